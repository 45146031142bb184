"""Behaviour of the fake platform: states, lists, filters, uniqueness, digests and logs."""

from __future__ import annotations

import hashlib
import io
import json
import re
from typing import Any

import pytest
from hosting_sdk import SyncClient, WaitError, errors
from hosting_sdk import models as m
from hosting_sdk._index import load_methods, load_platform
from hosting_sdk.conversion import to_dict
from hosting_sdk.testing import Fault, ReceivedRequest
from hosting_sdk.testing._behaviour import Behaviour
from hosting_sdk.testing._routes import Routes
from hosting_sdk.testing._service import Service

METHODS = {method["name"]: method for method in load_methods()}


def shape_of(path: str) -> str:
    return re.sub(r"\{\w+\}", "*", re.sub(r"^/v\d+", "", path))


CREATING: dict[str, list[str]] = {}
for each in METHODS.values():
    if each["verb"] == "POST":
        CREATING.setdefault(shape_of(each["path"]), []).append(each["name"])
PAIRS = [
    (creating, reading["name"])
    for reading in METHODS.values()
    if reading["verb"] == "GET" and not reading["streaming"]
    for creating in CREATING.get(shape_of(reading["path"]), ())
]


def call(client: SyncClient, name: str, arguments: dict[str, Any]) -> Any:
    method = METHODS[name]
    return getattr(getattr(client, method["group"]), method["method"])(**arguments)


def list_texts(value: Any) -> list[str]:
    """Return the texts in a JSON value that are long enough to tell one item from another."""
    if isinstance(value, dict):
        return [text for each in value.values() for text in list_texts(each)]
    if isinstance(value, list):
        return [text for each in value for text in list_texts(each)]
    return [value] if isinstance(value, str) and len(value) > 3 else []


def read_all(client: SyncClient, name: str, arguments: dict[str, Any]) -> Any:
    method = METHODS[name]
    if not method["paging"]:
        return to_dict(call(client, name, arguments))
    bound = getattr(getattr(client, method["group"]), method["method"])
    return [to_dict(page) for page in client.paginate(bound, **arguments).pages()]


def test_there_are_33_pairs_of_methods_that_create_and_read_under_one_path():
    assert len(PAIRS) == 33


@pytest.mark.parametrize(("creating", "reading"), PAIRS)
def test_a_created_item_is_found_by_the_method_that_reads_its_path(
    fake_platform, fake_platform_sync_client, creating, reading
):
    client, example = fake_platform_sync_client, METHODS[creating]["example"]
    body = json.dumps(example["request_body"])
    marked = json.loads(body.replace("shop", "marked").replace("API_URL", "MARKED"))
    wires = {each["argument"]: each for each in METHODS[creating]["parameters"]}
    path = [value for name, value in example.items() if wires.get(name, {}).get("place") == "path"]
    required = [each for each in METHODS[reading]["parameters"] if each["required"]]
    places = [each["argument"] for each in required if each["place"] == "path"]
    others = {
        each["argument"]: example[each["argument"]] for each in required if each["place"] == "query"
    }
    arguments = {**dict(zip(places, path, strict=True)), **others}
    before = list_texts(read_all(client, reading, arguments))
    created = call(client, creating, {**example, "request_body": marked})
    after = list_texts(read_all(client, reading, arguments))
    told = {*list_texts(to_dict(created)), *list_texts(marked)}
    if reading == "domainsRegistrar.getDomainTransferIn":  # it shows nothing but the state
        assert after == ["completed"] != before
    else:
        assert told & (set(after) - set(before))


def test_a_deployment_is_queued_then_builds_and_is_ready(fake_platform_sync_client):
    client = fake_platform_sync_client
    created = client.deployments.create_deployment(request_body={"name": "shop"})
    assert created.ready_state == created.status == "QUEUED"
    states = [client.deployments.get_deployment(id_or_url=created.id).ready_state for _ in range(3)]
    assert states == ["BUILDING", "READY", "READY"]
    [listed] = [
        each
        for each in client.paginate(client.deployments.get_deployments)
        if each.uid == created.id
    ]
    assert listed.state == "READY"


