"""Tokens: fixed ones, token functions, and the credentials of the platform on this machine."""

import asyncio
import base64
import json
import math
import time
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from aiohttp import web
from hosting_sdk import (
    AccessToken,
    Client,
    Forbidden,
    HostingSDKError,
    HTTPClient,
    InvalidRequestError,
    RequestOptions,
    RequestTimeoutError,
    Response,
    RetryConfig,
    SyncClient,
    Unauthorized,
    UnexpectedClientError,
)
from hosting_sdk._transport.token import TokenSource

HOUR = timedelta(hours=1)


def sent(server):
    return [each.headers["Authorization"].removeprefix("Bearer ") for each in server.asked]


async def refuse(request):
    return web.json_response({"error": {"code": "forbidden", "message": "No."}}, status=401)


def forbid(**error):
    async def answer(request):
        return web.json_response({"error": {"code": "forbidden", **error}}, status=403)

    return answer


@pytest.fixture
def numbered():
    """A function that returns token functions, and the list of the tokens that these returned."""
    given: list[str] = []

    def give(lifetime=HOUR):
        def ask():
            given.append(f"token-{len(given) + 1}")
            return AccessToken(given[-1], datetime.now(UTC) + lifetime)

        return ask

    return give, given


async def test_a_token_is_used_until_it_expires(server, make_client, get_thing, numbered):
    give, given = numbered
    client = make_client(give())
    for _ in range(3):
        await client._call(get_thing, {"id": "i"})
    assert sent(server) == ["token-1"] * 3
    soon = make_client(give(timedelta(seconds=30)))
    for _ in range(2):
        await soon._call(get_thing, {"id": "i"})
    assert given == ["token-1", "token-2", "token-3"]


async def test_a_token_function_is_called_once_at_a_time(server, make_client, get_thing):
    asked: list[None] = []

    async def ask():
        asked.append(None)
        await asyncio.sleep(0.05)
        return AccessToken("shared", time.time() + 3600)

    client = make_client(ask)
    await asyncio.gather(*(client._call(get_thing, {"id": "i"}) for _ in range(8)))
    assert len(asked) == 1
    assert sent(server) == ["shared"] * 8


async def test_a_call_that_is_cancelled_does_not_take_the_token_from_the_others(
    server, make_client, get_thing
):
    asked, opened = asyncio.Event(), asyncio.Event()

    async def ask():
        asked.set()
        await opened.wait()
        return AccessToken("shared")

    client = make_client(ask)
    first, second = (asyncio.create_task(client._call(get_thing, {"id": "i"})) for _ in range(2))
    await asked.wait()
    first.cancel()
    opened.set()
    assert await second == {"ok": True}
    assert sent(server) == ["shared"]


async def test_a_token_function_that_hangs_ends_with_the_last_call_that_waits(
    make_client, get_thing
):
    asked: list[None] = []
    ended = asyncio.Event()

    async def hang():
        asked.append(None)
        if len(asked) > 1:
            return "text"
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    client = make_client(hang)
    options = RequestOptions(timeout=0.1, retries=RetryConfig("none"))
    calls = (client._call(get_thing, {"id": "i"}, None, options) for _ in range(3))
    errors = await asyncio.gather(*calls, return_exceptions=True)
    assert {type(error) for error in errors} == {RequestTimeoutError}
    async with asyncio.timeout(10):
        await ended.wait()
    assert await client._call(get_thing, {"id": "i"}) == {"ok": True}
    assert len(asked) == 2


async def test_a_token_function_that_hangs_does_not_hold_later_calls_back(make_client, get_thing):
    asked: list[None] = []
    opened = asyncio.Event()

    async def hang():
        asked.append(None)
        if len(asked) == 1:
            await opened.wait()
        return "text"

    client = make_client(hang)
    patient = asyncio.create_task(client._call(get_thing, {"id": "i"}))
    options = RequestOptions(timeout=0.1, retries=RetryConfig("none"))
    with pytest.raises(RequestTimeoutError):
        await client._call(get_thing, {"id": "i"}, None, options)
    assert await client._call(get_thing, {"id": "i"}) == {"ok": True}
    opened.set()
    assert await patient == {"ok": True}
    assert len(asked) == 2


async def test_a_token_function_may_call_after_the_call_that_began_it_is_cancelled(
    make_client, get_thing
):
    asked, opened = asyncio.Event(), asyncio.Event()

    async def renew():
        asked.set()
        await opened.wait()
        await plain._call(get_thing, {"id": "token"})
        return AccessToken("renewed")

    http = HTTPClient(connections=2)
    plain, client = make_client(http_client=http), make_client(renew, http_client=http)
    first, *others = (asyncio.create_task(client._call(get_thing, {"id": "i"})) for _ in range(3))
    await asked.wait()
    first.cancel()
    await asyncio.wait([first])
    while client.load.running < 2:  # noqa: ASYNC110 the client has no event for it
        await asyncio.sleep(0.005)
    opened.set()
    async with asyncio.timeout(10):
        assert await asyncio.gather(*others) == [{"ok": True}] * 2


