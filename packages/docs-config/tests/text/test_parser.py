"""Texts that are not JSON: the rule, the place, the hint."""

import sys

import pytest
from docs_config.checker import examine, is_valid
from docs_config.text.parser import parse
from docs_config.text.scanner import MAX_DEPTH

MALFORMED = {
    # text: rule, line, column, end line, end column, part of the message or hint
    "": ("json/empty", 1, 1, 1, 1, "empty"),
    " \t\r\n ": ("json/empty", 1, 1, 1, 1, "empty"),
    '{"a": 1,}': ("json/trailing-comma", 1, 8, 1, 9, "property"),
    "[1,\n 2,\n]": ("json/trailing-comma", 2, 3, 2, 4, "item"),
    "[,]": ("json/syntax", 1, 2, 1, 3, "delete the comma"),
    "[1,,2]": ("json/syntax", 1, 4, 1, 5, "delete the comma"),
    "{,}": ("json/syntax", 1, 2, 1, 3, "a name in double quotes"),
    "// a\n{}": ("json/comment", 1, 1, 1, 5, "delete"),
    "# a\n{}": ("json/comment", 1, 1, 1, 4, "delete"),
    "[1 /* a\n b */]": ("json/comment", 1, 4, 2, 6, "delete"),
    "{} // a": ("json/comment", 1, 4, 1, 8, "delete"),
    "[1, /*": ("json/comment", 1, 5, 1, 7, "delete"),
    "NaN": ("json/constant", 1, 1, 1, 4, "NaN"),
    "[Infinity]": ("json/constant", 1, 2, 1, 10, "Infinity"),
    "[-Infinity]": ("json/constant", 1, 2, 1, 11, "-Infinity"),
    "[undefined]": ("json/constant", 1, 2, 1, 11, "undefined"),
    "{} {}": ("json/trailing-data", 1, 4, 1, 5, "found {"),
    "[]]": ("json/trailing-data", 1, 3, 1, 4, "found ]"),
    "{}\0": ("json/trailing-data", 1, 3, 1, 4, "U+0000"),
    "1 2": ("json/trailing-data", 1, 3, 1, 4, "found 2"),
    '["\\ud800"]': ("json/lone-surrogate", 1, 3, 1, 9, "surrogate"),
    '["\\\\ud800 \\ud83d\\ude00 \\ud83d"]': ("json/lone-surrogate", 1, 24, 1, 30, "surrogate"),
    '{"\\ud800": 1}': ("json/lone-surrogate", 1, 3, 1, 9, "surrogate"),
    "{'a': 1}": ("json/syntax", 1, 2, 1, 3, "quotes are double"),
    "{“a”: 1}": ("json/syntax", 1, 2, 1, 3, "quotes are double"),
    "{a: 1}": ("json/syntax", 1, 2, 1, 3, 'in double quotes: "a"'),
    "{1: 1}": ("json/syntax", 1, 2, 1, 3, 'in double quotes: "1"'),
    "{NaN: 1}": ("json/syntax", 1, 2, 1, 5, 'in double quotes: "NaN"'),
    "{true: 1}": ("json/syntax", 1, 2, 1, 6, 'in double quotes: "true"'),
    "[True]": ("json/syntax", 1, 2, 1, 6, "write true"),
    "[None]": ("json/syntax", 1, 2, 1, 6, "write null"),
    "[text]": ("json/syntax", 1, 2, 1, 6, 'in double quotes: "text"'),
    "[truefalse]": ("json/syntax", 1, 2, 1, 11, "truefalse"),
    f"[{'x' * 50}]": ("json/syntax", 1, 2, 1, 52, "x…"),
    "[01]": ("json/syntax", 1, 2, 1, 4, "leading zero"),
    "[+1]": ("json/syntax", 1, 2, 1, 4, "leading zero or plus"),
    "[.5]": ("json/syntax", 1, 2, 1, 4, "both sides of its point"),
    "[5.]": ("json/syntax", 1, 2, 1, 4, "both sides of its point"),
    "[1e]": ("json/syntax", 1, 2, 1, 4, "a number"),
    "[0x10]": ("json/syntax", 1, 2, 1, 6, "a number"),
    "[-]": ("json/syntax", 1, 2, 1, 3, "a number"),
    "[\N{FULLWIDTH DIGIT ONE}]": ("json/syntax", 1, 2, 1, 3, "found \N{FULLWIDTH DIGIT ONE}"),
    '{"a" 1}': ("json/syntax", 1, 6, 1, 7, "put a colon after the name"),
    '{"a"}': ("json/syntax", 1, 5, 1, 6, "a colon after the name"),
    '{"a": }': ("json/syntax", 1, 7, 1, 8, "expected a value"),
    '{"a": 1 "b": 2}': ("json/syntax", 1, 9, 1, 10, "put a comma"),
    "[1 2]": ("json/syntax", 1, 4, 1, 5, "put a comma"),
    "[1 x]": ("json/syntax", 1, 4, 1, 5, "put a comma"),
    "[1}": ("json/syntax", 1, 3, 1, 4, "a comma or ]"),
    "[1;2]": ("json/syntax", 1, 3, 1, 4, "a comma or ]"),
    "[1,\n2": ("json/syntax", 2, 2, 2, 2, "close with ] what line 1, column 1 opens"),
    '{"a": [1, {"b": 2}': ("json/syntax", 1, 19, 1, 19, "close with ] what line 1, column 7"),
    '{"a":': ("json/syntax", 1, 6, 1, 6, "close with } what line 1, column 1 opens"),
    "{": ("json/syntax", 1, 2, 1, 2, "the file ends"),
    '["a\nb"]': ("json/syntax", 1, 2, 1, 4, "without its closing quote"),
    '["a': ("json/syntax", 1, 2, 1, 4, "without its closing quote"),
    '["a\tb"]': ("json/syntax", 1, 4, 1, 5, "write \\t"),
    '["a\x01b"]': ("json/syntax", 1, 4, 1, 5, "\\u0001"),
    '["\\x"]': ("json/syntax", 1, 3, 1, 5, "not an escape"),
    '["\\u12"]': ("json/syntax", 1, 3, 1, 7, "not an escape"),
    '["\\': ("json/syntax", 1, 3, 1, 4, "not an escape"),
    "[\x0b1]": ("json/syntax", 1, 2, 1, 3, "U+000B"),
    "[\N{NO-BREAK SPACE}1]": ("json/syntax", 1, 2, 1, 3, "U+00A0"),
    "[1]\N{ZERO WIDTH NO-BREAK SPACE}": ("json/trailing-data", 1, 4, 1, 5, "U+FEFF"),
    "\0\0\0\0\0": ("json/syntax", 1, 1, 1, 2, "U+0000"),
    "]": ("json/syntax", 1, 1, 1, 2, "expected a value"),
}


