import asyncio
import copy
import gc
import pickle
import socket
import threading
import traceback
import warnings
from datetime import datetime

import hosting_sdk
import pytest
from aiohttp import web
from hosting_sdk import (
    UNSET,
    Client,
    HostingSDKWarning,
    HTTPClient,
    InvalidRequestError,
    Request,
    RequestAbortedError,
    RequestOptions,
    Response,
    ResponseValidationError,
    SecretText,
    ServiceError,
    SyncClient,
    UnexpectedClientError,
)
from hosting_sdk._transport.redirects import follow
from hosting_sdk._types import Operation, Result
from hosting_sdk.functions import teams_get_team
from hosting_sdk.testing import FakePlatform

TOKEN = "secret-token-of-the-tests"


async def test_a_call_sends_the_token_and_a_user_agent(server, client, get_thing):
    await client._call(get_thing, {"id": "i"})
    headers = server.asked[0].headers
    assert headers["Authorization"] == "Bearer secret-token-of-the-tests"
    assert headers["User-Agent"].startswith(f"hosting-sdk/{hosting_sdk.__version__} python/")
    assert headers["Accept"] == "application/json"
    assert "Content-Type" not in headers
    assert "Cookie" not in headers


@pytest.mark.parametrize(
    ("given", "sent"),
    [(" abc ", "Bearer abc"), ("Bearer abc", "Bearer abc"), ("bearer abc", "bearer abc")],
)
async def test_a_token_is_sent_as_bearer(server, make_client, get_thing, given, sent):
    await make_client(given)._call(get_thing, {"id": "i"})
    assert server.asked[0].headers["Authorization"] == sent


async def test_the_token_comes_from_the_environment(server, make_client, get_thing, monkeypatch):
    monkeypatch.setenv("HOSTING_SDK_BEARER_TOKEN", "from-outside")
    await make_client(None)._call(get_thing, {"id": "i"})
    assert server.asked[0].headers["Authorization"] == "Bearer from-outside"


async def test_a_function_gives_a_token_for_every_attempt(server, make_client, get_thing):
    tokens = iter(["one", "two"])
    client = make_client(lambda: next(tokens))
    await client._call(get_thing, {"id": "i"})
    await client._call(get_thing, {"id": "i"})
    sent = [request.headers["Authorization"] for request in server.asked]
    assert sent == ["Bearer one", "Bearer two"]


async def test_a_coroutine_function_gives_the_token(server, make_client, get_thing):
    async def token():
        return "later"

    await make_client(token)._call(get_thing, {"id": "i"})
    assert server.asked[0].headers["Authorization"] == "Bearer later"


async def test_a_missing_token_is_one_clear_error_at_the_first_call(
    server, make_client, get_thing, monkeypatch
):
    monkeypatch.delenv("HOSTING_SDK_BEARER_TOKEN", raising=False)
    for client in (make_client(None), make_client(""), make_client(lambda: None)):
        with pytest.raises(InvalidRequestError, match="no access token: pass bearer_token"):
            await client._call(get_thing, {"id": "i"})
    assert server.asked == []


async def test_a_method_without_security_needs_no_token(server, make_client, monkeypatch):
    monkeypatch.delenv("HOSTING_SDK_BEARER_TOKEN", raising=False)
    operation = Operation("a.b", "GET", "/x", results=(Result(200, None, "none"),), security=False)
    assert await make_client(None)._call(operation, {}) is None
    assert "Authorization" not in server.asked[0].headers


@pytest.mark.parametrize("token", ["two words", "line\nbreak", "ünicode", 7])
async def test_a_token_that_cannot_be_sent_is_refused_without_showing_it(
    make_client, get_thing, token
):
    with pytest.raises(InvalidRequestError, match="the access token is") as caught:
        await make_client(lambda: token)._call(get_thing, {"id": "i"})
    assert str(token) not in str(caught.value)


