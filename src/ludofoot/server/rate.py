"""How often something may be asked for: a little at once, and so much a second."""

from __future__ import annotations


class Bucket:
    """A token bucket: `rate` a second on average, `size` at once."""

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.filled_at = now

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        self.left = min(self.size, self.left + (now - self.filled_at) * self.rate)
        self.filled_at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def has_one(self, now: float) -> bool:
        """Whether there is one left to take."""
        return self.left + (now - self.filled_at) * self.rate >= 1

    def is_full(self, now: float) -> bool:
        """Whether nothing was taken for so long that the bucket can be forgotten."""
        return self.left + (now - self.filled_at) * self.rate >= self.size


class AddressBook:
    """One bucket an address; those that are full again are forgotten, so that it cannot grow for ever."""

    def __init__(self, a_minute: float) -> None:
        self.rate = a_minute / 60
        self.size = max(1.0, a_minute / 2)
        self.buckets: dict[str, Bucket] = {}

    def is_exhausted(self, address: str, now: float) -> bool:
        """Whether this address has asked too often."""
        bucket = self.buckets.get(address)
        return bucket is not None and not bucket.has_one(now)

    def take(self, address: str, now: float) -> bool:
        """Whether this address may ask once more."""
        if len(self.buckets) > 10_000:
            self.buckets = {each: bucket for each, bucket in self.buckets.items() if not bucket.is_full(now)}
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.size, now)
        return bucket.take(now)