def test_a_new_deployment_has_no_error_and_is_found_by_its_url(fake_platform_sync_client):
    client = fake_platform_sync_client
    created = client.deployments.create_deployment(request_body={"name": "shop"})
    assert "errorMessage" not in to_dict(created)
    assert client.deployments.get_deployment(id_or_url=created.url).id == created.id


def test_waiting_for_a_deployment_ends_when_it_is_ready(fake_platform_sync_client):
    client = fake_platform_sync_client
    created = client.deployments.create_deployment(request_body={"name": "shop"})
    assert client.wait_for_deployment(created.id, timeout=60).ready_state == "READY"


def test_a_cancelled_deployment_stays_cancelled(fake_platform_sync_client):
    client = fake_platform_sync_client
    created = client.deployments.create_deployment(request_body={"name": "shop"})
    assert client.deployments.cancel_deployment(id=created.id).ready_state == "CANCELED"
    found = client.deployments.get_deployment(id_or_url=created.id)
    assert found.ready_state == "CANCELED"


def test_a_script_decides_the_states_of_the_next_deployment(
    fake_platform, fake_platform_sync_client
):
    client = fake_platform_sync_client
    fake_platform.script(
        "deployments.create_deployment",
        ["BUILDING", {"readyState": "ERROR", "errorMessage": "out of memory"}],
        log={"BUILDING": ["Compiling"], "ERROR": ["!Killed"]},
    )
    failing = client.deployments.create_deployment(request_body={"name": "shop"})
    assert failing.ready_state == "BUILDING"
    with pytest.raises(WaitError) as caught:
        client.wait_for_deployment(failing.id, timeout=60)
    assert caught.value.value.error_message == "out of memory"
    log = client.deployments.get_deployment_events(id_or_url=failing.id)
    assert [to_dict(each).get("level") for each in log] == [None, "error"]
    assert [each.text for each in log] == ["Compiling", "Killed"]
    usual = client.deployments.create_deployment(request_body={"name": "shop"})
    assert usual.ready_state == "QUEUED"


def test_a_script_of_tables_sets_fields_of_a_command(fake_platform, fake_platform_sync_client):
    client = fake_platform_sync_client
    states = [{"exitCode": "{null}"}, {"exitCode": 2}]
    fake_platform.script("sandboxes.run_command", states, log={"2": ["!No rule"]})
    run = client.sandboxes.run_command(sandbox_id="sbx_1", request_body={"command": "make"})
    assert (run.command.name, run.command.exit_code) == ("make", None)
    found = client.sandboxes.get_command(sandbox_id="sbx_1", cmd_id=run.command.id)
    assert found.command.exit_code == 2
    [line] = client.sandboxes.get_command_logs(sandbox_id="sbx_1", cmd_id=run.command.id)
    assert (line.stream, line.data) == ("stderr", "No rule")


def test_a_script_decides_the_states_of_a_domain_transfer(fake_platform, fake_platform_sync_client):
    client, name = fake_platform_sync_client, "domainsRegistrar.transferInDomain"
    fake_platform.script(name, ["pending", "failed"])
    call(client, name, METHODS[name]["example"])
    found = client.domains_registrar.get_domain_transfer_in(domain="example.com")
    assert found.status == "failed"


@pytest.mark.parametrize(
    ("method", "states", "problem"),
    [
        ("teams.get_team", ["READY"], "teams.getTeam creates nothing"),
        ("teams.create_team", ["READY"], "teams.createTeam creates nothing"),
        ("sandboxes.run_command", ["DONE"], "expected tables of fields"),
    ],
)
def test_a_script_that_does_not_fit_its_method_is_refused(fake_platform, method, states, problem):
    with pytest.raises(ValueError, match=problem):
        fake_platform.script(method, states)


