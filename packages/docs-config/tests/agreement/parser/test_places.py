"""Positions, compared with those that the slow parser of these tests finds."""

import json
import random

import pytest
from docs_config.checker import examine
from docs_config.sources import Document
from docs_config.text.lines import Lines

NEWLINES = {"LF": "\n", "CR LF": "\r\n", "CR": "\r"}


def assert_every_place(text, slow_parser):
    slow = slow_parser(text)
    value = slow.parse()
    document = Document(text, value)
    names = {(path[:-1], path[-1]): place for path, place in slow.names.items()}
    expected = {(path, None): place for path, place in slow.values.items()} | names
    for wanted in (expected, names):
        found = document.locate_all(wanted)
        assert {place: (span.start, span.end) for place, span in found.items()} == {
            place: expected[place] for place in wanted
        }


@pytest.mark.parametrize("newline", NEWLINES.values(), ids=NEWLINES)
def test_every_value_and_name_of_a_document_is_found(newline, make_case, write_json, slow_parser):
    for seed in range(60):
        text, _ = write_json(make_case(f"place/{seed}").document, seed=seed, newline=newline)
        assert_every_place(text, slow_parser)


def test_every_value_and_name_of_real_files_is_found(real_files, slow_parser):
    for data in real_files.values():
        result = examine(data)
        if result.source.is_json:
            assert_every_place(result.text, slow_parser)


def test_lines_and_columns_are_those_of_a_letter_by_letter_count(slow_parser):
    rng = random.Random(1)
    for _ in range(300):
        text = "".join(rng.choice("ab\n\r\té😀\u2028\u0085\x0b") for _ in range(rng.randrange(30)))
        slow, lines = slow_parser(text), Lines(text)
        for offset in range(len(text) + 1):
            if text[offset - 1 : offset + 1] != "\r\n":
                assert lines.position(offset) == slow.place(offset), (text, offset)


def test_findings_of_documents_with_mistakes_are_where_the_slow_parser_finds_them(
    make_case, slow_parser
):
    for seed in range(200):
        case = make_case(f"slow/{seed}")
        slow = slow_parser(case.text)
        slow.parse()
        for finding in examine(case.data).findings:
            if finding.rule in ("type", "required", "enum"):
                document = Document(case.text, json.loads(case.text))
                span = document.locate(
                    next(p for p in slow.values if pointer(p) == finding.pointer)
                )
                assert slow.place(span.start) == (finding.line, finding.column)


def pointer(path):
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)
