"""The tour of the code in the documentation, compared with the functions that really run."""

from __future__ import annotations

import re
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import operations_status
import pytest
from operations_status import Recorder, Settings, create_app
from operations_status.auth.generation import with_temporary_key

if TYPE_CHECKING:
    from collections.abc import Iterator, MutableMapping
    from types import FrameType

SOURCES = Path(operations_status.__file__).parent
PAGE = Path(__file__).parents[3] / "docs/operations-status/tour.md"
STOP = re.compile(r"^\d+\. \[`(.+?)`\]\(\S+/src/operations_status/(\S+)\):$", re.MULTILINE)

HEARTBEAT = ("recording/heartbeat.py", "Heartbeat._run")
"""The call with which the thread of a recorder begins."""

needs_page = pytest.mark.skipif(not PAGE.exists(), reason="the tour is not beside this package")


def read_stops(heading: str) -> list[tuple[str, str]]:
    """Return the stops below a heading of the page: file and function."""
    section = PAGE.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return [(file, function) for function, file in STOP.findall(section)]


@contextmanager
def follow() -> Iterator[list[tuple[str, str]]]:
    """Within a block, list the calls of functions of the package: file and function.

    Calls in this thread count, and in threads that start within the block.
    """
    calls: list[tuple[str, str]] = []

    def note(frame: FrameType, event: str, _: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and SOURCES in path.parents:
            # A closure counts as the function that has made it.
            function = frame.f_code.co_qualname.partition(".<locals>")[0]
            calls.append((path.relative_to(SOURCES).as_posix(), function))

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def list_rooms(calls: list[tuple[str, str]]) -> list[str]:
    """Return the files of calls, in the order of first entry."""
    return list(dict.fromkeys(file for file, _ in calls))


def assert_tour_is_true(stops: list[tuple[str, str]], calls: list[tuple[str, str]]) -> None:
    """Compare the stops of the page with the calls: all files, and the order of the functions."""
    assert [stop for stop in stops if stop not in calls] == []
    assert list_rooms(stops) == list_rooms(calls)
    assert stops == [call for call in dict.fromkeys(calls) if call in stops]


@pytest.fixture
def store(tmp_path):
    """The address of a SQLite store."""
    return f"sqlite:///{tmp_path / 'operations.db'}"


@pytest.fixture
def recorder(store):
    """A recorder whose heartbeat is not due while a test runs."""
    return Recorder(store, lease=600, poll_interval=600)


async def follow_request(recorder: Recorder, store: str) -> list[tuple[str, str]]:
    """Return the calls of the second of two equal requests for an operation."""
    with recorder:
        operation = recorder.create()
    settings, token = with_temporary_key(Settings(store=store))
    app = create_app(settings)
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "path": f"/operations/{operation.operation_id}",
        "query_string": b"",
        "headers": [(b"authorization", b"Bearer " + token.encode("ascii"))],
    }
    sent: list[MutableMapping[str, Any]] = []

    async def receive() -> dict[str, Any]:
        raise AssertionError("expected no reading of the body: the request has none")

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    await app.open()
    try:
        await app(dict(scope), receive, send)
        with follow() as calls:
            await app(dict(scope), receive, send)
    finally:
        await app.aclose()
    assert [message.get("status") for message in sent] == [200, None] * 2
    return calls


@needs_page
async def test_the_tour_of_a_request_lists_the_files_and_functions_that_run(recorder, store):
    calls = await follow_request(recorder, store)
    assert_tour_is_true(read_stops("One request"), calls)


@needs_page
def test_the_tour_of_an_operation_lists_the_files_and_functions_that_run(recorder, eventually):
    recorder.open()
    with follow() as calls:
        created = recorder.create()
        with recorder.attach(created.operation_id) as operation:
            eventually(lambda: HEARTBEAT in calls)
            operation.succeed()
        recorder.close()
    assert_tour_is_true(read_stops("One recorded operation"), calls)


async def test_a_request_runs_code_of_at_most_12_files(recorder, store):
    assert len(list_rooms(await follow_request(recorder, store))) <= 12


def test_the_creation_of_an_operation_runs_code_of_at_most_10_files(recorder):
    with recorder, follow() as calls:
        recorder.create()
    assert len(list_rooms(calls)) <= 10
