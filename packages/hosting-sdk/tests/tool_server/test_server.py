"""The server in this process, in both eras of the protocol: lists, calls, errors, cancellation."""

from __future__ import annotations

import base64
import json
import shutil
from keyword import iskeyword
from pathlib import Path
from typing import Any

import mcp_types as types
import pytest
from hosting_sdk import Client as SdkClient
from hosting_sdk import functions
from hosting_sdk._index import load_methods
from hosting_sdk._policy.effects import EFFECTS, MASK
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp._audit import AuditLog
from hosting_sdk.mcp._definitions import definitions
from hosting_sdk.mcp._options import ServerOptions
from hosting_sdk.mcp._results import MORE
from hosting_sdk.mcp._server import ToolServer
from hosting_sdk.mcp._token_file import TokenFile
from hosting_sdk.mcp._tools import load_tools
from hosting_sdk.testing import Fault
from mcp.client.client import Client as McpClient
from mcp.shared.exceptions import MCPError

ERAS = ["legacy", "auto"]


def seen(request):
    """Return the parts of a request that are compared."""
    kept = {
        name: value
        for name, value in request.headers.items()
        if name not in {"host", "user-agent", "accept-encoding", "connection"}
    }
    return request.verb, request.target, request.body, kept


@pytest.mark.parametrize("group", sorted({method["group"] for method in load_methods()}))
async def test_every_tool_sends_the_request_that_the_sdk_itself_sends(
    connect, platform, arguments_for, group
):
    tools = {tool.method["function"]: tool.name for tool in load_tools().values()}
    async with (
        SdkClient(platform.token, server_url=platform.url, response_validation="report") as sdk,
        connect(allowed=EFFECTS.keys(), stream_seconds=2.0) as client,
    ):
        for method in load_methods():
            if method["group"] != group:
                continue
            given = arguments_for(method)
            clear(platform)
            result = await client.call_tool(tools[method["function"]], given)
            assert not result.is_error, (method["name"], result.content)
            (sent,) = platform.requests
            function = getattr(functions, method["function"])
            given = {f"{name}_" if iskeyword(name) else name: each for name, each in given.items()}
            if method["body"] is not None and method["body"]["kind"] == "upload":
                given = {**given, "request_body": b"bytes"}
            clear(platform)
            await finish(function(sdk, **given))
            assert seen(sent) == seen(platform.requests[0]), method["name"]


def clear(platform):
    """Reset the platform, and let it accept any digest of an upload."""
    platform.reset()
    platform.reply("deployments.upload_file", {"urls": []})


async def finish(call):
    """Await a call of the SDK, or read its stream or download to the end."""
    if hasattr(call, "__await__"):
        await call
    else:
        async with call as stream:
            async for _ in stream:
                pass


@pytest.mark.parametrize("era", ERAS)
async def test_all_tools_are_listed_in_both_eras(connect, era):
    async with connect(mode=era) as client:
        listed = (await client.list_tools()).tools
    assert [tool.name for tool in listed] == list(load_tools())
    assert listed[0].input_schema == definitions(ServerOptions())[0]["inputSchema"]


@pytest.mark.parametrize("era", ERAS)
async def test_a_result_is_text_once_and_structured_only_beside_a_schema(platform, era):
    options = {"token": platform.token, "server_url": platform.url, "groups": ("teams",)}
    for output_schemas in (False, True):
        server = ToolServer(ServerOptions(**options, output_schemas=output_schemas)).build()
        async with McpClient(server, mode=era) as client:
            result = await client.call_tool("teams_get_teams", {"limit": 3})
        assert not result.is_error
        (content,) = result.content
        assert isinstance(content, types.TextContent)
        first, value, last = content.text.split("\n")
        assert first.startswith("Data of the platform up to the line END-OF-DATA-")
        assert last in first
        assert "teams" in json.loads(value)
        assert result.structured_content == (json.loads(value) if output_schemas else None)


