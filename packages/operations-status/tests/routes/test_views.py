"""Requests for the two routes, over a socket."""

from __future__ import annotations

from uuid import UUID, uuid4

import pytest
from operations_status.operations import (
    Operation,
    OperationFailure,
    OperationState,
    Process,
    Progress,
)
from operations_status.stores import open_store

UNKNOWN = "12345678-1234-1234-1234-123456789abc"


def test_an_operation_is_listed_with_the_fields_of_the_specification(service):
    process = Process(pid=21, uid=uuid4(), name="Ünïcode")
    operation = service.add(process=process, tags=("b", "a"), stoppable=True)
    answer = service.get(f"/operations?uid={process.uid}")
    assert (answer.status, answer.headers["content-type"]) == (200, "application/json")
    assert answer.json() == [
        {
            "operationId": str(operation.operation_id),
            "createdDateTime": operation.created.isoformat(timespec="microseconds")[:-6] + "Z",
            "status": "Starting",
            "egressProviderName": None,
            "isStoppable": True,
            "process": {"pid": 21, "uid": str(process.uid), "name": "Ünïcode"},
            "tags": ["b", "a"],
        }
    ]
    assert list(answer.json()[0])[-2:] == ["process", "tags"]


def test_a_single_operation_begins_with_result_and_error(service):
    done = service.add(status=OperationState.SUCCEEDED, resource_location="file:///a/b")
    failure = OperationFailure(code="CommandFailed", message="It ended with 1.")
    failed = service.add(status=OperationState.FAILED, error=failure)
    first = service.get(f"/operations/{done.operation_id}")
    second = service.get(f"/operations/{failed.operation_id}")
    assert (first.status, first.headers["content-type"]) == (200, "application/json")
    assert list(first.json())[:3] == ["resourceLocation", "error", "operationId"]
    assert (first.json()["resourceLocation"], first.json()["error"]) == ("file:///a/b", None)
    assert second.json()["error"] == {"code": "CommandFailed", "message": "It ended with 1."}


def test_pid_uid_name_and_tags_combine_with_and(service):
    uid = uuid4()
    process = Process(pid=31, uid=uid, name="one two")
    expected = service.add(process=process, tags=("a", "b"))
    service.add(process=process, tags=("a",))
    service.add(process=Process(pid=32, uid=uid, name="one two"), tags=("a", "b"))
    service.add(process=Process(pid=31, uid=uid, name="other"), tags=("a", "b"))
    answer = service.get(f"/operations?PID=31&uid={uid.hex.upper()}&name=one%20two&tags=b,+a,&x=y")
    assert [one["operationId"] for one in answer.json()] == [str(expected.operation_id)]


def test_one_400_has_all_invalid_parameters(service):
    answer = service.get("/operations?pid=x&uid=y&name=a&name=b")
    assert answer.status == 400
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert problem["title"] == "One or more validation errors occurred."
    assert problem["status"] == 400
    assert problem["type"].startswith("https://")
    assert sorted(problem["errors"]) == ["name", "pid", "uid"]
    assert problem["errors"]["pid"] == ["The value 'x' is not a signed 32-bit integer."]


@pytest.fixture
def three(service):
    """Three operations of one process, and the query that finds them."""
    process = Process(pid=41, uid=uuid4(), name="views")
    added = [service.add(process=process) for _ in range(3)]
    return [str(one.operation_id) for one in added], f"uid={process.uid}"


def test_the_full_view_adds_times_and_progress(service, three):
    ids, query = three
    store = open_store(service.store).blocking
    store.open()
    store.advance(UUID(ids[0]), OperationState.RUNNING)
    store.report_progress(UUID(ids[0]), Progress(0.5, "halfway"))
    store.advance(UUID(ids[1]), OperationState.CANCELLED)
    store.close()
    basic = service.get(f"/operations?{query}")
    assert service.get(f"/operations?{query}&view=basic").body == basic.body
    full = service.get(f"/operations?{query}&View=full").json()
    details = ["startedDateTime", "updatedDateTime", "endedDateTime", "progress"]
    details += ["operationName", "traceparent", "worker", "attempt", "attempts"]
    details += ["resourceLocation", "error"]
    for short, long in zip(basic.json(), full, strict=True):
        assert list(long) == [*short, *details]
        assert short.items() <= long.items()
        assert long["updatedDateTime"] >= long["createdDateTime"]
    assert full[0]["progress"] == {"fraction": 0.5, "message": "halfway"}
    assert full[0]["startedDateTime"] is not None
    assert [one["endedDateTime"] is None for one in full] == [True, False, True]
    one = service.get(f"/operations/{ids[0]}")
    assert service.get(f"/operations/{ids[0]}?view=basic").body == one.body
    assert service.get(f"/operations/{ids[0]}?view=full").json() == one.json() | full[0]