async def test_a_token_function_that_needs_its_own_token_is_an_error(make_client, get_thing):
    async def renew():
        await client._call(get_thing, {"id": "token"})

    client = make_client(renew)
    with pytest.raises(InvalidRequestError, match="makes a call that needs this token"):
        await client._call(get_thing, {"id": "i"})


async def test_a_token_function_that_repeats_a_refused_token_is_called_only_once_more(
    server, make_client, get_thing
):
    asked: list[None] = []

    async def revoked():
        asked.append(None)
        await asyncio.sleep(0)
        return AccessToken("revoked")

    server.default = refuse
    client = make_client(revoked)
    for _ in range(3):
        calls = (client._call(get_thing, {"id": "i"}) for _ in range(10))
        errors = await asyncio.gather(*calls, return_exceptions=True)
        assert {type(error) for error in errors} == {Unauthorized}
    assert len(asked) == 2


async def test_a_token_function_that_repeats_a_refused_token_is_called_again_after_a_while():
    source = TokenSource(lambda: AccessToken("revoked"), refusal_seconds=0.01)
    header = await source.ask("things.getThing", "https://127.0.0.1")
    assert source.forget(header)
    assert await source.ask("things.getThing", "https://127.0.0.1") == header
    await asyncio.sleep(0.02)
    assert source.forget(header)


@pytest.mark.parametrize("safe", [True, False])
async def test_a_refused_token_is_requested_once_more(
    server, make_client, get_thing, numbered, safe
):
    give, _ = numbered
    server.answers = [refuse]
    client = make_client(give())
    operation = get_thing._replace(safe=safe)
    assert await client._call(operation, {"id": "i"}) == {"ok": True}
    assert sent(server) == ["token-1", "token-2"]
    server.default = refuse
    with pytest.raises(Unauthorized) as caught:
        await client._call(operation, {"id": "i"})
    assert sent(server)[2:] == ["token-2", "token-3"]
    assert [attempt.status for attempt in caught.value.attempts] == [401, 401]


@pytest.mark.parametrize("error", [{"invalidToken": True}, {"message": "The token has expired"}])
async def test_a_token_that_a_403_calls_invalid_is_requested_once_more(
    server, make_client, get_thing, numbered, error
):
    server.answers = [forbid(**error)]
    assert await make_client(numbered[0]())._call(get_thing, {"id": "i"}) == {"ok": True}
    assert sent(server) == ["token-1", "token-2"]


@pytest.mark.parametrize("message", ["No.", "The token has no access to this scope"])
async def test_a_call_that_is_forbidden_for_another_cause_is_not_sent_again(
    server, make_client, get_thing, numbered, message
):
    server.default = forbid(message=message)
    with pytest.raises(Forbidden):
        await make_client(numbered[0]())._call(get_thing, {"id": "i"})
    assert len(server.asked) == 1


@pytest.mark.parametrize("stream", [True, False])
def test_a_token_that_the_fake_platform_does_not_accept_is_requested_once_more(
    fake_platform, stream
):
    tokens = iter(["expired", fake_platform.token])
    with SyncClient(lambda: next(tokens), server_url=fake_platform.url) as client:
        if stream:
            assert list(client.billing.list_billing_charges(from_="a", to="b"))
        else:
            assert client.user.get_auth_user().user is not None
    assert [request.status for request in fake_platform.requests] == [403, 200]


async def test_a_refused_token_that_is_fixed_is_an_error_at_once(server, make_client, get_thing):
    server.default = refuse
    options = RequestOptions(headers={"Authorization": "Bearer own"})
    with pytest.raises(Unauthorized):
        await make_client()._call(get_thing, {"id": "i"})
    with pytest.raises(Unauthorized):
        await make_client(lambda: "asked")._call(get_thing, {"id": "i"}, None, options)
    assert len(server.asked) == 2


async def test_a_body_that_cannot_be_sent_again_is_not_sent_with_a_new_token(
    server, make_client, put_bytes, numbered
):
    server.default = refuse
    with pytest.raises(Unauthorized):
        await make_client(numbered[0]())._call(put_bytes, {}, iter([b"a"]))
    assert len(server.asked) == 1


async def test_errors_of_a_token_function_reach_every_call(make_client, get_thing):
    async def fail():
        await asyncio.sleep(0)
        raise ValueError("vault sealed")

    client = make_client(fail)
    calls = (client._call(get_thing, {"id": "i"}) for _ in range(3))
    errors = await asyncio.gather(*calls, return_exceptions=True)
    assert {type(error) for error in errors} == {UnexpectedClientError}
    assert "vault sealed" in str(errors[0])


