"""The limit of connections, and clients that try to hold a place in it indefinitely."""

from __future__ import annotations

import contextlib
import os
import socket
import ssl
import subprocess
import sys
import time
from urllib.parse import urlsplit

import h2.config
import h2.connection
import h2.settings
import pytest

BEGUN = (
    b"GET /operations HTTP/1.1\r\nHost: test\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n"
)
REQUEST = b"GET /operations?name=nobody HTTP/1.1\r\nHost: test\r\n\r\n"
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
SETTINGS = b"\0\0\0\4\0\0\0\0\0"
PING = b"\0\0\x08\6\0\0\0\0\0" + bytes(8)


UNFINISHED_HEADERS = b"\0\0\1\1\1\0\0\0\1\x82"


def h2_websocket(*headers):
    """Return an HTTP/2 client that has a request for a WebSocket to send (RFC 8441)."""
    client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
    client.initiate_connection()
    client.remote_settings.update({h2.settings.SettingCodes.ENABLE_CONNECT_PROTOCOL: 1})
    request = {":method": "CONNECT", ":protocol": "websocket", ":path": "/", ":scheme": "http"}
    client.send_headers(1, [*request.items(), (":authority", "test"), *headers])
    return client


def h2_websocket_with_data():
    """Return an HTTP/2 client that has data to send before its WebSocket is accepted."""
    client = h2_websocket(("sec-websocket-version", "13"))
    client.send_data(1, b"data")
    return client


def half_body_over_http_2():
    """Return the bytes of an HTTP/2 client that announces a body and sends half of it."""
    client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
    client.initiate_connection()
    request = {":method": "POST", ":path": "/", ":scheme": "http", ":authority": "test"}
    client.send_headers(1, [*request.items(), ("content-length", "9")])
    client.send_data(1, b"half")
    return client.data_to_send()


UNFINISHED = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost",
    "preface": PREFACE,
    "preface and SETTINGS": PREFACE + SETTINGS,
    "half a HEADERS frame": PREFACE + SETTINGS + b"\0\0\x10\1\5\0\0\0\1\x82",
    "HEADERS without END_HEADERS": PREFACE + SETTINGS + UNFINISHED_HEADERS,
    "half a CONTINUATION": PREFACE + SETTINGS + UNFINISHED_HEADERS + b"\0\0\x10\x09\0\0\0\0\1\x86",
    "refused HTTP/2 WebSocket": h2_websocket().data_to_send(),
    "data of a refused HTTP/2 WebSocket": h2_websocket_with_data().data_to_send(),
}
"""Bytes of clients that then neither finish a request nor await a response."""