def test_a_list_shows_the_items_that_its_filters_choose(fake_platform_sync_client):
    client = fake_platform_sync_client
    project = client.projects.create_project(request_body={"name": "shop"})
    body: m.CreateDeploymentRequestDict = {"name": "shop", "project": project.id}
    created = client.deployments.create_deployment(request_body=body)
    deployments = client.deployments

    def choose(**filters: Any) -> list[m.DeploymentSummary]:
        return list(client.paginate(deployments.get_deployments, **filters))

    assert {each.state for each in choose(state="READY,ERROR")} == {"READY", "ERROR"}
    assert [each.uid for each in choose(project_id=project.id)] == [created.id]
    assert [each.uid for each in choose(project_ids=[project.id, "prj_other"])] == [created.id]
    assert [each.uid for each in choose(project_id=project.id, state="READY")] == []
    assert {each.name for each in choose(app="shop")} == {"shop"}
    found = client.paginate(client.projects.get_projects, search="SHO")
    assert [each.name for each in found] == ["shop"]


def test_a_filter_compares_booleans_and_members_of_lists(fake_platform_sync_client):
    client = fake_platform_sync_client
    for name in ("shop.example", "blog.example"):
        client.projects.add_project_domain(id_or_name="shop", request_body={"name": name})
    client.projects.verify_project_domain(id_or_name="shop", domain="blog.example")
    domains = client.projects.get_project_domains
    verified = client.paginate(domains, id_or_name="shop", verified="true")
    assert "blog.example" in [each.name for each in verified]
    verified = client.paginate(domains, id_or_name="shop", verified="true")
    assert "shop.example" not in [each.name for each in verified]
    client.environment.create_shared_env_variable(
        request_body={
            "evs": [{"key": "A", "value": "1"}],
            "projectId": ["prj_1", "prj_2"],
            "target": ["production"],
            "type": "encrypted",
        }
    )
    shared = client.environment.list_shared_env_variable(project_id="prj_2").data
    assert [each.key for each in shared] == ["A"]


def test_a_filter_without_a_field_of_its_name_uses_the_field_in_the_manifest(
    fake_platform_sync_client,
):
    client = fake_platform_sync_client
    for address in ("192.0.2.1", "192.0.2.2"):
        client.security.add_bypass_ip(
            project_id="prj_1", request_body={"domain": "example.com", "sourceIp": address}
        )
    found = client.paginate(
        client.security.get_bypass_ip, project_id="prj_1", source_ip="192.0.2.2"
    )
    assert [each.ip for each in found] == ["192.0.2.2"]


def test_a_deployment_without_a_project_creates_it(fake_platform_sync_client):
    client = fake_platform_sync_client
    created = client.deployments.create_deployment(request_body={"name": "new"})
    projects = client.paginate(client.projects.get_projects, search="new")
    assert [each.id for each in projects] == [created.project_id]
    again = client.deployments.create_deployment(request_body={"name": "new"})
    assert again.project_id == created.project_id


def test_a_second_project_of_a_name_is_a_conflict(fake_platform_sync_client):
    projects = fake_platform_sync_client.projects
    projects.create_project(request_body={"name": "one"})
    projects.create_project(request_body={"name": "two"})
    with pytest.raises(errors.Conflict, match="Another project with name 'one' exists"):
        projects.create_project(request_body={"name": "one"})
    with pytest.raises(errors.Conflict):
        projects.update_project(id_or_name="two", request_body={"name": "one"})
    projects.update_project(id_or_name="two", request_body={"name": "two"})
    projects.delete_project(id_or_name="one")
    projects.create_project(request_body={"name": "one"})


def test_a_variable_conflicts_with_one_of_the_same_key_and_environment(fake_platform_sync_client):
    projects = fake_platform_sync_client.projects
    body: m.NewEnvironmentVariableDict = {
        "key": "A",
        "value": "1",
        "type": "plain",
        "target": ["production"],
    }
    created = projects.create_project_env(id_or_name="shop", request_body=body)
    assert created.failed == []
    with pytest.raises(errors.BadRequest, match="ENV_CONFLICT"):
        projects.create_project_env(id_or_name="shop", request_body=body)
    projects.create_project_env(id_or_name="shop", request_body={**body, "target": ["preview"]})
    projects.create_project_env(id_or_name="other", request_body=body)
    changed = {**body, "value": "2"}
    projects.create_project_env(id_or_name="shop", upsert="true", request_body=changed)
    variables = projects.filter_project_envs(id_or_name="shop").envs
    found = [each for each in variables if each.key == "A"]
    assert sorted(each.value for each in found) == ["1", "2"]
    assert len(variables) == 27


