"""Workflow commands, read back as the runner reads them."""

import re
import urllib.parse

from docs_config.rules.findings import Finding


def _unescaped(text):
    """Read a workflow command's text back as the runner does."""
    return urllib.parse.unquote(text)


def test_github_commands_are_read_back_by_the_runner(make_result, render):
    finding = Finding(
        "type",
        "/a",
        "50% of\r\nthis: a, b",
        hint="do :: it",
        severity="warning",
        line=3,
        column=5,
        end_line=3,
        end_column=9,
    )
    report = render(make_result(finding, path="docs/a,b:c%.json"), format="github")
    assert report.count("\n") == 2
    match = re.match("::(\\w+) (.*?)::(.*)\n", report)
    assert match is not None
    command, properties, message = match.groups()
    assert command == "warning"
    named = dict(pair.split("=", 1) for pair in properties.split(","))
    assert {name: _unescaped(value) for name, value in named.items()} == {
        "file": "docs/a,b:c%.json",
        "line": "3",
        "endLine": "3",
        "col": "5",
        "endColumn": "9",
        "title": "docs-config: type",
    }
    assert not set(":,") & set(properties.replace(",", "", 5))
    assert _unescaped(message) == "50% of\r\nthis: a, b (hint: do :: it)"


def test_github_marks_a_finding_of_several_lines_at_its_first_line(make_result, render):
    finding = Finding("required", "", "missing", line=1, end_line=4)
    report = render(make_result(finding, note="valid elsewhere"), format="github")
    assert report == (
        "::error file=docs/config.json,line=1,title=docs-config%3A required::missing\n"
        "::notice file=docs/config.json,title=docs-config::valid elsewhere\n"
        "::notice file=docs/config.json,title=docs-config::checked against revision 2024-08\n"
    )


def test_github_says_nothing_of_a_valid_file(render, valid):
    assert render(valid, format="github") == ""
