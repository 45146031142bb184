"""Cursors of truncated results: each belongs to its call, and none sends a write again."""

from __future__ import annotations

import asyncio
import base64
import json
from contextlib import suppress
from typing import Any

import mcp_types as types
import pytest
from hosting_sdk._command_line.visible import reveal
from hosting_sdk.mcp._results import KEPT_REMAINDERS

MORE = "_more"
FILE = "artifacts_download_artifact"
ARTIFACT = "artifacts.downloadArtifact"


@pytest.fixture(autouse=True)
def _new_platform(platform):
    platform.reset()


async def read_parts(client, tool, arguments):
    """Call a tool until nothing is left, and return the results."""
    results = [await client.call_tool(tool, arguments)]
    while "cursor" in results[-1].structured_content.get(MORE, {}):
        cursor = results[-1].structured_content[MORE]["cursor"]
        results.append(await client.call_tool(tool, {**arguments, "_cursor": cursor}))
        assert not results[-1].is_error, results[-1].content
    return results


@pytest.mark.parametrize(
    "content",
    [b"\xff\x00" * 5000, "grün\n\"'\0🐋".encode() * 700, b"x" * 10_000, b"\0" * 3000],
    ids=["binary", "text", "letters", "control characters"],
)
async def test_a_result_that_is_not_json_comes_in_parts_within_the_budget(
    connect, platform, content
):
    platform.reply(ARTIFACT, body=content)
    read = b""
    async with connect(result_bytes=1000) as client:
        results = await read_parts(client, FILE, {"hash": "h"})
    assert len(results) > 5
    for result in results:
        assert result.structured_content["size_bytes"] == len(content)
        (resource,) = [each.resource for each in result.content if each.type == "resource"]
        if hasattr(resource, "blob"):
            read += base64.b64decode(resource.blob)
            assert len(resource.blob) <= 1000
        else:
            read += resource.text.encode()
            assert len(json.dumps(resource.text, ensure_ascii=False).encode()) <= 1002
    visible = reveal(content.decode()).encode() if b"\xff" not in content else content
    assert read == visible
    assert len(platform.requests) == 1


async def test_a_file_beyond_what_is_kept_comes_with_its_size_and_the_command_for_all_of_it(
    connect, platform
):
    letter = "ü".encode()
    platform.reply(ARTIFACT, body=b"x" + letter * 2**20)
    async with connect(result_bytes=2**21) as client:
        result = await client.call_tool(FILE, {"hash": "h"})
    assert not result.is_error
    assert result.content[1].resource.text == "x" + "ü" * (2**19 - 1)
    about = result.structured_content
    assert about["size_bytes"] == 2**21 + 1
    assert "`hosting-sdk call artifacts.downloadArtifact --output FILE`" in about[MORE]["how"]
    assert json.loads(result.content[-1].text) == about


async def test_a_cursor_is_refused_for_another_tool_and_for_other_arguments(connect, platform):
    for _ in range(2):
        platform.reply("teams.getTeams", {"teams": [{"id": f"team_{n}" * 20} for n in range(50)]})
    async with connect(result_bytes=1000) as client:
        first = await client.call_tool("teams_get_teams", {"limit": 50})
        cursor = first.structured_content[MORE]["cursor"]
        others: list[tuple[str, dict[str, Any]]] = [
            ("webhooks_get_webhooks", {}),
            ("teams_get_teams", {}),
            ("teams_get_teams", {"limit": 50, "_fields": ["teams/name"]}),
        ]
        for tool, arguments in others:
            refused = await client.call_tool(tool, {**arguments, "_cursor": cursor})
            assert "belongs to another call" in refused.content[0].text
        again = await client.call_tool("teams_get_teams", {"limit": 50, "_cursor": cursor})
        assert not again.is_error
    assert len(platform.requests) == 1


async def test_a_reader_of_a_long_result_does_not_evict_the_results_of_others(connect, platform):
    teams = {"teams": [{"id": f"team_{n}" * 20} for n in range(300)]}
    platform.reply("teams.getTeams", teams, times=None)
    async with connect(result_bytes=1000) as client:
        first = await client.call_tool("teams_get_teams", {})
        cursor = first.structured_content[MORE]["cursor"]
        assert len(await read_parts(client, "teams_get_teams", {"limit": 50})) > KEPT_REMAINDERS
        for _ in range(2):  # a cursor may be used again, if the answer was lost
            part = await client.call_tool("teams_get_teams", {"_cursor": cursor})
            assert not part.is_error


async def test_a_slow_stream_is_read_to_its_end_part_by_part(connect):
    async def serve(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = b"HTTP/1.1 200 OK\r\nContent-Type: application/jsonl\r\nConnection: close\r\n\r\n"
        writer.write(head)
        with suppress(ConnectionError):
            for number in range(8):
                writer.write(b'{"n":%d}\n' % number)
                await writer.drain()
                await asyncio.sleep(0.2)
        writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    period = {"from": "2026-01-01T00:00:00Z", "to": "2026-02-01T00:00:00Z"}
    async with listening, connect(server_url=url, stream_seconds=0.5) as client:
        results = await read_parts(client, "billing_list_billing_charges", period)
    assert len(results) > 1
    records = [record for each in results for record in each.structured_content["records"]]
    assert records == [{"n": number} for number in range(8)]


async def test_a_stream_that_has_become_shorter_ends(connect, platform):
    headers = {"Content-Type": "application/jsonl"}
    line = b'{"text":"%s"}\n' % (b"x" * 300)
    platform.reply("billing.listBillingCharges", body=line * 5, headers=headers)
    platform.reply("billing.listBillingCharges", body=line, headers=headers)
    period = {"from": "2026-01-01T00:00:00Z", "to": "2026-02-01T00:00:00Z"}
    async with connect(result_bytes=1000) as client:
        results = await read_parts(client, "billing_list_billing_charges", period)
    assert [len(each.structured_content["records"]) for each in results] == [3, 0]


@pytest.mark.parametrize("cursor", ["skip-0", "skip-x", "nothing", ""])
async def test_a_cursor_that_the_server_did_not_give_sends_nothing(connect, platform, cursor):
    calls: list[tuple[str, dict[str, Any]]] = [
        ("edge_config_update_edge_config", {"edge_config_id": "e", "request_body": {"slug": "s"}}),
        ("logs_get_runtime_logs", {"project_id": "p", "deployment_id": "d"}),
        ("projects_remove_project_env", {"id_or_name": "p", "id": "e"}),
    ]
    async with connect() as client:
        for tool, arguments in calls:
            refused = await client.call_tool(tool, {**arguments, "_cursor": cursor})
            assert refused.is_error
    assert platform.requests == []


async def test_the_person_is_asked_once_for_all_parts_of_a_result(connect, platform):
    questions = []

    async def agree(_: Any, params: Any) -> Any:
        questions.append(params)
        return types.ElicitResult(action="accept", content={"confirm": True})

    platform.reply("projects.removeProjectEnv", {"comment": "x" * 5000})
    async with connect(answer=agree, ask=True, result_bytes=1000) as client:
        results = await read_parts(
            client, "projects_remove_project_env", {"id_or_name": "p", "id": "e"}
        )
    assert len(results) > 3
    assert len(questions) == len(platform.requests) == 1
