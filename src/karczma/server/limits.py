"""Limits: how fast and how much one client may ask, so that nobody can hurt the others."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """A bucket of drops: each message takes one, and so many flow back in a second."""

    __slots__ = ("_drops", "_now", "_since", "most", "per_second")

    def __init__(self, most: float, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self.most, self.per_second, self._now = most, per_second, now
        self._drops, self._since = most, now()

    def take(self, drops: float = 1.0) -> bool:
        """Takes one, or so many, or says that there are not as many."""
        now = self._now()
        self._drops = min(self.most, self._drops + (now - self._since) * self.per_second)
        self._since = now
        if self._drops < drops:
            return False
        self._drops -= drops
        return True


class Buckets:
    """A bucket for each address or person. The longest unused are forgotten: they would be full again."""

    def __init__(self, most: float, per_second: float, kept: int = 10_000) -> None:
        self.most, self.per_second, self.kept = most, per_second, kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Takes one from somebody's bucket."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.most, self.per_second)
            while len(self._buckets) > self.kept:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take()
