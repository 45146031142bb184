"""Request bodies as typed dicts: the keys that the platform declares, and no others."""

import json
import typing
import warnings
from inspect import Parameter, signature
from typing import Any

import attrs
import pytest
from hosting_sdk import UNSET, HostingSDKWarning, RequestOptions, functions
from hosting_sdk import models as m
from hosting_sdk._codec.shapes import list_fields
from hosting_sdk._index import load_methods
from hosting_sdk.conversion import from_dict, to_dict
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.functions import projects_create_project

BODIES = sorted(
    {
        method["body"]["schema"]["$ref"].rpartition("/")[2]
        for method in load_methods()
        if method["body"] and method["body"]["kind"] == "json"
    }
)
WITH_BODY = [method for method in load_methods() if method["body"]]
DICTS = [name for name in dir(m) if name.endswith("Dict")]


@pytest.mark.parametrize("method", WITH_BODY, ids=lambda method: method["name"])
def test_a_body_with_required_fields_is_a_required_argument(method):
    declared = signature(getattr(functions, method["function"])).parameters["request_body"]
    members: tuple[type, ...] = ()
    if method["body"]["kind"] == "json":
        body = getattr(m, method["body"]["schema"]["$ref"].rpartition("/")[2])
        members = tuple(filter(attrs.has, typing.get_args(body) or (body,)))
    if all(any(field.required for field in list_fields(each)) for each in members):
        assert declared.default is Parameter.empty


async def test_a_call_without_its_body_is_refused_before_anything_is_sent(server, client):
    create: Any = client.projects.create_project
    with pytest.raises(TypeError, match="request_body"):
        await create()
    assert server.asked == []


async def test_an_unknown_key_is_refused_with_a_suggestion_before_anything_is_sent(server, client):
    with pytest.raises(InvalidRequestError) as caught:
        await client.projects.create_project(request_body={"name": "site", "framwork": "nextjs"})
    text = str(caught.value)
    assert text.startswith(
        "projects.createProject: request_body has no key 'framwork'; did you mean 'framework'? "
        "Known keys are buildCommand, "
    )
    assert "extra_body" in caught.value.__notes__[0]
    assert server.asked == []


async def test_the_python_name_of_a_key_is_answered_with_its_wire_name(client):
    with pytest.raises(InvalidRequestError, match="did you mean 'buildCommand'"):
        await client.projects.create_project(request_body={"name": "site", "build_command": "make"})


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (
            {"name": "a", "files": [{"file": "a", "data": "b"}, {"fil": "a"}]},
            r"files\[1\] has .*'fil'",
        ),
        ({"name": "a", "gitMetadata": {"remoteURL": "u"}}, "gitMetadata has .*'remoteUrl'"),
        ({"name": "a", "gitSource": {"type": "github", "rep": "r"}}, "gitSource has .*'repo'"),
        ({"name": "a", "zzzzz": "b"}, "no key 'zzzzz'[.] Known keys"),
        ({"name": "a", "nam": UNSET}, "did you mean 'name'"),
    ],
)
async def test_the_message_says_where_the_unknown_key_stands(server, client, body, told):
    with pytest.raises(InvalidRequestError, match=told):
        await client.deployments.create_deployment(request_body=body)
    assert server.asked == []


async def test_an_object_in_place_of_a_list_is_refused(server, client):
    with pytest.raises(InvalidRequestError, match="request_body: expected array, got an object"):
        await client.teams.invite_user_to_team(
            team_id="team_1", request_body={"email": "a@example.com"}
        )
    assert server.asked == []


async def test_an_unknown_key_in_a_list_of_bodies_is_refused(client):
    variables = [{"key": "A", "value": "1", "type": "plain", "targets": ["preview"]}]
    with pytest.raises(InvalidRequestError, match=r"request_body\[0\] has no key 'targets'"):
        await client.projects.create_project_env(id_or_name="p", request_body=variables)


async def test_functions_and_raw_calls_refuse_unknown_keys_as_well(client):
    body: Any = {"nme": "site"}
    with pytest.raises(InvalidRequestError, match="did you mean 'name'"):
        await projects_create_project(client, request_body=body)
    with pytest.raises(InvalidRequestError, match="did you mean 'name'"):
        await client.raw(client.projects.create_project, request_body=body)


async def test_extra_body_sends_keys_that_the_package_does_not_know(server, client):
    options = RequestOptions(extra_body={"brandNew": {"deep": 1}})
    await client.raw(client.projects.create_project, request_body={"name": "site"}, options=options)
    assert json.loads(server.bodies[0]) == {"name": "site", "brandNew": {"deep": 1}}


FILES = (m.UploadedFile(file="f"), {"file": "g", "size": 1})


@pytest.mark.parametrize(
    "body",
    [{"name": "a", "meta": {"any": "key"}}, {"name": "a", "files": FILES}],
    ids=["free keys", "instances among dicts"],
)
async def test_bodies_may_hold_free_keys_and_instances_among_dicts(server, client, body):
    await client.raw(client.deployments.create_deployment, request_body=body)
    assert json.loads(server.bodies[0]).keys() == body.keys()