async def test_a_token_function_that_fails_is_an_error_of_the_package(make_client, get_thing):
    def broken():
        raise KeyError("vault")

    with pytest.raises(UnexpectedClientError, match="the function that gives the token failed"):
        await make_client(broken)._call(get_thing, {"id": "i"})

    def refused():
        raise InvalidRequestError("no vault")

    with pytest.raises(InvalidRequestError, match="no vault"):
        await make_client(refused)._call(get_thing, {"id": "i"})


@pytest.mark.parametrize(
    ("options", "arguments", "query"),
    [
        ({"team_id": "t"}, {}, {"teamId": "t"}),
        ({"slug": "s"}, {}, {"slug": "s"}),
        ({"team_id": "t", "slug": "s"}, {}, {"teamId": "t", "slug": "s"}),
        ({"team_id": "t"}, {"team_id": "mine"}, {"teamId": "mine"}),
        ({"team_id": "t"}, {"slug": "mine"}, {"slug": "mine"}),
        ({"slug": "s"}, {"team_id": "mine"}, {"teamId": "mine"}),
        ({}, {}, {}),
    ],
)
async def test_the_team_of_the_client_is_the_default_and_a_call_names_its_own(  # noqa: PLR0917 fixtures
    server, make_client, get_thing, options, arguments, query
):
    await make_client(**options)._call(get_thing, {"id": "i", **arguments})
    assert dict(server.asked[0].query) == query


async def test_a_method_that_takes_no_team_gets_none(server, make_client, make_thing):
    await make_client(team_id="t", slug="s")._call(make_thing, {}, {})
    assert server.asked[0].raw_path == "/v1/things"


async def test_the_options_of_a_call_override_those_of_the_client(server, make_client, get_thing):
    client = make_client(server_url="https://nowhere.invalid")
    options = RequestOptions(
        server_url=f"{server.url}/base/", headers={"AUTHORIZATION": "Basic x", "X-More": "1"}
    )
    await client._call(get_thing, {"id": "i"}, None, options)
    request = server.asked[0]
    assert request.raw_path == "/base/v1/things/i"
    assert request.headers.getall("Authorization") == ["Basic x"]
    assert request.headers["X-More"] == "1"


@pytest.mark.parametrize(
    "options",
    [
        {"timeout": 0},
        {"timeout": "1"},
        {"timeout": True},
        {"retry_config": 3},
        {"http_client": object()},
        {"debug_logger": 7},
        {"response_validation": "lax"},
        {"server_url": "nowhere"},
        {"team_id": 7},
        {"slug": b"s"},
        {"bearer_token": 7},
    ],
)
def test_an_invalid_option_is_refused_by_name(options):
    (name,) = options
    with pytest.raises(InvalidRequestError, match=f"{name} must "):
        Client(**options)


@pytest.mark.parametrize(
    "options",
    [{"timeout": 1}, RequestOptions(timeout=-1), RequestOptions(retries=1)],  # type: ignore[arg-type]  # the refused value
)
async def test_invalid_options_of_a_call_are_refused(client, get_thing, options):
    with pytest.raises(InvalidRequestError, match="must be"):
        await client._call(get_thing, {"id": "i"}, None, options)


async def test_a_timeout_of_none_waits_as_long_as_it_takes(client, get_thing):
    options = RequestOptions(timeout=None)
    assert await client._call(get_thing, {"id": "i"}, None, options) == {"ok": True}


async def test_a_json_body_is_sent_as_it_is(server, client, make_thing):
    await client._call(make_thing, {}, {"a": [1, None, "ü"]})
    assert server.bodies == ['{"a":[1,null,"ü"]}'.encode()]
    assert server.asked[0].headers["Content-Type"] == "application/json"


async def test_a_missing_or_unexpected_body_is_refused(server, client, make_thing, get_thing):
    with pytest.raises(InvalidRequestError, match="missing request_body"):
        await client._call(make_thing, {})
    with pytest.raises(InvalidRequestError, match="takes no request_body"):
        await client._call(get_thing, {"id": "i"}, {})
    assert server.asked == []


