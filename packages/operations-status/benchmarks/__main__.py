"""Compare the service with a bare application and other servers, and write RESULTS.md."""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

import long_list
import requests_per_second
from contenders import HERE
from population import COUNT, populate

PACKAGES = ("operations-status", "hypercorn", "uvicorn", "granian", "uvloop")

INTRODUCTION = """\
# operations-status beside other servers

Written by `nox -s 'bench(operations-status)'`. Server and client are pinned to a processor each;
the client is a process of its own with 32 connections. Every round loads each server in turn, each
ratio is computed within a round, and the figures are medians of {rounds} rounds. The ratio compares
processor time per request: unlike the requests per second, it hardly depends on other load of the
machine. The store has {count:,} operations, and none changes meanwhile. The service caches the
verified token and up to 64 short lists of one state of the store. "list of 100" is the same list
by {queries} queries in turn, so it is read from the store each time, like "one operation" and the
list of all; "list of 100, unchanged" repeats one query, which is answered from the cache.

MANY.md, which many_operations.py writes, compares {many} operations with a thousand.

{machine}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    depth = parser.add_mutually_exclusive_group()
    depth.add_argument(
        "--rounds", type=int, default=9, metavar="N", help="rounds of each comparison (default: 9)"
    )
    depth.add_argument(
        "--quick", action="store_true", help="two rounds, which show that it runs; writes no file"
    )
    parser.add_argument("--no-write", action="store_true", help="print only: write no file")
    parser.add_argument("--only-ours", action="store_true", help="leave out the other servers")
    options = parser.parse_args()
    rounds = 2 if options.quick else options.rounds
    # Memory instead of a disk, where there is some: reading is what is measured.
    place = "/dev/shm" if Path("/dev/shm").is_dir() else None
    with tempfile.TemporaryDirectory(dir=place) as folder:
        text = _measure(Path(folder), rounds=rounds, only_ours=options.only_ours)
    print(text)
    if not (options.quick or options.no_write):
        (HERE / "RESULTS.md").write_text(text, encoding="utf-8")


def _measure(folder: Path, *, rounds: int, only_ours: bool) -> str:
    operation_id = populate(folder / "operations.db")
    environ, token = _configure(folder)
    rows = requests_per_second.compare(
        environ, token, operation_id, rounds=rounds, only_ours=only_ours
    )
    streamed = long_list.measure_both(environ, token, rounds=rounds)
    return "\n".join(
        (
            INTRODUCTION.format(
                rounds=rounds,
                count=COUNT,
                queries=requests_per_second.QUERIES,
                many=_find_many(),
                machine=_describe_machine(),
            ),
            "## Requests\n",
            requests_per_second.to_markdown(rows),
            f"\n## The list of all {COUNT:,} operations\n",
            long_list.to_markdown(streamed),
            "",
        )
    )


def _find_many() -> str:
    """Return the number of operations in the last run of many_operations.py, as MANY.md has it."""
    text = (HERE / "MANY.md").read_text(encoding="utf-8")
    found = re.search(r"another has ([0-9,]+)\.", text)
    assert found is not None
    return found[1]


def _configure(folder: Path) -> tuple[dict[str, str], str]:
    """Return the environment of every server, and the header that it accepts."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("MONITOR_")}
    environ = kept | {"HOME": str(folder), "XDG_STATE_HOME": str(folder)}
    environ["MONITOR_METRICS_URLS"] = "none"
    environ["MONITOR_STORE"] = f"sqlite:///{folder / 'operations.db'}"
    command = [sys.executable, "-m", "operations_status", "generate-key", "--output", "json"]
    key = json.loads(
        subprocess.run(command, env=environ, stdout=subprocess.PIPE, check=True).stdout
    )
    file = folder / "key.json"
    file.write_text(json.dumps(key["settings"]), encoding="utf-8")
    return environ | {"MONITOR_KEY_FILES": str(file)}, f"Bearer {key['token']}"


def _describe_machine() -> str:
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.machine()}, {os.cpu_count()} processors; {versions}."


if __name__ == "__main__":
    main()
