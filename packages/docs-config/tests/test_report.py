"""The five formats, read back by what reads them."""

import io
import json
import os
import pty
import re
import subprocess
import sys
import urllib.parse
from pathlib import Path
from xml.etree import ElementTree as ET

import docs_config
import pytest
from docs_config.catalogue import RULES
from docs_config.checker import examine
from docs_config.errors import FileError
from docs_config.escapes import printable
from docs_config.findings import Finding
from docs_config.report import write
from docs_config.report._ascii import to_json
from docs_config.report._blocks import MOST_BLOCKS
from docs_config.report.excerpt import columns, crop, underline
from docs_config.results import FileResult
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


def _judged(text, path="docs/config.json"):
    return examine(text.encode(), path=path)


def _result(*findings, text=VALID, path="docs/config.json", note=None):
    """Make a result by hand, for what no real file would bring to light."""
    notes = [note] if note else []
    return FileResult(
        path,
        Source(text, text),
        revision="2024-08",
        valid=not findings,
        findings=findings,
        notes=notes,
    )


def _report(*results, format, color=False):  # noqa: A002 the option's own name
    stream = io.StringIO()
    write(results, format=format, stream=stream, color=color)
    return stream.getvalue()


def test_an_unknown_format_is_refused_with_those_that_there_are():
    with pytest.raises(ValueError, match="expected text, json, github, sarif or junit"):
        _report(format="xml")


def test_a_valid_file_is_one_line_of_text():
    assert _report(_judged(VALID), format="text") == "docs/config.json is valid.\n"


def test_several_valid_files_are_one_line_of_text():
    results = [_judged(VALID), _judged(VALID, "other/config.json")]
    assert _report(*results, format="text") == "All 2 files are valid.\n"


def test_of_no_file_there_is_nothing_to_say():
    assert _report(format="text") == ""


def test_text_shows_each_kind_of_mistake_once_with_its_first_place_and_the_others():
    report = _report(_judged(BROKEN), format="text")
    blocks = report.split("\n\n")
    assert len(blocks) == 5
    assert blocks[0].splitlines()[1:6] == [
        " --> docs/config.json:2:16",
        "  |",
        '2 |   "docSearch": {"appId": "", "apiKey": 7},',
        "  |                ^^^^^^^^^^^^^^^^^^^^^^^^^^",
        '  = hint: add "indexName": "…"',
    ]
    assert blocks[3].splitlines()[-1] == "  = 2 times; also at 6:36"
    assert blocks[4] == "Found 5 errors in docs/config.json.\n"


def test_text_puts_what_is_wrong_at_one_place_into_one_block():
    report = _report(_judged('{"docSearch": {}, "sections": []}'), format="text")
    blocks = report.split("\n\n")
    assert len(blocks) == 3
    assert blocks[1].startswith("note: valid under revision 2026-07")
    headlines = [line for line in blocks[0].splitlines() if line.startswith("error[required]: ")]
    assert len(headlines) == 3
    assert blocks[0].count("-->") == 1
    assert blocks[0].count("= hint: ") == 3


def test_text_cuts_long_lists_and_tells_how_much_is_left():
    orphans = [
        Finding("pages/orphan", "/sections", f"page {number}", hint="list it", severity="warning")
        for number in range(12)
    ]
    equal = [Finding("type", "", "the same", column=column) for column in range(1, 9)]
    report = _report(_result(*orphans, *equal), format="text")
    assert "warning[pages/orphan]: page 9\n" in report
    assert "warning[pages/orphan]: ... and 2 more of these (--format json has all)\n" in report
    assert report.count("= hint: list it") == 1
    assert "= 8 times; also at 1:2, 1:3, 1:4, 1:5, 1:6 and 2 more\n" in report
    assert report.endswith("Found 8 errors and 12 warnings in docs/config.json.\n")


def test_text_tells_of_so_many_kinds_of_mistake_and_how_many_more_there_are():
    kinds = [
        Finding("type", "", f"wrong {number}", column=number + 1) for number in range(MOST_BLOCKS)
    ]
    assert "not shown" not in _report(_result(*kinds), format="text")
    more = [Finding("type", "", f"more {number}", column=number + 500) for number in range(7)]
    report = _report(_result(*kinds, *more), format="text")
    assert report.count("error[type]") == MOST_BLOCKS
    assert "\nnote: 7 more kinds of mistake are not shown (--format json has all)\n" in report
    assert report.endswith("Found 107 errors in docs/config.json.\n")
    machine = json.loads(_report(_result(*kinds, *more), format="json"))
    assert machine["summary"]["findings"] == 107


