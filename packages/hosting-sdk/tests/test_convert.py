"""Decoding and encoding, over the results of all methods and at the edges.

The answers are made from the schemas at random, with fixed seeds; a validator of thirty lines says
which of them are valid, and decoding must agree with it.
"""

import json
import random
import subprocess
import sys
from collections import deque
from datetime import UTC, datetime, timedelta, timezone
from types import MappingProxyType
from typing import Any, Literal

import attrs
import pytest
from hosting_sdk import models as m
from hosting_sdk._convert import dumps, loads, structure, unstructure
from hosting_sdk._index import load_methods, load_schemas
from hosting_sdk._lazy import load_operation
from hosting_sdk._types import UNSET
from hosting_sdk.errors import Issue, ResponseValidationError

COMPONENTS = load_schemas()["components"]
METHODS = [
    method
    for method in load_methods()
    if any(each["kind"] in {"json", "lines"} for each in method["results"])
]
GROUPS = sorted({method["group"] for method in METHODS})
TEXTS = ["", "text", "é/ +"]
MOMENTS = ["2024-02-29T12:00:00.000Z", "2024-02-29T12:00:00Z", "2024-02-29T12:00:00.123+02:00"]
ANYTHING = [None, True, 3, 1.5, "other", [], ["x", 1], {}, {"key": {"deep": [1]}}]


def resolve(schema):
    while "$ref" in schema:
        named = COMPONENTS[schema["$ref"].rpartition("/")[2]]
        schema = {**named, "nullable": True} if schema.get("nullable") else named
    return schema


def make_value(schema, rng, depth=0):
    """Return a valid value of a schema."""
    schema = resolve(schema)
    if schema.get("nullable") and rng.random() < 0.2:
        return None
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return rng.choice(schema["enum"])
    if "anyOf" in schema:
        return make_value(rng.choice(schema["anyOf"]), rng, depth)
    return MAKERS[schema.get("type")](schema, rng, depth)


def make_array(schema, rng, depth):
    count = rng.randint(0, 2) if depth < 6 else 0
    return [make_value(schema.get("items", {}), rng, depth + 1) for _ in range(count)]


def make_object(schema, rng, depth):
    required = schema.get("required", [])
    value = {
        name: make_value(each, rng, depth + 1)
        for name, each in schema.get("properties", {}).items()
        if name in required or (rng.random() < 0.5 and depth < 6)
    }
    extra = schema.get("additionalProperties")
    if extra and rng.random() < 0.7:
        value["an extra"] = make_value(extra if isinstance(extra, dict) else {}, rng, depth + 1)
    return value


MAKERS = {
    "object": make_object,
    "array": make_array,
    "string": lambda schema, rng, _: rng.choice(MOMENTS if "format" in schema else TEXTS),
    "number": lambda _schema, rng, _depth: rng.choice([0, 2, 1.5]),
    "integer": lambda _schema, rng, _depth: rng.randint(0, 9),
    "boolean": lambda _schema, rng, _depth: rng.random() < 0.5,
    None: lambda _schema, rng, _depth: rng.choice(ANYTHING[1:]),
}


def is_valid(value, schema, *, is_open):
    """Say whether a value is valid; with open enums, any value of the right type is a member."""
    schema = resolve(schema)
    alternatives = schema.get("anyOf")
    if value is None and (schema.get("nullable") or not schema):
        return True
    if alternatives:
        return any(is_valid(value, each, is_open=is_open) for each in alternatives)
    if "const" in schema:
        return type(value) is type(schema["const"]) and value == schema["const"]
    if "enum" in schema:
        known = value in schema["enum"]
        return (known or is_open) and type(value) is type(schema["enum"][0])
    return CHECKS[schema.get("type")](value, schema, is_open)


def is_valid_object(value, schema, is_open):
    if not isinstance(value, dict) or not value.keys() >= set(schema.get("required", [])):
        return False
    extra = schema.get("additionalProperties")
    schemas = schema.get("properties", {})
    other = extra if isinstance(extra, dict) else {}
    return all(
        is_valid(each, schemas.get(name, other), is_open=is_open) for name, each in value.items()
    )


