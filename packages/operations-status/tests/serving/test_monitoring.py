"""Paths that a metrics address serves and refuses."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import socket
import sqlite3
import sys
import threading
import urllib.error
import urllib.request

import pytest
from operations_status import Settings
from operations_status.errors import StoreUnavailableError
from operations_status.metrics.measures import Measures
from operations_status.serving.monitoring import Monitoring, Phase, create_monitoring
from operations_status.stores import open_store
from operations_status.stores.sqlite.store import SqliteStore
from prometheus_client.openmetrics.parser import (
    text_string_to_metric_families as parse_openmetrics,
)
from prometheus_client.parser import text_string_to_metric_families as parse_text

BLOCKED = """
import asyncio, pathlib, signal, time

def block():
    folder = pathlib.Path(__file__).parent
    folder.joinpath("blocked").touch()
    while not folder.joinpath("end").exists():
        time.sleep(0.01)

def handle(*_):
    asyncio.get_running_loop().call_soon_threadsafe(block)

signal.signal(signal.SIGUSR1, handle)
"""
"""Module that Python imports as it starts: SIGUSR1 blocks the event loop between two tasks."""

STALLED = ("GET /operations HTTP/1.1", "Host: test", "Content-Length: 10", "", "12345")


def fetch(url, *, method="GET", **headers):
    """Return the status, the headers and the text of an answer."""
    request = urllib.request.Request(url, method=method, headers=headers)
    try:
        answer = urllib.request.urlopen(request, timeout=30)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        return answer.status, answer.headers, answer.read().decode()


def read_metrics(url):
    """Return every sample by its name and the values of its labels."""
    _, _, text = fetch(f"{url}/metrics")
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in parse_text(text)
        for sample in family.samples
    }


def test_metrics_addresses_are_announced_before_the_others(watched):
    starts = [line.split(":")[0] for line in watched.lines]
    assert starts == ["Authorization", "Metrics on", "Now listening on"]


def test_a_metrics_address_needs_no_token_and_has_no_other_routes(watched):
    for path in ("/operations", "/operations/x", "/openapi.json", "/", "/metrics/"):
        status, headers, text = fetch(watched.metrics_url + path)
        assert (status, json.loads(text)["status"]) == (404, 404)
        assert headers["content-type"] == "application/problem+json"
        assert headers["cache-control"] == "no-store"
    for path in ("/metrics", "/livez", "/readyz"):
        assert fetch(watched.metrics_url + path)[0] == 200
        assert watched.get(path).status == 404


def test_a_metrics_address_accepts_reads_within_the_limits_only(watched):
    assert fetch(f"{watched.metrics_url}/metrics", method="HEAD")[0] == 200
    status, headers, _ = fetch(f"{watched.metrics_url}/livez", method="POST")
    assert (status, headers["allow"]) == (405, "GET, HEAD")
    assert fetch(f"{watched.metrics_url}/{'x' * 9000}")[0] == 414


def test_a_websocket_is_refused(watched):
    lines = (
        "GET /livez HTTP/1.1",
        "Host: test",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )
    port = int(watched.metrics_url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=30) as sock:
        sock.sendall("\r\n".join((*lines, "", "")).encode())
        assert sock.recv(1000).startswith(b"HTTP/1.1 403")


def test_clients_cannot_invent_labels_of_metrics(watched):
    before = read_metrics(watched.metrics_url)
    watched.get("/operations")
    watched.get("/operations?name=nobody", "Accept: text/html")
    watched.get(f"/Operations/{watched.add().operation_id}/")
    watched.get("/made-up")
    watched.request("MADEUP", "/openapi.json")
    after = read_metrics(watched.metrics_url)
    name = "operations_status_request_duration_seconds_count"
    counted = {key[1:]: after[key] - before.get(key, 0) for key in after if key[0] == name}
    assert {key: number for key, number in counted.items() if number} == {
        ("GET", "plain", "/operations", "2xx"): 2,
        ("GET", "plain", "/operations/{operationId}", "2xx"): 1,
        ("GET", "plain", "other", "4xx"): 1,
        ("other", "plain", "/openapi.json", "4xx"): 1,
    }


def test_unauthorized_requests_are_counted_by_reason(watched):
    before = read_metrics(watched.metrics_url)
    watched.get("/operations", authorized=False)
    watched.get("/operations", "Authorization: Bearer nonsense", authorized=False)
    watched.get("/operations", watched.token[:-4] + "AAAA", authorized=False)
    after = read_metrics(watched.metrics_url)
    for reason in ("missing", "malformed", "unknown_key"):
        key = ("operations_status_auth_failures_total", reason)
        assert after[key] - before.get(key, 0) == 1


def test_metrics_show_the_store_and_the_process(watched):
    watched.add()
    with watched.connect():
        watched.get("/operations")
        found = read_metrics(watched.metrics_url)
    assert found["operations_status_operations", "Starting"] >= 1
    assert found["operations_status_operations", "Failed"] == 0
    assert 0 < found["operations_status_oldest_unfinished_age_seconds",] < 600
    assert found["operations_status_store_call_duration_seconds_count", "read_list"] >= 1
    assert found["operations_status_open_connections",] >= 1
    assert found["operations_status_ready",] == found["operations_status_store_up",] == 1
    assert found["process_resident_memory_bytes",] > 1e6
    assert found["process_open_fds",] > 3


def test_clients_that_accept_openmetrics_get_openmetrics(watched):
    accepted = "application/openmetrics-text; version=nonsense; escaping=\x01,text/plain"
    _, headers, text = fetch(f"{watched.metrics_url}/metrics", Accept=accepted)
    assert headers["content-type"].startswith("application/openmetrics-text; version=1.0.0")
    names = {family.name for family in parse_openmetrics(text)}
    assert {"operations_status_build", "operations_status_lost_operations"} <= names
    _, headers, _ = fetch(f"{watched.metrics_url}/metrics", Accept="text/html")
    assert headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert headers["cache-control"] == "no-store"


def test_a_service_that_shuts_down_is_alive_and_not_ready(start_service, eventually):
    service = start_service(
        "--metrics-urls=http://127.0.0.1:0",
        MONITOR_READ_TIMEOUT="600",
        MONITOR_GRACEFUL_TIMEOUT="600",
    )
    with service.connect() as sock:
        sock.sendall("\r\n".join(STALLED).encode())
        assert service.get("/operations").status == 200
        service.process.send_signal(signal.SIGTERM)
        eventually(lambda: fetch(f"{service.metrics_url}/readyz")[0] == 503)
        _, headers, text = fetch(f"{service.metrics_url}/readyz")
        assert json.loads(text)["detail"] == "The service is about to end."
        assert headers["retry-after"] == "1"
        assert fetch(f"{service.metrics_url}/livez")[0] == 200
        assert read_metrics(service.metrics_url)["operations_status_ready",] == 0
    assert service.process.wait(60) == 0


def test_a_starting_service_is_alive_and_not_ready(serve_command, tmp_path):
    path = tmp_path / "o.db"
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")  # which the service waits for
    words = ("--no-auth", "--urls=http://127.0.0.1:0")
    more = (f"--store=sqlite:///{path}", "--metrics-urls=http://127.0.0.1:0")
    process = serve_command(tmp_path, *words, *more)
    url = process.stdout.readline().removeprefix("Metrics on: ").strip()
    assert fetch(f"{url}/livez")[0] == 200
    status, _, text = fetch(f"{url}/readyz")
    assert (status, json.loads(text)["detail"]) == (503, "The service is starting.")
    found = read_metrics(url)
    assert found["operations_status_ready",] == found["operations_status_store_up",] == 0
    assert ("operations_status_operations", "Failed") not in found
    holder.execute("COMMIT")
    holder.close()
    assert process.stdout.readline().startswith("Now listening on: ")
    assert fetch(f"{url}/readyz")[0] == 200
    process.terminate()
    assert process.wait(60) == 0
    process.stdout.close()


@pytest.mark.skipif(sys.platform == "win32", reason="it has no SIGUSR1")
def test_probes_are_answered_and_tell_that_the_event_loop_of_the_service_is_blocked(
    start_service, tmp_path, eventually
):
    (tmp_path / "sitecustomize.py").write_text(BLOCKED)
    service = start_service("--metrics-urls=http://127.0.0.1:0", PYTHONPATH=str(tmp_path))
    assert fetch(f"{service.metrics_url}/livez")[0] == 200
    service.process.send_signal(signal.SIGUSR1)
    eventually((tmp_path / "blocked").exists)
    try:
        assert fetch(f"{service.metrics_url}/readyz")[0] == 200
        assert read_metrics(service.metrics_url)["operations_status_store_up",] == 1
        eventually(lambda: fetch(f"{service.metrics_url}/livez")[0] == 503)
        _, headers, text = fetch(f"{service.metrics_url}/livez")
        assert json.loads(text)["detail"] == "The event loop of the service is blocked."
        assert headers["cache-control"] == "no-store"
    finally:
        (tmp_path / "end").touch()
    eventually(lambda: fetch(f"{service.metrics_url}/livez")[0] == 200)
    service.process.terminate()
    assert service.process.wait(60) == 0


def test_a_default_metrics_address_in_use_is_a_warning(start_service):
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # something else on this machine has it
            stack.enter_context(socket.create_server(("127.0.0.1", 52325)))
        service = start_service(MONITOR_METRICS_URLS="")
    assert not any(line.startswith("Metrics on") for line in service.lines)
    assert "metrics and health are not served: something else already listens" in service.log
    assert service.get("/operations").status == 200


class Away:
    """A store that is unavailable, at once or after a wait."""

    def __init__(self, wait):
        self.wait = wait

    async def ping(self):
        await self.wait()
        raise StoreUnavailableError("away")

    statistics = ping


@pytest.mark.parametrize("is_slow", [True, False])
async def test_a_service_without_its_store_is_not_ready(ask, is_slow):
    async def wait():
        if is_slow:
            await asyncio.Event().wait()

    monitoring = Monitoring(
        store=Away(wait),  # type: ignore[arg-type] # no other method is called
        measures=Measures(),
        find_phase=lambda: Phase.SERVING,
        ping_timeout=0.01,
    )
    app = create_monitoring(monitoring, Settings())
    answer = await ask(app, "/readyz").end()
    assert answer.status == 503
    assert json.loads(answer.body)["detail"] == "The store cannot be read at the moment."
    answer = await ask(app, "/metrics").end()
    assert b"operations_status_store_up 0.0" in answer.body


async def test_a_service_whose_store_is_held_up_is_not_ready(ask, tmp_path):
    store = open_store(f"sqlite:///{tmp_path / 'operations.db'}")
    blocking = store.blocking
    assert isinstance(blocking, SqliteStore)
    blocking.open()
    is_held, is_free = threading.Event(), threading.Event()

    def hold():
        with blocking.database._read_lock:
            is_held.set()
            is_free.wait(60)

    holding = threading.Thread(target=hold)
    holding.start()
    await asyncio.to_thread(is_held.wait)
    monitoring = Monitoring(
        store=store, measures=Measures(), find_phase=lambda: Phase.SERVING, ping_timeout=0.1
    )
    try:
        async with asyncio.timeout(30):
            answer = await ask(create_monitoring(monitoring, Settings()), "/readyz").end()
        assert answer.status == 503
    finally:
        is_free.set()
        holding.join()
        await store.aclose()
