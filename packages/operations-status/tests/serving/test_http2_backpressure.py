"""Clients of HTTP/2 that stop reading, and what the service holds for them meanwhile."""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from uuid import uuid4

import attrs
import h2.config
import h2.connection
import h2.events
import h2.settings
import pytest
from operations_status.operations import Operation, Process
from operations_status.stores import open_store

LIST_SIZE = 3_000_000
MAX_GROWTH = 12_000_000
"""Bytes that a service may grow by: 2 MiB for the connection, and its working memory."""

PATIENCE = 2.0


class Client:
    """A client of HTTP/2 that reads only when a test calls for it.

    Args:
        service: Where to connect.
        window: Bytes that the server may send on each stream.
    """

    def __init__(self, service, *, window=65_535):
        self.socket = service.connect(alpn="h2")
        self.connection = h2.connection.H2Connection(
            h2.config.H2Configuration(header_encoding="utf-8")
        )
        values = {h2.settings.SettingCodes.INITIAL_WINDOW_SIZE: window}
        self.connection.local_settings = h2.settings.Settings(initial_values=values)
        self.connection.initiate_connection()
        self.events = []
        self.token = service.token

    def ask(self, target, *headers, count=1):
        """Make requests for the same target; return the streams."""
        name, _, token = self.token.partition(": ")
        fields = [(":method", "GET"), (":path", target), (":scheme", "http")]
        fields += [(":authority", "test"), (name.lower(), token), *headers]
        streams = []
        for _ in range(count):
            streams.append(self.connection.get_next_available_stream_id())
            self.connection.send_headers(streams[-1], fields, end_stream=True)
            self.flush()
        return streams

    def flush(self):
        with contextlib.suppress(ConnectionError):  # the service may have closed it meanwhile
            self.socket.sendall(self.connection.data_to_send())

    def read_until(self, holds, *, opens_window=False):
        """Read frames until a condition holds, or until the connection is closed."""
        while not holds(self.events):
            try:
                data = self.socket.recv(65_536)
            except ConnectionResetError:  # it was closed while frames were on their way
                return self.events
            if not data:
                return self.events
            events = self.connection.receive_data(data)
            self.events += events
            if opens_window:
                for event in events:
                    if isinstance(event, h2.events.DataReceived):
                        size = event.flow_controlled_length
                        self.connection.acknowledge_received_data(size, event.stream_id)
            # After the service has closed its end, the rest can still be read.
            with contextlib.suppress(BrokenPipeError):
                self.flush()
        return self.events

    def read_to_end(self, **options):
        return self.read_until(lambda _: False, **options)

    def close(self):
        self.socket.close()