def is_valid_array(value, schema, is_open):
    items = schema.get("items", {})
    return isinstance(value, list) and all(is_valid(each, items, is_open=is_open) for each in value)


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


CHECKS = {
    "object": is_valid_object,
    "array": is_valid_array,
    "string": lambda value, schema, _: (
        isinstance(value, str) and ("format" not in schema or is_moment(value))
    ),
    "boolean": lambda value, _schema, _open: isinstance(value, bool),
    "number": lambda value, _schema, _open: is_number(value),
    "integer": lambda value, _schema, _open: is_number(value) and value == int(value),
    None: lambda value, schema, _: value is not None or not schema.keys() - {"nullable"},
}


def is_moment(text):
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def list_places(value):
    """Return the container and the key of every value within a value."""
    found = []
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            found += [(value, key), *list_places(value[key])]
    return found


def spoil(value, rng):
    """Change one place of a value: another value there, nothing, or something unknown beside it."""
    places = list_places(value)
    if not places:
        return
    container, key = rng.choice(places)
    action = rng.random()
    if action < 0.4:
        del container[key]
    elif action < 0.9 or isinstance(container, list):
        container[key] = rng.choice(ANYTHING)
    else:
        container["something new"] = rng.choice(ANYTHING)


def list_results(group):
    """Yield the schema and the type of every decoded result of a group."""
    for method in METHODS:
        if method["group"] == group:
            operation = load_operation(method["function"])
            for described, result in zip(method["results"], operation.results, strict=True):
                if result.type is not None:
                    yield described["schema"], result.type()


def as_text(value):
    return json.dumps(value, sort_keys=True)


@pytest.mark.parametrize("group", GROUPS)
def test_a_valid_answer_decodes_and_encodes_back_to_the_same_json(group):
    for schema, type_ in list_results(group):
        for seed in range(12):
            value = make_value(schema, random.Random(seed))
            decoded, issues = structure(loads(json.dumps(value)), type_)
            assert issues == []
            assert as_text(loads(dumps(unstructure(decoded)))) == as_text(value)


@pytest.mark.parametrize("group", GROUPS)
def test_decoding_takes_what_is_valid_and_refuses_what_is_not(group):
    for schema, type_ in list_results(group):
        for seed in range(25):
            rng = random.Random(seed)
            value = make_value(schema, rng)
            spoil(value, rng)
            _, issues = structure(value, type_, mode="report")
            if is_valid(value, schema, is_open=False):
                assert issues == [], (type_, value)
            elif not is_valid(value, schema, is_open=True):
                assert issues, (type_, value)
            assert all(issue.path.startswith("$") and issue.expected for issue in issues)
            assert len(set(issues)) == len(issues)


@pytest.mark.parametrize("group", GROUPS)
def test_a_reported_value_holds_what_came_and_nothing_else(group):
    for schema, type_ in list_results(group):
        for seed in range(25):
            rng = random.Random(seed)
            value = make_value(schema, rng)
            spoil(value, rng)
            decoded, issues = structure(value, type_, mode="report")
            if issues:
                back = unstructure(decoded)
                assert is_part(back, value), (type_, value, back)


