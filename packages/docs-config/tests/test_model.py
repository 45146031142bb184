"""A configuration as objects."""

import json
from pathlib import Path

import pytest
from attrs.exceptions import FrozenInstanceError
from docs_config import (
    DocsConfig,
    DocSearch,
    FileError,
    FrameworkGroup,
    InvalidConfigError,
    Page,
    Section,
    load,
    loads,
)

DOCUMENT = {
    "$schema": "https://example.com/schema.json",
    "docSearch": {"appId": "a", "apiKey": "b", "indexName": "c", "facets": ["x"], "deep": {"y": 1}},
    "sections": [
        {
            "label": "Start",
            "children": [{"label": "Overview", "to": "overview", "badge": "new"}],
            "frameworks": [{"label": "react", "children": [{"label": "Quick", "to": "quick"}]}],
            "collapsible": True,
        },
        {"label": "Empty", "children": []},
    ],
    "users": ["one"],
}
CONFIG = DocsConfig(
    schema="https://example.com/schema.json",
    doc_search=DocSearch("a", "b", "c", extra={"facets": ["x"], "deep": {"y": 1}}),
    sections=(
        Section(
            "Start",
            children=(Page("Overview", "overview", badge="new"),),
            frameworks=(FrameworkGroup("react", (Page("Quick", "quick"),)),),
            collapsible=True,
            default_collapsed=False,
        ),
        Section("Empty", children=()),
    ),
    users=("one",),
)


@pytest.mark.parametrize("convert", [str, str.encode], ids=["str", "bytes"])
def test_a_text_becomes_objects_with_defaults_and_unknown_search_properties(convert):
    assert loads(convert(json.dumps(DOCUMENT))) == CONFIG


@pytest.mark.parametrize("convert", [str, Path], ids=["str", "Path"])
def test_a_file_becomes_objects(tmp_path, convert):
    path = tmp_path / "config.json"
    path.write_text(json.dumps(DOCUMENT), encoding="utf-8")
    assert load(convert(path)) == CONFIG


def test_the_later_revision_has_dates_and_tabs_and_needs_no_search_data():
    page = {
        "label": "A",
        "to": "a",
        "addedAt": "2026-01-01",
        "updatedAt": "2026-01-02",
        "tab": "api",
    }
    section = {"label": "S", "children": [page], "tab": "guides", "defaultCollapsed": True}
    config = loads(json.dumps({"sections": [section]}), revision="2026-07")
    assert config.doc_search is None
    [read] = config.sections
    assert (read.tab, read.default_collapsed) == ("guides", True)
    assert read.children == (
        Page("A", "a", added_at="2026-01-01", updated_at="2026-01-02", tab="api"),
    )


def test_objects_are_frozen_and_can_be_hashed():
    with pytest.raises(FrozenInstanceError):
        CONFIG.users = ()  # type: ignore[misc] # that is the point
    assert hash(CONFIG) == hash(loads(json.dumps(DOCUMENT)))


def test_the_search_key_is_not_shown():
    assert "secret" not in repr(DocSearch("a", "secret", "c"))


def test_an_invalid_text_raises_with_all_findings():
    with pytest.raises(InvalidConfigError, match="the configuration is not valid:") as caught:
        loads('{"sections": [{"label": 1}]}')
    assert [f.rule for f in caught.value.findings] == ["required", "required", "type"]
    assert caught.value.path is None
    assert "1:25 expected a string, found the number 1 (type)" in str(caught.value)
    assert isinstance(caught.value, ValueError)


def test_an_invalid_file_raises_with_its_path(tmp_path):
    path = tmp_path / "config.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(InvalidConfigError, match=r"config\.json is not valid") as caught:
        load(path)
    assert caught.value.path == str(path)


def test_the_message_shows_only_the_first_of_many_findings():
    with pytest.raises(InvalidConfigError, match=r"and 82 more$") as caught:
        loads('{"sections": [' + ",".join(["1"] * 101) + "]}")
    assert len(caught.value.findings) == 102


def test_a_text_with_a_byte_order_mark_is_loaded():
    assert loads(b"\xef\xbb\xbf" + json.dumps(DOCUMENT).encode()) == CONFIG


def test_a_missing_file_is_a_file_error(tmp_path):
    with pytest.raises(FileError, match="no such file"):
        load(tmp_path / "config.json")


@pytest.mark.parametrize("text", [None, Path("config.json"), {}, bytearray(b"{}")])
def test_a_value_of_another_type_than_text_is_refused(text):
    message = f"expected str or bytes, got {type(text).__name__}; load reads a file"
    with pytest.raises(TypeError, match=message):
        loads(text)
