"""Print what the users of a package rely on besides its Python names, one promise a line.

`PYTHONPATH=packages/NAME/src python tools/surface.py NAME` prints commands, options and exit codes,
and for operations-status its settings and its OpenAPI document, for docs-config its rules and the
keys of its JSON report. It only uses what users can use, so that it reads the release before this
one as well: `tools/compatibility.py` compares the two.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import re
import sys
import tempfile
import tomllib
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


class Command:
    """The command of a package, run in this process."""

    def __init__(self, package: str) -> None:
        text = Path("packages", package, "pyproject.toml").read_text(encoding="utf-8")
        module, _, function = tomllib.loads(text)["project"]["scripts"][package].partition(":")
        self._name = package
        self._main = getattr(importlib.import_module(module), function)

    def run(self, *words: str) -> str:
        """Return what the command prints on standard output."""
        sys.argv = [self._name, *words]
        output = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
        with contextlib.redirect_stdout(output), contextlib.suppress(SystemExit):
            self._main()
        output.flush()
        return output.buffer.getvalue().decode()

    def list_options(self, *words: str) -> Iterator[str]:
        """Yield the commands below some words and their options."""
        shown = self.run(*words, "--help")
        name = " ".join([self._name, *words])
        yield f"command {name}"
        yield from (f"option {name} {option}" for option in OPTION.findall(shown))
        for listed in COMMANDS.findall(shown):
            for command in COMMAND.findall(listed):
                yield from self.list_options(*words, command)


def list_documented(package: str) -> Iterator[str]:
    """Yield the exit codes and environment variables that the documentation of a package lists."""
    for page in sorted(Path("docs", package).glob("*.md")):
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


def list_docs_config(command: Command) -> Iterator[str]:
    """Yield the rules of docs-config and the keys of its JSON report."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "config.json")
        file.write_text('{"sections": [{"labl": "Start"}]}\n', encoding="utf-8")
        sarif = json.loads(command.run("check", "--format", "sarif", str(file)))
        report = json.loads(command.run("check", "--format", "json", str(file)))
    yield from (f"rule {rule['id']}" for rule in sarif["runs"][0]["tool"]["driver"]["rules"])
    yield from flatten(report, "report")


def list_operations_status(command: Command) -> Iterator[str]:
    """Yield the settings of operations-status, the exit codes of its errors and its HTTP API."""
    yield from (f"setting {name}" for name in json.loads(command.run("config", "--json")))
    errors = vars(importlib.import_module("operations_status.errors"))
    for name, error in errors.items():
        if hasattr(error, "exit_code"):
            yield f"exit code of {name} {error.exit_code}"
    (document,) = Path("packages/operations-status/src").rglob("openapi.json")
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
    """Return a value, or the one that its reference leads to."""
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


def list_surface(package: str) -> set[str]:
    """Return every promise of a package whose tree is the current folder."""
    command = Command(package)
    lines = {*command.list_options(), *list_documented(package)}
    if package == "docs-config":
        lines |= {*list_docs_config(command)}
    elif package == "operations-status":
        lines |= {*list_operations_status(command)}
    else:
        lock = Path("packages/hosting-sdk/manifest/names.lock").read_text(encoding="utf-8")
        lines |= {line for line in lock.splitlines() if line and not line.startswith("#")}
    return lines


if __name__ == "__main__":
    print("\n".join(sorted(list_surface(sys.argv[1]))))
