"""The document tells the truth about the routes, and the routes hold against whatever is sent."""

from __future__ import annotations

import json
import subprocess
import sys
from urllib.parse import quote_from_bytes

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from openapi_spec_validator import OpenAPIV31SpecValidator
from operations_status.operations import OperationState
from operations_status.routes.openapi import document

FORBIDDEN_IN_VALUES = b"\r\n\0"


@pytest.mark.parametrize("negotiates", [False, True])
def test_the_document_is_open_api_3_1(negotiates):
    OpenAPIV31SpecValidator(json.loads(document(negotiates=negotiates))).validate()


def test_the_document_knows_every_state():
    schemas = json.loads(document())["components"]["schemas"]
    assert schemas["OperationState"]["enum"] == list(OperationState)


def test_head_is_answered_like_get_without_bodies():
    for path in json.loads(document())["paths"].values():
        get, head = path["get"], path["head"]
        assert head["parameters"] == get["parameters"]
        assert head["operationId"] != get["operationId"]
        assert {status: answer["description"] for status, answer in head["responses"].items()} == {
            status: answer["description"] for status, answer in get["responses"].items()
        }
        assert head["responses"]["200"]["headers"] == get["responses"]["200"]["headers"]
        assert not any("content" in answer for answer in head["responses"].values())


@pytest.mark.parametrize("path", ["/openapi.json", "/OpenAPI.json/"])
def test_the_document_is_served_without_a_token(service, path):
    answer = service.get(path, authorized=False)
    assert (answer.status, answer.headers["content-type"]) == (200, "application/json")
    assert answer.json() == json.loads(document())


def test_head_of_the_document_has_its_length(service):
    answer = service.request("HEAD", "/openapi.json", authorized=False)
    assert (answer.headers["content-length"], answer.body) == (str(len(document())), b"")


@pytest.mark.once
def test_schemathesis_finds_nothing(service, tmp_path):
    service.add(status=OperationState.SUCCEEDED, resource_location="file:///a", tags=("a", "b"))
    # A cursor that was not given by the service is refused, which no schema can say; and a
    # wait for a change that never comes lasts long.
    given = '[parameters]\ncursor = ""\nPrefer = "wait=0"\n'
    (tmp_path / "schemathesis.toml").write_text(given, encoding="utf-8")
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{service.urls[0]}/openapi.json"),
        *("--header", service.token, "--max-examples", "5", "--seed", "1"),
        *("--generation-deterministic", "--no-color"),
    ]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=100
    )
    assert done.returncode == 0, done.stdout + done.stderr


def status_of(service, request):
    """Return the status of the answer to these very bytes."""
    with service.connect() as sock:
        sock.sendall(request)
        return int(sock.recv(65_536).split(b" ", 2)[1])


def values(size):
    """Return bytes that may stand in a header."""
    return st.binary(max_size=size).map(
        lambda value: bytes(byte for byte in value if byte not in FORBIDDEN_IN_VALUES)
    )


names = st.sampled_from(["pid", "uid", "name", "tags", "PID", "other", ""])
pairs = st.tuples(names, st.binary(max_size=40), st.booleans())


def write_query(chosen):
    """Write a query string, with values as they are or escaped."""
    pieces = []
    for name, value, escaped in chosen:
        text = quote_from_bytes(value) if escaped else "".join(map(chr, value))
        pieces.append(f"{name}={text}" if name else text)
    # A request line has neither blanks nor control characters; those need the escape.
    return "".join(char for char in "&".join(pieces) if "!" <= char <= "~")


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(chosen=st.lists(pairs, max_size=4))
def test_no_query_string_makes_the_service_fail(service, chosen):
    target = f"/operations?{write_query(chosen)}"
    request = f"GET {target} HTTP/1.1\r\nHost: test\r\n{service.token}\r\n\r\n"
    assert status_of(service, request.encode("ascii")) in {200, 400}


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    identifier=st.binary(max_size=60),
    header=st.sampled_from(["Authorization", "Accept", "Cookie", "Expect", "Host", "X-Other"]),
    value=values(100),
)
def test_no_identifier_and_no_header_makes_the_service_fail(service, identifier, header, value):
    path = quote_from_bytes(identifier, safe="").encode("ascii")
    head = b"GET /operations/" + path + b" HTTP/1.1\r\nHost: test\r\n"
    if header != "Authorization":
        head += service.token.encode("ascii") + b"\r\n"
    request = head + header.encode("ascii") + b": " + value + b"\r\n\r\n"
    # Without an identifier, the path is that of the list.
    assert status_of(service, request) in {200, 400, 401, 404}
