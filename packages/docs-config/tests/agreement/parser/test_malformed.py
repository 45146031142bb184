"""Texts broken at random, compared with the verdict of the slow parser."""

import json
import random

import pytest
from docs_config.checker import examine

BATCHES = 8
CASES_IN_A_BATCH = 400
PIECES = [
    '"',
    "\\",
    ",",
    ":",
    "{",
    "}",
    "[",
    "]",
    "0",
    "-",
    ".",
    "e",
    "+",
    "\n",
    "\0",
    "\x1f",
    "//",
]
PIECES += [
    "true",
    "nul",
    "NaN",
    "\\u12",
    "\\ud800",
    "\\ud83d\\ude00",
    "é",
    "\ufeff",
    "'",
    " ",
    "1e5",
]


def break_at_random(rng, text):
    """Delete, insert, replace or double a few characters at random places."""
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        at = rng.randrange(len(text) + 1)
        length = rng.choice([1, 1, 2, 5])
        action = rng.randrange(4)
        if action == 0:
            text = text[:at] + text[at + length :]
        elif action == 1:
            text = text[:at] + rng.choice(PIECES) + text[at:]
        elif action == 2:
            text = text[:at] + rng.choice(PIECES) + text[at + length :]
        else:
            text = text[: at + length] + text[at:]
    return text


@pytest.mark.parametrize("batch", range(BATCHES))
def test_broken_texts_are_refused_exactly_when_the_grammar_refuses_them(
    batch, make_case, slow_parser
):
    rng = random.Random(batch)
    refused = 0
    for number in range(CASES_IN_A_BATCH):
        text = break_at_random(rng, make_case(f"broken/{batch}/{number}").text)
        try:
            value = slow_parser(text.removeprefix("\ufeff")).parse()
        except ValueError:
            value = ...
        result = examine(text.encode())
        assert result.source.is_json == (value is not ...), text
        if result.source.is_json:
            assert result.source.value == value, text
            assert result.source.value == json.loads(text.removeprefix("\ufeff"))
            continue
        refused += 1
        finding = result.findings[-1]
        assert not result.valid
        assert finding.rule.startswith("json/"), text
        assert 1 <= finding.line <= result.lines.count, text
        assert 1 <= finding.column <= len(result.lines.line(finding.line)) + 1, text
        start, end = (finding.line, finding.column), (finding.end_line, finding.end_column)
        assert start <= end, text
    assert refused > CASES_IN_A_BATCH / 2


@pytest.mark.parametrize("batch", range(4))
def test_bytes_broken_at_random_never_raise(batch, make_case):
    rng = random.Random(-1 - batch)
    for number in range(300):
        data = bytearray(make_case(f"bytes/{batch}/{number}").data)
        for _ in range(rng.randrange(1, 4)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        result = examine(bytes(data))
        try:
            text = bytes(data).decode()
        except UnicodeDecodeError as error:
            assert [f.rule for f in result.findings if f.rule != "json/byte-order-mark"] in (
                ["json/encoding"],
                ["json/utf-16"],
            )
            before = error.object[: error.start].decode().removeprefix("\ufeff")
            if result.findings[-1].rule == "json/encoding":
                assert result.text.startswith(before)
        else:
            assert result.text == text.removeprefix("\ufeff") or result.findings
