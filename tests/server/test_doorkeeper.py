"""Who gives way when there are too many sockets, and who waits for what has been spent."""

from __future__ import annotations

from typing import Any

import pytest

from ludofoot.server.addresses import household
from ludofoot.server.connection import TRY_LATER, Connection
from ludofoot.server.doorkeeper import Doorkeeper
from ludofoot.server.limits import Limits
from ludofoot.server.rate import AddressBook, Bucket, Purse, a_minute


def keeper(**limits: Any) -> Doorkeeper:
    return Doorkeeper(Limits(**limits))


def come(door: Doorkeeper, address: str = "a", *seats: int, join: bool = True) -> Connection:
    connection = Connection(address, door.limits, door.purse(address))
    assert door.admit(connection)
    if join:
        connection.seats = seats
        door.joined(connection)
    return connection


def test_strangers_make_room_for_strangers_only() -> None:
    door = keeper(strangers_an_address=2)
    player, watcher = come(door, "a", 0), come(door)
    first, second, third = (come(door, join=False) for _ in range(3))
    closed = [each.closed_with for each in (player, watcher, first, second, third)]
    assert closed == [0, 0, TRY_LATER, 0, 0]


def test_a_right_code_gets_in_and_the_longest_watcher_of_that_address_goes() -> None:
    door = keeper(sockets_an_address=3)
    other = come(door, "b")
    first, player, second, third = come(door), come(door, "a", 1), come(door), come(door)
    assert [each.closed_with for each in (other, first, player, second, third)] == [0, TRY_LATER, 0, 0, 0]


def test_a_token_gets_in_even_where_only_players_are() -> None:
    door = keeper(sockets_an_address=2)
    players = [come(door, "a", 0) for _ in range(4)]
    assert not any(player.closed_with for player in players)


def test_a_full_house_takes_from_whoever_holds_most() -> None:
    door = keeper(sockets=5)
    greedy = [come(door, "eve", seat) for seat in range(4)]
    ada = come(door, "ada", 0)
    bob = come(door, "bob")
    assert [each.closed_with for each in (*greedy, ada, bob)] == [TRY_LATER, 0, 0, 0, 0, 0]
    assert not door.admit(Connection("eve", door.limits, door.purse("eve"))), "never for itself"


def test_whoever_has_gone_no_longer_counts() -> None:
    door = keeper(sockets=2)
    one, two = come(door), come(door, join=False)
    for each in (one, two, two):
        door.part(each)
    assert (door.count, door.households) == (0, {})


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::1%eth1", True),
        ("nonsense", "other nonsense", False),
    ],
)
def test_an_ipv6_home_is_one_address(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


def test_whoever_has_spent_waits_and_whoever_has_not_does_not() -> None:
    common = Bucket(0.3, 5, 0)
    eve, ada = Purse(Bucket(0.05, 0.5, 0), common), Purse(Bucket(0.05, 0.5, 0), common)
    eve.spend(6, 0)
    assert eve.wait(0) == pytest.approx(110)
    assert ada.wait(0) == 0, "sharing an address with Eve costs nothing"
    ada.spend(0.05, 0)
    assert ada.wait(0) == 0, "a move now and then is nothing"
    ada.spend(0.3, 0)
    assert ada.wait(0) > 0, "but whoever asks for more pays like everybody there"


def test_address_books_do_not_grow_for_ever() -> None:
    book = AddressBook(1, 2)
    for number in range(10_000):
        book.take(str(number), 0.0)
    book.take("late", 100.0)
    assert len(book.buckets) == 1


def test_half_of_a_minute_at_once() -> None:
    book = a_minute(20)
    assert [book.take("a", 0.0) for _ in range(11)] == [True] * 10 + [False]
    assert book.take("a", 3.1)
