"""Run tasks on tool servers over one fake platform, and write the table of their outcomes.

    python packages/hosting-sdk/benchmarks/tasks [--server NAME] [--task WORDS] [--no-write]

A scripted policy drives each server over stdio. It knows the request and its facts, and reads what
the server says. Exit code 1 if fewer than 90 % of the tasks are solved with hosting-sdk, or if one
that is not held out leads to a wrong write.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
from hosting_sdk.testing import FakePlatform
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from openapi import make_document
from policy import Policy
from scenario import FILE, Scenario, Task, load_tasks
from servers import Meter, accept, connect

if TYPE_CHECKING:
    from collections.abc import Sequence

HERE = Path(__file__).parent
RESULTS = HERE.parent / "TASKS.md"
OURS = "hosting-sdk mcp start --dynamic"
ALL_TOOLS = "hosting-sdk mcp start"
FASTMCP = "FastMCP, from the OpenAPI document"
PEER = "@vercel/sdk@1.19.40"
FEW_CALLS = 6
LEAST_SOLVED = 0.9

INTRODUCTION = """\
# Tasks on tool servers

Written by `nox -s tasks`. A scripted policy did {count} tasks with each server over the same fake
platform: {writes} changes and {questions} questions. *Solved* are tasks whose end state is right,
with no other change; *held out* are the tasks left out while the policy was adjusted. *Calls* are
calls of tools, of which *few* are at most {few}. *Bytes* are what a model reads: the list of tools
once, the results in each task. *Wrong writes* are changes that the platform accepted and the task
does not want. {versions}

| {heads} |
|---|{rules}|
"""
HEADS = (
    "server",
    "solved",
    "held out",
    "few calls",
    "calls, median",
    "calls, most",
    "list bytes",
    "result bytes, mean",
    "wrong writes",
)


@attrs.frozen
class Outcome:
    """Outcome of one task."""

    task: Task
    is_solved: bool
    meter: Meter
    wrong: Sequence[str]


def commands(url: str, folder: Path, node: Path | None) -> dict[str, list[str]]:
    """Return the command line of each server that runs here."""
    start = [sys.executable, "-m", "hosting_sdk", "mcp", "start", "--ask", "--server-url", url]
    found = {OURS: [*start, "--dynamic"], ALL_TOOLS: start}
    if find_spec("fastmcp") is not None:
        document = folder / "openapi.json"
        document.write_text(json.dumps(make_document()), "utf-8")
        found[FASTMCP] = [sys.executable, str(HERE / "fastmcp_server.py"), str(document), url]
    if node is not None:
        script = node / "@vercel" / "sdk" / "bin" / "mcp-server.js"
        options = ["--bearer-token", "fake-token", "--server-url", url]
        found[f"{PEER} (Node)"] = ["node", str(script), "start", *options]
    return found


def installed_peer(folder: Path) -> Path | None:
    """Install the peer into a folder and return where its packages are, None without npm."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return None
    quiet = ["--no-audit", "--no-fund", "--no-save", "--ignore-scripts", "--loglevel=error"]
    subprocess.run(["npm", "install", *quiet, "--prefix", str(folder), PEER], check=True)
    return folder / "node_modules"


async def run(
    command: list[str], fake: FakePlatform, tasks: list[Task], *, verbose: bool
) -> list[Outcome]:
    """Run tasks on one server."""
    environment = {**os.environ, "HOSTING_SDK_BEARER_TOKEN": fake.token}
    parameters = StdioServerParameters(command=command[0], args=command[1:], env=environment)
    outcomes = []
    async with Client(stdio_client(parameters), elicitation_callback=accept) as client:
        server = await connect(client)
        for task in tasks:
            scenario = Scenario(task, fake)
            server.reset()
            answer = await Policy(server, scenario.asking, scenario.facts).run()
            wrong = scenario.wrong_writes()
            outcome = Outcome(task, scenario.is_solved(answer), server.meter, wrong)
            outcomes.append(outcome)
            print(describe(outcome), flush=True)
            if verbose:
                print(*(f"    {line}" for line in outcome.meter.log), sep="\n", flush=True)
    return outcomes


