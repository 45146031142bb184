"""Requests over HTTP/2, with and without TLS."""

from __future__ import annotations

import json
import signal

import h2.config
import h2.connection
import h2.events
import pytest


def ask(service, target, *, method="GET", body=None, headers=(), index=0):
    """Make one request over HTTP/2; return status, headers and body."""
    name, _, token = service.token.partition(": ")
    with service.connect(index, alpn="h2") as sock:
        client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
        client.initiate_connection()
        request = [(":method", method), (":path", target), (":scheme", "https")]
        request += [(":authority", "test"), (name.lower(), token), *headers]
        client.send_headers(1, request, end_stream=body is None)
        if body is not None:
            client.send_data(1, body, end_stream=True)
        sock.sendall(client.data_to_send())
        return receive(sock, client)


def receive(sock, client):
    """Read until the stream has ended."""
    headers: dict[str, str] = {}
    body = b""
    while data := sock.recv(65_536):
        for event in client.receive_data(data):
            if isinstance(event, h2.events.ResponseReceived):
                headers = {str(name): str(value) for name, value in event.headers}
            elif isinstance(event, h2.events.DataReceived):
                body += event.data
                client.acknowledge_received_data(event.flow_controlled_length, 1)
            elif isinstance(event, h2.events.StreamEnded):
                return int(headers[":status"]), headers, body
        sock.sendall(client.data_to_send())
    raise AssertionError("the connection was closed without an answer")


@pytest.fixture(params=["secure_service", "service"])
def either(request):
    """Services over TLS, where the protocol is negotiated, and without, where it is assumed."""
    return request.getfixturevalue(request.param)


def test_an_operation_is_returned(either):
    operation_id = either.add().operation_id
    status, headers, body = ask(either, f"/operations/{operation_id}")
    assert (status, headers["content-type"]) == (200, "application/json")
    assert json.loads(body)["operationId"] == str(operation_id)


def test_a_long_list_is_complete(either):
    for _ in range(10):
        either.add(tags=("complete",), egress_provider_name="t" * 20_000)
    status, _, body = ask(either, "/operations?tags=complete")
    assert (status, len(json.loads(body))) == (200, 10)


def test_head_has_no_body(either):
    status, headers, body = ask(either, "/operations?name=nobody", method="HEAD")
    assert (status, headers["content-length"], body) == (200, "2", b"")


def test_a_body_is_read_and_ignored(either):
    assert ask(either, "/operations?name=nobody", body=b"x" * 1000)[0] == 200


def test_a_refusal_has_no_connection_header(either):
    status, headers, body = ask(either, "/operations", headers=[("x-large", "x" * 40_000)])
    assert (status, json.loads(body)["status"]) == (431, 431)
    assert "connection" not in headers


def test_a_body_that_is_too_large_is_refused_with_413(service):
    name, _, token = service.token.partition(": ")
    with service.connect() as sock:
        client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
        client.initiate_connection()
        request = [(":method", "GET"), (":path", "/operations"), (":scheme", "http")]
        client.send_headers(1, [*request, (":authority", "test"), (name.lower(), token)])
        for _ in range(4):
            client.send_data(1, b"x" * 16_000)
        sock.sendall(client.data_to_send())
        wait_for_window(sock, client)
        client.send_data(1, b"x" * 16_000, end_stream=True)
        sock.sendall(client.data_to_send())
        status, headers, _ = receive(sock, client)
    assert status == 413
    assert "connection" not in headers


def wait_for_window(sock, client):
    """Read until the flow-control window has room for 16,000 more bytes."""
    while client.local_flow_control_window(1) < 16_000:
        client.receive_data(sock.recv(65_536))
        sock.sendall(client.data_to_send())


def test_invalid_bytes_in_a_path_close_only_their_connection(service):
    with service.connect() as sock:
        config = h2.config.H2Configuration(header_encoding=None, validate_outbound_headers=False)
        client = h2.connection.H2Connection(config)
        client.initiate_connection()
        request = [(b":method", b"GET"), (b":path", b"/\xff"), (b":scheme", b"http")]
        client.send_headers(1, [*request, (b":authority", b"test")], end_stream=True)
        sock.sendall(client.data_to_send())
        while sock.recv(65_536):
            pass
    assert service.get("/operations?name=nobody").status == 200
    assert "Traceback" not in service.log


def test_a_running_request_is_answered_during_a_graceful_shutdown(start_service, eventually):
    service = start_service(MONITOR_READ_TIMEOUT="600")
    with service.connect() as sock:
        client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
        client.initiate_connection()
        request = [(":method", "GET"), (":path", "/operations"), (":scheme", "http")]
        client.send_headers(1, [*request, (":authority", "test")])
        sock.sendall(client.data_to_send())
        assert service.get("/operations").status == 200  # the other one is being served by now
        service.process.send_signal(signal.SIGTERM)
        eventually(lambda: is_refused(service))
        client.end_stream(1)
        sock.sendall(client.data_to_send())
        status, _, _ = receive(sock, client)
        assert status == 401
    assert service.process.wait(30) == 0
    assert "were cut" not in service.log


def is_refused(service):
    """Return whether new connections are refused."""
    try:
        service.connect().close()
    except ConnectionError:
        return True
    return False


def test_a_too_long_token_is_refused_with_401(secure_service):
    name, _, token = secure_service.token.partition(": ")
    with secure_service.connect(0, alpn="h2") as sock:
        client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
        client.initiate_connection()
        request = [(":method", "GET"), (":path", "/operations"), (":scheme", "https")]
        request += [(":authority", "test"), (name.lower(), token + "a" * 100_000)]
        client.send_headers(1, request, end_stream=True)
        sock.sendall(client.data_to_send())
        status, headers, body = receive(sock, client)

    assert (status, body) == (401, b"")
    assert "longer than 8192" in headers["www-authenticate"]


def test_a_method_in_lower_case_is_not_implemented(either):
    assert ask(either, "/operations", method="get")[0] == 501
    assert ask(either, "/operations", method="Get", body=b"x" * 10_000)[0] == 501


def test_a_connection_goes_on_after_a_method_that_is_not_implemented(either):
    with either.connect(alpn="h2") as sock:
        client = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
        client.initiate_connection()
        name, _, token = either.token.partition(": ")
        for number, method in ((1, "get"), (3, "GET")):
            request = [(":method", method), (":path", "/operations?limit=1"), (":scheme", "http")]
            request += [(":authority", "test"), (name.lower(), token)]
            client.send_headers(number, request, end_stream=True)
        sock.sendall(client.data_to_send())
        statuses: dict[int, object] = {}
        while len(statuses) < 2:
            for event in client.receive_data(sock.recv(65_536)):
                if isinstance(event, h2.events.ResponseReceived):
                    statuses[event.stream_id] = dict[object, object](event.headers)[":status"]
    assert statuses == {1: "501", 3: "200"}
