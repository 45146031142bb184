import pytest
from aiohttp import web
from hosting_sdk import InvalidRequestError, PagingError, ServiceError, SyncClient
from hosting_sdk._operations import Call
from hosting_sdk._paging import Paginator
from hosting_sdk._types import Operation, Paging, Parameter, Result
from hosting_sdk.functions import deployments_get_deployments


@pytest.fixture
def pages(server):
    """Three pages of two deployments, newest first."""

    async def page(request):
        until = int(request.query.get("until", 7))
        found = [deployment(number) for number in range(until - 1, max(until - 3, 0), -1)]
        following = until - 2 if until > 3 else None
        return web.json_response(
            {"deployments": found, "pagination": {"count": 2, "next": following, "prev": None}}
        )

    server.default = page


def deployment(number):
    return {
        "uid": f"d{number}",
        "name": "n",
        "projectId": "p",
        "url": "u",
        "created": number,
        "createdAt": number,
        "source": "cli",
        "state": "READY",
        "readyState": "READY",
        "type": "LAMBDAS",
        "creator": {"uid": "c"},
        "inspectorUrl": None,
    }


async def test_every_item_of_every_page_comes_once(server, client, pages):
    found = [
        item.uid async for item in client.paginate(client.deployments.get_deployments, limit=2)
    ]
    assert found == ["d6", "d5", "d4", "d3", "d2", "d1"]
    assert [dict(request.query) for request in server.asked] == [
        {"limit": "2"},
        {"limit": "2", "until": "5"},
        {"limit": "2", "until": "3"},
    ]


async def test_the_pages_come_as_the_method_returns_them(client, pages):
    counts = [
        page.pagination.count
        async for page in client.paginate(client.deployments.get_deployments).pages()
    ]
    assert counts == [2, 2, 2]


@pytest.mark.parametrize(("most", "requests"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (9, 3)])
async def test_max_items_limits_the_items_and_the_requested_pages(
    server, client, pages, most, requests
):
    paginator = client.paginate(client.deployments.get_deployments).max_items(most)
    found = [item.uid async for item in paginator]
    assert found == ["d6", "d5", "d4", "d3", "d2", "d1"][:most]
    assert len(server.asked) == requests
    assert [item async for item in paginator] == []


async def test_the_cursor_stays_on_a_page_with_items_left(client, pages):
    paginator = client.paginate(client.deployments.get_deployments).max_items(3)
    assert [item.uid async for item in paginator] == ["d6", "d5", "d4"]
    assert paginator.cursor == 5
    assert [item.uid async for item in paginator.max_items(9)] == ["d4", "d3", "d2", "d1"]


async def test_pages_end_with_the_one_that_reaches_max_items(client, pages):
    paginator = client.paginate(client.deployments.get_deployments).max_items(3)
    assert [len(page.deployments) async for page in paginator.pages()] == [2, 2]


@pytest.mark.parametrize("count", [-1, True, "3", None])
async def test_an_invalid_max_items_is_refused(client, count):
    paginator = client.paginate(client.deployments.get_deployments)
    with pytest.raises(InvalidRequestError, match="max_items must be a number of at least 0"):
        paginator.max_items(count)


def test_a_sync_paginator_has_max_items_too(fake_platform):
    with SyncClient(fake_platform.token, server_url=fake_platform.url) as client:
        paginator = client.paginate(client.teams.get_teams).max_items(1)
        assert len(list(paginator)) == 1


async def test_standalone_functions_have_pages_too(client, pages):
    assert len([item async for item in client.paginate(deployments_get_deployments)]) == 6


async def test_paging_goes_on_where_it_was_left(client, pages):
    paginator = client.paginate(client.deployments.get_deployments)
    assert (paginator.argument, paginator.cursor) == ("until", None)
    async for item in paginator:
        if item.uid == "d4":
            break
    assert paginator.cursor == 5
    again = client.paginate(client.deployments.get_deployments, until=paginator.cursor)
    assert [item.uid async for item in again] == ["d4", "d3", "d2", "d1"]
    assert [item.uid async for item in paginator] == ["d4", "d3", "d2", "d1"]
    assert paginator.cursor is None
    assert [item async for item in paginator] == []


async def test_paging_goes_on_after_an_error(server, client, pages):
    async def broken(request):
        return web.Response(status=400)

    paginator = client.paginate(client.deployments.get_deployments)
    found = []
    with pytest.raises(ServiceError):  # noqa: PT012 the loop is what raises
        async for item in paginator:
            found.append(item.uid)
            if item.uid == "d5":
                server.answers = [broken]
    found += [item.uid async for item in paginator]
    assert found == ["d6", "d5", "d4", "d3", "d2", "d1"]


