import json
import os
import subprocess
import sys

import pytest
from aiohttp import web
from hosting_sdk import (
    UNSET,
    InvalidRequestError,
    RequestOptions,
    RequestTimeoutError,
    ResponseValidationError,
    RetryConfig,
    SecretText,
    ServiceError,
    SyncClient,
    TooManyRequests,
    Upload,
)
from hosting_sdk import models as m
from hosting_sdk.conversion import to_dict

TREE = {"mode": 1, "name": "n", "type": "file"}


async def test_any_path_is_requested_with_the_token_and_the_team(server, make_client):
    client = make_client(team_id="team_1")
    assert await client.request("get", "/v9/projects/my site") == {"ok": True}
    assert server.asked[0].raw_path == "/v9/projects/my%20site?teamId=team_1"
    assert server.asked[0].headers["Authorization"] == "Bearer secret-token-of-the-tests"
    assert server.asked[0].headers["Accept"] == "application/json"


async def test_query_body_and_headers_are_sent(server, client):
    query = {"a": ["b", "c d"], "n": None, "u": UNSET, "teamId": "t", "flag": True}
    body = m.DeploymentFile(mode=1, name="n", type="file", content_type="x")
    await client.request("POST", "/v1/x", query=query, body=body, headers={"X-A": "b"})
    assert server.asked[0].raw_path == "/v1/x?teamId=t&a=b&a=c%20d&flag=true"
    assert json.loads(server.bodies[0]) == {**TREE, "contentType": "x"}
    assert server.asked[0].headers["X-A"] == "b"


@pytest.mark.parametrize("body", [b"abc", Upload([b"a", b"bc"], size=3)])
async def test_bytes_and_uploads_are_sent_as_they_are(server, client, body):
    await client.request("PUT", "/v1/x", body=body)
    assert server.bodies == [b"abc"]
    assert server.asked[0].headers["Content-Type"] == "application/octet-stream"


async def test_the_result_is_decoded_to_the_wanted_type(server, client):
    server.answers = [TREE, [TREE], {"mode": "no"}]
    tree = await client.request("GET", "/v1/x", result=m.DeploymentFile)
    assert (tree.name, type(tree)) == ("n", m.DeploymentFile)
    assert (await client.request("GET", "/v1/x", result=list[m.DeploymentFile]))[0].name == "n"
    with pytest.raises(ResponseValidationError, match=r"\$\.mode"):
        await client.request("GET", "/v1/x", result=m.DeploymentFile)


async def test_a_response_without_content_is_none_and_an_error_is_raised(server, client):
    async def nothing(request):
        return web.Response(status=204)

    async def refuse(request):
        return web.json_response({"error": {"code": "no", "message": "No."}}, status=404)

    server.answers = [nothing, refuse]
    assert await client.request("DELETE", "/v1/x") is None
    with pytest.raises(ServiceError, match=r"DELETE /v1/x: 404 Not Found: No\."):
        await client.request("DELETE", "/v1/x")


@pytest.mark.parametrize(("method", "times"), [("GET", 2), ("POST", 1)])
async def test_only_reading_requests_are_repeated(server, client, clock, method, times):
    async def fail(request):
        return web.Response(status=500)

    server.default = fail
    options = RequestOptions(retries=RetryConfig(max_attempts=2))
    with pytest.raises(ServiceError):
        await client.request(method, "/v1/x", options=options)
    assert len(server.asked) == times


@pytest.mark.parametrize(
    ("method", "path", "told"),
    [
        ("FETCH", "/v1/x", "method must be one of"),
        ("GET", "v1/x", "path must begin with one slash"),
        ("GET", "//other.example/x", "path must begin with one slash"),
        ("GET", "/v1/{id}", "without placeholders"),
        ("GET", "/v1/x?a=b", "without placeholders, query"),
    ],
)
async def test_an_invalid_method_or_path_is_refused(server, client, method, path, told):
    with pytest.raises(InvalidRequestError, match=told):
        await client.request(method, path)
    assert server.asked == []


async def test_extra_query_body_and_headers_are_added_to_a_method(
    server, client, get_thing, make_thing
):
    options = RequestOptions(
        extra_query={"new": "x", "teamId": "t"},
        extra_body={"more": {"a": 1}},
        extra_headers={"X-New": SecretText("s")},
        headers={"X-New": "old", "X-Old": "o"},
    )
    await client._call(make_thing, {}, {"a": 1}, options)
    assert server.asked[0].raw_path == "/v1/things?new=x&teamId=t"
    assert json.loads(server.bodies[0]) == {"a": 1, "more": {"a": 1}}
    assert server.asked[0].headers["X-New"] == "s"
    assert server.asked[0].headers["X-Old"] == "o"
    await client._call(make_thing, {}, None, RequestOptions(extra_body={"b": 2}))
    assert server.bodies[1] == b'{"b":2}'
    await client._call(get_thing, {"id": "i", "q": "a"}, None, RequestOptions(extra_query={"z": 1}))
    assert server.asked[2].raw_path == "/v1/things/i?q=a&z=1"


async def test_an_extra_body_without_a_json_object_to_extend_is_refused(
    client, get_thing, make_thing
):
    options = RequestOptions(extra_body={"a": 1})
    with pytest.raises(InvalidRequestError, match="extra_body is for methods with a JSON body"):
        await client._call(get_thing, {"id": "i"}, None, options)
    with pytest.raises(InvalidRequestError, match="request_body cannot be sent as JSON"):
        await client._call(make_thing, {}, [1], options)


