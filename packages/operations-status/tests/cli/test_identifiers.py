"""Short identifiers: the first digits of an operation's identifier."""

from __future__ import annotations

import json
from uuid import UUID

import pytest
from operations_status.operations import Operation, OperationState
from operations_status.stores import open_blocking_store
from samples import PROCESS

IDS = [UUID(f"19a9b7af-{number:04}-4000-8000-000000000000") for number in range(7)]
OTHER = UUID("cafe0000-0000-4000-8000-000000000000")


@pytest.fixture(autouse=True)
def store(tmp_path, monkeypatch):
    url = f"sqlite:///{tmp_path / 'operations.db'}"
    monkeypatch.setenv("MONITOR_STORE", url)
    store = open_blocking_store(url)
    store.open()
    yield store
    store.close()


@pytest.fixture
def add(store):
    def add(operation_id, **fields):
        operation = Operation(operation_id=operation_id, process=PROCESS, stoppable=True, **fields)
        store.add(operation)

    return add


def test_commands_take_the_first_digits(run, store, add):
    add(OTHER, status="Running")
    add(IDS[0], tags=["cafe"])  # a tag is no identifier
    assert json.loads(run("show", "CAFE", "--json")[1])["operationId"] == str(OTHER)
    assert json.loads(run("show", "cafe0000-00", "--json")[1])["operationId"] == str(OTHER)
    assert run("stop", "cafe0000") == (0, f"{OTHER} Stopping\n", "")
    assert run("cancel", "19a9b7af") == (0, f"{IDS[0]} Cancelled\n", "")
    store.advance(OTHER, OperationState.SUCCEEDED)
    assert run("wait", "cafe0000") == (0, f"{OTHER} Succeeded\n", "")


@pytest.mark.parametrize("command", ["show", "wait", "stop", "cancel"])
def test_digits_of_several_operations_list_the_candidates(run, add, command):
    for one in IDS[:2]:
        add(one)
    code, out, err = run(command, "19a9b7af")
    assert (code, out) == (2, "")
    assert err == (
        f"operations-status: ID: Several operations begin with '19a9b7af': {IDS[0]}, {IDS[1]}\n"
    )
    for one in IDS[2:]:
        add(one)
    assert run(command, "19a9b7af")[2].endswith(f"{IDS[4]}, …\n")


@pytest.mark.parametrize("text", ["abc", "abcd--", "abcx", "g" * 8])
def test_fewer_than_four_digits_and_other_characters_are_refused(run, add, text):
    add(OTHER)
    code, _, err = run("show", text)
    problem = f"The value '{text}' is neither a GUID nor at least four of its first digits"
    assert (code, err) == (2, f"operations-status: ID: {problem}\n")


def test_a_service_finds_the_first_digits(run, service, tmp_path):
    token = tmp_path / "token"
    token.write_text(f"{service.token}\n", encoding="utf-8")
    one = service.add(process=PROCESS, status=OperationState.SUCCEEDED)
    short = str(one.operation_id)[:13]
    words = (short, "--url", service.urls[0], "--token-file", str(token))
    assert json.loads(run("show", "--json", *words)[1])["operationId"] == str(one.operation_id)
    assert run("wait", *words) == (0, f"{one.operation_id} Succeeded\n", "")
    assert run("show", "0123456789abcdef", *words[1:])[0] == 10
