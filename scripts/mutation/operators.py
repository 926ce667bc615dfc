"""The changes that are made to a module, one at a time: the standard operators, on its syntax tree.

Left alone are annotations, docstrings, `__all__`, decorators, what an error says (the arguments of `raise`), and tables
of words (strings outside of functions, but for patterns, queries and names): whether each word of a table has a test is
another question.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Div,
    ast.Mod: ast.Mult,
    ast.Pow: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_PAIRS = (
    "any all",
    "min max",
    "startswith endswith",
    "lstrip rstrip",
    "lower upper",
    "find rfind",
    "partition rpartition",
)
_CALLED = {one: other for pair in map(str.split, _PAIRS) for one, other in (pair, pair[::-1])}
_SQL = ((" AND ", " OR "), (" OR ", " AND "), ("<=", "<"), (" > ", " >= "), (" < ", " <= "), ("max(", "min("))
SHOWN = 100
"""Characters of a change that are shown."""
_SKIPPED = ("annotation", "returns", "decorator_list", "format_spec")


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: the `number`-th of its module, in which lines of source it stands, and what it makes of what."""

    path: str
    number: int
    line: int
    lines: tuple[int, int]
    function: str
    operator: str
    was: str
    now: str


@dataclass(slots=True)
class _Place:
    """Where a node hangs in its tree, so that another can be put in its stead."""

    parent: ast.AST
    field: str
    at: int | None
    lines: tuple[int, int]
    function: str

    def line(self, node: ast.AST) -> int:
        """The line that the node here begins in."""
        return int(getattr(node, "lineno", self.lines[0]))

    def of_a_table(self, node: ast.AST) -> bool:
        """Whether the node is a string outside of functions that is no pattern, and no value with a name of its own."""
        if self.function or not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            return False
        pattern = isinstance(self.parent, ast.Call) and ast.unparse(self.parent.func) == "re.compile"
        return not (pattern or isinstance(self.parent, ast.Assign | ast.AnnAssign | ast.JoinedStr))

    def put(self, node: ast.AST) -> None:
        """Hangs another node here."""
        if self.at is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.at] = node


def mutants(source: str, path: str) -> list[Mutant]:
    """Every mutant of a module, in order of place."""
    return [
        Mutant(path, number, place.line(node), place.lines, place.function, operator, *_said(node, new))
        for number, (place, node, operator, new) in enumerate(_changes(ast.parse(source)))
    ]


def mutated(source: str, number: int) -> ast.Module:
    """The module with one change made."""
    tree = ast.parse(source)
    for at, (place, node, _, new) in enumerate(_changes(tree)):
        if at == number:
            place.put(ast.copy_location(new, node))
            return ast.fix_missing_locations(tree)
    raise IndexError(f"there is no mutant {number}")


