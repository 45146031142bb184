"""Promises that every format keeps."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import docs_config
import pytest
from docs_config.checker import examine
from docs_config.cli.options import FORMATS
from docs_config.errors import FileError
from docs_config.rules.catalogue import RULES
from docs_config.rules.findings import Finding

UNREADABLE = FileError("docs/gone.json", "no such file")
COMMANDS = ["a##[add-mask]b", "::error::c", " \t::stop-commands::d"]


def test_an_unknown_format_is_refused_with_the_known_ones(render):
    with pytest.raises(
        ValueError, match="expected text, json, github, sarif, junit, gitlab, rdjson or c"
    ):
        render(format="xml")


def test_every_rule_that_this_package_finds_is_in_the_catalogue():
    known = set()
    for module in Path(str(docs_config.__file__)).parent.rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        if module.name != "catalogue.py":
            known |= set(re.findall(r'"((?:json|links)/[a-z0-9-]+)"', text))
            made = re.findall(r'(?:Defect|warning)\(\s*"([a-z-]+)"', text)
            known |= {f"pages/{rule}" for rule in made}
        if module.parent.name == "links":
            made = re.findall(r'_finding\("([a-z]+)"', text)
            for pair in re.findall(r'rule = "([a-z]+)" if .* else "([a-z]+)"', text):
                made += pair
            known |= {f"links/{rule}" for rule in made}
        if module.parent.name == "moves":
            made = re.findall(r'_finding\(\s*"([a-z-]+)"', text)
            known |= {f"moves/{rule}" for rule in made}
    assert known == {rule for rule in RULES if "/" in rule}


def test_every_machine_report_tells_of_a_file_that_could_not_be_read(render, sarif, valid):
    read = json.loads(render(UNREADABLE, valid, format="json"))
    assert read["errors"] == [{"path": "docs/gone.json", "reason": "no such file"}]
    assert read["summary"]["files"] == 1
    root = ET.fromstring(render(UNREADABLE, valid, format="junit"))
    assert (root.attrib["tests"], root.attrib["failures"], root.attrib["errors"]) == ("2", "0", "1")
    (error,) = root.iter("error")
    assert error.attrib["message"] == "no such file"
    (invocation,) = sarif(UNREADABLE, valid)["invocations"]
    assert invocation["executionSuccessful"] is False
    (notification,) = invocation["toolExecutionNotifications"]
    assert notification["message"]["text"] == "no such file"
    report = render(UNREADABLE, valid, format="github")
    assert report == "::error file=docs/gone.json,title=docs-config::no such file\n"
    (issue,) = json.loads(render(UNREADABLE, valid, format="gitlab"))
    assert (issue["description"], issue["severity"]) == ("no such file", "critical")
    (diagnostic,) = json.loads(render(UNREADABLE, valid, format="rdjson"))["diagnostics"]
    assert diagnostic["location"] == {"path": "docs/gone.json"}
    report = render(UNREADABLE, valid, format="concise")
    assert report == "docs/gone.json:1:1: error: no such file\n"
    report = render(UNREADABLE, valid, format="text")
    assert report == "a.json is valid. Checked against revision 2024-08.\n"


CHOSEN = "$schema names revision 2026-07"


def test_every_report_names_the_revision_and_the_notes(render, sarif):
    text = '{"$schema": "./2026-07.json", "sections": [{}]}'
    result = examine(text, path="docs/config.json")
    assert (result.revision, result.notes) == ("2026-07", (CHOSEN,))
    report = render(result, format="text")
    assert f"\nnote: {CHOSEN}\n" in report
    assert report.endswith("docs/config.json. Checked against revision 2026-07.\n")
    (file,) = json.loads(render(result, format="json"))["files"]
    assert (file["revision"], file["notes"]) == ("2026-07", [CHOSEN])
    (suite,) = ET.fromstring(render(result, format="junit"))
    (stated,) = suite.iter("property")
    assert stated.attrib == {"name": "revision", "value": "2026-07"}
    assert suite.findtext("system-out") == CHOSEN
    run = sarif(result)
    assert run["artifacts"][0]["properties"]["revision"] == "2026-07"
    (notification,) = run["invocations"][0]["toolExecutionNotifications"]
    assert (notification["level"], notification["message"]["text"]) == ("note", CHOSEN)
    notices = [line for line in render(result, format="github").splitlines() if "::notice" in line]
    place = "::notice file=docs/config.json,title=docs-config::"
    assert notices == [f"{place}{CHOSEN}", f"{place}checked against revision 2026-07"]


def test_the_text_report_names_all_revisions_of_its_files(render, valid):
    other = examine('{"$schema": "./2026-07.json", "sections": []}')
    assert render(valid, other, valid, format="text").endswith(
        "All 3 files are valid. Checked against revisions 2024-08 and 2026-07.\n"
    )


def test_every_report_counts_hidden_findings_and_calls_no_invalid_file_valid(
    make_result, render, sarif
):
    result = make_result(valid=False, hidden=3)
    assert render(result, format="text") == (
        "docs/config.json: nothing found (3 findings hidden). Checked against revision 2024-08.\n"
    )
    report = json.loads(render(result, format="json"))
    assert (report["files"][0]["valid"], report["files"][0]["hidden"]) == (False, 3)
    assert report["summary"] == {"files": 1, "invalid": 1, "findings": 0, "hidden": 3}
    (suite,) = ET.fromstring(render(result, format="junit"))
    (case,) = suite.iter("testcase")
    assert case.attrib["name"] == "nothing found"
    assert suite.findtext("system-out") == "3 findings hidden"
    run = sarif(result)
    assert run["artifacts"][0]["properties"] == {"revision": "2024-08", "valid": False, "hidden": 3}
    (notification,) = run["invocations"][0]["toolExecutionNotifications"]
    assert notification["message"]["text"] == "3 findings hidden"
    assert "::3 findings hidden\n" in render(result, format="github")


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ([(True, 1)], "docs/config.json is valid (1 finding hidden)."),
        ([(True, 1), (True, 0)], "All 2 files are valid (1 finding hidden)."),
        ([(False, 2), (True, 1)], "2 files: nothing found (3 findings hidden)."),
    ],
)
def test_the_text_report_says_valid_of_valid_files_alone(files, sentence, make_result, render):
    results = [make_result(valid=valid, hidden=hidden) for valid, hidden in files]
    report = render(*results, format="text")
    assert report == f"{sentence} Checked against revision 2024-08.\n"


def test_findings_are_counted_beside_hidden_ones(make_result, render):
    report = render(make_result(Finding("type", "", "wrong"), hidden=2), format="text")
    assert report.endswith(
        "Found 1 error in docs/config.json (2 findings hidden). Checked against revision 2024-08.\n"
    )


def test_every_report_says_that_findings_are_truncated(judge, render, broken):
    result = judge('{"sections": [' + "1," * 60_000 + "1]}")
    read = json.loads(render(result, format="json"))
    assert read["files"][0]["truncated"] is True
    assert read["summary"]["truncated"] is True
    assert "truncated" not in json.loads(render(broken, format="json"))["summary"]
    assert "\nFound at least 50" in render(result, format="text")
    assert "truncated: there are more" in render(result, format="junit")


@pytest.mark.parametrize("form", FORMATS)
def test_no_report_contains_what_a_runner_would_take_for_a_command(form, make_result, render):
    results = [
        make_result(
            Finding("type", f"/{text}", text, property=text, hint=text, end_column=3, file=file),
            Finding("enum", "", f"{text}2", column=5, end_column=9),
            text=f"{text}#\n{text}" * 3,
            path=f"{text}.json",
            note=text,
        )
        for text in COMMANDS
        for file in (None, f"{text}.md")
    ]
    results += [make_result(path=COMMANDS[1])]
    report = render(*results, FileError(COMMANDS[0], COMMANDS[1]), format=form)
    assert "##[" not in report
    for line in report.splitlines():
        assert not line.lstrip().startswith("::") or re.match(
            r"::(error|warning|notice) file=", line
        )
    if form == "json":
        read = json.loads(report)
        assert [file["path"] for file in read["files"][:6:2]] == [f"{c}.json" for c in COMMANDS]
        assert read["errors"][0]["path"] == COMMANDS[0]


def test_a_finding_in_another_file_is_reported_there(make_result, render, sarif):
    finding = Finding("pages/orphan", "/sections", "lonely", severity="warning", file="docs/a.md")
    others = [
        Finding(
            "pages/orphan", "/sections", f"{n}", hint="list it", severity="warning", file=f"{n}"
        )
        for n in range(12)
    ]
    text = render(make_result(finding, *others), format="text")
    assert "warning[pages/orphan]: lonely\n --> docs/a.md:1:1\n" in text
    assert "... and 3 more of these" in text
    assert text.count("= hint: list it") == 1
    line, _ = render(make_result(finding), format="github").splitlines()
    assert line.startswith("::warning file=docs/a.md,line=1,")
    (found,) = json.loads(render(make_result(finding), format="json"))["files"][0]["findings"]
    assert found["file"] == "docs/a.md"
    (issue,) = json.loads(render(make_result(finding), format="gitlab"))
    assert issue["location"]["path"] == "docs/a.md"
    (diagnostic,) = json.loads(render(make_result(finding), format="rdjson"))["diagnostics"]
    lines = {"start": {"line": 1}, "end": {"line": 1}}
    assert diagnostic["location"] == {"path": "docs/a.md", "range": lines}
    report = render(make_result(finding), format="concise")
    assert report == "docs/a.md:1:1: warning: lonely [pages/orphan]\n"
    run = sarif(make_result(finding))
    (location,) = run["results"][0]["locations"]
    assert location["physicalLocation"]["artifactLocation"] == {"uri": "docs/a.md"}
    assert " docs/a.md:1:1: lonely" in render(make_result(finding), format="junit").replace(
        ">", " "
    )
