"""The fake platform as its users see it."""

from __future__ import annotations

import asyncio
import errno
import hashlib
import json
import socket
import ssl
import subprocess
import sys
import threading
import time
from contextlib import suppress

import pytest
from hosting_sdk import Client, HTTPClient, RequestOptions, RetryConfig, SyncClient, errors, testing
from hosting_sdk import models as m
from hosting_sdk._index import load_methods, load_schemas
from hosting_sdk.conversion import to_dict
from hosting_sdk.testing import FAULT_HEADER, FakePlatform, Fault
from hosting_sdk.testing._schemas import Schemas
from hosting_sdk.testing._values import ValueMaker

NO_RETRIES = RetryConfig("none")
METHODS = {method["name"]: method for method in load_methods()}
SCHEMAS = Schemas(load_schemas()["components"])
MAKER = ValueMaker(SCHEMAS)


@pytest.fixture(scope="module")
def shared_platform():
    with FakePlatform() as platform:
        yield platform


@pytest.fixture
def platform(shared_platform):
    shared_platform.reset()
    return shared_platform


@pytest.fixture(scope="module")
def shared_client(shared_platform):
    with SyncClient(
        shared_platform.token, server_url=shared_platform.url, retry_config=NO_RETRIES
    ) as client:
        yield client


@pytest.fixture
def client(platform, shared_client):
    return shared_client


def arguments_for(name):
    """Return values for the required arguments and the body of a method."""
    method = METHODS[name]
    arguments = {}
    for parameter in method["parameters"]:
        if parameter["required"]:
            schema = SCHEMAS.branches(parameter["schema"])[0]
            number = schema.get("type") in {"number", "integer"}
            value = 7 if number else MAKER.make(schema, parameter["wire"])
            arguments[parameter["argument"]] = value
    if method["body"]:
        upload = method["body"]["kind"] == "upload"
        value = b"uploaded" if upload else MAKER.make(method["body"]["schema"], name)
        arguments["request_body"] = value
    return arguments


def method_of(client, name):
    method = METHODS[name]
    return getattr(getattr(client, method["group"]), method["method"])


@pytest.mark.parametrize("name", METHODS)
def test_every_method_gets_a_response_that_its_own_schema_accepts(platform, client, name):
    method = METHODS[name]
    result = method_of(client, name)(**arguments_for(name))
    if hasattr(result, "save"):
        assert result.read()
    elif hasattr(result, "issues"):
        assert len(list(result)) == 10
    [request] = platform.received(name)
    assert request.methods[0] in {name, method["alias_of"]}


def test_the_same_request_gets_the_same_response_from_any_platform(client):
    first = client.raw(client.teams.get_team, team_id="team_1").content
    with (
        FakePlatform() as other,
        SyncClient(other.token, server_url=other.url) as its_client,
    ):
        assert its_client.raw(its_client.teams.get_team, team_id="team_1").content == first
        assert its_client.raw(its_client.teams.get_team, team_id="team_2").content != first


def test_a_created_item_is_found_listed_changed_deleted_and_then_missing(client):
    created = client.access_groups.create_access_group(request_body={"name": "night shift"})
    assert created.name == "night shift"
    one = {"id_or_name": created.access_group_id}
    assert client.access_groups.read_access_group(**one).name == "night shift"
    assert client.access_groups.read_access_group(id_or_name="night shift").name == "night shift"
    listed = client.raw(client.access_groups.list_access_groups)
    assert json.loads(listed.content)["accessGroups"][0]["name"] == "night shift"
    client.access_groups.update_access_group(**one, request_body={"name": "day shift"})
    assert client.access_groups.read_access_group(**one).name == "day shift"
    client.access_groups.delete_access_group(**one)
    with pytest.raises(errors.ServiceError, match="404 Not Found: No accessGroup"):
        client.access_groups.read_access_group(**one)
    listed = client.raw(client.access_groups.list_access_groups)
    assert b"day shift" not in listed.content