async def test_a_server_without_a_token_uses_no_credentials_of_the_platform(connect, monkeypatch):
    monkeypatch.setenv("VERCEL_TOKEN", "login")
    async with connect(token=None, server_url=None) as client:
        result = await client.call_tool("teams_get_teams", {})
    assert result.is_error
    assert "no access token" in result.content[0].text


async def test_wrong_arguments_are_refused_and_nothing_is_sent(connect, platform):
    platform.reset()
    async with connect() as client:
        result = await client.call_tool("teams_get_team", {"team": "x"})
    assert result.is_error
    assert "unknown argument 'team'" in result.content[0].text
    assert platform.requests == []


async def test_a_destructive_tool_is_refused_without_its_option(connect, platform):
    platform.reset()
    async with connect() as client:
        result = await client.call_tool("projects_delete_project", {"id_or_name": "mine"})
    assert result.is_error
    assert "--allow deletes" in result.content[0].text
    assert platform.requests == []


async def test_a_read_only_server_offers_no_other_tool(connect):
    async with connect(read_only=True) as client:
        names = {tool.name for tool in (await client.list_tools()).tools}
        assert "projects_delete_project" not in names
        with pytest.raises(MCPError, match=r"was started without it: .* without --read-only"):
            await client.call_tool("projects_delete_project", {"id_or_name": "mine"})


async def test_an_unknown_tool_is_a_protocol_error_with_the_nearest_name(connect):
    async with connect() as client:
        with pytest.raises(MCPError, match="did you mean 'teams_get_team'"):
            await client.call_tool("teams_get_tem", {})


async def test_an_error_of_the_platform_has_status_code_causes_and_retry(connect, platform):
    platform.inject(Fault(forbidden="plan"), method="accessGroups.listAccessGroups")
    async with connect() as client:
        result = await client.call_tool("access_groups_list_access_groups", {})
    error = result.structured_content["error"]
    assert result.is_error
    assert error["status"] == 403
    assert any("plan" in cause for cause in error["causes"])
    assert error["retry"].startswith("no")


async def test_a_long_result_comes_in_parts_by_cursor(connect, platform):
    whole = {"teams": [{"id": f"team_{n}", "text": "x" * 100} for n in range(50)]}
    platform.reply("teams.getTeams", whole)
    async with connect(result_bytes=2000) as client:
        everything = {"_fields": ["*"]}
        result = await client.call_tool("teams_get_teams", everything)
        teams = result.structured_content["teams"]
        while MORE in result.structured_content:
            cursor = result.structured_content[MORE]["cursor"]
            given = {**everything, "_cursor": cursor}
            result = await client.call_tool("teams_get_teams", given)
            teams += result.structured_content["teams"]
    assert teams == whole["teams"]
    assert len(platform.received("teams.getTeams")) >= 1


async def test_a_stream_is_read_up_to_the_budget_and_continued_by_cursor(connect, platform):
    lines = b"".join(b'{"BilledCost":%d}\n' % n for n in range(200))
    headers = {"Content-Type": "application/jsonl"}
    platform.reply("billing.listBillingCharges", body=lines, headers=headers, times=None)
    period = {"from": "2026-01-01T00:00:00Z", "to": "2026-02-01T00:00:00Z"}
    seen_costs = []
    async with connect(result_bytes=1000) as client:
        cursor: dict[str, str] = {}
        while True:
            result = await client.call_tool("billing_list_billing_charges", {**period, **cursor})
            content = result.structured_content
            seen_costs += [record["BilledCost"] for record in content["records"]]
            if MORE not in content:
                break
            cursor = {"_cursor": content[MORE]["cursor"]}
    platform.reset()
    assert seen_costs == list(range(200))


async def test_a_silent_stream_ends_after_stream_seconds(connect, platform):
    platform.inject(Fault(latency=30.0), method="logs.getRuntimeLogs")
    given = {"project_id": "p", "deployment_id": "d"}
    async with connect(stream_seconds=0.2) as client:
        result = await client.call_tool("logs_get_runtime_logs", given)
    assert result.structured_content["records"] == []
    assert "0.2 seconds" in result.structured_content[MORE]["how"]