def memory(process):
    """Return the bytes that a process has in memory."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def most_growth(service, before, *, seconds):
    """Return the most bytes that a service has grown by within some seconds."""
    deadline = time.monotonic() + seconds
    most = 0
    while time.monotonic() < deadline:
        most = max(most, memory(service.process.pid) - before)
        time.sleep(0.02)
    return most


def fill(service, size=LIST_SIZE):
    """Record as many operations as make a list of this size."""
    store = open_store(service.store).blocking
    store.open()
    tags = tuple(f"{number}-{'t' * 200}" for number in range(8))
    process = Process(pid=1, uid=uuid4(), name="filler")
    for _ in range(size // 2000):
        store.add(Operation(process=process, tags=tags))
    store.close()


@pytest.fixture(scope="module", params=["http", "https"])
def filled(request, _start, tmp_path_factory):
    """A service with a long list."""
    service = _start(
        tmp_path_factory.mktemp("filled"),
        urls=(f"{request.param}://localhost:0",),
        MONITOR_KEEP_ALIVE_TIMEOUT=str(PATIENCE),
        MONITOR_MAX_WAITS_PER_CONNECTION="50",
    )
    fill(service)
    list_once(service)  # before clients connect: they would be idle for too long meanwhile
    return service


@pytest.fixture(scope="module", params=["http", "https"])
def patient(request, _start, tmp_path_factory):
    """A service with a long list, whose timeout is long enough for a busy machine."""
    service = _start(
        tmp_path_factory.mktemp("patient"),
        urls=(f"{request.param}://localhost:0",),
        MONITOR_KEEP_ALIVE_TIMEOUT="60",
    )
    fill(service)
    return service


@pytest.fixture
def client(request, filled):
    client = Client(filled, **getattr(request, "param", {}))
    yield client
    client.close()


@pytest.fixture
def patient_client(request, patient):
    """A client that may stop reading for a while."""
    client = Client(patient, **getattr(request, "param", {}))
    yield client
    client.close()


def list_once(service):
    """Request the list and read all of it, so that the service has done so once."""
    client = Client(service)
    streams = client.ask("/operations")
    client.read_until(lambda events: has_ended(events, streams), opens_window=True)
    client.close()


def has_ended(events, streams):
    kinds = (h2.events.StreamEnded, h2.events.StreamReset)
    ended = {event.stream_id for event in events if isinstance(event, kinds)}
    return ended >= set(streams)


@pytest.mark.parametrize(
    ("client", "count"),
    [({}, 1), ({}, 10), ({"window": 0}, 90)],
    ids=["default window", "ten streams", "no window"],
    indirect=["client"],
)
def test_a_client_that_stops_reading_lists_costs_little_memory_and_is_disconnected(
    filled, client, count
):
    before = memory(filled.process.pid)
    streams = client.ask("/operations", count=count)
    grown = most_growth(filled, before, seconds=PATIENCE / 2)
    assert grown < MAX_GROWTH
    events = client.read_to_end()
    reset = {event.stream_id for event in events if isinstance(event, h2.events.StreamReset)}
    assert reset == set(streams)
    assert any(isinstance(event, h2.events.ConnectionTerminated) for event in events)


def test_a_slow_client_receives_the_whole_list(patient_client):
    client = patient_client
    streams = client.ask("/operations", count=3)
    time.sleep(PATIENCE / 2)
    events = client.read_until(lambda events: has_ended(events, streams), opens_window=True)
    sizes = dict.fromkeys(streams, 0)
    for event in events:
        if isinstance(event, h2.events.DataReceived):
            sizes[event.stream_id] += len(event.data)
    assert len(set(sizes.values())) == 1
    assert min(sizes.values()) >= 0.9 * LIST_SIZE


def test_a_request_beside_a_stalled_stream_is_answered(patient_client):
    client = patient_client
    (stuck,) = client.ask("/operations")
    client.read_until(lambda _: client.connection.remote_flow_control_window(stuck) == 0)
    (other,) = client.ask("/operations?name=nobody")
    client.connection.increment_flow_control_window(1000)
    client.flush()
    events = client.read_until(lambda events: has_ended(events, [other]))
    assert not has_ended(events, [stuck])
    assert any(isinstance(e, h2.events.DataReceived) and e.stream_id == other for e in events)


@pytest.mark.parametrize("client", [{"window": 0}], indirect=True)
def test_unread_feeds_cost_little_memory_and_are_reset(filled, client, eventually):
    feeds = client.ask("/operations", ("accept", "text/event-stream"), count=50)
    client.read_until(
        lambda events: (
            len([e for e in events if isinstance(e, h2.events.ResponseReceived)]) == len(feeds)
        )
    )
    before = memory(filled.process.pid)
    fill(filled, 800_000)
    grown = most_growth(filled, before, seconds=PATIENCE / 4)
    assert grown < MAX_GROWTH
    events = client.read_to_end()
    reset = {event.stream_id for event in events if isinstance(event, h2.events.StreamReset)}
    assert reset == set(feeds)


@pytest.mark.parametrize("window", [0, 65_535, 2**30], ids=["none", "default", "large"])
def test_a_client_that_stops_reading_over_http_2_does_not_delay_the_shutdown(start_service, window):
    service = start_service(MONITOR_GRACEFUL_TIMEOUT="600")
    fill(service)
    client = Client(service, window=window)
    client.ask("/operations", count=5)
    client.ask("/operations", ("accept", "text/event-stream"), count=5)
    list_once(service)
    assert service.end(signal.SIGTERM) == 0
    assert "were cut" not in service.log
    client.close()


def test_queued_requests_end_with_their_connection(start_service, eventually):
    service = start_service(
        MONITOR_KEEP_ALIVE_TIMEOUT=str(PATIENCE), MONITOR_GRACEFUL_TIMEOUT="600"
    )
    fill(service)
    client = Client(service, window=2**30)
    client.connection.increment_flow_control_window(2**30)
    client.ask("/operations", count=40)
    eventually(lambda: "closed a connection: the client stopped reading" in service.log)
    client.close()
    assert service.end(signal.SIGTERM) == 0
    assert "were cut" not in service.log


@pytest.mark.parametrize("patient_client", [{"window": 0}], indirect=True)
def test_a_connection_reads_at_most_eight_lists_at_once(patient_client):
    client = patient_client
    streams = client.ask("/operations", count=12)

    def begun(events):
        return [event for event in events if isinstance(event, h2.events.ResponseReceived)]

    client.read_until(lambda events: len(begun(events)) == 8)
    (other,) = client.ask("/operations/none")
    events = client.read_until(lambda events: begun(events)[-1].stream_id == other)
    assert len(begun(events)) == 9
    size = h2.settings.SettingCodes.INITIAL_WINDOW_SIZE
    client.connection.update_settings({size: 2**30})
    client.connection.increment_flow_control_window(2**30)
    client.flush()
    events = client.read_until(lambda events: has_ended(events, streams))
    assert not any(isinstance(event, h2.events.StreamReset) for event in events)


def read_statuses(client, count):
    """Return the status codes of the next responses, by their streams."""

    def find(events):
        heads = [event for event in events if isinstance(event, h2.events.ResponseReceived)]
        return {event.stream_id: event.headers[0][1] for event in heads}

    return find(client.read_until(lambda events: len(find(events)) >= count))


def test_a_connection_has_at_most_eight_waiting_requests(service, request, eventually):
    client = Client(service)
    request.addfinalizer(client.close)
    streams = client.ask("/operations", ("accept", "text/event-stream"), count=9)
    statuses = read_statuses(client, 9)
    assert [statuses[stream] for stream in streams] == ["200"] * 8 + ["429"]
    client.connection.reset_stream(streams[0])

    def is_accepted():
        (again,) = client.ask("/operations", ("accept", "text/event-stream"))
        return read_statuses(client, 1 + again // 2)[again] == "200"

    eventually(is_accepted)
    other = Client(service)
    request.addfinalizer(other.close)
    (stream,) = other.ask("/operations", ("accept", "text/event-stream"))
    assert read_statuses(other, 1) == {stream: "200"}


def test_probes_are_answered_while_a_connection_requests_many_counts(
    start_service, tmp_path, slow_counts, request
):
    slow_counts.copy_to(tmp_path / "operations.db")
    service = start_service("--metrics-urls=http://127.0.0.1:0", MONITOR_READ_TIMEOUT="3")
    client = Client(service)
    request.addfinalizer(client.close)
    for number in range(90):
        client.ask(slow_counts.target(number))
    for _ in range(3):
        for path in ("/livez", "/readyz"):
            with urllib.request.urlopen(service.metrics_url + path, timeout=20) as answer:
                assert answer.status == 200
        assert service.get("/operations?limit=1").status == 200
    statuses = list(read_statuses(client, 90).values())
    assert set(statuses) == {"200", "429"}
    assert len(statuses) == 90


MODULE = """
from operations_status import Settings, create_app