def test_a_token_without_a_time_zone_is_refused():
    with pytest.raises(InvalidRequestError, match="date with a time zone"):
        AccessToken("t", datetime(2030, 1, 1))  # noqa: DTZ001 the refused value


@pytest.mark.parametrize("expires_at", [math.nan, 1_800_000_000_000, 2**1024])
def test_an_invalid_expiry_is_refused(expires_at):
    with pytest.raises(InvalidRequestError, match="expires_at must be in seconds since 1970"):
        AccessToken("t", expires_at)


def test_a_token_with_an_infinite_expiry_never_expires():
    assert not AccessToken("t", math.inf).has_expired


def test_the_representation_of_a_token_hides_it():
    assert "secret" not in repr(AccessToken("secret", 1.0))
    assert AccessToken("secret", 1.0).has_expired


def test_a_token_function_serves_one_event_loop_after_another(get_thing):
    async def ask():
        await asyncio.sleep(0)
        return "text"

    seen = []

    async def fetch(request):
        seen.append(request.headers["Authorization"])
        return Response(200, {"Content-Type": "application/json"}, b"1")

    client = Client(ask, http_client=HTTPClient(fetch))
    for _ in range(2):
        assert asyncio.run(client._call(get_thing, {"id": "i"})) == 1
    assert seen == ["Bearer text"] * 2


async def test_a_view_has_a_token_and_defaults_of_its_own(server, client, get_thing, numbered):
    give, _ = numbered
    view = client.with_options(
        bearer_token="tenant", default_headers={"X-Tenant": "t"}, default_query={"trace": 1}
    )
    await view._call(get_thing, {"id": "i"})
    await client._call(get_thing, {"id": "i"})
    await client.with_options(bearer_token=give())._call(get_thing, {"id": "i"})
    assert sent(server)[0::2] == ["tenant", "token-1"]
    first, second = server.asked[:2]
    assert (first.headers["X-Tenant"], first.query["trace"]) == ("t", "1")
    assert "X-Tenant" not in second.headers
    assert "trace" not in second.query


async def test_a_call_and_a_view_override_the_defaults(server, make_client, get_thing):
    client = make_client(default_headers={"X-A": "1", "x-note": "d"}, default_query={"q": "d"})
    await client._call(get_thing, {"id": "i", "q": "mine", "x_note": "n"})
    await client.with_options(default_headers={"X-A": "2"})._call(get_thing, {"id": "i"})
    await client.with_options(default_headers=None, default_query=None).request("GET", "/v1/x")
    await client.request("GET", "/v1/x", query={"q": ["a", "b"]})
    first, second, third, fourth = server.asked
    assert (first.query_string, first.headers["x-note"]) == ("q=mine", "n")
    assert (second.query_string, second.headers["X-A"], second.headers["x-note"]) == (
        "q=d",
        "2",
        "d",
    )
    assert (third.query_string, "X-A" in third.headers) == ("", False)
    assert fourth.query_string == "q=a&q=b"


@pytest.mark.parametrize("name", ["default_headers", "default_query"])
def test_defaults_that_are_not_a_mapping_are_refused(name):
    with pytest.raises(InvalidRequestError, match=f"{name} must be a mapping, not list"):
        Client("t", **{name: []})  # type: ignore[arg-type]  # the refused value


def jwt(expires):
    claims = base64.urlsafe_b64encode(json.dumps({"exp": expires}).encode()).decode().rstrip("=")
    return f"e30.{claims}.c2ln"


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """The home of a user without any credentials."""
    for name in (
        "HOSTING_SDK_BEARER_TOKEN",
        "HOSTING_SDK_SERVER_URL",
        "VERCEL_TOKEN",
        "VERCEL_OIDC_TOKEN",
        "VERCEL_OIDC_TOKEN_FILE",
        "XDG_DATA_HOME",
        "APPDATA",
    ):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    return tmp_path


@pytest.fixture
def use(get_thing):
    """A function that makes a call of the platform, and returns the token that was sent."""

    def call(*tokens, **options):
        seen = []

        async def fetch(request):
            seen.append(request.headers["Authorization"].removeprefix("Bearer "))
            return Response(200, {"Content-Type": "application/json"}, b"1")

        with SyncClient(*tokens, http_client=HTTPClient(fetch), **options) as client:
            client._call(get_thing, {"id": "i"})
        return seen[0]

    return call


def log_in(folder, monkeypatch, platform, **login):
    monkeypatch.setattr("sys.platform", platform)
    file = folder / "com.vercel.cli" / "auth.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(login))


