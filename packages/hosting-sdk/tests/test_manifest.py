"""The manifest, as the package carries it, compared with the specification."""

import json
import tomllib
from collections import Counter
from importlib import import_module
from inspect import Parameter, iscoroutinefunction, signature
from pathlib import Path

import pytest
from hosting_sdk import errors
from hosting_sdk._index import load_methods, load_platform, load_schemas
from hosting_sdk._operations import load_operation
from hosting_sdk.groups import ClientGroups
from hosting_sdk.sync_groups import SyncClientGroups

HERE = Path(__file__).parent
MANIFEST = HERE.parent / "manifest"
SPECIFIED = tomllib.loads((HERE / "specification.toml").read_text(encoding="utf-8"))
METHODS = load_methods()
BY_NAME = {method["name"]: method for method in METHODS}
GROUPS = sorted({method["group"] for method in METHODS})


def list_methods(group):
    return [method for method in METHODS if method["group"] == group]


def get_method(form, method):
    """Return the function behind a method of a group, async or sync."""
    clients = {"groups": ClientGroups, "sync_groups": SyncClientGroups}
    module = import_module(f"hosting_sdk.{form}.{method['group']}")
    returned = vars(clients[form])[method["group"]].func.__annotations__["return"]
    return getattr(getattr(module, returned), method["method"])


def list_arguments(function):
    """Return name, kind and default of each argument, without the first: the group or client."""
    _subject, *parameters = signature(function).parameters.values()
    return [(each.name, each.kind, each.default) for each in parameters]


def test_the_methods_and_aliases_are_those_of_the_specification():
    named = {f"{group}.{name}" for group, names in SPECIFIED["methods"].items() for name in names}
    assert len(METHODS) == 322
    assert set(BY_NAME) == named | set(SPECIFIED["aliases"])
    assert {name: each["alias_of"] for name, each in BY_NAME.items() if each["alias_of"]} == (
        SPECIFIED["aliases"]
    )


def test_an_alias_is_the_same_call_as_its_method():
    own = {"name", "group", "function", "tool", "alias_of", "then", "contrasts"}
    for alias, name in SPECIFIED["aliases"].items():
        first, second = BY_NAME[alias], BY_NAME[name]
        assert all(first[key] == second[key] for key in first if key not in own)


def test_each_error_class_has_as_many_methods_as_in_the_specification():
    counts = Counter(name for method in METHODS for _, name in method["errors"])
    table = SPECIFIED["errors"]
    assert counts == {name: row["methods"] for name, row in table.items()}
    assert sorted(counts.values(), reverse=True)[:8] == [16, 16, 16, 16, 16, 9, 7, 5]
    assert {name: row["status"] for name, row in load_schemas()["errors"].items()} == {
        name: row["status"] for name, row in table.items()
    }


def test_every_error_class_exists_with_its_status():
    assert set(errors.ERROR_CLASSES) == set(SPECIFIED["errors"])
    for method in METHODS:
        for status, name in method["errors"]:
            assert SPECIFIED["errors"][name]["status"] == status
            assert issubclass(errors.ERROR_CLASSES[name], errors.ServiceError)


def test_the_deprecated_methods_are_those_of_the_specification():
    assert {each["name"] for each in METHODS if each["deprecated"]} == set(
        SPECIFIED["deprecated"]["methods"]
    )


@pytest.mark.parametrize("group", GROUPS)
def test_methods_have_the_same_arguments_in_their_three_forms(group):
    for method in list_methods(group):
        function = getattr(import_module("hosting_sdk.functions"), method["function"])
        forms = [get_method("groups", method), get_method("sync_groups", method), function]
        first, *others = map(list_arguments, forms)
        assert others == [first, first], method["name"]
        assert function.__doc__ == forms[0].__doc__
        assert not iscoroutinefunction(forms[1])


@pytest.mark.parametrize("group", GROUPS)
def test_arguments_are_keywords_and_mandatory_where_the_platform_requires_them(group):
    for method in list_methods(group):
        arguments = list_arguments(get_method("groups", method))
        assert all(kind is Parameter.KEYWORD_ONLY for _, kind, _ in arguments)
        body = {"request_body"} if method["body"] else set()
        wire = {each["argument"] for each in method["parameters"]}
        assert {name for name, _, _ in arguments} == wire | body | {"options"}
        required = {
            each["argument"]
            for each in method["parameters"]
            if each["required"] and not each["scope"]
        }
        required |= body if method["body"] and method["body"]["required"] else set()
        mandatory = {name for name, _, default in arguments if default is Parameter.empty}
        assert mandatory == required, method["name"]


