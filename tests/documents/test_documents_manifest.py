"""Metadata: strings stay strings, malformed values name file and line, layers merge by silence."""

from datetime import date

import pytest

from proofspan.documents import Revision, Status
from proofspan.documents.manifest import Metadata, Open, id_from, read_manifest, read_sidecar
from proofspan.documents.strict_yaml import MANIFEST_BYTES, parse
from proofspan.errors import MetadataError


def test_scalars_stay_the_strings_that_were_written() -> None:
    """`1.10` keeps its nought, `007` its noughts, and `no` is a word."""
    said = read_sidecar("a.meta.yaml", "id: 007\nrevision: 1.10\nowner: no\ntitle: 2026-02-30\n")
    assert (said.id, said.revision, said.owner, said.title) == ("007", "1.10", "no", "2026-02-30")


def test_every_key_of_the_contract_is_read() -> None:
    """Each key has its own type, and an empty valid_to is open on purpose."""
    said = read_sidecar(
        "a.meta.yaml",
        "id: returns\nrevision: v2\ntitle: Returns policy\nstatus: current\nproduct: [AX-42]\n"
        "allowed_groups: [sales, support]\nvalid_from: 2026-03-01\nvalid_to:\nlanguage: it\n"
        "derived_from: [rack-v1, x@2026-01-01]\nowner: ops@example.org\n",
    )
    assert said == Metadata(
        "returns",
        "v2",
        "Returns policy",
        Status.CURRENT,
        frozenset({"AX-42"}),
        frozenset({"sales", "support"}),
        date(2026, 3, 1),
        Open.OPEN,
        "it",
        (Revision("rack", "v1"), Revision("x", "2026-01-01")),
        "ops@example.org",
    )


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("valid_from: 2026-02-30", "not a day of the calendar"),
        ("valid_from: 20260301", "not a day"),
        ("valid_to: null", "not a day"),
        ("status: publishd", "not a status"),
        ("status: quarantined", "not a status"),
        ("status: [draft]", "one value was expected"),
        ("allowed_groups: []", "no group is named"),
        ("allowed_groups:", "no group is named"),
        ('allowed_groups: ["*"]', "compared letter by letter"),
        ("allowed_groups: [Public]", "compared letter by letter"),
        ("allowed_groups: sales, ops", "neither public nor a list; write [sales, ops]"),
        ('allowed_groups: "*"', "neither public nor a list; write public for everybody, or list the groups, like"),
        ("allowed_groups: Public", "neither public nor a list; write public"),
        ('allowed_groups: "*, ops"', "write public for everybody, or list the groups"),
        ('allowed_groups: ["sales,ops"]', "comma"),
        ('allowed_groups: [""]', "empty"),
        ("allowed_groups: {sales: yes}", "expected"),
        ("language: de", "not a language"),
        ("id: a b", "' '"),
        ("id: a#b", "'#'"),
        ("id: a@b", "'@'"),
        ("revision: 1/2", "'/'"),
        ("revision: a:b", "':'"),
        ('id: "a\\u200bb"', "can stand in it"),
        ("id:", "empty"),
        ("derived_from: [returns]", "not a revision"),
        ("colour: red", "unknown key 'colour'; known are id, revision, title"),
        ("a: &x 1", "anchor"),
        ("a: *x", "anchor"),
        ("a: !!int 1", "tag"),
        ("<<: {status: draft}", "unknown key '<<'"),
        ("owner: x\nowner: y", "stands already on line 2"),
        ("owner: [", "not readable as YAML"),
        ("owner: \x07", "does not allow"),
        ("{[a]: b}", "used as a key"),
        ("--- \nowner: x", "second document"),
        ("owner: " + "[" * 50, "more than 6"),
    ],
)
def test_what_is_malformed_is_refused_with_file_and_line(line: str, found: str) -> None:
    """The message starts with the file and a line, here the second or the third."""
    with pytest.raises(MetadataError, match=r"^sub/a\.meta\.yaml:[23]: ") as error:
        read_sidecar("sub/a.meta.yaml", f"title: x\n{line}\n" if line[0] != "{" else f"# c\n{line}\n")
    assert found in str(error.value)


def test_a_reversed_interval_names_the_line_of_its_end() -> None:
    """No day is left between the first of March and the first of February."""
    with pytest.raises(MetadataError, match=r"^a\.yaml:2: valid_from 2026-03-01 must come before"):
        read_sidecar("a.yaml", "valid_from: 2026-03-01\nvalid_to: 2026-02-01\n")


def test_metadata_that_is_no_mapping_is_refused() -> None:
    """A list says nothing about a document."""
    with pytest.raises(MetadataError, match=r"^a\.yaml:1: metadata is a mapping"):
        read_sidecar("a.yaml", "- draft\n")


def test_an_empty_sidecar_says_nothing() -> None:
    """A comment alone is silence, and silence is None for every key."""
    assert read_sidecar("a.yaml", "# nothing yet\n") == Metadata()


def test_sizes_are_bounded() -> None:
    """A sidecar is read up to 64 KiB, a manifest up to 4 MiB."""
    with pytest.raises(MetadataError, match="at most 65536 are read"):
        read_sidecar("a.yaml", "title: " + "x" * 65_536)
    with pytest.raises(MetadataError, match=f"at most {MANIFEST_BYTES} are read"):
        parse("#" * (MANIFEST_BYTES + 1), file="m", limit=MANIFEST_BYTES)


def test_what_a_nearer_layer_says_wins_and_its_silence_changes_nothing() -> None:
    """An open end said on purpose opens a closed one; a silent one leaves it closed."""
    below = Metadata(title="Old", valid_to=date(2026, 3, 1))
    assert below.merged(Metadata(title="New")) == Metadata(title="New", valid_to=date(2026, 3, 1))
    assert below.merged(Metadata(valid_to=Open.OPEN)).valid_to is Open.OPEN


def test_a_manifest_has_defaults_and_files() -> None:
    """Both are optional, and each entry keeps its line for the report."""
    manifest = read_manifest("m", "defaults:\n  status: draft\nfiles:\n  sub/a.md: {id: a}\n")
    assert manifest.defaults == Metadata(status=Status.DRAFT)
    assert manifest.files == {"sub/a.md": Metadata(id="a")}
    assert manifest.lines == {"sub/a.md": 4}


@pytest.mark.parametrize(
    "text",
    [
        "defaults: {id: a}",
        "defaults: {title: a}",
        "groups: x",
        "files: {../a.md: {}}",
        "files: {/a.md: {}}",
        "files: [a]",
    ],
)
def test_a_manifest_that_says_too_much_is_refused(text: str) -> None:
    """One id for all files, a path out of the folder, or an unknown key is an error with its line."""
    with pytest.raises(MetadataError, match=r"^m:1: "):
        read_manifest("m", text)


def test_a_file_stem_becomes_an_id() -> None:
    """White space and what ids may not hold turn to hyphens; a decomposed accent is composed."""
    assert id_from("Rack guide #2 (old)") == "Rack-guide-2-(old)"
    assert id_from("qualita\u0300") == "qualità"
    with pytest.raises(MetadataError, match="give the key id"):
        id_from("#")
