"""Edge cases of decoding and encoding: refused values, their error messages, kept values."""

import subprocess
import sys
from collections import deque
from datetime import UTC, datetime, timedelta, timezone
from types import MappingProxyType
from typing import Any, Literal

import attrs
import pytest
from hosting_sdk import models as m
from hosting_sdk._codec.decoder import loads, structure
from hosting_sdk._codec.encoder import dumps, unstructure
from hosting_sdk._codec.unknown import unknown_fields
from hosting_sdk._types import UNSET, Unset
from hosting_sdk.errors import Issue, ResponseValidationError

MOMENTS = ["2024-02-29T12:00:00.000Z", "2024-02-29T12:00:00Z", "2024-02-29T12:00:00.123+02:00"]


def refuse(value, type_):
    with pytest.raises(ResponseValidationError) as caught:
        structure(value, type_)
    return caught.value


def make_tree(**changes):
    return {"mode": 1, "name": "file.txt", "type": "file", **changes}


def test_the_error_names_path_expected_and_got():
    value = make_tree(children=[make_tree(name=3), make_tree(mode=None, uid="x")])
    error = refuse(value, m.DeploymentFile)
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
    error = refuse(value, m.DeploymentFile)
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
    assert refuse(make_tree(mode=wrong), m.DeploymentFile).issues == (
        Issue("$.mode", "number", got),
    )


@pytest.mark.parametrize("wrong", [None, [], "text", 3])
def test_a_response_that_is_not_an_object_is_refused(wrong):
    assert refuse(wrong, m.DeploymentFile).issues[0].expected == "object (DeploymentFile)"


def test_an_error_does_not_show_what_may_be_a_secret():
    error = refuse(make_tree(mode="hunter2-hunter2"), m.DeploymentFile)
    assert "hunter2" not in error.pretty()


def test_null_in_an_optional_property_counts_as_absent():
    tree, issues = structure(make_tree(uid=None, children=None), m.DeploymentFile)
    assert (tree.uid, tree.children, issues) == (None, None, [])
    nested, issues = structure(make_tree(children=[make_tree(uid=None)]), m.DeploymentFile)
    assert (nested.children[0].uid, issues) == (None, [])


def test_null_in_a_required_property_is_refused_and_the_optional_ones_are_not_listed():
    error = refuse(make_tree(uid=None, mode=None), m.DeploymentFile)
    assert error.issues == (Issue("$.mode", "number", "null"),)


def test_report_returns_the_rest_of_the_value_with_its_issues():
    tree, issues = structure(
        {"mode": "x", "type": "file", "uid": "u"}, m.DeploymentFile, mode="report"
    )
    assert [issue.path for issue in issues] == ["$.mode", "$.name"]
    assert (tree.mode, tree.name, tree.type, tree.uid) == ("x", UNSET, "file", "u")


def test_an_object_that_does_not_match_keeps_its_undeclared_properties():
    renamed = {"mode": 1, "type": "file", "title": "a", "children": [make_tree(mode="x", new=1)]}
    tree, issues = structure(renamed, m.DeploymentFile, mode="report")
    assert [issue.path for issue in issues] == ["$.children[0].mode", "$.name"]
    assert unknown_fields(tree) == {"title": "a"}
    assert unstructure(tree) == renamed


def test_a_whole_number_is_a_number_and_stays_whole():
    tree, _ = structure(make_tree(mode=33188), m.DeploymentFile)
    assert type(tree.mode) is int


def test_a_whole_number_written_with_a_point_is_an_integer():
    assert structure([5.0, 5], list[int]) == ([5, 5], [])
    assert refuse([5.5], list[int]).issues == (Issue("$[0]", "integer", "number 5.5"),)
    assert refuse([True], list[int]).issues == (Issue("$[0]", "integer", "boolean true"),)


def test_unknown_fields_are_ignored_and_unknown_enum_values_kept():
    tree, _ = structure(make_tree(type="hologram", added="later"), m.DeploymentFile)
    assert tree.type == "hologram"
    assert not hasattr(tree, "added")


def test_undeclared_properties_are_kept_where_the_schema_keeps_them():
    team, issues = structure({"brandNew": [1]}, m.Team, mode="report")
    assert {issue.got for issue in issues} == {"absent"}
    assert team.additional_properties["brandNew"] == [1]
    assert unstructure(team) == {"brandNew": [1]}


