"""The style of the page: what is written can be read, in the light, in the dark and on paper."""

import re
from pathlib import Path

import pytest

from proofspan.evaluation import report

CSS = (Path(report.__file__).parent / "page.css").read_text(encoding="utf-8")
PALETTES = dict(zip(("light", "dark", "print"), re.findall(r":root \{(.*?)\}", CSS, re.DOTALL), strict=True))


def colours(name: str) -> dict[str, tuple[float, ...]]:
    """The colours of a palette by name, each as red, green and blue from 0 to 1."""
    found = re.findall(r"--(\w+): #([0-9a-f]{3,6});", PALETTES[name])
    full = {key: value if len(value) == 6 else "".join(2 * each for each in value) for key, value in found}
    return {key: tuple(int(value[at : at + 2], 16) / 255 for at in (0, 2, 4)) for key, value in full.items()}


def luminance(colour: tuple[float, ...]) -> float:
    """The relative luminance of WCAG 2.2."""
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """The contrast of WCAG 2.2, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", ["light", "dark", "print"])
def test_text_stands_out_from_what_is_behind_it(palette):
    """At least 4.5 to 1 (AA), on the paper, on the row that a link led to, and on the marks of the matrix."""
    have = colours(palette)
    pairs = [(text, "paper") for text in ("ink", "muted", "accent", "warn")]
    pairs += [("ink", ground) for ground in ("raised", "found", "part", "lost")]
    pairs += [("muted", "raised"), ("accent", "raised"), ("warn", "raised")]
    assert [pair for pair in pairs if contrast(have[pair[0]], have[pair[1]]) < 4.5] == []


@pytest.mark.parametrize("palette", ["light", "dark", "print"])
def test_numbers_stand_out_on_the_heat_map(palette):
    """On every step of the colour, which is the accent mixed into the paper."""
    have = colours(palette)
    steps = [int(part) / 100 for part in re.findall(r"color-mix\(in srgb, var\(--accent\) (\d+)%", CSS)]
    mixed = [tuple(s * a + (1 - s) * p for a, p in zip(have["accent"], have["paper"], strict=True)) for s in steps]
    assert (
        len(steps) == 9
        and [round(contrast(have["ink"], each), 2) for each in mixed if contrast(have["ink"], each) < 4.5] == []
    )


def test_the_page_answers_to_the_reader_and_to_paper():
    """Dark when that is preferred, narrow on a small screen, A4 with all opened, the focus to be seen."""
    for rule in (
        "prefers-color-scheme: dark",
        "max-width: 40rem",
        "@page { size: A4",
        "details-content",
        ":focus-visible",
    ):
        assert rule in CSS
