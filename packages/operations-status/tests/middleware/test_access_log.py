"""The access log: a line for each request, if the option is set."""

from __future__ import annotations

import json
import logging
import re
from typing import Any

import pytest
from operations_status.metrics.measures import Measures
from operations_status.middleware.exchanges import Exchanges
from starlette.applications import Starlette

TRACE = "0af7651916cd43dd8448eb211c80319c"


@pytest.fixture
def find_line(watched, eventually):
    """Wait for the one line with a request id, and return its fields."""

    def find(request_id):
        def lines():
            found = [line for line in watched.log.splitlines() if f'"{request_id}"' in line]
            return [json.loads(line) for line in found]

        eventually(lines)
        (line,) = lines()
        return line

    return find


def test_a_line_has_client_request_and_outcome(service, eventually):
    service.get("/operations?name=nobody-logs-this")
    line = (
        r'127\.0\.0\.1 temporary "GET /operations\?name=nobody-logs-this" 200 2 \d+\.\dms id=\w+\n'
    )
    eventually(lambda: re.search(line, service.log))


def test_the_line_of_a_request_without_a_token_has_no_subject(service, eventually):
    service.get("/operations?name=nobody-at-all", authorized=False)
    eventually(lambda: '127.0.0.1 - "GET /operations?name=nobody-at-all" 401 0' in service.log)


def test_a_client_cannot_inject_lines(service, eventually):
    service.get('/%0Afake?a="b"\\')
    eventually(lambda: '"GET /%0Afake?a="b"\\\\" 404' in service.log)


def test_without_the_option_nothing_is_logged(secure_service):
    assert secure_service.get("/operations?name=quiet").status == 200
    assert "quiet" not in secure_service.log


def test_a_line_has_the_trace_and_the_request_id_of_the_client(service, eventually):
    trace = f"traceparent: 00-{TRACE}-b7ad6b7169203331-01"
    answer = service.get("/operations?name=nobody", "X-Request-Id: order-66/2", trace)
    assert answer.headers["x-request-id"] == "order-66/2"
    eventually(lambda: f"id=order-66/2 trace={TRACE}\n" in service.log)


@pytest.mark.parametrize("name", ["", "a b", 'a"b', "ä", "x" * 129, "a\tb"])
def test_a_harmful_request_id_is_replaced(service, name):
    answer = service.get("/operations?name=nobody", f"X-Request-Id: {name}")
    assert re.fullmatch("[0-9a-f]{24}", answer.headers["x-request-id"])


@pytest.mark.parametrize(
    "trace",
    [
        f"ff-{TRACE}-b7ad6b7169203331-01",
        f"00-{'0' * 32}-b7ad6b7169203331-01",
        f"00-{TRACE}-{'0' * 16}-01",
        f"00-{TRACE}",
        "nonsense",
    ],
)
def test_a_malformed_trace_is_not_logged(watched, find_line, trace):
    answer = watched.get("/operations?name=nobody", f"traceparent: {trace}")
    assert "trace_id" not in find_line(answer.headers["x-request-id"])


def test_two_requests_never_have_the_same_id(service):
    ids = {service.get("/nothing").headers["x-request-id"] for _ in range(20)}
    assert len(ids) == 20


def test_a_line_of_the_json_log_is_an_object(watched, find_line):
    answer = watched.get("/operations?name=nobody", "X-Request-Id: one")
    line = find_line("one")
    assert line["elapsed_ms"] > 0
    assert line | {"elapsed_ms": 1, "time": "", "pid": 0} == {
        "time": "",
        "level": "INFO",
        "logger": "operations_status.access",
        "pid": 0,
        "client": "127.0.0.1",
        "subject": "temporary",
        "method": "GET",
        "target": "/operations?name=nobody",
        "status": answer.status,
        "size_bytes": len(answer.body),
        "elapsed_ms": 1,
        "request_id": "one",
    }
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])


def test_tokens_are_masked_wherever_they_are_sent(watched, find_line):
    token = watched.token.rpartition(" ")[2]
    target = f"/operations?access_token={token}&name=nobody&ACCESS_TOKEN={token}"
    watched.get(target, "X-Request-Id: leak", f"X-Token: {token}", f"Cookie: t={token}")
    masked = "/operations?access_token=***&name=nobody&ACCESS_TOKEN=***"
    assert find_line("leak")["target"] == masked
    watched.get(f"/operations/{token}?token={token}&access%5Ftoken={token}", "X-Request-Id: lost")
    assert find_line("lost")["target"] == "/operations/***?token=***&access%5Ftoken=***"
    assert token not in watched.log


async def send_pieces(scope, receive, send):
    await send({"type": "http.response.start", "status": 206, "headers": []})
    for more in (True, True, False):
        await send({"type": "http.response.body", "body": b"xyz", "more_body": more})


async def nothing(*_: Any) -> Any:
    """Do nothing, as an application whose client has disconnected, and as `receive` and `send`."""


@pytest.mark.parametrize(
    ("app", "size", "status", "counted"),
    [(send_pieces, 9, 206, "2xx"), (nothing, 0, 0, "none")],
)
async def test_the_outcome_of_a_request_is_logged_and_counted(app, size, status, counted, caplog):
    scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": []}
    measures = Measures()
    caplog.set_level(logging.INFO, logger="operations_status.access")
    await Exchanges(app, measures, has_log=True)(scope | {"app": Starlette()}, nothing, nothing)
    (record,) = caplog.records
    assert (record.fields["size_bytes"], record.fields["status"]) == (size, status)
    labels = {"route": "other", "method": "GET", "status": counted, "mode": "plain"}
    name = "operations_status_request_duration_seconds_count"
    assert measures.registry.get_sample_value(name, labels) == 1
