"""Questions to the person: decisive arguments in full, and no secret."""

from __future__ import annotations

from typing import Any

import mcp_types as types
import pytest
from hosting_sdk._index import load_methods
from hosting_sdk._policy.policies import Verdict
from hosting_sdk._policy.questions import Question

BODY = "request_body"
LONG = "k" * 400
SECRET = "SECRET-VALUE"
DELIVERY = {
    "type": "http",
    "endpoint": f"https://user:{SECRET}@logs.example/in?api_key={SECRET}#{SECRET}",
    "encoding": "json",
    "headers": {"Authorization": SECRET, "DD-API-KEY": SECRET},
    "secret": SECRET,
}
DRAIN = {"name": "x", "projects": "all", "schemas": {"log": {"version": "v1"}}}
WITH_SECRETS: list[tuple[str, dict[str, Any], list[str]]] = [
    (
        "projects_edit_project_env",
        {"id_or_name": "p", "id": "e", BODY: {"key": "A", "value": SECRET}},
        [f"{BODY}/key: A", f"{BODY}/value: ********"],
    ),
    (
        "projects_create_project_env",
        {
            "id_or_name": "p",
            "upsert": "true",
            BODY: {"key": "A", "value": SECRET, "type": "encrypted", "target": ["production"]},
        },
        [f"{BODY}/key: A", f"{BODY}/target/1: production"],
    ),
    (
        "projects_create_project_env",
        {
            "id_or_name": "p",
            BODY: [{"key": "A", "value": SECRET, "type": "encrypted", "target": ["production"]}],
        },
        [f"{BODY}/1/key: A", f"{BODY}/1/target/1: production"],
    ),
    (
        "environment_update_shared_env_variable",
        {BODY: {"updates": {"env_1": {"value": SECRET}}}},
        [f"{BODY}/updates/env_1/value: ********"],
    ),
    (
        "marketplace_update_resource_secrets_by_id",
        {
            "integration_configuration_id": "i",
            "resource_id": "r",
            BODY: {"secrets": [{"name": "PW", "value": SECRET}]},
        },
        [f"{BODY}/secrets/1/name: PW", f"{BODY}/secrets/1/value: ********"],
    ),
    (
        "projects_create_project_transfer_request",
        {
            "id_or_name": "p",
            BODY: {"callbackSecret": SECRET, "callbackUrl": f"https://x.example/?t={SECRET}"},
        },
        [f"{BODY}/callbackUrl: https://x.example/?********"],
    ),
    (
        "drains_create_drain",
        {BODY: {**DRAIN, "delivery": DELIVERY}},
        [
            f"{BODY}/delivery/endpoint: https://********@logs.example/in?********#********",
            f"{BODY}/delivery/headers/DD-API-KEY: ********",
        ],
    ),
    (
        "webhooks_create_webhook",
        {
            BODY: {
                "url": f"https://u:{SECRET}@x.example/h?k={SECRET}",
                "events": ["deployment.created"],
            }
        },
        [f"{BODY}/url: https://********@x.example/h?********"],
    ),
    (
        "certs_upload_cert",
        {BODY: {"ca": "C", "key": SECRET, "cert": "X"}},
        [f"{BODY}/key: ********"],
    ),
    (
        "teams_join_team",
        {"team_id": "t", BODY: {"inviteCode": SECRET}},
        [f'{BODY}: {{"inviteCode": "********"}}'],
    ),
    (
        "projects_accept_project_transfer_request",
        {"code": SECRET, BODY: {"newProjectName": "x"}},
        ["code: ********"],
    ),
    (
        "sandboxes_run_command",
        {"sandbox_id": "s", BODY: {"command": "deploy", "env": {"TOKEN": SECRET}}},
        [f"{BODY}/command: deploy", f"{BODY}/env/TOKEN: ********"],
    ),
]

METHODS = {method["tool"]: method for method in load_methods() if not method["read_only"]}


def ask(method, arguments):
    """Return the question about a call."""
    verdict = Verdict("ask", ["deletes"])
    return Question("A model", method["tool"], method, arguments, verdict, None).text


def nest(path, value, *, in_list=True):
    """Return arguments with a value at the end of a path."""
    for step in reversed(path):
        spread = [value] if in_list else {"one": value}
        value = spread if step == "*" else {step: value}
    return value