def test_creating_the_same_item_twice_makes_two(client):
    body = {"url": "https://example.com/hook", "events": ["deployment.created"]}
    first = client.webhooks.create_webhook(request_body=body)
    second = client.webhooks.create_webhook(request_body=body)
    assert first.id != second.id
    assert first.url == second.url == "https://example.com/hook"


def test_items_below_a_deleted_item_are_missing_too(client):
    client.projects.create_project(request_body={"name": "shop"})
    client.projects.add_project_domain(id_or_name="shop", request_body={"name": "shop.example"})
    domain = client.projects.get_project_domain(id_or_name="shop", domain="shop.example")
    assert domain.name == "shop.example"
    client.projects.delete_project(id_or_name="shop")
    with pytest.raises(errors.ServiceError, match="No project 'shop'"):
        client.projects.get_project_domain(id_or_name="shop", domain="shop.example")


def test_an_item_of_a_list_is_the_same_when_it_is_requested_by_its_id(client):
    listed = json.loads(client.raw(client.webhooks.get_webhooks).content)
    assert len(listed) == 25
    alone = json.loads(client.raw(client.webhooks.get_webhook, id=listed[3]["id"]).content)
    shared = alone.keys() & listed[3].keys()
    assert shared >= {"id", "url", "events"}
    assert {key: alone[key] for key in shared} == {key: listed[3][key] for key in shared}


@pytest.mark.parametrize("action", ["request_promote", "request_rollback"])
def test_promote_and_rollback_need_an_existing_deployment(action):
    with (
        FakePlatform(strict=True) as strict,
        SyncClient(strict.token, server_url=strict.url, retry_config=NO_RETRIES) as client,
    ):
        made = client.deployments.create_deployment(request_body={"name": "shop"})
        point = getattr(client.projects, action)
        point(project_id="shop", deployment_id=made.id)
        with pytest.raises(errors.NotFound, match="No deployment 'other'"):
            point(project_id="shop", deployment_id="other")


def test_deployments_are_filtered_by_the_name_of_their_project(client):
    deployments = client.deployments
    made = deployments.create_deployment(request_body={"name": "v1", "project": "shop"})
    deployments.create_deployment(request_body={"name": "v1", "project": "other"})
    for project in ("shop", made.project_id):
        found = to_dict(deployments.get_deployments(project_id=project))["deployments"]
        assert [each["uid"] for each in found] == [made.id]


def test_a_dns_record_is_changed_by_its_id_alone(client):
    domain = {"domain": "cozy.example"}
    body = {"name": "www", "type": "A", "value": "203.0.113.7"}
    made = client.dns.create_record(**domain, request_body=body)
    client.dns.update_record(record_id=made.uid, request_body={"value": "198.51.100.4"})
    records = to_dict(client.dns.get_records(**domain))["records"]
    assert [each["value"] for each in records if each["id"] == made.uid] == ["198.51.100.4"]


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("/v4/aliases/a.example", "No alias 'a.example'"),
        ("/v1/sandboxes/sbx_1", "No sandbox 'sbx_1'"),
        ("/v1/webhooks/hook_1", "No webhook 'hook_1'"),
    ],
)
def test_an_error_names_a_missing_item_in_the_singular(path, message):
    with (
        FakePlatform(strict=True) as platform,
        SyncClient(platform.token, server_url=platform.url) as client,
        pytest.raises(errors.NotFound, match=message),
    ):
        client.request("GET", path)


def test_a_lenient_platform_invents_missing_items_and_a_strict_one_does_not(client):
    assert client.webhooks.get_webhook(id="anything").id == "anything"
    with (
        FakePlatform(strict=True) as strict,
        SyncClient(strict.token, server_url=strict.url, retry_config=NO_RETRIES) as its_client,
    ):
        with pytest.raises(errors.ServiceError, match="No webhook 'anything'"):
            its_client.webhooks.get_webhook(id="anything")
        body: m.CreateWebhookRequestDict = {
            "url": "https://example.com",
            "events": ["deployment.created"],
        }
        created = its_client.webhooks.create_webhook(request_body=body)
        assert its_client.webhooks.get_webhook(id=created.id).id == created.id