def make_policies(text):
    return {"acceptedPolicies": {"vendor": {"eula": text, "privacy": MOMENTS[0], "more": text}}}


def test_a_timestamp_becomes_a_datetime_only_if_encoding_gives_the_same_text():
    type_ = m.AcceptProjectTransferRequestRequest
    for text in MOMENTS:
        body, _ = structure(make_policies(text), type_)
        policies = body.accepted_policies["vendor"]
        assert isinstance(policies.privacy, datetime)
        assert isinstance(policies.eula, datetime) == (text == MOMENTS[0])
        assert unstructure(body) == make_policies(text)


@pytest.mark.parametrize("wrong", ["tomorrow", "", 3, None])
def test_a_value_that_is_not_a_date_and_time_is_refused(wrong):
    error = refuse(make_policies(wrong), m.AcceptProjectTransferRequestRequest)
    assert error.issues[0].expected == "date and time"
    assert [issue.path for issue in error.issues] == [
        '$.acceptedPolicies["vendor"].eula',
        '$.acceptedPolicies["vendor"]["more"]',
    ]


@pytest.mark.parametrize("zone", [UTC, timezone(timedelta(hours=2))])
@pytest.mark.parametrize(("microseconds", "written"), [(5000, "005"), (5999, "005999"), (0, "000")])
def test_datetimes_are_written_in_utc_and_keep_their_microseconds(zone, microseconds, written):
    moment = datetime(2024, 2, 29, 12, 0, 0, microseconds, tzinfo=zone)
    hour = 12 if zone is UTC else 10
    assert unstructure([moment]) == [f"2024-02-29T{hour}:00:00.{written}Z"]


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (float("nan"), "a finite number, got nan"),
        (float("-inf"), "a finite number, got -inf"),
        (datetime(2024, 2, 29), "with a time zone, got 2024-02-29T00:00:00"),  # noqa: DTZ001 the refused value
    ],
)
def test_a_value_that_json_would_change_is_refused(value, told):
    with pytest.raises(ValueError, match=told):
        unstructure({"a": [value]})


def test_a_union_without_a_tag_is_decoded_to_the_member_that_matches():
    logs = {"stream": "stdout", "data": "text"}
    closed = {"stream": "error", "data": {"code": "sandbox_stream_closed", "message": "new words"}}
    assert structure(logs, m.CommandLogEntry)[0].data == "text"
    assert structure(closed, m.CommandLogEntry)[0].data.message == "new words"
    error = refuse({"stream": "stdout", "data": 3}, m.CommandLogEntry)
    (issue,) = error.issues
    assert (issue.path, issue.got) == ("$.data", "number 3")
    assert issue.expected == "string or object (CommandLogError)"


def test_absent_fields_are_left_out_and_null_fields_are_sent():
    body = m.CreateProjectRequest(name="site", build_command=None)
    assert unstructure(body) == {"name": "site", "buildCommand": None}
    assert unstructure(m.CreateProjectRequest(name="site")) == {"name": "site"}


def test_bodies_may_mix_models_and_mappings_in_wire_names():
    body = {
        "teamId": "t",
        "tags": ("a", "b"),
        "tree": [m.DeploymentFile(**make_tree())],
        "no": UNSET,
    }
    assert loads(dumps(unstructure(body))) == {
        "teamId": "t",
        "tags": ["a", "b"],
        "tree": [make_tree()],
    }


def test_bodies_may_be_any_mapping_or_sequence():
    body = MappingProxyType({"names": deque(["a"]), "size": 1.5})
    assert unstructure(body) == {"names": ["a"], "size": 1.5}


def test_a_response_that_is_nested_too_deeply_is_refused():
    tree = make_tree()
    for _ in range(5000):
        tree = make_tree(children=[tree])
    assert "nested too deeply" in str(refuse(tree, m.DeploymentFile))


def test_threads_can_decode_a_new_type_at_the_same_time():
    code = """
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from hosting_sdk import models as m
from hosting_sdk._codec.decoder import structure
barrier = Barrier(8)
def decode(value):
    barrier.wait()
    return structure(value, m.DeploymentFile)[0].children[0].name
tree = {"mode": 1, "name": "a", "type": "file"}
with ThreadPoolExecutor(8) as pool:
    print(*pool.map(decode, [{**tree, "children": [tree]}] * 8))
"""
    printed = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout
    assert printed.split() == ["a"] * 8


