from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from operations_status.messages.media_types import prefers_events


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
def test_who_would_rather_have_events_gets_them(accept):
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
def test_everyone_else_gets_json(accept):
    assert not prefers_events(accept)


@given(st.binary(max_size=200) | st.text('text/event-stream,;q=.01"*', max_size=60).map(str.encode))
def test_no_header_breaks_anything(accept):
    assert prefers_events(accept) in {True, False}