def describe(outcome: Outcome) -> str:
    """Return a line about one task."""
    word = "solved" if outcome.is_solved else "FAILED"
    extra = "".join(f"\n    wrong: {each}" for each in outcome.wrong)
    return f"  {word} {outcome.meter.calls:2} calls  {outcome.task.name}{extra}"


def row(name: str, outcomes: list[Outcome]) -> str:
    """Return a row of the table."""
    held = [each for each in outcomes if each.task.held]
    calls = [each.meter.calls for each in outcomes]
    cells = [
        name,
        share(outcomes),
        share(held),
        f"{sum(number <= FEW_CALLS for number in calls) / len(calls):.0%}",
        f"{statistics.median(calls):g}",
        str(max(calls)),
        f"{outcomes[0].meter.listed_bytes:,}",
        f"{statistics.mean(each.meter.result_bytes for each in outcomes):,.0f}",
        str(sum(len(each.wrong) for each in outcomes)),
    ]
    return f"| {' | '.join(cells)} |"


def share(outcomes: list[Outcome]) -> str:
    """Return how many tasks are solved, with per cent."""
    solved = sum(each.is_solved for each in outcomes)
    return f"{solved} of {len(outcomes)} ({solved / len(outcomes):.0%})" if outcomes else ""


def versions() -> str:
    names = [name for name in ("mcp", "fastmcp") if find_spec(name)]
    found = ", ".join(f"{name} {metadata.version(name)}" for name in names)
    return f"CPython {platform.python_version()}, {found}."


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", default="", metavar="WORDS", help="only servers with this name")
    parser.add_argument("--task", action="append", metavar="NAME", help="only this task")
    parser.add_argument("--file", type=Path, default=FILE, help="tasks (default: tasks.toml)")
    parser.add_argument("--held-out", choices=("only", "skip"), help="choose by `held`")
    parser.add_argument("--verbose", action="store_true", help="print each call")
    parser.add_argument("--no-write", action="store_true", help="print only: write no file")
    parser.add_argument("--node-modules", type=Path, help="a folder with @vercel/sdk in it")
    parser.add_argument("--no-peer", action="store_true", help="leave out what npm installs")
    options = parser.parse_args()
    tasks = [
        task
        for task in load_tasks(options.file)
        if (not options.task or task.name in options.task)
        and (not options.held_out or task.held == (options.held_out == "only"))
    ]
    results: dict[str, list[Outcome]] = {}
    with tempfile.TemporaryDirectory() as folder, FakePlatform(strict=True) as fake:
        node = options.node_modules
        if node is None and not options.no_peer:
            node = installed_peer(Path(folder))
        for name, command in commands(fake.url, Path(folder), node).items():
            if options.server in name:
                print(name)
                results[name] = asyncio.run(run(command, fake, tasks, verbose=options.verbose))
    questions = sum(task.answer is not None for task in tasks)
    head = INTRODUCTION.format(
        count=len(tasks),
        writes=len(tasks) - questions,
        questions=questions,
        few=FEW_CALLS,
        versions=versions(),
        heads=" | ".join(HEADS),
        rules="|".join(["---:"] * (len(HEADS) - 1)),
    )
    text = head + "\n".join(row(*each) for each in results.items()) + "\n"
    print(text)
    if not options.no_write:
        RESULTS.write_text(text, encoding="utf-8")
    ours = results.get(OURS, [])
    solved = sum(each.is_solved for each in ours)
    has_wrong = any(each.wrong for each in ours if not each.task.held)
    return int(has_wrong or solved < LEAST_SOLVED * len(ours))


if __name__ == "__main__":
    sys.exit(main())