def test_a_put_brings_a_deleted_item_back(client):
    where = {"integration_configuration_id": "icfg", "resource_id": "res"}
    body = {"ownership": "owned", "productId": "p", "name": "n", "status": "ready"}
    client.marketplace.import_resource(**where, request_body=body)
    client.marketplace.delete_integration_resource(**where)
    with pytest.raises(errors.NotFound):
        client.marketplace.get_integration_resource(**where)
    client.marketplace.import_resource(**where, request_body=body)
    assert client.marketplace.get_integration_resource(**where).name == "n"


PAGED = [name for name, method in METHODS.items() if method["paging"]]


@pytest.mark.parametrize("name", PAGED)
def test_pages_lead_from_cursor_to_cursor_to_an_end(platform, client, name):
    method = METHODS[name]
    wires = {parameter["wire"]: parameter for parameter in method["parameters"]}
    size = wires["limit" if "limit" in wires else "per_page"]
    ten = "10" if SCHEMAS.branches(size["schema"])[0]["type"] == "string" else 10
    paged = {**arguments_for(name), size["argument"]: ten}
    items = list(client.paginate(method_of(client, name), **paged))
    assert len(items) == len({repr(item) for item in items}) == 25
    assert len(platform.received(name)) == 3


@pytest.mark.parametrize("limit", [1, 2, 10])
def test_items_that_were_changed_without_being_created_are_on_one_page_each(client, limit):
    for name in ("one", "two", "three"):
        client.projects.update_project(id_or_name=name, request_body={"buildCommand": "make"})
    client.projects.create_project(request_body={"name": "new"})
    projects = client.paginate(client.projects.get_projects, limit=str(limit))
    names = [item.name for item in projects]
    assert len(names) == len(set(names)) == 29
    assert names[0] == "new"
    assert set(names) > {"one", "two", "three"}


def test_a_cursor_that_was_never_given_out_is_refused(client):
    with pytest.raises(errors.ServiceError, match="Expected a cursor from an earlier page"):
        client.access_groups.list_access_groups(next="no cursor")
    with pytest.raises(errors.ServiceError, match="Expected a number from 1 to 100, got '0'"):
        client.deployments.get_deployments(limit=0)


@pytest.mark.parametrize(
    "arguments",
    [{"from_": "a b/ü"}, {"from_": "inf"}, {"limit": "many"}, {"limit": "inf"}, {"limit": "0"}],
)
def test_an_invalid_cursor_or_limit_is_refused(client, arguments):
    with pytest.raises(errors.ServiceError) as caught:
        client.projects.get_projects(**arguments)
    assert caught.value.status_code == 400


def test_a_page_can_start_after_a_timestamp(client):
    assert len(client.deployments.get_deployments(limit=1).deployments) == 1
    page = client.deployments.get_deployments(limit=3)
    newer = client.deployments.get_deployments(since=page.deployments[2].created)
    assert [item.uid for item in newer.deployments] == [item.uid for item in page.deployments[:2]]


def test_an_upload_is_answered_with_its_digest_and_can_be_downloaded(client):
    content = bytes(range(256)) * 1000
    stored = client.artifacts.upload_artifact(hash="abc", request_body=content)
    digest = hashlib.sha256(content).hexdigest()
    assert stored.urls[0].endswith(f"/v8/artifacts/abc?sha256={digest}")
    assert client.artifacts.download_artifact(hash="abc").read() == content
    client.artifacts.upload_artifact(hash="abc", request_body=b"other")
    assert client.artifacts.download_artifact(hash="abc").read() == b"other"


def test_an_upload_beyond_what_is_kept_in_memory_comes_back_whole(platform, client):
    content = b"0123456789abcdef" * 600_000
    client.artifacts.upload_artifact(hash="big", request_body=content)
    assert client.artifacts.download_artifact(hash="big").read() == content
    [request, _] = platform.requests
    assert request.body == b""
    assert request.size_bytes == len(content)
    assert request.sha256 == hashlib.sha256(content).hexdigest()


