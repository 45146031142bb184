import json

import pytest
from aiohttp import web
from hosting_sdk import (
    HTTPClient,
    NotAuthorizedForScope,
    Response,
    ServiceError,
    UnexpectedClientError,
    errors,
)
from hosting_sdk._types import Operation, Parameter, Result

DATA = {"code": "not_found", "message": "Nothing here.", "status": 404}


def operation(*declared, **fields):
    return Operation(
        "things.getThing",
        "GET",
        "/v1/things",
        (Parameter("teamId", "team_id", "query", scope="team"),),
        results=fields.pop("results", (Result(200, "application/json", "json"),)),
        errors=declared,
        **fields,
    )


def answer(status, body=b"", content_type="application/json", **headers):
    async def handle(request):
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        named = {"Content-Type": content_type, **headers} if content_type else headers
        return web.Response(status=status, body=content, headers=named)

    return handle


@pytest.mark.parametrize(("name", "kind"), errors.ERROR_CLASSES.items())
async def test_a_declared_error_is_chosen_by_status_and_body(server, client, clock, name, kind):
    status = int(kind.__doc__[:3])
    body = {"code": kind.code, "message": "told", "status": status, "limit": {"remaining": 0}}
    if name == "HttpApiDecodeError":
        body = {"issues": [{"message": "no", "path": ["a", 0]}], "message": "told"}
    server.default = answer(status, body)
    several = tuple((status, other) for other in errors.ERROR_CLASSES)
    with pytest.raises(kind) as caught:
        await client._call(operation(*several), {})
    error = caught.value
    assert type(error) is kind
    assert error.status_code == status
    assert error.data == body
    assert json.loads(error.body) == body
    assert error.headers["CONTENT-TYPE"] == "application/json"
    assert error.raw_response.status == status
    assert "told" in str(error)


@pytest.mark.parametrize(
    ("declared", "status", "body"),
    [
        ((), 404, DATA),
        (((400, "NotFound"),), 404, DATA),
        (((404, "NotFound"),), 404, {**DATA, "code": "other"}),
        (((404, "NotFound"),), 404, ["not_found"]),
        (((404, "NotFound"),), 404, b"not json"),
        (((400, "HttpApiDecodeError"),), 400, {"issues": "none", "message": "m"}),
        (((400, "HttpApiDecodeError"),), 400, {"issues": []}),
    ],
)
async def test_an_error_that_matches_no_declared_class_is_the_class_of_its_status(
    server, client, declared, status, body
):
    server.default = answer(status, body)
    with pytest.raises(ServiceError) as caught:
        await client._call(operation(*declared), {})
    assert type(caught.value) is {400: errors.BadRequest, 404: errors.NotFound}[status]
    assert caught.value.status_code == status
    assert caught.value.code == (body.get("code", "") if isinstance(body, dict) else "")


@pytest.mark.parametrize("status", [408, 418, 449, 502, 504, 599])
async def test_a_status_without_a_class_of_its_own_is_a_service_error(
    server, client, clock, status
):
    server.default = answer(status, DATA)
    with pytest.raises(ServiceError) as caught:
        await client._call(operation(), {})
    assert (type(caught.value), caught.value.code) == (ServiceError, "not_found")


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"error": {"code": "gone", "message": "It left."}}, "410 Gone: It left. (code 'gone')"),
        ({"error": "It left."}, "410 Gone: It left."),
        ({"message": "It left."}, "410 Gone: It left."),
        (b"", "410 Gone"),
        (b"<p>It\n left.</p>", "410 Gone: <p>It left.</p>"),
        ({"other": 1}, '410 Gone: {"other": 1}'),
        (b"x" * 400, "410 Gone: " + "x" * 300 + "..."),
    ],
)
async def test_the_message_has_the_words_of_the_server(server, client, body, words):
    server.default = answer(410, body)
    with pytest.raises(ServiceError) as caught:
        await client._call(operation(), {})
    assert str(caught.value) == f"things.getThing: {words}"
    assert (caught.value.data is None) == isinstance(body, bytes)


async def test_a_status_without_a_name_is_shown_as_its_number(server, client):
    server.default = answer(499)
    with pytest.raises(ServiceError, match=r"things.getThing: 499$"):
        await client._call(operation(), {})