async def test_an_object_with_declared_and_free_keys_takes_both(server, client):
    policies = {"eula": "2026-01-01T00:00:00Z", "other": "2026-01-01T00:00:00Z"}
    body = {"acceptedPolicies": {"store_1": policies}}
    transfer = client.projects.accept_project_transfer_request
    await client.raw(transfer, code="c", request_body=body)
    assert json.loads(server.bodies[0]) == body


async def test_a_value_without_a_declared_type_is_not_validated(server, client):
    body = {"definition": {"a": {"b": [{"c": 1}]}}}
    await client.raw(
        client.edge_config.patch_edge_config_schema, edge_config_id="e", request_body=body
    )
    assert json.loads(server.bodies[0]) == body


async def test_a_scalar_without_a_declared_type_is_sent_without_a_warning(server, client):
    snapshot = client.sandboxes.create_snapshot
    await client.raw(snapshot, sandbox_id="s", request_body={"expiration": 86_400_000})
    assert json.loads(server.bodies[0]) == {"expiration": 86_400_000}


@pytest.mark.parametrize("name", DICTS)
def test_a_typed_dict_has_the_keys_that_its_class_sends(name):
    plain = getattr(m, name)
    if not typing.is_typeddict(plain):
        return  # a union, a list, or a mapping of free keys
    assert typing.get_type_hints(plain).keys() == plain.__annotations__.keys()
    fields = list_fields(getattr(m, name.removesuffix("Dict")))
    assert {field.wire for field in fields} == set(plain.__annotations__)
    assert {field.wire for field in fields if field.required} == plain.__required_keys__


def test_every_body_that_has_a_class_has_a_typed_dict():
    assert {f"{name}Dict" for name in BODIES} <= set(DICTS)
    assert len([name for name in DICTS if typing.is_typeddict(getattr(m, name))]) > 300


async def test_an_unknown_value_is_sent_with_a_warning_in_the_line_of_the_call(server, client):
    body: Any = {"name": "site", "framework": "nextsj"}
    with pytest.warns(HostingSDKWarning) as caught:
        await client.raw(client.projects.create_project, request_body=body)
    (warning,) = caught
    assert str(warning.message) == (
        "projects.createProject: request_body.framework: 'nextsj' is sent, but this version does "
        "not know it; did you mean 'nextjs'?"
    )
    assert warning.filename == __file__
    assert json.loads(server.bodies[0]) == body


async def test_an_unknown_value_of_an_instance_or_a_list_is_a_warning_too(server, client):
    data = {"key": "A", "value": "1", "type": "secret", "target": ["moon"]}
    variable = from_dict(data, m.NewEnvironmentVariableForTargets)
    with pytest.warns(HostingSDKWarning) as caught:
        await client.raw(
            client.projects.create_project_env, id_or_name="p", request_body=[variable]
        )
    assert [str(each.message).partition(" is sent")[0] for each in caught] == [
        "projects.createProjectEnv: request_body[0].target[0]: 'moon'",
        "projects.createProjectEnv: request_body[0].type: 'secret'",
    ]
    assert len(server.bodies) == 1


async def test_the_warning_lists_the_known_values_when_none_is_similar(server, client):
    with pytest.warns(HostingSDKWarning, match=r"; known values are 'backward', 'forward'$"):
        await client.raw(client.deployments.get_deployment_events, id_or_url="d", direction="up")


async def test_an_unknown_value_of_a_parameter_is_a_warning(server, client):
    with pytest.warns(HostingSDKWarning, match="getTeamMembers: role: 'OWNR' is sent"):
        await client.raw(client.teams.get_team_members, team_id="team_1", role="OWNR")
    assert server.asked


async def test_a_parameter_with_listed_values_and_another_type_takes_both(server, client):
    routes = client.project_routes.get_routes
    await client.raw(routes, project_id="p", diff="only")
    await client.raw(routes, project_id="p", diff=True)
    with pytest.warns(HostingSDKWarning, match="diff: 'only!' is sent.*did you mean 'only'"):
        await client.raw(routes, project_id="p", diff="only!")


async def test_a_warning_filter_makes_an_unknown_value_an_error_before_anything_is_sent(
    server, client
):
    body: Any = {"name": "site", "framework": "nextsj"}
    with warnings.catch_warnings():
        warnings.simplefilter("error", HostingSDKWarning)
        with pytest.raises(HostingSDKWarning):
            await client.projects.create_project(request_body=body)
    assert server.asked == []


async def test_extra_body_sends_values_without_a_warning(server, client):
    options = RequestOptions(extra_body={"framework": "brand-new"})
    await client.raw(client.projects.create_project, request_body={"name": "a"}, options=options)
    assert json.loads(server.bodies[0]) == {"name": "a", "framework": "brand-new"}


def test_data_with_an_unknown_value_becomes_a_body():
    body = from_dict({"name": "a", "framework": "brand-new"}, m.CreateProjectRequest)
    assert to_dict(body) == {"name": "a", "framework": "brand-new"}


async def test_unknown_fields_that_an_instance_kept_are_sent(server, client):
    data = {"name": "a", "brandNew": {"deep": 1}, "framework": "nextjs"}
    body = from_dict(data, m.CreateProjectRequest, keep_unknown_fields=True)
    await client.raw(client.projects.create_project, request_body=body)
    assert json.loads(server.bodies[0]) == data
