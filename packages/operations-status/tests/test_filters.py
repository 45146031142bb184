from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from typing import Any
from urllib.parse import urlencode
from uuid import UUID

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from operations_status.errors import InvalidFilterError
from operations_status.filters import (
    ANY,
    Cursor,
    ListRequest,
    OperationFilter,
    Search,
    encode_cursor,
    parse_list_request,
    parse_operation_id,
)
from operations_status.operations import Operation, OperationFailure, OperationState, Process

UID = UUID("cd4da319-fa9e-4987-ac4e-e57b2aac248b")
NAMES = "Starting, Running, Stopping, Succeeded, Failed, Cancelled"


def parse_filter(query):
    """Return the filter of a query string that has no limit and no cursor."""
    request = parse_list_request(query)
    assert (request.limit, request.cursor) == (None, None)
    return request.filter


def errors_of(**parameters):
    """Return the errors in the values of parameters."""
    with pytest.raises(InvalidFilterError) as refused:
        parse_list_request(urlencode(parameters, doseq=True).encode())
    return refused.value.errors


def moment(*parts):
    return datetime(*parts).replace(tzinfo=UTC)  # noqa: DTZ001 the zone comes after


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
        (b"status=Running", OperationFilter(statuses=frozenset([OperationState.RUNNING]))),
        (
            b"Status=rUNNING,+failed%20,,&STATUS=Stopping&status=",
            OperationFilter(
                statuses=frozenset(map(OperationState, ["Running", "Failed", "Stopping"]))
            ),
        ),
        (b"status=,", ANY),
        (b"egressProvider=a,b", OperationFilter(egress_providers=frozenset(["a,b"]))),
        (
            b"egressprovider=%20a&EgressProvider=A&egressProvider=",
            OperationFilter(egress_providers=frozenset([" a", "A"])),
        ),
        (
            b"createdAfter=2026-03-01&CREATEDBEFORE=2026-03-02T09:30:00.5Z&createdBefore=",
            OperationFilter(
                created_after=moment(2026, 3, 1),
                created_before=moment(2026, 3, 2, 9, 30, 0, 500_000),
            ),
        ),
    ],
)
def test_a_query_becomes_a_filter(query, expected):
    assert parse_filter(query) == expected


def test_more_egress_providers_than_allowed_are_refused():
    names = [("egressProvider", f"p{number}") for number in range(17)]
    assert len(parse_filter(urlencode([*names[:16], names[0]]).encode()).egress_providers) == 16
    with pytest.raises(InvalidFilterError) as refused:
        parse_filter(urlencode(names).encode())
    assert refused.value.errors == {
        "egressProvider": ["There are 17 values; at most 16 are allowed."]
    }


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


def test_one_error_has_all_invalid_parameters():
    with pytest.raises(InvalidFilterError) as refused:
        parse_filter(b"pid=abc&UID=1&name=a&Name=b&tags=x")
    assert refused.value.errors == {
        "pid": ["The value 'abc' is not a signed 32-bit integer."],
        "uid": ["The value '1' is not a GUID."],
        "name": ["The parameter was given 2 times, not once."],
    }
    assert "pid: The value 'abc'" in str(refused.value)


def test_one_error_has_all_invalid_lists_and_times():
    errors = errors_of(
        STATUS="running,Done,Done,é",
        createdafter="yesterday",
        CreatedBefore=["2026-03-01", "2026-03-02"],
        LIMIT="0",
        Cursor="abc",
        egressProvider="x",
    )
    assert errors == {
        "status": [
            f"The value 'Done' is not one of {NAMES}.",
            f"The value 'é' is not one of {NAMES}.",
        ],
        "createdAfter": [
            "The value 'yesterday' is not a date and time as in 2026-03-01T09:30:00Z."
        ],
        "createdBefore": ["The parameter was given 2 times, not once."],
        "limit": ["The value '0' is not an integer from 1 to 10,000."],
        "cursor": ["The value 'abc' is not a cursor that this service has given."],
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2026-03-01", moment(2026, 3, 1)),
        ("20260301", moment(2026, 3, 1)),
        ("2026-03-01T09", moment(2026, 3, 1, 9)),
        ("2026-03-01T09:30", moment(2026, 3, 1, 9, 30)),
        ("2026-03-01 09:30:15", moment(2026, 3, 1, 9, 30, 15)),
        ("20260301T093015,25z", moment(2026, 3, 1, 9, 30, 15, 250_000)),
        (" 2026-03-01t09:30:00Z ", moment(2026, 3, 1, 9, 30)),
        ("2026-03-01T09:30:00+02:00", moment(2026, 3, 1, 7, 30)),
        ("2026-03-01T09:30:00 02:00", moment(2026, 3, 1, 7, 30)),
        ("2026-03-01T09:30 0530", moment(2026, 3, 1, 4)),
        ("2026-03-01T09:30:00.123456-08", moment(2026, 3, 1, 17, 30, 0, 123_456)),
        ("2026-03-01T09:30:00.1234567Z", moment(2026, 3, 1, 9, 30, 0, 123_456)),
        ("2026-03-01T09:30:00." + "9" * 5000, moment(2026, 3, 1, 9, 30, 0, 999_999)),
        ("0001-01-01", moment(1, 1, 1)),
        ("9999-12-31T23:59:59.9999999Z", datetime.max.replace(tzinfo=UTC)),
        ("2024-02-29", moment(2024, 2, 29)),
    ],
)
def test_a_moment_may_be_written_in_many_ways(text, expected):
    assert parse_filter(urlencode({"createdAfter": text}).encode()).created_after == expected


