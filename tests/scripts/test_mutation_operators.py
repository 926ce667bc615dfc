"""The changes that mutation testing makes."""

import ast
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "scripts"))

from mutation.operators import mutants, mutated

MODULE = '''
"""A module."""
__all__ = ["low"]
LIMIT: int = 3

def low(count: int, *, most: int = 2) -> bool:
    """Whether it is low."""
    if count < 0:
        raise ValueError("less than none")
    return count <= most and not count == LIMIT
'''


def changes(source: str) -> list[tuple[str, str, str]]:
    """Operator, source and changed source of each mutant."""
    return [(mutant.operator, mutant.was, mutant.now) for mutant in mutants(source, "m.py")]


def test_every_decision_is_changed() -> None:
    """Constants, defaults, comparisons, the boolean, the denial, the result and the error; nothing that only says."""
    assert changes(MODULE) == [
        ("constant", "3", "4"),
        ("constant", "2", "3"),
        ("comparison", "count < 0", "count <= 0"),
        ("constant", "0", "1"),
        ("statement", "raise ValueError('less than none')", "pass"),
        ("return", "return count <= most and (not count == LIMIT)", "return None"),
        ("boolean", "count <= most and (not count == LIMIT)", "count <= most or not count == LIMIT"),
        ("comparison", "count <= most", "count < most"),
        ("unary", "not count == LIMIT", "count == LIMIT"),
        ("comparison", "count == LIMIT", "count != LIMIT"),
    ]


def test_a_mutant_is_the_module_but_for_one_change() -> None:
    """Each is another module, which has its change where the module had what was changed."""
    before = ast.unparse(ast.parse(MODULE))
    after = [ast.unparse(mutated(MODULE, mutant.number)) for mutant in mutants(MODULE, "m.py")]
    assert len({before, *after}) == len(after) + 1
    assert all(mutant.now in text for mutant, text in zip(mutants(MODULE, "m.py"), after, strict=True))


def test_a_condition_of_a_query_is_changed_where_it_stands() -> None:
    """Each sign and each joint of the conditions in SQL is a change of its own."""
    found = changes('Q = "SELECT a FROM b WHERE c <= 1 AND d > 2"')
    assert [now for operator, _, now in found if operator == "query"] == [
        "'SELECT a FROM b WHERE c <= 1 OR d > 2'",
        "'SELECT a FROM b WHERE c < 1 AND d > 2'",
        "'SELECT a FROM b WHERE c <= 1 AND d >= 2'",
    ]


@pytest.mark.parametrize("left", ["x: int", "from a import b", '"""Text."""', "if TYPE_CHECKING:\n    import a"])
def test_what_decides_nothing_is_left_alone(left: str) -> None:
    """Annotations, imports and docstrings have no mutants."""
    assert changes(left) == []


def test_lines_of_a_change_are_those_of_its_statement() -> None:
    """A long statement is one; of a loop only the head is."""
    found = mutants("def f(a):\n    for b in (\n        a,\n        1,\n    ):\n        g(b,\n          2)\n", "m.py")
    assert [(mutant.now, mutant.line, mutant.lines) for mutant in found] == [
        ("2", 4, (2, 5)),
        ("pass", 6, (6, 7)),
        ("3", 7, (6, 7)),
    ]
