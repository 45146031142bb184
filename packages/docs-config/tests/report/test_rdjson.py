"""The report in the Reviewdog Diagnostic Format, validated against its published schema."""

import json

import jsonschema
import pytest
from docs_config.rules.findings import Finding
from docs_config.rules.fixes import Change, Edit, Fix

# https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/jsonschema/DiagnosticResult.json;
# stricter than that, because reviewdog's protocol buffers refuse unknown names.
POSITION = {
    "type": "object",
    "required": ["line"],
    "additionalProperties": False,
    "properties": {
        "line": {"type": "integer", "minimum": 1},
        "column": {"type": "integer", "minimum": 1},
    },
}
RANGE = {
    "type": "object",
    "required": ["start", "end"],
    "additionalProperties": False,
    "properties": {"start": POSITION, "end": POSITION},
}
SCHEMA = {
    "type": "object",
    "required": ["diagnostics"],
    "additionalProperties": False,
    "properties": {
        "source": {"type": "object", "properties": {"name": {"const": "docs-config"}}},
        "diagnostics": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["message", "location"],
                "additionalProperties": False,
                "properties": {
                    "message": {"type": "string", "minLength": 1},
                    "location": {
                        "type": "object",
                        "required": ["path"],
                        "additionalProperties": False,
                        "properties": {"path": {"type": "string"}, "range": RANGE},
                    },
                    "severity": {"enum": ["ERROR", "WARNING", "INFO"]},
                    "code": {"type": "object", "properties": {"value": {"type": "string"}}},
                    "suggestions": {
                        "type": "array",
                        "minItems": 1,
                        "items": {
                            "type": "object",
                            "required": ["range", "text"],
                            "additionalProperties": False,
                            "properties": {"range": RANGE, "text": {"type": "string"}},
                        },
                    },
                },
            },
        },
    },
}


@pytest.fixture
def diagnostics(render):
    """A function that validates a report and returns its diagnostics."""

    def read(*results):
        report = json.loads(render(*results, format="rdjson"))
        jsonschema.validate(report, SCHEMA)
        return report["diagnostics"]

    return read


def _replace(text, place, new):
    """Replace a range of a text as reviewdog reads it: in bytes of UTF-8."""
    lines = text.encode().splitlines(keepends=True)
    offsets = [
        sum(map(len, lines[: place[end]["line"] - 1])) + place[end]["column"] - 1
        for end in ("start", "end")
    ]
    data = text.encode()
    return (data[: offsets[0]] + new.encode() + data[offsets[1] :]).decode()


@pytest.mark.parametrize("before", ["Guides", "Über 𐀀", "概要"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_columns_count_bytes_and_a_suggestion_can_be_applied(before, end, diagnostics, judge):
    text = f'{{{end}"sections": [{{"label": "{before}", "childern": []}}]}}'
    found = [each for each in diagnostics(judge(text)) if each["code"]["value"] != "required"]
    (wrong,) = found
    assert _replace(text, wrong["location"]["range"], "#") == text.replace('"childern"', "#")
    (suggestion,) = wrong["suggestions"]
    expected = text.replace("childern", "children")
    assert _replace(text, suggestion["range"], suggestion["text"]) == expected


def test_severity_message_hint_and_rule_are_those_of_the_finding(diagnostics, make_result):
    finding = Finding("pages/orphan", "/sections", "lonely", hint="list it", severity="warning")
    (found,) = diagnostics(make_result(finding))
    assert found["severity"] == "WARNING"
    assert found["message"] == "lonely (hint: list it)"
    assert found["code"] == {"value": "pages/orphan"}
    assert "suggestions" not in found


def test_neither_a_removal_nor_a_fix_of_several_places_is_suggested(diagnostics, make_result):
    fixes = (
        Fix("Delete the entry", (Change("remove", ("sections",)),), is_removal=True),
        Fix("Two places", (Edit(0, 1, "{"), Edit(3, 4, "}"))),
    )
    (found,) = diagnostics(make_result(Finding("x", "", "wrong", fixes=fixes)))
    assert "suggestions" not in found


def test_a_report_without_findings_has_no_diagnostics(diagnostics, valid):
    assert diagnostics() == diagnostics(valid) == []
