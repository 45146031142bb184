from __future__ import annotations

from urllib.parse import urlencode
from uuid import UUID

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from operations_status.errors import InvalidFilterError
from operations_status.filters import ANY, OperationFilter, parse_filter, parse_operation_id

UID = UUID("cd4da319-fa9e-4987-ac4e-e57b2aac248b")


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (b"", ANY),
        (b"&&", ANY),
        (b"pid=&uid=&name=&tags=", ANY),
        (b"tags=,%20,", ANY),
        (b"other=1&pids=2", ANY),
        (b"pid=21632", OperationFilter(pid=21632)),
        (b"pid=-2147483648", OperationFilter(pid=-(2**31))),
        (b"pid=2147483647", OperationFilter(pid=2**31 - 1)),
        (b"pid=%2B5", OperationFilter(pid=5)),
        (b"pid=+5+", OperationFilter(pid=5)),
        (b"pid=000000000000007", OperationFilter(pid=7)),
        (b"PID=1&Name=a&TAGS=b", OperationFilter(pid=1, name="a", tags=frozenset("b"))),
        (b"uid=cd4da319-fa9e-4987-ac4e-e57b2aac248b", OperationFilter(uid=UID)),
        (b"uid=CD4DA319FA9E4987AC4EE57B2AAC248B", OperationFilter(uid=UID)),
        (b"name=+a%20", OperationFilter(name=" a ")),
        (b"name=%C3%A9", OperationFilter(name="é")),
        ("name=é".encode(), OperationFilter(name="é")),
        (b"name=%ff", OperationFilter(name="�")),
        (b"tags=a,b", OperationFilter(tags=frozenset("ab"))),
        (b"tags=a&tags=+b+%2C,c&tags=", OperationFilter(tags=frozenset("abc"))),
        (b"pid=&pid=5", OperationFilter(pid=5)),
    ],
)
def test_a_query_becomes_a_filter(query, expected):
    assert parse_filter(query) == expected


@pytest.mark.parametrize(
    "pid", ["abc", "1.5", "2147483648", "-2147483649", "1_0", "٣", "0x1", "9" * 5000]
)
def test_a_pid_that_is_no_signed_32_bit_integer_is_refused(pid):
    with pytest.raises(InvalidFilterError) as refused:
        parse_filter(urlencode({"pid": pid}).encode())
    (message,) = refused.value.errors["pid"]
    assert message.startswith(f"The value '{pid[:100]}")
    assert message.endswith("' is not a signed 32-bit integer.")
    assert len(message) < 200


@pytest.mark.parametrize(
    "uid",
    [
        "xyz",
        str(UID)[:-1],
        "{" + str(UID) + "}",
        f"urn:uuid:{UID}",
        "cd4da319-fa9e4987ac4e-e57b2aac248b",
    ],
)
def test_a_uid_that_is_no_guid_is_refused(uid):
    with pytest.raises(InvalidFilterError) as refused:
        parse_filter(urlencode({"uid": uid}).encode())
    assert refused.value.errors == {"uid": [f"The value '{uid}' is not a GUID."]}


def test_everything_that_is_wrong_is_told_at_once():
    with pytest.raises(InvalidFilterError) as refused:
        parse_filter(b"pid=abc&UID=1&name=a&Name=b&tags=x")
    assert refused.value.errors == {
        "pid": ["The value 'abc' is not a signed 32-bit integer."],
        "uid": ["The value '1' is not a GUID."],
        "name": ["The parameter was given 2 times, not once."],
    }
    assert "pid: The value 'abc'" in str(refused.value)


@settings(deadline=None)
@given(
    st.binary() | st.text().map(lambda text: urlencode({"name": text}, errors="replace").encode())
)
@example(b"name=%ed%a0%80")
@example(b"tags=\xff\xfe")
def test_any_bytes_become_a_filter_that_a_database_can_take_or_are_refused(query):
    try:
        wanted = parse_filter(query)
    except InvalidFilterError:
        return
    assert isinstance("".join([wanted.name or "", *wanted.tags]).encode(), bytes)


@pytest.mark.parametrize("text", [str(UID), str(UID).upper(), UID.hex])
def test_an_operation_id_is_read_in_any_case_with_and_without_hyphens(text):
    assert parse_operation_id(text) == UID


@pytest.mark.parametrize("text", ["", "1", " " + str(UID), "x" * 32])
def test_an_operation_id_that_is_no_guid_is_refused(text):
    with pytest.raises(InvalidFilterError) as refused:
        parse_operation_id(text)
    assert refused.value.errors == {"operationId": [f"The value '{text}' is not a GUID."]}
