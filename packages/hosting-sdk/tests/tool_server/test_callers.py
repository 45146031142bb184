"""Arguments as callers write them: JSON as text, numbers as text, null for absent values."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hosting_sdk.mcp._arguments import check_arguments, normalize
from hosting_sdk.mcp._tools import load_tools
from mcp.shared.exceptions import MCPError

BODY = "request_body"
OBJECT = {
    "type": "object",
    "properties": {
        "text": {"type": "string"},
        "count": {"type": "integer"},
        "ratio": {"type": "number"},
        "flag": {"type": "boolean"},
        "list": {"type": "array", "items": {"type": "integer"}},
        "nullable": {"anyOf": [{"type": "string"}, {"type": "null"}]},
        "either": {"anyOf": [{"type": "string"}, {"type": "integer"}]},
        "inner": {"type": "object", "properties": {"count": {"type": "integer"}}},
        "any": {},
        "kinds": {
            "anyOf": [
                {"type": "object", "properties": {"kind": {"const": "a"}}, "required": ["kind"]},
                {
                    "type": "object",
                    "properties": {"kind": {"enum": ["b"]}, "count": {"type": "integer"}},
                    "required": ["kind"],
                },
            ]
        },
        "lists": {"anyOf": [{"type": "array", "items": {}}, {"type": "array"}]},
        "open": {"anyOf": [{"type": "object", "properties": {}}, {"type": "array"}]},
    },
    "required": ["text"],
}


@pytest.mark.parametrize(
    ("given", "normal"),
    [
        ({"count": "5"}, {"count": 5}),
        ({"count": "-5"}, {"count": -5}),
        ({"count": "5.5"}, {"count": "5.5"}),
        ({"count": "five"}, {"count": "five"}),
        ({"count": "true"}, {"count": "true"}),
        ({"ratio": "5.5"}, {"ratio": 5.5}),
        ({"flag": "true"}, {"flag": True}),
        ({"flag": 1}, {"flag": 1}),
        ({"text": 5}, {"text": "5"}),
        ({"text": True}, {"text": True}),
        ({"text": "5"}, {"text": "5"}),
        ({"list": "[1, 2]"}, {"list": [1, 2]}),
        ({"list": ["1", 2]}, {"list": [1, 2]}),
        ({"inner": '{"count": "7"}'}, {"inner": {"count": 7}}),
        ({"inner": {"count": None}}, {"inner": {}}),
        ({"inner": None}, {}),
        ({"count": None, "flag": None}, {}),
        ({"text": None}, {"text": None}),
        ({"nullable": None}, {"nullable": None}),
        ({"any": None}, {"any": None}),
        ({"any": "5"}, {"any": "5"}),
        ({"either": "5"}, {"either": "5"}),
        ({"open": '{"a": null}'}, {"open": {"a": None}}),
        ({"open": "text"}, {"open": "text"}),
        ({"unknown": None}, {"unknown": None}),
        ('{"count": "5"}', {"count": 5}),
        (None, None),
        ({"kinds": {"kind": "b", "count": "5"}}, {"kinds": {"kind": "b", "count": 5}}),
        ({"kinds": {"kind": "c", "count": "5"}}, {"kinds": {"kind": "c", "count": "5"}}),
        ({"kinds": {"count": "5"}}, {"kinds": {"count": "5"}}),
        ({"lists": ["5"]}, {"lists": ["5"]}),
    ],
)
def test_values_are_converted_to_the_declared_type(given, normal):
    assert normalize(given, OBJECT) == normal


@pytest.mark.parametrize("is_text", [False, True])
@pytest.mark.parametrize("choice", [{"target": '["preview"]'}, {"customEnvironmentIds": ["env_1"]}])
def test_values_in_a_union_within_a_union_are_converted(choice, is_text):
    tool = load_tools()["projects_create_project_env"]
    body = {"key": "A", "value": 5, "type": "plain", "comment": None, **choice}
    given = {"id_or_name": "p", "request_body": json.dumps(body) if is_text else body}
    normal = normalize(given, tool.input_schema)
    check_arguments(normal, tool.input_schema)
    assert normal["request_body"]["value"] == "5"
    assert "comment" not in normal["request_body"]


@pytest.mark.parametrize(
    "arguments",
    [
        {"team_id": "team_1"},
        '{"team_id": "team_1"}',
        '{"team_id": "team_1", "slug": null}',
        {"team_id": "team_1", "_fields": '["id"]', "_cursor": None},
    ],
)
async def test_the_dynamic_call_takes_an_object_or_json_text(
    connect, platform, tmp_path, arguments
):
    platform.reset()
    log = tmp_path / "audit"
    async with connect(dynamic=True, audit_log=log) as client:
        called = {"method": "teams_get_team", "arguments": arguments}
        result = await client.call_tool("call_method", called)
    assert not result.is_error
    assert "/team_1" in platform.received("teams.getTeam")[0].target
    assert "team_id" in json.loads(log.read_text("utf-8"))["arguments"]


@pytest.mark.parametrize("arguments", [None, ""])
async def test_no_arguments_are_an_empty_object(connect, platform, arguments):
    async with connect(dynamic=True) as client:
        called = {"method": "teams_get_teams", "arguments": arguments}
        assert not (await client.call_tool("call_method", called)).is_error


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("{", "expected a JSON object, got text that is not JSON"),
        ("[1]", "expected a JSON object, got"),
        ([1], "expected a JSON object, got [1]"),
        ('{"team": "x"}', "unknown argument 'team'"),
    ],
)
async def test_arguments_that_are_not_an_object_are_refused(connect, platform, arguments, told):
    platform.reset()
    async with connect(dynamic=True) as client:
        called = {"method": "teams_get_team", "arguments": arguments}
        result = await client.call_tool("call_method", called)
    assert result.is_error
    assert told in result.content[0].text
    assert platform.requests == []


async def test_a_search_takes_a_limit_as_text_and_null(connect):
    async with connect(dynamic=True) as client:
        for limit, count in (("2", 2), (None, 15)):
            found = await client.call_tool("search_methods", {"query": "project", "limit": limit})
            assert len(found.structured_content["methods"]) <= count


async def test_json_as_text_does_not_bypass_a_gate(connect, platform):
    platform.reset()
    body = json.dumps({"publicSource": "true"})
    async with connect() as client:
        result = await client.call_tool("projects_update_project", {"id_or_name": "p", BODY: body})
    assert result.structured_content["error"]["type"] == "Refused"
    assert platform.requests == []


async def test_null_and_numbers_as_text_in_a_body_are_converted_before_they_are_sent(
    connect, platform
):
    platform.reset()
    record: dict[str, Any] = {"name": "www", "type": "A", "ttl": "60", "value": "192.0.2.1"}
    given = {"domain": "example.com", BODY: {**record, "comment": None}}
    async with connect(allowed=("outward", "stops")) as client:
        result = await client.call_tool("dns_create_record", given)
    assert not result.is_error, result.content
    (sent,) = platform.requests
    assert sent.json() == {**record, "ttl": 60}


def test_the_dynamic_tools_are_usable_in_strict_modes():
    """A strict mode closes every object and requires every property; a call stays possible."""
    from hosting_sdk.mcp._dynamic import DEFINITIONS  # noqa: PLC0415 the definitions alone

    for definition in DEFINITIONS:
        schema = definition["inputSchema"]
        assert schema["properties"]
        for each in schema["properties"].values():
            assert each["type"] in {"string", "integer", "boolean"}  # no object, no union
            assert "enum" not in each


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_prompts_name_methods_that_exist(connect, mode):
    tools = load_tools()
    async with connect(mode=mode) as client:
        prompts = (await client.list_prompts()).prompts
        assert len(prompts) == 3
        for prompt in prompts:
            given = {each.name: "{brace} $x" for each in prompt.arguments}
            got = await client.get_prompt(prompt.name, given)
            text = got.messages[0].content.text
            assert text.count("{brace} $x") >= len(given)
            words = [word.strip("().,") for word in text.split() if "_" in word]
            assert words
            assert all(word in tools for word in words)


@pytest.mark.parametrize(
    ("name", "arguments", "told"),
    [
        ("nothing", {}, "There is no prompt 'nothing'"),
        ("add_domain", {"project": "p"}, "expected the arguments project, domain, got project"),
        ("add_domain", None, "got none"),
    ],
)
async def test_an_unknown_prompt_or_a_wrong_argument_is_refused(connect, name, arguments, told):
    async with connect() as client:
        with pytest.raises(MCPError, match=r"prompt|arguments") as refused:
            await client.get_prompt(name, arguments)
    assert told in str(refused.value)
