"""The text report."""

import json
import os
import re
import struct

import pytest
from docs_config.cli.main import main
from docs_config.report import write
from docs_config.report.blocks import MOST_BLOCKS
from docs_config.rules.findings import Finding

CHECKED = " Checked against revision 2024-08."
WAY_OUT = 'or check with --revision 2026-07 (in the settings: revision = "2026-07")'


def test_a_valid_file_is_one_line_of_text(render, valid):
    assert render(valid, format="text") == f"a.json is valid.{CHECKED}\n"


def test_several_valid_files_are_one_line_of_text(render, valid):
    assert render(valid, valid, format="text") == f"All 2 files are valid.{CHECKED}\n"


def test_without_files_nothing_is_printed(render):
    assert render(format="text") == ""


def test_text_shows_each_kind_of_mistake_once_with_its_first_place_and_the_others(render, broken):
    report = render(broken, format="text")
    blocks = report.split("\n\n")
    assert len(blocks) == 5
    assert blocks[0].splitlines()[1:6] == [
        " --> docs/config.json:2:16",
        "  |",
        '2 |   "docSearch": {"appId": "", "apiKey": 7},',
        "  |                ^^^^^^^^^^^^^^^^^^^^^^^^^^",
        f'  = hint: add "indexName": "…", {WAY_OUT}',
    ]
    assert blocks[3].splitlines()[-1] == "  = 2 times; also at 6:36"
    assert blocks[4] == f"Found 5 errors in docs/config.json.{CHECKED}\n"


def test_text_puts_what_is_wrong_at_one_place_into_one_block(judge, render):
    report = render(judge('{"docSearch": {}, "sections": []}'), format="text")
    blocks = report.split("\n\n")
    assert len(blocks) == 3
    assert blocks[1].startswith("note: valid under revision 2026-07")
    headlines = [line for line in blocks[0].splitlines() if line.startswith("error[required]: ")]
    assert len(headlines) == 3
    assert blocks[0].count("-->") == 1
    assert blocks[0].count("= hint: ") == 3


def test_text_cuts_long_lists_and_tells_how_much_is_left(make_result, render):
    orphans = [
        Finding("pages/orphan", "/sections", f"page {number}", hint="list it", severity="warning")
        for number in range(12)
    ]
    equal = [Finding("type", "", "the same", column=column) for column in range(1, 9)]
    report = render(make_result(*orphans, *equal), format="text")
    assert "warning[pages/orphan]: page 9\n" in report
    assert "warning[pages/orphan]: ... and 2 more of these (--format json has all)\n" in report
    assert report.count("= hint: list it") == 1
    assert "= 8 times; also at 1:2, 1:3, 1:4, 1:5, 1:6 and 2 more\n" in report
    assert report.endswith(f"Found 8 errors and 12 warnings in docs/config.json.{CHECKED}\n")


def test_text_shows_a_limited_number_of_kinds_of_mistake_and_counts_the_others(make_result, render):
    kinds = [
        Finding("type", "", f"wrong {number}", column=number + 1) for number in range(MOST_BLOCKS)
    ]
    assert "not shown" not in render(make_result(*kinds), format="text")
    more = [Finding("type", "", f"more {number}", column=number + 500) for number in range(7)]
    report = render(make_result(*kinds, *more), format="text")
    assert report.count("error[type]") == MOST_BLOCKS
    assert "\nnote: 7 more kinds of mistake are not shown (--format json has all)\n" in report
    assert report.endswith(f"Found 107 errors in docs/config.json.{CHECKED}\n")
    machine = json.loads(render(make_result(*kinds, *more), format="json"))
    assert machine["summary"]["findings"] == 107


def test_text_shows_how_a_place_of_several_lines_goes_on(make_result, render):
    text = '{\n  "a": 1,\r\n  "b": 2,\n  "c": 3\n}'
    finding = Finding("type", "", "wrong", line=1, column=1, end_line=5, end_column=2)
    lines = render(make_result(finding, text=text), format="text").splitlines()
    assert lines[1:7] == [
        " --> docs/config.json:1:1",
        "  |",
        "1 | {",
        "  | ^",
        '2 |   "a": 1,',
        '3 |   "b": 2,',
    ]


def test_text_tells_that_a_file_is_valid_under_the_other_revision(make_result, render):
    result = make_result(Finding("type", "", "wrong"), note="valid under revision 2026-07")
    assert "\nnote: valid under revision 2026-07\n\n" in render(result, format="text")


