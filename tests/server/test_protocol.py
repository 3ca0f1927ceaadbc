"""`docs/protocol.md` shows every message, and every example can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from starlette.routing import Route

from ludofoot.server.analyses import ABANDONED
from ludofoot.server.app import make_app
from ludofoot.server.guard import Names
from ludofoot.server.limits import FEWEST, MOST, Limits
from ludofoot.wire.answers import AnyAnswer, Opened
from ludofoot.wire.requests import AnyRequest, NewTable
from tests.server.rehearsal import NoStore

pytestmark = pytest.mark.plain_only
TEXT = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")


def examples() -> Iterator[tuple[str, str]]:
    """Each example with its type; some go over several lines."""
    for block in re.findall(r"```json\n(.*?)```", TEXT, re.S):
        for text in re.split(r"\n(?=\{)", block.strip()):
            yield msgspec.json.decode(text).get("type", ""), text


def tags(union: Any) -> set[str]:
    return {str(member.__struct_config__.tag) for member in get_args(union)}


def test_every_message_has_an_example_that_can_be_read() -> None:
    shown = {kind: text for kind, text in examples() if kind}
    assert set(shown) == tags(AnyRequest) | tags(AnyAnswer)
    for kind, text in shown.items():
        msgspec.json.decode(text, type=AnyAnswer if kind in tags(AnyAnswer) else AnyRequest)


def test_opening_a_table_is_shown_as_it_is() -> None:
    wanted, opened = (text for kind, text in examples() if not kind)
    assert msgspec.json.decode(wanted, type=NewTable).plan[1].bot == "confirme"
    assert msgspec.json.decode(opened, type=Opened).table in TEXT


def test_every_address_is_named() -> None:
    app = make_app(NoStore(), names=Names(()), home="")
    paths = {re.sub(r":\w+\}", "}", route.path) for route in app.routes if isinstance(route, Route)}
    assert {path for path in paths if f"{path}`" not in TEXT} == set()


def test_every_request_has_a_budget() -> None:
    """Whatever is added to the wire or to the routes is asked what it may cost."""
    budgets = TEXT[TEXT.index("### What each request may cost") :]
    app = make_app(NoStore(), names=Names(()), home="")
    wanted = {f"`{tag}`" for tag in tags(AnyRequest)}
    for route in app.routes:
        assert isinstance(route, Route)
        path = re.sub(r":\w+\}", "}", route.path)
        wanted |= {f"`{method} {path}`" for method in route.methods or () if method != "HEAD"}
    assert {each for each in wanted if each not in budgets} == set()


def test_the_limits_are_those_of_the_server() -> None:
    limits = Limits()
    for text in (
        f"{limits.messages_a_second} a second, {limits.messages_at_once} at once",
        f"{limits.unreadable_messages} a socket",
        f"{limits.sockets:,}; {limits.sockets_an_address} an address; {limits.sockets_a_seat} a seat",
        f"{limits.strangers_an_address} an address, {limits.join_seconds} s each",
        f"{limits.connections_an_address} an address; a request has {limits.request_seconds} s to arrive",
        f"{limits.requests_a_minute:,} a minute an address",
        f"{limits.socket_share * 100:.0f} % of a core",
        f"{limits.address_share * 100:.0f} % of a core, {limits.address_seconds:.0f} s at once",
        f"tables in memory | {limits.rooms:,}",
        f"{limits.new_rooms_a_minute} tables a minute and {limits.new_rooms_a_day:,} a day an address",
        f"{limits.wholes_a_minute} a minute a socket",
        f"{limits.told_at_most:,} events of the log",
        f"in a game of {limits.lines_a_game:,} lines",
        f"{limits.uploads_a_minute} uploads a minute",
        f"{limits.printing.seconds} s of another process; {limits.prints_a_minute} a minute",
        f"{limits.drawing.seconds} s of another process, once for each; {limits.drawings_a_minute} new ones",
        f"{limits.reading.seconds} s of another process; {limits.uploads_a_minute} uploads",
        f"{limits.reading.waiting_of_one} in line for each address",
        f"then {limits.analysing.seconds:,} s at most",
        f"{limits.analyses_a_minute} a minute an address; it stops {ABANDONED:.0f} s after",
        f"{limits.kept_analyses_bytes >> 20} MiB are kept",
        f"as there are cores, {FEWEST} to {MOST}",
        f"{limits.waiting_messages} messages, {limits.waiting_bytes >> 20} MiB",
        f"kept for {limits.keep_finished_days} days",
        f"missed after {limits.grace_ms // 1000} seconds",
        f"missing after {limits.salt_ms // 1000} seconds",
    ):
        assert text in TEXT, text
    assert limits.message_bytes == 64 * 1024
    assert limits.away_ms == 60_000
