"""Fixtures of this package's tests."""

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from docs_config.cli.main import main
from hypothesis import HealthCheck, settings

# A deadline would test the speed of the machine, and a checkout may be read-only.
settings.register_profile(
    "docs-config", database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("docs-config")

NOBODY = 65534
VALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": []}\n'
INVALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": [{}]}\n'


@pytest.fixture(scope="session")
def start():
    """A function that starts the command as a process, which is killed at the end of its block."""

    @contextlib.contextmanager
    def starting(*arguments, **options):
        with subprocess.Popen(
            [sys.executable, "-m", "docs_config", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,  # it writes in the encoding of the locale
            **options,
        ) as process:
            try:
                yield process
            finally:
                if process.poll() is None:
                    process.kill()

    return starting


@pytest.fixture(scope="session")
def run(start):
    """A function that runs the command as a process; it returns exit code, output and errors."""

    def running(*arguments, stdin=None, **options):
        with start(*arguments, stdin=subprocess.PIPE, **options) as process:
            output, errors = process.communicate(stdin, timeout=110)
            return process.returncode, output, errors

    return running


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A working folder with a valid and an invalid file."""
    (tmp_path / "valid.json").write_text(VALID, encoding="utf-8")
    (tmp_path / "invalid.json").write_text(INVALID, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def public_folder():
    """A folder that every user may enter, unlike those of `tmp_path`."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        folder.chmod(0o777)
        (folder / ".git").mkdir()  # no settings above it are read
        yield folder
        folder.chmod(0o777)


@pytest.fixture(autouse=True, scope="session")
def no_foreign_settings(tmp_path_factory):
    """An empty settings file above the folders of all tests, so that none above it is read."""
    (tmp_path_factory.getbasetemp() / "docs-config.toml").touch()


@pytest.fixture
def unprivileged():
    """A context in which file permissions apply, also if the superuser runs the tests."""
    if not hasattr(os, "geteuid"):
        pytest.skip("needs POSIX permissions")

    @contextlib.contextmanager
    def acting():
        is_superuser = os.geteuid() == 0
        if is_superuser:
            os.seteuid(NOBODY)
        try:
            yield
        finally:
            if is_superuser:
                os.seteuid(0)

    return acting


@pytest.fixture
def count_calls():
    """A function that counts the function calls of some work: its cost, the same in every run."""

    def count(work):
        calls = 0

        def note(_, event, __):
            nonlocal calls
            calls += event in ("call", "c_call")

        before = sys.getprofile()
        sys.setprofile(note)
        try:
            work()
        finally:
            sys.setprofile(before)
        return calls

    return count


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A repository with a page that is listed, one that is not, and a dead target."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/a.md").write_text("# A\n", encoding="utf-8")
    (tmp_path / "docs/lonely.md").touch()
    pages = [{"label": f"Page {to}", "to": to} for to in ("a", "gone")]
    document = json.loads(VALID) | {"sections": [{"label": "A", "children": pages}]}
    (tmp_path / "docs/config.json").write_text(json.dumps(document, indent=2), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def rules(capsys):
    """A function that runs a check and returns the rules of its findings."""

    def ask(*arguments):
        main(["check", "--format", "json", *arguments])
        files = json.loads(capsys.readouterr().out)["files"]
        return [finding["rule"] for file in files for finding in file["findings"]]

    return ask
