from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from operations_status.errors import InvalidTokenError
from operations_status.messages.headers import prefers_events, read_headers, read_wait


def test_repeated_headers_are_joined():
    headers = [(b"prefer", b"a"), (b"x", b"y"), (b"accept", b"b"), (b"prefer", b"c")]
    assert read_headers({"headers": headers}) == {b"prefer": b"a, c", b"accept": b"b"}


def test_several_tokens_are_refused():
    with pytest.raises(InvalidTokenError, match="More than one"):
        read_headers({"headers": [(b"authorization", b"a"), (b"authorization", b"a")]})


@pytest.mark.parametrize(
    "accept",
    [
        b"text/event-stream",
        b"Text/Event-Stream",
        b"text/event-stream;charset=utf-8",
        b"text/event-stream, */*",
        b"*/*, text/event-stream",
        b"text/event-stream, application/*",
        b"application/json;q=0.5, text/event-stream;q=0.6",
        b"text/event-stream;q=0.1",
        b'application/json;q=0.2;x="a,b", text/event-stream',
        b"application/json; q=0, text/event-stream; q=0.001",
    ],
)
def test_events_are_preferred_if_they_are_named(accept):
    assert prefers_events(accept)


@pytest.mark.parametrize(
    "accept",
    [
        b"",
        b"*/*",
        b"text/*",
        b"text/html, */*;q=0.8",
        b"application/json",
        b"application/json, text/event-stream",
        b"text/event-stream;q=0.5, application/json",
        b"text/event-stream;q=0.5, */*",
        b"text/event-stream;q=0",
        b"text/event-stream;q=0.000, image/png",
        b"text/event-streams",
        b'application/x;a="text/event-stream"',
    ],
)
def test_json_is_preferred_otherwise(accept):
    assert not prefers_events(accept)


@given(st.binary(max_size=200) | st.text('text/event-stream,;q=.01"*', max_size=60).map(str.encode))
def test_random_accept_headers_are_parsed(accept):
    assert prefers_events(accept) in {True, False}


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
def test_the_first_wait_of_prefer_applies(prefer, seconds):
    assert read_wait(prefer) == seconds


@given(st.binary(max_size=200) | st.text('wait="\\,;=0 ', max_size=60).map(str.encode))
def test_random_prefer_headers_are_parsed(prefer):
    seconds = read_wait(prefer)
    assert seconds is None or seconds >= 0