async def test_an_optional_body_is_left_out_with_its_content_type(server, client, make_thing):
    optional = make_thing._replace(body=make_thing.body._replace(required=False))
    await client._call(optional, {})
    assert "Content-Type" not in server.asked[0].headers


async def test_a_body_that_is_not_json_is_refused(server, client, make_thing):
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for body in ({"a": object()}, {"a": {1}}, deep):
        with pytest.raises(InvalidRequestError, match="cannot be sent as JSON"):
            await client._call(make_thing, {}, body)
    assert server.asked == []


async def test_no_content_is_none(server, client, make_thing):
    async def nothing(request):
        return web.Response(status=204)

    server.default = nothing
    assert await client._call(make_thing, {}, {}) is None


async def test_raw_returns_the_response_unchanged(server, client):
    server.default = {"user": {"id": "u"}, "unknown": 1}
    raw = await client.raw(client.user.list_event_types)
    assert raw.status == 200
    assert raw.headers["content-type"].startswith("application/json")
    assert raw.content == b'{"user": {"id": "u"}, "unknown": 1}'
    assert repr(raw) == "<RawResponse 200, 35 bytes>"


async def test_raw_returns_error_responses_and_raises_when_their_value_is_read(server, client):
    async def missing(request):
        return web.json_response({"error": {"code": "gone"}}, status=404)

    server.default = missing
    raw = await client.raw(client.teams.get_team, team_id="t")
    assert raw.status == 404
    with pytest.raises(ServiceError, match="404 Not Found"):
        _ = raw.value


async def test_raw_has_the_issues_of_a_client_in_report_mode(server, make_client):
    client = make_client(response_validation="report")
    server.default = {"types": "wrong"}
    raw = await client.raw(client.user.list_event_types)
    with pytest.warns(HostingSDKWarning, match=r"user\.listEventTypes: .* at \$\.types"):
        assert raw.issues[0].path == "$.types"
    assert raw.value.types == "wrong"


async def test_raw_works_with_standalone_functions(client):
    assert (await client.raw(teams_get_team, team_id="t")).status == 200


@pytest.mark.parametrize("method", [print, "teams.get_team", len, asyncio.sleep])
async def test_raw_refuses_an_object_that_is_not_a_method(client, method):
    with pytest.raises(InvalidRequestError):
        await client.raw(method, x=1)


async def test_raw_refuses_arguments_that_the_method_does_not_take(client):
    with pytest.raises(InvalidRequestError, match="unexpected keyword argument 'team'"):
        await client.raw(client.teams.get_team, team="t")


async def test_a_strict_client_raises_for_a_result_that_does_not_match(server, client):
    server.default = {"types": 1}
    with pytest.raises(ResponseValidationError) as caught:
        await client.user.list_event_types()
    assert caught.value.raw_response is not None
    assert caught.value.raw_value == {"types": 1}
    assert "$.types" in caught.value.pretty()
    assert len(caught.value.attempts) == 1


async def test_malformed_json_is_an_error_with_its_place(server, client, get_thing):
    async def broken(request):
        return web.Response(text='{"a": ', content_type="application/json")

    server.default = broken
    with pytest.raises(ResponseValidationError, match="expected JSON from the server") as caught:
        await client._call(get_thing, {"id": "i"})
    assert caught.value.raw_value == '{"a": '
    assert "$: expected JSON" in caught.value.pretty()


async def test_an_empty_body_where_json_was_promised_is_an_error(server, client, get_thing):
    async def empty(request):
        return web.Response(content_type="application/json")

    server.default = empty
    with pytest.raises(ResponseValidationError) as caught:
        await client._call(get_thing, {"id": "i"})
    assert "got nothing" in caught.value.pretty()