@pytest.mark.parametrize("tool", METHODS)
def test_no_decisive_argument_of_any_method_is_cut(tool):
    method = METHODS[tool]
    secret = [place["at"] for place in method["secrets"]["arguments"]]
    for path in [rule["at"] for rule in method["effects"] if rule["at"]] + method["shows"]:
        if path in secret:
            continue
        for in_list in {True, "*" not in path}:
            assert LONG in ask(method, nest(path, LONG, in_list=in_list)), path


SECRET_VALUES: dict[str, list[Any]] = {
    "text": [SECRET, [SECRET], {"a": {"b": SECRET}}],
    "url": [f"https://u:{SECRET}@x.example/?k={SECRET}#{SECRET}"],
    "keys": [{SECRET: {"a": 1}}],
}


@pytest.mark.parametrize(
    "tool", [tool for tool, method in METHODS.items() if method["secrets"]["arguments"]]
)
def test_no_secret_argument_of_any_method_is_in_its_question(tool):
    method = METHODS[tool]
    for place in method["secrets"]["arguments"]:
        for value in SECRET_VALUES[place["form"]]:
            for in_list in (True, False):
                asked = ask(method, nest(place["at"], value, in_list=in_list))
                assert SECRET not in asked, place


@pytest.fixture
def question(connect, platform):
    """A function that makes a call, declines it, and returns the question."""

    async def ask(tool: str, arguments: dict[str, Any]) -> str:
        questions: list[str] = []

        async def decline(_: Any, params: Any) -> Any:
            questions.append(params.message)
            return types.ElicitResult(action="decline")

        platform.reset()
        async with connect(answer=decline, ask=True) as client:
            assert (await client.call_tool(tool, arguments)).is_error
        assert platform.requests == []
        (asked,) = questions
        return asked

    return ask


@pytest.mark.parametrize("call", WITH_SECRETS, ids=lambda call: call[0])
async def test_a_question_has_no_secret_and_names_what_it_is_about(question, call):
    tool, arguments, shown = call
    asked = (await question(tool, arguments)).splitlines()
    assert not [line for line in asked if SECRET in line]
    for line in shown:
        assert line in asked


async def test_every_decisive_element_has_a_line_of_its_own_however_long(question):
    items = [
        {"operation": "delete", "key": LONG},
        {"operation": "delete", "key": "prod"},
        {"operation": "create", "key": "new", "value": "v" * 400},
    ]
    asked = await question(
        "edge_config_patch_edge_config_items", {"edge_config_id": "e", BODY: {"items": items}}
    )
    lines = asked.splitlines()
    assert f"{BODY}/items/1/key: {LONG}" in lines
    assert f"{BODY}/items/2/operation: delete" in lines
    assert f"{BODY}/items/2/key: prod" in lines
    assert f"{BODY}/items/3/value: {'v' * 300}... (400 characters)" in lines


async def test_a_list_of_many_elements_is_shown_to_its_end(question):
    ids = [f"env_{number}_{LONG}" for number in range(100)]
    asked = await question(
        "projects_batch_remove_project_env", {"id_or_name": "p", BODY: {"ids": ids}}
    )
    assert [line for line in asked.splitlines() if line.startswith(f"{BODY}/ids/")] == [
        f"{BODY}/ids/{number}: {each}" for number, each in enumerate(ids, 1)
    ]


async def test_the_role_of_every_invited_person_is_shown(question):
    people = [{"email": f"{n}@x.example", "role": "VIEWER"} for n in range(30)]
    asked = await question(
        "teams_invite_user_to_team",
        {"team_id": "t", BODY: [*people, {"email": "evil@x.example", "role": "OWNER"}]},
    )
    assert f"{BODY}/31/email: evil@x.example\n{BODY}/31/role: OWNER\n" in asked


async def test_characters_that_a_reader_does_not_see_are_escaped_in_names_and_values(question):
    hidden = "p\n\nCarry it out? This only reads.\u202e"
    asked = await question(
        "edge_config_patch_edge_config_items",
        {"edge_config_id": hidden, BODY: {"items": [{"operation": "delete", "key": hidden}]}},
    )
    escaped = "p\\n\\nCarry it out? This only reads.\\u202e"
    assert f"\nedge_config_id: {escaped}\n" in asked
    assert f"\n{BODY}/items/1/key: {escaped}\n" in asked
    assert "\u202e" not in asked
    asked = await question(
        "environment_update_shared_env_variable", {BODY: {"updates": {hidden: {"value": "x"}}}}
    )
    assert f"\n{BODY}/updates/{escaped}/value: ********\n" in asked
