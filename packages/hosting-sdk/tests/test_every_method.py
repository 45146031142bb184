"""Every method of the platform against a real server, called in each of the three ways.

The expected requests are computed in this file, from the manifest and with an encoder of its own.
"""

from __future__ import annotations

import contextlib
import copy
import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import pytest
import pytest_asyncio
from hosting_sdk import Client, RetryConfig, SyncClient, errors, functions, models
from hosting_sdk._codec.decoder import structure
from hosting_sdk._codec.encoder import unstructure
from hosting_sdk._index import load_methods, load_schemas
from hosting_sdk._operations import load_operation
from hosting_sdk.testing import FakePlatform, Fault
from hosting_sdk.testing._schemas import Schemas
from hosting_sdk.testing._values import ValueMaker
from hypothesis import given, settings
from hypothesis import strategies as st

MANIFEST = Path(__file__).parent.parent / "manifest"
METHODS = {method["name"]: method for method in load_methods()}
SCHEMAS = Schemas(load_schemas()["components"])
MAKER = ValueMaker(SCHEMAS)
FACT_SCHEMAS = Schemas(
    {
        path.stem: json.loads(path.read_text(encoding="utf-8"))
        for path in MANIFEST.glob("schemas/*.json")
    }
)
FACT_MAKER = ValueMaker(FACT_SCHEMAS)
UPLOADED = bytes(range(256)) * 5
PLAIN = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.!~*'()")
NASTY = {
    "path": "a b/c+d&e=%2F?#ü€😀'",
    "query": "a b/c+d&e=%2F?#ü€😀'",
    "header": "a b/c+d&e=%2F ü€",
}
NO_RETRIES = RetryConfig("none")

# One event loop and one client for all tests: a new client costs more time than a call.
in_one_loop = pytest.mark.asyncio(loop_scope="module")


def written_down() -> dict[str, dict[str, Any]]:
    """Return the entries of the methods in the manifest, by name."""
    found = {}
    for path in sorted(MANIFEST.glob("groups/*.json")):
        group = json.loads(path.read_text(encoding="utf-8"))
        for method in group["methods"]:
            found[f"{group['group']}.{method['name']}"] = method
    return found


FACTS = written_down()
WITH_JSON = [
    name
    for name, method in METHODS.items()
    if method["verb"] != "HEAD" and method["results"][0]["kind"] == "json"
]
ERROR_PAIRS = [
    (name, status, kind) for name, method in METHODS.items() for status, kind in method["errors"]
]


@pytest.fixture(scope="module")
def platform():
    with FakePlatform() as platform:
        yield platform


@pytest.fixture(scope="module")
def sync_client(platform):
    with SyncClient(
        platform.token,
        server_url=platform.url,
        retry_config=NO_RETRIES,
        response_validation="strict",
    ) as client:
        yield client


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def open_client(platform):
    async with Client(
        platform.token,
        server_url=platform.url,
        retry_config=NO_RETRIES,
        response_validation="strict",
    ) as client:
        yield client


@pytest.fixture
def client(platform, open_client):
    platform.reset()
    return open_client


def percent_encoded(text: str) -> str:
    """Encode as `encodeURIComponent` does."""
    return "".join(chr(byte) if byte in PLAIN else f"%{byte:02X}" for byte in text.encode())


def value_for(schema: dict[str, Any], place: str) -> Any:
    """Return a value for a schema; its text has characters that must be encoded."""
    schema = dict(FACT_SCHEMAS.branches(schema)[0])
    if "enum" in schema:
        return schema["enum"][-1]
    match schema.get("type"):
        case "array":
            return [NASTY[place], "", "x,y"]
        case "number":
            return 2.5
        case "integer":
            return 12345678901
        case "boolean":
            return True
        case _:
            return NASTY[place]


