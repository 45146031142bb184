"""Effects of calls that depend on their arguments, and the options that allow them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hosting_sdk._index import load_methods, load_schemas
from hosting_sdk._policy.effects import EFFECTS, find_effects, find_possible_effects
from hosting_sdk.mcp._tools import load_tools

BODY = "request_body"
METHODS = {method["function"]: method for method in load_methods()}
COMPONENTS = load_schemas()["components"]
EDGE_CONFIG = {"edge_config_id": "ecfg_1"}
REDIRECTS = {"project_id": "p"}


def patch_items(operation):
    items = [
        {"operation": "create", "key": "new", "value": 1},
        {"operation": operation, "key": "k"},
    ]
    return {**EDGE_CONFIG, BODY: {"items": items}}


REFUSED = [
    ("edge_config_patch_edge_config_items", patch_items("delete"), "deletes"),
    ("edge_config_patch_edge_config_items", patch_items("upsert"), "deletes"),
    (
        "security_update_firewall_config",
        {"project_id": "p", BODY: {"action": "rules.remove", "id": "r", "value": None}},
        "deletes",
    ),
    (
        "security_update_firewall_config",
        {"project_id": "p", BODY: {"action": "ip.remove", "id": "r", "value": None}},
        "deletes",
    ),
    (
        "bulk_redirects_update_version",
        {**REDIRECTS, BODY: {"id": "v", "action": "discard"}},
        "deletes",
    ),
    (
        "bulk_redirects_stage_redirects",
        {BODY: {"teamId": "t", "projectId": "p", "overwrite": True, "redirects": []}},
        "deletes",
    ),
    (
        "project_routes_stage_routes",
        {"project_id": "p", BODY: {"overwrite": True, "routes": []}},
        "deletes",
    ),
    (
        "environment_update_shared_env_variable",
        {BODY: {"updates": {"env_1": {"value": "new"}}}},
        "deletes",
    ),
    (
        "projects_edit_project_env",
        {"id_or_name": "p", "id": "e", BODY: {"value": "new"}},
        "deletes",
    ),
    (
        "access_groups_update_access_group",
        {"id_or_name": "g", BODY: {"membersToRemove": ["u"]}},
        "deletes",
    ),
    ("projects_create_project_env", {"id_or_name": "p", "upsert": "true"}, "deletes"),
    ("dns_update_record", {"record_id": "r", BODY: {"value": "192.0.2.1"}}, "deletes"),
    ("authentication_create_auth_token", {BODY: {"name": "ci"}}, "access"),
    ("feature_flags_create_sdk_key", {"project_id_or_name": "p", BODY: {}}, "access"),
    (
        "projects_update_project_protection_bypass",
        {"id_or_name": "p", BODY: {"generate": {"note": "ci"}}},
        "access",
    ),
    (
        "sandboxes_run_command",
        {"sandbox_id": "s", BODY: {"command": "rm", "args": ["-rf", "/"]}},
        "code",
    ),
    ("sandboxes_v2_beta_run_session_command", {"session_id": "s", BODY: {"command": "ls"}}, "code"),
]
CARRIED_OUT = [
    ("edge_config_patch_edge_config_items", patch_items("create")),
    ("access_groups_update_access_group", {"id_or_name": "g", BODY: {"membersToRemove": []}}),
    ("projects_edit_project_env", {"id_or_name": "p", "id": "e", BODY: {"comment": "hello"}}),
    ("access_groups_create_access_group", {BODY: {"name": "g"}}),
]


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("call", REFUSED, ids=lambda call: call[0])
async def test_the_effect_of_a_call_depends_on_its_arguments(connect, platform, call, dynamic):
    tool, arguments, kind = call
    platform.reset()
    others = EFFECTS.keys() - {kind}
    name, given = tool, arguments
    if dynamic:
        name, given = "call_method", {"method": tool, "arguments": arguments}
    async with connect(dynamic=dynamic, allowed=others) as client:
        result = await client.call_tool(name, given)
    assert result.is_error
    assert result.structured_content["error"]["type"] == "Refused"
    assert f"--allow {kind}" in result.content[0].text
    assert platform.requests == []


@pytest.mark.parametrize(("tool", "arguments"), CARRIED_OUT)
async def test_arguments_without_an_effect_need_no_option(connect, platform, tool, arguments):
    platform.reset()
    async with connect() as client:
        result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    assert len(platform.requests) == 1


async def test_with_its_option_a_deletion_by_argument_is_carried_out(connect, platform):
    platform.reset()
    async with connect(allowed={"deletes"}) as client:
        await client.call_tool("edge_config_patch_edge_config_items", patch_items("delete"))
    assert json.loads(platform.requests[0].body)["items"][1]["operation"] == "delete"


def test_values_decide_in_every_spelling_that_the_platform_may_read():
    method = METHODS["bulk_redirects_stage_redirects"]
    decisive: list[Any] = [True, "true", "True", " TRUE "]
    for value in decisive:
        assert find_effects(method, {BODY: {"overwrite": value}}) == ["deletes"]
    others: list[Any] = [False, "false", None, 0, [True]]
    for value in others:
        assert find_effects(method, {BODY: {"overwrite": value}}) == []


def test_arguments_of_another_shape_have_no_effect():
    method = METHODS["edge_config_patch_edge_config_items"]
    bodies: list[Any] = [None, "delete", [], {"items": "delete"}, {"items": [None, "delete"]}]
    for body in bodies:
        assert find_effects(method, {BODY: body}) == []


def test_a_tool_is_annotated_as_destructive_when_some_arguments_make_it_so():
    for tool in load_tools().values():
        method = METHODS[tool.method["function"]]
        assert tool.destructive == bool(find_possible_effects(method)), tool.name
        if method["read_only"]:
            assert find_possible_effects(method) == []


def inputs(schema, at, seen=()):
    """Yield every enum value in a schema, with the path to it."""
    if not isinstance(schema, dict):
        return
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if name not in seen:
            yield from inputs(COMPONENTS[name], at, (*seen, name))
        return
    for value in schema.get("enum", []):
        yield at, value
    for name, value in schema.get("properties", {}).items():
        yield from inputs(value, [*at, name], seen)
    for key in ("items", "additionalProperties"):
        yield from inputs(schema.get(key), [*at, "*"], seen)
    for member in schema.get("anyOf", []):
        yield from inputs(member, at, seen)


def nest(at, value):
    """Return arguments with one value, at the end of a path."""
    for step in reversed(at):
        value = [value] if step == "*" else {step: value}
    return value


# Enum values that sound like a deletion and are none; the manifest gives the reason for each.
HARMLESS = {("projects", "dismissedToasts")}


def test_no_enum_of_any_method_deletes_without_an_option():
    sounds = re.compile(r"(^|[._-])(delete|discard|remove|revoke|uninstall)", re.IGNORECASE)
    unguarded = set()
    for method in METHODS.values():
        body = method["body"]
        if body is None or body["kind"] != "json" or method["read_only"]:
            continue
        for at, value in inputs(body["schema"], [BODY]):
            if sounds.search(str(value)) and not find_effects(method, nest(at, value)):
                unguarded |= {
                    (method["group"], step) for step in at if step != BODY
                } & HARMLESS or {(method["name"], *at, value)}
    assert unguarded == HARMLESS


def test_every_method_that_deletes_by_verb_or_name_needs_the_option():
    verbs = ("batch_remove", "delete", "discard", "remove", "stop", "unlink")
    for method in METHODS.values():
        if method["verb"] == "DELETE" or method["method"].startswith(verbs):
            assert "deletes" in find_effects(method, {}), method["name"]


def test_a_rule_for_any_value_covers_null_and_empty_values():
    method = METHODS["projects_update_project"]
    for value in (None, {}, {"deploymentType": "all"}):
        assert find_effects(method, {BODY: {"ssoProtection": value}}) == ["protection"]
    assert find_effects(method, {BODY: {}}) == []


def test_a_method_without_effects_is_a_plain_write():
    plain = [
        method["name"]
        for method in METHODS.values()
        if not method["read_only"] and not find_possible_effects(method)
    ]
    assert 15 < len(plain) < 40
    assert "certs.issueCert" in plain