app = create_app(Settings(no_auth=True, store={store!r}, keep_alive_timeout=2.0))
"""


@pytest.fixture
def plain_hypercorn(tmp_path, socket_path, eventually):
    """The application under `hypercorn module:app` instead of `operations-status serve`."""
    store = f"sqlite:///{tmp_path / 'operations.db'}"
    (tmp_path / "module.py").write_text(MODULE.format(store=store), encoding="utf-8")
    with (tmp_path / "log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "hypercorn", "--bind", f"unix:{socket_path}", "module:app"],
            cwd=tmp_path,
            stderr=log,
            stdout=log,
        )
    eventually(lambda: "Running on" in (tmp_path / "log").read_text(encoding="utf-8"))
    yield PlainHypercorn(process, store, socket_path)
    process.terminate()
    process.wait(30)


@attrs.frozen
class PlainHypercorn:
    process: subprocess.Popen[bytes]
    store: str
    path: Path
    token: str = "X-None: needed"

    def connect(self, **_):
        sock = socket.socket(socket.AF_UNIX)
        try:
            sock.settimeout(30)
            sock.connect(str(self.path))
        except OSError:
            sock.close()
            raise
        return sock


def test_plain_hypercorn_closes_an_http_2_connection_without_a_request_too(plain_hypercorn):
    with plain_hypercorn.connect() as sock:
        sock.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        while sock.recv(65_536):
            pass


def test_plain_hypercorn_has_back_pressure_too(plain_hypercorn, request):
    fill(plain_hypercorn)
    list_once(plain_hypercorn)
    client = Client(plain_hypercorn)
    request.addfinalizer(client.close)
    before = memory(plain_hypercorn.process.pid)
    streams = client.ask("/operations", count=10)
    assert most_growth(plain_hypercorn, before, seconds=PATIENCE / 2) < MAX_GROWTH
    events = client.read_to_end()
    reset = {event.stream_id for event in events if isinstance(event, h2.events.StreamReset)}
    assert reset == set(streams)
