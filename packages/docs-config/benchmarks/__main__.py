"""Measure docs-config beside its peers, print the tables and write `RESULTS.md`.

Compare ratios, not milliseconds: candidates take turns, so that whatever else the machine does
falls on all of them alike.
"""

from __future__ import annotations

import argparse
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from commands import memory, start_to_exit
from editor import after_typing
from library import all_errors, verdicts
from trees import dead_targets, links, options_of_a_check, page_rules

RESULTS = Path(__file__).parent / "RESULTS.md"
COMMAND = "nox -s 'bench(docs-config)'"
PEERS = [
    *["check-jsonschema", "fastjsonschema", "jsonschema", "jsonschema-rs", "jsonvet", "msgspec"],
    *["orjson", "pydantic", "sourcemeta-jsonschema"],
]


def main() -> int:
    """Run all benchmarks."""
    parser = argparse.ArgumentParser(description=__doc__)
    depth = parser.add_mutually_exclusive_group()
    depth.add_argument(
        "--rounds",
        type=int,
        default=15,
        metavar="N",
        help="rounds of each comparison (default: 15)",
    )
    depth.add_argument(
        "--quick", action="store_true", help="two rounds, which show that it runs; writes no file"
    )
    parser.add_argument("--no-write", action="store_true", help="print only: write no file")
    options = parser.parse_args()
    rounds = 2 if options.quick else options.rounds
    lines = [
        "# docs-config beside its peers",
        "",
        f"`{COMMAND}` wrote this. Compare ratios: the candidates of a table took turns.",
        "Of commands the wall time is given, of work in a process the time of the processor.",
        "",
        f"Python {platform.python_version()}, {platform.system()} {platform.machine()}; "
        + ", ".join(_versions()),
        "",
        "## Start to exit",
        "",
        *start_to_exit(rounds=rounds),
        *options_of_a_check(rounds=rounds),
        "## Pages on the disk",
        "",
        *page_rules(rounds=rounds),
        *dead_targets(rounds=rounds),
        *links(rounds=rounds),
        "## In an editor",
        "",
        *after_typing(rounds=rounds),
        "## Verdict from bytes, in a process",
        "",
        *verdicts(rounds=rounds),
        "## All errors of a file, in a process",
        "",
        *all_errors(rounds=rounds),
        "## Memory of the command",
        "",
        *memory(),
    ]
    text = "\n".join(lines).rstrip() + "\n"
    sys.stdout.write(text)
    if not (options.quick or options.no_write):
        RESULTS.write_text(text, encoding="utf-8")
    return 0


def _versions() -> list[str]:
    found = []
    for name in PEERS:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} is not installed")
    return found


if __name__ == "__main__":
    raise SystemExit(main())
