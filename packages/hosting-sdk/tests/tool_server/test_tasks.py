"""Tasks of the benchmark: each can be solved, and each check finds wrong writes and answers."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from urllib.parse import quote, urlencode

import attrs
import pytest
from hosting_sdk.testing import FakePlatform

FOLDER = Path(__file__).parents[2] / "benchmarks" / "tasks"
FEW = (
    "pause a project",
    "remove a variable",
    "promote a deployment",
    "add a DNS record",
    "ask whether a domain is free",
)


def load(name):
    """Return a module of the benchmark."""
    spec = importlib.util.spec_from_file_location(f"tasks_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


scenario = load("scenario")
TASKS = scenario.load_tasks()
WRITES = [task for task in TASKS if task.write]


@pytest.fixture(scope="module")
def strict():
    """A fake platform on which things are missing unless they were created."""
    with FakePlatform(strict=True) as running:
        yield running


def perform(started, write):
    """Send the write of a task."""
    method = scenario.METHODS[write["call"]]
    given = started.name_items(write.get("at", {}))
    path = method["path"].format_map({name: quote(text) for name, text in given.items()})
    query = {name: text for name, text in given.items() if f"{{{name}}}" not in method["path"]}
    # A field that the task leaves open may be required by the method.
    extra = {"type": "encrypted"} if "type" in write.get("may", ()) else {}
    body = started.name_items(write.get("body"))
    body = {**body, **extra} if isinstance(body, dict) else body
    if body is None and method["body"]:
        body = {}
    target = f"{path}?{urlencode(query)}" if query else path
    status, value = started.request(method["verb"], target, body)
    assert status < 300, value


def test_a_third_of_sixty_tasks_is_held_out():
    assert len(TASKS) == len({task.name for task in TASKS}) == 60
    assert sum(task.held for task in TASKS) == 20
    assert all((task.write is None) != (task.answer is None) for task in TASKS)


@pytest.mark.parametrize("task", WRITES, ids=lambda task: task.name)
def test_a_task_is_solved_by_its_write_alone(strict, task):
    started = scenario.Scenario(task, strict)
    assert not started.is_solved("")
    perform(started, task.write)
    assert started.wrong_writes() == []
    assert started.is_solved("")
    started.request("POST", "/v11/projects", {"name": "unwanted"})
    [wrong] = started.wrong_writes()
    assert wrong == 'POST /v11/projects {"name": "unwanted"}'
    assert not started.is_solved("")


def test_a_write_to_another_item_is_wrong(strict):
    task = next(task for task in TASKS if task.name == "pause a project")
    started = scenario.Scenario(task, strict)
    started.request("POST", "/v11/projects", {"name": "other"})
    before = started.wrong_writes()
    started.request("POST", "/v1/projects/other/pause")
    assert started.wrong_writes() == [*before, "POST /v1/projects/other/pause "]


def test_the_same_write_a_second_time_is_wrong(strict):
    task = next(task for task in TASKS if task.name == "pause a project")
    started = scenario.Scenario(task, strict)
    perform(started, task.write)
    perform(started, task.write)
    assert len(started.wrong_writes()) == 1


@pytest.mark.parametrize("state", [{"has": {"paused": "never"}}, {"gone": True}], ids=str)
def test_a_task_without_its_end_state_is_not_solved(strict, state):
    task = next(task for task in TASKS if task.name == "pause a project")
    task = attrs.evolve(task, state={"get": "/v9/projects/shop", **state})
    started = scenario.Scenario(task, strict)
    perform(started, task.write)
    assert not started.is_solved("")


def test_a_refused_write_is_not_wrong(strict):
    task = next(task for task in TASKS if task.name == "pause a project")
    started = scenario.Scenario(task, strict)
    assert started.request("POST", "/v1/projects/nothing/pause")[0] == 404
    assert started.wrong_writes() == []


def test_a_question_is_answered_by_its_text_without_writes(strict):
    task = next(task for task in TASKS if task.name == "list DNS records")
    started = scenario.Scenario(task, strict)
    assert not started.is_solved("mail: 203.0.113.7")
    assert started.is_solved("mail: 203.0.113.77")
    started.request("POST", "/v11/projects", {"name": "unwanted"})
    assert not started.is_solved("mail: 203.0.113.77")


def test_the_scripted_policy_solves_tasks_with_the_dynamic_tools():
    options = ["--server=--dynamic", "--no-peer", "--no-write"]
    for name in FEW:
        options += ["--task", name]
    command = [sys.executable, str(FOLDER), *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "| 5 of 5 (100%) |" in done.stdout