@pytest.mark.parametrize("text", MALFORMED, ids=repr)
def test_a_malformed_text_has_a_finding_with_rule_position_and_hint(text):
    rule, line, column, end_line, end_column, words = MALFORMED[text]
    result = examine(text.encode())
    [finding] = result.findings
    assert finding.rule == rule
    assert (finding.line, finding.column) == (line, column)
    assert (finding.end_line, finding.end_column) == (end_line, end_column)
    assert words in f"{finding.message} {finding.hint}"
    assert (finding.pointer, finding.property, finding.severity) == ("", None, "error")
    assert not result.valid
    assert result.document is None
    assert not is_valid(text.encode())
    assert examine(text).findings == result.findings


def test_nesting_has_a_limit_that_does_not_depend_on_the_stack():
    def deepen(calls, text):
        return deepen(calls - 1, text) if calls else examine(text).source.is_json

    at_the_limit = "[" * MAX_DEPTH + "]" * MAX_DEPTH
    beyond = "[" + at_the_limit + "]"
    for calls in (0, 300):
        assert deepen(calls, at_the_limit)
        assert not deepen(calls, beyond)
    [finding] = examine(beyond).findings
    assert (finding.rule, finding.line, finding.column) == ("json/nesting", 1, MAX_DEPTH + 1)


def test_nesting_within_the_limit_is_accepted_in_search_data():
    deep = '{"a":[' * 450 + "1" + "]}" * 450
    text = f'{{"docSearch":{{"appId":"","apiKey":"","indexName":"","x":{deep}}},"sections":[]}}'
    assert is_valid(text)
    [finding] = examine(text.replace('"sections":[]', '"sections":0')).findings
    assert (finding.rule, finding.column) == ("type", len(text) - 2)


