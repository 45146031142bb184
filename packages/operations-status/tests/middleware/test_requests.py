"""Requests that are too large, too slow or malformed are refused with the status for it."""

from __future__ import annotations

import time
from typing import Any

import pytest
from conftest import read_answer
from operations_status import Settings
from operations_status.middleware.requests import MAX_TARGET_SIZE, RequestLimits

MAX_BODY = 65_536
SCOPE = {"type": "http", "http_version": "1.1", "method": "GET", "path": "/", "query_string": b""}


async def nothing(*_: Any) -> Any:
    """Do nothing, as an application, or as a `receive` or `send` that is not used."""


def raw(service, *lines, body=b""):
    head = "\r\n".join([*lines, "Host: test", service.token, "", ""]).encode("latin-1")
    return service.send(head + body)


def expect(answer, status):
    assert answer.status == status
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["status"] == status


@pytest.mark.parametrize("size", [MAX_TARGET_SIZE + 1, 40_000, 200_000])
def test_a_target_that_is_too_long_is_refused_with_414(service, size):
    expect(service.get("/operations?name=" + "x" * size), 414)


def test_the_longest_target_is_answered(service):
    start = "/operations?name="
    assert service.get(start + "x" * (MAX_TARGET_SIZE - len(start) - 1)).json() == []


def test_too_many_headers_are_refused_with_431(service):
    expect(service.get("/operations", *(f"X-{number}: 1" for number in range(100))), 431)


@pytest.mark.parametrize("size", [32_768, 60_000, 200_000])
def test_headers_that_are_too_large_are_refused_with_431(service, size):
    expect(service.get("/operations", "X-Large: " + "x" * size), 431)


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("get /operations HTTP/1.1", 501),
        ("Get /operations HTTP/1.1", 501),
        ("GET /operations HTTP/3.0", 505),
        ("GET /operations HTTP/2.0", 505),
        ("GET /operations HTTP/0.9", 505),
        ("get /operations HTTP/3.0", 505),
        ("PRI * HTTP/2.0", 505),
        ("GET /operations HTTP/11.1", 400),
        ("BREW /operations HTTP/1.1", 405),
        ("GET /operations?limit=1 HTTP/1.2", 200),
        ("GET /operations?limit=1 HTTP/1.0", 200),
    ],
)
def test_other_methods_and_versions_are_refused_and_end_the_connection(service, line, status):
    with service.connect() as sock:
        request = f"{line}\r\nHost: test\r\n{service.token}\r\n\r\n".encode()
        # A second request behind a refused one is not answered.
        sock.sendall(request if status in {200, 405} else request * 2)
        answer = read_answer(sock)
        assert answer.status == status
        if status in {400, 501, 505}:
            assert answer.headers["connection"] == "close"
            assert sock.recv(100) == b""


def send_without_end(sock):
    sock.sendall(b"GET /operations HTTP/1.1\r\n")
    while True:
        sock.sendall(b"x: " + b"x" * 60_000 + b"\r\n")


def test_a_head_without_end_is_refused(service):
    with service.connect() as sock, pytest.raises(ConnectionError):
        send_without_end(sock)


def test_a_body_is_read_and_ignored(service):
    answer = raw(
        service,
        "GET /operations?name=nobody HTTP/1.1",
        f"Content-Length: {MAX_BODY}",
        body=b"x" * MAX_BODY,
    )
    assert answer.json() == []


@pytest.mark.parametrize("length", [MAX_BODY + 1, 10**12, 10**18])
def test_a_content_length_that_is_too_large_is_refused_before_the_body_is_read(service, length):
    answer = raw(service, "GET /operations HTTP/1.1", f"Content-Length: {length}")
    expect(answer, 413)
    assert answer.headers["connection"] == "close"


@pytest.mark.parametrize("count", [2, 200])
def test_a_body_in_chunks_that_grows_too_large_is_refused_with_413(service, count):
    chunk = b"%x\r\n%s\r\n" % (40_000, b"x" * 40_000)
    body = chunk * count + b"0\r\n\r\n"
    expect(raw(service, "GET /operations HTTP/1.1", "Transfer-Encoding: chunked", body=body), 413)


def test_a_body_that_stalls_is_refused_with_408(service):
    answer = raw(service, "GET /operations HTTP/1.1", "Content-Length: 10", body=b"12345")
    expect(answer, 408)
    assert answer.headers["connection"] == "close"


def test_a_body_that_trickles_is_refused_with_408(service):
    lines = ("GET /operations HTTP/1.1", "Host: test", "Content-Length: 9999", service.token)
    head = "".join(f"{line}\r\n" for line in (*lines, ""))
    with service.connect() as sock:
        sock.sendall(head.encode("latin-1"))
        sock.settimeout(0.1)
        received = b""
        deadline = time.monotonic() + 20
        while b"408" not in received:
            assert time.monotonic() < deadline
            sock.sendall(b"x")
            try:
                received += sock.recv(4096)
            except TimeoutError:
                continue


def test_a_client_that_disconnects_within_its_body_affects_no_other(service):
    with service.connect() as sock:
        head = ["GET /operations HTTP/1.1", "Host: test", "Content-Length: 10", "", "12345"]
        sock.sendall("\r\n".join(head).encode())
    assert service.get("/operations?name=nobody").status == 200


def test_a_malformed_request_is_refused_with_400(service):
    assert service.send(b"GET /operations HTTP/1.1\r\nNo colon\r\n\r\n").status == 400
    assert service.send(b"NONSENSE\r\n\r\nGET /operations HTTP/1.1\r\n").status == 400
    assert service.get("/operations?name=nobody").status == 200
    assert "Traceback" not in service.log


async def test_a_refusal_ends_when_the_client_has_stopped_sending():
    heard = []

    async def receive():
        heard.append("piece")
        return {"type": "http.request", "body": b"xx", "more_body": heard.count("piece") < 9}

    async def send(message):
        is_last = message["type"] == "http.response.body" and not message.get("more_body", False)
        heard.append("end" if is_last else message["type"])

    scope = SCOPE | {"headers": [(b"transfer-encoding", b"chunked")]}
    await RequestLimits(nothing, Settings(max_body_size=1))(scope, receive, send)
    assert heard == ["piece", "http.response.start", "http.response.body", *["piece"] * 8, "end"]


@pytest.mark.parametrize(
    ("size", "is_refused"), [(1024 - 4 - 4 - 2, False), (1024 - 4 - 4 - 1, True)]
)
async def test_the_size_of_headers_includes_their_separators(size, is_refused):
    reached = []

    async def app(scope, receive, send):
        reached.append(scope)

    scope = SCOPE | {"headers": [(b"a", b"x" * size), (b"b", b"")]}
    await RequestLimits(app, Settings(max_header_size=1024))(scope, nothing, nothing)
    assert (not reached) is is_refused