def test_text_shows_how_a_place_of_several_lines_goes_on():
    text = '{\n  "a": 1,\r\n  "b": 2,\n  "c": 3\n}'
    finding = Finding("type", "", "wrong", line=1, column=1, end_line=5, end_column=2)
    lines = _report(_result(finding, text=text), format="text").splitlines()
    assert lines[1:7] == [
        " --> docs/config.json:1:1",
        "  |",
        "1 | {",
        "  | ^",
        '2 |   "a": 1,',
        '3 |   "b": 2,',
    ]


def test_text_tells_that_a_file_is_valid_under_the_other_revision():
    result = _result(Finding("type", "", "wrong"), note="valid under revision 2026-07")
    assert "\nnote: valid under revision 2026-07\n\n" in _report(result, format="text")


def test_text_counts_the_files_in_which_something_is_wrong():
    warning = Finding("pages/orphan", "/sections", "lonely", severity="warning")
    report = _report(_judged(VALID), _result(warning), _judged(VALID), format="text")
    assert report.endswith("Found 1 warning in 1 of 3 files.\n")


def test_text_is_coloured_only_when_it_shall_be():
    assert "\x1b" not in _report(_judged(BROKEN), format="text")
    report = _report(_judged(BROKEN), format="text", color=True)
    assert "\x1b[1;31merror[required]\x1b[0m: \x1b[1m" in report
    assert re.sub(r"\x1b\[[\d;]*m", "", report) == _report(_judged(BROKEN), format="text")


def test_text_escapes_what_a_terminal_would_act_upon():
    text = '{"\x1b[2J\u202e": 1}'
    finding = Finding("type", "", "wrong \x07", hint="do \x9b", column=2, end_column=9)
    result = _result(finding, text=text, path="a\nb\x1b.json", note="\x00")
    report = _report(result, format="text")
    assert not set(report) & set("\x1b\x07\x9b\x00\u202e")
    assert '1 | {"\\x1b[2J\\u202e": 1}\n' in report
    assert "  |  ^^^^^^^^^^^^^^^\n" in report
    assert _report(_result(path="\x1b.json"), format="text") == "\\x1b.json is valid.\n"


def test_an_excerpt_fits_into_the_terminal():
    import fcntl  # noqa: PLC0415 not on Windows
    import struct  # noqa: PLC0415 the same
    import termios  # noqa: PLC0415 the same

    leader, follower = pty.openpty()
    shown = b""
    try:
        # Rows and columns, by the terminal itself: the report asks it as any program does.
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 60, 0, 0))
        text = f'{{"sections": [], "{"x" * 500}": 1}}'
        with open(follower, "w", encoding="utf-8", closefd=False) as stream:
            write([_judged(text)], format="text", stream=stream)
        while b"\nFound " not in shown:  # a read may return any part of it
            shown += os.read(leader, 100_000)
    finally:
        os.close(leader)
        os.close(follower)
    excerpt = [line for line in shown.decode().splitlines() if line.startswith(("1 |", "  |"))]
    assert max(map(len, excerpt)) <= 60


def test_a_tab_takes_four_columns_and_a_wide_character_two():
    assert underline("\t\tab", 2, 4, width=80) == ("        ab", "        ^^")
    assert underline("概要 x", 3, 4, width=80) == ("概要 x", "     ^")
    assert underline("概要", 0, 2, width=80) == ("概要", "^^^^")
    assert underline("e\u0301x", 2, 3, width=80) == ("e\u0301x", " ^")
    assert underline("\u3000x", 1, 2, width=80) == ("\u3000x", "  ^")


def test_a_caret_is_shown_even_where_there_is_nothing_to_underline():
    assert underline("", 0, 0, width=80) == ("", "^")
    assert underline("ab", 2, 2, width=80) == ("ab", "  ^")


def test_a_long_line_is_cut_around_what_is_meant():
    line = "a" * 1000 + "MEANT" + "b" * 1000
    shown, carets = underline(line, 1000, 1005, width=60)
    assert shown == "..." + "a" * 16 + "MEANT" + "b" * 39 + "..."
    assert carets == " " * 19 + "^^^^^"
    shown, carets = underline("m" * 200, 0, 200, width=60)
    assert (shown, carets) == ("m" * 60 + "...", "^" * 60)
    shown, carets = underline("\t" * 40 + "x", 40, 41, width=60)
    assert shown.lstrip(". ") == "x"
    assert shown[carets.index("^")] == "x"