def test_several_variables_are_created_at_once(fake_platform_sync_client):
    client = fake_platform_sync_client
    body = [
        {"key": key, "value": "1", "type": "plain", "target": ["production"]} for key in ("A", "B")
    ]
    created = client.projects.create_project_env(id_or_name="shop", request_body=body)
    assert [each.key for each in created.created] == ["A", "B"]
    shared = client.environment.create_shared_env_variable(
        request_body={
            "evs": [{"key": "C", "value": "1"}, {"key": "D", "value": "2"}],
            "target": ["production"],
            "type": "encrypted",
        }
    )
    assert [each.key for each in shared.created] == ["C", "D"]
    listed = client.environment.list_shared_env_variable(search="D")
    assert [each.key for each in listed.data] == ["D"]


def test_a_version_that_an_action_names_is_listed(fake_platform_sync_client):
    client = fake_platform_sync_client
    client.bulk_redirects.update_version(
        project_id="prj_1", request_body={"id": "version_9", "action": "promote"}
    )
    versions = client.bulk_redirects.get_versions(project_id="prj_1").versions
    assert "version_9" in [each.id for each in versions]


def test_a_document_is_stored_read_and_removed(fake_platform_sync_client):
    config, given = fake_platform_sync_client.edge_config, {"definition": {"type": "object"}}
    before = config.get_edge_config_schema(edge_config_id="ecfg_1")
    config.patch_edge_config_schema(edge_config_id="ecfg_1", request_body=given)
    assert config.get_edge_config_schema(edge_config_id="ecfg_1") == given
    config.delete_edge_config_schema(edge_config_id="ecfg_1")
    assert config.get_edge_config_schema(edge_config_id="ecfg_1") == before


def test_an_upload_with_another_digest_is_refused(fake_platform_sync_client):
    deployments = fake_platform_sync_client.deployments
    with pytest.raises(errors.BadRequest, match="Expected the SHA1 a9993e36"):
        deployments.upload_file(x_vercel_digest="0" * 40, request_body=b"abc")


def test_a_deployment_of_files_that_were_not_uploaded_names_them(fake_platform_sync_client):
    deployments = fake_platform_sync_client.deployments
    digest = hashlib.sha1(b"abc", usedforsecurity=False).hexdigest()
    files: list[Any] = [
        {"file": "a", "sha": digest, "size": 3},
        {"file": "b", "sha": "0" * 40, "size": 5},
        {"file": "c", "data": "inline"},
    ]
    deployments.upload_file(x_vercel_digest=digest, request_body=b"abc")
    with pytest.raises(errors.BadRequest) as caught:
        deployments.create_deployment(request_body={"name": "shop", "files": files})
    assert caught.value.code == "missing_files"
    data: Any = caught.value.data
    assert data["error"]["missing"] == ["0" * 40]
    del files[1]
    deployments.create_deployment(request_body={"name": "shop", "files": files})


def test_a_build_writes_a_log_that_grows_with_its_states(fake_platform_sync_client):
    client = fake_platform_sync_client
    one = client.deployments.create_deployment(request_body={"name": "shop"}).id

    def read(**query: Any) -> Any:
        return client.deployments.get_deployment_events(id_or_url=one, **query)

    assert read() == []
    client.deployments.get_deployment(id_or_url=one)
    building = read()
    assert [each.text for each in building][:1] == ["Cloning the source"]
    client.deployments.get_deployment(id_or_url=one)
    whole = read()
    assert whole[: len(building)] == building
    assert whole[-1].text == "Deployment completed"
    assert {each.deployment_id for each in whole} == {one}
    assert len({each.id for each in whole}) == len(whole)
    assert read(since=whole[2].created) == whole[2:]
    assert read(until=whole[2].created) == whole[:3]
    assert read(limit=2) == whole[:2]
    assert read(direction="backward", limit=1) == whole[-1:]


