"""What a plain installation brings: few, small, free, pinned."""

import re
from importlib.metadata import distribution
from pathlib import Path

from packaging.markers import Marker

ROOT = Path(__file__).parent.parent
LOCKS = [ROOT / "requirements" / name for name in ("default.lock", "all.lock")]
PINNED = re.compile(r"^(?P<name>[\w.-]+)==\S+(?: ; (?P<marker>[^\\\n]+))?", re.MULTILINE)


def pinned(lock: Path) -> list[str]:
    """The distributions that a lock installs on this machine."""
    found = PINNED.finditer(lock.read_text(encoding="utf-8"))
    return [m["name"] for m in found if not m["marker"] or Marker(m["marker"].strip()).evaluate()]


def test_at_most_forty_distributions() -> None:
    """A plain install brings at most 40 distributions, proofspan itself among them."""
    assert 10 < len(pinned(LOCKS[0])) + 1 <= 40


def test_every_pin_has_hashes_and_no_address() -> None:
    """Every pinned line is followed by a hash, and no lock names an index."""
    for lock in LOCKS:
        text = lock.read_text(encoding="utf-8")
        assert len(PINNED.findall(text)) == len(re.findall(r"==[^\n]+\\\n    --hash=sha256:", text))
        assert "://" not in text


def test_at_most_160_megabytes() -> None:
    """The files of a plain install, compiled ones left out, weigh at most 160 MB."""
    sizes = [
        (file.size or 0)
        for name in pinned(LOCKS[0])
        for file in distribution(name).files or ()
        if file.suffix != ".pyc"
    ]
    assert 10e6 < sum(sizes) <= 160e6


def test_nothing_with_a_network_copyleft() -> None:
    """No distribution of a plain install says AGPL or SSPL in its licence."""
    fields = ("Classifier", "License", "License-Expression")
    said = {
        name: " ".join(value for field in fields for value in distribution(name).metadata.get_all(field, []))
        for name in pinned(LOCKS[0])
    }
    assert len(said) > 10
    assert [name for name, licence in said.items() if re.search(r"AGPL|Affero|SSPL|Server Side Public", licence)] == []
