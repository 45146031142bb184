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

METHODS = ("delete", "get", "head", "patch", "post", "put")


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


def flatten(value: object, path: str) -> Iterator[str]:
    """Yield the path of each key of a JSON value; `[]` stands for the items of a list."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield f"{path}.{key}"
            yield from flatten(item, f"{path}.{key}")
    elif isinstance(value, list):
        for item in value:
            yield from flatten(item, f"{path}[]")


def list_docs_config(root: Path) -> Iterator[str]:
    """Yield the rules of docs-config and the keys of its JSON report."""
    rules = run_command(root, "docs-config", "check", "--list-rules")
    yield from (f"rule {line.split()[0]}" for line in rules.splitlines())
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "config.json")
        file.write_text('{"sections": [{"labl": "Start"}]}\n', encoding="utf-8")
        options = ["--format", "json", "--exit-zero", str(file)]
        yield from flatten(
            json.loads(run_command(root, "docs-config", "check", *options)), "report"
        )


def list_operations_status(root: Path) -> Iterator[str]:
    """Yield the settings of operations-status and its HTTP API."""
    settings = json.loads(run_command(root, "operations-status", "config", "--json"))
    yield from (f"setting {name}" for name in settings)
    (document,) = (root / "packages" / "operations-status" / "src").rglob("openapi.json")
    yield from list_http_api(json.loads(document.read_text(encoding="utf-8")))


def list_http_api(document: dict[str, Any]) -> Iterator[str]:
    """Yield what clients rely on in an OpenAPI document.

    A line that begins with `need ` breaks them when it is added, any other when it goes.
    """
    for path, item in document["paths"].items():
        for method in (method for method in METHODS if method in item):
            name, operation = f"{method.upper()} {path}", item[method]
            yield name
            for parameter in item.get("parameters", []) + operation.get("parameters", []):
                parameter = resolve(parameter, document)  # noqa: PLW2901 a reference stands for it
                place = f"{name} {parameter['in']} {parameter['name']}"
                yield place
                if parameter.get("required"):
                    yield f"need {place}"
                yield from list_types(parameter.get("schema", {}), place)
            for status, response in operation["responses"].items():
                yield f"{name} answers {status}"
                for media_type in resolve(response, document).get("content", {}):
                    yield f"{name} answers {status} {media_type}"
    for name, schema in document.get("components", {}).get("schemas", {}).items():
        yield from list_types(schema, name)


def resolve(value: dict[str, Any], document: dict[str, Any]) -> dict[str, Any]:
    """Return a value, or the one that its reference points to."""
    found: Any = document
    for step in value["$ref"].split("/")[1:] if "$ref" in value else ():
        found = found[step]
    return found if "$ref" in value else value


def list_types(schema: dict[str, Any], name: str) -> Iterator[str]:
    """Yield the types, the properties and the accepted values of a schema."""
    if "type" in schema:
        yield f"{name}: {schema['type']}"
    yield from (f"{name} may be {value}" for value in schema.get("enum", ()))
    yield from (f"{name} always has {key}" for key in schema.get("required", ()))
    for key, nested in schema.get("properties", {}).items():
        yield f"{name}.{key}"
        yield from list_types(nested, f"{name}.{key}")
    if isinstance(schema.get("items"), dict):
        yield from list_types(schema["items"], f"{name}[]")
    for key in ("allOf", "anyOf", "oneOf"):
        for nested in schema.get(key, ()):
            yield from list_types(nested, name)


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