async def test_a_closed_client_refuses_calls(client, get_thing, list_lines):
    await client.aclose()
    await client.aclose()
    with pytest.raises(RequestAbortedError, match="the client is closed"):
        await client._call(get_thing, {"id": "i"})
    with pytest.raises(RequestAbortedError):
        client._stream(list_lines, {})


async def test_closing_a_client_aborts_its_calls(server, client, get_thing):
    arrived, release = asyncio.Event(), asyncio.Event()

    async def hang(request):
        arrived.set()
        await release.wait()
        return {}

    server.default = hang
    call = asyncio.create_task(client._call(get_thing, {"id": "i"}))
    await arrived.wait()
    await client.aclose()
    with pytest.raises(RequestAbortedError, match="the client was closed during the call"):
        await call
    release.set()


async def test_closing_a_client_ends_a_wait_between_attempts(server, client, get_thing):
    async def busy(request):
        waiting.set()
        return web.Response(status=503, headers={"Retry-After": "10"})

    waiting = asyncio.Event()
    server.default = busy
    call = asyncio.create_task(client._call(get_thing, {"id": "i"}))
    await waiting.wait()
    await client.aclose()
    with pytest.raises(RequestAbortedError):
        await call


async def test_a_call_is_cancelled_at_any_step_and_leaves_nothing_behind(client, make_thing):
    for steps in range(1, 200):
        call = asyncio.create_task(client._call(make_thing, {}, {"a": 1}))
        for _ in range(steps):
            await asyncio.sleep(0)
        if not call.cancel():
            assert steps > 5
            assert await call == await client._call(make_thing, {}, {"a": 2}) == {"ok": True}
            return
        with pytest.raises(asyncio.CancelledError):
            await call
    pytest.fail("the call never came to its end")


async def test_a_client_refuses_calls_in_another_event_loop(client, get_thing):
    await client._call(get_thing, {"id": "i"})

    def elsewhere():
        with pytest.raises(InvalidRequestError, match="in another event loop"):
            asyncio.run(client._call(get_thing, {"id": "i"}))

    await asyncio.to_thread(elsewhere)


def test_a_client_works_in_one_event_loop_after_the_other():
    """The connections of the first loop are closed with it, without a warning."""
    with FakePlatform() as platform:
        client = Client(platform.token, server_url=platform.url)
        for _ in range(3):
            assert asyncio.run(client.user.get_auth_user()) is not None
        asyncio.run(client.aclose())
    gc.collect()


def test_a_client_that_was_not_closed_is_named_in_one_warning():
    async def forget(url):
        await Client(platform.token, server_url=url).user.get_auth_user()

    with FakePlatform() as platform, warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        asyncio.run(forget(platform.url))
        gc.collect()
    told = [str(each.message) for each in caught]
    assert sum("a client of hosting_sdk was not closed" in each for each in told) == 1
    assert not any("Unclosed" in each for each in told)


def test_a_client_that_could_not_be_made_shows_no_token():
    with pytest.raises(InvalidRequestError) as caught:
        Client(TOKEN, server_url="bad")
    with pytest.raises(InvalidRequestError) as sync:
        SyncClient(TOKEN, server_url="bad")
    for error in (caught, sync):
        told = traceback.TracebackException.from_exception(error.value, capture_locals=True)
        ours = [frame for frame in told.stack if frame.filename != __file__]
        assert len(ours) > 1
        assert TOKEN not in str([frame.locals for frame in ours])
        assert any("could not be made" in (frame.locals or {}).get("self", "") for frame in ours)


@pytest.mark.parametrize("status", [307, 308])
async def test_a_post_follows_a_redirect_on_the_same_origin_with_its_body(
    server, client, make_thing, status
):
    async def redirect(request):
        return web.Response(status=status, headers={"Location": "/v2/things?a=b c#d"})

    server.answers = [redirect]
    assert await client._call(make_thing, {}, {"a": 1}) == {"ok": True}
    assert [each.method for each in server.asked] == ["POST", "POST"]
    assert server.bodies == [b'{"a":1}'] * 2
    assert server.asked[1].raw_path == "/v2/things?a=b%20c"
    assert server.asked[1].headers["Authorization"] == f"Bearer {TOKEN}"


