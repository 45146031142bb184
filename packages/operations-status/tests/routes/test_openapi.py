"""The OpenAPI document agrees with the code, and no request makes the routes fail."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from urllib.parse import quote_from_bytes
from uuid import UUID

import attrs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from openapi_spec_validator import OpenAPIV31SpecValidator
from operations_status import __version__
from operations_status.errors import InvalidFilterError, InvalidOperationError
from operations_status.filters import (
    Cursor,
    ListRequest,
    OperationFilter,
    View,
    encode_cursor,
    parse_list_request,
    parse_view,
)
from operations_status.operation_json import join_json, to_details_json, to_status_json
from operations_status.operations import (
    ATTEMPTS_MAX,
    NAME_LENGTH_MAX,
    AttemptOutcome,
    Operation,
    OperationFailure,
    OperationState,
    Process,
    Progress,
    Worker,
)
from operations_status.routes.openapi import write_document

FORBIDDEN_IN_VALUES = b"\r\n\0"
DOCUMENT = json.loads(write_document())
SCHEMAS = DOCUMENT["components"]["schemas"]
LIST, ONE = DOCUMENT["paths"].values()
GUID = "00000000-0000-0000-0000-000000000007"
VALUES = {
    "pid": "7",
    "uid": GUID,
    "name": "worker",
    "operationName": "import",
    "tags": "a",
    "status": "Running",
    "egressProvider": "local",
    "createdAfter": "2026-03-01",
    "createdBefore": "2026-03-01",
    "limit": "7",
    "cursor": encode_cursor(Cursor(7)),
    "order": "desc",
    "view": "full",
    "group": "0000000000000007",
    "search": "7abc",
    "step": "7",
}
"""A value of each query parameter of the list that differs from its default."""


def parameters_of(path, place="query"):
    """Return the schemas of a path's parameters in one place, such as "query", by their names."""
    return {one["name"]: one["schema"] for one in path["get"]["parameters"] if one["in"] == place}


def without_empty(schema):
    """Return the part of a parameter's schema that is for values that are not empty."""
    present, empty = schema["anyOf"]
    assert empty == {"const": ""}
    return present


def changed_fields(request):
    """Return the fields in which a list request or its filter differs from the default."""
    default = ListRequest(filter=OperationFilter())
    pairs = [(request, default), (request.filter, default.filter)]
    return {
        field.name
        for one, other in pairs
        for field in attrs.fields(type(one))
        if field.name != "filter" and getattr(one, field.name) != getattr(other, field.name)
    }


@pytest.mark.parametrize("negotiates", [False, True])
def test_the_document_is_valid_openapi_3_1(negotiates):
    OpenAPIV31SpecValidator(json.loads(write_document(negotiates=negotiates))).validate()


def test_the_document_has_version_server_and_security_schemes():
    document = json.loads(write_document(negotiates=True, server="/status"))
    assert document["info"]["version"] == DOCUMENT["info"]["version"] == __version__
    assert (document["servers"], DOCUMENT["servers"]) == ([{"url": "/status"}], [{"url": "/"}])
    for one, names in ((DOCUMENT, ["Bearer"]), (document, ["Bearer", "Negotiate"])):
        assert one["security"] == [{name: []} for name in names]
        assert list(one["components"]["securitySchemes"]) == names


def test_the_states_are_those_of_the_code():
    assert SCHEMAS["OperationState"]["enum"] == list(OperationState)
    counts = SCHEMAS["OperationCounts"]
    assert counts["required"] == list(counts["properties"]) == list(OperationState)
    final = [state for state in OperationState if state.is_terminal]
    assert SCHEMAS["OperationState"]["description"].startswith("{}, {} and {}".format(*final))


def test_the_query_parameters_are_those_of_the_code():
    fields = {one.name for kind in (OperationFilter, ListRequest) for one in attrs.fields(kind)}
    assert parameters_of(LIST).keys() == VALUES.keys()
    changed = [
        changed_fields(parse_list_request(f"{name}={value}".encode()))
        for name, value in VALUES.items()
    ]
    assert [len(names) for names in changed] == [1] * len(VALUES)
    # A query sets neither revived or handed over operations nor a scope: only the service does.
    hidden = {"filter", "or_revived", "or_handed_over", "any_tags"}
    assert set().union(*changed) == fields - hidden
    assert list(parameters_of(ONE)) == ["view"]


@pytest.mark.parametrize("path", [LIST, ONE])
def test_the_views_are_those_of_the_code(path):
    schema = without_empty(parameters_of(path)["view"])
    parse = parse_view if path is ONE else lambda query: parse_list_request(query).view
    for view in View:
        if view in schema["enum"]:
            assert parse(f"view={view}".encode()) is view
        else:
            with pytest.raises(InvalidFilterError):
                parse(f"view={view}".encode())
    assert parse(b"") == schema["default"]


def test_the_orders_are_those_of_the_code():
    schema = without_empty(parameters_of(LIST)["order"])
    orders = {one: parse_list_request(f"order={one}".encode()) for one in schema["enum"]}
    assert [one.descending for one in orders.values()] == [False, True]
    assert orders[schema["default"]] == parse_list_request(b"")


