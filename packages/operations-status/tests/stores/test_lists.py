"""Pages and filters of lists; the fixture `store` is each store in turn."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta
from itertools import combinations
from typing import Any
from uuid import UUID

import pytest
from operations_status.filters import ANY, Cursor, OperationFilter, Search
from operations_status.operations import Operation, OperationFailure, OperationState, Process
from samples import PROCESS

START = datetime(2026, 3, 1, tzinfo=UTC)
FAILURE = OperationFailure(code="CommandFailed", message="no")


def make(number, **fields):
    """Return an operation that was created this number of seconds after START."""
    given: dict[str, Any] = {
        "process": PROCESS,
        "created": START + timedelta(seconds=number),
    } | fields
    if given.get("status") == "Failed":
        given["error"] = FAILURE
    return Operation(**given)


async def read_page(store, filter_=ANY, **options):
    """Return the identifiers of a page, and the cursor of the next page."""
    listing = await store.read_list(filter_, **options)
    pieces = [piece async for piece in listing.pieces]
    page = json.loads(b"[" + b",".join(pieces) + b"]")
    return [UUID(one["operationId"]) for one in page], listing.next_cursor


async def read_pages(store, filter_, limit, **options):
    """Return the identifiers of all pages, one after the other."""
    found, cursor = await read_page(store, filter_, limit=limit, **options)
    pages = [found]
    while cursor is not None:
        assert len(found) == limit
        found, cursor = await read_page(store, filter_, limit=limit, cursor=cursor, **options)
        pages.append(found)
        assert found, "there was a next page, so something is on it"
    return [one for page in pages for one in page]


def various_operations():
    states = list(OperationState)
    return [
        make(
            number,
            status=states[number % 5 + number % 2],
            process=Process(
                pid=number % 3, uid=UUID(int=number % 7), name=("web", "Web", "batch")[number % 3]
            ),
            egress_provider_name=(None, "archive", "Archive", "logs")[number % 4],
            tags=[tag for place, tag in enumerate("abc") if number >> place & 1],
        )
        for number in range(60)
    ]


PARTS: list[dict[str, Any]] = [
    {"pid": 1},
    {"uid": UUID(int=3)},
    {"name": "web"},
    {"name": "none"},
    {"tags": frozenset("a")},
    {"tags": frozenset("bc")},
    {"tags": frozenset("ad")},
    {"statuses": frozenset([OperationState.FAILED])},
    {"statuses": frozenset([OperationState.RUNNING, OperationState.SUCCEEDED])},
    {"statuses": frozenset(OperationState)},
    {"egress_providers": frozenset(["archive"])},
    {"egress_providers": frozenset(["archive", "Archive", "none"])},
    {"egress_providers": frozenset(f"{number}" for number in range(300)) | {"logs"}},
    {"created_after": START + timedelta(seconds=20)},
    {"created_before": START + timedelta(seconds=40)},
]
WANTED = [OperationFilter(**part) for part in PARTS] + [
    OperationFilter(**(one | other))
    for one, other in combinations(PARTS, 2)
    if one.keys() != other.keys()
]
WANTED += [
    OperationFilter(name="web", egress_providers=frozenset(["archive"]), statuses=states)
    for states in (frozenset([OperationState.FAILED]), frozenset(list(OperationState)[:4]))
]


async def test_a_list_contains_the_matching_operations_in_pages_or_at_once(store):
    operations = various_operations()
    for operation in operations:
        await store.add(operation)
    for filter_ in WANTED:
        expected = [one.operation_id for one in operations if filter_.accepts(one)]
        assert await read_page(store, filter_) == (expected, None), filter_
        assert await read_pages(store, filter_, 6) == expected, filter_
        assert [one.operation_id async for one in store.list(filter_)] == expected, filter_
        newest_first = expected[::-1]
        assert await read_page(store, filter_, descending=True) == (newest_first, None), filter_
        assert await read_pages(store, filter_, 6, descending=True) == newest_first, filter_


@pytest.mark.parametrize("is_descending", [False, True])
async def test_the_second_page_of_a_search_continues_the_first(store, is_descending):
    operations = [make(number, name="nightly") for number in range(5)]
    await store.add_many([*operations, make(5, name="hourly")])
    filter_ = OperationFilter(search=Search("night"))
    first, cursor = await read_page(store, filter_, limit=3, descending=is_descending)
    assert cursor is not None
    second, end = await read_page(store, filter_, limit=3, cursor=cursor, descending=is_descending)
    expected = [one.operation_id for one in operations]
    assert [*first, *second] == (expected[::-1] if is_descending else expected)
    assert end is None


async def test_a_page_has_a_successor_only_if_operations_remain(store):
    operations = [make(number) for number in range(5)]
    for operation in operations:
        await store.add(operation)
    expected = [one.operation_id for one in operations]
    assert await read_page(store, limit=5) == (expected, None)
    assert await read_page(store, limit=6) == (expected, None)
    page, cursor = await read_page(store, limit=4)
    assert page == expected[:4]
    assert await read_page(store, limit=1, cursor=cursor) == (expected[4:], None)
    assert await read_page(store, cursor=cursor) == (expected[4:], None)
    assert await read_page(store, OperationFilter(pid=8), limit=1) == ([], None)


async def test_pages_contain_every_operation_once_despite_writes_between_them(store):
    operations = [make(number) for number in range(20)]
    for operation in operations:
        await store.add(operation)
    page, cursor = await read_page(store, limit=7)
    older = make(-5)
    await store.add(older)
    await store.advance(operations[0].operation_id, OperationState.SUCCEEDED)
    await store.advance(operations[9].operation_id, OperationState.SUCCEEDED)
    assert await store.prune(keep=1) == 1
    newer = make(8.5)
    await store.add(newer)
    found, cursor = await read_page(store, limit=7, cursor=cursor)
    rest, cursor = await read_page(store, limit=100, cursor=cursor)
    expected = [one.operation_id for one in [*operations, older, newer]]
    assert [*page, *found, *rest] == expected
    assert cursor is None


async def test_operations_added_after_a_clock_was_set_back_follow_every_cursor(store):
    for number in range(3):
        await store.add(make(number))
    first, cursor = await read_page(store, limit=2)
    late = make(-3600)
    await store.add(late)
    found, _ = await read_page(store, limit=10, cursor=cursor)
    assert len(first) == len(found) == 2
    assert found[-1] == late.operation_id
    assert (await store.get(late.operation_id)).created == late.created
    hour_ago = OperationFilter(created_before=START - timedelta(minutes=1))
    assert (await read_page(store, hour_ago))[0] == [late.operation_id]
    since = OperationFilter(created_after=START - timedelta(minutes=1))
    assert len((await read_page(store, since))[0]) == 3
    assert await store.prune(before=START - timedelta(minutes=1)) == 0
    await store.advance(late.operation_id, OperationState.SUCCEEDED, ended=late.created)
    assert await store.prune(before=START - timedelta(minutes=1), dry_run=True) == 1
    assert await store.prune(before=START - timedelta(minutes=1)) == 1


async def test_a_page_can_end_between_operations_of_one_microsecond(store):
    operations = [make(0) for _ in range(12)]
    for operation in operations:
        await store.add(operation)
    assert await read_pages(store, ANY, 5) == [one.operation_id for one in operations]


@pytest.mark.parametrize("number", [-(2**63), -1, 0, 2**63 - 1])
async def test_a_forged_cursor_does_no_harm(store, number):
    operation = make(0)
    await store.add(operation)
    for cursor in (Cursor(number, number), Cursor(number)):
        page, following = await read_page(store, limit=1, cursor=cursor)
        assert page in ([], [operation.operation_id])
        assert following is None


async def test_bounds_of_creation_are_exact_and_exclusive_in_every_year(store):
    years = [datetime(year, 1, 1, tzinfo=UTC) for year in (1, 1500, 1826, 1970, 2112, 2113, 9999)]
    near = [START + timedelta(microseconds=number) for number in range(-2, 3)]
    last = datetime.max.replace(tzinfo=UTC)
    # Several operations in one microsecond, as a process with a coarse clock creates them.
    moments = sorted([*years, *near, *[START] * 3, last])
    operations = [make(0, created=moment) for moment in moments]
    for operation in operations:
        await store.add(operation)
    for moment in {*moments, *(one + timedelta(microseconds=1) for one in years)}:
        for filter_ in (
            OperationFilter(created_after=moment),
            OperationFilter(created_before=moment),
            OperationFilter(pid=7, created_after=moment, created_before=last),
            OperationFilter(created_after=START, created_before=moment),
        ):
            expected = {one.operation_id for one in operations if filter_.accepts(one)}
            found, _ = await read_page(store, filter_)
            assert set(found) == expected, filter_
            assert len(found) == len(expected)


async def test_a_large_page_is_read_in_pieces(store):
    operations = [make(number, egress_provider_name="x" * 5000) for number in range(40)]
    for operation in operations:
        await store.add(operation)
    listing = await store.read_list(ANY, limit=39)
    assert listing.next_cursor is not None
    pieces = [piece async for piece in listing.pieces]
    assert len(pieces) > 1
    page = json.loads(b"[" + b",".join(pieces) + b"]")
    assert [UUID(one["operationId"]) for one in page] == [
        one.operation_id for one in operations[:39]
    ]
    assert await read_page(store, limit=1, cursor=listing.next_cursor) == (
        [operations[39].operation_id],
        None,
    )


async def test_an_unread_list_can_be_closed(store):
    for number in range(40):
        await store.add(make(number, egress_provider_name="x" * 5000))
    for limit in (None, 1, 39):
        listing = await store.read_list(ANY, limit=limit)
        await listing.pieces.aclose()
    assert len((await read_page(store))[0]) == 40


async def test_lists_with_equal_versions_are_equal(store):
    async def write():
        for number in range(30):
            await store.add(make(number))

    writing = asyncio.create_task(write())
    seen = 0
    found: dict[Any, int] = {}
    while seen < 30:
        listing = await store.read_list(ANY)
        pieces = [piece async for piece in listing.pieces]
        seen = len(json.loads(b"[" + b",".join(pieces) + b"]"))
        # Operations are only added, so lists are equal if they have equal numbers of operations.
        assert found.setdefault(listing.version, seen) == seen
        await asyncio.sleep(0)
    await writing
