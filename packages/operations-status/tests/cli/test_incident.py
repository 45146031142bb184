"""`incident`: groups of failed operations in the terminal, in Markdown and as JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import unicodedata
from datetime import UTC, datetime, timedelta

import pytest
from operations_status.operations import Operation, OperationFailure, OperationState, Process
from operations_status.stores import open_blocking_store
from operations_status.stores.tallies import GROUPS_MAX
from samples import PROCESS

NOW = datetime.now(UTC)


@pytest.fixture(autouse=True)
def store(tmp_path, monkeypatch):
    url = f"sqlite:///{tmp_path / 'operations.db'}"
    monkeypatch.setenv("MONITOR_STORE", url)
    store = open_blocking_store(url)
    store.open()
    yield store
    store.close()


@pytest.fixture
def failures(store):
    """Four failures of two kinds, a success, and an old failure."""

    def fail(minutes, message, **fields):
        created = NOW - timedelta(minutes=minutes)
        store.add(
            Operation(
                process=PROCESS,
                created=created,
                started=created,
                ended=created + timedelta(seconds=minutes),
                status=OperationState.FAILED,
                error=OperationFailure(code="Failed", message=message),
                **fields,
            )
        )

    fail(300, "no space left on /srv/old")
    for minutes in (30, 20, 10):
        fail(minutes, f"no space left on /srv/{minutes}")
    fail(5, "a | b `c` <d>", name="nightly")
    store.add(Operation(process=PROCESS, created=NOW))


@pytest.mark.usefixtures("failures")
def test_failures_of_the_last_hour_are_grouped_the_largest_group_first(run):
    code, out, err = run("incident", "--since", "1h")
    assert (code, err) == (0, "")
    heading, titles, first, second = out.splitlines()
    assert heading.startswith("4 of 5 operations created since 20")
    assert heading.endswith(" UTC have failed, in 2 groups")
    assert titles.split() == ["COUNT", "FIRST", "(UTC)", "LAST", "P50", "P95", "NAME", "ERROR"]
    assert first.split()[0] == "3"
    assert first.endswith("20 s       30 s  worker   Failed: no space left on <path>")
    assert second.endswith("5.0 s      5.0 s  nightly  Failed: a | b <text> <d>")


@pytest.mark.usefixtures("failures")
def test_markdown_is_a_table_of_code_spans(run):
    lines = run("incident", "--format", "markdown")[1].splitlines()
    assert lines[0].startswith("**4 of 5 operations")
    assert lines[2:4] == [
        "| count | name | error | first (UTC) | last (UTC) | p50 | p95 |",
        "|---:|---|---|---|---|---:|---:|",
    ]
    assert lines[4].startswith("| 3 | `worker` | `Failed: no space left on <path>` | 20")
    assert lines[4].endswith(" | 20 s | 30 s |")
    assert lines[5].startswith("| 1 | `nightly` | `Failed: a \\| b <text> <d>` | 20")


@pytest.mark.usefixtures("failures")
def test_json_is_the_groups_view_and_its_keys_filter_lists(run):
    (first, _) = json.loads(run("incident", "--format", "json")[1])
    assert (first["count"], first["error"]["message"]) == (3, "no space left on <path>")
    listed = json.loads(run("list", "--json", "--group", first["group"])[1])
    assert len(listed) == 4  # the old one, too
    assert len(json.loads(run("list", "--json", "--search", "nightly")[1])) == 1


@pytest.mark.usefixtures("failures")
def test_time_and_filters_choose_the_operations(run):
    assert run("incident", "--since", "6h")[1].startswith("5 of 6 operations")
    day = (NOW - timedelta(days=1)).isoformat()
    assert run("incident", "--created-after", day)[1].startswith("5 of 6 operations")
    assert run("incident", "--search", "nightly")[1].startswith("1 of 1 operations")
    assert run("incident", "--search", "nightly")[1].splitlines()[0].endswith(", in 1 group")
    out = run("incident", "--since", "1h", "--status", "Starting,stopping")[1]
    assert out.startswith("1 of 5 operations")
    assert out.splitlines()[0].endswith("UTC are Starting or Stopping, in 1 group")
    assert out.splitlines()[2].endswith("        -          -  worker  -")


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_without_failures_only_the_heading_is_printed(run, form):
    out = run("incident", "--format", form)[1]
    assert out.strip("*\n").startswith("0 of 0 operations")
    assert len(out.splitlines()) == 1


def test_a_service_is_asked_with_its_url(run, service, tmp_path):
    token = tmp_path / "token"
    token.write_text(f"{service.token}\n", encoding="utf-8")
    created = datetime.now(UTC)
    name = f"incident-{os.getpid()}"
    error = OperationFailure(code="Failed", message="run 7")
    process = Process(pid=1, uid=PROCESS.uid, name=name)
    service.add(process=process, created=created, status=OperationState.FAILED, error=error)
    words = ("incident", f"--name={name}", "--url", service.urls[0], "--token-file", str(token))
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    assert out.splitlines()[-1].endswith(f"{name}  Failed: run <n>")


def run_on_terminal(*words, columns):
    """Return the lines that a command writes to a terminal."""
    ours, theirs = pytest.importorskip("pty").openpty()
    environ = os.environ | {"COLUMNS": str(columns)}
    with subprocess.Popen(
        [sys.executable, "-m", "operations_status", *words], stdout=theirs, env=environ
    ) as process:
        os.close(theirs)
        printed = b""
        try:
            while chunk := os.read(ours, 65_536):
                printed += chunk
        except OSError:  # the end of a terminal
            pass
        os.close(ours)
    assert process.returncode == 0
    return printed.decode().splitlines()


@pytest.mark.parametrize("columns", [40, 80, 132])
@pytest.mark.parametrize("words", [("list",), ("incident",)])
@pytest.mark.parametrize(
    "name", ["a-very-long-name-of-a-process", "毎晩のバックアップ", "e\u0301\u202e"]
)
def test_tables_fit_the_terminal(store, words, columns, name):
    tags = tuple(f"タグ-{number}" for number in range(40))
    long = Process(pid=1, uid=PROCESS.uid, name=name * 4)
    failure = OperationFailure(code="Failed", message="ディスクに空きがない " * 20)
    one = Operation(
        process=long, tags=tags, status=OperationState.FAILED, error=failure, created=NOW
    )
    store.add(one)
    lines = run_on_terminal(*words, columns=columns)
    assert max(map(count_columns, lines)) <= columns
    assert lines[-1].endswith("…")
    if words == ("list",):
        assert len(lines) == 2
        assert lines[-1].startswith(str(one.operation_id)[:8] + "  Failed")
        return
    assert " ".join(lines[:-4]).endswith("UTC have failed, in 1 group")
    assert [line.strip() for line in lines[-4:]][1] == "ERROR"
    assert lines[-1].startswith("         Failed: ディスクに空きがない")


def count_columns(text):
    """Return the columns that a text takes on a terminal."""
    return sum(
        0 if unicodedata.combining(one) else 2 if unicodedata.east_asian_width(one) in "WF" else 1
        for one in text
    )


@pytest.mark.usefixtures("failures")
def test_on_a_terminal_names_and_errors_are_in_columns():
    titles, below, first, error = run_on_terminal("incident", columns=80)[-6:-2]
    assert titles.index("NAME") == first.index("worker")
    assert below.index("ERROR") == error.index("Failed: no space left on <path>")


def test_a_report_with_the_largest_number_of_groups_says_that_there_may_be_more(store, run):
    failure = OperationFailure(code="Failed", message="no space left")
    for number in range(GROUPS_MAX):
        name, status = f"name-{number}", OperationState.FAILED
        store.add(Operation(process=PROCESS, name=name, status=status, error=failure))
    heading = run("incident")[1].splitlines()[0]
    assert heading.endswith(" UTC have failed, in 100 groups or more")
