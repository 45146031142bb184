"""The example of every method: run, and checked in each place that shows it."""

from __future__ import annotations

import inspect
import json
import re
import shlex
import subprocess
import sys
import textwrap
from importlib import import_module
from typing import Any

import pytest
from hosting_sdk import SyncClient
from hosting_sdk._index import load_methods, load_schemas
from hosting_sdk.cli._call import run as run_call
from hosting_sdk.cli._options import call_parser, example
from hosting_sdk.groups import ClientGroups
from hosting_sdk.mcp import _dynamic
from hosting_sdk.mcp._arguments import check_arguments
from hosting_sdk.mcp._tools import load_tools
from hosting_sdk.sync_groups import SyncClientGroups
from hosting_sdk.testing import FakePlatform
from hosting_sdk.testing._schemas import Schemas

METHODS = {method["name"]: method for method in load_methods()}
SCHEMAS = Schemas(load_schemas()["components"])


@pytest.fixture(scope="module")
def platform():
    with FakePlatform() as platform:
        yield platform


@pytest.fixture(scope="module")
def client(platform):
    with SyncClient(platform.token, server_url=platform.url) as client:
        yield client


def run(client: SyncClient, method: dict[str, Any]) -> Any:
    """Call a method as its example does, and read what it returns."""
    arguments = dict(method["example"])
    if method["body"] is not None and method["body"]["kind"] == "upload":
        arguments["request_body"] = arguments["request_body"].encode()
    result = getattr(getattr(client, method["group"]), method["method"])(**arguments)
    if hasattr(result, "save"):
        return result.read()
    return list(result) if hasattr(result, "issues") else result


@pytest.mark.parametrize("name", METHODS)
def test_the_example_of_a_method_runs(platform, client, name):
    platform.reset()
    run(client, METHODS[name])
    [request] = platform.requests
    assert name in request.methods


def list_described(schema: dict[str, Any], value: Any) -> Any:
    """Yield description and text of every parameter or field of an example."""
    text = schema.get("description", "")
    if isinstance(value, str):
        yield text, value
    for branch in SCHEMAS.branches(schema):
        for item in value if isinstance(value, list) else ():
            yield from list_described({"description": text, **branch.get("items", {})}, item)
        for name, item in value.items() if isinstance(value, dict) else ():
            yield from list_described(branch.get("properties", {}).get(name, {}), item)


def test_an_id_in_an_example_has_the_prefix_that_its_description_names():
    wrong = []
    for method in METHODS.values():
        schemas = {each["argument"]: each["schema"] for each in method["parameters"]}
        schemas["request_body"] = (method["body"] or {}).get("schema") or {}
        for name, value in method["example"].items():
            for text, shown in list_described(schemas[name], value):
                prefix = re.search(r"prefix `(\w+_)`", text)
                if prefix and " or " not in text and not shown.startswith(prefix[1]):
                    wrong.append((method["name"], name, shown, text))
    assert wrong == []


def test_the_examples_of_pages_run(client):
    for method in METHODS.values():
        if method["paging"] is not None:
            called = getattr(getattr(client, method["group"]), method["method"])
            given = {name: each for name, each in method["example"].items() if name != "limit"}
            assert next(iter(client.paginate(called, **given))) is not None


def test_the_tool_server_describes_a_tool_with_an_example_that_it_accepts():
    for tool in load_tools().values():
        check_arguments(_dynamic.describe(tool)["example"], tool.input_schema)
    uploaded = _dynamic.describe(load_tools()["artifacts_upload_artifact"])["example"]
    assert uploaded["request_body"] == {"text": "<h1>Hello</h1>"}
    assert "from" in _dynamic.describe(load_tools()["billing_list_billing_charges"])["example"]


def test_the_help_of_the_command_line_shows_an_example_that_it_accepts():
    for method in METHODS.values():
        words = shlex.split(example(method))
        given = call_parser(method).parse_args(words[3:])
        assert {name for name in method["example"] if getattr(given, name) is None} == set()
        assert shlex.join(words) in call_parser(method).format_help()


def test_an_example_of_the_command_line_runs(platform, monkeypatch, capsys):
    monkeypatch.setenv("HOSTING_SDK_SERVER_URL", platform.url)
    monkeypatch.setenv("HOSTING_SDK_BEARER_TOKEN", platform.token)
    assert run_call(shlex.split(example(METHODS["projects.createProject"]))[2:]) == 0
    assert json.loads(capsys.readouterr().out)["name"] == "shop"


def find_code(groups: Any, method: dict[str, Any]) -> str:
    """Return the example in the docstring of a method."""
    folder = groups.__module__
    returned = vars(groups)[method["group"]].func.__annotations__["return"]
    group = getattr(import_module(f"{folder}.{method['group']}"), returned)
    text = inspect.getdoc(getattr(group, method["method"]))
    assert text is not None
    return textwrap.dedent(text.partition("\nExample:\n")[2])


@pytest.mark.once
def test_every_example_of_a_docstring_is_accepted_by_mypy(tmp_path):
    for head, groups in (("async def", ClientGroups), ("def", SyncClientGroups)):
        kind = "SyncClient" if groups is SyncClientGroups else "Client"
        lines = [f"from hosting_sdk import {kind}"]
        for method in METHODS.values():
            code = textwrap.indent(find_code(groups, method), "    ")
            assert f"client.{method['group']}.{method['method']}(" in code
            lines.append(f"{head} {method['function']}(client: {kind}) -> None:\n{code}")
        (tmp_path / f"{kind.lower()}.py").write_text("\n\n".join(lines), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", *tmp_path.glob("*.py")],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.stdout == "Success: no issues found in 2 source files\n"