@pytest.mark.parametrize("output_schemas", [True, False])
async def test_a_binary_result_is_an_embedded_resource(connect, platform, output_schemas):
    platform.reply(
        "artifacts.downloadArtifact",
        body=b"\xff\x00\x01",
        headers={"Content-Type": "application/octet-stream"},
    )
    async with connect(output_schemas=output_schemas) as client:
        result = await client.call_tool("artifacts_download_artifact", {"hash": "h"})
    content, about = result.content
    assert json.loads(about.text)["size_bytes"] == 3
    assert result.structured_content == json.loads(about.text)
    assert base64.b64decode(content.resource.blob) == b"\xff\x00\x01"


async def test_a_binary_result_of_text_is_text(connect, platform):
    platform.reply("artifacts.downloadArtifact", body="grün".encode())
    async with connect() as client:
        result = await client.call_tool("artifacts_download_artifact", {"hash": "h"})
    first, content, last, _ = result.content
    assert content.resource.text == "grün"
    assert last.text in first.text


async def test_the_token_is_in_no_result(connect, platform):
    platform.reply("teams.getTeams", {"teams": [], "echo": platform.token})
    platform.reply("artifacts.downloadArtifact", body=platform.token.encode())
    async with connect() as client:
        value = await client.call_tool("teams_get_teams", {})
        binary = await client.call_tool("artifacts_download_artifact", {"hash": "h"})
    assert platform.token not in value.model_dump_json() + binary.model_dump_json()
    assert value.structured_content["echo"] == "********"


async def test_a_token_that_is_part_of_a_word_is_not_masked_there(connect):
    async with connect(token="pro", dynamic=True) as client:
        found = await client.call_tool("search_methods", {"query": "projects get projects"})
    assert "projects_get_projects" in found.content[0].text


async def test_progress_is_reported_while_the_platform_is_slow(connect, platform):
    platform.inject(Fault(latency=2.5), method="teams.getTeams")
    heard = []

    async def hear(progress, total, message):
        heard.append((progress, message))

    async with connect() as client:
        await client.call_tool("teams_get_teams", {}, progress_callback=hear)
    assert heard == [(2.0, "waiting for the platform")]


async def test_cancelling_a_call_cancels_its_request(connect, cancel_a_call, tmp_path):
    log = tmp_path / "audit"
    async with connect(audit_log=log) as client:
        line = await cancel_a_call(client, log)
    assert line["outcome"] == "cancelled"


async def test_the_audit_log_names_the_method_behind_the_tool_that_calls_it(connect, tmp_path):
    log = tmp_path / "audit"
    async with connect(audit_log=log, dynamic=True) as client:
        called = {"method": "teams_get_team", "arguments": {"team_id": "a-secret-value"}}
        await client.call_tool("call_method", called)
        await client.call_tool("call_method", {"method": "teams_get_team", "arguments": ["value"]})
        await client.call_tool("call_method", {"method": ["value"]})
        await client.call_tool("search_methods", {"query": "value"})
        with pytest.raises(MCPError):
            await client.call_tool("nothing", {})
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [(line["tool"], line["arguments"], line["outcome"]) for line in lines] == [
        ("teams_get_team", ["team_id"], "ok"),
        ("teams_get_team", [], "error"),
        ("call_method", ["method"], "error"),
        ("search_methods", ["query"], "ok"),
        ("nothing", [], "error"),
    ]
    assert "value" not in log.read_text("utf-8")


