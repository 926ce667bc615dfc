"""A progress bar on stderr, where somebody sees it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from proofspan.cli.terminal import Terminal


@contextmanager
def bar(terminal: Terminal, doing: str) -> Iterator[Callable[[int, int], None]]:
    """Something to call with how many are done of how many; it shows nothing unless stderr is a terminal."""
    if not terminal.shows_progress:
        yield lambda done, of: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as shown:
        task = shown.add_task(doing, total=None)
        yield lambda done, of: shown.update(task, completed=done, total=of)
