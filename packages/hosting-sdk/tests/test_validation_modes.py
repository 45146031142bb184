"""Results that do not match their type: the three modes, and real responses of the platform."""

from __future__ import annotations

import json
import warnings
from typing import TYPE_CHECKING, Any, Literal

import pytest
from hosting_sdk import (
    UNSET,
    HostingSDKWarning,
    InvalidRequestError,
    RequestOptions,
    ResponseValidationError,
    SyncClient,
)
from hosting_sdk import models as m
from hosting_sdk.conversion import from_json, to_dict, unknown_fields

if TYPE_CHECKING:
    from hosting_sdk.testing import FakePlatform

HOOK: dict[str, Any] = {
    "id": "hook_1",
    "url": "https://example.com/hook",
    "events": [],
    "ownerId": "team_1",
    "createdAt": "2026-01-01",
    "updatedAt": 1,
    "secret": "shown once",
}


def create_webhook(client: SyncClient, options: RequestOptions | None = None) -> m.CreatedWebhook:
    return client.webhooks.create_webhook(
        request_body={"url": HOOK["url"], "events": ["deployment.created"]}, options=options
    )


@pytest.fixture
def client(fake_platform_sync_client: SyncClient) -> SyncClient:
    return fake_platform_sync_client


def test_a_created_resource_is_returned_although_a_field_has_another_type(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    fake_platform.reply("webhooks.create_webhook", HOOK)
    place = r"webhooks\.createWebhook: .*\$\.createdAt"
    with pytest.warns(HostingSDKWarning, match=place) as warned:
        hook = create_webhook(client)
    assert [each.filename for each in warned] == [__file__]
    came: Any = hook.created_at
    assert (hook.id, hook.secret, came) == ("hook_1", "shown once", "2026-01-01")
    assert to_dict(hook) == HOOK


def test_each_place_is_warned_about_once_however_often_it_comes(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    fake_platform.reply("webhooks.create_webhook", HOOK, times=None)
    fake_platform.reply("webhooks.get_webhooks", [HOOK] * 1000)
    view = client.with_options(timeout=5)
    with pytest.warns(HostingSDKWarning) as warned:
        hooks = [create_webhook(each) for each in (client, view, client, view)]
    assert (len(hooks), len(warned)) == (4, 1)
    with pytest.warns(HostingSDKWarning) as warned:
        listed = client.webhooks.get_webhooks()
    assert (len(listed), len(warned)) == (1000, 1)


def test_a_place_in_a_map_is_warned_about_once_for_all_keys(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    keys = ["FOO", "BAR", "a-b", "a.example.com", "a]b", 'a"]b', "a\\", *map(str, range(1000))]
    alert = {"atMinute": "1", "totalReqs": "many"}
    hosts = {host: {"ddosAlerts": dict.fromkeys(keys[:8], alert)} for host in keys}
    anomaly = {
        "affectedHostMap": hosts,
        "ownerId": "team_1",
        "projectId": "prj_1",
        "atMinute": "1",
        "startTime": 1,
        "endTime": None,
    }
    fake_platform.reply("security.get_active_attack_status", {"anomalies": [anomaly, anomaly]})
    with pytest.warns(HostingSDKWarning) as warned:
        client.security.get_active_attack_status(project_id="prj_1")
    places = [str(each.message).partition(": expected")[0].rpartition(" at ")[2] for each in warned]
    assert places == [
        '$.anomalies[0].affectedHostMap["FOO"].ddosAlerts["FOO"].totalReqs',
        "$.anomalies[0].atMinute",
    ]


def test_a_strict_client_raises_with_the_whole_value(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    fake_platform.reply("webhooks.create_webhook", HOOK)
    with pytest.raises(ResponseValidationError, match=r"\$\.createdAt") as caught:
        create_webhook(client.with_options(response_validation="strict"))
    assert caught.value.raw_value == HOOK
    assert "$.createdAt" in caught.value.pretty()


def test_without_validation_the_result_comes_without_a_warning(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    fake_platform.reply("webhooks.create_webhook", HOOK)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        hook = create_webhook(client.with_options(response_validation="off"))
    assert to_dict(hook) == HOOK


def test_a_call_may_choose_another_mode_than_its_client(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    fake_platform.reply("webhooks.create_webhook", HOOK, times=2)
    with pytest.raises(ResponseValidationError):
        create_webhook(client, RequestOptions(response_validation="strict"))
    strict = client.with_options(response_validation="strict")
    assert create_webhook(strict, RequestOptions(response_validation="off")).id == "hook_1"


def test_an_unknown_mode_is_refused_before_anything_is_sent(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    mode: Any = "lenient"
    with pytest.raises(InvalidRequestError, match="one of 'report', 'strict', 'off'"):
        create_webhook(client, RequestOptions(response_validation=mode))
    assert fake_platform.requests == []


def test_a_missing_field_is_unset_and_its_new_name_is_kept(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    renamed = {"hookId" if name == "id" else name: value for name, value in HOOK.items()}
    renamed["createdAt"] = 1
    fake_platform.reply("webhooks.create_webhook", renamed)
    with pytest.warns(HostingSDKWarning, match=r"\$\.id: expected string, got absent"):
        hook = create_webhook(client)
    found: Any = hook.id
    assert found is UNSET
    assert unknown_fields(hook) == {"hookId": "hook_1"}
    assert to_dict(hook) == renamed


def test_a_body_that_is_not_json_raises_in_every_mode(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    fake_platform.reply("webhooks.create_webhook", body=b"<html>", times=2)
    modes: tuple[Literal["report", "off"], ...] = ("report", "off")
    for mode in modes:
        with pytest.raises(ResponseValidationError, match="expected JSON"):
            create_webhook(client, RequestOptions(response_validation=mode))


def test_a_warning_shows_no_text_of_the_response(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    fake_platform.reply("webhooks.create_webhook", {**HOOK, "updatedAt": "secret-text"})
    with pytest.warns(HostingSDKWarning) as warned:
        create_webhook(client)
    assert not any("secret" in str(each.message) for each in warned)


# Responses of the platform that its other clients refused, reduced to the fields that do not match.


def test_a_cursor_that_comes_as_text_ends_the_list_of_deployments(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    page = {"deployments": [], "pagination": {"count": 0, "next": None, "prev": "0"}}
    fake_platform.reply("deployments.get_deployments", page, times=2)
    with pytest.warns(HostingSDKWarning, match=r"\$\.pagination\.prev"):
        assert to_dict(client.deployments.get_deployments()) == page
    assert list(client.paginate(client.deployments.get_deployments)) == []


def test_a_team_that_matches_no_member_of_its_union_is_listed(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    team = {"id": "team_1", "slug": "acme", "name": None, "membership": {"role": "OWNER"}}
    page = {"teams": [team], "pagination": {"count": 1, "next": None, "prev": None}}
    fake_platform.reply("teams.get_teams", page)
    with pytest.warns(HostingSDKWarning, match=r"teams\.getTeams: .*\$\.teams\[0\]"):
        found = client.teams.get_teams()
    assert to_dict(found) == page
    assert found.teams[0].id == "team_1"


def test_created_variables_of_another_shape_are_returned(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    variable = {"id": "env_1", "key": "A", "type": "encrypted", "target": {"0": "production"}}
    created = {"created": variable, "failed": []}
    fake_platform.reply("projects.create_project_env", created, status=201)
    with pytest.warns(HostingSDKWarning, match=r"createProjectEnv: .*\$\.created"):
        result = client.projects.create_project_env(
            id_or_name="shop",
            upsert="true",
            request_body={"key": "A", "value": "1", "type": "plain", "target": ["production"]},
        )
    assert to_dict(result) == created


def test_projects_with_fields_of_another_shape_are_listed_and_paged(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    project = to_dict(client.projects.create_project(request_body={"name": "shop"}))
    project |= {"security": {"managedRules": {}, "firewallEnabled": True}, "alias": {"a": 1}}
    page = {"projects": [project], "pagination": {"count": 1, "next": None, "prev": None}}
    fake_platform.reply("projects.get_projects", page)
    with pytest.warns(HostingSDKWarning, match=r"getProjects: .*\$\.projects\[0\]"):
        [found] = client.paginate(client.projects.get_projects)
    assert found.name == "shop"
    assert to_dict(found) == project


def test_a_reported_result_is_refused_when_it_is_read_again_from_json(
    fake_platform: FakePlatform, client: SyncClient
) -> None:
    fake_platform.reply("webhooks.create_webhook", HOOK)
    with pytest.warns(HostingSDKWarning):
        hook = create_webhook(client)
    with pytest.raises(ResponseValidationError):
        from_json(json.dumps(to_dict(hook)).encode(), m.CreatedWebhook)