def test_the_newest_come_first_page_by_page(service, three):
    ids, query = three
    target, found = f"/operations?{query}&order=desc&limit=2&view=full", []
    while target:
        answer = service.get(target)
        found += [one["operationId"] for one in answer.json()]
        link = answer.headers.get("link", "")
        target = link.partition("<")[2].partition(">")[0]
    assert found == ids[::-1]
    oldest = service.get(f"/operations?{query}&order=asc")
    assert [one["operationId"] for one in oldest.json()] == ids


def test_operations_are_counted_by_state_under_the_same_filters(service, three):
    _, query = three
    store = open_store(service.store).blocking
    store.open()
    store.advance(UUID(three[0][0]), OperationState.CANCELLED)
    store.close()
    answer = service.get(f"/operations?{query}&view=counts&limit=1")
    assert answer.json() == {
        "Starting": 2,
        "Running": 0,
        "Stopping": 0,
        "Succeeded": 0,
        "Failed": 0,
        "Cancelled": 1,
    }
    assert service.get(f"/operations?{query}&view=counts&status=Cancelled").json()["Starting"] == 0
    held = f"If-None-Match: {answer.headers['etag']}"
    assert service.get(f"/operations?{query}&view=counts", held).status == 304
    service.add(process=Process(pid=41, uid=UUID(query.removeprefix("uid=")), name="views"))
    assert service.get(f"/operations?{query}&view=counts", held).json()["Starting"] == 3


@pytest.mark.parametrize(
    ("target", "parameter", "expected"),
    [
        ("/operations?view=Full", "view", "basic, full, counts, histogram, groups"),
        ("/operations?view=all", "view", "basic, full, counts, histogram, groups"),
        ("/operations?order=down", "order", "asc, desc"),
        (f"/operations/{UNKNOWN}?view=counts", "view", "basic, full"),
        (f"/operations/{UNKNOWN}?view=basic&view=full", "view", "2 times"),
    ],
)
def test_another_view_or_order_is_refused(service, target, parameter, expected):
    answer = service.get(target)
    assert answer.status == 400
    (reason,) = answer.json()["errors"][parameter]
    assert expected in reason


@pytest.mark.parametrize(
    ("query", "parameter", "expected"),
    [
        ("view=histogram&step=0", "step", "a number of seconds from 1 to"),
        ("step=x", "step", "a number of seconds from 1 to"),
        ("group=7", "group", "a group that this service has given"),
        (f"search={'x' * 201}", "search", "201 characters; at most 200"),
    ],
)
def test_a_malformed_step_group_or_search_is_refused(service, query, parameter, expected):
    answer = service.get(f"/operations?{query}")
    assert answer.status == 400
    (reason,) = answer.json()["errors"][parameter]
    assert expected in reason


def test_histogram_and_groups_are_of_the_operations_of_the_list(service, three):
    ids, query = three
    answer = service.get(f"/operations?{query}&view=histogram&step=60&limit=1")
    assert sum(one["counts"]["Starting"] for one in answer.json()) == len(ids)
    held = f"If-None-Match: {answer.headers['etag']}"
    target = f"/operations?{query}&view=histogram&step=60"
    assert service.get(target, held).status == 304
    (group,) = service.get(f"/operations?{query}&view=groups").json()
    assert (group["count"], group["error"], group["p50Seconds"]) == (len(ids), None, None)
    listed = service.get(f"/operations?{query}&group={group['group']}").json()
    assert [one["operationId"] for one in listed] == ids
    found = service.get(f"/operations?{query}&search={ids[1][:8]}").json()
    assert [one["operationId"] for one in found] == [ids[1]]
    assert service.get(f"/operations?{query}&search=%20").json() == listed


def test_an_empty_view_or_order_counts_as_absent(service, three):
    ids, query = three
    plain = service.get(f"/operations?{query}")
    assert service.get(f"/operations?{query}&view=&order=").body == plain.body
    assert service.get(f"/operations/{ids[0]}?view=").status == 200


@pytest.mark.parametrize("view", ["counts", "histogram", "groups"])
def test_a_feed_has_no_computed_views(service, view):
    answer = service.get(f"/operations?view={view}", "Accept: text/event-stream")
    assert (answer.status, list(answer.json()["errors"])) == (400, ["view"])


