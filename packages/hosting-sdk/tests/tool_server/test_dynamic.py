"""The three tools that lead to all of them."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import orjson
import pytest
from hosting_sdk._index import load_methods
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp import _dynamic
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


def test_no_words_list_the_groups():
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


async def test_a_search_does_not_keep_others_waiting(connect):
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


def test_words_that_mean_nothing_find_nothing():
    assert found("zzzzqqq") == []


def test_the_list_is_small():
    definitions = _dynamic.definitions(read_only=False)
    assert len(definitions) == 3
    assert len(orjson.dumps({"tools": definitions})) < 3000


def test_a_read_only_server_says_so_of_all_three():
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
        assert b"$ref" not in orjson.dumps(described)


def test_most_methods_are_described_in_few_bytes():
    sizes = sorted(len(orjson.dumps(_dynamic.describe(tool))) for tool in load_tools().values())
    assert sizes[int(len(sizes) * 0.97)] <= 6000


@pytest.mark.parametrize(
    "name",
    ["teams_get_team", "teams.get_team", "teams.getTeam", "client.teams.get_team", "Teams.getTeam"],
)
def test_a_method_is_known_by_every_spelling(name):
    assert _dynamic.find_tool(load_tools(), name).name == "teams_get_team"


@pytest.mark.parametrize("name", ["projects_create_project", "projects.createProject"])
def test_a_method_that_is_not_offered_is_not_said_to_be_absent(name):
    with pytest.raises(InvalidRequestError, match="the platform has 'projects_create_project'"):
        _dynamic.find_tool(choose(read_only=True), name)


def read_questions():
    """The questions and the methods that answer them, in two halves."""
    text = (Path(__file__).parent / "questions.txt").read_text(encoding="utf-8")
    pairs = [line.split(" = ") for line in text.splitlines() if not line.startswith("#")]
    return [(question, method) for question, method in pairs]


@pytest.mark.parametrize("half", [0, 1], ids=["tuned", "held back"])
def test_questions_in_plain_words_find_their_method(half):
    ranks = []
    for question, method in read_questions()[half::2]:
        names = found(question, limit=20)
        ranks.append(names.index(method) + 1 if method in names else 99)
    assert len(ranks) >= 60
    assert sum(rank == 1 for rank in ranks) / len(ranks) >= 0.85
    assert sum(rank <= 3 for rank in ranks) / len(ranks) >= 0.95


def test_of_all_questions_the_method_is_among_the_first_three_of_97_percent():
    questions = read_questions()
    hits = [method in found(question, limit=3) for question, method in questions]
    assert sum(hits) / len(questions) >= 0.97


def test_words_without_any_meaning_find_nothing():
    assert found("how do i the") == []


def test_a_method_that_is_not_there_is_told_with_the_nearest():
    with pytest.raises(InvalidRequestError, match="did you mean 'teams_get_team'"):
        _dynamic.find_tool(load_tools(), "teams_get_tem")
