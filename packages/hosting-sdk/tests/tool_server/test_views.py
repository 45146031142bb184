"""Short views: the main fields of the items of a list, unless a call asks for others."""

from __future__ import annotations

from typing import Any

import pytest
from hosting_sdk._index import load_methods
from hosting_sdk.mcp._fields import shorten_list

VIEWS = {method["tool"]: method for method in load_methods() if "view" in method}


@pytest.mark.parametrize("dynamic", [False, True])
async def test_a_list_of_20_projects_has_at_most_4_kb(connect, platform, dynamic):
    platform.reset()
    given: dict[str, Any] = {"limit": "20"}
    tool = "projects_get_projects"
    async with connect(dynamic=dynamic) as client:
        if dynamic:
            given = {"method": tool, "arguments": given}
            tool = "call_method"
        result = await client.call_tool(tool, given)
    assert len(result.structured_content["projects"]) == 20
    assert len(result.content[0].text.encode()) <= 4096
    assert {"id", "name"} <= result.structured_content["projects"][0].keys()


@pytest.mark.parametrize("tool", VIEWS)
async def test_a_list_has_its_main_fields_and_all_of_them_if_asked(
    connect, platform, arguments_for, tool
):
    method = VIEWS[tool]
    name = method["view"]["list"]
    fields = {field: index for index, field in enumerate(method["view"]["fields"])}
    items = [{**fields, "further": "x" * 50} for _ in range(3)]
    platform.reset()
    for _ in range(2):
        platform.reply(method["name"], items if name is None else {name: items, "count": 3})
    given = arguments_for(method)
    async with connect(result_bytes=10_000) as client:
        short = (await client.call_tool(tool, given)).structured_content
        whole = (await client.call_tool(tool, {**given, "_fields": ["*"]})).structured_content
    assert short[name or "result"] == [fields] * 3
    assert '_fields: ["*"]' in short["_short"]
    assert whole[name or "result"] == items
    assert "_short" not in whole
    if name is not None:
        assert short["count"] == whole["count"] == 3


async def test_requested_fields_replace_the_view(connect, platform):
    platform.reply("teams.getTeams", {"teams": [{"id": "a", "name": "n", "avatar": "x"}]})
    async with connect() as client:
        result = await client.call_tool("teams_get_teams", {"_fields": ["teams/avatar"]})
    assert result.structured_content == {"teams": [{"avatar": "x"}]}


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (None, "teams"),
        ([], "teams"),
        ({"teams": None}, "teams"),
        ({"teams": [{"id": "a"}, None, 3]}, "teams"),
        ([{"id": "a"}], None),
        ({"other": [{"more": 1}]}, "teams"),
    ],
)
def test_a_result_of_another_shape_or_of_main_fields_alone_stays_as_it_is(value, name):
    assert shorten_list(value, {"list": name, "fields": ["id"]}) is value


def test_a_view_has_four_to_ten_fields_of_a_method_that_reads():
    for method in VIEWS.values():
        fields = method["view"]["fields"]
        assert 4 <= len(fields) == len(set(fields)) <= 10
        assert method["read_only"]