def test_a_line_is_cropped_to_columns_and_not_to_characters():
    assert crop("概" * 50, width=41) == "概" * 20 + "..."
    assert crop("short", width=41) == "short"
    assert columns(["概", "\t"]) == 3


def test_only_what_can_be_printed_is_printed():
    assert printable("plain ü 概") == "plain ü 概"
    assert printable("a\tb\ud800\x7f\u2028") == "a    b\\ud800\\x7f\\u2028"


def test_json_has_the_promised_names_in_the_promised_order():
    report = _report(_judged(VALID, "a.json"), _judged(BROKEN), format="json")
    read = json.loads(report)
    assert list(read) == ["files", "errors", "summary"]
    assert read["summary"] == {"files": 2, "invalid": 1, "findings": 5}
    assert list(read["summary"]) == ["files", "invalid", "findings"]
    assert read["files"][0] == {"path": "a.json", "valid": True, "findings": []}
    assert list(read["files"][1]) == ["path", "valid", "findings"]
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


def test_json_without_files_is_whole():
    assert json.loads(_report(format="json")) == {
        "files": [],
        "errors": [],
        "summary": {"files": 0, "invalid": 0, "findings": 0},
    }


def test_json_takes_any_character():
    finding = Finding("type", "/\ud800", 'a "quoted"\n\x00 \U0001f600')
    report = _report(_result(finding, path="\udcff.json"), format="json")
    assert report.isascii()
    assert json.loads(report)["files"][0]["findings"][0]["message"] == finding.message


def _unescaped(text):
    """Read a workflow command's text back as the runner does."""
    return urllib.parse.unquote(text)


def test_github_commands_are_read_back_by_the_runner():
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
    report = _report(_result(finding, path="docs/a,b:c%.json"), format="github")
    assert report.count("\n") == 1
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


def test_github_marks_what_goes_on_for_lines_where_it_begins():
    finding = Finding("required", "", "missing", line=1, end_line=4)
    report = _report(_result(finding, note="valid elsewhere"), format="github")
    assert report == (
        "::error file=docs/config.json,line=1,title=docs-config%3A required::missing\n"
        "::notice file=docs/config.json,title=docs-config::valid elsewhere\n"
    )


def test_github_says_nothing_of_a_valid_file():
    assert _report(_judged(VALID), format="github") == ""