def test_the_credentials_of_the_platform_are_found_in_order_of_precedence(
    machine, monkeypatch, use
):
    log_in(machine / ".local" / "share", monkeypatch, "linux", token="of-the-login")
    assert use() == "of-the-login"
    monkeypatch.setenv("VERCEL_OIDC_TOKEN", "of-the-variable")
    assert use() == "of-the-variable"
    (machine / "oidc").write_text(jwt(time.time() + 3600) + "\n")
    monkeypatch.setenv("VERCEL_OIDC_TOKEN_FILE", str(machine / "oidc"))
    assert use() == (machine / "oidc").read_text().strip()
    monkeypatch.setenv("VERCEL_TOKEN", " of-the-platform ")
    assert use() == "of-the-platform"
    monkeypatch.setenv("HOSTING_SDK_BEARER_TOKEN", "of-this-package")
    assert use() == "of-this-package"
    assert use("given") == "given"


@pytest.mark.parametrize(
    ("platform", "folder"),
    [
        ("darwin", "Library/Application Support"),
        ("win32", "AppData/Roaming/xdg.data"),
        ("win32", "AppData/Roaming"),
        ("linux", ".local/share"),
    ],
)
def test_the_login_is_found_on_every_system(machine, monkeypatch, use, platform, folder):
    log_in(machine / folder, monkeypatch, platform, token="t", expiresAt=time.time() + 60)
    assert use() == "t"


@pytest.mark.parametrize("login", [{"token": "t", "expiresAt": 1}, {"token": ""}, {"token": 5}, {}])
def test_a_login_without_a_token_or_past_its_expiry_is_not_used(machine, monkeypatch, use, login):
    log_in(machine / ".local" / "share", monkeypatch, "linux", **login)
    with pytest.raises(InvalidRequestError, match="no access token"):
        use()


def test_a_login_with_an_invalid_expiry_never_expires(machine, monkeypatch, use):
    log_in(machine / ".local" / "share", monkeypatch, "linux", token="t", expiresAt=math.nan)
    assert use() == "t"


@pytest.mark.parametrize("text", ["no json", "[]", b"\xff"])
def test_a_login_that_cannot_be_read_is_not_used(machine, use, text):
    file = machine / ".local" / "share" / "com.vercel.cli" / "auth.json"
    file.parent.mkdir(parents=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(InvalidRequestError, match="no access token"):
        use()


def test_a_token_in_a_file_is_read_again_before_it_expires(machine, monkeypatch, get_thing):
    file = machine / "oidc"
    monkeypatch.setenv("VERCEL_OIDC_TOKEN_FILE", str(file))
    seen = []

    async def fetch(request):
        seen.append(request.headers["Authorization"].removeprefix("Bearer "))
        return Response(200, {"Content-Type": "application/json"}, b"1")

    tokens = [jwt(time.time() + 30), jwt(time.time() + 3600), "a.$.c", "e30.W10.c2ln"]
    with SyncClient(http_client=HTTPClient(fetch)) as client:
        for token in tokens:
            file.write_text(token)
            client._call(get_thing, {"id": "i"})
    assert seen == [tokens[0], tokens[1], tokens[1], tokens[1]]
    for token in tokens[2:]:
        file.write_text(token)
        with SyncClient(http_client=HTTPClient(fetch)) as client:
            client._call(get_thing, {"id": "i"})
    assert seen[4:] == tokens[2:]


async def test_no_other_server_receives_the_credentials_of_the_platform(
    machine, monkeypatch, server, get_thing
):
    monkeypatch.setenv("VERCEL_TOKEN", "of-the-platform")
    async with Client(server_url=server.url) as client:
        with pytest.raises(InvalidRequestError, match="no access token"):
            await client._call(get_thing, {"id": "i"})
    options = RequestOptions(server_url=server.url)
    async with Client() as client:
        with pytest.raises(InvalidRequestError, match="no access token"):
            await client._call(get_thing, {"id": "i"}, None, options)
        with pytest.raises(InvalidRequestError, match="no access token"):
            await client.with_options(server_url=server.url)._call(get_thing, {"id": "i"})
    assert server.asked == []


@pytest.mark.parametrize(
    "outcome", [RuntimeError("the vault is sealed"), InvalidRequestError("log in"), ""]
)
async def test_each_call_has_an_error_of_its_own_when_the_function_fails(
    make_client, get_thing, make_thing, outcome
):
    async def give():
        await asyncio.sleep(0.01)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    client = make_client(give)
    results: Any = await asyncio.gather(
        client._call(get_thing, {"id": "i"}),
        client._call(make_thing, {}, {}),
        return_exceptions=True,
    )
    first, second = results[0], results[1]
    assert isinstance(first, HostingSDKError)
    assert isinstance(second, HostingSDKError)
    assert first is not second
    assert len(first.attempts) == len(second.attempts) == 1
    if outcome == "":
        assert first.message.startswith("things.getThing: no access token")
        assert second.message.startswith("things.makeThing: no access token")
