from __future__ import annotations

import itertools
import json
from datetime import UTC, datetime, timedelta, timezone
from uuid import UUID

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st
from operations_status.errors import InvalidOperationError, TransitionError
from operations_status.operation_json import (
    format_datetime,
    from_microseconds,
    from_wire,
    join_json,
    to_details_json,
    to_microseconds,
    to_status_json,
    to_summary_json,
)
from operations_status.operations import (
    TAG_LENGTH_MAX,
    TAGS_MAX,
    TERMINAL_STATES,
    TRANSITIONS,
    Operation,
    OperationFailure,
    OperationState,
    Process,
    Progress,
    clean_tags,
    complete,
)

PROCESS = Process(pid=21632, uid=UUID("cd4da319-fa9e-4987-ac4e-e57b2aac248b"), name="dotnet")
FAILURE = OperationFailure(code="CommandFailed", message="make exited with code 2")
ALLOWED = {
    ("Starting", "Running"),
    ("Starting", "Stopping"),
    ("Starting", "Succeeded"),
    ("Starting", "Failed"),
    ("Starting", "Cancelled"),
    ("Running", "Stopping"),
    ("Running", "Succeeded"),
    ("Running", "Failed"),
    ("Running", "Cancelled"),
    ("Stopping", "Succeeded"),
    ("Stopping", "Failed"),
    ("Stopping", "Cancelled"),
}

states = st.sampled_from(OperationState)
texts = st.text(st.characters(codec="utf-8"))
tags = st.lists(
    st.text(st.characters(codec="utf-8", exclude_characters=","), max_size=TAG_LENGTH_MAX),
    max_size=TAGS_MAX,
)
processes = st.builds(Process, pid=st.integers(-(2**31), 2**31 - 1), uid=st.uuids(), name=texts)


@st.composite
def operations(draw):
    status = draw(states)
    failed = status is OperationState.FAILED
    return Operation(
        operation_id=draw(st.uuids()),
        created=draw(st.datetimes(timezones=st.just(UTC))),
        status=status,
        process=draw(processes),
        egress_provider_name=draw(st.none() | texts),
        stoppable=draw(st.booleans()),
        tags=draw(tags),
        resource_location=draw(texts) if status is OperationState.SUCCEEDED else None,
        error=OperationFailure(code=draw(texts), message=draw(texts)) if failed else None,
    )


@settings(deadline=None)
@given(operations(), states)
def test_only_transitions_of_the_table_are_allowed(operation, target):
    error = FAILURE if target is OperationState.FAILED else None
    if (operation.status.value, target.value) in ALLOWED:
        advanced = operation.advance(target, error=error)
        assert (advanced.status, advanced.error) == (target, error)
        assert advanced.operation_id == operation.operation_id
        assert advanced.created == operation.created
    else:
        with pytest.raises(TransitionError) as refused:
            operation.advance(target, error=error)
        assert refused.value.operation_id == operation.operation_id
        assert (refused.value.current, refused.value.target) == (operation.status, target)


def test_the_table_has_all_states_and_no_transition_from_terminal_ones():
    pairs = {(a.value, b.value) for a, b in itertools.product(OperationState, repeat=2)}
    assert {(a.value, b.value) for a in TRANSITIONS for b in TRANSITIONS[a]} == ALLOWED < pairs
    assert {state for state in OperationState if not TRANSITIONS[state]} == TERMINAL_STATES
    assert {state for state in OperationState if state.is_terminal} == TERMINAL_STATES


@pytest.mark.parametrize("status", OperationState)
def test_only_a_stoppable_operation_that_has_begun_and_not_ended_can_be_stopped(status):
    error = FAILURE if status is OperationState.FAILED else None
    operation = Operation(process=PROCESS, status=status, stoppable=True, error=error)
    expected = status in {OperationState.STARTING, OperationState.RUNNING}
    assert operation.is_stoppable is expected
    if expected:
        assert operation.stop().status is OperationState.STOPPING
    else:
        with pytest.raises(
            TransitionError,
            match=f"is {status}: (it has already ended|Stopping operations cannot become)",
        ):
            operation.stop()


def test_stopping_an_operation_that_is_not_stoppable_is_refused_with_a_reason():
    operation = Operation(process=PROCESS)
    assert not operation.is_stoppable
    with pytest.raises(TransitionError, match="it was not recorded as stoppable"):
        operation.stop()
    ended = operation.advance(OperationState.CANCELLED)
    with pytest.raises(TransitionError, match="it has already ended; nothing to stop"):
        ended.stop()


