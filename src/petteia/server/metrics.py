"""Metrics for Prometheus, served at /metrics. Those of several processes are added up."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

STATUSES: Final = ("lobby", "running", "finished", "frozen")
REGISTRY: Final = CollectorRegistry()
disable_created_metrics()  # type: ignore[no-untyped-call]  # it would add a line that nobody reads for each metric

REQUESTS: Final = Counter("petteia_requests", "Requests by method and status.", ["method", "status"], registry=REGISTRY)
REQUEST_SECONDS: Final = Histogram(
    "petteia_request_seconds",
    "How long requests take.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
    registry=REGISTRY,
)
SOCKETS: Final = Gauge(
    "petteia_sockets", "Pages that are connected to a table.", registry=REGISTRY, multiprocess_mode="livesum"
)
DECISIONS: Final = Counter(
    "petteia_decisions", "Entries of tables' logs, by who made them (person or bot).", ["who"], registry=REGISTRY
)
DECISION_SECONDS: Final = Histogram(
    "petteia_decision_seconds",
    "From a person's decision to its confirmation.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0),
    registry=REGISTRY,
)
BOTS_THINKING: Final = Gauge(
    "petteia_bots_thinking", "Bots that are thinking or wait to think.", registry=REGISTRY, multiprocess_mode="livesum"
)
BOTS_HURRIED: Final = Counter(
    "petteia_bots_hurried", "Thoughts that were cut short, because others waited.", registry=REGISTRY
)
BOT_SECONDS: Final = Histogram(
    "petteia_bot_seconds",
    "How long bots take for a decision, waiting included.",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0),
    registry=REGISTRY,
)
WEBHOOKS: Final = Counter(
    "petteia_webhooks", "Calls of webhooks, by how they ended (told or failed).", ["result"], registry=REGISTRY
)


class Tables(Collector):
    """The number of tables of each status in the database."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.numbers = numbers

    def collect(self) -> Iterator[Metric]:
        family = GaugeMetricFamily("petteia_tables", "Tables by status.", labels=["status"])
        for status in STATUSES:
            family.add_metric([status], self.numbers.get(status, 0))
        yield family


def exposition(tables: dict[str, int]) -> bytes:
    """All metrics as text."""
    here = CollectorRegistry()
    here.register(Tables(tables))
    everybody = REGISTRY
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if folder is not None:
        forget_the_dead(Path(folder))
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
    return generate_latest(here) + generate_latest(everybody)


def forget_the_dead(folder: Path) -> None:
    """Remove what processes counted as present, such as their sockets, that have been killed."""
    if os.name != "posix":  # where signal 0 asks nothing, but stops
        return
    for file in folder.glob("gauge_live*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            file.unlink(missing_ok=True)


CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
