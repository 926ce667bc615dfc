"""Cross-encoders of a few nodes, whose scores can be counted by hand, with a tokenizer of whole words."""

import json
from pathlib import Path

import onnx
from onnx import TensorProto, helper
from tokenizers import Tokenizer, models, pre_tokenizers, processors

WORDS = "[PAD] [UNK] [CLS] [SEP] hose rack pump fits leaks the".split()
INPUTS = ("input_ids", "attention_mask", "token_type_ids")


def tokenizer() -> Tokenizer:
    """A word, a token; [CLS] question [SEP] passage [SEP], the passage of type 1; its file cuts and fills at 48."""
    made = Tokenizer(models.WordLevel({word: n for n, word in enumerate(WORDS)}, unk_token="[UNK]"))
    made.pre_tokenizer = pre_tokenizers.Whitespace()
    made.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1", special_tokens=[("[CLS]", 2), ("[SEP]", 3)]
    )
    made.enable_truncation(max_length=48)
    made.enable_padding(length=48)
    return made


def shared(output: str = "n1", *, inputs: tuple[str, ...] = INPUTS, kind: int = TensorProto.INT64) -> onnx.ModelProto:
    """A graph whose logit is how often a token of the question equals one of the passage, marks left out.

    `output`: `n1` (n, 1), `n` (n,), `n2` (n, 2) with 10 and 10 more than the count, `n3` (n, 3), `nan` (n,) no number.
    Without types every token counts for both texts.
    """
    nodes = [
        helper.make_node("Cast", ["input_ids"], ["ids"], to=TensorProto.INT64),
        helper.make_node("Greater", ["ids", "three"], ["words"]),
        helper.make_node("Cast", ["words"], ["word"], to=TensorProto.FLOAT),
    ]
    if "token_type_ids" in inputs:
        nodes += [
            helper.make_node("Cast", ["token_type_ids"], ["second"], to=TensorProto.FLOAT),
            helper.make_node("Sub", ["one", "second"], ["first"]),
            helper.make_node("Mul", ["word", "first"], ["asked"]),
            helper.make_node("Mul", ["word", "second"], ["read"]),
        ]
    else:
        nodes += [helper.make_node("Identity", ["word"], [name]) for name in ("asked", "read")]
    nodes += [
        helper.make_node("Unsqueeze", ["ids", "axis2"], ["down"]),
        helper.make_node("Unsqueeze", ["ids", "axis1"], ["across"]),
        helper.make_node("Equal", ["down", "across"], ["same"]),
        helper.make_node("Cast", ["same"], ["equal"], to=TensorProto.FLOAT),
        helper.make_node("Unsqueeze", ["asked", "axis2"], ["left"]),
        helper.make_node("Unsqueeze", ["read", "axis1"], ["right"]),
        helper.make_node("Mul", ["equal", "left"], ["half"]),
        helper.make_node("Mul", ["half", "right"], ["pairs"]),
        helper.make_node("ReduceSum", ["pairs", "axes12"], ["count"], keepdims=0),
        helper.make_node("Unsqueeze", ["count", "axis1"], ["column"]),
    ]
    last, shape = {
        "n1": (helper.make_node("Identity", ["column"], ["logits"]), ["n", 1]),
        "n": (helper.make_node("Identity", ["count"], ["logits"]), ["n"]),
        "n2": (helper.make_node("Concat", ["ten", "more"], ["logits"], axis=1), ["n", 2]),
        "n3": (helper.make_node("Concat", ["column", "column", "column"], ["logits"], axis=1), ["n", 3]),
        "nan": (helper.make_node("Log", ["below"], ["logits"]), ["n"]),
    }[output]
    extra = {
        "n2": [
            helper.make_node("Mul", ["column", "zero"], ["none"]),
            helper.make_node("Add", ["none", "tens"], ["ten"]),
            helper.make_node("Add", ["column", "tens"], ["more"]),
        ],
        "nan": [helper.make_node("Sub", ["count", "tens"], ["below"])],
    }.get(output, [])
    numbers = {"three": ([3], TensorProto.INT64), "axis1": ([1], TensorProto.INT64), "axis2": ([2], TensorProto.INT64)}
    numbers |= {"axes12": ([1, 2], TensorProto.INT64), "one": ([1.0], TensorProto.FLOAT)}
    numbers |= {"zero": ([0.0], TensorProto.FLOAT), "tens": ([10.0], TensorProto.FLOAT)}
    graph = helper.make_graph(
        [*nodes, *extra, last],
        "shared",
        [helper.make_tensor_value_info(name, kind, ["n", "length"]) for name in inputs],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, shape)],
        [helper.make_tensor(name, of, [len(values)], values) for name, (values, of) in numbers.items()],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)


def folder(place: Path, model: onnx.ModelProto, *, config: dict[str, object] | None = None) -> Path:
    """A folder with model.onnx, tokenizer.json and, where one is given, config.json."""
    place.mkdir(parents=True, exist_ok=True)
    onnx.save(model, str(place / "model.onnx"))
    tokenizer().save(str(place / "tokenizer.json"))
    if config is not None:
        (place / "config.json").write_text(json.dumps(config), encoding="utf-8")
    return place
