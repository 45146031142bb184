"""Measure the page in Chromium on a slow line: `python benchmarks/page_load.py`.

The store has 100,000 operations of one day. Chromium's own emulation limits the line to 50 KB/s in
both directions with 600 ms for each request (Chrome DevTools Protocol, Network domain). The first
load has an empty cache; the clock runs from the navigation, or from the sign-in, to the first row.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import UUID

from operations_status.operations import Operation, OperationFailure, OperationState, Process
from operations_status.stores.sqlite.store import SqliteStore, insert
from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from playwright.sync_api import Browser

COUNT = 100_000
ROUNDS = 5
BYTES_PER_SECOND = 50_000
LATENCY_MS = 600
FIRST_ROW = """() => document.querySelectorAll("#rows tr").length === 200"""
SIZES = """() => performance.getEntries().filter((entry) => "encodedBodySize" in entry)
  .map((entry) => [entry.name.replace(location.origin, ""), entry.encodedBodySize,
    entry.decodedBodySize])"""


def populate(path: Path) -> None:
    """Record many operations of the last 20 hours; every tenth has failed."""
    store = SqliteStore(path)
    store.open()
    begun = datetime.now(UTC) - timedelta(hours=20)
    with store.database.transaction() as connection:
        for number in range(COUNT):
            failed = number % 10 == 0
            operation = Operation(
                process=Process(
                    pid=number % 97, uid=UUID(int=number % 89), name=f"job-{number % 50}"
                ),
                created=begun + number * timedelta(hours=20) / COUNT,
                status=OperationState.FAILED if failed else OperationState.SUCCEEDED,
                error=OperationFailure(code="DiskFull", message=f"disk {number} is full")
                if failed
                else None,
                tags=(f"tenant-{number % 39}", "all"),
            )
            insert(connection, operation)
    store.close()


def measure(
    browser: Browser, url: str, token: str
) -> tuple[float, float, list[tuple[str, int, int]]]:
    """Return the seconds of a load with a token and of a sign-in, and what was transferred."""
    context = browser.new_context()
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY_MS,
            "downloadThroughput": BYTES_PER_SECOND,
            "uploadThroughput": BYTES_PER_SECOND,
        },
    )
    page.goto(url)
    page.get_by_label("Access token").fill(token)
    begun = time.perf_counter()
    page.get_by_role("button", name="Show operations").click()
    page.wait_for_function(FIRST_ROW)
    signed_in = time.perf_counter() - begun
    line.send("Network.clearBrowserCache")
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_function(FIRST_ROW)
    loaded = time.perf_counter() - begun
    sizes = page.evaluate(SIZES)
    context.close()
    return loaded, signed_in, sizes


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = Path(folder) / "operations.db"
        populate(path)
        command = [sys.executable, "-m", "operations_status", "serve", "--temp-key"]
        with subprocess.Popen(
            [*command, "--store", f"sqlite:///{path}", "--urls", "http://127.0.0.1:0"],
            env={"PATH": "/usr/bin", "HOME": folder, "MONITOR_METRICS_URLS": "none"},
            stdout=subprocess.PIPE,
            text=True,
        ) as service:
            assert service.stdout is not None
            told = {}
            while "Now listening on" not in told:
                name, _, value = service.stdout.readline().strip().partition(": ")
                told[name] = value
            url, token = told["Now listening on"] + "/", told["Authorization"]
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
            )
            measured = [measure(browser, url, token) for _ in range(ROUNDS)]
            browser.close()
            service.terminate()
    for what, seconds in zip(
        ("load", "sign-in"), list(zip(*measured, strict=True))[:2], strict=True
    ):
        print(
            f"{what}: first rows after {statistics.median(seconds):.2f} s"
            f" ({min(seconds):.2f} to {max(seconds):.2f} s, {ROUNDS} rounds)"
        )
    for name, encoded, decoded in measured[-1][2]:
        print(f"{encoded:8,} of {decoded:8,} bytes  {name[:110]}")


if __name__ == "__main__":
    main()
