from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from operations_status.messages.preferences import read_wait


@pytest.mark.parametrize(
    ("prefer", "seconds"),
    [
        (b"wait=10", 10),
        (b"Wait = 10", 10),
        (b'wait="10"', 10),
        (b"wait=0", 0),
        (b"respond-async, wait=10", 10),
        (b"wait=10; a=b, respond-async", 10),
        (b'return=minimal; foo="a, wait=3; b", wait=5', 5),
        (b'x="\\", wait=3", wait=5', 5),
        (b"wait=10, wait=20", 10),
        (b"wait=x, wait=20", None),
        (b"wait", None),
        (b"wait=", None),
        (b"wait=-1", None),
        (b"wait=1.5", None),
        (b"wait=1234567890", None),
        (b"waiting=3", None),
        (b'"wait=3"', None),
        (b"", None),
    ],
)
def test_the_first_wait_counts(prefer, seconds):
    assert read_wait(prefer) == seconds


@given(st.binary(max_size=200) | st.text('wait="\\,;=0 ', max_size=60).map(str.encode))
def test_no_header_breaks_anything(prefer):
    seconds = read_wait(prefer)
    assert seconds is None or seconds >= 0
