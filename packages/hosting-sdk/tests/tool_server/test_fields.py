"""Selection of parts of a result with `_fields`, and errors for parts that do not exist."""

from __future__ import annotations

import pytest

TEAMS = {"teams": [{"id": "a", "more": {"x": 1, "y": 2}}, {"id": "b"}], "count": 2}


@pytest.fixture(autouse=True)
def _new_platform(platform):
    platform.reset()


@pytest.mark.parametrize(
    ("fields", "selected"),
    [
        (["teams/more/x"], {"teams": [{"more": {"x": 1}}, {}]}),
        (["teams.more.x"], {"teams": [{"more": {"x": 1}}, {}]}),
        (["/teams/id/", "count"], {"teams": [{"id": "a"}, {"id": "b"}], "count": 2}),
        (["teams"], {"teams": TEAMS["teams"]}),
        ([""], TEAMS),
        (["*"], TEAMS),
    ],
)
async def test_fields_are_paths_with_slashes_or_dots_through_lists(
    connect, platform, fields, selected
):
    platform.reply("teams.getTeams", TEAMS)
    async with connect() as client:
        result = await client.call_tool("teams_get_teams", {"_fields": fields})
    assert result.structured_content == selected


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("nope", "teams, count"),
        ("team/id", "teams, count"),
        ("teams.uid", "id, more"),
        ("teams/more/z", "x, y"),
        ("count/deeper", "none"),
    ],
)
async def test_a_path_that_matches_nothing_is_an_error_with_the_existing_fields(
    connect, platform, path, there
):
    platform.reply("teams.getTeams", TEAMS)
    async with connect() as client:
        result = await client.call_tool("teams_get_teams", {"_fields": ["count", path]})
    assert result.is_error
    message = result.structured_content["error"]["message"]
    shown = path.replace(".", "/")
    assert message == f"_fields: {shown!r} matches nothing; the fields there are: {there}"


async def test_many_fields_are_counted_beyond_the_first(connect, platform):
    platform.reply("teams.getTeams", {f"field_{n}": n for n in range(50)})
    async with connect() as client:
        result = await client.call_tool("teams_get_teams", {"_fields": ["nope"]})
    assert "field_39, and 10 more" in result.structured_content["error"]["message"]


async def test_a_result_may_be_null_or_nothing(connect, platform):
    platform.reply("teams.getTeams", {"teams": [{"billing": None}], "pagination": None})
    platform.reply("featureFlags.getFlag", None)
    flag = {"project_id_or_name": "p", "flag_id_or_slug": "f", "_fields": ["variants/id"]}
    async with connect() as client:
        fields = ["teams/billing/status", "pagination/next"]
        nulls = await client.call_tool("teams_get_teams", {"_fields": fields})
        nothing = await client.call_tool("feature_flags_get_flag", flag)
    assert nulls.structured_content == {"teams": [{"billing": None}], "pagination": None}
    assert nothing.structured_content == {"result": None}


async def test_a_declared_field_may_be_absent_and_an_empty_list_accepts_any(connect, platform):
    platform.reply("teams.getTeams", {"teams": [{"id": "a"}]})
    platform.reply("teams.getTeams", {"teams": []})
    async with connect() as client:
        absent = await client.call_tool("teams_get_teams", {"_fields": ["teams/slug"]})
        empty = await client.call_tool("teams_get_teams", {"_fields": ["teams/undeclared"]})
    assert absent.structured_content == {"teams": [{}]}
    assert empty.structured_content == {"teams": []}


async def test_a_write_with_a_field_that_no_result_has_is_not_sent(connect, platform):
    given = {"id_or_name": "p", "request_body": {"name": "x"}}
    async with connect() as client:
        for path, there in (("namen", "id, "), ("link/nope", "deployHooks")):
            result = await client.call_tool(
                "projects_update_project", {**given, "_fields": ["id", path]}
            )
            assert result.is_error
            message = result.structured_content["error"]["message"]
            assert message.startswith(f"Nothing was sent. _fields: {path!r} matches nothing;")
            assert there in message
        assert platform.requests == []
        given["_fields"] = ["name", "targets/production/id"]
        assert not (await client.call_tool("projects_update_project", given)).is_error


async def test_fields_and_cursors_are_described_in_every_list(connect):
    for options in ({}, {"groups": ("teams",)}):
        async with connect(**options) as client:
            listed = (await client.list_tools()).tools
        for tool in listed:
            for name in {"_fields", "_cursor"} & tool.input_schema["properties"].keys():
                assert tool.input_schema["properties"][name]["description"]
    async with connect(dynamic=True) as client:
        text = str((await client.list_tools()).model_dump_json())
    assert "_fields" in text
    assert "_cursor" in text