@pytest.fixture
def deep_stack():
    """A stack on which the interpreter's own scanner goes deeper than a text may be nested."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(10 * MAX_DEPTH)
    yield
    sys.setrecursionlimit(limit)


@pytest.mark.usefixtures("deep_stack")
@pytest.mark.parametrize("sections", ["[]", "0"])
def test_the_limit_is_the_same_where_the_interpreter_would_go_deeper(sections):
    deep = "[" * (MAX_DEPTH - 1) + "]" * (MAX_DEPTH - 1)
    text = f'{{"docSearch":{{"appId":"","apiKey":"","indexName":"","x":{deep}}},"sections":[]}}'
    text = text.replace('"sections":[]', f'"sections":{sections}')
    [finding] = examine(text).findings
    assert (finding.rule, finding.column) == ("json/nesting", text.index("[[") + MAX_DEPTH - 1)
    assert not is_valid(text)


def test_a_hundred_thousand_open_brackets_are_refused_at_the_limit():
    for text in ("[" * 100_000, '{"a":' * 100_000):
        [finding] = examine(text.encode()).findings
        assert finding.rule == "json/nesting"


def test_wide_files_are_not_taken_for_deep_ones():
    text = "[" + "[]," * 2000 + "[]]"
    assert [finding.rule for finding in examine(text).findings] == ["type"]


def test_a_string_of_ten_megabytes_is_read():
    text = '["' + "x" * 10_000_000 + '"]'
    [finding] = examine(text).findings
    assert (finding.rule, finding.end_column) == ("type", 10_000_005)
    [finding] = examine(text[:-2]).findings
    assert finding.rule == "json/syntax"


def test_the_parser_finds_duplicate_keys():
    parsed = parse('{"a": [0, {"b": 1, "b": {"c": 2}, "b": 3}], "a": null}')
    assert parsed.value == {"a": None}
    assert parsed.faults == []
    assert [(d.path, d.name, d.first, d.start, d.end) for d in parsed.duplicates] == [
        (("a", 1), "b", 11, 19, 22),
        (("a", 1), "b", 11, 34, 37),
        ((), "a", 1, 44, 47),
    ]


SEVERAL = {
    # text: the place and the rule of each fault
    '{"to":"a"}\n{"label":"bb",},]},]}': ["2:1 trailing-data"],
    '[{"to":"a"}\n{"label":"bb",},],': [
        "2:1 syntax",
        "2:14 trailing-comma",
        "2:16 trailing-comma",
        "2:18 trailing-data",
    ],
    '{"s":[{"c":[{"to":"a"}\n{"label":"bb",},]},]}': [
        "2:1 syntax",
        "2:14 trailing-comma",
        "2:16 trailing-comma",
        "2:19 trailing-comma",
    ],
    '["\\uDC00\\ud800"]': ["1:3 lone-surrogate", "1:9 lone-surrogate"],
    '["\\x\t\\y"]': ["1:3 syntax", "1:5 syntax", "1:6 syntax"],
    "[1,,,2,]": ["1:4 syntax", "1:5 syntax", "1:7 trailing-comma"],
    "[NaN, True, 01]": ["1:2 constant", "1:7 syntax", "1:13 syntax"],
    "{a: 1, 'b': 2, c}": ["1:2 syntax", "1:8 syntax", "1:16 syntax", "1:17 syntax"],
    '{"a" 1, "b" = 2, "c",}': ["1:6 syntax", "1:13 syntax", "1:21 syntax"],
    '{"a": [1, 2, "b": 3}': ["1:17 syntax", "1:20 syntax"],
    '{"a": "b,\n "c": 1,}': ["1:7 syntax", "2:8 trailing-comma"],
    '{"a": "b\nc", "d" 1}': ["1:7 syntax", "2:9 syntax"],
    "// a\n[1] # b": ["1:1 comment", "2:5 comment"],
    '{"a": "x"y", "b": tru}': ["1:10 syntax", "1:19 syntax"],
    "[@ 1 @, 2]": ["1:2 syntax", "1:6 syntax"],
    '{@ "a": 1}': ["1:2 syntax"],
    '{"a": {{"b": 1}, {"c": 2}}}': ["1:8 syntax", "1:18 syntax"],
    '{"a": : 1}': ["1:7 syntax"],
    "[: 1]": ["1:2 syntax"],
    "[`a`, 'b]": ["1:2 syntax", "1:7 syntax", "1:8 syntax"],
    "[1, [2, }]": ["1:9 syntax"],
    '{"a": [1, }': ["1:11 syntax"],
    '{"s": [{"c": [1}]}': ["1:16 syntax"],
    "[[1}, 3]": ["1:4 syntax"],
    "@": ["1:1 syntax"],
    '{"a": 1 @}': ["1:9 syntax"],
    "{@}": ["1:2 syntax"],
    "[ / 1]": ["1:3 syntax"],
}


@pytest.mark.parametrize("text", SEVERAL, ids=repr)
def test_every_fault_of_a_text_is_found_at_once(text):
    found = examine(text).findings
    shown = [f"{f.line}:{f.column} {f.rule.removeprefix('json/')}" for f in found]
    assert shown == SEVERAL[text]


CONFLICT = """{
<<<<<<< HEAD
  "docSearch": {"appId": "", "apiKey": "", "indexName": ""},
||||||| base
  "docSearch": {},
=======
  "docSearch": {"appId": "x", "apiKey": "", "indexName": ""}
>>>>>>> feature
  "sections": [],
}
"""


def test_a_merge_conflict_is_one_finding_and_the_rest_of_the_file_is_read():
    first, second = examine(CONFLICT).findings
    assert (first.rule, first.line, first.end_column) == ("json/merge-conflict", 2, 13)
    assert first.message == "an unresolved merge conflict, lines 2 to 8"
    assert "keep one side" in (first.hint or "")
    assert (second.rule, second.line) == ("json/trailing-comma", 9)


@pytest.mark.parametrize("marker", ["<<<<<<< a", "=======", ">>>>>>> b", "||||||| c"])
def test_a_marker_that_was_left_over_is_a_finding_too(marker):
    [finding] = examine(f'{{\n{marker}\n"a": 1\n}}').findings
    assert (finding.rule, finding.line) == ("json/merge-conflict", 2)
    assert finding.message == "an unresolved merge conflict"


def test_two_conflicts_are_two_findings():
    lines = CONFLICT.splitlines(keepends=True)
    text = "".join([*lines[:8], *lines[1:8], '"sections": []}'])
    assert [f.line for f in examine(text).findings if f.rule == "json/merge-conflict"] == [2, 9]


def test_the_number_of_faults_is_limited():
    result = examine("[" + "1,," * 60_000 + "1]")
    assert result.is_truncated