def is_part(part, whole):
    """Say whether everything in one value stands at the same place of another."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and is_part(part[key], whole[key]) for key in part)
    if isinstance(part, list) and isinstance(whole, list):
        return len(part) == len(whole) and all(map(is_part, part, whole))
    return as_text(part) == as_text(whole)


def refuse(value, type_):
    with pytest.raises(ResponseValidationError) as caught:
        structure(value, type_)
    return caught.value


def make_tree(**changes):
    return {"mode": 1, "name": "file.txt", "type": "file", **changes}


def test_the_error_names_path_expected_and_got():
    value = make_tree(children=[make_tree(name=3), make_tree(mode=None, uid="x")])
    error = refuse(value, m.FileTree)
    assert error.raw_value == value
    assert error.issues == (
        Issue("$.children[0].name", "string", "number 3"),
        Issue("$.children[1].mode", "number", "null"),
    )
    assert "$.children[0].name: expected string, got number 3" in error.pretty()
    assert "and 1 more" in str(error)


def test_a_missing_required_field_is_absent():
    value = make_tree()
    del value["name"]
    error = refuse(value, m.FileTree)
    assert error.issues == (Issue("$.name", "string", "absent"),)
    assert "more" not in str(error)


@pytest.mark.parametrize(
    ("wrong", "got"),
    [
        (None, "null"),
        (True, "boolean true"),
        ("1", "string of 1 characters"),
        ([1], "array of 1"),
        ({}, "object"),
    ],
)
def test_scalars_are_never_coerced(wrong, got):
    assert refuse(make_tree(mode=wrong), m.FileTree).issues == (Issue("$.mode", "number", got),)


@pytest.mark.parametrize("wrong", [None, [], "text", 3])
def test_an_answer_that_is_no_object_is_refused(wrong):
    assert refuse(wrong, m.FileTree).issues[0].expected == "object (FileTree)"


def test_an_error_does_not_show_what_may_be_a_secret():
    error = refuse(make_tree(mode="hunter2-hunter2"), m.FileTree)
    assert "hunter2" not in error.pretty()


def test_null_is_not_absent():
    assert refuse(make_tree(uid=None), m.FileTree).issues == (Issue("$.uid", "string", "null"),)
    tree, issues = structure(make_tree(uid=None), m.FileTree, mode="report")
    assert (tree.uid, len(issues)) == (None, 1)


def test_report_returns_the_rest_of_the_value_with_its_issues():
    tree, issues = structure({"mode": "x", "type": "file", "uid": "u"}, m.FileTree, mode="report")
    assert [issue.path for issue in issues] == ["$.mode", "$.name"]
    assert (tree.mode, tree.name, tree.type, tree.uid) == ("x", UNSET, "file", "u")


def test_a_whole_number_is_a_number_and_stays_whole():
    tree, _ = structure(make_tree(mode=33188), m.FileTree)
    assert type(tree.mode) is int


def test_a_whole_number_written_with_a_point_is_an_integer():
    assert structure([5.0, 5], list[int]) == ([5, 5], [])
    assert refuse([5.5], list[int]).issues == (Issue("$[0]", "integer", "number 5.5"),)
    assert refuse([True], list[int]).issues == (Issue("$[0]", "integer", "boolean true"),)


def test_unknown_fields_are_ignored_and_unknown_enum_values_kept():
    tree, _ = structure(make_tree(type="hologram", added="later"), m.FileTree)
    assert tree.type == "hologram"
    assert not hasattr(tree, "added")


def test_undeclared_properties_are_kept_where_the_schema_keeps_them():
    schema = {"$ref": "#/components/Team"}
    value = make_value(schema, random.Random(1)) | {"brandNew": [1]}
    team, _ = structure(value, m.Team)
    assert team.additional_properties["brandNew"] == [1]
    assert unstructure(team)["brandNew"] == [1]


def make_policies(text):
    return {"acceptedPolicies": {"vendor": {"eula": text, "privacy": MOMENTS[0], "more": text}}}


def test_a_moment_is_a_datetime_when_writing_it_gives_the_same_text():
    type_ = m.AcceptProjectTransferRequestRequestBody
    for text in MOMENTS:
        body, _ = structure(make_policies(text), type_)
        policies = body.accepted_policies["vendor"]
        assert isinstance(policies.privacy, datetime)
        assert isinstance(policies.eula, datetime) == (text == MOMENTS[0])
        assert unstructure(body) == make_policies(text)


@pytest.mark.parametrize("wrong", ["tomorrow", "", 3, None])
def test_what_is_no_moment_is_refused(wrong):
    error = refuse(make_policies(wrong), m.AcceptProjectTransferRequestRequestBody)
    assert error.issues[0].expected == "date and time"
    assert [issue.path for issue in error.issues] == [
        "$.acceptedPolicies.vendor.eula",
        "$.acceptedPolicies.vendor.more",
    ]


@pytest.mark.parametrize("zone", [None, UTC, timezone(timedelta(hours=2))])
def test_moments_are_written_in_utc_with_milliseconds(zone):
    moment = datetime(2024, 2, 29, 12, 0, 0, 5999, tzinfo=zone)
    hour = 10 if zone not in {None, UTC} else 12
    assert unstructure([moment]) == [f"2024-02-29T{hour}:00:00.005Z"]


def test_a_union_without_a_tag_is_told_apart_by_what_fits():
    logs = {"stream": "stdout", "data": "text"}
    closed = {"stream": "error", "data": {"code": "sandbox_stream_closed", "message": "new words"}}
    assert structure(logs, m.GetCommandLogsResponseBody)[0].data == "text"
    assert structure(closed, m.GetCommandLogsResponseBody)[0].data.message == "new words"
    error = refuse({"stream": "stdout", "data": 3}, m.GetCommandLogsResponseBody)
    (issue,) = error.issues
    assert (issue.path, issue.got) == ("$.data", "number 3")
    assert issue.expected.endswith(" or string")


def test_what_is_absent_is_left_out_and_what_is_null_is_sent():
    body = m.CreateProjectRequestBody(name="site", build_command=None)
    assert unstructure(body) == {"name": "site", "buildCommand": None}
    assert unstructure(m.CreateProjectRequestBody(name="site")) == {"name": "site"}


def test_bodies_may_mix_models_and_mappings_in_wire_names():
    body = {"teamId": "t", "tags": ("a", "b"), "tree": [m.FileTree(**make_tree())], "no": UNSET}
    assert loads(dumps(unstructure(body))) == {
        "teamId": "t",
        "tags": ["a", "b"],
        "tree": [make_tree()],
    }


def test_bodies_may_be_any_mapping_or_sequence():
    body = MappingProxyType({"names": deque(["a"]), "size": 1.5})
    assert unstructure(body) == {"names": ["a"], "size": 1.5}


def test_an_answer_that_is_nested_too_deeply_is_refused():
    tree = make_tree()
    for _ in range(5000):
        tree = make_tree(children=[tree])
    assert "nested too deeply" in str(refuse(tree, m.FileTree))


def test_threads_that_meet_a_type_at_the_same_time_decode_it():
    code = """
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from hosting_sdk import models as m
from hosting_sdk._convert import structure
barrier = Barrier(8)
def decode(value):
    barrier.wait()
    return structure(value, m.FileTree)[0].children[0].name
