"""The concise report: one line for each finding."""

import json
import re
from pathlib import Path

import pytest

DOCUMENTATION = Path(__file__).parents[4] / "docs/docs-config/ci.md"


def test_each_finding_is_one_line_with_place_severity_hint_and_rule(render, broken):
    lines = render(broken, format="concise").splitlines()
    assert len(lines) == len(broken.findings)
    assert lines[-1] == (
        'docs/config.json:6:36: error: unexpected property "badge" in a section'
        " (hint: move it to a page) [additionalProperties]"
    )


def test_a_valid_file_has_no_line(render, valid):
    assert render(valid, format="concise") == ""


def test_line_breaks_in_names_do_not_break_the_line(judge, render):
    text = '{"a\\nb": 1, "sections": []}'
    report = render(judge(text, "a\nb.json"), format="concise")
    assert all(line.startswith("a\\nb.json:1:") for line in report.splitlines())


def test_the_documented_problem_matcher_reads_every_line(render, broken):
    if not DOCUMENTATION.exists():
        pytest.skip("the documentation is not part of a source archive")
    text = DOCUMENTATION.read_text(encoding="utf-8")
    (block,) = re.findall(r'```json\n(\{\n  "problemMatcher".*?)```', text, re.DOTALL)
    ((matcher,),) = json.loads(block).values()
    (pattern,) = matcher["pattern"]
    places = {name: pattern[name] for name in ("file", "line", "column", "severity", "message")}
    for line, finding in zip(
        render(broken, format="concise").splitlines(), broken.findings, strict=True
    ):
        match = re.fullmatch(pattern["regexp"], line)
        assert match is not None
        assert {name: match[group] for name, group in places.items()} == {
            "file": "docs/config.json",
            "line": str(finding.line),
            "column": str(finding.column),
            "severity": finding.severity,
            "message": f"{finding.message} (hint: {finding.hint})"
            if finding.hint
            else finding.message,
        }
        assert match[pattern["code"]] == finding.rule