def test_a_malformed_identifier_is_an_invalid_parameter(service):
    answer = service.get("/operations/nonsense")
    assert (answer.status, list(answer.json()["errors"])) == (400, ["operationId"])


def test_an_identifier_may_be_written_in_any_case_and_without_hyphens(service):
    operation = service.add()
    answer = service.get(f"/operations/{operation.operation_id.hex.upper()}")
    assert answer.json()["operationId"] == str(operation.operation_id)


def test_an_unknown_operation_is_not_found(service):
    answer = service.get(f"/operations/{UNKNOWN}")
    assert answer.status == 404
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["operationId"] == UNKNOWN
    assert "is not known" in answer.json()["detail"]


async def test_a_pruned_operation_is_answered_with_404_as_expired(start_service):
    service = start_service()
    operation = service.add(status=OperationState.CANCELLED)
    store = open_store(service.store)
    await store.open()
    await store.prune(keep=0)
    await store.aclose()
    answer = service.get(f"/operations/{operation.operation_id}")
    assert answer.status == 404
    assert "has expired" in answer.json()["detail"]


@pytest.mark.parametrize("target", ["/operations", "/operations?pid=x", f"/operations/{UNKNOWN}"])
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
def test_a_request_without_a_token_is_refused_with_an_empty_body(service, method, target):
    answer = service.request(method, target, authorized=False)
    assert (answer.status, answer.body) == (401, b"")
    assert answer.headers["www-authenticate"] == "Bearer"
    assert answer.headers["content-length"] == "0"


@pytest.mark.parametrize("scheme", ["Basic YTpi", "Negotiate x", "Bearer"])
def test_another_scheme_counts_as_no_token(service, scheme):
    answer = service.get("/operations", f"Authorization: {scheme}", authorized=False)
    assert (answer.status, answer.headers["www-authenticate"]) == (401, "Bearer")


@pytest.mark.parametrize("token", ["nonsense", 'a.b"c\\.d', "é.é.é", "x" * 100_000])
def test_an_invalid_token_is_refused_with_a_reason(service, token):
    answer = service.get("/operations", f"Authorization: Bearer {token}", authorized=False)
    assert (answer.status, answer.body) == (401, b"")
    start, reason = answer.headers["www-authenticate"].split("error_description=")
    assert start == 'Bearer error="invalid_token", '
    assert reason[0] == reason[-1] == '"'
    assert not set(reason[1:-1]) & set('"\\')


def test_two_tokens_are_refused_even_if_both_are_valid(service):
    answer = service.get("/operations", service.token)
    assert answer.status == 401
    assert "More than one" in answer.headers["www-authenticate"]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"])
@pytest.mark.parametrize("target", ["/operations", f"/operations/{UNKNOWN}", "/openapi.json"])
def test_other_methods_are_refused_with_the_allowed_ones(service, method, target):
    answer = service.request(method, target)
    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD")
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("query", ["pid=x", "name=nobody-has-this-name"])
def test_head_has_the_headers_of_get_and_no_body(service, query):
    get, head = (service.request(method, f"/operations?{query}") for method in ("GET", "HEAD"))
    assert head.body == b""
    assert head.status == get.status
    assert int(head.headers["content-length"]) == len(get.body)
    assert head.headers.keys() == get.headers.keys()


def test_head_of_an_operation_has_its_length(service):
    target = f"/operations/{service.add().operation_id}"
    assert service.request("HEAD", target).headers["content-length"] == str(
        len(service.get(target).body)
    )


@pytest.fixture(scope="module")
def long_list(service):
    """The target of a list that is sent in many pieces, and the ids of its operations."""
    process = Process(pid=41, uid=uuid4(), name="long" * 5_000)
    ids = [str(service.add(process=process).operation_id) for _ in range(80)]
    return f"/operations?uid={process.uid}", ids


def test_a_long_list_is_streamed_completely(service, long_list):
    target, ids = long_list
    answer = service.get(target)
    assert "content-length" not in answer.headers
    assert [one["operationId"] for one in answer.json()] == ids


def test_head_of_a_long_list_ends_at_once(service, long_list):
    answer = service.request("HEAD", long_list[0])
    assert (answer.status, answer.headers["content-type"]) == (200, "application/json")


def test_a_uid_of_zeros_is_a_filter(service):
    operation = service.add(process=Process(pid=1, uid=UUID(int=0), name="zero"))
    listed = service.get(f"/operations?uid={UUID(int=0)}").json()
    assert str(operation.operation_id) in [one["operationId"] for one in listed]


def next_page(service, answer):
    """Return the page to which the link of an answer leads."""
    target, relation = answer.headers["link"].split("; ")
    assert relation == 'rel="next"'
    return service.get(target[1:-1])


