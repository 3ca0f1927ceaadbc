"""Breaks rules on paper: for each place that cites a clause, the sources with just that place disabled."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.citing import cited

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mutant(NamedTuple):
    """One change of one file, and the clauses whose tests must notice it."""

    path: Path
    line: int
    code: str
    """The first line of what was changed, as it stood."""
    change: str
    clauses: tuple[str, ...]
    source: str


class Source:
    """A file, its tree, and what its comments and strings cite."""

    def __init__(self, path: Path, prefix: str) -> None:
        self.path = path
        self.prefix = prefix
        self.text = path.read_text("utf-8")
        self.tree = ast.parse(self.text, str(path))
        self.lines = self.text.encode().splitlines(keepends=True)
        self.parents = {
            child: parent for parent in ast.walk(self.tree) for child in ast.iter_child_nodes(parent)
        }

    def mutants(self) -> list[Mutant]:
        """Each change once, for the clauses cited where it is made, else for those of the docstring."""
        found: dict[str, Mutant] = {}
        for mutant in (*self.by_comment(), *self.by_string()):
            same = found.get(mutant.source)
            clauses = (*(same.clauses if same else ()), *mutant.clauses)
            found[mutant.source] = mutant._replace(clauses=tuple(dict.fromkeys(clauses)))
        for mutant in self.by_docstring():
            found.setdefault(mutant.source, mutant)
        return sorted(found.values(), key=lambda mutant: mutant.line)

    # ---- what cites

    def by_comment(self) -> Iterator[Mutant]:
        """A comment speaks of the statement on its line, or of the next one."""
        statements = [node for node in ast.walk(self.tree) if isinstance(node, ast.stmt)]
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            clauses = cited(token.string, self.prefix) if token.type == tokenize.COMMENT else []
            if clauses:
                line = token.start[0]
                here = [node for node in statements if node.lineno <= line <= head_end(node)]
                here = here or [node for node in statements if node.lineno > line]
                near = min(here, key=lambda node: (abs(node.lineno - line), head_end(node)))
                yield from self.disabled(near, clauses)

    def by_string(self) -> Iterator[Mutant]:
        """A string in an expression: the statement, the branch it stands in, and the id itself."""
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            clauses = cited(node.value, self.prefix)
            if not clauses or isinstance(self.parents[node], ast.Expr):
                continue
            yield self.changed(node, '"XX-00"', "cites another clause", clauses)
            yield from self.around(node, clauses)

    def around(self, node: ast.AST, clauses: list[str]) -> Iterator[Mutant]:
        """The row of a table, the arms of a choice, the statement and the `if` around a citation."""
        while not isinstance(node, ast.stmt):
            parent = self.parents[node]
            if isinstance(node, ast.Tuple) and isinstance(parent, ast.Tuple):
                yield self.changed(node, "*()", "row dropped", clauses)
            if isinstance(parent, ast.IfExp) and node is not parent.test:
                yield from self.forced(parent.test, clauses)
            node = parent
        if self.function_of(node) is None:
            return
        yield from self.disabled(node, clauses)
        above = self.parents[node]
        if isinstance(above, ast.If):
            yield from self.forced(above.test, clauses)

    def by_docstring(self) -> Iterator[Mutant]:
        """A function whose docstring cites: each statement dropped in turn, each condition forced."""
        for function in ast.walk(self.tree):
            if not isinstance(function, Function):
                continue
            clauses = cited(ast.get_docstring(function) or "", self.prefix)
            if not clauses:
                continue
            for statement in function.body[1:]:
                inside = "".join(
                    self.text.splitlines(keepends=True)[statement.lineno - 1 : statement.end_lineno]
                )
                yield from self.dropped(statement, [*clauses, *cited(inside, self.prefix)])
            for node in ast.walk(function):
                if isinstance(node, ast.If | ast.IfExp):
                    yield from self.forced(node.test, clauses)

    # ---- what is changed

    def disabled(self, node: ast.stmt, clauses: list[str]) -> Iterator[Mutant]:
        """The statement without its effect."""
        if isinstance(node, ast.If | ast.While):
            yield from self.forced(node.test, clauses)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Compare | ast.BoolOp | ast.IfExp):
            yield from self.forced(node.value, clauses)
        elif isinstance(node, ast.Return) and ast.unparse(node).startswith("return Refusal("):
            yield self.changed(node, "return LEGAL", "not refused", clauses)
        elif not isinstance(node, ast.ClassDef | Function):
            yield from self.dropped(node, clauses)

    def dropped(self, node: ast.stmt, clauses: list[str]) -> Iterator[Mutant]:
        """Not done at all."""
        if not isinstance(node, ast.Pass | ast.Import | ast.ImportFrom | ast.Assert):
            yield self.changed(node, "pass", "dropped", clauses)

    def forced(self, test: ast.expr, clauses: list[str]) -> Iterator[Mutant]:
        """A condition that is always, or never, true."""
        if isinstance(test, ast.Constant):
            return
        yield self.changed(test, "False", "never", clauses)
        # An event that nobody listens to changes nothing.
        if ast.unparse(test) != "out.on":
            yield self.changed(test, "True", "always", clauses)

    def changed(self, node: ast.expr | ast.stmt, new: str, change: str, clauses: list[str]) -> Mutant:
        """The file with this node replaced. Columns count bytes."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        before = b"".join(self.lines[: node.lineno - 1]) + self.lines[node.lineno - 1][: node.col_offset]
        after = self.lines[node.end_lineno - 1][node.end_col_offset :] + b"".join(
            self.lines[node.end_lineno :]
        )
        code = self.lines[node.lineno - 1].decode().partition("  #")[0].strip()
        source = before.decode() + new + after.decode()
        return Mutant(self.path, node.lineno, code, f"{change}: {first_line(node)}", tuple(clauses), source)

    def function_of(self, node: ast.AST) -> Function | None:
        """The function around a node, if any."""
        while node in self.parents:
            node = self.parents[node]
            if isinstance(node, Function):
                return node
        return None


def head_end(node: ast.stmt) -> int:
    """The last line of a statement, without its block."""
    body = getattr(node, "body", None)
    return body[0].lineno - 1 if body else node.end_lineno or node.lineno


def first_line(node: ast.AST) -> str:
    """A node in one short line."""
    return ast.unparse(node).splitlines()[0][:80]