async def test_a_post_is_not_redirected_to_another_origin(server, client, make_thing, unused_url):
    async def redirect(request):
        return web.Response(status=307, headers={"Location": unused_url})

    server.default = redirect
    with pytest.raises(ServiceError, match="which was not followed"):
        await client._call(make_thing, {}, {"a": 1})


async def test_an_upload_that_was_sent_is_not_redirected(server, client, put_bytes):
    async def redirect(request):
        return web.Response(status=307, headers={"Location": "/elsewhere"})

    server.default = redirect
    with pytest.raises(ServiceError, match="which was not followed"):
        await client._call(put_bytes, {}, iter([b"a"]))


async def test_only_harmless_headers_follow_a_redirect_to_another_origin(
    serve_bytes, server, client, get_thing
):
    heads = []

    async def other(reader, writer):
        heads.append((await reader.readuntil(b"\r\n\r\n")).decode())
        writer.write(
            b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\ntrue"
        )
        await writer.drain()

    async def redirect(request):
        return web.Response(status=302, headers={"Location": await serve_bytes(other)})

    server.default = redirect
    names = ("X-Api-Key", "Cookie", "apikey", "X-Auth", "X-Plain", "Content-Type", "If-None-Match")
    headers = dict.fromkeys(names, "hunter")
    options = RequestOptions(
        headers={**headers, "X-Mine": SecretText("hunter"), "Accept-Language": "de"}
    )
    assert await client._call(get_thing, {"id": "i"}, None, options) is True
    assert [server.asked[0].headers[name] for name in (*names, "X-Mine")] == ["hunter"] * 8
    arrived = {line.partition(":")[0].lower() for line in heads[0].splitlines()[1:-1]}
    assert arrived == {"host", "accept", "accept-encoding", "accept-language", "user-agent"}


async def test_a_get_with_a_body_is_not_redirected_to_another_origin(server, client, unused_url):
    async def redirect(request):
        return web.Response(status=307, headers={"Location": unused_url})

    server.default = redirect
    with pytest.raises(ServiceError, match="which was not followed"):
        await client.request("GET", "/v1/search", body={"q": "private"})


async def test_a_get_with_a_body_follows_a_redirect_on_the_same_origin(server, client):
    async def redirect(request):
        return web.Response(status=307, headers={"Location": "/v2/search"})

    server.answers = [redirect]
    assert await client.request("GET", "/v1/search", body={"q": "private"}) == {"ok": True}
    assert server.bodies == [b'{"q":"private"}'] * 2


@pytest.mark.parametrize(
    ("location", "same"),
    [
        ("/x", True),
        ("https://a.example:443/x", True),
        ("https://A.EXAMPLE/x", True),
        ("http://a.example/x", False),
        ("http://a.example:443/x", False),
        ("https://a.example:8443/x", False),
        ("https://b.example/x", False),
        ("https://a.example.b.example/x", False),
        ("//b.example/x", False),
        ("https://a.example@b.example/x", False),
        ("https://user:word@a.example/x", True),
    ],
)
def test_another_scheme_host_or_port_is_another_origin(location, same):
    headers = {"Authorization": "Bearer hunter", "Range": "bytes=1-", "If-Range": '"a"'}
    request = Request("GET", "https://a.example/start", headers=headers)
    following = follow(request, Response(302, {"Location": location}))
    assert following is not None
    assert following.headers.get("Authorization") == ("Bearer hunter" if same else None)
    assert following.headers["Range"] == "bytes=1-"


@pytest.mark.parametrize(
    ("location", "url"),
    [
        ("https://user:word@b.example/x", "https://b.example/x"),
        ("https://b.example?to=c@d", "https://b.example?to=c@d"),
        ("/x?to=//c@d", "https://a.example/x?to=//c@d"),
    ],
)
def test_a_redirect_loses_its_user_name_and_password_and_nothing_else(location, url):
    request = Request("GET", "https://a.example/start")
    following = follow(request, Response(302, {"Location": location}))
    assert following is not None
    assert following.url == url