def text_of(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


class Expected:
    """The request that a call with every parameter must send, according to the manifest."""

    def __init__(self, name: str, *, empty: bool = False) -> None:
        self.fact = FACTS[name]
        self.method = METHODS[name]
        self.arguments: dict[str, Any] = {}
        self.path = self.fact["path"]
        self.query: list[tuple[str, str]] = []
        self.headers = {"accept": self._accept()}
        names = {
            parameter["wire"]: parameter["argument"] for parameter in self.method["parameters"]
        }
        for parameter in self.fact["parameters"]:
            value = self._value(parameter, empty=empty)
            self.arguments[names[parameter["name"]]] = value
            self._send(parameter, value)
        self.body = self._body(name)

    def _accept(self) -> Any:
        kinds = {result["kind"]: result["media_type"] for result in self.fact["results"]}
        return kinds["json"] if {"json", "lines"} <= kinds.keys() else self.fact["accept"]

    def _value(self, parameter: dict[str, Any], *, empty: bool) -> Any:
        if parameter["name"] == "Content-Length":
            return len(UPLOADED)
        value = value_for(parameter["schema"], parameter["in"])
        if "enum" in FACT_SCHEMAS.branches(parameter["schema"])[0]:
            return value
        if empty and parameter["in"] != "path" and isinstance(value, (str, list)):
            return type(value)()
        return value

    def _send(self, parameter: dict[str, Any], value: Any) -> None:
        wire = parameter["name"]
        match parameter["in"]:
            case "path":
                self.path = self.path.replace(f"{{{wire}}}", percent_encoded(text_of(value)))
            case "query":
                values = value if isinstance(value, list) else [value]
                self.query += [(wire, text_of(item)) for item in values]
            case "header":
                self.headers[wire.lower()] = text_of(value)

    def _body(self, name: str) -> bytes | Any:
        body = self.fact["body"]
        if body is None:
            return None
        self.headers["content-type"] = body["media_type"]
        if body["kind"] == "upload":
            self.arguments["request_body"] = UPLOADED
            return UPLOADED
        value = FACT_MAKER.make(body["schema"], name)
        self.arguments["request_body"] = copy.deepcopy(value)
        return value

    def arrived(self, request: Any) -> None:
        """Assert that a request is the expected one."""
        assert request.verb == self.fact["verb"]
        assert request.path == self.path
        assert request.target.isascii()
        assert "+" not in request.target
        query = request.target.partition("?")[2]
        assert sorted(parse_qsl(query, keep_blank_values=True)) == sorted(self.query)
        assert {name: request.headers.get(name) for name in self.headers} == self.headers
        assert ("authorization" in request.headers) is self.fact["security"]
        assert ("content-type" in request.headers) is (self.body is not None)
        if isinstance(self.body, bytes):
            assert request.body == self.body
        else:
            assert (json.loads(request.body) if request.body else None) == self.body


def prepare(platform: FakePlatform, name: str, seed: str = "") -> Any:
    """Let the platform answer a method with a valid value, and return the value."""
    result = METHODS[name]["results"][0]
    status = result["status"]
    match result["kind"]:
        case "json":
            value = MAKER.make(result["schema"], name + seed)
            platform.reply(name, value, status=status)
        case "lines":
            value = [MAKER.make(result["schema"], f"{name}{seed}{number}") for number in range(3)]
            body = "".join(f"{json.dumps(record)}\n" for record in value).encode()
            headers = {"Content-Type": result["media_type"]}
            platform.reply(name, body=body, status=status, headers=headers)
        case "bytes":
            value = UPLOADED
            platform.reply(name, body=value, status=status)
        case _:
            value = None
            platform.reply(name, body=b"", status=status)
    return None if METHODS[name]["verb"] == "HEAD" else value


async def result_of(call: Any) -> Any:
    """Return the result of a call: a value, the records of a stream, or the bytes of a download."""
    if hasattr(call, "save"):
        return await call.read()
    if hasattr(call, "next_batch"):
        return [unstructure(record) async for record in call]
    return unstructure(await call)


def sync_result_of(result: Any) -> Any:
    if hasattr(result, "save"):
        return result.read()
    if hasattr(result, "issues"):
        return [unstructure(record) for record in result]
    return unstructure(result)


def class_method(client: Client | SyncClient, name: str) -> Any:
    method = METHODS[name]
    return getattr(getattr(client, method["group"]), method["method"])


def test_three_methods_belong_to_a_second_group():
    assert METHODS.keys() == FACTS.keys()
    assert sum(1 for method in METHODS.values() if method["alias_of"]) == 3


@in_one_loop
@pytest.mark.parametrize("name", METHODS)
async def test_a_class_method_sends_every_parameter_as_the_manifest_says(platform, client, name):
    expected = Expected(name)
    answer = prepare(platform, name)
    assert await result_of(class_method(client, name)(**expected.arguments)) == answer
    [request] = platform.requests
    assert name in request.methods
    expected.arrived(request)


@in_one_loop
@pytest.mark.parametrize("name", METHODS)
async def test_a_standalone_function_sends_the_same_and_takes_a_typed_body(platform, client, name):
    expected = Expected(name)
    operation = load_operation(METHODS[name]["group"], METHODS[name]["method"])
    if operation.body and operation.body.schema:
        type_ = getattr(models, operation.body.schema["$ref"].rpartition("/")[2])
        body, _ = structure(expected.arguments["request_body"], type_)
        expected.arguments["request_body"] = body
    answer = prepare(platform, name)
    function = getattr(functions, METHODS[name]["function"])
    assert await result_of(function(client, **expected.arguments)) == answer
    [request] = platform.requests
    expected.arrived(request)


@pytest.mark.parametrize("name", METHODS)
def test_the_sync_client_sends_the_same_and_empty_text_is_sent(platform, sync_client, name):
    platform.reset()
    expected = Expected(name, empty=True)
    answer = prepare(platform, name)
    assert sync_result_of(class_method(sync_client, name)(**expected.arguments)) == answer
    [request] = platform.requests
    expected.arrived(request)


@in_one_loop
@pytest.mark.parametrize("name", METHODS)
async def test_missing_unknown_and_invalid_arguments_are_refused_before_anything_is_sent(
    platform, client, name
):
    arguments = Expected(name).arguments
    method = METHODS[name]
    call = class_method(client, name)
    required = [item["argument"] for item in method["parameters"] if item["required"]]
    if method["body"] and method["body"]["required"]:
        required.append("request_body")
    for missing in required:
        left = {argument: value for argument, value in arguments.items() if argument != missing}
        with pytest.raises((TypeError, errors.InvalidRequestError), match=missing):
            await result_of(call(**left))
    with pytest.raises(TypeError, match="no_such_argument"):
        await result_of(call(**arguments, no_such_argument=1))
    for parameter in method["parameters"]:
        for value in (".", "..", "") if parameter["place"] == "path" else ():
            with pytest.raises(errors.InvalidRequestError, match=parameter["argument"]):
                await result_of(call(**arguments | {parameter["argument"]: value}))
    assert platform.requests == []


@pytest.mark.parametrize("name", WITH_JSON)
def test_valid_values_decode_and_encode_back_to_the_same_json(name):
    for result, typed in zip(
        METHODS[name]["results"],
        load_operation(METHODS[name]["group"], METHODS[name]["method"]).results,
        strict=True,
    ):
        if typed.type is None:
            continue
        for seed in range(12):
            value = MAKER.make(result["schema"], f"{name}{seed}")
            decoded, issues = structure(value, typed.type())
            assert issues == []
            assert unstructure(decoded) == value


def places(value: Any, path: tuple[str | int, ...] = ()) -> Any:
    """Yield the path of every member of a value."""
    members = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for key, member in members:
        yield (*path, key)
        yield from places(member, (*path, key))


def changed(value: Any, path: tuple[str | int, ...], replacement: Any) -> Any:
    """Return a value with one member replaced, or removed if the replacement is `...`."""
    value = copy.deepcopy(value)
    inner = value
    for key in path[:-1]:
        inner = inner[key]
    if replacement is ...:
        del inner[path[-1]]
    else:
        inner[path[-1]] = replacement
    return value


def shown(path: tuple[str | int, ...]) -> str:
    """Return a path as messages show it; the maps of made values have the keys "one" and "two"."""
    steps = []
    for key in path:
        if isinstance(key, int):
            steps.append(f"[{key}]")
        else:
            steps.append(f'["{key}"]' if key in {"one", "two"} else f".{key}")
    return "".join(["$", *steps])


def damaged(name: str) -> list[tuple[tuple[str | int, ...], Any]]:
    """Return values with one required member missing or of a wrong type, each with its path."""
    schema = METHODS[name]["results"][0]["schema"]
    value = MAKER.make(schema, f"{name} damaged")
    found = []
    for replacement in (..., {"wrong": ["type"]}, None):
        for path in places(value):
            if replacement is ... and isinstance(path[-1], int):
                continue
            optional = isinstance(path[-1], str) and not list(
                SCHEMAS.problems(schema, changed(value, path, ...))
            )
            if replacement is None and optional:  # null counts as absent
                continue
            other = changed(value, path, replacement)
            problems = list(SCHEMAS.problems(schema, other))
            if [problem.path for problem in problems] == [path]:
                found.append((path, other))
                break
    return found


@in_one_loop
@pytest.mark.parametrize("name", [name for name in WITH_JSON if damaged(name)])
async def test_a_missing_or_mistyped_field_is_an_error_that_says_where(platform, client, name):
    arguments = Expected(name).arguments
    for path, value in damaged(name):
        platform.reply(name, value, status=METHODS[name]["results"][0]["status"])
        with pytest.raises(errors.ResponseValidationError) as caught:
            await class_method(client, name)(**arguments)
        assert caught.value.raw_value == value
        assert shown(path) in caught.value.pretty()


def enriched(value: Any) -> Any:
    """Return a value with an unknown field in every object that has named fields."""
    if isinstance(value, list):
        return [enriched(member) for member in value]
    if isinstance(value, dict):
        members = {key: enriched(member) for key, member in value.items()}
        return members if set(members) <= {"one", "two"} else {**members, "brandNewField": [1]}
    return value


def enums(schema: Any, value: Any, path: tuple[str | int, ...] = ()) -> Any:
    """Yield the path of every text in a value whose schema is an enum."""
    schema = SCHEMAS.resolve(schema)
    if "enum" in schema and isinstance(value, str):
        yield path
    if isinstance(value, dict):
        for key, inner in schema.get("properties", {}).items():
            if key in value:
                yield from enums(inner, value[key], (*path, key))
    if isinstance(value, list) and "items" in schema:
        for position, member in enumerate(value):
            yield from enums(schema["items"], member, (*path, position))


@in_one_loop
@pytest.mark.parametrize("name", WITH_JSON)
async def test_unknown_fields_and_enum_values_are_no_issues_and_stay_in_raw(platform, client, name):
    result = METHODS[name]["results"][0]
    value = MAKER.make(result["schema"], f"{name} enriched")
    for path in enums(result["schema"], value):
        if path:
            value = changed(value, path, "brand-new-value")
    value = enriched(value)
    platform.reply(name, value, status=result["status"])
    arguments = Expected(name).arguments
    raw = await client.raw(class_method(client, name), **arguments)
    assert json.loads(raw.content) == value
    assert raw.status == result["status"]
    assert raw.issues == []


@in_one_loop
@pytest.mark.parametrize(("name", "status", "kind"), ERROR_PAIRS)
async def test_every_typed_error_of_a_method_is_raised_from_a_real_response(
    platform, client, name, status, kind
):
    platform.inject(Fault(error=kind))
    with pytest.raises(errors.ServiceError) as caught:
        await class_method(client, name)(**Expected(name).arguments)
    assert type(caught.value) is errors.ERROR_CLASSES[kind]
    assert isinstance(caught.value, STATUS_CLASSES[status])
    assert caught.value.status_code == status
    assert caught.value.data == json.loads(caught.value.body)
    assert json.loads(caught.value.body)["message"] in str(caught.value)
    assert caught.value.raw_response is not None
    assert caught.value.headers["content-type"].startswith("application/json")


STATUS_CLASSES = {
    400: errors.BadRequest,
    401: errors.Unauthorized,
    402: errors.PaymentRequired,
    403: errors.Forbidden,
    404: errors.NotFound,
    409: errors.Conflict,
    410: errors.Gone,
    412: errors.PreconditionFailed,
    413: errors.ContentTooLarge,
    422: errors.UnprocessableEntity,
    428: errors.PreconditionRequired,
    429: errors.TooManyRequests,
    500: errors.InternalServerError,
    503: errors.ServiceUnavailable,
}


@pytest.mark.once
@in_one_loop
@pytest.mark.parametrize(("status", "kind"), STATUS_CLASSES.items())
async def test_every_method_raises_the_class_of_an_error_status(platform, client, status, kind):
    for name in METHODS:
        body = {"error": {"code": "another_code", "message": "No."}}
        platform.reply(name, body, status=status)
        with pytest.raises(kind) as caught:
            await class_method(client, name)(**Expected(name).arguments)
        assert (type(caught.value), caught.value.status_code) == (kind, status), name
        bodiless = METHODS[name]["verb"] == "HEAD"
        assert caught.value.code == ("" if bodiless else "another_code")
        client._transport.settings.http_client.governor.reset()  # no pause after a refusal


@pytest.mark.once
@pytest.mark.parametrize(("status", "kind"), STATUS_CLASSES.items())
def test_every_method_of_a_sync_client_raises_the_class_of_an_error_status(
    platform, sync_client, status, kind
):
    for name in METHODS:
        platform.reply(name, {"message": "No."}, status=status)
        with pytest.raises(kind) as caught:
            sync_result_of(class_method(sync_client, name)(**Expected(name).arguments))
        assert (type(caught.value), caught.value.code) == (kind, ""), name
        sync_client._transport.settings.http_client.governor.reset()  # no pause after a refusal


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["error", "code", "message", "id", "issues"]), inner)
    ),
    max_leaves=8,
)
BODIES = st.binary(max_size=30) | JSON.map(lambda value: json.dumps(value).encode())
TYPES = st.sampled_from(["application/json", "text/html", "application/jsonl", "", "x"])


