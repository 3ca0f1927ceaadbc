"""How often something may be asked for, and what it may cost: a little at once, and so much a second."""

from __future__ import annotations

NEARLY_FULL = 0.8
"""Whoever has so much left of a share of his own does not pay for what others at the same address spend."""


class Bucket:
    """A token bucket: `rate` a second on average, `size` at once."""

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.filled_at = now

    def fill(self, now: float) -> None:
        """Adds what has come in since."""
        self.left = min(self.size, self.left + (now - self.filled_at) * self.rate)
        self.filled_at = now

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        self.fill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def spend(self, amount: float, now: float) -> None:
        """Takes what has been used already, more than there is if need be."""
        self.fill(now)
        self.left -= amount

    def wait(self, now: float) -> float:
        """How many seconds until what was spent too much has come in again."""
        self.fill(now)
        return -self.left / self.rate if self.left < 0 else 0.0

    def has_one(self, now: float) -> bool:
        """Whether there is one left to take."""
        return self.left + (now - self.filled_at) * self.rate >= 1

    def is_full(self, now: float) -> bool:
        """Whether nothing was taken for so long that the bucket can be forgotten."""
        return self.left + (now - self.filled_at) * self.rate >= self.size


class AddressBook:
    """One bucket an address; those that are full again are forgotten, so that it cannot grow for ever."""

    def __init__(self, rate: float, size: float) -> None:
        """So much a second, so much at once."""
        self.rate = rate
        self.size = size
        self.buckets: dict[str, Bucket] = {}
        self.tidy_at = 10_000

    def bucket(self, address: str, now: float) -> Bucket:
        """The bucket of an address."""
        bucket = self.buckets.get(address)
        if bucket is None:
            self.tidy(now)
            bucket = self.buckets[address] = Bucket(self.rate, self.size, now)
        return bucket

    def tidy(self, now: float) -> None:
        """Forgets whoever has not asked for long."""
        if len(self.buckets) >= self.tidy_at:
            self.buckets = {each: bucket for each, bucket in self.buckets.items() if not bucket.is_full(now)}
            self.tidy_at = max(10_000, 2 * len(self.buckets))

    def is_exhausted(self, address: str, now: float) -> bool:
        """Whether this address has asked too often."""
        bucket = self.buckets.get(address)
        return bucket is not None and not bucket.has_one(now)

    def take(self, address: str, now: float) -> bool:
        """Whether this address may ask once more."""
        return self.bucket(address, now).take(now)


class Purse:
    """The processor time of one socket, and of all that come from its address."""

    def __init__(self, own: Bucket, common: Bucket) -> None:
        self.own = own
        self.common = common

    def spend(self, seconds: float, now: float) -> None:
        """Work that was done for this socket."""
        self.own.spend(seconds, now)
        self.common.spend(seconds, now)

    def wait(self, now: float) -> float:
        """How long this socket has to wait before it is heard again; whoever spends little never does."""
        own = self.own.wait(now)
        if own or self.own.left > self.own.size * NEARLY_FULL:
            return own
        return self.common.wait(now)


def a_minute(count: float) -> AddressBook:
    """So many a minute, half of them at once."""
    return AddressBook(count / 60, max(1.0, count / 2))
