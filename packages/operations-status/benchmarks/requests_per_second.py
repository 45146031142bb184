"""Requests per second, as ratios to the least that an application can do on the same server."""

from __future__ import annotations

import statistics
import sys
from uuid import UUID

import attrs
from contenders import Contender, Measurement, measure, running
from population import PER_PROCESS

SECONDS = 1.0

QUERIES = 200
"""More lists than the service keeps in memory, fewer than the queries that it keeps parsed."""

BARE = "Hypercorn, bare application"
OURS = "`operations-status serve` (Hypercorn)"
UVICORN = "uvicorn (httptools, uvloop)"
GRANIAN = "granian"


@attrs.frozen
class Row:
    """The medians of all rounds of one request against one server."""

    name: str
    task: str
    ratio: float
    medians: Measurement


def compare(
    environ: dict[str, str], token: str, operation_id: UUID, *, rounds: int, only_ours: bool
) -> list[Row]:
    """Load every server in turn, round after round, and return a row for each of its tasks."""
    path = f"/operations?uid={UUID(int=500)}"
    # All of these queries return the same list.
    lists = [_request(f"{path}&limit={PER_PROCESS + n}", token) for n in range(QUERIES)]
    tasks = {
        "one operation": _request(f"/operations/{operation_id}", token),
        "list of 100": b"".join(lists),
        "list of 100, unchanged": _request(path, token),
    }
    bare_task = {"200 bytes": _request("/", token)}
    commands = {
        name: command
        for name, command in _commands().items()
        if not only_ours or name in {BARE, OURS}
    }
    with running(commands, environ) as contenders:
        cases = [
            (contender, task, request)
            for contender in contenders
            for task, request in (bare_task if contender.name == BARE else tasks).items()
        ]
        return _rows(cases, rounds)


def _rows(cases: list[tuple[Contender, str, bytes]], rounds: int) -> list[Row]:
    found: dict[tuple[str, str], list[Measurement]] = {}
    for number in range(rounds + 1):
        for contender, task, requests in cases:
            seen = measure(contender, requests, seconds=SECONDS)
            if number:  # the first round warms up
                found.setdefault((contender.name, task), []).append(seen)
    (bare,) = (seen for (name, _), seen in found.items() if name == BARE)
    return [_row(name, task, seen, bare) for (name, task), seen in found.items()]


def _row(name: str, task: str, rounds: list[Measurement], bare: list[Measurement]) -> Row:
    ratios = [base.cpu / seen.cpu for base, seen in zip(bare, rounds, strict=True)]
    columns = zip(*(attrs.astuple(seen) for seen in rounds), strict=True)
    medians = Measurement(*(statistics.median(column) for column in columns))
    return Row(name, task, statistics.median(ratios), medians)


def _commands() -> dict[str, list[str]]:
    python = [sys.executable, "-m"]
    app = "applications:service"
    return {
        BARE: [sys.executable, "applications.py", "{port}"],
        OURS: [*python, "operations_status", "serve", "--urls", "http://127.0.0.1:{port}"],
        UVICORN: [
            *python, "uvicorn", app, "--factory", "--port", "{port}", "--no-access-log",
            "--log-level", "warning", "--http", "httptools", "--loop", "uvloop",
        ],
        GRANIAN: [
            *python, "granian", app, "--factory", "--interface", "asgi", "--port", "{port}",
            "--loop", "uvloop", "--log-level", "warning",
        ],
    }  # fmt: skip


def _request(target: str, token: str) -> bytes:
    return f"GET {target} HTTP/1.1\r\nHost: localhost\r\nAuthorization: {token}\r\n\r\n".encode()


def to_markdown(rows: list[Row]) -> str:
    lines = [
        "| server | request | ratio to bare | CPU per request | requests/s | p50 | p99 |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        seen = row.medians
        lines.append(
            f"| {row.name} | {row.task} | **{row.ratio:.2f}** | {seen.cpu * 1e6:.0f} µs"
            f" | {seen.rate:,.0f} | {seen.p50 * 1e3:.1f} ms | {seen.p99 * 1e3:.1f} ms |"
        )
    return "\n".join(lines)