@pytest.mark.parametrize("name", ["pid", "limit"])
def test_the_bounds_of_a_parameter_are_those_of_the_code(name):
    schema = without_empty(parameters_of(LIST)[name])
    low, high = schema["minimum"], schema["maximum"]
    for value in (low, high):
        request = parse_list_request(f"{name}={value}".encode())
        assert value in (request.limit, request.filter.pid)
    for value in (low - 1, high + 1):
        with pytest.raises(InvalidFilterError):
            parse_list_request(f"{name}={value}".encode())


def test_the_bounds_of_a_field_are_those_of_the_code():
    pid = SCHEMAS["OperationProcess"]["properties"]["pid"]
    progress = SCHEMAS["OperationProgress"]["properties"]
    fraction, message = progress["fraction"], progress["message"]
    for value in (pid["minimum"], pid["maximum"]):
        assert Process(pid=value, uid=UUID(GUID), name="").pid == value
    Progress(fraction["minimum"], "x" * message["maxLength"])
    Progress(fraction["maximum"])
    for value in (pid["minimum"] - 1, pid["maximum"] + 1):
        with pytest.raises(InvalidOperationError):
            Process(pid=value, uid=UUID(GUID), name="")
    for invalid in (
        (fraction["minimum"] - 0.1,),
        (fraction["maximum"] + 0.1,),
        (None, "x" * (message["maxLength"] + 1)),
    ):
        with pytest.raises(InvalidOperationError):
            Progress(*invalid)


def test_the_fields_of_an_operation_are_those_of_the_code():
    operation = Operation(
        process=Process(pid=1, uid=UUID(GUID), name="worker"),
        status=OperationState.FAILED,
        error=OperationFailure(code="CommandFailed", message="exit code 1"),
        progress=Progress(0.5, "half"),
        tags=("a",),
    ).begin_attempt(
        started=datetime(2026, 3, 1, tzinfo=UTC), worker=Worker(host="h", pid=1, name="w")
    )
    operation = attrs.evolve(operation, progress=Progress(0.5, "half"))
    status = to_status_json(operation)
    full = join_json(status, to_details_json(operation))
    wire = json.loads(full)
    for name, fields in (("OperationStatus", json.loads(status)), ("FullOperationStatus", wire)):
        assert list(fields) == SCHEMAS[name]["required"] == list(SCHEMAS[name]["properties"])
    for name, member in (
        ("OperationProcess", "process"),
        ("OperationError", "error"),
        ("OperationProgress", "progress"),
        ("OperationWorker", "worker"),
    ):
        assert list(wire[member]) == SCHEMAS[name]["required"]
    (attempt,) = wire["attempts"]
    assert list(attempt) == SCHEMAS["OperationAttempt"]["required"]
    outcomes = SCHEMAS["OperationAttempt"]["properties"]["outcome"]["enum"]
    assert outcomes == [*AttemptOutcome, None]
    assert SCHEMAS["FullOperationStatus"]["properties"]["attempts"]["maxItems"] == ATTEMPTS_MAX
    for schema in (
        SCHEMAS["FullOperationStatus"]["properties"]["operationName"],
        SCHEMAS["OperationWorker"]["properties"]["name"],
        SCHEMAS["OperationAttempt"]["properties"]["queue"],
    ):
        assert schema["maxLength"] == NAME_LENGTH_MAX


def test_head_is_described_like_get_without_bodies():
    for path in (LIST, ONE):
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
    assert answer.json() == DOCUMENT


def test_head_of_the_document_has_its_length(service):
    answer = service.request("HEAD", "/openapi.json", authorized=False)
    assert (answer.headers["content-length"], answer.body) == (str(len(write_document())), b"")


@pytest.mark.once
@pytest.mark.timeout(400)  # a loaded machine is slow
def test_schemathesis_finds_no_failure(service, tmp_path):
    service.add(status=OperationState.SUCCEEDED, resource_location="file:///a", tags=("a", "b"))
    # The service refuses cursors of others, which a schema cannot express. A wait without a
    # change takes long. An unchanged response is 304.
    given = """
        [parameters]
        cursor = ""
        Prefer = "wait=0"
        [checks.positive_data_acceptance]
        expected-statuses = ["2xx", 304, 401, 403, 404, 409, "5xx"]
    """
    (tmp_path / "schemathesis.toml").write_text(given, encoding="utf-8")
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{service.urls[0]}/openapi.json"),
        *("--header", service.token, "--max-examples", "5", "--seed", "1"),
        *("--generation-deterministic", "--no-color"),
    ]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=380
    )
    assert done.returncode == 0, done.stdout + done.stderr


def status_of(service, request):
    """Send the bytes unchanged and return the status of the answer."""
    with service.connect() as sock:
        sock.sendall(request)
        return int(sock.recv(65_536).split(b" ", 2)[1])


def values(size):
    """Return a strategy for bytes that the value of a header may contain."""
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
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(chosen=st.lists(pairs, max_size=4))
def test_no_query_string_makes_the_service_fail(service, chosen):
    target = f"/operations?{write_query(chosen)}"
    request = f"GET {target} HTTP/1.1\r\nHost: test\r\n{service.token}\r\n\r\n"
    assert status_of(service, request.encode("ascii")) in {200, 400}


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
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