@pytest.mark.parametrize("is_elsewhere", [True, False])
async def test_a_user_name_and_password_in_a_redirect_are_not_sent(
    serve_bytes, client, get_thing, is_elsewhere
):
    heads: list[str] = []
    urls: list[str] = []

    async def talk(reader, writer):
        heads.append((await reader.readuntil(b"\r\n\r\n")).decode())
        url = urls[is_elsewhere].replace("//", "//user:word@")
        first = f"HTTP/1.1 302 Found\r\nLocation: {url}/x\r\nContent-Length: 0\r\n\r\n"
        last = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\ntrue"
        writer.write((first if len(heads) == 1 else last).encode())
        await writer.drain()
        if len(heads) == 1 and not is_elsewhere:
            await talk(reader, writer)

    urls += [await serve_bytes(talk), await serve_bytes(talk)]
    options = RequestOptions(server_url=urls[0])
    assert await client._call(get_thing, {"id": "i"}, None, options) is True
    assert heads[1].startswith("GET /x HTTP/1.1\r\n")
    assert "Basic" not in heads[1]
    assert ("Authorization: Bearer" in heads[1]) is not is_elsewhere


@pytest.mark.parametrize("target", ["ftp://a.example/", "http://a:b/"])
async def test_a_redirect_to_an_invalid_url_is_an_error_of_the_package(
    server, client, get_thing, target
):
    async def redirect(request):
        return web.Response(status=302, headers={"Location": target})

    server.default = redirect
    with pytest.raises(UnexpectedClientError, match="is not an http or https URL"):
        await client._call(get_thing, {"id": "i"})


async def test_a_client_shows_its_server_and_team_and_no_token(server, make_client):
    client = make_client(team_id="team_1")
    assert repr(client) == f"<Client of {server.url} for team_1>"
    async with client as same:
        assert same is client
    assert repr(client).endswith(", closed>")


async def test_a_get_follows_redirects_and_a_post_does_not(server, client, get_thing, make_thing):
    async def redirect(request):
        return web.Response(status=302, headers={"Location": "/elsewhere"})

    server.answers = [redirect]
    assert await client._call(get_thing, {"id": "i"}) == {"ok": True}
    assert server.asked[-1].path == "/elsewhere"
    server.answers = [redirect]
    with pytest.raises(ServiceError, match="it points to '/elsewhere', which was not followed"):
        await client._call(make_thing, {}, {})


async def test_a_redirect_releases_its_connection(server, make_client, get_thing):
    async def redirect(request):
        return web.Response(status=302, headers={"Location": "/elsewhere"}, body=b"x" * 1_000_000)

    server.answers = [redirect]
    client = make_client(http_client=HTTPClient(connections=1), timeout=30)
    assert await client._call(get_thing, {"id": "i"}) == {"ok": True}


async def test_a_redirect_that_is_the_result_is_not_followed(server, client):
    async def redirect(request):
        return web.Response(status=302, headers={"Location": "/elsewhere"})

    server.default = redirect
    operation = Operation("a.b", "GET", "/x", results=(Result(302, None, "none"),))
    assert await client._call(operation, {}) is None


async def test_redirects_without_end_are_an_error_of_the_package(server, client, get_thing):
    async def around(request):
        return web.Response(status=302, headers={"Location": "/again"})

    server.default = around
    with pytest.raises(UnexpectedClientError, match="too many redirects"):
        await client._call(get_thing, {"id": "i"})