def _said(node: ast.AST, new: ast.AST) -> tuple[str, str]:
    """Both as source, of long ones what is about the first difference."""
    was, now = (" ".join(ast.unparse(each).split()) for each in (node, new))
    differing = next((at for at, (one, other) in enumerate(zip(was, now, strict=False)) if one != other), 0)
    first = max(0, differing - SHOWN // 2) if len(was) > SHOWN else 0
    return was[first : first + SHOWN], now[first : first + SHOWN]


def _changes(tree: ast.Module) -> Iterator[tuple[_Place, ast.AST, str, ast.AST]]:
    for place, node in _places(tree, "", (1, 1)):
        if not place.of_a_table(node):
            yield from ((place, node, operator, new) for operator, new in _replacements(node, bool(place.function)))


def _places(parent: ast.AST, function: str, lines: tuple[int, int]) -> Iterator[tuple[_Place, ast.AST]]:
    """The nodes below one, each before those below it, without what is left alone."""
    for field, value in ast.iter_fields(parent):
        if field in _SKIPPED or (isinstance(parent, ast.Raise) and field == "exc"):
            continue
        for at, node in enumerate(value) if isinstance(value, list) else ((None, value),):
            if not isinstance(node, ast.AST) or _left_alone(node):
                continue
            inner = _lines(node) if isinstance(node, ast.stmt) else lines
            yield _Place(parent, field, at, inner, function), node
            named = isinstance(node, ast.FunctionDef | ast.ClassDef)
            yield from _places(node, _inside(node, function) if named else function, inner)


def _inside(node: ast.AST, function: str) -> str:
    """The function that the body of a definition belongs to; a class outside of functions belongs to none."""
    if isinstance(node, ast.ClassDef):
        return function
    return f"{function}.{node.name}" if function else node.name  # type: ignore[attr-defined]


def _lines(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement, of a compound one those of its head."""
    body = getattr(statement, "body", None)
    last = statement.end_lineno or statement.lineno
    return statement.lineno, max(statement.lineno, body[0].lineno - 1) if body else last


def _left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.If):
        return "TYPE_CHECKING" in ast.unparse(node.test)
    return isinstance(node, ast.Assign) and "__all__" in ast.unparse(node.targets[0])


def _replacements(node: ast.AST, in_function: bool) -> Iterator[tuple[str, ast.AST]]:
    match node:
        case ast.Compare():
            yield from _compared(node)
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in _COMPUTED:
            yield "arithmetic", _with(node, "op", _COMPUTED[type(op)]())
        case ast.BoolOp(op=op):
            yield "boolean", _with(node, "op", ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield "unary", operand
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) if not isinstance(test, ast.Compare):
            yield "condition", _with(node, "test", _negated(test))
        case ast.comprehension(ifs=[test, *others]) if not isinstance(test, ast.Compare):
            yield "condition", _with(node, "ifs", [_negated(test), *others])
        case ast.Constant():
            yield from _constants(node)
        case ast.Return(value=ast.expr() as value) if not _is_plain(value):
            yield "return", _with(node, "value", ast.Constant(None))
        case ast.Expr(value=ast.Call()) | ast.Raise():
            yield "statement", ast.Pass()
        case ast.Assign(value=value) if in_function and not _is_plain(value):
            yield "assignment", _with(node, "value", ast.Constant(None))
        case ast.Break() | ast.Continue():
            yield "loop", ast.Continue() if isinstance(node, ast.Break) else ast.Break()
        case ast.Call(func=ast.Name(id=name)) if name in _CALLED:
            yield "call", _with(node, "func", ast.Name(_CALLED[name], ast.Load()))
        case ast.Call(func=ast.Attribute(value=of, attr=name)) if name in _CALLED:
            yield "call", _with(node, "func", ast.Attribute(of, _CALLED[name], ast.Load()))


def _with(node: ast.AST, field: str, value: ast.AST | Sequence[ast.AST]) -> ast.AST:
    """A copy of a node with another child."""
    new = deepcopy(node)
    setattr(new, field, value)
    return new


def _compared(node: ast.Compare) -> Iterator[tuple[str, ast.AST]]:
    for at, op in enumerate(node.ops):
        yield "comparison", _with(node, "ops", [*node.ops[:at], _COMPARED[type(op)](), *node.ops[at + 1 :]])


def _constants(node: ast.Constant) -> Iterator[tuple[str, ast.AST]]:
    value = node.value
    if isinstance(value, bool):
        yield "constant", ast.Constant(not value)
    elif isinstance(value, int | float):
        yield "constant", ast.Constant(value + 1)
    elif isinstance(value, str):
        yield "constant", ast.Constant(f"XX{value}XX")
        if re.search(r"\bSELECT\b|\bFROM\b", value):
            for sign, other in _SQL:
                yield from (
                    ("query", ast.Constant(value[: m.start()] + other + value[m.end() :]))
                    for m in re.finditer(re.escape(sign), value)
                )


def _negated(test: ast.expr) -> ast.expr:
    return (
        test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else ast.UnaryOp(ast.Not(), test)
    )


def _is_plain(node: ast.expr) -> bool:
    """Whether it is None, True or False: the latter are turned round as constants, and None is as good as False."""
    return isinstance(node, ast.Constant) and (node.value is None or isinstance(node.value, bool))
