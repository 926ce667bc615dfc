"""Reports written into a folder."""

import pytest
from reported import evaluation

from proofspan.errors import FrozenError
from proofspan.evaluation.report import markdown, page, write


def test_both_files_are_written(tmp_path):
    """Into a folder that is made for them."""
    html, md = write(tmp_path / "new" / "folder", evaluation())
    assert (html.read_text("utf-8"), md.read_text("utf-8")) == (page(evaluation()), markdown(evaluation()))


def test_an_earlier_report_is_written_over(tmp_path):
    """By the report of other values."""
    write(tmp_path, evaluation())
    html, _ = write(tmp_path, evaluation(set="another"))
    assert "another" in html.read_text("utf-8")


@pytest.mark.parametrize("name", ["report.html", "report.md"])
def test_what_is_no_report_is_left_as_it_is(tmp_path, name):
    """Somebody's own file of that name stays, and neither file is written."""
    (tmp_path / name).write_text("mine")
    with pytest.raises(FrozenError, match="no report of proofspan"):
        write(tmp_path, evaluation())
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [(name, "mine")]


def test_a_link_is_not_followed(tmp_path):
    """A link of that name, be it to nothing or to another report, stays."""
    html, _ = write(tmp_path / "first", evaluation())
    (tmp_path / "second").mkdir()
    (tmp_path / "second" / "report.html").symlink_to(html)
    with pytest.raises(FrozenError):
        write(tmp_path / "second", evaluation(set="another"))
    assert html.read_text("utf-8") == page(evaluation())
