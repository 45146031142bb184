"""Decoding the results of all methods.

The responses are generated from the schemas at random, with fixed seeds. An independent validator
in this file decides which of them are valid, and decoding must agree with it.
"""

import json
import random
from datetime import datetime

import pytest
from hosting_sdk._codec.decoder import loads, structure
from hosting_sdk._codec.encoder import dumps, unstructure
from hosting_sdk._index import load_methods, load_schemas
from hosting_sdk._operations import load_operation

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
    """Return whether a value is valid.

    With `is_open`, enums accept any value of their type, and optional properties accept null.
    """
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
    required = schema.get("required", [])
    return all(
        is_valid(each, schemas.get(name, other), is_open=is_open)
        or (is_open and each is None and name in schemas and name not in required)
        for name, each in value.items()
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
    """Change one place of a value: delete it, replace it, or add an unknown key beside it."""
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
            operation = load_operation(method["group"], method["method"])
            for described, result in zip(method["results"], operation.results, strict=True):
                if result.type is not None:
                    yield described["schema"], result.type()


def as_text(value):
    return json.dumps(value, sort_keys=True)


@pytest.mark.parametrize("group", GROUPS)
def test_a_valid_response_decodes_and_encodes_back_to_the_same_json(group):
    for schema, type_ in list_results(group):
        for seed in range(12):
            value = make_value(schema, random.Random(seed))
            decoded, issues = structure(loads(json.dumps(value)), type_)
            assert issues == []
            assert as_text(loads(dumps(unstructure(decoded)))) == as_text(value)


def list_spoiled(group):
    """Yield schema, type and value of responses with one place changed."""
    for schema, type_ in list_results(group):
        for seed in range(25):
            rng = random.Random(seed)
            value = make_value(schema, rng)
            spoil(value, rng)
            yield schema, type_, value


@pytest.mark.parametrize("group", GROUPS)
def test_decoding_reports_issues_exactly_for_invalid_values(group):
    for schema, type_, value in list_spoiled(group):
        _, issues = structure(value, type_, mode="report")
        if is_valid(value, schema, is_open=False):
            assert issues == [], (type_, value)
        elif not is_valid(value, schema, is_open=True):
            assert issues, (type_, value)
        assert all(issue.path.startswith("$") and issue.expected for issue in issues)
        assert len(set(issues)) == len(issues)


@pytest.mark.parametrize("group", GROUPS)
def test_a_value_with_issues_encodes_back_to_the_same_json(group):
    for _, type_, value in list_spoiled(group):
        decoded, issues = structure(value, type_, mode="report", keeps_unknown=True)
        if issues:
            came, encoded = without_nulls(value), without_nulls(unstructure(decoded))
            assert as_text(encoded) == as_text(came), (type_, value)


def without_nulls(value):
    """Return a JSON value without its properties that are null, which count as absent."""
    if isinstance(value, dict):
        return {key: without_nulls(each) for key, each in value.items() if each is not None}
    return list(map(without_nulls, value)) if isinstance(value, list) else value
