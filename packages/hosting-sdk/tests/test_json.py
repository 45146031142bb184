"""JSON with the standard library, as strict as with orjson."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hosting_sdk import _json

orjson = pytest.importorskip("orjson")

CYCLE: list[object] = []
CYCLE.append(CYCLE)

BLOCKED = """
import sys
sys.modules["orjson"] = None
from hosting_sdk import _json
import hosting_sdk.conversion
print(_json.loads is _json.standard_loads)
print(_json.dumps({"a": [1, "é"]}).decode("utf-8") == '{"a":[1,"é"]}')
"""


@pytest.mark.parametrize(
    "text",
    [
        "null",
        ' {"a": [1, -2.5e3, true, "\\u00e9\\ud83d\\ude00"], "b": {}} \n',
        "9223372036854775807",
        '"é"',
        b'"\xc3\xa9"',
        bytearray(b"[1]"),
        memoryview(b"[1]"),
    ],
)
def test_json_is_read_as_orjson_reads_it(text):
    assert _json.standard_loads(text) == orjson.loads(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "NaN",
        "[-Infinity]",
        "{'a': 1}",
        '"\\ud800"',
        '["\\uD83D"]',
        b'"\xff"',
        b"\xef\xbb\xbf1",
        '"a\nb"',
        "01",
        "[" * 200_000 + "]" * 200_000,
    ],
)
def test_text_that_orjson_refuses_is_refused(text):
    with pytest.raises(json.JSONDecodeError):
        orjson.loads(text)
    with pytest.raises(json.JSONDecodeError):
        _json.standard_loads(text)


def test_a_number_of_too_many_digits_is_refused():
    with pytest.raises(json.JSONDecodeError):
        _json.standard_loads("9" * 5000)


def test_a_large_integer_stays_exact_without_orjson():
    number = 2**64
    assert _json.standard_loads(_json.standard_dumps([number])) == [number]


@pytest.mark.parametrize(
    "value", [None, {"a": [1, 2.5, True, "é\n\x7f\u2028\U0001f600", []], "b": {}}, "", [], -1]
)
def test_json_is_written_as_orjson_writes_it(value):
    assert _json.standard_dumps(value) == _json.dumps(value)
    assert _json.standard_dumps_indented(value) == _json.dumps_indented(value)


@pytest.mark.parametrize("value", [object(), b"a", {1, 2}, "\ud800", CYCLE])
def test_values_that_orjson_refuses_are_refused(value):
    with pytest.raises(TypeError):
        orjson.dumps(value)
    with pytest.raises(TypeError):
        _json.standard_dumps(value)


def test_the_sdk_runs_without_orjson():
    ran = subprocess.run(
        [sys.executable, "-c", BLOCKED], capture_output=True, encoding="utf-8", check=True
    )
    assert ran.stdout.split() == ["True", "True"]