# What SARIF 2.1.0 allows and demands of the objects that are used here, by section of the standard.
SARIF = {
    "log": ({"version", "runs"}, {"$schema"}),  # 3.13
    "run": ({"tool"}, {"results", "invocations", "columnKind", "properties"}),  # 3.14
    "invocation": ({"executionSuccessful"}, {"toolExecutionNotifications"}),  # 3.20
    "notification": ({"message"}, {"level", "locations"}),  # 3.58
    "tool": ({"driver"}, set()),  # 3.18
    "driver": ({"name"}, {"version", "rules"}),  # 3.19
    "rule": (  # 3.49
        {"id"},
        {"shortDescription", "fullDescription", "defaultConfiguration", "helpUri", "help"},
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


def _conform(value, kind):
    demanded, allowed = SARIF[kind]
    assert demanded <= set(value) <= demanded | allowed, kind
    return value


def _sarif(*results):
    log = _conform(json.loads(_report(*results, format="sarif")), "log")
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
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
    (invocation,) = run["invocations"]
    for notification in _conform(invocation, "invocation")["toolExecutionNotifications"]:
        _conform(notification, "notification")
    return run


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


def test_sarif_keeps_to_the_standard_and_counts_columns_as_we_do():
    run = _sarif(_judged(VALID, "a.json"), _judged(BROKEN))
    assert run["columnKind"] == "unicodeCodePoints"
    assert run["tool"]["driver"]["name"] == "docs-config"
    assert len(run["results"]) == 5
    last = run["results"][-1]
    assert (last["ruleId"], last["level"]) == ("additionalProperties", "error")
    (location,) = last["locations"]
    assert location["logicalLocations"] == [{"fullyQualifiedName": "/sections/2"}]
    assert location["physicalLocation"] == {
        "artifactLocation": {"uri": "docs/config.json"},
        "region": {"startLine": 6, "startColumn": 36, "endLine": 6, "endColumn": 43},
    }


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        ("docs/a b#ü.json", "docs/a%20b%23%C3%BC.json"),
        ("/srv/docs/config.json", "file:///srv/docs/config.json"),
        ("docs\\config.json", "docs/config.json"),
        ("\udcff.json", "%FF.json"),
        ("<stdin>", "%3Cstdin%3E"),
        ("a:b/config.json", "a%3Ab/config.json"),
        ("C:\\docs\\config.json", "file:///C:/docs/config.json"),
    ],
)
def test_sarif_writes_a_path_as_a_uri(path, uri):
    run = _sarif(_result(Finding("type", "", "wrong"), path=path))
    (location,) = run["results"][0]["locations"]
    assert location == {
        "physicalLocation": {
            "artifactLocation": {"uri": uri},
            "region": {"startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 1},
        }
    }


def test_sarif_without_findings_is_whole():
    run = _sarif()
    assert run["results"] == []
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == list(RULES)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["Project-URL: Documentation, https://docs.test/"], "https://docs.test/"),
        (["Project-URL: Source, https://code.test/"], None),
        ([], None),
    ],
)
def test_sarif_links_to_the_documentation_that_the_distribution_names(tmp_path, lines, expected):
    info = tmp_path / "docs_config-0.1.0.dist-info"
    info.mkdir()
    metadata = ["Metadata-Version: 2.1", "Name: docs-config", "Version: 0.1.0", *lines, ""]
    (info / "METADATA").write_text("\n".join(metadata), encoding="utf-8")
    (tmp_path / "config.json").write_text(VALID, encoding="utf-8")
    process = subprocess.run(
        [sys.executable, "-m", "docs_config", "check", "--format=sarif", "config.json"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        stdout=subprocess.PIPE,
        check=True,
    )
    (run,) = json.loads(process.stdout)["runs"]
    assert {rule.get("helpUri") for rule in run["tool"]["driver"]["rules"]} == {expected}


def test_sarif_takes_a_rule_that_it_has_no_words_for():
    report = json.loads(_report(_result(Finding("new", "", "wrong")), format="sarif"))
    assert "ruleIndex" not in report["runs"][0]["results"][0]


def test_junit_has_a_suite_for_each_file_and_a_failure_for_each_finding():
    report = _report(_judged(VALID, "a.json"), _judged(BROKEN), format="junit")
    root = ET.fromstring(report)
    assert root.attrib == {"name": "docs-config", "tests": "6", "failures": "5", "errors": "0"}
    valid, broken = root
    assert valid.attrib == {"name": "a.json", "tests": "1", "failures": "0", "errors": "0"}
    assert [case.attrib for case in valid] == [{"classname": "a.json", "name": "valid"}]
    assert len(broken.findall("testcase/failure")) == 5
    assert broken[-1].attrib["name"] == "additionalProperties /sections/2 at 6:36"
    failure = broken[0][0]
    assert failure.attrib["type"] == "error"
    assert failure.text is not None
    assert failure.text.startswith(f"docs/config.json:2:16: {failure.attrib['message']}\nhint: ")


def test_junit_takes_any_character():
    message = 'a<b>&"c" \x00\x1b\x7f\x85\ud800\ufffe\n\t\r\U0001f600'
    report = _report(_result(Finding("type", "", message), path="<&>.json"), format="junit")
    assert report.isascii()
    (case,) = ET.fromstring(report).iter("testcase")
    shown = 'a<b>&"c" \\x00\\x1b\x7f\x85\\ud800\\ufffe\n\t\r\U0001f600'
    assert case[0].attrib["message"] == shown
    assert case.attrib == {"classname": "<&>.json", "name": "type / at 1:1"}


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


UNREADABLE = FileError("docs/gone.json", "no such file")


def test_every_machine_report_tells_of_a_file_that_could_not_be_read():
    read = json.loads(_report(UNREADABLE, _judged(VALID), format="json"))
    assert read["errors"] == [{"path": "docs/gone.json", "reason": "no such file"}]
    assert read["summary"]["files"] == 1
    root = ET.fromstring(_report(UNREADABLE, _judged(VALID), format="junit"))
    assert (root.attrib["tests"], root.attrib["failures"], root.attrib["errors"]) == ("2", "0", "1")
    (error,) = root.iter("error")
    assert error.attrib["message"] == "no such file"
    (invocation,) = _sarif(UNREADABLE, _judged(VALID))["invocations"]
    assert invocation["executionSuccessful"] is False
    (notification,) = invocation["toolExecutionNotifications"]
    assert notification["message"]["text"] == "no such file"
    report = _report(UNREADABLE, _judged(VALID), format="github")
    assert report == "::error file=docs/gone.json,title=docs-config::no such file\n"
    assert _report(UNREADABLE, _judged(VALID), format="text") == "docs/config.json is valid.\n"


def test_every_report_tells_that_a_list_is_cut():
    result = _judged('{"sections": [' + "1," * 60_000 + "1]}")
    read = json.loads(_report(result, format="json"))
    assert read["files"][0]["truncated"] is True
    assert read["summary"]["truncated"] is True
    assert "truncated" not in json.loads(_report(_judged(BROKEN), format="json"))["summary"]
    assert "\nFound at least 50" in _report(result, format="text")
    assert "truncated: there are more" in _report(result, format="junit")


COMMANDS = ["a##[add-mask]b", "::error::c", " \t::stop-commands::d"]


@pytest.mark.parametrize("form", ["text", "json", "github", "sarif", "junit"])
def test_no_report_contains_what_a_runner_would_take_for_a_command(form):
    results = [
        _result(
            Finding("type", f"/{text}", text, property=text, hint=text, end_column=3, file=file),
            Finding("enum", "", f"{text}2", column=5, end_column=9),
            text=f"{text}#\n{text}" * 3,
            path=f"{text}.json",
            note=text,
        )
        for text in COMMANDS
        for file in (None, f"{text}.md")
    ]
    results += [_result(path=COMMANDS[1])]
    report = _report(*results, FileError(COMMANDS[0], COMMANDS[1]), format=form)
    assert "##[" not in report
    for line in report.splitlines():
        assert not line.lstrip().startswith("::") or re.match(
            r"::(error|warning|notice) file=", line
        )
    if form == "json":
        read = json.loads(report)
        assert [file["path"] for file in read["files"][:6:2]] == [f"{c}.json" for c in COMMANDS]
        assert read["errors"][0]["path"] == COMMANDS[0]


def test_carets_stay_below_what_they_mark_beside_a_defused_command():
    assert underline("a##[b", 4, 5, width=80) == ("a#\\x23[b", "       ^")
    assert underline("a##[b", 2, 4, width=80) == ("a#\\x23[b", "  ^^^^^")


def test_json_replaces_what_is_no_character():
    read = json.loads(_report(_result(path="\udcff\U0001f600.json"), format="json"))
    assert read["files"][0]["path"] == "\ufffd\U0001f600.json"


def test_a_finding_in_another_file_is_reported_there():
    finding = Finding("pages/orphan", "/sections", "lonely", severity="warning", file="docs/a.md")
    others = [
        Finding(
            "pages/orphan", "/sections", f"{n}", hint="list it", severity="warning", file=f"{n}"
        )
        for n in range(12)
    ]
    text = _report(_result(finding, *others), format="text")
    assert "warning[pages/orphan]: lonely\n --> docs/a.md:1:1\n" in text
    assert "... and 3 more of these" in text
    assert text.count("= hint: list it") == 1
    (line,) = _report(_result(finding), format="github").splitlines()
    assert line.startswith("::warning file=docs/a.md,line=1,")
    (found,) = json.loads(_report(_result(finding), format="json"))["files"][0]["findings"]
    assert found["file"] == "docs/a.md"
    run = _sarif(_result(finding))
    (location,) = run["results"][0]["locations"]
    assert location["physicalLocation"]["artifactLocation"] == {"uri": "docs/a.md"}
    assert " docs/a.md:1:1: lonely" in _report(_result(finding), format="junit").replace(">", " ")


def test_sarif_carries_repairs_and_fingerprints_that_survive_an_edit_elsewhere():
    text = '{"sections": [\n  {"lable": "A", "children": []}\n], "docSearch": {}}'
    before = _sarif(_judged(text))["results"]
    (fix,) = before[1]["fixes"]
    (change,) = fix["artifactChanges"]
    assert change["replacements"][0]["insertedContent"] == {"text": '"label"'}
    moved = text.replace("[\n", '[\n\n  {"label": "Z", "children": []},\n')
    after = _sarif(_judged(moved))["results"]

    def names(results):
        return [result["partialFingerprints"]["docsConfig/v1"] for result in results]

    assert names(before)[:2] == names(after)[:2]
    assert len(set(names(before))) == len(before)


def test_json_replaces_what_is_no_character_wherever_it_stands():
    value = {"a": ["\ud800", 1, None], "b": {"c": "\U0001f600"}}
    assert json.loads(to_json(value)) == {"a": ["\ufffd", 1, None], "b": {"c": "\U0001f600"}}