WEBSOCKET = (
    b"GET / HTTP/1.1\r\nHost: test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
LISTENERS = ["http", "https", "metrics http", "metrics https"]


def is_closed(sock):
    """Return whether the server has ended a connection."""
    sock.settimeout(0.01)
    try:
        return sock.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def begin_request(sock):
    """Begin a request whose body is to come, and return when the service has begun to serve it."""
    sock.sendall(BEGUN)
    sock.settimeout(30)
    assert sock.recv(1000).startswith(b"HTTP/1.1 100 ")


def connect_silently(service):
    """Return a connection on which no TLS handshake is begun."""
    parts = urlsplit(service.urls[0])
    return socket.create_connection((parts.hostname, parts.port), timeout=30)


@pytest.fixture
def connect_many():
    """Open connections that are closed at the end."""
    with contextlib.ExitStack() as stack:

        def connect(service, count, index=0):
            return [stack.enter_context(service.connect(index)) for _ in range(count)]

        yield connect


def test_at_the_limit_a_new_connection_replaces_an_idle_one(
    start_service, connect_many, eventually
):
    service = start_service(MONITOR_MAX_CONNECTIONS="4", MONITOR_READ_TIMEOUT="600")
    idle = connect_many(service, 4)
    begin_request(idle[0])
    newer = connect_many(service, 2)
    eventually(lambda: is_closed(idle[1]) and is_closed(idle[2]))
    assert not is_closed(idle[0])
    idle[0].sendall(b"12")
    idle[0].settimeout(10)
    assert idle[0].recv(100).startswith(b"HTTP/1.1 401")
    for sock in newer:
        sock.sendall(REQUEST)
        sock.settimeout(10)
        assert sock.recv(100).startswith(b"HTTP/1.1 401")
    assert service.log.count("connection limit reached (4)") == 1


def test_without_an_idle_connection_a_new_one_is_refused(start_service, connect_many, eventually):
    service = start_service(MONITOR_MAX_CONNECTIONS="3", MONITOR_READ_TIMEOUT="600")
    busy = connect_many(service, 3)
    for sock in busy:
        begin_request(sock)

    def is_refused():
        (sock,) = connect_many(service, 1)
        return is_closed(sock)

    eventually(is_refused)
    assert not any(is_closed(sock) for sock in busy)
    assert "a new one is refused" in service.log
    busy[0].close()
    eventually(lambda: not is_refused())


def test_a_tls_handshake_times_out(start_service, eventually):
    service = start_service(urls=("https://127.0.0.1:0",), MONITOR_READ_TIMEOUT="0.2")
    # The first two begin no TLS; the third one is an incomplete ClientHello.
    for first in (b"", REQUEST, b"\x16\3\1\2\0\1\0\1\xfc\3\3"):
        with connect_silently(service) as sock:
            sock.sendall(first)
            eventually(lambda sock=sock: is_closed(sock))
    assert "Traceback" not in service.log


def test_a_connection_in_its_tls_handshake_gives_way_at_the_limit(
    start_service, connect_many, eventually
):
    service = start_service(urls=("https://127.0.0.1:0",), MONITOR_MAX_CONNECTIONS="2")
    with connect_silently(service) as first, connect_silently(service) as second:
        (newer,) = connect_many(service, 1)
        eventually(lambda: is_closed(first))
        assert not is_closed(second)
        begin_request(newer)
        with connect_silently(service):
            eventually(lambda: is_closed(second))
        assert not is_closed(newer)


def test_a_slow_tls_handshake_gives_way_before_an_idle_connection(
    start_service, connect_many, eventually
):
    service = start_service(urls=("https://127.0.0.1:0",), MONITOR_MAX_CONNECTIONS="2")
    (idle,) = connect_many(service, 1)
    with connect_silently(service) as slow:
        time.sleep(1.5)  # longer than a handshake takes
        connect_many(service, 1)
        eventually(lambda: is_closed(slow))
    assert not is_closed(idle)


def test_without_idle_connections_and_handshakes_a_tls_connection_is_refused(
    start_service, connect_many, eventually
):
    service = start_service(urls=("https://127.0.0.1:0",), MONITOR_MAX_CONNECTIONS="1")
    (busy,) = connect_many(service, 1)
    begin_request(busy)
    with connect_silently(service) as sock:
        eventually(lambda: is_closed(sock))
    assert not is_closed(busy)


def test_a_shutdown_does_not_wait_for_tls_handshakes(start_service, connect_many):
    service = start_service(urls=("https://127.0.0.1:0",), MONITOR_READ_TIMEOUT="600")
    with connect_silently(service):
        (later,) = connect_many(service, 1)
        begin_request(later)
        later.close()
        service.process.terminate()
        assert service.process.wait(60) == 0


@pytest.fixture(scope="module")
def impatient(_start, tmp_path_factory):
    """A service that closes idle connections soon, and waits long for requests to end."""
    folder = tmp_path_factory.mktemp("impatient")
    return _start(
        folder,
        urls=("http://127.0.0.1:0",),
        MONITOR_KEEP_ALIVE_TIMEOUT="0.5",
        MONITOR_GRACEFUL_TIMEOUT="600",
    )


def h2_requests(count=3, *, settings=None, **options):
    """Return a client of HTTP/2 that has some requests to send."""
    client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
    client.initiate_connection()
    if settings:
        client.update_settings(settings)
    request = [(":method", "GET"), (":path", "/openapi.json"), (":scheme", "http")]
    for stream in range(1, 2 * count, 2):
        client.send_headers(stream, [*request, (":authority", "test")], **options)
    return client


def read_to_the_end(sock):
    """Read until the service closes a connection."""
    sock.settimeout(30)
    with contextlib.suppress(ConnectionError):
        while sock.recv(65_536):
            pass


def test_a_connection_whose_streams_were_reset_is_closed(impatient):
    client = h2_requests(end_stream=False)
    for stream in (1, 3, 5):
        client.reset_stream(stream)
    with impatient.connect() as sock:
        sock.sendall(client.data_to_send())
        read_to_the_end(sock)


def test_a_client_with_a_closed_flow_control_window_is_disconnected(impatient):
    window = {h2.settings.SettingCodes.INITIAL_WINDOW_SIZE: 0}
    client = h2_requests(settings=window, end_stream=True)
    with impatient.connect() as sock:
        sock.sendall(client.data_to_send())
        read_to_the_end(sock)


@pytest.fixture(scope="module")
def start_everywhere(_start, tmp_path_factory):
    """Start a service that listens with and without TLS, for requests and for metrics."""

    def start(**environ):
        return _start(
            tmp_path_factory.mktemp("everywhere"),
            *("--metrics-urls=http://127.0.0.1:0", "--metrics-urls=https://127.0.0.1:0"),
            urls=("http://127.0.0.1:0", "https://127.0.0.1:0"),
            **environ,
        )

    return start


@pytest.fixture(scope="module")
def impatient_everywhere(start_everywhere):
    """A service that closes idle connections soon."""
    return start_everywhere(MONITOR_KEEP_ALIVE_TIMEOUT="0.5", MONITOR_READ_TIMEOUT="0.5")


@pytest.fixture(scope="module")
def small(start_everywhere):
    """A service that keeps few connections open, each for long."""
    return start_everywhere(MONITOR_MAX_CONNECTIONS="3", MONITOR_KEEP_ALIVE_TIMEOUT="600")


def connect_to(service, listener, data=b""):
    """Return a connection to a listener on which some bytes were sent.

    On a busy machine, the service may close a slow connection; then another one is opened.
    """
    urls = [*service.urls, *service.metrics_urls]
    is_http_2 = data.startswith(PREFACE)
    alpn = "h2" if is_http_2 else "http/1.1"
    deadline = time.monotonic() + 60
    while True:
        with contextlib.suppress(ConnectionError, ssl.SSLError):
            sock = service.connect(url=urls[LISTENERS.index(listener)], alpn=alpn)
            with contextlib.suppress(ConnectionError):
                sock.sendall(data)
                if not is_http_2 or sock.recv(1000):  # it has begun to speak HTTP/2 by then
                    return sock
            sock.close()
        assert time.monotonic() < deadline


@pytest.mark.parametrize("listener", LISTENERS)
@pytest.mark.parametrize("kind", UNFINISHED)
def test_a_connection_without_a_whole_request_is_closed_after_the_keep_alive_timeout(
    impatient_everywhere, listener, kind
):
    started = time.monotonic()
    with connect_to(impatient_everywhere, listener, UNFINISHED[kind]) as sock:
        read_to_the_end(sock)
    assert time.monotonic() - started > 0.4


TRICKLES = {
    "a head": (b"", b"GET / HTTP/1.1\r\nX: " + b"x" * 10_000),
    "a second head": (REQUEST, b"GET / HTTP/1.1\r\nX: " + b"x" * 10_000),
    "HEADERS": (PREFACE + SETTINGS, b"\0\x3f\xff\1\4\0\0\0\1" + bytes(10_000)),
    "CONTINUATION": (
        PREFACE + SETTINGS + UNFINISHED_HEADERS,
        b"\0\x3f\xff\x09\0\0\0\0\1" + bytes(10_000),
    ),
}
"""Bytes that are sent at once, and bytes that are sent one by one after them."""


def trickle(sock, data):
    """Send bytes one by one; return whether the service has closed the connection meanwhile."""
    sock.settimeout(0.02)
    with contextlib.suppress(ConnectionError):
        for byte in data:
            sock.sendall(bytes([byte]))
            with contextlib.suppress(TimeoutError):
                while sock.recv(1000):
                    pass
                return True
        return False
    return True


@pytest.mark.parametrize("listener", LISTENERS)
@pytest.mark.parametrize("kind", TRICKLES)
def test_a_connection_that_sends_a_head_byte_by_byte_is_closed(
    impatient_everywhere, listener, kind
):
    first, rest = TRICKLES[kind]
    with connect_to(impatient_everywhere, listener, first) as sock:
        assert trickle(sock, rest), "the connection was open to the end"


HALF_BODIES = {
    "HTTP/1.1": b"POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 9\r\n\r\nhalf",
    "chunked": b"POST / HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nhalf",
    "HTTP/2": half_body_over_http_2(),
}


@pytest.mark.parametrize("listener", LISTENERS)
@pytest.mark.parametrize("kind", HALF_BODIES)
def test_a_connection_with_half_a_body_is_closed(impatient_everywhere, listener, kind):
    with connect_to(impatient_everywhere, listener, HALF_BODIES[kind]) as sock:
        read_to_the_end(sock)


@pytest.mark.parametrize("listener", LISTENERS)
@pytest.mark.parametrize("frames", [PING, SETTINGS, PING + SETTINGS], ids=["PING", "SETTINGS", "+"])
def test_a_connection_with_frames_but_no_request_is_closed(impatient_everywhere, listener, frames):
    deadline = time.monotonic() + 30
    with connect_to(impatient_everywhere, listener, PREFACE + SETTINGS) as sock:
        sock.settimeout(0.05)
        with contextlib.suppress(ConnectionError):
            while True:
                assert time.monotonic() < deadline
                with contextlib.suppress(TimeoutError):
                    if not sock.recv(65_536):
                        break
                sock.sendall(frames)


@pytest.mark.parametrize("listener", LISTENERS)
@pytest.mark.parametrize(
    "request_",
    [
        WEBSOCKET.replace(b"Sec-WebSocket-Version: 13\r\n", b""),
        WEBSOCKET.replace(b"Sec-WebSocket-Key", b"Key"),
        WEBSOCKET + b"data",
        WEBSOCKET,
    ],
    ids=["no version", "no key", "data", "valid"],
)
def test_a_connection_with_a_refused_websocket_is_closed(small, listener, request_):
    with connect_to(small, listener, request_) as sock:
        sock.settimeout(30)
        assert sock.recv(12) in {b"HTTP/1.1 400", b"HTTP/1.1 403"}
        read_to_the_end(sock)


@pytest.mark.parametrize("listener", LISTENERS)
@pytest.mark.parametrize("kind", UNFINISHED)
def test_connections_without_a_whole_request_are_replaced_at_the_limit(small, listener, kind):
    with contextlib.ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(connect_to(small, listener, UNFINISHED[kind]))
        for _ in range(2):
            sock = stack.enter_context(connect_to(small, listener, REQUEST))
            sock.settimeout(30)
            expected = b"HTTP/1.1 404" if "metrics" in listener else b"HTTP/1.1 401"
            assert sock.recv(12) == expected


def test_disconnected_clients_leave_no_open_sockets(impatient):
    data = h2_requests(end_stream=True).data_to_send()
    for number in range(8):
        with impatient.connect() as sock:
            sock.sendall(data)
            if number % 2:
                sock.shutdown(socket.SHUT_WR)
    assert impatient.get("/openapi.json").status == 200
    # The shutdown would wait for connections that have not ended.
    assert impatient.end() == 0
    assert "were cut" not in impatient.log


LIMIT = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (100, {hard}))
from operations_status.serving.connections import limit_connections
print(limit_connections(1000), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no limit of open files")
@pytest.mark.parametrize(
    ("hard", "limit", "files"), [(5000, 1000, 1256), (300, 44, 300), (200, 1, 200)]
)
def test_the_limit_of_open_files_is_raised_for_the_connections(hard, limit, files):
    done = subprocess.run(
        [sys.executable, "-c", LIMIT.format(hard=hard)],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.split() == [str(limit), str(files)]
    assert ("files for 44 connections, not for 1000" in done.stderr) == (hard == 300)
