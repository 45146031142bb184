"""Arguments that a model sends: messages about wrong ones, and the sources of an upload."""

from __future__ import annotations

import pytest
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp._arguments import check_arguments, open_upload
from hosting_sdk.mcp._tools import load_tools

SCHEMA = {
    "type": "object",
    "properties": {
        "team_id": {"type": "string"},
        "limit": {"anyOf": [{"type": "number"}, {"type": "null"}]},
        "state": {"type": "string", "enum": ["READY", "ERROR"]},
        "request_body": {
            "type": "object",
            "required": ["name"],
            "properties": {
                "name": {"type": "string"},
                "items": {"type": "array", "items": {"type": "integer"}},
                "kind": {"const": "a"},
                "either": {"anyOf": [{"type": "string"}, {"type": "object", "properties": {}}]},
            },
        },
    },
    "required": ["team_id"],
}


def complaint(arguments):
    with pytest.raises(InvalidRequestError) as caught:
        check_arguments(arguments, SCHEMA)
    return caught.value.message


def test_valid_arguments_are_accepted_and_null_where_it_is_allowed():
    check_arguments({"team_id": "t", "limit": None, "request_body": {"name": "n"}}, SCHEMA)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({}, "'team_id' is required"),
        ({"team_id": 3}, "team_id: expected string, got 3"),
        ({"team_id": "t", "limit": "5"}, "limit: expected number or null, got '5'"),
        ({"team_id": "t", "state": "DONE"}, "state: expected one of 'READY', 'ERROR', got 'DONE'"),
        ({"team_id": "t", "request_body": {}}, "request_body: 'name' is required"),
        (
            {"team_id": "t", "request_body": {"name": "n", "items": [1, "x"]}},
            "request_body.items[1]: expected integer, got 'x'",
        ),
        (
            {"team_id": "t", "request_body": {"name": "n", "kind": "b"}},
            "request_body.kind: expected 'a', got 'b'",
        ),
        (
            {"team_id": "t", "request_body": {"name": "n", "either": 3}},
            "request_body.either: expected string or an object, got 3",
        ),
        ({"team_id": "t", "team": "x"}, "unknown argument 'team'; did you mean 'team_id'?"),
    ],
)
def test_a_message_names_the_place_the_expected_and_the_given_value(arguments, told):
    message = complaint(arguments)
    assert message.startswith("Nothing was sent. ")
    assert told in message


def test_all_problems_are_reported_at_once_up_to_a_limit():
    message = complaint({f"x{number}": number for number in range(100)})
    assert "'team_id' is required" not in message
    assert message.endswith("and 93 more")


def test_a_long_value_is_shown_in_part():
    assert len(complaint({"team_id": ["x" * 5000]})) < 200


def test_a_tool_without_parameters_says_that_it_takes_none():
    with pytest.raises(InvalidRequestError, match="expected: no arguments"):
        check_arguments({"x": 1}, {"type": "object", "properties": {}})


@pytest.mark.parametrize("name", ["artifacts_upload_artifact", "deployments_upload_file"])
def test_uploads_take_text_base64_or_a_path(name):
    properties = load_tools()[name].input_schema["properties"]["request_body"]["properties"]
    assert list(properties) == ["text", "base64", "path"]


def test_text_and_base64_become_bytes(tmp_path):
    assert open_upload({"text": "é"}, []) == "é".encode()
    assert open_upload({"base64": "AAEC"}, []) == b"\0\1\2"


def test_a_path_below_an_allowed_folder_becomes_that_file(tmp_path):
    (tmp_path / "file").write_bytes(b"x")
    assert open_upload({"path": str(tmp_path / "file")}, [tmp_path]) == tmp_path / "file"


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ({}, "exactly one of text, base64, path, got none"),
        ({"text": "a", "path": "b"}, "got text and path"),
        ({"base64": "not base64!"}, "expected base64"),
        ({"path": "/etc/passwd"}, "is not below an allowed folder"),
        ({"path": "missing"}, "there is no file"),
        ({"path": "link"}, "is not below an allowed folder"),
    ],
)
def test_other_sources_are_refused(tmp_path, source, told):
    allowed = tmp_path / "allowed"
    allowed.mkdir()
    (tmp_path / "outside").write_bytes(b"secret")
    (allowed / "link").symlink_to(tmp_path / "outside")
    if "path" in source and not source["path"].startswith("/"):
        source = {**source, "path": str(allowed / source["path"])}
    with pytest.raises(InvalidRequestError, match=told):
        open_upload(source, [allowed])


@pytest.mark.parametrize("path", ["~nobody-of-this-name/x", "a\0b", "loop/x"])
def test_an_invalid_path_is_refused(tmp_path, path):
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    name = path if path.startswith("~") else str(tmp_path / path)
    with pytest.raises(InvalidRequestError, match=r"Nothing was sent\. request_body\.path: "):
        open_upload({"path": name}, [tmp_path])


def test_without_allowed_folders_no_path_is_read(tmp_path):
    with pytest.raises(InvalidRequestError, match="--allow-path"):
        open_upload({"path": __file__}, [])
