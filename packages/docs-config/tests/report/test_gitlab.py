"""The Code Quality report, validated against GitLab's documentation of the format."""

import json

import jsonschema
import pytest
from docs_config.errors import FileError

# https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
SCHEMA = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "location", "severity"],
        "additionalProperties": False,
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "check_name": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "additionalProperties": False,
                "properties": {
                    "path": {"type": "string", "pattern": r"^(?!\./|/)"},
                    "lines": {
                        "type": "object",
                        "required": ["begin"],
                        "additionalProperties": False,
                        "properties": {
                            "begin": {"type": "integer", "minimum": 1},
                            "end": {"type": "integer", "minimum": 1},
                        },
                    },
                },
            },
        },
    },
}


@pytest.fixture
def issues(render):
    """A function that validates a report and returns its issues."""

    def read(*results):
        report = json.loads(render(*results, format="gitlab"))
        jsonschema.validate(report, SCHEMA)
        assert len({issue["fingerprint"] for issue in report}) == len(report)
        return report

    return read


def test_each_finding_is_an_issue_at_its_lines(issues, broken):
    report = issues(broken)
    assert [issue["check_name"] for issue in report] == [f.rule for f in broken.findings]
    assert report[-1] == {
        "description": 'unexpected property "badge" in a section (hint: move it to a page)',
        "check_name": "additionalProperties",
        "fingerprint": report[-1]["fingerprint"],
        "severity": "major",
        "location": {"path": "docs/config.json", "lines": {"begin": 6, "end": 6}},
    }


def test_a_report_without_findings_is_an_empty_array(issues, valid):
    assert issues() == issues(valid) == []


def test_equal_mistakes_in_two_files_have_fingerprints_of_their_own(issues, judge):
    report = issues(*(judge("[]", f"{name}/config.json") for name in "ab"))
    assert len(report) == 2


def test_a_path_is_relative_to_the_current_folder(issues, judge, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    given = ["./docs/config.json", str(tmp_path / "docs/config.json"), "docs/config.json"]
    found = [issues(judge("[]", path)) for path in given]
    assert found[0] == found[1] == found[2]
    assert found[0][0]["location"]["path"] == "docs/config.json"


def test_an_unreadable_file_is_an_issue(issues):
    (issue,) = issues(FileError("./docs/config.json", "no such file"))
    assert issue["check_name"] == "unreadable-file"
    assert issue["location"] == {"path": "docs/config.json", "lines": {"begin": 1}}
