import pytest
from aiohttp import web
from hosting_sdk import ConnectionError as NoConnectionError
from hosting_sdk import InvalidRequestError, RetryConfig, ServiceError
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import SpanKind, StatusCode


@pytest.fixture
def spans():
    return InMemorySpanExporter()


@pytest.fixture
def tracer(spans):
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(spans))
    yield provider.get_tracer("tests")
    provider.shutdown()


def failing(code):
    async def answer(request):
        return web.Response(status=code)

    return answer


async def test_a_call_is_one_span_whatever_the_number_of_its_attempts(
    server, make_client, get_thing, tracer, spans
):
    server.answers = [failing(503)]
    await make_client(tracer=tracer)._call(get_thing, {"id": "i"})
    (span,) = spans.get_finished_spans()
    assert (span.name, span.kind) == ("things.getThing", SpanKind.CLIENT)
    assert dict(span.attributes) == {
        "http.request.method": "GET",
        "url.template": "/v1/things/{id}",
        "server.address": "127.0.0.1",
        "http.request.resend_count": 1,
        "http.response.status_code": 200,
    }
    assert span.status.status_code is StatusCode.UNSET


async def test_a_refused_and_a_failed_call_are_spans_with_an_error(  # noqa: PLR0917 fixtures
    server, make_client, get_thing, tracer, spans, unused_url
):
    server.default = failing(404)
    with pytest.raises(ServiceError):
        await make_client(tracer=tracer)._call(get_thing, {"id": "i"})
    client = make_client(tracer=tracer, server_url=unused_url, retry_config=RetryConfig("none"))
    with pytest.raises(NoConnectionError):
        await client._call(get_thing, {"id": "i"})
    with pytest.raises(InvalidRequestError, match="no access token"):
        await make_client(" ", tracer=tracer)._call(get_thing, {"id": "i"})
    refused, failed, unsent = spans.get_finished_spans()
    assert refused.attributes["error.type"] == "404"
    assert failed.attributes["error.type"] == "no response"
    assert "could not connect" in failed.status.description
    assert unsent.status.status_code is StatusCode.ERROR


def test_an_object_that_is_not_a_tracer_is_refused(make_client):
    with pytest.raises(InvalidRequestError, match="tracer must be an OpenTelemetry tracer"):
        make_client(tracer=3)
