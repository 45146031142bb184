"""The JSON report, read back."""

import json

from docs_config.report.ascii_json import to_json
from docs_config.rules.findings import Finding


def test_json_has_the_promised_names_in_the_promised_order(render, valid, broken):
    report = render(valid, broken, format="json")
    read = json.loads(report)
    assert list(read) == ["files", "errors", "summary"]
    assert read["summary"] == {"files": 2, "invalid": 1, "findings": 5}
    assert list(read["summary"]) == ["files", "invalid", "findings"]
    assert read["files"][0] == {
        "path": "a.json",
        "valid": True,
        "revision": "2024-08",
        "notes": [],
        "findings": [],
    }
    assert list(read["files"][1]) == ["path", "valid", "revision", "notes", "findings"]
    assert list(read["files"][1]["findings"][0]) == [
        "rule",
        "pointer",
        "property",
        "message",
        "hint",
        "severity",
        "line",
        "column",
        "endLine",
        "endColumn",
    ]
    unwanted = read["files"][1]["findings"][-1]
    assert (unwanted["rule"], unwanted["pointer"]) == ("additionalProperties", "/sections/2")
    assert (unwanted["property"], unwanted["severity"]) == ("badge", "error")
    place = [unwanted[name] for name in ("line", "column", "endLine", "endColumn")]
    assert place == [6, 36, 6, 43]


def test_json_without_files_is_complete(render):
    assert json.loads(render(format="json")) == {
        "files": [],
        "errors": [],
        "summary": {"files": 0, "invalid": 0, "findings": 0},
    }


def test_json_takes_any_character(make_result, render):
    finding = Finding("type", "/\ud800", 'a "quoted"\n\x00 \U0001f600')
    report = render(make_result(finding, path="\udcff.json"), format="json")
    assert report.isascii()
    assert json.loads(report)["files"][0]["findings"][0]["message"] == finding.message


def test_json_replaces_surrogates(make_result, render):
    read = json.loads(render(make_result(path="\udcff\U0001f600.json"), format="json"))
    assert read["files"][0]["path"] == "\ufffd\U0001f600.json"


def test_json_replaces_surrogates_in_nested_values():
    value = {"a": ["\ud800", 1, None], "b": {"c": "\U0001f600"}}
    assert json.loads(to_json(value)) == {"a": ["\ufffd", 1, None], "b": {"c": "\U0001f600"}}
