"""Problems that the doctor finds."""

from __future__ import annotations

import pytest
from hosting_sdk.mcp._doctor import cost, find_problems, in_schema

FINE = {"type": "object", "properties": {"a": {"type": "array", "items": {"type": "string"}}}}


def tool(name="teams_get_team", schema=FINE):
    return {"name": name, "description": "", "inputSchema": schema}


@pytest.mark.parametrize(
    ("schema", "problem"),
    [
        ({"type": "object"}, "not an object with properties"),
        ({**FINE, "anyOf": [FINE]}, "anyOf at the root"),
        ({"type": "object", "properties": {"a": {"$ref": "#/x"}}}, "$ref in the schema"),
        ({**FINE, "additionalProperties": False}, "additionalProperties in the schema"),
        ({"type": "object", "properties": {"a": {"type": "array"}}}, "an array without items"),
        (
            {"type": "object", "properties": {"a": {"anyOf": [{"oneOf": []}]}}},
            "oneOf in the schema",
        ),
    ],
)
def test_each_schema_feature_that_strict_applications_refuse_is_found(schema, problem):
    assert any(problem in found for found in in_schema(schema))


def test_a_schema_without_such_features_has_no_problem():
    assert list(in_schema(FINE)) == []


def test_the_servers_name_counts_towards_the_length_where_the_application_adds_it():
    assert find_problems([tool("x" * 52)], "cursor") == []
    (problem,) = find_problems([tool("x" * 53)], "cursor")
    assert "53 characters, but Cursor takes 52 beside the server's name 'hosting'" in problem
    assert find_problems([tool("x" * 64)], "vscode") == []
    assert (
        "takes 64; leave it out with --exclude-tool" in find_problems([tool("x" * 65)], "vscode")[0]
    )


def test_characters_that_names_cannot_have_are_found():
    assert "expected letters" in find_problems([tool("a.b")], "claude-code")[0]


def test_cost_counts_tools_bytes_and_tokens():
    counted = cost([tool()])
    assert counted.tools == 1
    assert counted.tokens == -(-counted.size_bytes // 4)