async def test_a_connection_that_closed_while_the_loop_was_blocked_is_not_reused(
    make_client, make_thing
):
    """An unsafe request must not fail because an idle connection has gone stale."""
    answer = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\ntrue"
    closed = threading.Event()

    def answer_once_per_connection():
        for _ in range(2):
            connection, _ = listener.accept()
            with connection:
                while b"{}" not in connection.recv(65536):
                    pass
                connection.sendall(answer)
            closed.set()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=answer_once_per_connection)
        thread.start()
        client = make_client(server_url=f"http://127.0.0.1:{listener.getsockname()[1]}")
        assert await client._call(make_thing, {}, {}) is True
        assert closed.wait(10)  # blocks the event loop: the client cannot notice the close
        assert await client._call(make_thing, {}, {}) is True
        await asyncio.to_thread(thread.join)


async def test_raw_refuses_a_function_that_calls_no_method(client):
    async def waits(client):
        await asyncio.sleep(0)

    def returns(client):
        return 5

    for method in (waits, returns):
        with pytest.raises(InvalidRequestError, match="is not a method of this client"):
            await client.raw(method)


async def test_a_call_that_was_prepared_before_the_client_closed_is_refused(client, get_thing):
    exchange = client._transport.prepare(get_thing, {"id": "i"})
    await client.aclose()
    with pytest.raises(RequestAbortedError, match="the client is closed"):
        await client._transport.send(exchange)


async def test_a_connection_that_breaks_because_the_client_closes_is_an_abort(
    make_client, get_thing
):
    async def fetch(request):
        closing = asyncio.create_task(client.aclose())
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            await closing
            raise OSError("closed under my feet") from None

    client = make_client(http_client=HTTPClient(fetch))
    with pytest.raises(RequestAbortedError, match="the client was closed during the call"):
        await client._call(get_thing, {"id": "i"})


async def test_streams_and_downloads_of_groups_use_the_client(server, client):
    with pytest.raises(ResponseValidationError, match="record 1 of the stream"):
        await anext(aiter(client.deployments.get_deployment_events(id_or_url="a")))
    assert await client.deployments.get_deployment_file_contents(id="a", file_id="b").read()
    assert client.billing.list_billing_charges(from_="a", to="b").status is None


@pytest.mark.parametrize("value", [float("nan"), datetime(2026, 1, 2)])  # noqa: DTZ001 the refused value
async def test_a_body_that_json_would_change_is_refused(server, client, make_thing, value):
    with pytest.raises(
        InvalidRequestError, match=r"things\.makeThing: request_body cannot be sent"
    ):
        await client._call(make_thing, {}, {"a": value})
    assert server.asked == []


async def test_unset_is_an_absent_argument(server, make_client, get_thing, make_thing):
    client = make_client(team_id="team_1")
    await client._call(get_thing, {"id": "i", "q": UNSET, "x_note": UNSET, "team_id": UNSET})
    assert server.asked[0].raw_path == "/v1/things/i?teamId=team_1"
    assert "x-note" not in server.asked[0].headers
    with pytest.raises(InvalidRequestError, match=r"things\.getThing: missing id"):
        await client._call(get_thing, {"id": UNSET})
    with pytest.raises(InvalidRequestError, match=r"things\.makeThing: missing request_body"):
        await client._call(make_thing, {}, UNSET)
    with pytest.raises(InvalidRequestError, match="expected text, a number"):
        await client._call(get_thing, {"id": "i", "q": [UNSET]})


@pytest.mark.parametrize("reproduce", [pickle.dumps, copy.copy, copy.deepcopy])
@pytest.mark.parametrize("kind", [Client, SyncClient])
def test_a_client_with_its_token_is_not_copied_or_pickled(reproduce, kind):
    with pytest.raises(TypeError, match=f"a {kind.__name__} cannot be pickled or copied"):
        reproduce(kind("token"))


async def test_a_call_that_was_prepared_before_its_client_was_closed_is_not_sent(
    server, client, get_thing
):
    calling = client._transport.send(client._transport.prepare(get_thing, {"id": "i"}))
    await client.aclose()
    with pytest.raises(RequestAbortedError, match="the client is closed"):
        await calling
    assert server.asked == []
