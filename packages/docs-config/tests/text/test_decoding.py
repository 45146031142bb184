"""Bytes that are not UTF-8."""

import pytest
from docs_config.checker import examine, is_valid

TEXT = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": []}'


@pytest.mark.parametrize(
    "encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"]
)
def test_wide_encodings_are_named(encoding):
    data = TEXT.encode(encoding)
    result = examine(data)
    [finding] = result.findings
    assert (finding.rule, finding.line, finding.column) == ("json/utf-16", 1, 1)
    assert encoding[:6].upper() in finding.message
    assert result.text == TEXT
    assert not is_valid(data)


@pytest.mark.parametrize("mark", [b"\xff\xfe", b"\xfe\xff", b"\xff\xfe\0\0", b"\0\0\xfe\xff"])
def test_the_byte_order_mark_of_a_wide_encoding_is_enough(mark):
    [finding] = examine(mark).findings
    assert (finding.rule, finding.end_column) == ("json/utf-16", 1)


def test_a_byte_that_is_not_utf_8_is_named_where_it_stands():
    data = '{\r\n  "é😀": "\udce9t\udce9"}'.encode("utf-8", "surrogateescape")
    result = examine(data)
    [finding] = result.findings
    assert (finding.rule, finding.line, finding.column) == ("json/encoding", 2, 10)
    assert (finding.end_line, finding.end_column) == (2, 11)
    assert "0xE9 (byte 17 of the file)" in finding.message
    assert finding.hint == "save the file as UTF-8; in Windows-1252 this would be é"
    assert result.lines.line(2) == '  "é😀": "\ufffdt\ufffd"}'
    assert not is_valid(data)


def test_a_byte_that_is_no_letter_in_windows_1252_has_no_guess():
    [finding] = examine(b'["\x81"]').findings
    assert finding.hint == "save the file as UTF-8"


def test_an_incomplete_character_at_the_end_is_named():
    [finding] = examine(b'["' + "é".encode()[:1]).findings
    assert (finding.rule, finding.column, finding.end_column) == ("json/encoding", 3, 4)


def test_a_byte_order_mark_before_bytes_that_are_not_utf_8_takes_no_column():
    mark, finding = examine(b'\xef\xbb\xbf["\xff"]').findings
    assert mark.rule == "json/byte-order-mark"
    assert (finding.rule, finding.line, finding.column) == ("json/encoding", 1, 3)
