"""List what the users of a package rely on besides its Python names, one promise a line.

Commands, options, exit codes and variables of each package; settings and OpenAPI document of
operations-status; rules and keys of the JSON report of docs-config; locked names of hosting-sdk.
They are read from a checkout as users see them, so that the last release can be read as well:
`tools/compatibility.py` compares the two.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

COMMANDS = re.compile(
    r"^(?:commands:\n|  COMMAND\n|  command\n|commands:\n  COMMAND\n)((?:  +[a-z-].*\n)+)",
    re.MULTILINE,
)
"""The section of `--help` that lists commands."""

COMMAND = re.compile(r"^  (?:  )?([a-z][a-z-]+)(?:  +\S.*)?$", re.MULTILINE)
"""A line of that section that names a command, not one that continues a description."""

OPTION = re.compile(r"^ +(?:-\w(?: \w+)?, )?(--[a-z][a-z-]*)", re.MULTILINE)
"""A line of `--help` that describes an option."""

EXIT_CODES = re.compile(r"^\| code \|.*\n\|[-| ]+\n((?:\|.*\n)+)", re.MULTILINE)
"""A table of exit codes in the documentation."""

VARIABLE = re.compile(r"\b(?:MONITOR|HOSTING_SDK)_[A-Z_]*[A-Z]\b")
"""The name of an environment variable in the documentation."""

KEYWORDS = re.compile(r"\.(?:\$ref|const|enum\[\]|in|required\[\]|type)$")
"""Paths of values in an OpenAPI document that clients rely on; others are wording and bounds."""

DEMAND = re.compile(r"(?:\.parameters\[[^\]]*\]|\.requestBody)\.required$")
"""Paths in an OpenAPI document of what clients have to send, where the value is true."""

EXAMPLE = re.compile(r"(?<!\.properties)\.examples?\b")
"""Part of a path in an OpenAPI document that belongs to an example, not to a field of that name."""


def run_command(root: Path, package: str, *words: str) -> str:
    """Return what the command of a package in a checkout prints on standard output."""
    source = root / "packages" / package / "src"
    command = [sys.executable, "-m", package.replace("-", "_"), *words]
    # From 3.14 on, argparse colours its help, even for a pipe where CI sets FORCE_COLOR.
    plain = {"PYTHONUTF8": "1", "PYTHON_COLORS": "0"}
    environ = os.environ | plain | {"PYTHONPATH": str(source)}
    return subprocess.run(
        command, env=environ, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


def list_commands(root: Path, package: str, *words: str) -> Iterator[str]:
    """Yield a command, its options, and in the same way the commands below it."""
    shown = run_command(root, package, *words, "--help")
    name = " ".join([package, *words])
    yield f"command {name}"
    yield from (f"option {name} {option}" for option in OPTION.findall(shown))
    for listed in COMMANDS.findall(shown):
        for command in COMMAND.findall(listed):
            yield from list_commands(root, package, *words, command)


def list_documented(root: Path, package: str) -> Iterator[str]:
    """Yield the exit codes and environment variables that the documentation of a package lists."""
    for page in sorted((root / "docs" / package).glob("*.md")):
        text = page.read_text(encoding="utf-8")
        yield from (f"variable {name}" for name in VARIABLE.findall(text))
        for table in EXIT_CODES.findall(text):
            for row in table.splitlines():
                yield from (f"exit code {code}" for code in re.findall(r"\d+", row.split("|")[1]))


def flatten(value: object, path: str) -> Iterator[tuple[str, object]]:
    """Yield the path and the value of each key and each item below a JSON value.

    Items of a list have paths like `parameters[limit]` by their `name`, and `items[]` without one.
    """
    below: list[tuple[str, object]] = []
    if isinstance(value, dict):
        below = [(f"{path}.{key}", item) for key, item in value.items()]
    elif isinstance(value, list):
        names = [item.get("name", "") if isinstance(item, dict) else "" for item in value]
        below = [(f"{path}[{name}]", item) for name, item in zip(names, value, strict=True)]
    for place, item in below:
        yield place, item
        yield from flatten(item, place)


def list_docs_config(root: Path) -> Iterator[str]:
    """Yield the rules of docs-config and the keys of its JSON report."""
    rules = run_command(root, "docs-config", "check", "--list-rules")
    yield from (f"rule {line.split()[0]}" for line in rules.splitlines())
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "config.json")
        file.write_text('{"sections": [{"labl": "Start"}]}\n', encoding="utf-8")
        options = ["--format", "json", "--exit-zero", str(file)]
        report = json.loads(run_command(root, "docs-config", "check", *options))
        yield from (path for path, _ in flatten(report, "report"))


def list_operations_status(root: Path) -> Iterator[str]:
    """Yield the settings of operations-status and its HTTP API."""
    settings = json.loads(run_command(root, "operations-status", "config", "--json"))
    yield from (f"setting {name}" for name in settings)
    (document,) = (root / "packages" / "operations-status" / "src").rglob("openapi.json")
    yield from list_http_api(json.loads(document.read_text(encoding="utf-8")))


def list_http_api(document: dict[str, Any]) -> Iterator[str]:
    """Yield what clients rely on in an OpenAPI document, by its place there.

    A line that begins with `need ` breaks them when it is added, any other when it goes.
    """
    promised = {part: document[part] for part in ("paths", "components") if part in document}
    for path, value in flatten(promised, "openapi"):
        if EXAMPLE.search(path):
            continue
        if isinstance(value, dict):
            yield path
        elif KEYWORDS.search(path):
            yield f"{path}: {value}"
        elif DEMAND.search(path) and value is True:
            yield f"need {path}"


def list_surface(root: Path, package: str) -> set[str]:
    """Return every promise of a package in a checkout."""
    lines = {*list_commands(root, package), *list_documented(root, package)}
    if package == "docs-config":
        lines |= {*list_docs_config(root)}
    elif package == "operations-status":
        lines |= {*list_operations_status(root)}
    else:
        lock = root / "packages" / package / "manifest" / "names.lock"
        names = lock.read_text(encoding="utf-8").splitlines()
        lines |= {line for line in names if line and not line.startswith("#")}
    return lines