def test_text_counts_the_files_in_which_something_is_wrong(make_result, render, valid):
    warning = Finding("pages/orphan", "/sections", "lonely", severity="warning")
    report = render(valid, make_result(warning), valid, format="text")
    assert report.endswith(f"Found 1 warning in 1 of 3 files.{CHECKED}\n")


def test_text_is_coloured_only_on_request(render, broken):
    assert "\x1b" not in render(broken, format="text")
    report = render(broken, format="text", color=True)
    assert "\x1b[1;31merror[required]\x1b[0m: \x1b[1m" in report
    assert re.sub(r"\x1b\[[\d;]*m", "", report) == render(broken, format="text")


def test_text_escapes_what_a_terminal_would_act_upon(make_result, render):
    text = '{"\x1b[2J\u202e": 1}'
    finding = Finding("type", "", "wrong \x07", hint="do \x9b", column=2, end_column=9)
    result = make_result(finding, text=text, path="a\nb\x1b.json", note="\x00")
    report = render(result, format="text")
    assert not set(report) & set("\x1b\x07\x9b\x00\u202e")
    assert '1 | {"\\x1b[2J\\u202e": 1}\n' in report
    assert "  |  ^^^^^^^^^^^^^^^\n" in report
    valid = render(make_result(path="\x1b.json"), format="text")
    assert valid == f"\\x1b.json is valid.{CHECKED}\n"


def test_an_excerpt_fits_into_the_terminal(judge):
    pty = pytest.importorskip("pty", reason="needs pseudo-terminals")
    fcntl = pytest.importorskip("fcntl")
    termios = pytest.importorskip("termios")
    leader, follower = pty.openpty()
    shown = b""
    try:
        # 24 rows and 60 columns, set in the terminal, which the report asks for its width.
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 60, 0, 0))
        text = f'{{"sections": [], "{"x" * 500}": 1}}'
        with open(follower, "w", encoding="utf-8", closefd=False) as stream:
            write([judge(text)], format="text", stream=stream)
        while b"\nFound " not in shown:  # a read may return any part of it
            shown += os.read(leader, 100_000)
    finally:
        os.close(leader)
        os.close(follower)
    excerpt = [line for line in shown.decode().splitlines() if line.startswith(("1 |", "  |"))]
    assert max(map(len, excerpt)) <= 60


def with_sections(*sections):
    search = {"appId": "", "apiKey": "", "indexName": ""}
    return json.dumps({"docSearch": search, "sections": sections}, indent=1)


def headlines(report):
    return [line for line in report.splitlines() if line.startswith("error[")]


def test_text_reports_a_mistyped_property_once_and_names_both(judge, render):
    broken = judge(with_sections({"lable": "A", "children": []}, {"lable": "B", "children": []}))
    report = render(broken, format="text")
    assert headlines(report) == [
        'error[additionalProperties]: unexpected property "lable" in a section; "label" is missing'
    ]
    assert '= hint: did you mean "label"?\n' in report
    assert "= 2 times; also at" in report
    assert f"Found 2 errors in docs/config.json.{CHECKED}\n" in report
    assert len(json.loads(render(broken, format="json"))["files"][0]["findings"]) == 4


def test_text_reports_a_missing_property_that_a_second_typo_may_mean_once(judge, render):
    report = render(
        judge(with_sections({"lable": "A", "labell": "B", "children": []})), format="text"
    )
    assert headlines(report) == [
        'error[additionalProperties]: unexpected property "lable" in a section; "label" is missing',
        'error[additionalProperties]: unexpected property "labell" in a section',
    ]


def test_text_reports_a_missing_property_that_no_unexpected_one_means(judge, render):
    report = render(judge(with_sections({"lable": "A", "x": 1})), format="text")
    assert [line.partition(": ")[2] for line in headlines(report)] == [
        'a section needs the property "children"',
        'unexpected property "lable" in a section; "label" is missing',
        'unexpected property "x" in a section',
    ]


def test_text_reports_a_mistyped_property_that_is_not_required_as_before(judge, render):
    report = render(
        judge(with_sections({"label": "A", "children": [], "colapsible": True})), format="text"
    )
    assert headlines(report) == [
        'error[additionalProperties]: unexpected property "colapsible" in a section'
    ]


def test_statistics_count_every_finding_of_a_mistyped_property(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "config.json").write_text(with_sections({"lable": "A", "children": []}))
    assert main(["check", "--statistics", "config.json"]) == 1
    assert capsys.readouterr().out == (
        "1 additionalProperties\n1 required\n"
        "Found 2 errors in config.json. Checked against revision 2024-08.\n"
    )