def test_a_token_is_required_unless_the_manifest_says_otherwise(platform, client):
    with SyncClient("wrong", server_url=platform.url, retry_config=NO_RETRIES) as stranger:
        with pytest.raises(errors.ServiceError) as refused:
            stranger.teams.get_teams()
        assert refused.value.status_code == 403
        assert refused.value.causes == ("token",)
        with pytest.raises(errors.Forbidden):
            stranger.domains_registrar.get_tld(tld="com")
        stranger.security.get_security_firewall_events(
            project_id="p", start_timestamp=1, end_timestamp=2
        )
    nobody = RequestOptions(headers={"Authorization": "Basic dXNlcg=="})
    with pytest.raises(errors.ServiceError, match="401 Unauthorized: No token was sent"):
        client.teams.get_teams(options=nobody)
    with pytest.raises(errors.Unauthorized):
        client.domains_registrar.get_tld(tld="com", options=nobody)


def test_a_request_that_lacks_something_is_refused_as_the_method_documents(platform, client):
    with pytest.raises(errors.ServiceError, match="Expected 'events', which is missing"):
        client.webhooks.create_webhook(request_body={"url": "https://example.com"})
    with pytest.raises(errors.HttpApiDecodeError) as caught:
        client.domains_registrar.buy_domains(request_body={"domains": "many"})
    assert caught.value.data is not None
    assert caught.value.data["issues"][0]["path"][0] == "body"


@pytest.mark.parametrize(
    ("request_line", "body", "status", "words"),
    [
        ("GET /v1/nothing/here", b"", 404, "No method has '/v1/nothing/here'"),
        ("DELETE /v6/deployments", b"", 405, "No method has '/v6/deployments'"),
        ("GET /v1/access-groups/", b"", 404, "No method has"),
        ("GET /v1/billing/charges?from=a", b"", 400, "Expected the query parameter 'to'"),
        ("GET /v6/deployments?limit=many", b"", 400, "Expected number, got 'many'"),
        ("GET /v6/deployments?rollbackCandidate=yes", b"", 400, "Expected boolean, got 'yes'"),
        ("GET /v6/deployments?rollbackCandidate=true", b"", 200, ""),
        ("POST /v1/access-groups", b"", 400, "Expected a request body, got none"),
        ("POST /v1/access-groups", b"{", 400, "Expected a JSON value"),
        ("POST /v1/access-groups", b'{"name": 1}', 400, "Expected string, got 1"),
        ("POST /v8/certs", b"", 200, ""),
        (
            "PUT /projects/transfer-request/code",
            b'{"acceptedPolicies": {"p": {"eula": "soon", "privacy": "2026-01-01T00:00:00Z"}}}',
            400,
            "Expected a date and time in ISO 8601, got 'soon'",
        ),
        ("PUT /v8/artifacts/abc", b"", 202, ""),
    ],
)
async def test_a_bad_request_is_answered_with_the_expected_form(
    platform, request_line, body, status, words
):
    verb, target = request_line.split()
    answer = await exchange(platform, verb, target, body)
    assert answer.startswith(f"HTTP/1.1 {status} ")
    assert words in answer


