"""Whole commands, from start to exit, compared with the commands of other validators."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from docs_config.schema.documents import read_schema
from documents import LARGEST, TEN_THOUSAND, THREE_HUNDRED_ERRORS, TYPICAL
from rounds import Row, table

if TYPE_CHECKING:
    from collections.abc import Callable

BIN = Path(sys.executable).parent
REFERENCE = "python -c pass"
MANY = 2000


def command_line(*arguments: str) -> list[str]:
    """Return the command line of docs-config with some arguments."""
    return [str(BIN / "docs-config"), *arguments]


def _clean_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def time_commands(commands: dict[str, list[str]], *, rounds: int, code: int = 0) -> list[Row]:
    """Run the commands by turns; all must succeed if *code* is 0, and fail if it is not."""
    taken: dict[str, list[float]] = {name: [] for name in commands}
    environment = _clean_environment()
    clock = _clock()
    for number in range(rounds + 1):
        for name, command in commands.items():
            begin = clock()
            done = subprocess.run(
                command, capture_output=True, check=False, env=environment, timeout=300
            )
            end = clock()
            if (done.returncode != 0) != (code != 0) and name != REFERENCE:
                raise RuntimeError(
                    f"{command} ended with {done.returncode}: {done.stderr[-500:]!r}"
                )
            if number:  # the first round fills caches
                taken[name].append(end - begin)
    return [Row(name, seconds) for name, seconds in taken.items()]


def _clock() -> Callable[[], float]:
    from time import perf_counter  # noqa: PLC0415 named where it is used

    return perf_counter


def install_ajv(folder: Path) -> Path | None:
    """Install ajv-cli below a folder if npm is here; return the command."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return None
    done = subprocess.run(
        [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), "ajv-cli"],
        check=False,
        capture_output=True,
        timeout=300,
    )
    command = folder / "node_modules/.bin/ajv"
    return command if done.returncode == 0 and command.exists() else None


def peers(schema: Path, ajv: Path | None) -> dict[str, Callable[[list[Path]], list[str]]]:
    """Return a function from files to the command line for each command that is installed."""
    found: dict[str, Callable[[list[Path]], list[str]]] = {
        "docs-config check": lambda paths: command_line("check", *map(str, paths)),
    }
    options: dict[str, list[str]] = {
        "check-jsonschema": ["check-jsonschema", "--schemafile", str(schema)],
        "jsonvet": ["jsonvet", "--no-config", "--dialect", "json", "--schema", str(schema)],
        # Not by its script: another peer has one of the same name.
        "sourcemeta jsonschema (wheel)": [
            *["python", "-m", "sourcemeta_jsonschema"],
            *["validate", str(schema)],
        ],
    }
    for name, (command, *arguments) in options.items():
        if (BIN / command).exists():
            found[name] = lambda paths, command=command, arguments=arguments: [
                str(BIN / command),
                *arguments,
                *map(str, paths),
            ]
    if ajv is not None:
        found["ajv-cli"] = lambda paths: [
            str(ajv),
            "validate",
            "--spec=draft2020",
            "--strict=false",
            "--all-errors",
            "-s",
            str(schema),
            *[option for path in paths for option in ("-d", str(path))],
        ]
    return found


def start_to_exit(*, rounds: int) -> list[str]:
    """Return tables of whole commands, for single files and for 2,000 files in one call."""
    lines = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        schema = folder / "schema.json"
        schema.write_text(read_schema("2024-08"), encoding="utf-8")
        ajv = install_ajv(folder)
        available = peers(schema, ajv)
        nothing = {REFERENCE: [sys.executable, "-c", "pass"]}
        cases = {
            "a typical file": (TYPICAL, 0),
            "the largest known size": (LARGEST, 0),
            "10,000 pages": (TEN_THOUSAND, 0),
            "300 errors": (THREE_HUNDRED_ERRORS, 1),
        }
        for title, (data, code) in cases.items():
            path = folder / f"{len(data)}.json"
            path.write_bytes(data)
            commands = {peer: build([path]) for peer, build in available.items()}
            rows = time_commands({**nothing, **commands}, rounds=rounds, code=code)
            lines += [f"### {title}", "", *table(rows, reference=REFERENCE)]
        lines += _many_files(folder, available, rounds=max(2, rounds // 5))
    return lines


def _many_files(
    folder: Path, available: dict[str, Callable[[list[Path]], list[str]]], *, rounds: int
) -> list[str]:
    paths = []
    for number in range(MANY):
        path = folder / f"many-{number}.json"
        path.write_bytes(TYPICAL)
        paths.append(path)
    commands = {name: build(paths) for name, build in available.items()}
    rows = time_commands(commands, rounds=rounds)
    title = f"### {MANY:,} typical files in one call, {MANY * len(TYPICAL) / 1e6:.0f} MB"
    return [title, "", *table(rows, reference="docs-config check")]


def memory() -> list[str]:
    """Return a table of the peak memory of the command."""
    lines = ["| file | bytes | MiB at most |", "|---|---:|---:|"]
    code = (
        "import resource, subprocess, sys\n"
        "subprocess.run(sys.argv[1:], capture_output=True)\n"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    cases = {
        "typical": TYPICAL,
        "largest known size": LARGEST,
        "10,000 pages": TEN_THOUSAND,
        "300 errors": THREE_HUNDRED_ERRORS,
        "100,000 open brackets": b"[" * 100_000,
        "a string of 10 MB": b'"' + b"x" * 10_000_000 + b'"',
        "200 MB, refused unread": None,
    }
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "config.json"
        for title, data in cases.items():
            if data is None:
                with path.open("wb") as file:
                    file.truncate(200_000_000)
            else:
                path.write_bytes(data)
            done = subprocess.run(
                [sys.executable, "-c", code, *command_line("check", str(path))],
                capture_output=True,
                check=True,
                env=_clean_environment(),
            )
            lines.append(f"| {title} | {path.stat().st_size:,} | {int(done.stdout) / 1024:.0f} |")
    return [*lines, ""]
