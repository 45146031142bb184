"""Attacks that belong to no single module, and the page of the threat model."""

from __future__ import annotations

import ast
import contextlib
import functools
import json
import os
import re
import tomllib
from pathlib import Path

import h2.config
import h2.connection
import h2.events
import h2.exceptions
import pytest
from operations_status.egress import EgressProvider
from operations_status.stores import open_store

TESTS = Path(__file__).parent
PAGE = TESTS.parents[2] / "docs" / "operations-status" / "threat-model.md"
PROOFS = tomllib.loads((TESTS / "threats.toml").read_text(encoding="utf-8"))
LARGE = "x" * 16_000


@functools.cache
def functions(path):
    """Return the names of the tests in a file."""
    tree = ast.parse((TESTS / path).read_text(encoding="utf-8"))
    return {
        node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


@pytest.mark.skipif(not PAGE.exists(), reason="the documentation is not beside this package")
def test_every_row_of_the_threat_model_has_its_tests():
    page = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (.*?) \| ", page, re.MULTILINE)
    assert [row for row in rows if row != "attack"] == list(PROOFS)


def test_every_test_of_the_threat_model_exists():
    assert len(PROOFS) > 40
    for attack, tests in PROOFS.items():
        assert tests, attack
        for test in tests:
            path, _, name = test.partition("::")
            assert name in functions(path), f"{path} has no {name}"


@pytest.mark.parametrize(
    "query",
    [
        "name='%20OR%20'1'='1",
        "name=x';DROP%20TABLE%20operations;--",
        "tags=a')%20OR%201=1--",
        "tags=%25",
        "name=_%25",
        "egressProvider=x'%20UNION%20SELECT%201--",
        "name=%00",
    ],
)
def test_no_value_of_a_filter_becomes_part_of_an_sql_statement(service, query):
    service.add(tags=("a",), egress_provider_name="x")
    assert service.get(f"/operations?{query}").json() == []
    assert service.get("/operations?tags=a").json() != []


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/operations/../operations", 404),
        ("/operations/..%2F..%2Fetc%2Fpasswd", 404),
        ("/static/../../etc/passwd", 404),
        ("//operations", 404),
        ("/operations//", 404),
        ("/operations/%00", 400),
        ("/operations/%2e%2e", 400),
        ("/operations;x", 404),
        ("*", 404),
    ],
)
def test_a_path_leads_to_a_route_or_nowhere(service, path, status):
    assert service.get(path).status == status


@pytest.mark.parametrize(
    "head",
    [
        "Content-Length: 5\r\nTransfer-Encoding: chunked",
        "Content-Length: 5\r\nContent-Length: 6",
        "Content-Length: +5",
        "Content-Length: 5, 6",
        "Transfer-Encoding: chunked, identity",
        "Transfer-Encoding: xchunked",
        "Transfer-Encoding : chunked",
        "X: a\x00b",
        "X: a\rTransfer-Encoding: chunked",
    ],
)
def test_no_request_hides_within_another(service, head):
    hidden = f"0\r\n\r\nGET /operations HTTP/1.1\r\nHost: test\r\n{service.token}\r\n\r\n"
    request = f"GET /openapi.json HTTP/1.1\r\nHost: test\r\n{head}\r\n\r\n{hidden}"
    with service.connect() as sock:
        sock.sendall(request.encode())
        received = b""
        with contextlib.suppress(ConnectionResetError):
            while data := sock.recv(65_536):
                received += data
    assert received.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 501 "))
    assert received.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize("name", ["service", "secure_service"])
@pytest.mark.parametrize("token", ["h2c", "H2C", "websocket, h2c"])
def test_an_upgrade_to_http_2_is_ignored(request, name, token):
    service = request.getfixturevalue(name)
    hidden = h2_client()
    hidden.send_headers(1, h2_request((b"x-forwarded-for", b"6.6.6.6")), end_stream=True)
    lines = [
        "GET /openapi.json HTTP/1.1",
        "Host: test",
        "Connection: Upgrade, HTTP2-Settings",
        f"Upgrade: {token}",
        "HTTP2-Settings: AAMAAABkAAQAAP__",
        *("", ""),
    ]
    with service.connect() as sock, contextlib.suppress(ConnectionResetError):
        sock.sendall("\r\n".join(lines).encode() + hidden.data_to_send())
        received = b""
        while data := sock.recv(65_536):
            received += data
    assert received.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 101" not in received
    # The bytes that follow are read as HTTP/1.1, in which they are no valid request.
    assert received.count(b"HTTP/1.1 200 ") == 1
    assert b"\x00\x00" not in received


def test_http_2_begins_at_the_start_of_a_connection_only(service):
    client = h2_client()
    client.send_headers(1, h2_request(), end_stream=True)
    first = b"GET /openapi.json HTTP/1.1\r\nHost: test\r\n\r\n"
    with service.connect() as sock, contextlib.suppress(ConnectionResetError):
        sock.sendall(first + client.data_to_send())
        received = b""
        while data := sock.recv(65_536):
            received += data
    assert received.count(b"HTTP/1.1 200 ") == 1
    assert b"\x00\x00" not in received


