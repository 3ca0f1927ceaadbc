"""Copies small functions of one group into the C of those that call them: so the C compiler can inline them.

Between groups mypyc calls through a table, which costs more than the few instructions of a set of cards. Only
functions are copied that need nothing but their arguments: no literal, no type, no module. What is not
recognised is called through the table, as mypyc wrote it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

FUNCTION = re.compile(
    r"^[A-Za-z][\w *]*?(?P<name>CPyDef_\w+)\([^;{}]*\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL
)
CALL = re.compile(r"\bexports_\w+?\.(?P<name>CPyDef_\w+)\(")
INNER_CALL = re.compile(r"\b(CPyDef_\w+)\(")
# Where an error says through which module it passed: any module of the group will do.
GLOBALS = re.compile(r"\bCPyStatic_\w+___globals\b")
STATE = re.compile(r"\b(?:CPyStatics|CPyStatic_\w+|CPyType_\w+|CPyModule_\w+|exports_\w+)\b")
HEADERS_END = re.compile(r'^#include "__native_internal_\w+\.h"\n', re.MULTILINE)
LINES = 120


def share(sources: Iterable[Path]) -> None:
    """Rewrite the C of these groups in place."""
    texts = {source: source.read_text("utf-8") for source in sources}
    functions = {name: body for text in texts.values() for name, body in portable(text)}
    for source, text in texts.items():
        wanted = {name for name in CALL.findall(text) if known(name, functions)}
        if wanted:
            source.write_text(inlined(text, wanted, functions), "utf-8")


def portable(text: str) -> Iterator[tuple[str, str]]:
    """The functions that look at nothing but their arguments, as far as their own lines say."""
    for found in FUNCTION.finditer(text):
        body = found[0]
        if body.count("\n") <= LINES and not STATE.search(GLOBALS.sub("", body)):
            yield found["name"], body


def callees(name: str, functions: dict[str, str]) -> list[str]:
    """The functions that this one calls, in order and without itself."""
    return [callee for callee in dict.fromkeys(INNER_CALL.findall(functions[name])) if callee != name]


def known(name: str, functions: dict[str, str], above: tuple[str, ...] = ()) -> bool:
    """Whether this function can be copied with all that it calls; not if these call it in turn."""
    if name not in functions or name in above:
        return False
    return all(known(callee, functions, (*above, name)) for callee in callees(name, functions))


def inlined(text: str, wanted: set[str], functions: dict[str, str]) -> str:
    """The C of a group with copies of these functions, which it calls in their place."""
    copies: dict[str, str] = {}
    for name in sorted(wanted):
        add(name, functions, copies)
    own = GLOBALS.search(text)
    assert own
    text = CALL.sub(lambda call: f"copied_{call['name']}(" if call["name"] in wanted else call[0], text)
    end = HEADERS_END.search(text)
    assert end
    return text[: end.end()] + GLOBALS.sub(own[0], "".join(copies.values())) + text[end.end() :]


def add(name: str, functions: dict[str, str], copies: dict[str, str]) -> None:
    """A function below those that it calls."""
    for callee in callees(name, functions):
        add(callee, functions, copies)
    copies.setdefault(name, "static inline " + INNER_CALL.sub(r"copied_\1(", functions[name]))