@pytest.mark.parametrize(
    ("inner", "causes"),
    [
        ({"code": "forbidden", "message": "Not authorized", "invalidToken": True}, ("token",)),
        ({"code": "forbidden", "message": "The token has expired"}, ("token",)),
        ({"code": "not_authorized_for_scope", "message": "No"}, ("scope",)),
        ({"code": "forbidden", "message": "You are not a member of the team"}, ("scope",)),
        ({"code": "upgrade_required", "message": "No"}, ("plan",)),
        ({"code": "forbidden", "message": "Only on the Enterprise plan"}, ("plan",)),
        ({"code": "forbidden", "message": "No"}, ("token", "scope", "plan")),
    ],
)
async def test_a_403_says_which_of_its_three_causes_fit(server, client, inner, causes):
    server.default = answer(403, {"error": inner})
    with pytest.raises(ServiceError) as caught:
        await client._call(operation(), {})
    assert caught.value.causes == causes
    told = str(caught.value)
    assert ("expired or was revoked" in told) == ("token" in causes)
    assert ("team_id or slug" in told) == ("scope" in causes)
    assert ("team's plan" in told) == ("plan" in causes)
    assert ("Likely cause" in told) == (len(causes) == 1)


async def test_a_403_without_a_body_names_all_causes_and_the_missing_team(server, client):
    server.default = answer(403)
    with pytest.raises(ServiceError, match="the call named no team") as caught:
        await client._call(operation(), {})
    assert caught.value.causes == ("token", "scope", "plan")
    with pytest.raises(ServiceError) as caught:
        await client._call(operation(), {"team_id": "t"})
    assert "named no team" not in str(caught.value)


async def test_a_typed_403_is_explained_too(server, client):
    server.default = answer(
        403, {"code": "not_authorized_for_scope", "message": "No.", "status": 403}
    )
    with pytest.raises(NotAuthorizedForScope, match="Likely cause: the token has no access"):
        await client._call(operation((403, "NotAuthorizedForScope")), {})


@pytest.mark.parametrize(
    ("status", "content_type", "told"),
    [
        (200, "text/html", "200 OK with text/html is not a result of this method"),
        (200, "application/x-ndjson", "with application/x-ndjson"),
        (304, "", "304 Not Modified with no content type"),
        (201, "text/plain", "201 Created with text/plain"),
    ],
)
async def test_an_unexpected_response_is_a_service_error(
    server, client, status, content_type, told
):
    server.default = answer(status, b"<html>", content_type)
    with pytest.raises(ServiceError) as caught:
        await client._call(operation(), {})
    assert told in str(caught.value)
    assert "(200 application/json)" in str(caught.value)


@pytest.mark.parametrize(
    ("status", "content_type"),
    [
        (200, "application/json; charset=utf-8"),
        (200, "application/vnd.api+json"),
        (200, "APPLICATION/JSON"),
        (201, "application/json"),
    ],
)
async def test_another_success_of_the_same_kind_is_a_success(server, client, status, content_type):
    server.default = answer(status, {"a": 1}, content_type)
    assert await client._call(operation(), {}) == {"a": 1}


async def test_json_without_a_content_type_is_read(make_client):
    async def fetch(request):
        return Response(200, {}, b"[1]")

    client = make_client(http_client=HTTPClient(fetch))
    assert await client._call(operation(), {}) == [1]


@pytest.mark.parametrize(
    ("kind", "value"), [("text", "ü"), ("bytes", "ü".encode()), ("none", None)]
)
async def test_results_that_are_not_json_are_returned_unchanged(server, client, kind, value):
    server.default = answer(200, "ü".encode(), "text/plain")
    results = (Result(200, "text/plain", kind),)
    assert await client._call(operation(results=results), {}) == value


async def test_the_token_is_masked_where_the_server_repeats_it(server, client):
    server.default = answer(400, {"message": "bad secret-token-of-the-tests"})
    with pytest.raises(ServiceError) as caught:
        await client._call(operation(), {})
    assert str(caught.value).endswith("bad ***")
    assert "secret-token" not in repr(caught.value)


async def test_the_number_of_remembered_content_types_is_limited(server, client):
    things = operation()
    for number in range(20):
        server.default = answer(200, {"n": number}, f"application/json; v={number}")
        assert await client._call(things, {}) == {"n": number}
    assert len(client._transport._plans[id(things)].results) < 20


async def test_json_too_deep_for_its_type_is_an_error_of_the_package(server, client):
    def type_():
        raise RecursionError("too deep")

    with pytest.raises(UnexpectedClientError, match="cannot be decoded: RecursionError"):
        await client._call(operation(results=(Result(200, None, "json", type_),)), {})


async def test_a_byte_order_mark_before_json_is_ignored(server, client):
    server.answers = [answer(200, b'\xef\xbb\xbf{"a": 1}')]
    assert await client._call(operation(), {}) == {"a": 1}
    server.answers = [answer(404, b'\xef\xbb\xbf{"code": "not_found", "message": "Gone."}')]
    with pytest.raises(ServiceError, match="Gone"):
        await client._call(operation(), {})