def test_an_unescaped_plus_of_an_offset_is_accepted():
    filter_ = parse_filter(b"createdAfter=2026-03-01T09:30:00+02:00")
    assert filter_.created_after == moment(2026, 3, 1, 7, 30)


def test_an_end_within_a_microsecond_is_rounded_up():
    for text, microsecond in [("123456", 123_456), ("12345600", 123_456), ("1234561", 123_457)]:
        filter_ = parse_filter(f"createdBefore=2026-03-01T00:00:00.{text}Z".encode())
        assert filter_.created_before == moment(2026, 3, 1, 0, 0, 0, microsecond)
    filter_ = parse_filter(b"createdBefore=9999-12-31T23:59:59.9999999Z")
    assert filter_.created_before == datetime.max.replace(tzinfo=UTC)


@pytest.mark.parametrize(
    "text",
    [
        "yesterday",
        "1772356200",
        "2026",
        "2026-03",
        "2026-13-01",
        "2026-02-29",
        "0000-01-01",
        "10000-01-01",
        "-2026-03-01",
        "2026-W09-1",
        "2026-03-01T",
        "2026-03-01Z",
        "2026-03-01T24:00:00Z",
        "2026-03-01T09:60Z",
        "2026-03-01T09:30:60Z",
        "2026-03-01T09:30:00.Z",
        "2026-03-01T09:30:00+24:00",
        "2026-03-01T09:30:00+02:60",
        "2026-03-01T09:30:00 CET",
        "0001-01-01T00:00:00+01:00",
        "9999-12-31T23:59:59-01:00",
        "\u0662\u0660\u0662\u0666-\u0660\u0663-\u0660\u0661",
        "2026-03-01T09:30:00Z\n2026-03-01",
        "9" * 5000,
    ],
)
def test_a_malformed_time_or_one_outside_the_years_1_to_9999_is_refused(text):
    (message,) = errors_of(createdBefore=text)["createdBefore"]
    assert message.startswith("The value '")
    assert message.endswith("' is not a date and time as in 2026-03-01T09:30:00Z.")
    assert len(message) < 200


@settings(deadline=None)
@given(
    st.datetimes(datetime(1, 1, 2), datetime(9999, 12, 30)),  # noqa: DTZ001 the zone comes after
    st.integers(-1439, 1439),
    st.sampled_from(["auto", "milliseconds", "microseconds"]),
)
def test_every_moment_is_read_as_it_was_written(naive, minutes, timespec):
    zoned = naive.replace(tzinfo=timezone(timedelta(minutes=minutes)))
    text = zoned.isoformat(timespec=timespec)
    filter_ = parse_filter(urlencode({"createdAfter": text, "createdBefore": text}).encode())
    expected = datetime.fromisoformat(text)
    assert (filter_.created_after, filter_.created_before) == (expected, expected)
    assert filter_.created_after.tzinfo is UTC


@pytest.mark.parametrize(("text", "expected"), [("1", 1), ("10000", 10_000), (" +07 ", 7)])
def test_a_limit_is_from_1_to_10000(text, expected):
    assert parse_list_request(urlencode({"limit": text}).encode()).limit == expected


@pytest.mark.parametrize("text", ["0", "-1", "10001", "1.5", "all", "1_0", "٣", "9" * 5000])
def test_a_malformed_limit_is_refused(text):
    (message,) = errors_of(limit=text)["limit"]
    assert message.endswith("' is not an integer from 1 to 10,000.")


INTEGERS = st.integers(-(2**63), 2**63 - 1)


@settings(deadline=None)
@given(st.builds(Cursor, INTEGERS, INTEGERS))
@example(Cursor(-(2**63), 2**63 - 1))
def test_a_cursor_is_read_as_it_was_written(cursor):
    text = encode_cursor(cursor)
    assert text == urlencode({"": text})[1:], "it needs no escapes"
    expected = ListRequest(filter=ANY, limit=5, cursor=cursor)
    assert parse_list_request(f"limit=5&cursor={text}".encode()) == expected


@settings(deadline=None)
@given(st.builds(Cursor, INTEGERS, INTEGERS), st.data())
def test_a_mangled_cursor_is_refused(cursor, data):
    text = encode_cursor(cursor)
    place = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.sampled_from("Az09-_=+ é").filter(lambda one: one != text[place]))
    for mangled in (text[:place] + other + text[place + 1 :], text[:place] or "a", text + other):
        (message,) = errors_of(cursor=mangled)["cursor"]
        assert message == f"The value '{mangled}' is not a cursor that this service has given."


