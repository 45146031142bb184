"""Output schemas: no good answer is an error of the application."""

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
    """An answer in which what is optional is null below a number of levels."""
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
async def test_an_answer_with_null_for_what_is_absent_passes_the_check_of_the_client(
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
