"""Masking of secrets in results, in the places that the index names for each method."""

from __future__ import annotations

import pytest
from hosting_sdk._index import load_method
from hosting_sdk._policy.effects import MASK, mask_secrets


def mask(method, value):
    return mask_secrets(value, load_method(*method.split("."))["secrets"]["results"])


@pytest.mark.parametrize(
    ("method", "value", "masked"),
    [
        ("domains_registrar.get_domain_auth_code", {"authCode": "x"}, {"authCode": MASK}),
        (
            "webhooks.create_webhook",
            {"id": "w", "secret": "x", "url": "https://a.example/?k=v"},
            {"id": "w", "secret": MASK, "url": f"https://a.example/?{MASK}"},
        ),
        (
            "webhooks.get_webhooks",
            [{"url": "https://u:p@a.example/x"}],
            [{"url": f"https://{MASK}@a.example/x"}],
        ),
        (
            "edge_config.get_edge_config_token",
            {"id": "kept", "token": "x"},
            {"id": "kept", "token": MASK},
        ),
        ("edge_config.get_edge_config_token", {"token": None}, {"token": None}),
        (
            "projects.get_project_env",
            {"decrypted": True, "value": "x"},
            {"decrypted": True, "value": MASK},
        ),
        (
            "projects.get_project_env",
            {"type": "plain", "value": "x"},
            {"type": "plain", "value": MASK},
        ),
        (
            "projects.create_project_env",
            {
                "created": {"key": "A", "value": "x"},
                "failed": [{"error": {"key": "B", "value": "y"}}],
            },
            {
                "created": {"key": "A", "value": MASK},
                "failed": [{"error": {"key": "B", "value": MASK}}],
            },
        ),
        (
            "projects.create_project_env",
            {"created": [{"key": "A", "value": "x"}]},
            {"created": [{"key": "A", "value": MASK}]},
        ),
        (
            "projects.filter_project_envs",
            {"envs": [{"key": "A", "type": "plain", "value": "x"}]},
            {"envs": [{"key": "A", "type": "plain", "value": MASK}]},
        ),
        (
            "projects.update_project_protection_bypass",
            {"protectionBypass": {"x": {"scope": "s"}, "y": {}}},
            {"protectionBypass": {f"{MASK}1": {"scope": "s"}, f"{MASK}2": {}}},
        ),
        (
            "projects.update_project_protection_bypass",
            {"protectionBypass": None},
            {"protectionBypass": None},
        ),
        ("projects.create_project_transfer_request", {"code": "x"}, {"code": MASK}),
        (
            "drains.get_drain",
            {
                "delivery": {
                    "endpoint": {"traces": "https://a.example/?api_key=x"},
                    "headers": {"DD-API-KEY": "x", "Accept": ["x", 1]},
                    "secret": {"kind": "x"},
                }
            },
            {
                "delivery": {
                    "endpoint": {"traces": f"https://a.example/?{MASK}"},
                    "headers": {"DD-API-KEY": MASK, "Accept": [MASK, 1]},
                    "secret": {"kind": MASK},
                }
            },
        ),
        (
            "drains.get_drain",
            {"delivery": {"endpoint": "https://[x"}},
            {"delivery": {"endpoint": MASK}},
        ),
        ("drains.get_drain", {"delivery": "text"}, {"delivery": "text"}),
        (
            "projects.get_projects",
            {
                "projects": [
                    {"name": "p", "link": {"deployHooks": [{"ref": "m", "url": "https://x"}]}}
                ]
            },
            {"projects": [{"name": "p", "link": {"deployHooks": [{"ref": "m", "url": MASK}]}}]},
        ),
        (
            "projects.update_project",
            {"permissions": {"token": ["read"], "secret": ["read"]}},
            {"permissions": {"token": ["read"], "secret": ["read"]}},
        ),
        ("deployments.get_deployment", {"code": "BAD_REQUEST"}, {"code": "BAD_REQUEST"}),
    ],
)
def test_secrets_are_masked_and_the_rest_is_kept(method, value, masked):
    assert mask(method, value) == masked


async def test_secrets_of_drains_and_hooks_reach_the_model_only_with_show_secrets(
    connect, platform
):
    delivery = {
        "type": "http",
        "endpoint": "https://a.example/in?api_key=hidden-one",
        "headers": {"Authorization": "hidden-two"},
    }
    hooks = {"deployHooks": [{"id": "h", "url": "https://api.example/hidden-three"}]}
    for shown in (False, True):
        platform.reply("drains.getDrain", {"id": "d", "delivery": delivery})
        platform.reply("projects.getProjects", {"projects": [{"id": "p", "link": hooks}]})
        async with connect(show_secrets=shown) as client:
            drain = await client.call_tool("drains_get_drain", {"id": "d"})
            projects = await client.call_tool("projects_get_projects", {"_fields": ["*"]})
        text = drain.model_dump_json() + projects.model_dump_json()
        assert [f"hidden-{n}" in text for n in ("one", "two", "three")] == [shown] * 3
