"""Promises that every format keeps."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import docs_config
import pytest
from docs_config.catalogue import RULES
from docs_config.errors import FileError
from docs_config.findings import Finding

UNREADABLE = FileError("docs/gone.json", "no such file")
COMMANDS = ["a##[add-mask]b", "::error::c", " \t::stop-commands::d"]


def test_an_unknown_format_is_refused_with_those_that_there_are(render):
    with pytest.raises(ValueError, match="expected text, json, github, sarif or junit"):
        render(format="xml")


def test_every_rule_that_this_package_finds_has_its_words():
    known = set()
    for module in Path(str(docs_config.__file__)).parent.rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        if module.name != "catalogue.py":
            known |= set(re.findall(r'"(json/[a-z0-9-]+)"', text))
            made = re.findall(r'(?:Defect|warning)\(\s*"([a-z-]+)"', text)
            known |= {f"pages/{rule}" for rule in made}
        if module.parent.name == "links":
            made = re.findall(r'_finding\("([a-z]+)"', text)
            for pair in re.findall(r'rule = "([a-z]+)" if .* else "([a-z]+)"', text):
                made += pair
            known |= {f"links/{rule}" for rule in made}
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
    assert render(UNREADABLE, valid, format="text") == "a.json is valid.\n"


def test_every_report_tells_that_a_list_is_cut(judge, render, broken):
    result = judge('{"sections": [' + "1," * 60_000 + "1]}")
    read = json.loads(render(result, format="json"))
    assert read["files"][0]["truncated"] is True
    assert read["summary"]["truncated"] is True
    assert "truncated" not in json.loads(render(broken, format="json"))["summary"]
    assert "\nFound at least 50" in render(result, format="text")
    assert "truncated: there are more" in render(result, format="junit")


@pytest.mark.parametrize("form", ["text", "json", "github", "sarif", "junit"])
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
    (line,) = render(make_result(finding), format="github").splitlines()
    assert line.startswith("::warning file=docs/a.md,line=1,")
    (found,) = json.loads(render(make_result(finding), format="json"))["files"][0]["findings"]
    assert found["file"] == "docs/a.md"
    run = sarif(make_result(finding))
    (location,) = run["results"][0]["locations"]
    assert location["physicalLocation"]["artifactLocation"] == {"uri": "docs/a.md"}
    assert " docs/a.md:1:1: lonely" in render(make_result(finding), format="junit").replace(
        ">", " "
    )