tree = {"mode": 1, "name": "a", "type": "file"}
with ThreadPoolExecutor(8) as pool:
    print(*pool.map(decode, [{**tree, "children": [tree]}] * 8))
"""
    printed = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout
    assert printed.split() == ["a"] * 8


def test_what_is_not_json_is_a_type_error():
    with pytest.raises(TypeError):
        dumps(unstructure({"file": object()}))


@pytest.mark.parametrize(
    ("value", "type_", "expected"),
    [
        ("x", dict[str, str], "object"),
        ({}, list[str], "array"),
        ("x", float | None, "number or null"),
        ("x", int | bool, "boolean or integer"),
        (object(), str | m.FileTree, "string or object (FileTree)"),
    ],
)
def test_expectations_are_told_in_the_words_of_json(value, type_, expected):
    assert refuse(value, type_).issues[0].expected == expected


def test_keys_that_are_no_names_are_quoted_in_paths():
    assert refuse({"a b": {"c": 1}}, dict[str, dict[str, str]]).issues == (
        Issue('$["a b"].c', "string", "number 1"),
    )


@attrs.define(kw_only=True)
class Selection:
    """A class like the generated ones, with what none of them has at present."""

    anything: Any
    names: Literal["all"] | list[str]


@pytest.mark.parametrize("names", ["all", [], ["a"]])
def test_a_constant_may_stand_beside_a_list(names):
    selection, _ = structure({"anything": None, "names": names}, Selection)
    assert unstructure(selection) == {"anything": None, "names": names}


@pytest.mark.parametrize(("names", "got"), [("some", "string of 4 characters"), (3, "number 3")])
def test_a_constant_is_the_only_text_that_fits(names, got):
    expected = '"all" or array'
    assert refuse({"anything": 1, "names": names}, Selection).issues == (
        Issue("$.names", expected, got),
    )


def test_a_required_field_of_any_type_must_be_there():
    assert refuse({"names": []}, Selection).issues == (Issue("$.anything", "any value", "absent"),)