@pytest.mark.parametrize("group", GROUPS)
def test_operations_agree_with_the_index(group):
    for method in list_methods(group):
        operation = load_operation(method["group"], method["method"])
        for key in ("name", "verb", "path", "security", "accept", "safe", "deprecated"):
            assert getattr(operation, key) == method[key]
        assert [
            (each.wire, each.argument, each.place, each.required, each.scope)
            for each in operation.parameters
        ] == [
            tuple(each[key] for key in ("wire", "argument", "place", "required", "scope"))
            for each in method["parameters"]
        ]
        assert [(each.status, each.media_type, each.kind) for each in operation.results] == [
            (each["status"], each["media_type"], each["kind"]) for each in method["results"]
        ]
        assert [list(each) for each in operation.errors] == method["errors"]
        assert (operation.body is None) == (method["body"] is None)
        assert (operation.paging is None) == (method["paging"] is None)


@pytest.mark.parametrize("group", GROUPS)
def test_the_types_of_operations_can_be_loaded(group):
    for method in list_methods(group):
        operation = load_operation(method["group"], method["method"])
        for result in operation.results:
            assert (result.type is not None) == (result.kind in {"json", "lines"})
            assert result.type is None or result.type() is not None
        if operation.body is not None:
            assert (operation.body.schema is not None) == (operation.body.kind == "json")


def test_path_parameters_are_the_names_in_the_path():
    for method in METHODS:
        in_path = {each["wire"] for each in method["parameters"] if each["place"] == "path"}
        assert all("{" + name + "}" in method["path"] for name in in_path)
        assert method["path"].count("{") == len(in_path)


def test_names_on_the_wire_carry_no_quotes():
    names = [each["wire"] for method in METHODS for each in method["parameters"]]
    assert not any("'" in name or '"' in name for name in names)
    assert {"exclude_ids", "exclude-ids", "x-artifact-tag", "x-now-digest"} <= set(names)


def test_parameters_with_the_same_snake_case_name_get_different_arguments():
    arguments = {
        each["wire"]: each["argument"]
        for each in BY_NAME["environment.listSharedEnvVariable"]["parameters"]
    }
    assert arguments["exclude_ids"] == "exclude_ids"
    assert arguments["exclude-ids"] == "exclude_ids_hyphenated"


@pytest.mark.parametrize(
    ("name", "function"),
    [
        ("accessGroups.readAccessGroup", "access_groups_read_access_group"),
        ("checksV2.listCheckRuns", "checks_v2_list_check_runs"),
        ("featureFlags.createSDKKey", "feature_flags_create_sdk_key"),
        ("sandboxesV2Beta.getSession", "sandboxes_v2_beta_get_session"),
        ("domainsRegistrar.getSupportedTlds", "domains_registrar_get_supported_tlds"),
        ("marketplace.exchangeSsoToken", "marketplace_exchange_sso_token"),
    ],
)
def test_names_are_the_snake_case_of_the_platforms(name, function):
    assert BY_NAME[name]["function"] == function


def test_reading_methods_are_safe_and_never_destructive():
    for method in METHODS:
        if method["verb"] in {"GET", "HEAD"}:
            assert method["read_only"]
        if method["read_only"]:
            assert method["safe"]
            assert method["idempotent"]
            assert not method["destructive"]
        if method["verb"] == "DELETE":
            assert method["destructive"]
    uncertain = {
        method["name"]
        for method in METHODS
        if method["verb"] == "POST" and method["safe"] and not method["read_only"]
    }
    assert uncertain == {"deployments.uploadFile"}  # the digest makes it idempotent


def test_paging_names_an_argument_and_fields_that_exist():
    schemas = load_schemas()["components"]
    paged = [method for method in METHODS if method["paging"]]
    assert len(paged) == 25
    for method in paged:
        arguments = {each["argument"] for each in method["parameters"]}
        assert method["paging"]["argument"] in arguments
        (schema,) = [each["schema"] for each in method["results"] if each["kind"] == "json"]
        name = schema["$ref"].rpartition("/")[2]
        members = schemas[name].get("anyOf", [schemas[name]])
        keys = {key for member in members for key in member.get("properties", {})}
        assert {method["paging"]["items"], method["paging"]["cursor"][0]} <= keys


def test_all_references_of_the_index_resolve():
    components = load_schemas()["components"]
    text = json.dumps([METHODS, load_schemas()])
    references = {part.partition('"')[0] for part in text.split('"$ref": "#/components/')[1:]}
    assert references <= set(components)


def test_the_clients_have_a_property_for_every_group():
    groups = {method["group"] for method in METHODS}
    for class_ in (ClientGroups, SyncClientGroups):
        assert groups == {name for name in vars(class_) if not name.startswith("_")}


def test_the_platform_has_one_server():
    assert load_platform()["server"]["url"] == "https://api.vercel.com"


def test_the_pin_names_the_release_that_the_manifest_describes():
    pinned = json.loads((MANIFEST / "PINNED.json").read_bytes())
    assert pinned == {"document": "release 1.19.40", "sha256": None}


def test_type_checkers_read_a_call_of_every_group():
    text = (HERE / "typing" / "user.py").read_text(encoding="utf-8")
    assert [group for group in GROUPS if f"client.{group}." not in text] == []
