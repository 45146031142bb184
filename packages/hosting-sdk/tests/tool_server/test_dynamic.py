"""The three tools of a dynamic server, with which all methods are found and called."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from hosting_sdk import _json
from hosting_sdk._index import load_methods
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp import _dynamic
from hosting_sdk.mcp._options import ServerOptions, create_guard
from hosting_sdk.mcp._tools import choose, load_tools


def found(query, **more):
    return [
        each["method"]
        for each in _dynamic.search(load_tools(), {"query": query, **more})["methods"]
    ]


@pytest.mark.parametrize(
    ("query", "method"),
    [
        ("list deployments", "deployments_get_deployments"),
        ("add domain to project", "projects_add_project_domain"),
        ("upload artifact", "artifacts_upload_artifact"),
        ("create team", "teams_create_team"),
        ("dns records", "dns_get_records"),
        ("billing charges", "billing_list_billing_charges"),
        ("delete edge config", "edge_config_delete_edge_config"),
        ("environment variables of a project", "projects_filter_project_envs"),
    ],
)
def test_words_find_the_method_that_people_mean_among_the_first(query, method):
    assert method in found(query)[:8]


def test_an_empty_query_lists_the_groups():
    groups = _dynamic.search(load_tools(), {"query": ""})["groups"]
    assert len(groups) == 36
    assert sum(groups.values()) == len(load_methods())


def test_a_limit_is_kept_and_what_is_left_is_counted():
    answer = _dynamic.search(load_tools(), {"query": "project", "limit": 2})
    assert len(answer["methods"]) == 2
    assert answer["more"] > 10
    with pytest.raises(InvalidRequestError, match="whole number from 1"):
        _dynamic.search(load_tools(), {"query": "project", "limit": 0})


async def test_a_query_has_at_most_a_thousand_characters(connect):
    async with connect(dynamic=True) as client:
        taken = await client.call_tool("search_methods", {"query": "word " * 200})
        refused = await client.call_tool("search_methods", {"query": "w " * 501})
    assert not taken.is_error
    assert "query: expected at most 1000 characters, got 1,002" in refused.content[0].text


async def test_a_search_does_not_block_other_calls(connect):
    released = threading.Event()
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(max_workers=1) as threads:
        loop.set_default_executor(threads)
        threads.submit(released.wait)
        try:
            async with connect(dynamic=True) as client:
                search = asyncio.create_task(client.call_tool("search_methods", {"query": "team"}))
                for method in ("teams_get_team", "teams_get_teams", "dns_get_records"):
                    described = await client.call_tool("describe_method", {"method": method})
                    assert not described.is_error
                assert not search.done()
                released.set()
                assert not (await search).is_error
        finally:
            released.set()


def test_unknown_words_are_answered_with_similar_names_and_the_groups():
    answer = _dynamic.search(load_tools(), {"query": "部署 zzzzqqq"})
    assert len(answer["methods"]) == 15
    assert len(answer["groups"]) == 36
    assert answer["how"].startswith("No word is known")
    assert "groups" not in _dynamic.search(load_tools(), {"query": "projects"})


@pytest.mark.parametrize(
    ("options", "query", "method", "reason"),
    [
        (
            ServerOptions(read_only=True),
            "create a project",
            "projects_create_project",
            "it changes something and the server is read-only; start it without --read-only",
        ),
        (
            ServerOptions(groups=["dns", "teams"]),
            "create a webhook",
            "webhooks_create_webhook",
            (
                "outside the chosen tools; start the server with --tool webhooks_create_webhook "
                "or --group webhooks"
            ),
        ),
        (
            ServerOptions(excluded=["teams.deleteTeam"]),
            "delete a team",
            "teams_delete_team",
            "left out by --exclude-tool teams_delete_team; start the server without it",
        ),
    ],
)
def test_a_method_that_is_not_offered_is_named_with_the_option_that_would_offer_it(
    options, query, method, reason
):
    tools = choose(groups=options.groups, excluded=options.excluded, read_only=options.read_only)
    answer = _dynamic.search(tools, {"query": query}, options)
    absent = {each["method"]: each for each in answer["not_offered"]}
    assert absent[method]["reason"] == reason
    assert absent[method]["summary"]
    assert method not in [each["method"] for each in answer["methods"]]
    with pytest.raises(InvalidRequestError, match=reason):
        _dynamic.find_tool(tools, method, options)


def test_a_search_of_all_methods_names_none_as_not_offered():
    assert "not_offered" not in _dynamic.search(load_tools(), {"query": "create a project"})


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (
            ServerOptions(),
            "calls are refused; start the server with --allow deletes --allow stops, or with --ask",
        ),
        (
            ServerOptions(allowed=["deletes"]),
            "calls are refused; start the server with --allow stops, or with --ask",
        ),
        (ServerOptions(allowed=["deletes", "stops"]), None),
        (ServerOptions(ask=True), None),
    ],
)
def test_a_method_whose_calls_are_refused_is_found_with_the_option_that_allows_them(
    options, expected
):
    query = {"query": "delete a dns record", "limit": 1}
    guard = create_guard(options)
    (found,) = _dynamic.search(load_tools(), query, options, guard)["methods"]
    assert found["method"] == "dns_remove_record"
    assert found.get("refused") == expected


def test_a_method_whose_calls_the_policy_refuses_is_found_with_the_place_of_the_rule(tmp_path):
    policy = tmp_path / "policy.toml"
    policy.write_text('[[rules]]\ndecision = "deny"\nkinds = ["deletes"]\n', "utf-8")
    options = ServerOptions(policy=policy, ask=True)
    query = {"query": "delete a dns record", "limit": 1}
    (found,) = _dynamic.search(load_tools(), query, options, create_guard(options))["methods"]
    assert found["refused"] == f"calls are refused by the policy ({policy}, line 1)"


def test_a_description_names_the_methods_that_follow_and_those_that_are_confused_with_it():
    described = _dynamic.describe(load_tools()["projects_request_rollback"])
    assert described["other_methods"]["deployments.cancel_deployment"] == "stops a build"
    followed = _dynamic.describe(load_tools()["projects_pause_project"])
    assert followed["then"] == ["projects.unpause_project"]
    plain = _dynamic.describe(load_tools()["certs_remove_cert"])
    assert not {"then", "other_methods"} & plain.keys()


def test_the_list_of_the_three_tools_is_small():
    definitions = _dynamic.definitions(read_only=False)
    assert len(definitions) == 3
    assert len(_json.dumps({"tools": definitions})) < 3000


def test_a_read_only_server_annotates_all_three_tools_as_such():
    assert all(
        each["annotations"] == {"readOnlyHint": True}
        for each in _dynamic.definitions(read_only=True)
    )


def test_every_method_is_described_with_its_arguments_and_its_result():
    for tool in load_tools().values():
        described = _dynamic.describe(tool, with_result=True)
        assert described["arguments"] == tool.input_schema
        assert described["result"]["type"] == "object"
        assert "result" not in _dynamic.describe(tool)
        assert described["effect"].startswith(("reads", "changes"))
        assert b"$ref" not in _json.dumps(described)


def test_most_methods_are_described_in_few_bytes():
    sizes = sorted(len(_json.dumps(_dynamic.describe(tool))) for tool in load_tools().values())
    assert sizes[int(len(sizes) * 0.97)] <= 6000


@pytest.mark.parametrize(
    "name",
    [
        *("teams_get_team", "teams.get_team", "teams.getTeam", "client.teams.get_team"),
        *("Teams.getTeam", "getTeam", "get_team", "get-team", "teams get team", "getTeam()"),
        *("GET /v2/teams/{teamId}", "get /v1/teams/team_1?slug=x"),
        *("GET https://api.example/v2/teams/team_1",),
    ],
)
def test_a_method_is_known_by_every_spelling(name):
    assert _dynamic.find_tool(load_tools(), name).name == "teams_get_team"


def test_an_ambiguous_path_is_refused_and_an_alias_stands_for_its_method():
    with pytest.raises(InvalidRequestError, match="there is no '/v2/teams/team_1'"):
        _dynamic.find_tool(load_tools(), "/v2/teams/team_1")
    shared = _dynamic.find_tool(load_tools(), "updateStaticIps")
    assert shared.name == "connect_update_static_ips"


@pytest.mark.parametrize("name", ["projects_create_project", "projects.createProject"])
def test_a_method_that_is_not_offered_is_not_said_to_be_absent(name):
    with pytest.raises(InvalidRequestError, match="the platform has 'projects_create_project'"):
        _dynamic.find_tool(choose(read_only=True), name)


def test_an_unknown_method_is_refused_with_the_most_similar_name():
    with pytest.raises(InvalidRequestError, match="did you mean 'teams_get_team'"):
        _dynamic.find_tool(load_tools(), "teams_get_tem")
