from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from operations_status.running.progress_lines import ProgressLines

OUTPUT = (
    b"one\n::progress 0.25 a quarter\ntwo\r\n::progress 50%\r\n::progress - unknown \xc3\xa4\n"
    b"x ::progress 0.9 within a line\n::progress 2\n::progress nan\n::progress\n::prog"
)
REST = (
    b"one\ntwo\r\nx ::progress 0.9 within a line\n::progress 2\n::progress nan\n::progress\n::prog"
)
REPORTS = [(0.25, "a quarter"), (0.5, None), (None, "unknown \u00e4")]


def take(*pieces):
    """Return the pieces of output that are passed on, and the progress that is reported."""
    written: list[bytes] = []
    reported: list[tuple[float | None, str | None]] = []
    lines = ProgressLines(written.append, lambda *report: reported.append(report))
    for piece in (*pieces, b""):
        lines.feed(piece)
    return written, reported


@given(cuts=st.lists(st.integers(0, len(OUTPUT)), max_size=8).map(sorted))
def test_progress_is_removed_from_output_in_pieces_of_any_size(cuts):
    edges = [0, *cuts, len(OUTPUT)]
    pieces = [OUTPUT[a:b] for a, b in pairwise(edges) if a != b]
    written, reported = take(*pieces)
    assert b"".join(written) == REST
    assert reported == REPORTS


def test_other_output_is_passed_on_immediately():
    written: list[bytes] = []
    lines = ProgressLines(written.append, lambda *_: None)
    for piece in (b"Password: ", b"::", b"::progressive ", b"\n:"):
        lines.feed(piece)
    assert written == [b"Password: ", b"::", b"::progressive ", b"\n"]


def test_an_overlong_line_is_passed_on_before_it_ends():
    written: list[bytes] = []
    lines = ProgressLines(written.append, lambda *_: None)
    lines.feed(b"::progress 0.5 ")
    assert written == []
    lines.feed(b"m" * 9000)
    assert written == [b"::progress 0.5 " + b"m" * 9000]


@pytest.mark.parametrize(
    ("line", "reported"),
    [
        (b"::progress 1", [(1.0, None)]),
        (b"::progress 0 begun", [(0.0, "begun")]),
        (b"::progress 100% done", [(1.0, "done")]),
        (b"::progress 101%", []),
        (b"::progress 1.1", []),
        (b"::progress -0.1", []),
        (b"::progress 0.5x", []),
        (b"::progress 0.5 " + b"m" * 2000, [(0.5, "m" * 1000)]),
        (b"::progress 0.5 " + b"m" * 9000, []),
    ],
)
def test_a_line_is_progress_or_output(line, reported):
    for end in (b"", b"\n"):
        written, found = take(line + end)
        assert found == reported
        assert b"".join(written) == (b"" if reported else line + end)


@given(st.lists(st.binary(max_size=20)))
def test_output_without_progress_is_unchanged(pieces):
    assert b"".join(take(*pieces)[0]) == b"".join(pieces)
