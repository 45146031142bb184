"""Clients that send many small frames or requests, and the other clients beside them."""

from __future__ import annotations

import contextlib

import h2.errors
import hpack
import pytest
from operations_status.hypercorn_faults import FRAME_BUDGET

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, PRIORITY, RST_STREAM, SETTINGS, PING, GOAWAY, WINDOW_UPDATE = *range(5), *range(6, 9)
END_STREAM, END_HEADERS = 1, 4


def frame(kind, payload=b"", *, flags=0, stream=0):
    """Return the bytes of one HTTP/2 frame (RFC 9113, section 4.1)."""
    head = len(payload).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big")
    return head + payload


def request(service, target="/operations", *headers, stream=1, has_body=False):
    """Return the HEADERS frame of a request."""
    name, _, token = service.token.partition(": ")
    fields = [(":method", "GET"), (":path", target), (":scheme", "http"), (":authority", "test")]
    block = hpack.Encoder().encode([*fields, (name.lower(), token), *headers])
    flags = END_HEADERS | (0 if has_body else END_STREAM)
    return frame(HEADERS, block, flags=flags, stream=stream)


def feed(service):
    """Return the request of a feed, which keeps its connection busy."""
    return request(service, "/operations", ("accept", "text/event-stream"))


FRAMES = {
    "PING": frame(PING, bytes(8)),
    "acknowledged PING": frame(PING, bytes(8), flags=1),
    "SETTINGS": frame(SETTINGS),
    "PRIORITY": frame(PRIORITY, bytes(4) + b"\x0f", stream=3),
    "WINDOW_UPDATE": frame(WINDOW_UPDATE, b"\0\0\0\1"),
    "WINDOW_UPDATE of a stream": frame(WINDOW_UPDATE, b"\0\0\0\1", stream=1),
    "unknown": frame(0xEE, b"unknown"),
}


@pytest.fixture(params=["service", "secure_service"])
def either(request):
    """Services with and without TLS."""
    return request.getfixturevalue(request.param)


@contextlib.contextmanager
def connect(service, *data):
    """Open an HTTP/2 connection and send frames on it."""
    with service.connect(alpn="h2") as sock:
        with contextlib.suppress(ConnectionError):  # the service may have closed it meanwhile
            sock.sendall(PREFACE + frame(SETTINGS) + b"".join(data))
        yield sock.makefile("rb")


def read_frames(file):
    """Yield the type, the stream and the payload of each frame until the connection is closed."""
    with contextlib.suppress(ConnectionError):
        while head := file.read(9):
            yield head[3], int.from_bytes(head[5:9], "big"), file.read(int.from_bytes(head[:3]))


def read_error(file):
    """Return the error code of the GOAWAY that ends a connection."""
    (code,) = (payload[4:8] for kind, _, payload in read_frames(file) if kind == GOAWAY)
    return int.from_bytes(code)


@pytest.mark.parametrize("kind", FRAMES)
def test_frames_without_progress_end_the_connection(either, kind):
    with connect(either, feed(either), FRAMES[kind] * (FRAME_BUDGET + 100)) as file:
        assert read_error(file) == h2.errors.ErrorCodes.ENHANCE_YOUR_CALM
    assert either.get("/operations?name=nobody").status == 200


def test_empty_data_frames_end_the_connection(either):
    empty = frame(DATA, stream=1) * (FRAME_BUDGET + 100)
    with connect(either, request(either, has_body=True), empty) as file:
        assert read_error(file) == h2.errors.ErrorCodes.ENHANCE_YOUR_CALM


def test_requests_that_are_reset_at_once_end_the_connection(either):
    flood = [
        request(either, stream=stream) + frame(RST_STREAM, b"\0\0\0\x08", stream=stream)
        for stream in range(1, 2 * FRAME_BUDGET, 2)
    ]
    with connect(either, *flood) as file:
        assert read_error(file) == h2.errors.ErrorCodes.ENHANCE_YOUR_CALM


def test_unread_responses_are_no_progress(start_service):
    service = start_service()
    for number in range(40):
        service.add(name=f"operation {number}")
    flood = [
        request(service, stream=stream)
        + frame(PING, bytes(8)) * 100
        + frame(RST_STREAM, b"\0\0\0\x08", stream=stream)
        for stream in range(1, 2 * FRAME_BUDGET, 2)
    ]
    with connect(service, *flood) as file:
        assert read_error(file) == h2.errors.ErrorCodes.ENHANCE_YOUR_CALM


def test_a_connection_with_progress_may_send_any_number_of_frames(service):
    often = 15
    with service.connect(alpn="h2") as sock:
        sock.sendall(PREFACE + frame(SETTINGS))
        frames = read_frames(sock.makefile("rb"))
        for stream in range(1, 2 * (FRAME_BUDGET // 5), 2):
            asked = request(service, "/operations?name=nobody", stream=stream)
            sock.sendall(asked + FRAMES["PING"] * often)
            body = next(payload for kind, of, payload in frames if (kind, of) == (DATA, stream))
            assert body == b"[]"


def test_a_connection_is_answered_beside_one_with_many_queued_requests(service):
    lines = "GET /operations?name={} HTTP/1.1", "Host: test", service.token, "", ""
    text = "\r\n".join(lines)
    with service.connect() as greedy:
        greedy.sendall(text.format("greedy").encode() * 400)
        greedy.recv(1)
        assert service.get("/operations?name=modest").status == 200
        assert service.log.partition("name=modest")[0].count("name=greedy") < 400