@pytest.fixture
def numbers():
    """A method with items and cursor at the top level of its result, without types."""
    return Operation(
        "numbers.list",
        "GET",
        "/v1/numbers",
        (Parameter("from", "from_", "query"),),
        results=(Result(200, "application/json", "json"),),
        paging=Paging("numbers", ("next",), "from_"),
        safe=True,
    )


def listed(client, operation):
    return Paginator(client._transport, Call(operation, {}))


@pytest.mark.parametrize("cursors", [["a", "a"], ["a", "b", "a"]])
async def test_a_cursor_that_does_not_advance_is_an_error(server, client, numbers, cursors):
    server.answers = [{"numbers": [1], "next": cursor} for cursor in cursors]
    paginator, found = listed(client, numbers), []
    with pytest.raises(PagingError, match="the cursor 'a' does not advance") as caught:  # noqa: PT012 the loop is what raises
        async for number in paginator:
            found.append(number)  # noqa: PERF401 keeps the items before an error
    assert found == [1] * len(cursors)
    assert caught.value.cursor == cursors[-2]


async def test_a_cursor_that_is_an_object_is_an_error(server, client, numbers):
    server.default = {"numbers": [1], "next": {"page": 2}}
    with pytest.raises(PagingError, match="expected text or a number as a cursor"):
        _ = [number async for number in listed(client, numbers)]


@pytest.mark.parametrize("last", [{"next": None}, {}, {"next": ""}])
async def test_no_cursor_is_the_end(server, client, numbers, last):
    server.answers = [{"numbers": [1], "next": 5}, {"numbers": [2], **last}]
    assert [number async for number in listed(client, numbers)] == [1, 2]


@pytest.mark.parametrize("page", [{"next": None}, {"numbers": None}, {"numbers": {}}])
async def test_a_page_without_its_items_is_an_error(server, client, numbers, page):
    server.default = page
    with pytest.raises(PagingError, match="expected a list at 'numbers'"):
        _ = [number async for number in listed(client, numbers)]


async def test_a_page_that_is_not_an_object_is_an_error(server, client, numbers):
    server.default = "page"
    with pytest.raises(PagingError, match="expected an object with 'numbers', got str"):
        _ = [number async for number in listed(client, numbers)]


async def test_the_result_itself_may_be_the_list(server, client, numbers):
    server.answers = [[1, 2]]
    whole = numbers._replace(paging=Paging("", (), "from_"))
    paginator = listed(client, whole)
    page = await paginator.next_page()
    assert paginator.items_of(page) == [1, 2]


async def test_a_method_without_pages_is_refused(client):
    with pytest.raises(InvalidRequestError, match=r"teams.getTeam does not return pages"):
        client.paginate(client.teams.get_team, team_id="t")


async def test_counted_pages_are_followed_to_the_last(server, client, numbers):
    counted = numbers._replace(paging=Paging("numbers", ("at", "page"), "from_", ("at", "of")))
    server.answers = [{"numbers": [n], "at": {"page": n, "of": 3}} for n in (1, 2, 3)]
    assert [number async for number in listed(client, counted)] == [1, 2, 3]
    assert [dict(request.query) for request in server.asked] == [{}, {"from": "2"}, {"from": "3"}]
    server.answers = [{"numbers": [1], "at": {"page": 1}}, {"numbers": [1]}]
    assert [number async for number in listed(client, counted)] == [1]
    assert [number async for number in listed(client, counted)] == [1]


async def test_a_page_that_lost_its_cursor_is_an_error_and_not_the_end(server, make_client):
    server.default = {"deployments": [], "pagination": {"count": 0, "prev": None}}
    client = make_client(response_validation="off")
    with pytest.raises(PagingError, match="the page has no 'next', so the next page is unknown"):
        _ = [item async for item in client.paginate(client.deployments.get_deployments)]


async def test_a_page_whose_optional_list_is_absent_is_the_last(server, client):
    server.answers = [{}]
    groups = client.paginate(client.access_groups.list_access_groups)
    assert [group async for group in groups] == []


async def test_a_function_that_is_not_a_method_is_refused(client):
    with pytest.raises(InvalidRequestError, match="print is not a method of this client"):
        client.paginate(print)