async def test_a_record_beyond_the_budget_is_replaced_and_the_stream_goes_on(connect, platform):
    lines = b'{"n":1}\n{"n":2,"text":"%s"}\n{"n":3}\n' % (b"x" * 5000)
    headers = {"Content-Type": "application/jsonl"}
    platform.reply("billing.listBillingCharges", body=lines, headers=headers, times=None)
    period = {"from": "2026-01-01T00:00:00Z", "to": "2026-02-01T00:00:00Z"}
    got: list[Any] = []
    cursor: dict[str, str] | None = {}
    async with connect(result_bytes=1000) as client:
        while cursor is not None:
            given = {**period, **cursor}
            result = await client.call_tool("billing_list_billing_charges", given)
            got += result.structured_content["records"]
            more = result.structured_content.get(MORE)
            cursor = more and {"_cursor": more["cursor"]}
    platform.reset()
    assert [record.get("n") for record in got] == [1, None, 3]
    assert got[1]["_too_long"]["size_bytes"] > 5000


def test_every_tool_whose_result_may_be_cut_takes_a_cursor():
    with_result = {
        method["function"]
        for method in load_methods()
        if {"json", "lines", "bytes"} & {result["kind"] for result in method["results"]}
    }
    takes = {
        tool.method["function"]
        for tool in load_tools().values()
        if "_cursor" in tool.input_schema["properties"]
    }
    assert takes == with_result


async def test_the_audit_log_has_names_and_outcomes_and_no_values(connect, platform, tmp_path):
    log = tmp_path / "audit"
    async with connect(audit_log=log) as client:
        await client.call_tool("teams_get_team", {"team_id": "a-secret-value"})
        await client.call_tool("teams_get_team", {"team": "a-secret-value"})
        await client.call_tool("teams_delete_team", {"team_id": "a-secret-value"})
    text = log.read_text("utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert [(line["tool"], line["arguments"], line["outcome"]) for line in lines] == [
        ("teams_get_team", ["team_id"], "ok"),
        ("teams_get_team", ["team"], "error"),
        ("teams_delete_team", ["team_id"], "refused"),
    ]
    assert all(line["client"] != "unknown" and line["time"].endswith("Z") for line in lines)
    assert "a-secret-value" not in text
    assert platform.token not in text
    assert (log.stat().st_mode & 0o777) == 0o600


def test_an_audit_log_that_others_could_read_is_made_private(tmp_path):
    log = tmp_path / "audit"
    log.touch(0o644)
    log.chmod(0o644)
    AuditLog(log)
    assert (log.stat().st_mode & 0o777) == 0o600