def test_fields_are_on_the_wire_in_the_order_of_the_specification():
    operation = Operation(
        operation_id=UUID("67f07e40-5cca-4709-9062-26302c484f18"),
        created=datetime(2021, 7, 21, 6, 21, 15, 315861, UTC),
        status=OperationState.SUCCEEDED,
        process=PROCESS,
        egress_provider_name="monitorBlob",
        stoppable=True,
        tags=("tag1", "tag2"),
        resource_location="https://example.blob/artifact.nettrace",
    )
    summary = (
        '"operationId":"67f07e40-5cca-4709-9062-26302c484f18",'
        '"createdDateTime":"2021-07-21T06:21:15.315861Z",'
        '"status":"Succeeded",'
        '"egressProviderName":"monitorBlob",'
        '"isStoppable":false,'
        '"process":{"pid":21632,"uid":"cd4da319-fa9e-4987-ac4e-e57b2aac248b","name":"dotnet"},'
        '"tags":["tag1","tag2"]}'
    )
    assert to_summary_json(operation).decode() == "{" + summary
    assert to_status_json(operation).decode() == (
        '{"resourceLocation":"https://example.blob/artifact.nettrace","error":null,' + summary
    )


def test_absent_values_are_null_and_an_error_has_code_and_message():
    failed = Operation(process=PROCESS, status=OperationState.FAILED, error=FAILURE)
    wire = json.loads(to_status_json(failed))
    assert wire["resourceLocation"] is None
    assert wire["egressProviderName"] is None
    assert wire["tags"] == []
    assert list(wire["error"].items()) == [
        ("code", "CommandFailed"),
        ("message", "make exited with code 2"),
    ]


@settings(deadline=None)
@given(operations())
def test_decoding_reverses_encoding(operation):
    written = to_status_json(operation)
    assert from_wire(json.loads(written), stoppable=operation.stoppable) == operation
    assert json.loads(written) == {
        key: json.loads(written)[key] for key in ("resourceLocation", "error")
    } | json.loads(to_summary_json(operation))


def test_times_are_in_utc_with_microseconds_and_z():
    east = timezone(timedelta(hours=2))
    assert (
        format_datetime(datetime(2026, 3, 1, 11, 30, tzinfo=east)) == "2026-03-01T09:30:00.000000Z"
    )
    operation = Operation(process=PROCESS, created=datetime(2026, 3, 1, 11, 30, tzinfo=east))
    assert operation.created.tzinfo is UTC


def test_a_new_operation_is_starting_with_its_own_identifier():
    before = datetime.now(UTC)
    one, other = Operation(process=PROCESS), Operation(process=PROCESS)
    assert one.operation_id != other.operation_id
    assert one.status is OperationState.STARTING
    assert before <= one.created <= datetime.now(UTC)


@settings(deadline=None)
@given(tags)
def test_tags_are_trimmed_unique_and_keep_their_order(given_tags):
    kept = clean_tags(given_tags)
    trimmed = [tag.strip() for tag in given_tags]
    assert list(kept) == list(dict.fromkeys(tag for tag in trimmed if tag))


@pytest.mark.parametrize("tags", [["a,b"], "ab", [1], ["\ud800"]])
def test_invalid_tags_are_refused(tags):
    with pytest.raises(InvalidOperationError, match="tag"):
        Operation(process=PROCESS, tags=tags)


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        (Process, "pid", 2**31),
        (Process, "pid", -(2**31) - 1),
        (Process, "pid", "1"),
        (Process, "pid", True),
        (Process, "uid", "cd4da319-fa9e-4987-ac4e-e57b2aac248b"),
        (Process, "name", None),
        (Process, "name", b"dotnet"),
        (Process, "name", "a\ud800b"),
        (OperationFailure, "code", 400),
        (OperationFailure, "message", "\udfff"),
        (Operation, "operation_id", "67f07e40"),
        (Operation, "process", {"pid": 1}),
        (Operation, "stoppable", 1),
        (Operation, "egress_provider_name", 7),
        (Operation, "error", "broken"),
    ],
)
def test_an_invalid_value_is_refused_with_the_name_of_the_field(kind, field, value):
    right: dict[type, dict[str, object]] = {
        Process: {"pid": 1, "uid": UUID(int=1), "name": "a"},
        OperationFailure: {"code": "a", "message": "b"},
        Operation: {"process": PROCESS},
    }
    with pytest.raises(
        InvalidOperationError, match=f"{kind.__name__}.{field}: expected "
    ) as refused:
        kind(**right[kind] | {field: value})
    assert repr(value) in str(refused.value)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"created": datetime(2026, 1, 1)}, "time zone"),  # noqa: DTZ001 what is refused
        ({"status": "Done"}, "one of Starting, Running, .*, got 'Done'"),
        ({"status": "Failed"}, "expected an error: the status is Failed"),
        ({"status": "Running", "error": FAILURE}, "expected no error: the status is Running"),
        (
            {"status": "Failed", "error": FAILURE, "resource_location": "x:y"},
            "only if Succeeded",
        ),
        ({"resource_location": "x:y"}, "only if Succeeded, the status is Starting"),
    ],
)
def test_contradicting_fields_are_refused(fields, message):
    with pytest.raises(InvalidOperationError, match=message):
        Operation(process=PROCESS, **fields)


