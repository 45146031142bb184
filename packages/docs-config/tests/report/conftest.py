"""Results to report on, and the reports as texts."""

import io
import json
import re

import pytest
from docs_config.checker import examine
from docs_config.report import write
from docs_config.rules.results import FileResult
from docs_config.sources import Source

VALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": []}'
BROKEN = """{
  "docSearch": {"appId": "", "apiKey": 7},
  "sections": [
    {"label": "Guides"},
    {"label": "A", "children": [], "badge": "x"},
    {"label": "B", "children": [], "badge": "x"}
  ]
}
"""

# The required and the optional properties of the SARIF 2.1.0 objects that are used here, with the
# section of the standard.
SARIF = {
    "log": ({"version", "runs"}, {"$schema"}),  # 3.13
    "run": ({"tool"}, {"results", "artifacts", "invocations", "columnKind"}),  # 3.14
    "invocation": ({"executionSuccessful"}, {"toolExecutionNotifications"}),  # 3.20
    "notification": ({"message"}, {"level", "locations"}),  # 3.58
    "tool": ({"driver"}, set()),  # 3.18
    "driver": ({"name"}, {"version", "informationUri", "rules"}),  # 3.19
    "artifact": (set(), {"location", "properties"}),  # 3.24
    "rule": (  # 3.49
        {"id"},
        {"name", "shortDescription", "fullDescription", "defaultConfiguration", "helpUri", "help"},
    ),
    "text": ({"text"}, set()),  # 3.11, 3.12
    "result": (  # 3.27
        {"message"},
        {"ruleId", "ruleIndex", "level", "locations", "partialFingerprints", "fixes"},
    ),
    "fix": ({"artifactChanges"}, {"description"}),  # 3.55
    "artifactChange": ({"artifactLocation", "replacements"}, set()),  # 3.56
    "replacement": ({"deletedRegion"}, {"insertedContent"}),  # 3.57
    "location": (set(), {"physicalLocation", "logicalLocations"}),  # 3.28
    "physicalLocation": ({"artifactLocation"}, {"region"}),  # 3.29
    "artifactLocation": (set(), {"uri"}),  # 3.4
    "region": (set(), {"startLine", "startColumn", "endLine", "endColumn"}),  # 3.30
    "logicalLocation": (set(), {"fullyQualifiedName"}),  # 3.33
}


@pytest.fixture(scope="session")
def judge():
    """A function that checks a text without its pages."""

    def examine_text(text, path="docs/config.json"):
        return examine(text.encode(), path=path)

    return examine_text


@pytest.fixture(scope="session")
def valid(judge):
    """The result for a file `a.json` without findings."""
    return judge(VALID, "a.json")


@pytest.fixture(scope="session")
def broken(judge):
    """The result for a file `docs/config.json` with five mistakes of four kinds."""
    return judge(BROKEN)


@pytest.fixture(scope="session")
def make_result():
    """A function that makes a result of given findings, for cases that no file produces."""

    def make(*findings, text=VALID, path="docs/config.json", note=None, valid=None, hidden=0):
        return FileResult(
            path,
            Source(text, text),
            revision="2024-08",
            valid=not findings if valid is None else valid,
            findings=findings,
            notes=(note,) if note else (),
            hidden=hidden,
        )

    return make


@pytest.fixture(scope="session")
def render():
    """A function that returns the report on results as a text."""

    def write_all(*results, format, color=False):  # noqa: A002 the option's own name
        stream = io.StringIO()
        write(results, format=format, stream=stream, color=color)
        return stream.getvalue()

    return write_all


@pytest.fixture(scope="session")
def sarif(render):
    """A function that verifies a SARIF log on results, and returns its run."""

    def read(*results):
        log = _conform(json.loads(render(*results, format="sarif")), "log")
        assert log["version"] == "2.1.0"
        (run,) = log["runs"]
        _conform_run(run)
        return run

    return read


def _conform(value, kind):
    demanded, allowed = SARIF[kind]
    assert demanded <= set(value) <= demanded | allowed, kind
    return value


def _conform_run(run):
    _conform(run, "run")
    driver = _conform(_conform(run["tool"], "tool")["driver"], "driver")
    for rule in driver["rules"]:
        _conform(_conform(rule, "rule")["shortDescription"], "text")
    assert len({rule["id"] for rule in driver["rules"]}) == len(driver["rules"])
    for result in run["results"]:
        _conform(_conform(result, "result")["message"], "text")
        assert result["level"] in {"none", "note", "warning", "error"}
        assert driver["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
        for location in result["locations"]:
            _conform_location(location)
        for fix in result.get("fixes", ()):
            _conform_fix(fix)
    for artifact in run["artifacts"]:
        _conform(_conform(artifact, "artifact")["location"], "artifactLocation")
    (invocation,) = run["invocations"]
    for notification in _conform(invocation, "invocation")["toolExecutionNotifications"]:
        _conform(notification, "notification")


def _conform_fix(fix):
    _conform(_conform(fix, "fix")["description"], "text")
    for change in fix["artifactChanges"]:
        _conform(_conform(change, "artifactChange")["artifactLocation"], "artifactLocation")
        for replacement in change["replacements"]:
            _conform(_conform(replacement, "replacement")["deletedRegion"], "region")
            _conform(replacement["insertedContent"], "text")


def _conform_location(location):
    physical = _conform(_conform(location, "location")["physicalLocation"], "physicalLocation")
    uri = _conform(physical["artifactLocation"], "artifactLocation")["uri"]
    assert re.fullmatch(r"[A-Za-z0-9._~:/?#@!$&'()*+,;=%-]+", uri)
    region = _conform(physical["region"], "region")
    assert all(isinstance(number, int) and number >= 1 for number in region.values())
    assert (region["startLine"], region["startColumn"]) <= (region["endLine"], region["endColumn"])
    for logical in location.get("logicalLocations", ()):
        _conform(logical, "logicalLocation")