PARAMETERS = st.sampled_from(
    [
        *("pid", "uid", "name", "tags", "status", "egressProvider"),
        *("createdAfter", "createdBefore", "limit", "cursor"),
    ]
)
HOSTILE = st.text() | st.from_regex(r"[0-9TtZz:+\-., ]{0,40}") | st.integers().map(str)


@settings(deadline=None)
@given(st.lists(st.tuples(PARAMETERS, HOSTILE), max_size=12))
def test_random_values_become_a_hashable_request_or_are_refused(parameters):
    query = urlencode(parameters, errors="replace").encode()
    refused = {}
    try:
        request = parse_list_request(query)
    except InvalidFilterError as error:
        refused = error.errors
    else:
        assert hash(request) == hash(parse_list_request(query))
        assert request.limit is None or 1 <= request.limit <= 10_000
    assert set(refused) <= {name for name, _ in parameters}
    assert all(isinstance(text, str) for texts in refused.values() for text in texts)


def test_a_filter_accepts_operations_that_meet_all_conditions():
    failure = OperationFailure(code="a", message="b")
    process = Process(pid=1, uid=UID, name="web")
    operation = Operation(
        process=process,
        status="Failed",
        error=failure,
        egress_provider_name="archive",
        tags=["a", "b"],
        created=moment(2026, 3, 1),
    )
    good: dict[str, list[Any]] = {
        "pid": [1],
        "uid": [UID],
        "name": ["web"],
        "tags": [frozenset("a"), frozenset("ab")],
        "statuses": [frozenset(["Failed"]), frozenset(["Failed", "Running"])],
        "egress_providers": [frozenset(["archive", "other"])],
        "created_after": [moment(2026, 2, 28, 23, 59, 59, 999_999)],
        "created_before": [moment(2026, 3, 1, 0, 0, 0, 1)],
        "search": [Search("we"), Search("b"), Search(operation.operation_id.hex[:8].upper())],
        "group": [operation.group],
    }
    bad: dict[str, Any] = {
        "pid": 2,
        "uid": UUID(int=1),
        "name": "Web",
        "tags": frozenset("ac"),
        "statuses": frozenset(["Running"]),
        "egress_providers": frozenset(["other"]),
        "created_after": moment(2026, 3, 1),
        "created_before": moment(2026, 3, 1),
        "search": Search("eb"),
        "group": operation.group + 1,
    }
    assert ANY.accepts(operation)
    assert OperationFilter(**{name: values[-1] for name, values in good.items()}).accepts(operation)
    for name, values in good.items():
        assert all(OperationFilter(**{name: value}).accepts(operation) for value in values)
        assert not OperationFilter(**{name: bad[name]}).accepts(operation)


@settings(deadline=None)
@given(
    st.binary() | st.text().map(lambda text: urlencode({"name": text}, errors="replace").encode())
)
@example(b"name=%ed%a0%80")
@example(b"tags=\xff\xfe")
def test_random_bytes_become_a_filter_that_utf_8_can_encode_or_are_refused(query):
    try:
        filter_ = parse_filter(query)
    except InvalidFilterError:
        return
    assert isinstance("".join([filter_.name or "", *filter_.tags]).encode(), bytes)


@pytest.mark.parametrize("text", [str(UID), str(UID).upper(), UID.hex])
def test_an_operation_id_is_read_in_any_case_with_and_without_hyphens(text):
    assert parse_operation_id(text) == UID


@pytest.mark.parametrize("text", ["", "1", " " + str(UID), "x" * 32])
def test_an_operation_id_that_is_no_guid_is_refused(text):
    with pytest.raises(InvalidFilterError) as refused:
        parse_operation_id(text)
    assert refused.value.errors == {"operationId": [f"The value '{text}' is not a GUID."]}


def test_tags_of_a_query_have_a_bounded_number_and_length():
    tags = ",".join(f"{number}" for number in range(64))
    assert len(parse_filter(f"tags={tags}&tags=63".encode()).tags) == 64
    assert errors_of(tags=f"{tags},64") == {"tags": ["Expected at most 64 tags, got 65."]}
    (message,) = errors_of(tags="x" * 257, pid="a")["tags"]
    assert message.startswith("Expected at most 256 characters in a tag, got 257: 'xxx")


def test_a_revived_operation_may_have_left_the_states_of_a_filter():
    process = Process(pid=1, uid=UUID(int=1), name="a")
    operation = Operation(process=process, status="Running")
    failed = OperationFilter(statuses=frozenset([OperationState.FAILED]))
    assert not failed.accepts(operation, is_revived=True)
    assert not failed.now_or_before().accepts(operation)
    assert failed.now_or_before().accepts(operation, is_revived=True)
    assert (
        not OperationFilter(pid=2, statuses=failed.statuses)
        .now_or_before()
        .accepts(operation, is_revived=True)
    )
    assert ANY.now_or_before() == ANY


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("c7a", ("c", "a")),
        ("c7a1", ()),
        ("19A9B7AF-", ()),
        ("decade", ("decade",)),
        ("Disk 7 full", ("disk", "full")),
        ("7", ()),
    ],
)
def test_the_beginning_of_an_identifier_is_not_compared_with_words(text, words):
    assert Search(text).words == words
