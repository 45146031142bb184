"""Choice of tools, and properties of their list on which applications rely."""

from __future__ import annotations

import json

import pytest
from hosting_sdk import _json
from hosting_sdk._index import load_methods
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp._applications import APPLICATIONS
from hosting_sdk.mcp._definitions import definitions
from hosting_sdk.mcp._doctor import find_problems, in_schema
from hosting_sdk.mcp._options import ServerOptions
from hosting_sdk.mcp._tool_schemas import inline
from hosting_sdk.mcp._tools import choose, load_tools

FITS_ALL = {name for name, each in APPLICATIONS.items() if each.most_tools is None}


def test_every_method_is_a_tool_in_the_order_of_the_manifest():
    assert [tool.method["function"] for tool in load_tools().values()] == [
        method["function"] for method in load_methods()
    ]


def test_names_are_those_of_the_functions_unless_they_are_too_long():
    renamed = {tool.name for tool in load_tools().values() if tool.name != tool.method["function"]}
    assert renamed == {
        "marketplace_get_experimentation_edge_config",
        "projects_update_rollback_description",
    }
    assert max(map(len, load_tools())) <= 60


def test_annotations_are_those_of_the_manifest():
    for method, tool in zip(load_methods(), load_tools().values(), strict=True):
        assert tool.read_only == method["read_only"]
        assert tool.destructive or not method["destructive"]


def test_the_whole_list_is_smaller_than_its_budget():
    assert len(_json.dumps({"tools": definitions(ServerOptions())})) < 300_000


def test_the_list_of_all_tools_omits_descriptions_that_a_shorter_list_has():
    (whole,) = definitions(ServerOptions(tools=("access_groups_create_access_group",)))
    assert whole == load_tools()["access_groups_create_access_group"].definition
    short = next(each for each in definitions(ServerOptions()) if each["name"] == whole["name"])
    assert short["description"] == whole["description"]
    at_length = whole["inputSchema"]["properties"]
    in_short = short["inputSchema"]["properties"]
    assert at_length["team_id"]["description"] == "Team to act for, by its ID (prefix `team_`)."
    assert in_short["team_id"] == {"type": "string"}
    fields = at_length["request_body"]["properties"]
    short_fields = in_short["request_body"]["properties"]
    assert short_fields["name"] == fields["name"]
    assert fields["membersToAdd"]["description"] == "IDs of the users who join the group."
    assert "description" not in short_fields["membersToAdd"]
    role = fields["projects"]["items"]["properties"]["role"]
    short_role = short_fields["projects"]["items"]["properties"]["role"]
    assert role == {**short_role, "description": role["description"]}
    assert "description" not in short_role


@pytest.mark.parametrize("name", sorted(FITS_ALL))
def test_applications_without_a_limit_on_tools_have_no_problem_with_any(name):
    assert find_problems([tool.definition for tool in load_tools().values()], name) == []


def test_schemas_have_nothing_that_strict_applications_refuse():
    for tool in load_tools().values():
        assert list(in_schema(tool.input_schema)) == []
        json.dumps(tool.input_schema, allow_nan=False)


def test_tools_are_chosen_by_name_and_by_group():
    chosen = choose(names=["teams_get_team"], groups=["billing"])
    assert "teams_get_team" in chosen
    assert {name.partition("_")[0] for name in chosen} == {"teams", "billing"}


def test_tools_are_left_out_by_name():
    chosen = choose(groups=["teams"], excluded=["teams_get_team"])
    assert "teams_get_team" not in chosen
    assert "teams_get_teams" in chosen


def test_tools_and_groups_are_known_by_every_spelling():
    chosen = choose(
        names=["teams.getTeam"], groups=["checksV2"], excluded=["checksV2.listCheckRuns"]
    )
    others = choose(groups=["checks_v2"])
    assert set(chosen) == {"teams_get_team", *others} - {"checks_v2_list_check_runs"}
    without = choose(names=["teams.getTeam", "teams.get_teams"], excluded=["teams.getTeams"])
    assert set(without) == {"teams_get_team"}


def test_every_call_that_returns_json_takes_fields():
    tools = {tool.method["function"]: tool for tool in load_tools().values()}
    for method in load_methods():
        kinds = {result["kind"] for result in method["results"]}
        takes = "_fields" in tools[method["function"]].input_schema["properties"]
        assert takes == bool(kinds & {"json", "lines"}), method["name"]


def test_schemas_are_json_schema_and_have_the_names_of_json():
    text = json.dumps([tool.definition for tool in load_tools().values()])
    assert '"nullable"' not in text
    assert '"type": "null"' in text
    charges = load_tools()["billing_list_billing_charges"].input_schema
    assert {"from", "to"} <= set(charges["properties"])
    assert charges["required"] == ["from", "to"]


def test_read_only_leaves_only_tools_that_change_nothing():
    chosen = choose(read_only=True)
    assert all(tool.read_only for tool in chosen.values())
    assert len(chosen) == sum(method["read_only"] for method in load_methods())


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ({"names": ["teams_get_tem"]}, "no tool 'teams_get_tem'; did you mean 'teams_get_team'"),
        ({"groups": ["biling"]}, "no group 'biling'; did you mean 'billing'"),
        ({"names": ["teams_delete_team"], "read_only": True}, "no tool is left"),
        ({"excluded": ["teams_get_tem"]}, "no tool 'teams_get_tem'"),
    ],
)
def test_an_invalid_choice_is_refused(choice, message):
    with pytest.raises(InvalidRequestError, match=message):
        choose(**choice)


def test_a_recursive_type_becomes_any_object_and_the_schema_true_becomes_empty():
    tree = {
        "type": "object",
        "properties": {"children": {"type": "array", "items": {"$ref": "#/components/Tree"}}},
        "additionalProperties": True,
    }
    inlined = inline({"$ref": "#/components/Tree"}, {"Tree": tree})
    assert inlined["properties"]["children"]["items"] == {"type": "object"}
    assert inline({"type": "array", "items": True}, {}) == {"type": "array", "items": {}}
