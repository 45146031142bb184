"""The functions `check`, `is_valid` and `examine` of the library."""

import json

import pytest
from docs_config import FileError, check, is_valid
from docs_config.checker import examine

VALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": []}'
PAGE = '{"label": "x", "to": "y", "addedAt": "2026-01-01"}'
DATED = f'{{"sections": [{{"label": "A", "children": [{PAGE}]}}]}}'


@pytest.mark.parametrize("source", [VALID, VALID.encode()], ids=["str", "bytes"])
def test_a_valid_text_has_no_findings(source):
    assert check(source) == []
    assert is_valid(source)


def test_a_path_like_object_means_the_file(tmp_path):
    path = tmp_path / "config.json"
    path.write_text(VALID, encoding="utf-8")
    assert check(path) == []
    assert is_valid(path)


def test_a_str_is_the_text_itself_and_never_a_path(tmp_path):
    path = tmp_path / "config.json"
    path.write_text(VALID, encoding="utf-8")
    assert check(str(path))[0].rule == "json/syntax"


def test_a_missing_file_is_a_file_error(tmp_path):
    with pytest.raises(FileError, match=r"nope\.json: no such file"):
        check(tmp_path / "nope.json")


@pytest.mark.parametrize("ask", [check, is_valid])
def test_an_unknown_revision_is_named_with_those_that_exist(ask):
    with pytest.raises(
        ValueError, match="expected a revision among 2024-08, 2026-07, auto, got '1999'"
    ):
        ask(VALID, revision="1999")


def test_open_search_data_may_hold_anything():
    document = json.loads(VALID)
    document["docSearch"]["more"] = [None, {"deep": [1e400, -0.5]}]
    text = json.dumps(document).replace("Infinity", "1e400")
    assert check(text) == []
    assert is_valid(text)


def test_the_later_revision_knows_dates_and_needs_no_search_data():
    assert not is_valid(DATED, revision="2024-08")
    assert is_valid(DATED, revision="2026-07")
    rules = [finding.rule for finding in check(DATED, revision="2024-08")]
    assert rules == ["required", "additionalProperties"]


def test_a_file_that_is_valid_under_the_other_revision_says_so():
    notes = examine(DATED, revision="2024-08").notes
    assert notes == ("valid under revision 2026-07: check with --revision 2026-07",)
    assert examine(DATED, revision="2026-07").notes == ()
    assert examine('{"menu": []}').notes == ()


def test_numbers_of_any_size_are_read():
    digits = "9" * 5000
    text = VALID.replace('"appId": ""', f'"appId": "", "a": {digits}, "b": -1e999, "c": 1.5')
    result = examine(text)
    assert result.valid
    assert str(result.source.value["docSearch"]["a"]) == digits
    assert result.source.value["docSearch"]["c"] == 1.5


@pytest.mark.parametrize(
    ("document", "valid"),
    [("[]", False), ("null", False), ("0", False), ('""', False), ("true", False), ("{}", False)],
)
def test_anything_but_an_object_is_invalid(document, valid):
    assert is_valid(document) is valid
    assert check(document)


def test_a_duplicate_key_is_a_finding_though_the_last_value_is_valid():
    text = VALID.replace('"sections": []', '"sections": 1,\n  "sections": []')
    result = examine(text)
    [finding] = result.findings
    assert (finding.rule, finding.pointer, finding.property) == (
        "json/duplicate-key",
        "",
        "sections",
    )
    assert (finding.line, finding.column, finding.end_column) == (2, 3, 13)
    assert "line 1, column 61" in finding.message
    assert result.valid
    assert is_valid(text)


def test_a_value_that_a_later_duplicate_key_replaces_must_be_json_too():
    for lost in ("NaN", '"\\ud800"', "[" * 1001 + "]" * 1001):
        text = VALID.replace('"sections": []', f'"sections": {lost}, "sections": []')
        assert not is_valid(text)
        assert not examine(text).source.is_json


def test_a_byte_order_mark_is_a_warning_and_takes_no_column():
    for text in (VALID, VALID.replace('"sections"', '"section"')):
        data = b"\xef\xbb\xbf" + text.encode()
        first, *rest = check(data)
        assert (first.rule, first.severity, first.line, first.column) == (
            "json/byte-order-mark",
            "warning",
            1,
            1,
        )
        assert rest == check(text)
        assert is_valid(data) == is_valid(text)


def test_findings_stand_in_document_order():
    text = '{"x": 1, "docSearch": {}, "sections": [{"children": 3, "label": null}], "sections": 1}'
    places = [(finding.line, finding.column) for finding in check(text)]
    assert places == sorted(places)
    assert len(places) == 6


MANY = {
    "values": "1," * 60_000 + "1]}",
    "names": "]," + ",".join(f'"{number}": 1' for number in range(60_000)) + "}",
    "repeated names": "]," + ",".join(['"a": 1'] * 60_000) + "}",
}


@pytest.mark.parametrize("rest", MANY.values(), ids=MANY)
def test_the_number_of_findings_of_a_kind_is_limited(rest):
    findings = check('{"sections": [' + rest, revision="2026-07")
    assert len([finding for finding in findings if finding.property != "a"]) in (0, 50_000)
    assert len(findings) in (50_000, 50_001)


def test_a_text_that_cannot_be_written_as_utf_8_is_refused():
    text = VALID.replace('"sections"', '"\ud800", "sections"')
    [finding] = check(text)
    assert (finding.rule, finding.line, finding.column) == ("json/lone-surrogate", 1, 62)
    assert not is_valid(text)


@pytest.mark.parametrize("number", ["1e99999999999999999999", "-1E+99999999999999999999"])
def test_a_number_of_any_size_is_a_number(number):
    text = VALID.replace('"appId": ""', f'"appId": "", "x": {number}')
    assert is_valid(text)
    assert check(text) == []
    [finding] = check(VALID.replace('"sections": []', f'"sections": {number}'))
    assert finding.rule == "type"
    assert "9E+999999999999999999" in finding.message


def test_a_result_with_too_many_findings_is_truncated():
    result = examine('{"sections": [' + "1," * 60_000 + "1]}", revision="2026-07")
    assert result.is_truncated
    assert not examine("{}").is_truncated


def test_the_pointer_of_a_name_in_a_replaced_value_leads_to_an_existing_object():
    text = '{"sections": [{"a": 1, "a": 2}, 3], "sections": 5, "users": {"b": 1, "b": 2}}'
    pointers = [f.pointer for f in check(text) if f.rule == "json/duplicate-key"]
    assert pointers == ["", "", "/users"]
