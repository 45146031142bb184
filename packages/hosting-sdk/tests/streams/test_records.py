import json

import pytest
from hosting_sdk import _json
from hosting_sdk._streams.records import LineDecoder, ValueDecoder
from hypothesis import given, settings
from hypothesis import strategies as st

values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


def pieces(data, size):
    return [data[at : at + size] for at in range(0, len(data), size)]


def decoded(decoder, chunks):
    records = []
    for chunk in chunks:
        decoder.feed(chunk)
        while True:
            found, error = decoder.take()
            assert error is None
            if not found:
                break
            records += found
    last, rest = decoder.finish()
    assert rest == b""
    return records + last


@settings(max_examples=60)
@given(st.lists(values, max_size=5), st.integers(1, 9), st.booleans())
def test_lines_are_found_however_the_bytes_are_split(records, size, ended):
    data = b"".join(_json.dumps(record) + b"\r\n" for record in records)
    data = data if ended else data[:-2]
    assert decoded(LineDecoder(_json.loads, "a.b"), pieces(data, size)) == records


@settings(max_examples=60)
@given(
    st.lists(values, max_size=5),
    st.integers(1, 9),
    st.sampled_from(["\n", " ", "\r\n\n", "\t"]),
    st.sampled_from([None, 1]),
)
def test_values_are_found_however_the_bytes_are_split(records, size, between, indent):
    data = between.join(json.dumps(record, indent=indent) for record in records).encode()
    assert decoded(ValueDecoder(_json.loads, "a.b"), pieces(data, size)) == records


@settings(max_examples=60)
@given(st.lists(st.dictionaries(st.text(), values, max_size=3), max_size=5), st.integers(1, 9))
def test_objects_need_nothing_between_them(records, size):
    data = b"".join(map(_json.dumps, records))
    assert decoded(ValueDecoder(_json.loads, "a.b"), pieces(data, size)) == records


@pytest.mark.parametrize("kind", [LineDecoder, ValueDecoder])
def test_blank_lines_are_no_records(kind):
    assert decoded(kind(_json.loads, "a.b"), [b"\n\n1\n \r\n", b"\n2\n\n"]) == [1, 2]


@pytest.mark.parametrize(("kind", "where"), [(LineDecoder, "line 4"), (ValueDecoder, "value 3")])
def test_a_bad_record_is_an_error_with_its_number_after_the_good_ones(kind, where):
    decoder = kind(_json.loads, "a.b")
    decoder.feed(b"1\n\n")
    assert decoder.take() == ([1], None)
    assert decoder.take() == ([], None)
    decoder.feed(b"2\n{]}\n3\n")
    records, error = decoder.take()
    assert records == [2]
    assert f"a.b: {where} of the stream is not JSON" in str(error)
    assert error.issues[0].path == where
    assert str(error.raw_value).startswith("{]")


@pytest.mark.parametrize("kind", [LineDecoder, ValueDecoder])
def test_an_incomplete_record_at_the_end_is_returned(kind):
    decoder = kind(_json.loads, "a.b")
    decoder.feed(b'{"a": "b')
    assert decoder.finish() == ([], b'{"a": "b')
    assert decoder.finish() == ([], b"")


def test_records_are_handed_out_a_few_at_a_time():
    decoder = LineDecoder(_json.loads, "a.b")
    decoder.feed(b"1\n" * 150)
    assert [len(decoder.take()[0]) for _ in range(4)] == [64, 64, 22, 0]


def test_no_record_is_lost_behind_many_blank_lines():
    decoder = LineDecoder(_json.loads, "a.b")
    decoder.feed(b"\n" * 200 + b"1\n")
    assert decoder.take() == ([1], None)
