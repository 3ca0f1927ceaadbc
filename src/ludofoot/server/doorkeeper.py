"""How many sockets there may be, and who gives way when there are too many.

A valid token or a right code always gets in: it is the one who has been watching longest, or who holds most,
that makes room, never whoever happens to share an address.
"""

from __future__ import annotations

import time

from ludofoot.server.connection import TRY_LATER, Connection
from ludofoot.server.limits import Limits
from ludofoot.server.rate import AddressBook, Bucket, Purse


class Household:
    """The sockets of one address, in the order in which they came."""

    def __init__(self) -> None:
        self.strangers: dict[Connection, None] = {}
        self.joined: dict[Connection, None] = {}

    def size(self) -> int:
        """All of them."""
        return len(self.strangers) + len(self.joined)

    def oldest_watcher(self) -> Connection | None:
        """Of those who have found a table and no seat, the one who came first."""
        return next((each for each in self.joined if not each.seats), None)

    def oldest(self) -> Connection | None:
        """Who gives way: a stranger, else a watcher, else whoever came first."""
        return next(iter(self.strangers), None) or self.oldest_watcher() or next(iter(self.joined), None)


class Doorkeeper:
    """Knows every socket."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.households: dict[str, Household] = {}
        self.count = 0
        self.processor = AddressBook(limits.address_share, limits.address_seconds)

    def purse(self, address: str) -> Purse:
        """What a new socket of this address may spend."""
        now = time.monotonic()
        own = Bucket(self.limits.socket_share, self.limits.socket_seconds, now)
        return Purse(own, self.processor.bucket(address, now))

    def everybody(self) -> list[Connection]:
        """All sockets."""
        return [each for house in self.households.values() for each in (*house.strangers, *house.joined)]

    def admit(self, connection: Connection) -> bool:
        """Whether there is room for one more; it has yet to say which table it wants."""
        house = self.households.get(connection.address) or Household()
        if self.count >= self.limits.sockets and not self.make_room(house):
            return False
        if len(house.strangers) >= self.limits.strangers_an_address:
            self.send_away(next(iter(house.strangers)))
        self.households[connection.address] = house
        house.strangers[connection] = None
        self.count += 1
        return True

    def make_room(self, newcomer: Household) -> bool:
        """The address that holds most gives one up, unless it is the one that wants one more."""
        heaviest = max(self.households.values(), key=Household.size)
        if heaviest.size() <= newcomer.size() + 1:
            return False
        self.send_away(heaviest.oldest())
        return True

    def joined(self, connection: Connection) -> None:
        """It has found its table."""
        house = self.households.get(connection.address)
        if house is None or connection not in house.strangers:
            return
        del house.strangers[connection]
        if len(house.joined) >= self.limits.sockets_an_address:
            self.send_away(house.oldest_watcher())
        house.joined[connection] = None

    def send_away(self, connection: Connection | None) -> None:
        """Closed, to be tried again later; it counts no more from now on."""
        if connection is not None:
            connection.close(TRY_LATER)
            self.part(connection)

    def part(self, connection: Connection) -> None:
        """A socket has closed."""
        house = self.households.get(connection.address)
        if house is None or (connection not in house.strangers and connection not in house.joined):
            return
        house.strangers.pop(connection, None)
        house.joined.pop(connection, None)
        self.count -= 1
        if not house.size():
            del self.households[connection.address]
