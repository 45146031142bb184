"""The tour of the code in the documentation, compared with the functions that really run."""

from __future__ import annotations

import re
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import hosting_sdk
import pytest
from hosting_sdk import Client
from hosting_sdk._transport.secrets import SecretText
from hosting_sdk.mcp._options import ServerOptions
from hosting_sdk.mcp._server import ToolServer
from mcp.client.client import Client as ToolClient

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

    from hosting_sdk.testing import FakePlatform

SOURCES = Path(hosting_sdk.__file__).parent
PAGE = Path(__file__).parents[3] / "docs/hosting-sdk/tour.md"
STOP = re.compile(r"^\d+\. \[`(.+?)`\]\(\S+/src/hosting_sdk/(\S+)\):$", re.MULTILINE)

pytest.importorskip("orjson")  # with it, a call runs the functions that the tour lists
needs_page = pytest.mark.skipif(not PAGE.exists(), reason="the tour is not beside this package")


def read_stops(heading: str) -> list[tuple[str, str]]:
    """Return the stops below a heading of the page: file and function."""
    section = PAGE.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    stops = [(file, function) for function, file in STOP.findall(section)]
    if sys.version_info >= (3, 12):
        # Calls of a declared method are not reported: its coroutine is closed before it runs.
        return [(file, function) for file, function in stops if not file.startswith("groups/")]
    return stops


@contextmanager
def follow() -> Iterator[list[tuple[str, str]]]:
    """Within a block, list the calls of the package's functions in this thread: file and function.

    The fake platform runs in a thread of its own, so its calls do not count.
    """
    calls: list[tuple[str, str]] = []

    def note(frame: FrameType, event: str, _: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and SOURCES in path.parents:
            # A closure counts as the function that has made it.
            function = frame.f_code.co_qualname.partition(".<locals>")[0]
            calls.append((path.relative_to(SOURCES).as_posix(), function))

    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)


def list_rooms(calls: list[tuple[str, str]]) -> list[str]:
    """Return the files of calls, in the order of first entry."""
    return list(dict.fromkeys(file for file, _ in calls))


def assert_tour_is_true(stops: list[tuple[str, str]], calls: list[tuple[str, str]]) -> None:
    """Compare the stops of the page with the calls: all files, and the order of the functions."""
    assert [stop for stop in stops if stop not in calls] == []
    assert list_rooms(stops) == list_rooms(calls)
    assert stops == [call for call in dict.fromkeys(calls) if call in stops]


async def follow_call(platform: FakePlatform) -> list[tuple[str, str]]:
    """Return the calls of one method, the second of a client."""
    async with Client(platform.token, server_url=platform.url) as client:
        await client.teams.get_team(team_id="team_1")
        with follow() as calls:
            await client.teams.get_team(team_id="team_1")
    return calls


async def follow_tool_call(platform: FakePlatform) -> list[tuple[str, str]]:
    """Return the calls of one tool, the second of a server."""
    server = ToolServer(ServerOptions(token=SecretText(platform.token), server_url=platform.url))
    async with ToolClient(server.build()) as application:
        await application.call_tool("teams_get_team", {"team_id": "team_1"})
        with follow() as calls:
            result = await application.call_tool("teams_get_team", {"team_id": "team_1"})
    assert not result.is_error
    return calls


@needs_page
async def test_the_tour_of_a_call_lists_the_files_and_functions_that_run(fake_platform):
    assert_tour_is_true(read_stops("One call"), await follow_call(fake_platform))


@needs_page
async def test_the_tour_of_a_tool_call_lists_the_files_and_functions_that_run(fake_platform):
    assert_tour_is_true(read_stops("One tool call"), await follow_tool_call(fake_platform))


async def test_a_call_runs_code_of_at_most_11_files(fake_platform):
    assert len(list_rooms(await follow_call(fake_platform))) <= 11


async def test_a_tool_call_runs_code_of_at_most_17_files(fake_platform):
    assert len(list_rooms(await follow_tool_call(fake_platform))) <= 17
