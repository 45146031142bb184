"""Places of values and names, and the pointers to them."""

import json

import pytest
from docs_config.sources import Document
from docs_config.text.lines import Lines, Span
from docs_config.text.positions import to_pointer

TEXT = ' {"a" : [1, {"b": [ ]}] ,"c/d~":"e\\"", "a":[ 2 ]}'
DOCUMENT = Document(TEXT, {"a": [2], "c/d~": 'e"'})


def cut(span):
    return TEXT[span.start : span.end]


def test_values_and_names_are_located():
    assert cut(DOCUMENT.locate(())) == TEXT.strip()
    assert cut(DOCUMENT.locate(("c/d~",))) == '"e\\""'
    assert cut(DOCUMENT.locate((), name="c/d~")) == '"c/d~"'


def test_the_last_one_of_duplicate_keys_is_located():
    assert DOCUMENT.locate((), name="a").start == TEXT.rindex('"a"')
    assert cut(DOCUMENT.locate(("a",))) == "[ 2 ]"
    assert cut(DOCUMENT.locate(["a", 0])) == "2"


def test_no_places_have_no_positions():
    assert DOCUMENT.locate_all([]) == {}


@pytest.mark.parametrize("path", [("x",), ("a", 7), ("c/d~", "x"), (0,)])
def test_a_place_that_does_not_exist_is_a_key_error(path):
    with pytest.raises(KeyError):
        DOCUMENT.locate(path)


@pytest.mark.parametrize(
    "text",
    [
        '{"other": 1, <"name"> : "name"}',
        '{"other": "name", <"name">:1, "more": ["name", "b"]}',
        '{"name": 1, "b": [2], <"name">: 3}',
        '{"b": {"name": 1}, <"name">: {"name": 2}}',
        '{"b": "\\\\", <"name">: "\\"name\\": 1"}',
        '{"b": 1, <"na\\u006de">: 2}',
    ],
)
def test_a_name_is_distinguished_from_text_that_looks_like_it(text):
    start, end = text.index("<"), text.index(">") - 1
    plain = text.replace("<", "").replace(">", "")
    for path, around in [((), ""), ((1,), "[0, ")]:
        whole = f"{around}{plain}{']' if around else ''}"
        document = Document(whole, json.loads(whole))
        assert document.locate(path, name="name") == Span(start + len(around), end + len(around))


@pytest.mark.parametrize("text", ['{"b": "name"}', '{"b": {"name": 1}}', '["name"]', '"name"'])
def test_a_name_that_does_not_exist_is_a_key_error(text):
    with pytest.raises(KeyError):
        Document(text, json.loads(text)).locate((), name="name")


def test_many_names_of_one_object_are_located():
    members = {f"name{number}": number for number in range(20_000)}
    text = json.dumps(members)
    found = Document(text, members).locate_all([((), name) for name in members])
    assert [text[span.start : span.end] for span in found.values()] == [f'"{n}"' for n in members]


def test_a_name_of_signs_is_distinguished_from_the_text_between_strings():
    text = '{"a": "b", ": ": 1, "c": "d"}'
    assert Document(text, json.loads(text)).locate((), name=": ") == Span(11, 15)


def test_a_value_nested_deeper_than_the_stack_is_skipped():
    deep = "[" * 900 + "]" * 900

    def locate(calls, text):
        return locate(calls - 1, text) if calls else Document(text, None).locate(("b",))

    text = f'{{"a": {deep}, "b": 1}}'
    assert locate(300, text) == Span(len(text) - 2, len(text) - 1)


def test_long_runs_of_white_space_are_skipped():
    text = "\n" * 1000 + "[" + " " * 500 + "1" + "\t" * 64 + "]"
    assert Document(text, [1]).locate((0,)) == Span(1501, 1502)


@pytest.mark.parametrize(
    ("path", "pointer"),
    [((), ""), (("a", 0), "/a/0"), (("a/b", "m~n", ""), "/a~1b/m~0n/"), (("0",), "/0")],
)
def test_a_path_becomes_a_pointer(path, pointer):
    assert to_pointer(path) == pointer


def test_lines_end_at_lf_cr_lf_and_cr_and_at_nothing_else():
    lines = Lines("a\nb\r\nc\rd\u2028e\x85f\x0bg\n")
    assert lines.count == 5
    assert [lines.line(number) for number in range(1, 6)] == [
        "a",
        "b",
        "c",
        "d\u2028e\x85f\x0bg",
        "",
    ]
    assert lines.position(2) == (2, 1)
    assert lines.position(7) == (4, 1)
    assert Lines("").position(0) == (1, 1)
