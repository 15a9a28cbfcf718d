"""Clocks: what is left to each seat, and for whom it runs."""

from __future__ import annotations

import time

from msgspec import Struct

from .messages import DaysPerMove, LiveClock, NoClock, Pace

SECOND, DAY = 1000, 86_400_000


def this_moment() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Clocks(Struct):
    """All times in milliseconds. They run for the seats that everybody sees being asked: not for a secret question."""

    left: list[int]
    full: int  # what a seat has for a move, if the time is not one bank for the whole game
    increment: int
    running: list[int]
    since: int  # when they began to run; 0 while they stand still

    @classmethod
    def of(cls, pace: Pace, seats: int, now: int) -> Clocks | None:
        """The clocks of a table with this pace, before anybody is asked."""
        match pace:
            case NoClock():
                return None
            case LiveClock(bank=bank, increment=increment):
                return cls([bank * SECOND] * seats, 0, increment * SECOND, [], now)
            case DaysPerMove(days=days):
                return cls([days * DAY] * seats, days * DAY, 0, [], now)

    def ask(self, seats: list[int], now: int) -> None:
        """From now on these seats are asked."""
        self._account(now)
        if self.full:
            for seat in seats:
                if seat not in self.running:
                    self.left[seat] = self.full
        self.running = list(seats)

    def moved(self, seat: int, now: int) -> None:
        """A seat has moved."""
        self._account(now)
        if seat in self.running:
            self.left[seat] = self.full or self.left[seat] + self.increment

    def stop(self, now: int) -> None:
        """Nobody's time runs."""
        self._account(now)
        self.since = 0

    def go_on(self, now: int) -> None:
        """It runs again, from now."""
        self.since = now

    def at(self, now: int) -> list[int]:
        """What is left to each seat now."""
        gone = now - self.since if self.since else 0
        return [left - gone if seat in self.running else left for seat, left in enumerate(self.left)]

    def next_timeout(self) -> int | None:
        """When the first of the running clocks runs out."""
        if not self.since or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def timed_out(self, now: int) -> list[int]:
        """The seats whose time is up."""
        left = self.at(now)
        return [seat for seat in self.running if left[seat] <= 0]

    def _account(self, now: int) -> None:
        self.left = [max(0, left) for left in self.at(now)]
        if self.since:
            self.since = now
