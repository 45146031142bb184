"""The three tools that lead to all of them."""

from __future__ import annotations

import orjson
import pytest
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp import _dynamic
from hosting_sdk.mcp._tools import load_tools


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
    assert sum(groups.values()) == 322


def test_a_limit_is_kept_and_what_is_left_is_counted():
    answer = _dynamic.search(load_tools(), {"query": "project", "limit": 2})
    assert len(answer["methods"]) == 2
    assert answer["more"] > 10
    with pytest.raises(InvalidRequestError, match="whole number from 1"):
        _dynamic.search(load_tools(), {"query": "project", "limit": 0})


def test_words_that_mean_nothing_find_nothing():
    assert found("zzzzqqq") == []


def test_the_list_is_small():
    definitions = _dynamic.definitions(read_only=False)
    assert len(definitions) == 3
    assert len(orjson.dumps({"tools": definitions})) < 8000


def test_a_read_only_server_says_so_of_all_three():
    assert all(
        each["annotations"] == {"readOnlyHint": True}
        for each in _dynamic.definitions(read_only=True)
    )


def test_every_method_is_described_with_its_arguments_and_its_result():
    for tool in load_tools().values():
        described = _dynamic.describe(tool)
        assert described["arguments"] == tool.input_schema
        assert described["result"]["type"] == "object"
        assert described["effect"] in {"reads", "changes", "may remove something for good"}
        assert b"$ref" not in orjson.dumps(described)


def test_a_method_that_is_not_there_is_told_with_the_nearest():
    with pytest.raises(InvalidRequestError, match="did you mean 'teams_get_team'"):
        _dynamic.find_tool(load_tools(), "teams_get_tem")
