"""Code of the documentation, type-checked by mypy and run."""

from __future__ import annotations

import asyncio
import inspect
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import hosting_sdk
import pytest
from hosting_sdk import Client, Request, SyncClient, errors
from hosting_sdk import models as m

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from types import FunctionType

PACKAGE = Path(__file__).parent.parent
DOCS = PACKAGE.parent.parent / "docs" / "hosting-sdk"
PAGES = {"readme": PACKAGE / "README.md"} | {
    "_".join(path.relative_to(DOCS).with_suffix("").parts): path
    for path in sorted(DOCS.rglob("*.md"))
    if DOCS / "reference" not in path.parents
}
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
EXAMPLES = {
    f"{page}_{number}": program
    for page, path in PAGES.items()
    for number, program in enumerate(BLOCK.findall(path.read_text(encoding="utf-8")), 1)
}

documented = pytest.mark.skipif(
    not DOCS.is_dir(), reason="the documentation is not beside this package"
)


@pytest.mark.once
def test_every_example_is_accepted_by_mypy(tmp_path):
    for name, program in EXAMPLES.items():
        (tmp_path / f"{name}.py").write_text(program, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", *tmp_path.glob("*.py")],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.stdout == f"Success: no issues found in {len(EXAMPLES)} source files\n"


async def two_chunks() -> AsyncIterator[bytes]:
    yield b"arti"
    yield b"fact"


@pytest.fixture
def folder(tmp_path, monkeypatch, certificate):
    """The folder in which an example runs, with the files that it reads."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "artifact.tgz").write_bytes(b"artifact")
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("<h1>Hello</h1>", encoding="utf-8")
    (tmp_path / "company-ca.pem").write_bytes((certificate / "cert.pem").read_bytes())
    return tmp_path


@pytest.fixture
def surroundings(fake_platform, monkeypatch):
    """A fake platform that clients find by the environment, in the state that examples expect."""
    monkeypatch.setenv("HOSTING_SDK_SERVER_URL", fake_platform.url)
    monkeypatch.setenv("HOSTING_SDK_BEARER_TOKEN", fake_platform.token)
    monkeypatch.setenv("WEBHOOK_SECRET", "secret")
    with SyncClient() as client:
        deployment = client.request("GET", "/v13/deployments/dpl_1")
        domain = client.request("GET", "/v9/projects/p/domains/www.example.com")
        config = client.request("GET", "/v6/domains/example.com/config")
    fake_platform.reply("deployments.getDeployment", {**deployment, "readyState": "READY"})
    fake_platform.reply("projects.getProjectDomain", {**domain, "verified": True})
    config |= {"configuredBy": "A", "misconfigured": False}
    fake_platform.reply("domains.getDomainConfig", config, times=None)
    return fake_platform


def make_config() -> m.DomainConfig:
    with SyncClient() as client:
        return client.domains.get_domain_config(domain="example.com")


def make_page() -> m.DeploymentPage:
    with SyncClient() as client:
        return client.deployments.get_deployments(limit=2)


def make_project() -> m.Project:
    with SyncClient() as client:
        return client.projects.create_project(request_body={"name": "first"})


ARGUMENTS: dict[str, Any] = {
    "body": lambda: b"{}",
    "chunks": two_chunks,
    "config": make_config,
    "deployment": lambda: "dpl_1",
    "deployment_id": lambda: "dpl_1",
    "domain": lambda: "example.com",
    "done": lambda: 1,
    "group": lambda: "developers",
    "headers": dict,
    "key": lambda: "key-of-the-gateway",
    "names": lambda: ["first", "second"],
    "page": make_page,
    "project": make_project,
    "request": lambda: Request("GET", "https://api.example.com/"),
    "size": lambda: 8,
    "tenant": lambda: "tenant-1",
    "token": lambda: os.environ["HOSTING_SDK_BEARER_TOKEN"],
    "tracer": lambda: None,
}
"""Arguments of the examples' functions, by parameter name."""

REFUSED = {
    "bodies_4.create_with_new_value": errors.BadRequest,  # unknown to the fake platform, too
}


async def call(function: FunctionType) -> None:
    """Call a function of an example as its reader would."""
    async with Client() as client:
        given = {
            name: client if name == "client" else ARGUMENTS[name]()
            for name in inspect.signature(function).parameters
        }
        result = function(**given)
        if inspect.isawaitable(result):
            await result


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_runs(name, folder, surroundings):
    names: dict[str, Any] = {"__name__": name}
    exec(compile(EXAMPLES[name], f"{name}.py", "exec"), names)
    functions = [
        each for each in names.values() if inspect.isfunction(each) and each.__module__ == name
    ]
    for function in functions:
        refusal = REFUSED.get(f"{name}.{function.__name__}")
        if function.__name__.startswith("test_"):
            continue  # run by the test below
        if refusal is None:
            asyncio.run(call(function))
        else:
            with pytest.raises(refusal):
                asyncio.run(call(function))


SHOWN = [
    shown
    for name, path in PAGES.items()
    if name == "tutorial"
    for shown in re.findall(
        r"^```python\n(.*?)^```\n+```console\n\$ python \w+\.py\n(.*?)^```",
        path.read_text(encoding="utf-8"),
        re.DOTALL | re.MULTILINE,
    )
]


@pytest.mark.parametrize(("program", "output"), SHOWN)
def test_the_programs_of_the_tutorial_print_what_it_shows(program, output):
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == (output, "")


@documented
def test_the_tests_on_the_page_about_testing_pass(tmp_path):
    path = tmp_path / "test_page.py"
    program = "\n\n".join(each for name, each in EXAMPLES.items() if name.startswith("testing_"))
    path.write_text(program, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-o", "asyncio_mode=auto", path],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert "7 passed" in done.stdout, done.stdout


def test_the_options_of_the_client_are_those_of_the_sync_client():
    options = inspect.signature(hosting_sdk.Client).parameters
    assert options.keys() == inspect.signature(hosting_sdk.SyncClient).parameters.keys()
    assert asyncio.iscoroutinefunction(hosting_sdk.Client.aclose)


@documented
def test_the_plain_tests_on_the_page_about_testing_pass_with_pytest_alone(tmp_path):
    path = tmp_path / "test_page.py"
    plain_tests = [EXAMPLES[f"testing_{number}"] for number in range(1, 5)]
    path.write_text("\n\n".join(plain_tests), encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    plain = ["-p", "no:asyncio", "-p", "no:anyio", "-W", "error"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *plain, path],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert "6 passed" in done.stdout, done.stdout


@documented
def test_every_exit_code_is_documented():
    from hosting_sdk._command_line.exits import EXIT_CODES, Exit  # noqa: PLC0415 only this test needs it

    page = PAGES["cli"].read_text(encoding="utf-8")
    for code in Exit:
        assert f"| {int(code)} | " in page
        assert f"\n  {int(code)} " in EXIT_CODES
