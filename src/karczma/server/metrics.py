"""What the inn can be watched by: counts and times for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """One set for each inn, so that tests can have several."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._gauge("karczma_tables_in_memory", "Tables in memory")
        self.sockets = self._gauge("karczma_sockets", "Open sockets")
        self._messages = self._counter("karczma_messages", "Messages of clients", "do")
        self._by_message: dict[str, Counter] = {}
        self._refused = self._counter("karczma_refused", "Messages refused", "error")
        self._moves = self._counter("karczma_moves", "Moves played")
        self._dropped = self._counter("karczma_dropped", "Clients dropped", "why")
        self._commits = Histogram(
            "karczma_commit_seconds", "From decision to commit", buckets=SECONDS, registry=self.registry
        )

    def message(self, do: str) -> None:
        """A message came."""
        counter = self._by_message.get(do)
        if counter is None:
            counter = self._by_message[do] = self._messages.labels(do)
        counter.inc()

    def refused(self, error: str) -> None:
        """And was refused."""
        self._refused.labels(error).inc()

    def committed(self, seconds: float, moves: int) -> None:
        """A change is on the disk."""
        self._commits.observe(seconds)
        self._moves.inc(moves)

    def dropped(self, why: str) -> None:
        """A client was hung up on."""
        self._dropped.labels(why).inc()

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(name, meaning, registry=self.registry)

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(name, meaning, labels, registry=self.registry)