def test_a_value_that_is_not_json_is_a_type_error():
    with pytest.raises(TypeError):
        dumps(unstructure({"file": object()}))


@pytest.mark.parametrize(
    ("value", "type_", "expected"),
    [
        ("x", dict[str, str], "object"),
        ({}, list[str], "array"),
        ("x", float | None, "number or null"),
        ("x", int | bool, "boolean or integer"),
        (object(), str | m.DeploymentFile, "string or object (DeploymentFile)"),
    ],
)
def test_expected_types_are_named_as_in_json(value, type_, expected):
    assert refuse(value, type_).issues[0].expected == expected


def test_keys_of_maps_are_quoted_in_paths():
    assert refuse({"a b": {"c": 1}, 'd"\n': {"é": 2}}, dict[str, dict[str, str]]).issues == (
        Issue('$["a b"]["c"]', "string", "number 1"),
        Issue(r'$["d\"\n"]["é"]', "string", "number 2"),
    )


@attrs.define(kw_only=True)
class Selection:
    """A class like the generated ones, with field types that none of them has at present."""

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


def test_a_required_field_of_any_type_must_be_present():
    assert refuse({"names": []}, Selection).issues == (Issue("$.anything", "any value", "absent"),)


@attrs.define(kw_only=True)
class Mixture:
    """A class with properties of more than one kind."""

    amounts: dict[str, float] | None = None
    flag: Literal[True] | str | None = None
    moment: datetime | float | None = None
    notes: dict[str, str | None] | None = None
    text: str | Unset = UNSET
    texts: list[str | None] | None = None
    whole: int | None = None


@pytest.mark.parametrize(
    ("name", "value", "decoded"),
    [
        ("amounts", {"a": 1, "b": 1.5}, {"a": 1, "b": 1.5}),
        ("flag", True, True),
        ("flag", "text", "text"),
        ("moment", 1.5, 1.5),
        ("moment", "2024-02-29T12:00:00.000Z", datetime(2024, 2, 29, 12, tzinfo=UTC)),
        ("notes", {"a": "text", "b": None}, {"a": "text", "b": None}),
        ("text", "text", "text"),
        ("texts", ["text", None], ["text", None]),
        ("whole", 5.0, 5),
    ],
)
def test_a_property_accepts_every_type_of_its_union(name, value, decoded):
    mixture, _ = structure({name: value}, Mixture)
    assert getattr(mixture, name) == decoded
    assert type(getattr(mixture, name)) is type(decoded)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("amounts", {"a": None}),
        ("amounts", {"a": "1"}),
        ("amounts", [1]),
        ("flag", False),
        ("flag", 1),
        ("moment", "text"),
        ("moment", True),
        ("notes", {"a": 1}),
        ("text", None),
        ("texts", ["text", 1]),
        ("whole", 5.5),
    ],
)
def test_a_property_accepts_no_other_type(name, value):
    assert refuse({name: value}, Mixture).issues[0].path.startswith(f"$.{name}")


@attrs.define(kw_only=True)
class Circle:
    """A class with the tag `kind`."""

    kind: Literal["circle"]
    radius: float


@attrs.define(kw_only=True)
class Square:
    """Another class with the tag `kind`."""

    kind: Literal["square"]
    width: float
    radius: float | None = None


@attrs.define(kw_only=True)
class Named:
    """A class without a tag."""

    name: str


@attrs.define(kw_only=True)
class Labelled:
    """A class with the same properties."""

    name: str


def test_the_issues_of_an_object_are_those_of_the_class_of_its_tag():
    error = refuse({"kind": "circle", "radius": "x", "width": "y"}, Circle | Square)
    assert error.issues == (Issue("$.radius", "number", "string of 1 characters"),)
    error = refuse({"kind": "square", "radius": 1.0}, Circle | Square)
    assert error.issues == (Issue("$.width", "number", "absent"),)


def test_an_object_that_matches_several_classes_becomes_the_first():
    assert structure({"name": "x"}, Named | Labelled)[0] == Named(name="x")