async def exchange(platform, verb, target, body=b"", **headers):
    """Send one request over a plain connection and return the whole response."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(platform.url.split(":")[-1]))
    lines = [f"{verb} {target} HTTP/1.1", "Host: localhost", "Connection: close"]
    headers = {"Authorization": f"Bearer {platform.token}", **headers}
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    head = "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""])
    writer.write(head.encode() + body)
    async with asyncio.timeout(10):
        answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer.decode()


async def test_a_fault_by_header_is_explained_when_it_is_not_understood(platform):
    answer = await exchange(platform, "GET", "/v2/user", X_Fake_Fault="status=many")
    assert answer.startswith("HTTP/1.1 400 ")
    assert "status: invalid literal" in answer
    answer = await exchange(platform, "GET", "/v2/user", X_Fake_Fault="explode=1")
    assert "expected one of status, error, forbidden" in answer
    answer = await exchange(platform, "GET", "/v2/user", X_Fake_Fault="drop=never")
    assert "drop: expected one of before-reading, after-reading, got 'never'" in answer


async def test_a_client_that_disconnects_during_a_response_does_not_affect_others(platform, caplog):
    platform.reply("user.getAuthUser", body=b"x" * 50_000_000)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(platform.url.split(":")[-1]))
    writer.write(b"GET /v2/user HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert await reader.readline() == b"HTTP/1.1 200 OK\r\n"
    writer.transport.abort()
    assert (await exchange(platform, "GET", "/v2/user")).startswith("HTTP/1.1 200 ")
    assert caplog.text == ""


def fault_by_header(text):
    return RequestOptions(headers={FAULT_HEADER: text})


def test_a_fault_by_header_gives_a_status_and_a_time_to_wait(client):
    with pytest.raises(errors.ServiceError) as caught:
        client.user.get_auth_user(options=fault_by_header("status=503; retry-after=7"))
    assert caught.value.status_code == 503
    assert caught.value.headers["Retry-After"] == "7"


def test_a_status_below_400_replaces_that_of_a_successful_response(client):
    raw = client.raw(client.user.get_auth_user, options=fault_by_header("status=203"))
    assert raw.status == 203
    assert json.loads(raw.content)


def test_a_connection_can_be_dropped_by_header(client):
    with pytest.raises(errors.ConnectionError):
        client.user.get_auth_user(options=fault_by_header("drop=after-reading"))


@pytest.mark.parametrize("cause", ["token", "scope", "plan"])
def test_each_cause_of_a_403_can_be_injected(platform, client, cause):
    platform.inject(Fault(forbidden=cause))
    with pytest.raises(errors.ServiceError) as caught:
        client.access_groups.list_access_groups()
    assert caught.value.causes == (cause,)
    platform.inject(Fault(forbidden=cause))
    with pytest.raises((errors.Forbidden, errors.NotAuthorizedForScope)) as typed:
        client.domains_registrar.get_tld(tld="com")
    assert cause in typed.value.causes


def test_an_error_without_a_class_has_the_general_form(platform, client):
    platform.inject(Fault(status=418))
    with pytest.raises(errors.ServiceError, match="Status 418"):
        client.domains_registrar.get_tld(tld="com")


def test_an_unknown_error_class_is_a_value_error(platform):
    with pytest.raises(ValueError, match="expected one of AdditionalContactInfoRequired"):
        platform.inject(Fault(error="NoSuchError"))


@pytest.mark.parametrize("drop", ["before-reading", "after-reading"])
def test_a_dropped_connection_is_recorded_and_has_no_response(platform, client, drop):
    platform.inject(Fault(drop=drop), method="webhooks.create_webhook")
    body = {"url": "https://example.com", "events": ["deployment.created"]}
    with pytest.raises(errors.ConnectionError):
        client.webhooks.create_webhook(request_body=body)
    [request] = platform.received("webhooks.createWebhook")
    assert (request.body == b"") is (drop == "before-reading")


def test_a_damaged_response_is_an_error(platform, client):
    platform.inject(Fault(damage="malformed-json"))
    with pytest.raises(errors.ResponseValidationError, match="expected JSON from the server"):
        client.user.get_auth_user()
    platform.inject(Fault(damage="half-body"))
    with pytest.raises(errors.ConnectionError):
        client.user.get_auth_user()
    platform.inject(Fault(damage="half-line"))
    with pytest.raises(errors.ResponseValidationError):
        client.user.get_auth_user()


@pytest.mark.parametrize("damage", ["half-line", "half-body"])
def test_half_a_stream_delivers_its_whole_lines_and_then_an_error(platform, client, damage):
    platform.inject(Fault(damage=damage))
    records = []
    with pytest.raises(errors.ConnectionError, match="closed the stream in the middle"):
        records.extend(client.billing.list_billing_charges(from_="a", to="b"))
    assert len(records) == 9 if damage == "half-line" else 0 < len(records) < 9


def test_a_slow_response_exceeds_a_short_timeout(platform, client):
    platform.inject(Fault(latency=30))
    with pytest.raises(errors.RequestTimeoutError):
        client.user.get_auth_user(options=RequestOptions(timeout=0.05))


def test_a_late_response_does_not_use_a_reply_that_was_prepared_afterwards(platform):
    async def scene():
        async with Client(platform.token, server_url=platform.url) as client:
            platform.inject(Fault(latency=0.5))
            platform.reply("user.getAuthUser", {"message": "the first"}, status=404)
            late = asyncio.ensure_future(client.user.get_auth_user())
            async with asyncio.timeout(30):
                while not platform.received("user.getAuthUser"):  # noqa: ASYNC110 its thread sets no event
                    await asyncio.sleep(0.01)
            platform.reset()
            platform.reply("user.getAuthUser", {"message": "the second"}, status=404)
            with pytest.raises(errors.ServiceError, match="the first"):
                await late
            with pytest.raises(errors.ServiceError, match="the second"):
                await client.user.get_auth_user()

    asyncio.run(scene())


def test_a_fault_applies_to_its_method_as_often_as_requested(platform, client):
    platform.inject(Fault(status=500), method="teams.getTeams", times=2)
    client.user.get_auth_user()
    for _ in range(2):
        with pytest.raises(errors.ServiceError):
            client.teams.get_teams()
    client.teams.get_teams()
    platform.inject(Fault(status=500), times=None)
    for _ in range(3):
        with pytest.raises(errors.ServiceError):
            client.user.get_auth_user()


def test_a_prepared_reply_is_sent_unchanged(platform, client):
    platform.reply("user.getAuthUser", {"user": "surprise"}, status=201, headers={"X-Own": "1"})
    raw = client.raw(client.user.get_auth_user)
    assert (raw.status, raw.content, raw.headers["X-Own"]) == (201, b'{"user":"surprise"}', "1")
    platform.reply("user.getAuthUser", body=b"<html>", headers={"Content-Type": "text/html"})
    assert client.raw(client.user.get_auth_user).content == b"<html>"
    assert client.user.get_auth_user()


def test_an_unknown_method_is_refused_with_similar_names(platform):
    with pytest.raises(ValueError, match=r"did you mean teams\.get_teams"):
        platform.inject(Fault(status=500), method="teams.getTeems")
    with pytest.raises(ValueError, match=r"did you mean deployments\.get_deployments"):
        platform.received("get_deployments")
    with pytest.raises(ValueError, match=r"did you mean teams\."):
        platform.reply("teams.qqqqqq", {})
    with pytest.raises(ValueError, match=r"got 'zzz'$"):
        platform.received("zzz")


def test_requests_show_what_arrived_and_hide_the_token(platform, client):
    client.teams.get_teams(limit=5)
    [request] = platform.received("teams.get_teams")
    assert (request.verb, request.path) == ("GET", "/v2/teams")
    assert request.query == [("limit", "5")]
    assert request.headers["authorization"] == f"Bearer {platform.token}"
    assert platform.token not in repr(request)
    client.access_groups.create_access_group(request_body={"name": "x"})
    assert platform.requests[-1].json() == {"name": "x"}


def test_requests_show_the_status_of_their_responses(platform, client):
    client.webhooks.delete_webhook(id="hook_1")
    with pytest.raises(errors.NotFound):
        client.webhooks.get_webhook(id="hook_1")
    platform.inject(Fault(drop="after-reading"))
    with pytest.raises(errors.ConnectionError):
        client.webhooks.delete_webhook(id="hook_2")
    assert [request.status for request in platform.requests] == [204, 404, None]


def test_a_head_request_is_answered_without_a_body(client):
    answer = client.artifacts.artifact_exists(hash="abc")
    assert answer is None


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.1", "", "example.com"])
def test_a_platform_listens_on_the_loopback_only(host):
    with pytest.raises(ValueError, match="expected localhost or an address of the loopback"):
        FakePlatform(host=host)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "localhost", "::1"])
def test_every_address_of_the_loopback_is_accepted(host):
    FakePlatform(host=host)


def test_a_platform_stops_while_a_stream_is_read():
    platform = FakePlatform(lines=10**9)
    platform.start()
    request = (
        "GET /v1/billing/charges?from=a&to=b HTTP/1.1\r\nHost: localhost\r\n"
        f"Authorization: Bearer {platform.token}\r\n\r\n"
    )
    address = platform.url.removeprefix("http://").split(":")
    stopping = threading.Thread(target=platform.stop, daemon=True)
    with socket.create_connection((address[0], int(address[1]))) as reader:
        reader.sendall(request.encode())
        assert reader.recv(65536).startswith(b"HTTP/1.1 200")
        stopping.start()
        latest = time.monotonic() + 30
        with suppress(ConnectionError):
            while reader.recv(65536):
                assert time.monotonic() < latest
    stopping.join(30)
    assert not stopping.is_alive()


def test_a_platform_starts_once_and_can_be_stopped_twice():
    before = set(threading.enumerate())
    platform = FakePlatform()
    with pytest.raises(RuntimeError, match="no URL before it is started"):
        platform.url  # noqa: B018 a property that raises
    with platform:
        with pytest.raises(RuntimeError, match="running already"):
            platform.start()
        busy = FakePlatform(port=int(platform.url.rpartition(":")[2]))
        with pytest.raises(OSError, match="in use"):
            busy.start()
    platform.stop()
    assert set(threading.enumerate()) <= before


def test_public_names_are_listed_in_order():
    assert testing.__all__ == sorted(testing.__all__)
    assert all(hasattr(testing, name) for name in testing.__all__)


def test_a_fault_for_zero_requests_is_refused(platform):
    with pytest.raises(ValueError, match="expected times to be at least 1 or None, got 0"):
        platform.inject(Fault(status=500), times=0)


def has_ipv6():
    with socket.socket(socket.AF_INET6) as probe:
        return probe.connect_ex(("::1", 9)) in {0, errno.ECONNREFUSED}


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6 loopback")
def test_a_platform_listens_on_the_given_host():
    with (
        FakePlatform(host="::1") as platform,
        SyncClient(platform.token, server_url=platform.url) as client,
    ):
        assert platform.url.startswith("http://[::1]:")
        assert client.user.get_auth_user().user is not None


async def test_many_calls_at_a_time_are_answered(platform):
    async with Client(platform.token, server_url=platform.url) as client:
        users = await asyncio.gather(*(client.user.get_auth_user() for _ in range(50)))
    assert len(users) == 50


@pytest.fixture
def certificate(tmp_path):
    """A certificate for this machine and its key."""
    command = (
        "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out cert.pem"
        " -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1"
    )
    subprocess.run(command.split(), cwd=tmp_path, check=True, capture_output=True)
    return tmp_path / "cert.pem", tmp_path / "key.pem"


async def test_a_platform_serves_https_with_a_given_certificate(certificate):
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(*certificate)
    trusting = ssl.create_default_context(cafile=certificate[0])
    async with FakePlatform(ssl_context=serving) as platform:
        assert platform.url.startswith("https://")
        http = HTTPClient(ssl_context=trusting)
        async with Client(platform.token, server_url=platform.url, http_client=http) as client:
            stored = await client.artifacts.upload_artifact(hash="a", request_body=b"x")
            assert stored.urls[0].startswith(platform.url)


def test_importing_hosting_sdk_testing_loads_neither_aiohttp_nor_the_client():
    program = (
        "import sys, hosting_sdk.testing\n"
        "print([name for name in ('aiohttp', 'cattrs', 'hosting_sdk._client')"
        " if name in sys.modules])"
    )
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "[]"