async def test_a_view_has_other_options_and_the_same_connections(server, make_client, get_thing):
    client = make_client(team_id="team_1", timeout=5)
    view = client.with_options(team_id="team_2", timeout=None, server_url=f"{server.url}/base/")
    assert type(view) is type(client)
    await view._call(get_thing, {"id": "i"})
    await client.with_options(team_id=None)._call(get_thing, {"id": "i"})
    await client.with_options(slug="acme")._call(get_thing, {"id": "i"})
    await client._call(get_thing, {"id": "i"})
    assert [each.raw_path for each in server.asked] == [
        "/base/v1/things/i?teamId=team_2",
        "/v1/things/i",
        "/v1/things/i?slug=acme",
        "/v1/things/i?teamId=team_1",
    ]
    assert len({each.transport for each in server.asked}) == 1
    await view.aclose()
    await client._call(get_thing, {"id": "i"})
    await client.aclose()
    assert repr(view).endswith(", closed>")


def test_options_of_a_view_are_checked(make_client):
    client = make_client()
    with pytest.raises(InvalidRequestError, match="timeout must be seconds above 0"):
        client.with_options(timeout=-1)
    with pytest.raises(InvalidRequestError, match="retry_config must be a RetryConfig"):
        client.with_options(retry_config=3)
    with pytest.raises(InvalidRequestError, match="team_id must be a name"):
        client.with_options(team_id="")


def test_the_environment_gives_server_team_and_log(monkeypatch, fake_platform, capfd):
    monkeypatch.setenv("HOSTING_SDK_SERVER_URL", fake_platform.url)
    monkeypatch.setenv("HOSTING_SDK_TEAM_ID", "team_env")
    monkeypatch.setenv("HOSTING_SDK_LOG", "debug")
    with SyncClient(fake_platform.token) as client:
        client.teams.get_team()
        assert client.teams.get_team(team_id="team_1") is not None
        assert client.with_options(team_id=None)._transport.settings.team_id is None
    with SyncClient(fake_platform.token, slug="acme") as client:
        assert client._transport.settings.team_id is None
    assert [each.path for each in fake_platform.requests] == [
        "/v2/teams/team_env",
        "/v2/teams/team_1",
    ]
    monkeypatch.setenv("HOSTING_SDK_LOG", "loud")
    with pytest.raises(InvalidRequestError, match="HOSTING_SDK_LOG must be 'debug' or 'off'"):
        SyncClient(fake_platform.token)
    monkeypatch.setenv("HOSTING_SDK_LOG", "off")
    SyncClient(fake_platform.token).close()


def test_a_sync_client_requests_any_path_and_has_views(fake_platform):
    with SyncClient(fake_platform.token, server_url=fake_platform.url) as client:
        assert "user" in client.request("GET", "/v2/user")
        with client.with_options(timeout=3) as view:
            assert view.user.get_auth_user() is not None
        assert client.user.get_auth_user() is not None
    with pytest.raises(Exception, match="the client is closed"):
        view.request("GET", "/v2/user")


async def test_unknown_fields_of_results_are_kept_by_client_and_by_call(
    server, make_client, get_thing
):
    server.default = {**TREE, "new": 1}
    operation = get_thing._replace(
        results=(get_thing.results[0]._replace(type=lambda: m.DeploymentFile),)
    )
    keeping, plain = make_client(keep_unknown_fields=True), make_client()
    no, yes = (RequestOptions(keep_unknown_fields=each) for each in (False, True))
    for client, options, kept in [
        (keeping, None, True),
        (keeping, no, False),
        (plain, yes, True),
        (plain, None, False),
        (plain.with_options(keep_unknown_fields=True), None, True),
    ]:
        tree = await client._call(operation, {"id": "i"}, None, options)
        assert to_dict(tree) == ({**TREE, "new": 1} if kept else TREE)


def run_program(code, platform, **variables):
    environment = {
        **os.environ,
        "HOSTING_SDK_SERVER_URL": platform.url,
        "HOSTING_SDK_BEARER_TOKEN": platform.token,
        **variables,
    }
    return subprocess.run(
        [sys.executable, "-W", "always", "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )


def test_the_log_of_the_environment_goes_to_standard_error(fake_platform):
    code = "import hosting_sdk\nwith hosting_sdk.SyncClient() as c: c.user.get_auth_user()"
    done = run_program(code, fake_platform, HOSTING_SDK_LOG="debug")
    assert "hosting_sdk --> user.getAuthUser attempt 1: GET " in done.stderr
    assert fake_platform.token not in done.stderr


def test_first_calls_at_the_same_time_share_their_connections(fake_platform):
    code = """
import asyncio
from hosting_sdk import Client
async def main():
    async with Client() as client:
        await asyncio.gather(*(client.user.get_auth_user() for _ in range(5)))
asyncio.run(main())
"""
    assert run_program(code, fake_platform).stderr == ""


async def test_a_quota_of_one_resource_does_not_hold_back_requests_to_others(server, client):
    async def refuse(request):
        return web.json_response({}, status=429, headers={"Retry-After": "7200"})

    server.answers = [refuse]
    with pytest.raises(TooManyRequests):
        await client.request("GET", "/v1/exports/a")
    with pytest.raises(RequestTimeoutError, match="GET /v1/exports: not sent"):
        await client.request("GET", "/v1/exports/b")
    assert await client.request("GET", "/v1/teams") == {"ok": True}
    assert await client.request("POST", "/v1/exports/a", body={}) == {"ok": True}
    assert await client.request("GET", "/") == {"ok": True}