def test_an_event_is_one_line_whatever_an_operation_is_called(service):
    hostile = ("a\r\n\r\ndata: {}", "b\nid: 9\nevent: reset", "c\u2028\u2029\x85\x1b[31m")
    lines = [
        "GET /operations?tags=hostile HTTP/1.1",
        *("Host: test", "Accept: text/event-stream", service.token, "", ""),
    ]
    with service.connect() as sock, sock.makefile("rb") as file:
        sock.sendall("\r\n".join(lines).encode())
        while not file.readline().startswith(b"id: "):
            pass
        operation = service.add(tags=("hostile", *hostile))
        event: list[bytes] = []
        while not (event and event[-1].startswith(b"data: ")):
            event.append(file.readline().strip(b"\r\n"))
        assert file.readline() == b"\n"
    summary = json.loads(event[-1].removeprefix(b"data: "))
    assert summary["operationId"] == str(operation.operation_id)
    assert summary["tags"] == ["hostile", *hostile]


def test_a_line_of_the_log_has_a_bounded_length(service, eventually):
    service.request("M" * 100_000, "/operations?long=" + "x" * 100_000)
    eventually(lambda: "... (100017 bytes)" in service.log)
    (line,) = (line for line in service.log.splitlines() if "(100017 bytes)" in line)
    assert len(line) < 2500


def test_a_page_of_another_site_may_not_read_an_answer(service):
    for method in ("GET", "OPTIONS"):
        answer = service.request(method, "/operations", "Origin: https://evil.example")
        assert not any(name.startswith("access-control") for name in answer.headers)
    assert service.get("/operations?access_token=x", authorized=False).status == 401
    cookie = service.token.replace("Authorization: Bearer ", "Cookie: token=")
    assert service.get("/operations", cookie, authorized=False).status == 401


def test_no_query_string_injects_headers_or_links(service):
    for _ in range(2):
        service.add(tags=("link",))
    query = 'tags=link&limit=1&x=%0d%0aSet-Cookie:%20a"><script>&y=,<a>;rel="next"'
    link = service.get(f"/operations?{query}").headers["link"]
    assert link.startswith("</operations?tags=link&limit=1&x=%0d%0aSet-Cookie:%20a%22%3E%3Cscript")
    assert (link.count("<"), link.count(">"), link.count('rel="next"')) == (1, 1, 1)


ENDED = (ConnectionError, h2.exceptions.ProtocolError)
"""Errors that an HTTP/2 client meets when its connection was closed early."""


def h2_client(**options):
    client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding=None, **options))
    client.initiate_connection()
    return client


def h2_request(*more):
    return [
        *((b":method", b"GET"), (b":path", b"/openapi.json"), (b":scheme", b"http")),
        *((b":authority", b"test"), *more),
    ]


def drive(service, client):
    """Send the bytes of a client; return its events until a stream or the connection ends."""
    events = []
    with service.connect() as sock, contextlib.suppress(*ENDED):
        sock.sendall(client.data_to_send())
        while data := sock.recv(65_536):
            events += client.receive_data(data)
            sock.sendall(client.data_to_send())
            ended = {type(event) for event in events}
            if h2.events.ConnectionTerminated in ended or h2.events.StreamEnded in ended:
                break
    return events


def test_compressed_headers_that_unpack_to_much_are_refused(service):
    client = h2_client()
    client.send_headers(1, h2_request((b"x-a", LARGE.encode())), end_stream=True)
    # The table has the value now, and each of these is one byte on the wire.
    bomb = h2_request(*[(b"x-a", LARGE.encode())] * 50)
    client.encoder.header_table_size = 65_536
    client.send_headers(3, bomb, end_stream=True)
    answers = [
        dict(event.headers)[b":status"]
        for event in drive(service, client)
        if isinstance(event, h2.events.ResponseReceived) and event.stream_id == 3
    ]
    assert answers in ([], [b"431"])
    assert service.get("/operations?name=nobody").status == 200


def test_headers_without_end_are_refused(service):
    client = h2_client()
    data = client.data_to_send()
    # A HEADERS frame without END_HEADERS, and then one CONTINUATION after the other.
    data += b"\x00\x00\x01\x01\x00\x00\x00\x00\x01\x82"
    data += b"\x00\x00\x01\x09\x00\x00\x00\x00\x01\x82" * 5000
    with service.connect() as sock, contextlib.suppress(ConnectionError):
        sock.sendall(data)
        while sock.recv(65_536):
            pass
    assert service.get("/operations?name=nobody").status == 200


def test_more_streams_than_are_allowed_end_the_connection_only(service):
    client = h2_client()
    for stream in range(1, 302, 2):
        client.send_headers(stream, h2_request((b"content-length", b"1")))
    drive(service, client)
    assert service.get("/operations?name=nobody").status == 200
    assert "Traceback" not in service.log


def test_an_artifact_replaces_a_link_and_does_not_follow_it(tmp_path):
    outside = tmp_path / "outside"
    outside.write_bytes(b"precious")
    place = tmp_path / "artifacts"
    place.mkdir()
    (place / "a.txt").symlink_to(outside)
    with EgressProvider("files", str(place)).open("a.txt") as artifact:
        artifact.write(b"new")
    assert outside.read_bytes() == b"precious"
    assert not (place / "a.txt").is_symlink()
    assert (place / "a.txt").read_bytes() == b"new"


def test_the_file_of_the_store_has_the_permissions_of_the_umask(tmp_path):
    before = os.umask(0o077)
    try:
        store = open_store(f"sqlite:///{tmp_path / 'folder' / 'operations.db'}").blocking
        store.open()
        store.ping()
    finally:
        os.umask(before)
    found = {path.stat().st_mode & 0o777 for path in (tmp_path / "folder").iterdir()}
    store.close()
    assert found == {0o600}
    assert (tmp_path / "folder").stat().st_mode & 0o777 == 0o700
