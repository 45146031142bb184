"""Metrics and health in a thread of the parent of all workers."""

from __future__ import annotations

import contextlib
import socket

from operations_status import Settings
from operations_status.addresses import parse_addresses
from operations_status.metrics.measures import Measures
from operations_status.serving.listeners import bind
from operations_status.serving.monitoring import Monitoring, create_monitoring
from operations_status.serving.monitoring_thread import MonitoringThread
from operations_status.serving.workers import Supervisor


def test_a_store_that_cannot_be_opened_is_tried_until_it_can(tmp_path, eventually):
    folder = tmp_path / "folder"
    folder.write_text("no folder at all", encoding="utf-8")
    settings = Settings(store=f"sqlite:///{folder / 'o.db'}", no_auth=True)
    (listener,) = listeners = bind(parse_addresses(["http://127.0.0.1:0"]), backlog=10)

    async def collect():
        return Measures()

    def create(store):
        monitoring = Monitoring(
            store=store, find_refusal=lambda: None, collect=collect, find_pids=list
        )
        return create_monitoring(monitoring, settings)

    def is_ready():
        port = int(listener.url.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port), timeout=30) as sock:
            sock.sendall(b"GET /readyz HTTP/1.1\r\nHost: test\r\n\r\n")
            return sock.recv(1000).startswith(b"HTTP/1.1 200")

    with contextlib.closing(listener), MonitoringThread(settings, listeners, None, create):
        assert not is_ready()
        folder.unlink()
        eventually(is_ready)


def test_no_worker_is_waited_for_before_the_first_and_after_the_last(tmp_path):
    settings = Settings(store=f"sqlite:///{tmp_path / 'o.db'}", no_auth=True, workers=2)
    supervisor = Supervisor(settings, [], None)
    assert supervisor.refusal == "The service is starting."
    supervisor._hear()
    assert supervisor.refusal == "The service is about to end."
