"""The models there are, as a page."""

from collections.abc import Mapping, Sequence

from rich.padding import Padding

from proofspan.cli.pages.console import Page, one_line, styled

DAMAGED = "damaged, or built by another version"


def shelf(page: Page, rows: Sequence[Mapping[str, object]]) -> None:
    """Prints each model with what it is for, its licence, where it is from and where it stands."""
    for row in rows:
        name, size = str(row["name"]), row["bytes"]
        standing = f"ready, {size / 1e6:.0f} MB" if isinstance(size, int) else DAMAGED if row["damaged"] else "not here"
        page.print(styled((name, "bold cyan"), f"  {standing}"))
        facts = {
            "languages": row["languages"],
            "licence": row["licence"],
            "from": row["distribution"],
            "or from": _short(row["hub"]),
            "digest": row["digest"],
            "folder" if row["ready"] else "fetch": row["folder"] if row["ready"] else f"proofspan models fetch {name}",
        }
        for fact, value in facts.items():
            if value is not None:
                page.print(Padding(styled((f"{fact:<11}", "dim"), one_line(str(value))), (0, 2)))


def _short(hub: object) -> str | None:
    """The hub's name with as much of the revision as a person compares."""
    if hub is None:
        return None
    owner, _, revision = str(hub).partition("@")
    return f"{owner}@{revision[:12]}"
