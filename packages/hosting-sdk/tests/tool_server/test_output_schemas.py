"""Output schemas: the MCP client accepts every valid response of the platform."""

from __future__ import annotations

from typing import Any

import pytest
from hosting_sdk._index import load_methods, load_schemas
from hosting_sdk._policy.effects import EFFECTS
from hosting_sdk.mcp._tools import load_tools

METHODS = [
    method
    for method in load_methods()
    if any(result["kind"] == "json" for result in method["results"])
]


SCALARS = {"integer": 7, "number": 7, "boolean": True, "string": "text", "object": {"any": None}}


def answer(schema: Any, present: int) -> Any:
    """Return a response; below `present` levels, its optional fields are null."""
    if "$ref" in schema:
        return answer(load_schemas()["components"][schema["$ref"].rpartition("/")[2]], present)
    if schema.get("nullable") and not present:
        return None
    if "anyOf" in schema:
        return answer(schema["anyOf"][present % len(schema["anyOf"])], present)
    if "properties" in schema:
        return {
            name: answer(each, max(present - 1, 0))
            if name in schema.get("required", ()) or present
            else None
            for name, each in schema["properties"].items()
        }
    if schema.get("type") == "array":
        return [answer(schema.get("items", {}), present)] if present else []
    constants = schema.get("enum", [schema.get("const")])
    return SCALARS.get(schema.get("type", ""), constants[0])


@pytest.mark.parametrize("group", sorted({method["group"] for method in METHODS}))
async def test_a_result_with_null_for_absent_fields_passes_the_validation_of_the_client(
    connect, platform, arguments_for, group
):
    tools = {tool.method["function"]: tool.name for tool in load_tools().values()}
    platform.reset()
    async with connect(output_schemas=True, groups=(group,), allowed=EFFECTS.keys()) as client:
        await client.list_tools()
        for method in (each for each in METHODS if each["group"] == group):
            name = tools[method["function"]]
            given = {**arguments_for(method), "_fields": ["*"]}
            schema = next(each["schema"] for each in method["results"] if each["kind"] == "json")
            for present in range(4):
                value = answer(schema, present)
                platform.reply(method["name"], value)
                result = await client.call_tool(name, given)
                assert not result.is_error, (name, result.content)
                expected = value if isinstance(value, dict) else {"result": value}
                assert result.structured_content.keys() == expected.keys()