@given(st.datetimes(timezones=st.just(UTC)))
def test_a_time_is_converted_to_microseconds_and_back(moment):
    assert from_microseconds(to_microseconds(moment)) == moment


def test_tags_have_a_bounded_number_and_length():
    clean_tags(["x" * TAG_LENGTH_MAX])
    clean_tags(f" {number} " for number in range(TAGS_MAX))
    with pytest.raises(InvalidOperationError, match="at most 256 characters in a tag, got 257"):
        clean_tags(["x" * (TAG_LENGTH_MAX + 1)])
    with pytest.raises(InvalidOperationError, match="expected at most 64 tags, got 65"):
        Operation(process=PROCESS, tags=[f"{number}" for number in range(TAGS_MAX + 1)])


@pytest.mark.parametrize("fraction", [-0.1, 1.1, float("nan"), float("inf"), "0.5", True])
def test_a_fraction_is_a_number_from_0_to_1(fraction):
    with pytest.raises(InvalidOperationError, match=r"Progress\.fraction: expected a number"):
        Progress(fraction)


def test_a_progress_has_a_short_message_or_none():
    assert Progress() == Progress(None, None)
    assert Progress(1, "x" * 1000).fraction == 1
    with pytest.raises(InvalidOperationError, match="at most 1,000 characters, got 1,001"):
        Progress(0.5, "x" * 1001)
    with pytest.raises(InvalidOperationError, match=r"Progress\.message: expected a string"):
        Progress(0.5, 7)  # type: ignore[arg-type]


def test_details_are_written_and_read():
    operation = Operation(process=PROCESS, stoppable=True)
    assert to_details_json(operation) == (
        b'{"startedDateTime":null,"updatedDateTime":null,"endedDateTime":null,"progress":null,'
        b'"operationName":null,"traceparent":null,"worker":null,"attempt":0,"attempts":[]}'
    )
    running = evolve(operation.advance(OperationState.RUNNING), progress=Progress(0.5, "half"))
    lost = OperationFailure(code="Lost", message="gone")
    for one in (running, running.advance(OperationState.FAILED, error=lost)):
        wire = json.loads(join_json(to_status_json(one), to_details_json(one)))
        copy = from_wire(wire, stoppable=True)
        assert copy == one
        assert (copy.started, copy.updated, copy.ended) == (one.started, one.updated, one.ended)
        assert copy.is_lost is one.is_lost


def test_an_operation_that_was_lost_runs_again():
    lost = OperationFailure(code="Lost", message="gone")
    operation = Operation(process=PROCESS).advance(OperationState.RUNNING)
    revived = operation.advance(OperationState.FAILED, error=lost).revive()
    assert revived == operation
    assert (revived.started, revived.ended) == (operation.started, None)
    for other in (operation, operation.advance(OperationState.FAILED, error=FAILURE)):
        with pytest.raises(TransitionError, match="cannot become Running"):
            other.revive()


def test_missing_timestamps_are_completed_from_the_state():
    for status in (OperationState.STARTING, OperationState.RUNNING, OperationState.CANCELLED):
        given = Operation(process=PROCESS, status=status)
        completed = complete(given)
        expected = (
            given.created if status is OperationState.RUNNING else None,
            given.created,
            given.created if status is OperationState.CANCELLED else None,
        )
        assert (completed.started, completed.updated, completed.ended) == expected
        assert complete(completed) is completed
