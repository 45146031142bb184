"""`operations_status.asgi`, served by the command `hypercorn` with several workers."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from uuid import UUID

import attrs
import pytest
from operations_status.operations import Operation, Process
from operations_status.serving.certificates import find_development_certificate
from operations_status.stores import open_store
from prometheus_client.parser import text_string_to_metric_families as parse_text

CONFIG = "--config=python:operations_status.asgi.config"
REQUEST = b"GET /operations HTTP/1.1\r\nHost: test\r\n\r\n"
STALLED = (
    b"GET /operations HTTP/1.1\r\nHost: test\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n"
)
WORKERS = 4


@attrs.define(eq=False)
class Hypercorn:
    """A running `hypercorn`.

    Attributes:
        place: Path of its Unix socket, or its port.
    """

    process: subprocess.Popen[bytes]
    place: Path | int
    log_file: Path

    @property
    def log(self):
        return self.log_file.read_text(encoding="utf-8")

    @property
    def workers(self):
        """Process identifiers of the workers that accept connections."""
        found = re.findall(r"\[(\d+)\](?::| \[INFO\]) Running on", self.log)
        return sorted({int(pid) for pid in found})

    def connect(self):
        if isinstance(self.place, int):
            return socket.create_connection(("127.0.0.1", self.place), timeout=30)
        sock = socket.socket(socket.AF_UNIX)
        sock.settimeout(30)
        try:
            sock.connect(str(self.place))
        except OSError:
            sock.close()
            raise
        return sock

    def get(self):
        """Return the head of the response to a request on a new connection."""
        with self.connect() as sock:
            sock.sendall(REQUEST)
            return sock.recv(1000)


def add(folder, *providers):
    """Record an operation for each egress provider."""
    store = open_store(f"sqlite:///{folder / 'o.db'}").blocking
    store.open()
    process = Process(pid=1, uid=UUID(int=7), name="task")
    for provider in providers:
        store.add(Operation(process=process, egress_provider_name=provider))
    store.close()


def find_free_port():
    with socket.create_server(("127.0.0.1", 0)) as sock:
        return sock.getsockname()[1]


@pytest.fixture
def start_hypercorn(tmp_path, socket_path, eventually):
    """Start the command `hypercorn` over a SQLite store, with its workers ready."""
    with contextlib.ExitStack() as stack:

        def start(*options, app="app", workers=WORKERS, port=None, **environ):
            clean = {key: text for key, text in os.environ.items() if not key.startswith("MONITOR")}
            places = {"HOME": str(tmp_path), "MONITOR_STORE": f"sqlite:///{tmp_path / 'o.db'}"}
            bind = f"unix:{socket_path}" if port is None else f"127.0.0.1:{port}"
            log_file = tmp_path / f"{app}.log"
            with log_file.open("w") as log:
                process = subprocess.Popen(
                    [
                        sys.executable,
                        "-m",
                        "hypercorn",
                        f"operations_status.asgi:{app}",
                        f"--workers={workers}",
                        f"--bind={bind}",
                        *options,
                    ],
                    env=clean | places | {"MONITOR_NO_AUTH": "true"} | environ,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                )
            running = Hypercorn(process, port or socket_path, log_file)
            stack.callback(end, running)
            eventually(lambda: len(running.workers) == workers or process.poll() is not None)
            return running

        yield start


def end(running):
    running.process.kill()
    running.process.wait()
    deadline = time.monotonic() + 30
    while any(is_running(pid) for pid in running.workers) and time.monotonic() < deadline:
        time.sleep(0.05)


def is_running(pid):
    try:
        return b") Z" not in Path(f"/proc/{pid}/stat").read_bytes()
    except OSError:
        return False


def is_refused(running):
    try:
        running.connect().close()
    except OSError:
        return True
    return False


def stall_on_each_worker(running, stack):
    """Begin requests until each worker has one; return the connections."""
    connections = []
    for worker in running.workers:
        others = [pid for pid in running.workers if pid != worker]
        for pid in others:
            os.kill(pid, signal.SIGSTOP)
        sock = stack.enter_context(running.connect())
        sock.sendall(STALLED)
        assert sock.recv(1000).startswith(b"HTTP/1.1 100")
        connections.append(sock)
        for pid in others:
            os.kill(pid, signal.SIGCONT)
    return connections


def test_four_workers_serve_one_sqlite_store(start_hypercorn, tmp_path):
    running = start_hypercorn(CONFIG)
    assert len(running.workers) == WORKERS
    with contextlib.ExitStack() as stack:
        connections = stall_on_each_worker(running, stack)
        add(tmp_path, "archive")
        for sock in connections:
            sock.sendall(b"12")
            response = b""
            while b"}]" not in response:
                response += sock.recv(65_536)
            assert b"200" in response.partition(b"\r\n")[0]
            assert b"server:" not in response


def test_workers_serve_tls_with_http_2(start_hypercorn, tmp_path):
    certificate = find_development_certificate(tmp_path / "certificate")
    port = find_free_port()
    start_hypercorn(
        CONFIG,
        port=port,
        workers=2,
        MONITOR_CERTFILE=certificate.certfile,
        MONITOR_KEYFILE=str(certificate.keyfile),
    )
    context = ssl.create_default_context(cafile=certificate.certfile)
    with urllib.request.urlopen(
        f"https://localhost:{port}/operations", context=context, timeout=30
    ) as response:
        assert response.read() == b"[]"
    context.set_alpn_protocols(["h2"])
    with (
        socket.create_connection(("127.0.0.1", port), timeout=30) as sock,
        context.wrap_socket(sock, server_hostname="localhost") as secure,
    ):
        assert secure.selected_alpn_protocol() == "h2"


def test_certificates_on_the_command_line_are_served(start_hypercorn, tmp_path):
    certificate = find_development_certificate(tmp_path / "certificate")
    port = find_free_port()
    options = (f"--certfile={certificate.certfile}", f"--keyfile={certificate.keyfile}")
    start_hypercorn(*options, port=port, workers=1)
    context = ssl.create_default_context(cafile=certificate.certfile)
    url = f"https://localhost:{port}/operations"
    with urllib.request.urlopen(url, context=context, timeout=30) as response:
        assert response.read() == b"[]"


@pytest.mark.parametrize("to_all", [False, True], ids=["parent", "process group"])
def test_sigterm_lets_the_requests_of_all_workers_end(start_hypercorn, eventually, to_all):
    running = start_hypercorn(CONFIG, workers=2, MONITOR_READ_TIMEOUT="60")
    with contextlib.ExitStack() as stack:
        connections = stall_on_each_worker(running, stack)
        idle = stack.enter_context(running.connect())
        if to_all:
            os.killpg(running.process.pid, signal.SIGTERM)
        else:
            running.process.terminate()
        assert idle.recv(1) == b""  # the shutdown has begun
        for worker, sock in zip(running.workers, connections, strict=True):
            sock.sendall(b"12")
            assert sock.recv(1000).startswith(b"HTTP/1.1 200")
            eventually(lambda worker=worker: not is_running(worker))
    assert running.process.wait(60) == 0


def test_ctrl_c_ends_the_service(start_hypercorn):
    running = start_hypercorn(CONFIG, workers=2)
    assert running.get().startswith(b"HTTP/1.1 200")
    os.killpg(running.process.pid, signal.SIGINT)
    assert running.process.wait(60) == 0
    assert "Traceback" not in running.log


@pytest.mark.parametrize("workers", [1, 2])
def test_a_feed_of_a_worker_is_completed_when_the_service_shuts_down(start_hypercorn, workers):
    running = start_hypercorn(CONFIG, workers=workers)
    with running.connect() as sock:
        sock.sendall(REQUEST.replace(b"\r\n\r\n", b"\r\nAccept: text/event-stream\r\n\r\n"))
        received = sock.recv(1000)
        running.process.terminate()
        while data := sock.recv(1000):
            received += data
    assert received.startswith(b"HTTP/1.1 200")
    assert received.endswith(b"0\r\n\r\n")
    assert running.process.wait(60) == 0
    assert "Traceback" not in running.log


def test_a_client_that_stops_reading_does_not_delay_the_shutdown(start_hypercorn, tmp_path):
    running = start_hypercorn(CONFIG, workers=2)
    add(tmp_path, *["t" * 1_000_000] * 20)
    with running.connect() as sock:
        sock.sendall(REQUEST)
        assert sock.recv(1000).startswith(b"HTTP/1.1 200")
        running.process.terminate()
        assert running.process.wait(20) == 0  # the graceful time-out is 30 seconds


def test_the_service_ends_when_a_worker_dies(start_hypercorn, eventually):
    running = start_hypercorn(CONFIG, workers=2)
    os.kill(running.workers[0], signal.SIGKILL)
    running.process.wait(60)
    eventually(lambda: is_refused(running))
    eventually(lambda: not any(is_running(pid) for pid in running.workers))


def test_workers_end_with_their_parent(start_hypercorn, eventually):
    running = start_hypercorn(CONFIG, workers=2)
    running.process.kill()
    running.process.wait()
    eventually(lambda: is_refused(running))
    eventually(lambda: not any(is_running(pid) for pid in running.workers))


def test_a_store_that_cannot_be_opened_ends_the_service(start_hypercorn, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    running = start_hypercorn(CONFIG, MONITOR_STORE=f"sqlite:///{tmp_path / 'file' / 'o.db'}")
    running.process.wait(60)
    assert "file" in running.log


def test_an_idle_connection_is_closed_and_a_header_limit_holds(start_hypercorn):
    running = start_hypercorn(CONFIG, workers=1, MONITOR_KEEP_ALIVE_TIMEOUT="0.3")
    with running.connect() as sock:
        sock.sendall(b"GET /operations HTTP/1.1\r\nHost: t")
        assert sock.recv(1000) == b""
    with running.connect() as sock:
        sock.sendall(REQUEST.replace(b"test", b"test\r\nX: " + b"x" * 40_000))
        assert sock.recv(1000).startswith(b"HTTP/1.1 431")


def test_metrics_of_all_workers_are_served_by_a_process_of_their_own(
    start_hypercorn, tmp_path, eventually
):
    (tmp_path / "metrics").mkdir()
    shared = {"PROMETHEUS_MULTIPROC_DIR": str(tmp_path / "metrics")}
    running = start_hypercorn(CONFIG, workers=2, **shared)
    port = find_free_port()
    start_hypercorn(CONFIG, app="metrics", workers=1, port=port, **shared)
    with contextlib.ExitStack() as stack:
        for sock in stall_on_each_worker(running, stack):
            sock.sendall(b"12")
            assert sock.recv(1000).startswith(b"HTTP/1.1 200")
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=30) as response:
        assert response.read() == b"ready\n"

    def read_metrics():
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as response:
            return {
                (sample.name, *sample.labels.values()): sample.value
                for family in parse_text(response.read().decode())
                for sample in family.samples
            }

    name = "operations_status_request_duration_seconds_count"
    eventually(lambda: read_metrics().get((name, "GET", "plain", "/operations", "2xx")) == 2)
    assert read_metrics()["operations_status_operations", "Failed"] == 0


def test_an_outage_is_a_503_of_each_worker(start_hypercorn, tmp_path):
    running = start_hypercorn(CONFIG, workers=2)
    with contextlib.closing(sqlite3.connect(tmp_path / "o.db")) as connection:
        connection.execute("ALTER TABLE operations RENAME TO away")
    assert running.get().startswith(b"HTTP/1.1 503")
    assert "the store is unavailable: " in running.log


def test_the_read_timeout_of_hypercorn_closes_a_silent_connection(start_hypercorn):
    running = start_hypercorn(CONFIG, "--read-timeout=1", workers=1)
    with running.connect() as sock:
        assert sock.recv(1000) == b""  # the idle time-out is 30 seconds