def test_an_audit_log_does_not_follow_a_link(tmp_path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.touch()
    (tmp_path / "audit").symlink_to(elsewhere)
    with pytest.raises(InvalidRequestError, match="--audit-log: cannot append"):
        AuditLog(tmp_path / "audit")


def test_an_audit_log_that_is_not_a_file_keeps_its_mode():
    before = Path("/dev/null").stat().st_mode
    AuditLog(Path("/dev/null"))
    assert Path("/dev/null").stat().st_mode == before


async def test_a_token_that_is_replaced_in_its_file_is_used_without_a_restart(
    connect, platform, tmp_path
):
    file = tmp_path / "token"
    file.write_text("an-expired-token", encoding="utf-8")
    platform.reply("user.getAuthUser", {"user": {"name": platform.token}})
    async with connect(token=TokenFile(str(file))) as client:
        assert (await client.call_tool("teams_get_teams", {})).is_error
        file.write_text(f"{platform.token}\n", encoding="utf-8")
        assert not (await client.call_tool("teams_get_teams", {})).is_error
        file.unlink()  # it is being replaced
        user = await client.call_tool("user_get_auth_user", {})
    assert user.structured_content["user"]["name"] == MASK


async def test_a_full_disk_loses_no_result_and_the_next_call_is_refused(connect, platform, caplog):
    platform.reset()
    async with connect(audit_log=Path("/dev/full")) as client:
        made = await client.call_tool("projects_create_project", {"request_body": {"name": "shop"}})
        again = await client.call_tool("teams_get_teams", {})
    assert not made.is_error
    assert "/dev/full" in caplog.text
    assert again.is_error
    message = again.structured_content["error"]["message"]
    assert message.startswith("Nothing was sent")
    assert "No space left" in message
    assert len(platform.requests) == 1


async def test_the_line_of_a_call_is_written_as_soon_as_the_disk_has_room(connect, tmp_path):
    folder = tmp_path / "logs"
    folder.mkdir()
    log = folder / "audit"
    async with connect(audit_log=log) as client:
        shutil.rmtree(folder)
        await client.call_tool("teams_get_teams", {})
        assert (await client.call_tool("teams_get_teams", {})).is_error
        folder.mkdir()
        assert not (await client.call_tool("user_get_auth_user", {})).is_error
    lines = [json.loads(line)["tool"] for line in log.read_text("utf-8").splitlines()]
    assert lines == ["teams_get_teams", "user_get_auth_user"]


async def test_an_audit_log_that_is_rotated_goes_on_in_a_new_private_file(connect, tmp_path):
    log = tmp_path / "audit"
    async with connect(audit_log=log) as client:
        await client.call_tool("teams_get_teams", {})
        log.rename(tmp_path / "audit.1")
        await client.call_tool("user_get_auth_user", {})
    assert len((tmp_path / "audit.1").read_text("utf-8").splitlines()) == 1
    assert json.loads(log.read_text("utf-8"))["tool"] == "user_get_auth_user"
    assert (log.stat().st_mode & 0o777) == 0o600


async def test_names_of_any_length_are_cut_in_the_audit_log(connect, tmp_path):
    log = tmp_path / "audit"
    arguments = {f"{n:03}" + "x" * 5000: 1 for n in range(100)}
    async with connect(audit_log=log) as client:
        with pytest.raises(MCPError):
            await client.call_tool("y" * 100_000, arguments)
    line = json.loads(log.read_text("utf-8"))
    assert line["tool"] == "y" * 120 + "…"
    assert len(line["arguments"]) == 40
    assert max(map(len, line["arguments"])) == 121


def test_an_audit_log_that_cannot_be_written_is_refused_at_once(tmp_path):
    with pytest.raises(InvalidRequestError, match="--audit-log: cannot append"):
        AuditLog(tmp_path)


async def test_a_method_called_as_a_tool_of_a_dynamic_server_is_refused_with_advice(connect):
    async with connect(dynamic=True) as client:
        with pytest.raises(MCPError, match="'teams_get_team' is called with call_method"):
            await client.call_tool("teams_get_team", {"team_id": "team_1"})


async def test_the_three_tools_find_describe_and_call_methods(connect, platform):
    async with connect(dynamic=True) as client:
        assert len((await client.list_tools()).tools) == 3
        found = await client.call_tool("search_methods", {"query": "get a team"})
        assert "teams_get_team" in found.content[0].text
        described = await client.call_tool("describe_method", {"method": "teams_get_team"})
        assert described.structured_content["arguments"]["required"] == ["team_id"]
        called = await client.call_tool(
            "call_method", {"method": "teams_get_team", "arguments": {"team_id": "team_1"}}
        )
        assert not called.is_error
        refused = await client.call_tool("call_method", {"method": "teams_delete_team"})
        assert "--allow deletes" in refused.content[0].text
        unknown = await client.call_tool("call_method", {"method": "teams_get_tem"})
        assert "did you mean" in unknown.content[0].text
        with pytest.raises(MCPError, match="There is no tool 'nothing'"):
            await client.call_tool("nothing", {})


async def test_a_tool_of_the_other_mode_is_named_with_the_option_that_offers_it(connect):
    async with connect() as client:
        with pytest.raises(MCPError, match="a server that was started with --dynamic"):
            await client.call_tool("describe_method", {"method": "teams_get_team"})


async def test_output_schemas_are_listed_on_request_and_match_the_results(connect):
    async with connect(output_schemas=True, groups=("teams",)) as client:
        listed = (await client.list_tools()).tools
        assert all(tool.output_schema["type"] == "object" for tool in listed)
        result = await client.call_tool("teams_get_team", {"team_id": "team_1"})
    assert not result.is_error


NEW_TOKEN = {"token": {"id": "t", "name": "ci"}, "bearerToken": "the-new-secret"}


async def test_secrets_in_results_are_masked_without_show_secrets(connect, platform):
    given = {"request_body": {"name": "ci"}}
    for shown in (False, True):
        platform.reply("authentication.createAuthToken", NEW_TOKEN)
        async with connect(allowed={"access"}, show_secrets=shown) as client:
            result = await client.call_tool("authentication_create_auth_token", given)
        assert ("the-new-secret" in result.model_dump_json()) is shown
        assert result.structured_content["token"]["name"] == "ci"


async def test_only_the_requested_fields_come_back(connect, platform):
    answer = {
        "teams": [{"id": "a", "name": "A", "more": {"x": 1, "y": 2}}, {"id": "b"}],
        "count": 2,
    }
    platform.reply("teams.getTeams", answer)
    async with connect() as client:
        paths = ["teams/id", "teams/more/x"]
        result = await client.call_tool("teams_get_teams", {"_fields": paths})
        refused = await client.call_tool("teams_get_teams", {"_fields": "teams/id"})
    assert result.structured_content == {
        "teams": [{"id": "a", "more": {"x": 1}}, {"id": "b"}],
    }
    assert "_fields: expected array" in refused.content[0].text


async def test_fields_are_selected_in_records_of_a_stream_and_by_the_three_tools(connect, platform):
    headers = {"Content-Type": "application/jsonl"}
    body = b'{"BilledCost": 1, "Tags": {"a": "b", "c": "d"}}'
    platform.reply("billing.listBillingCharges", body=body, headers=headers)
    period = {"from": "2026-01-01T00:00:00Z", "to": "2026-02-01T00:00:00Z"}
    arguments = {**period, "_fields": ["Tags/a"]}
    given = {"method": "billing.listBillingCharges", "arguments": arguments}
    async with connect(dynamic=True) as client:
        result = await client.call_tool("call_method", given)
    assert result.structured_content["records"] == [{"Tags": {"a": "b"}}]


async def test_a_tool_is_called_by_every_spelling(connect, tmp_path):
    log = tmp_path / "audit"
    async with connect(read_only=True, audit_log=log) as client:
        for name in ("teams.getTeam", "teams.get_team"):
            assert not (await client.call_tool(name, {"team_id": "team_1"})).is_error
        with pytest.raises(MCPError, match=r"'projects\.deleteProject' is not offered"):
            await client.call_tool("projects.deleteProject", {})
    lines = [json.loads(line)["tool"] for line in log.read_text("utf-8").splitlines()]
    assert lines == ["teams_get_team", "teams_get_team", "projects_delete_project"]


async def test_dynamic_calls_know_a_method_by_every_spelling(connect, tmp_path):
    log = tmp_path / "audit"
    async with connect(dynamic=True, read_only=True, audit_log=log) as client:
        given = {"method": "teams.getTeam", "arguments": {"team_id": "team_1"}}
        assert not (await client.call_tool("call_method", given)).is_error
        hidden = await client.call_tool("call_method", {"method": "projects.createProject"})
        described = {"method": "teams.get_team", "result": True}
        result = await client.call_tool("describe_method", described)
    assert "started without it" in hidden.content[0].text
    assert result.structured_content["result"]["type"] == "object"
    assert json.loads(log.read_text("utf-8").splitlines()[0])["tool"] == "teams_get_team"


async def test_the_default_team_is_sent_where_a_method_takes_one(connect, platform):
    platform.reset()
    async with connect(team_id="team_default") as client:
        await client.call_tool("deployments_get_deployments", {})
    assert ("teamId", "team_default") in platform.requests[0].query