@settings(max_examples=100)
@given(
    name=st.sampled_from(sorted(METHODS)),
    status=st.integers(200, 599),
    answer=st.tuples(BODIES, TYPES),
)
def test_any_response_gives_a_result_or_an_error_of_this_package(
    platform, sync_client, name, status, answer
):
    body, media_type = answer
    platform.reset()
    platform.reply(name, body=body, status=status, headers={"Content-Type": media_type})
    with contextlib.suppress(errors.HostingSDKError):
        sync_result_of(class_method(sync_client, name)(**Expected(name).arguments))
    assert len(platform.requests) == 1


def test_every_error_class_belongs_to_the_documented_number_of_methods():
    counted = {kind: 0 for _, _, kind in ERROR_PAIRS}
    for _, _, kind in ERROR_PAIRS:
        counted[kind] += 1
    assert counted == {
        "HttpApiDecodeError": 16,
        "Unauthorized": 16,
        "NotAuthorizedForScope": 16,
        "TooManyRequests": 16,
        "InternalServerError": 16,
        "Forbidden": 9,
        "TldNotSupported": 7,
        "DomainTooShort": 5,
        "BadRequest": 4,
        "DomainNotRegistered": 4,
        "ExpectedPriceMismatch": 4,
        "DomainNotAvailable": 4,
        "DomainNotFound": 4,
        "NotFound": 3,
        "OrderTooExpensive": 2,
        "InvalidAdditionalContactInfo": 2,
        "AdditionalContactInfoRequired": 2,
        "LanguageCodeRequired": 2,
        "TooManyDomains": 1,
        "DuplicateDomains": 1,
        "DomainAlreadyOwned": 1,
        "DNSSECEnabled": 1,
        "DomainAlreadyRenewing": 1,
        "DomainNotRenewable": 1,
        "DomainCannotBeTransferedOutUntil": 1,
    }
    assert counted.keys() == errors.ERROR_CLASSES.keys()