def test_pages_lead_through_the_list_without_a_gap_while_it_grows(service):
    process = Process(pid=51, uid=uuid4(), name="pages")
    ids = [str(service.add(process=process).operation_id) for _ in range(4)]
    page = service.get(f"/operations?limit=3&uid={process.uid}")
    assert [one["operationId"] for one in page.json()] == ids[:3]
    ids.append(str(service.add(process=process).operation_id))
    page = next_page(service, page)
    assert [one["operationId"] for one in page.json()] == ids[3:]
    assert "link" not in page.headers
    assert "link" not in service.get(f"/operations?uid={process.uid}").headers


def test_states_providers_and_times_are_filters(service):
    process = Process(pid=52, uid=uuid4(), name="filters")
    running = service.add(process=process, status="Running", egress_provider_name="a,b")
    service.add(process=process, status="Cancelled", egress_provider_name="c")
    for query in (
        "status=running,starting",
        "egressProvider=a%2Cb&egressProvider=x",
        f"status=Running&createdAfter=2026-01-01&createdBefore={running.created:%Y}-12-31T23:59:59Z",
    ):
        listed = service.get(f"/operations?uid={process.uid}&{query}").json()
        assert [one["operationId"] for one in listed] == [str(running.operation_id)]
    answer = service.get("/operations?limit=0&cursor=x&status=Done&createdAfter=now&pid=x")
    assert answer.status == 400
    assert sorted(answer.json()["errors"]) == ["createdAfter", "cursor", "limit", "pid", "status"]


def test_a_current_tag_is_answered_with_304(service):
    operation = service.add(process=Process(pid=53, uid=uuid4(), name="tags"))
    for target in (
        f"/operations/{operation.operation_id}",
        f"/operations?uid={operation.process.uid}",
    ):
        first = service.get(target)
        tag = first.headers["etag"]
        assert (tag[0], tag[-1]) == ('"', '"')
        assert first.headers["cache-control"] == "private, no-cache"
        for sent in (tag, f"W/{tag}", f'"other", {tag}', "*"):
            answer = service.get(target, f"If-None-Match: {sent}")
            assert (answer.status, answer.body) == (304, b"")
            kept = ("cache-control", "vary", "retry-after")
            assert [answer.headers.get(name) for name in kept] == [
                first.headers.get(name) for name in kept
            ]
        assert service.get(target, 'If-None-Match: "other"').status == 200
        head = service.request("HEAD", target, f"If-None-Match: {tag}")
        assert (head.status, head.headers["etag"]) == (304, tag)


def test_the_tag_of_a_list_changes_only_with_its_operations(service):
    process = Process(pid=54, uid=uuid4(), name="etag")
    target = f"/operations?uid={process.uid}"
    service.add(process=process)
    tag = service.get(target).headers["etag"]
    service.add()
    unchanged = service.get(target, f"If-None-Match: {tag}")
    assert (unchanged.status, unchanged.headers["etag"]) == (304, tag)
    service.add(process=process)
    changed = service.get(target, f"If-None-Match: {tag}")
    assert (changed.status, len(changed.json())) == (200, 2)
    assert changed.headers["etag"] != tag


def test_an_operation_that_has_not_ended_has_retry_after(service):
    running = service.add(status=OperationState.RUNNING)
    ended = service.add(status=OperationState.CANCELLED)
    assert service.get(f"/operations/{running.operation_id}").headers["retry-after"] == "2"
    assert "retry-after" not in service.get(f"/operations/{ended.operation_id}").headers


def test_a_tag_of_an_unknown_operation_is_answered_with_404(service):
    for target, status in [(f"/operations/{UNKNOWN}", 404), ("/operations?pid=x", 400)]:
        assert service.get(target, "If-None-Match: *").status == status


@pytest.mark.parametrize("accept", ["*/*", "text/html", "text/*", "application/json", "nonsense"])
def test_the_list_is_json_for_every_other_accept(service, accept):
    answer = service.get("/operations?name=nobody", f"Accept: {accept}")
    assert (answer.status, answer.headers["content-type"]) == (200, "application/json")


async def test_an_asterisk_matches_every_tag(run_app, ask, recording):
    app, operation = await run_app(), Operation(process=Process(pid=1, uid=uuid4(), name="a"))
    await recording.add(operation)
    for target in ("/operations", f"/operations/{operation.operation_id}"):
        answer = await ask(app, target, if_none_match=" * ").end()
        assert (answer.status, answer.body) == (304, b"")