async def test_following_a_log_leads_to_the_last_state(fake_platform_client):
    client = fake_platform_client
    one = (await client.deployments.create_deployment(request_body={"name": "shop"})).id
    texts = [
        each.text
        async for each in client.deployments.get_deployment_events(id_or_url=one, follow=1)
    ]
    assert texts[-1] == "Deployment completed"
    assert (await client.deployments.get_deployment(id_or_url=one)).ready_state == "READY"


async def test_running_a_command_as_a_stream_gives_the_command(fake_platform_client):
    client = fake_platform_client
    body: m.NewSandboxCommandDict = {"command": "make", "wait": True}
    records = [
        each async for each in client.sandboxes.run_command(sandbox_id="sbx_1", request_body=body)
    ]
    assert [each.command.name for each in records] == ["make"]


async def test_a_fault_cuts_a_stream_after_a_number_of_records(fake_platform, fake_platform_client):
    client = fake_platform_client
    one = (await client.deployments.create_deployment(request_body={"name": "shop"})).id
    fake_platform.inject(Fault(records=2), method="deployments.get_deployment_events")
    stream = aiter(client.deployments.get_deployment_events(id_or_url=one, follow=1))
    assert (await anext(stream)).text == "Cloning the source"
    assert (await anext(stream)).text == "Installing dependencies"
    with pytest.raises(errors.ConnectionError, match="after 2 records"):
        await anext(stream)


def test_a_path_without_a_method_is_answered_from_the_state(
    fake_platform, fake_platform_sync_client
):
    client = fake_platform_sync_client
    client.projects.create_project(request_body={"name": "shop"})
    assert client.request("GET", "/v9/projects/shop", result=m.Project).name == "shop"
    assert fake_platform.requests[-1].path == "/v9/projects/shop"
    assert fake_platform.requests[-1].methods == ()
    client.projects.delete_project(id_or_name="shop")
    with pytest.raises(errors.NotFound):
        client.request("GET", "/v9/projects/shop")


def test_every_entry_of_the_behaviour_names_a_path_of_the_platform():
    data = load_platform()["behaviour"]
    paths = {shape_of(method["path"]).removeprefix("/") for method in METHODS.values()}
    collections = {*data["collections"]} - paths
    assert {path for path in collections if f"{path}/*" not in paths} == set()
    spelled_out = data["paths"]
    assert {*spelled_out, *data["folders"]["write"], *data["folders"]["read"]} <= paths
    assert {*data["actions"], *data["logs"]["paths"]} <= paths | {*spelled_out.values()}


def test_a_platform_without_a_behaviour_still_has_collections():
    routes = Routes(load_methods(), Behaviour({}))
    assert routes.kind(("v1", "webhooks")) is not None
    assert routes.kind(("v1", "security", "firewall", "bypass")) is not None


def test_a_collection_whose_result_has_no_items_is_answered_with_a_generated_value():
    schema = {"type": "object", "properties": {"total": {"type": "number"}}, "required": ["total"]}
    usual = {**METHODS["webhooks.getWebhook"], "parameters": [], "security": False}
    result = {"status": 200, "media_type": "application/json", "kind": "json", "schema": schema}
    summary = {**usual, "name": "things.sum", "path": "/v1/things", "results": [result]}
    one = {**usual, "name": "things.get", "path": "/v1/things/{id}", "results": [result]}
    service = Service(
        [summary, one],
        {"components": {}, "errors": {}},
        {},
        scheme="http",
        token="token",
        items=3,
        lines=1,
        strict=False,
    )
    request = ReceivedRequest(verb="GET", target="/v1/things", headers={})
    match = service.routes.match("GET", "/v1/things")
    reply = service.reply(match, request, io.BytesIO(), lambda: None)
    assert json.loads(b"".join(reply.chunks)).keys() == {"total"}
