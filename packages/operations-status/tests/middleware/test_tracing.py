"""Spans of requests and store calls, exported by a configured OpenTelemetry."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from operations_status.app import _find_tracing

TRACE = "0af7651916cd43dd8448eb211c80319c"
PARENT = "b7ad6b7169203331"

PROGRAM = """
import asyncio, json, sys
from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

exporter = InMemorySpanExporter()
provider = TracerProvider()
provider.add_span_processor(SimpleSpanProcessor(exporter))
trace.set_tracer_provider(provider)

from operations_status import Settings, create_app

class Clumsy:
    def authenticate(self, authorization):
        if authorization == "break":
            raise RuntimeError("inside")
        from operations_status.auth.authenticator import ANONYMOUS
        return ANONYMOUS

async def receive():
    return {"type": "http.disconnect"}

async def main():
    app = create_app(Settings(store=sys.argv[1]), authenticator=Clumsy())
    events = asyncio.Queue()
    started = asyncio.Event()
    async def tell(message):
        started.set()
    await events.put({"type": "lifespan.startup"})
    life = asyncio.create_task(app({"type": "lifespan", "state": {}}, events.get, tell))
    await started.wait()
    for method, target, headers in json.loads(sys.argv[2]):
        sent = []
        async def send(message):
            sent.append(message)
        path, _, query = target.partition("?")
        scope = {"type": "http", "http_version": "1.1", "method": method, "path": path}
        scope["headers"] = [(name.encode(), value.encode()) for name, value in headers.items()]
        scope["client"] = ("192.0.2.1", 1) if path == "/operations" else None
        await app(scope | {"query_string": query.encode()}, receive, send)
    await events.put({"type": "lifespan.shutdown"})
    await life

asyncio.run(main())
print(json.dumps([json.loads(span.to_json()) for span in exporter.get_finished_spans()]))
"""

REQUESTS = [
    ("GET", "/operations?name=x&access_token=secret", {"traceparent": f"00-{TRACE}-{PARENT}-01"}),
    ("MADEUP", "/nowhere", {"x-request-id": "mine"}),
    ("GET", "/operations/x", {"authorization": "break"}),
    (
        "GET",
        "/operations",
        {"prefer": "wait=1", "if-none-match": "*", "accept": "text/event-stream"},
    ),
    ("GET", "/operations", {"content-length": "1"}),  # and the client leaves
]


@pytest.fixture(scope="module")
def spans(tmp_path_factory):
    """Make some requests in a process that is traced, and return its spans."""
    store = f"sqlite:///{tmp_path_factory.mktemp('traced') / 'o.db'}"
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, store, json.dumps(REQUESTS)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def of_kind(spans, kind):
    return [span for span in spans if span["kind"] == f"SpanKind.{kind}"]


def test_a_request_is_part_of_the_trace_of_its_client(spans):
    span = of_kind(spans, "SERVER")[0]
    assert span["context"]["trace_id"] == f"0x{TRACE}"
    assert span["parent_id"] == f"0x{PARENT}"
    assert span["name"] == "GET /operations"
    request_id = span["attributes"].pop("operations_status.request_id")
    assert len(request_id) == 24
    assert span["attributes"] == {
        "http.request.method": "GET",
        "http.route": "/operations",
        "http.response.status_code": 200,
        "url.scheme": "http",
        "url.path": "/operations",
        "url.query": "name=x&access_token=***",
        "network.protocol.version": "1.1",
        "client.address": "192.0.2.1",
    }


def test_store_calls_of_requests_are_spans_and_those_of_upkeep_are_not(spans):
    parents = {span["context"]["span_id"] for span in of_kind(spans, "SERVER")}
    calls = of_kind(spans, "CLIENT")
    assert calls[0]["name"] == "read_list"
    assert calls[0]["attributes"] == {"db.system.name": "sqlite", "db.operation.name": "read_list"}
    assert {call["parent_id"] for call in calls} <= parents
    assert "expire" not in {call["name"] for call in calls}


def test_an_invented_method_names_no_span(spans):
    span = of_kind(spans, "SERVER")[1]
    assert span["name"] == "HTTP"
    assert span["attributes"]["http.request.method"] == "_OTHER"
    assert span["attributes"]["operations_status.request_id"] == "mine"
    assert "http.route" not in span["attributes"]


def test_the_span_of_a_failed_request_is_an_error(spans):
    span = of_kind(spans, "SERVER")[2]
    assert span["name"] == "GET /operations/{operationId}"
    assert span["status"]["status_code"] == "ERROR"
    assert span["attributes"]["error.type"] == "500"


def test_the_span_of_a_waiting_request_has_its_mode(spans):
    assert of_kind(spans, "SERVER")[3]["attributes"]["operations_status.mode"] == "stream"


def test_the_span_of_an_unanswered_request_has_no_status(spans):
    assert "http.response.status_code" not in of_kind(spans, "SERVER")[4]["attributes"]


def test_opentelemetry_is_not_imported_without_a_tracer_provider():
    import opentelemetry.trace  # noqa: F401, PLC0415 as another library does

    assert _find_tracing() is None
    code = "import sys, operations_status.serving.server; print('opentelemetry' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == "False\n"
