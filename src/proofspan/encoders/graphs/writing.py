"""Nodes and constants of an ONNX graph, collected one after another and made into a model at the end."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from proofspan.errors import MissingExtraError

if TYPE_CHECKING:
    import numpy as np
    import onnx
    from numpy.typing import NDArray

OPSET = 17
"""The version of the standard operators that graphs are written in; the oldest runtime asked for reads it."""

FUSED = "com.microsoft"
"""The domain of onnxruntime's own operators."""

IR_VERSION = 8
"""The version of the file format that belongs to the operators' version."""


class Writer:
    """A graph that grows: every method gives the name of what it added, for others to take in."""

    def __init__(self) -> None:
        self._nodes: list[onnx.NodeProto] = []
        self._constants: list[onnx.TensorProto] = []

    def constant(self, value: "NDArray[Any] | np.generic", name: str = "") -> str:
        """The name of a constant with these numbers; `name` when it is given."""
        import numpy as np
        from onnx import numpy_helper

        name = name or f"constant_{len(self._constants)}"
        self._constants.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def node(
        self,
        operator: str,
        inputs: Sequence[str],
        *,
        attributes: Mapping[str, Any] | None = None,
        domain: str = "",
        output: str = "",
    ) -> str:
        """The name of the first output of a new node; an input named "" is left out."""
        from onnx import helper

        output = output or f"{operator.lower()}_{len(self._nodes)}"
        self._nodes.append(helper.make_node(operator, inputs, [output], domain=domain, **(attributes or {})))
        return output

    def fused(self, operator: str, inputs: Sequence[str], *, attributes: Mapping[str, Any] | None = None) -> str:
        """As `node`, of onnxruntime's own operators."""
        return self.node(operator, inputs, attributes=attributes, domain=FUSED)

    def model(
        self,
        name: str,
        *,
        inputs: "Sequence[onnx.ValueInfoProto]",
        outputs: "Sequence[onnx.ValueInfoProto]",
    ) -> "onnx.ModelProto":
        """The whole as a model that onnxruntime loads."""
        from onnx import helper

        graph = helper.make_graph(self._nodes, name, inputs, outputs, self._constants)
        opsets = [helper.make_opsetid("", OPSET), helper.make_opsetid(FUSED, 1)]
        return helper.make_model(graph, producer_name="proofspan", ir_version=IR_VERSION, opset_imports=opsets)


def require_onnx() -> None:
    """Nothing, when the library that writes graphs is installed; else `MissingExtraError`."""
    try:
        import onnx  # noqa: F401
    except ImportError as error:
        raise MissingExtraError(
            "writing a model's graph needs the library onnx: run pip install 'proofspan[minilm]'"
        ) from error
