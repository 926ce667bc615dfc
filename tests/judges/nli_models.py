"""Models of inference of a few nodes, whose logits can be counted by hand; their tokenizer knows whole words."""

import json
from collections.abc import Sequence
from pathlib import Path

import onnx
from onnx import TensorProto, helper
from pair_models import INPUTS, tokenizer

THREE = ("contradiction", "entailment", "neutral")


def inferring(labels: Sequence[str] = THREE, *, scale: float = 8.0) -> onnx.ModelProto:
    """A graph whose logit for entailment is 4, less `scale` for each pair of neighbouring words of the second text
    that are no neighbours in the first; for every other label it is 0. Unknown words are not looked at.
    """
    whole = {"zero": [0], "first": [1], "two": [2], "second": [1], "last": [-1], "end": [10**6], "marks": [3]}
    numbers = {"one": 1.0, "four": 4.0, "scale": scale, "none": 0.0}
    fixed = [helper.make_tensor(name, TensorProto.INT64, [1], value) for name, value in whole.items()]
    fixed.append(helper.make_tensor("hundred", TensorProto.INT64, [1], [100]))
    fixed += [helper.make_tensor(name, TensorProto.FLOAT, [1], [value]) for name, value in numbers.items()]
    graph = helper.make_graph(
        _nodes(labels),
        "inferring",
        [helper.make_tensor_value_info(name, TensorProto.INT64, ["n", "length"]) for name in INPUTS],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["n", len(labels)])],
        fixed,
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)


def _nodes(labels: Sequence[str]) -> list[onnx.NodeProto]:
    """Pairs of neighbours as hundreds and units, looked for among those of the first text, counted where not found."""
    node = helper.make_node
    return [
        node("Slice", ["input_ids", "zero", "last", "second"], ["left"]),
        node("Slice", ["input_ids", "first", "end", "second"], ["right"]),
        node("Slice", ["token_type_ids", "zero", "last", "second"], ["left_type"]),
        node("Slice", ["token_type_ids", "first", "end", "second"], ["right_type"]),
        node("Mul", ["left", "hundred"], ["hundreds"]),
        node("Add", ["hundreds", "right"], ["pair"]),
        node("Greater", ["left", "marks"], ["left_word"]),
        node("Greater", ["right", "marks"], ["right_word"]),
        node("And", ["left_word", "right_word"], ["words"]),
        node("Mul", ["left_type", "right_type"], ["both"]),
        node("Equal", ["both", "first"], ["in_second"]),
        node("Add", ["left_type", "right_type"], ["any"]),
        node("Equal", ["any", "zero"], ["in_first"]),
        node("And", ["words", "in_second"], ["asked"]),
        node("And", ["words", "in_first"], ["given"]),
        node("Unsqueeze", ["pair", "two"], ["down"]),
        node("Unsqueeze", ["pair", "first"], ["across"]),
        node("Equal", ["down", "across"], ["same"]),
        node("Unsqueeze", ["given", "first"], ["given_across"]),
        node("And", ["same", "given_across"], ["met"]),
        node("Cast", ["met"], ["meetings"], to=TensorProto.FLOAT),
        node("ReduceMax", ["meetings"], ["found"], axes=[2], keepdims=0),
        node("Sub", ["one", "found"], ["lost"]),
        node("Cast", ["asked"], ["wanted"], to=TensorProto.FLOAT),
        node("Mul", ["wanted", "lost"], ["missing"]),
        node("ReduceSum", ["missing", "first"], ["count"], keepdims=1),
        node("Mul", ["count", "scale"], ["less"]),
        node("Sub", ["four", "less"], ["entailment"]),
        node("Mul", ["count", "none"], ["other"]),
        node(
            "Concat",
            ["entailment" if label in ("entailment", "LABEL_1") else "other" for label in labels],
            ["logits"],
            axis=1,
        ),
    ]


def model(place: Path, labels: Sequence[str] = THREE, *, scale: float = 8.0, names: Sequence[str] = ()) -> Path:
    """A folder with a model of these labels, which its config.json calls so or by `names`; no config for one label."""
    place.mkdir(parents=True, exist_ok=True)
    onnx.save(inferring(labels, scale=scale), str(place / "model.onnx"))
    tokenizer().save(str(place / "tokenizer.json"))
    if len(labels) > 1:
        called = {str(number): name for number, name in enumerate(names or labels)}
        (place / "config.json").write_text(json.dumps({"id2label": called}), encoding="utf-8")
    return place
