from __future__ import annotations

import contextlib
import io
import json
import os
import re
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from operations_status import errors
from operations_status.cli import main
from operations_status.errors import OperationsStatusError
from operations_status.stores import open_blocking_store

COMMANDS = [
    "serve",
    "run",
    "list",
    "show",
    "incident",
    "watch",
    "wait",
    "stop",
    "cancel",
    "prune",
    "generate-key",
    "config",
    "completion",
]
PAGE = Path(__file__).parents[4] / "docs" / "operations-status" / "errors-and-exit-codes.md"
HEAVY = ["asyncio", "attrs", "cattrs", "cryptography", "fsspec", "hypercorn", "jwt", "sqlite3"]


def test_a_missing_command_is_a_usage_error(run):
    code, out, err = run()

    assert (code, out) == (2, "")
    assert err.startswith("usage: operations-status")


def test_the_help_names_every_command_and_no_other(run):
    code, out, err = run("--help")

    assert (code, err) == (0, "")
    listed = [line.split()[0] for line in out.splitlines() if line.startswith("    ")]
    assert [word for word in listed if word in COMMANDS] == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_and_the_common_options(run, command):
    code, out, err = run(command, "--help")

    assert (code, err) == (0, "")
    for option in ("--store", "--config", "--traceback"):
        assert option in out


def test_the_version_is_that_of_the_distribution(run):
    assert run("--version") == (0, f"operations-status {version('operations-status')}\n", "")


@pytest.mark.parametrize(
    "arguments",
    ["['--help']", "['--version']", *(f"['{command}', '--help']" for command in COMMANDS)],
)
def test_help_and_version_import_no_large_module(arguments):
    # The coverage tool has imported modules already: only later imports count.
    code = f"""
import sys
before = set(sys.modules)
from operations_status.cli import main
try:
    main({arguments})
finally:
    print(sorted(set(sys.modules) - before), file=sys.stderr)
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert [name for name in HEAVY if f"'{name}'".encode() in ended.stderr] == []


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("sevre", "there is no command 'sevre'; did you mean 'serve'?"),
        ("generatekey", "there is no command 'generatekey'; did you mean 'generate-key'?"),
        ("zzz", f"there is no command 'zzz'; expected one of {', '.join(COMMANDS)}"),
    ],
)
def test_an_unknown_command_is_an_error_with_the_nearest_command(run, word, expected):
    code, out, err = run(word)

    assert (code, out) == (2, "")
    assert err.splitlines()[-1] == f"operations-status: error: {expected}"


@pytest.mark.parametrize(
    ("words", "usage"), [(["list"], "operations-status list"), ([], "operations-status")]
)
def test_an_unknown_option_is_an_error_with_the_usage_of_its_command(run, words, usage):
    code, out, err = run(*words, "--nonsense")

    assert (code, out) == (2, "")
    assert err.startswith(f"usage: {usage} [-h]")
    assert err.endswith(f"{usage}: error: unrecognized arguments: --nonsense\n")


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("list", "--tga=x"), "--tga=x; did you mean --tag?"),
        (("show", "--jsno", "--fulll"), "--jsno --fulll; did you mean --json, --full?"),
        (("--versoin",), "--versoin; did you mean --version?"),
        (("config", "x"), "x"),
    ],
)
def test_a_misspelt_option_is_an_error_with_the_nearest_option(run, words, hint):
    code, _, err = run(*words)

    assert code == 2
    assert err.endswith(f"error: unrecognized arguments: {hint}\n")


@pytest.mark.parametrize("words", [("--nonsense",), ("config", "--nonsense"), ("config", "--js")])
def test_an_unknown_option_is_a_usage_error(run, words):
    code, out, err = run(*words)

    assert (code, out) == (2, "")
    assert "usage: " in err


def test_an_error_is_one_line_with_the_exit_code_of_its_class(run, monkeypatch):
    monkeypatch.setenv("MONITOR_MAX_LISTS", "many")

    problem = "expected a whole number from 1 to 10000, got 'many'"
    line = f"operations-status: environment MONITOR_MAX_LISTS: max_lists: {problem}\n"
    assert run("config") == (3, "", line)


@pytest.mark.parametrize(("option", "debug"), [("--traceback", "0"), (None, "1")])
def test_a_traceback_is_printed_with_the_option_or_the_variable(run, monkeypatch, option, debug):
    monkeypatch.setenv("MONITOR_MAX_LISTS", "many")
    monkeypatch.setenv("MONITOR_DEBUG", debug)

    code, _, err = run("config", *filter(None, [option]))

    assert code == 3
    assert "Traceback (most recent call last)" in err
    assert err.splitlines()[-1].startswith("operations-status: environment MONITOR_MAX_LISTS")


def test_an_internal_error_is_one_line_with_exit_code_70(capsys):
    class Broken(io.StringIO):
        def write(self, _: str) -> int:
            raise ZeroDivisionError("over\nthe lines")

    with contextlib.redirect_stdout(Broken()):
        assert main(["config"]) == 70
    assert capsys.readouterr().err == (
        "operations-status: internal error: ZeroDivisionError: over the lines"
        " (--traceback shows where)\n"
    )


@pytest.mark.skipif(not PAGE.exists(), reason="the documentation is not beside this package")
def test_the_documentation_lists_the_exit_code_of_every_error():
    rows = re.findall(r"^\| (\d+) \| ([^|]*) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    listed = {name: int(code) for code, names in rows for name in re.findall(r"`(\w+)`", names)}

    assert listed == {
        cls.__name__: cls.exit_code
        for cls in vars(errors).values()
        if isinstance(cls, type) and issubclass(cls, OperationsStatusError)
    }


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes on this system")
def test_ctrl_c_ends_a_command_without_a_traceback(start, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    process = start("config", "--config", str(pipe))
    # The command reads the pipe until this end is closed: Ctrl-C comes during the read.
    with pipe.open("wb"):
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)

    assert (process.returncode, out, err) == (130, "", "")


@pytest.mark.parametrize("words", [["config"], ["--help"], ["serve", "--help"]])
def test_a_closed_pipe_ends_a_command_with_141_and_no_message(start, words):
    process = start(*words)
    process.stdout.close()
    process.stdout = None
    _, err = process.communicate(timeout=30)

    assert (process.returncode, err) == (141, "")


@pytest.fixture
def empty_store(home, monkeypatch):
    """The store of the settings, without operations."""
    url = f"sqlite:///{home / 'operations.db'}"
    monkeypatch.setenv("MONITOR_STORE", url)
    with contextlib.closing(open_blocking_store(url)) as store:
        store.open()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.usefixtures("empty_store")
@pytest.mark.parametrize("words", [["config"], ["list"], ["--help"], ["generate-key"]])
def test_a_full_disk_at_standard_output_is_one_line_with_exit_code_74(words):
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "operations_status", *words],
            # With unbuffered output, argparse would ignore that its help cannot be written.
            env={name: text for name, text in os.environ.items() if name != "PYTHONUNBUFFERED"},
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )

    message = "operations-status: cannot write the output: No space left on device\n"
    assert (ended.returncode, ended.stderr) == (74, message)


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
@pytest.mark.usefixtures("empty_store")
@pytest.mark.parametrize(("words", "code"), [("config", 0), ("list --json", 0), ("show x", 2)])
def test_with_its_outputs_closed_a_command_still_ends_with_its_code(words, code):
    command = f'"{sys.executable}" -m operations_status {words} >&- 2>&-'
    assert subprocess.run(["sh", "-c", command], check=False).returncode == code


def test_characters_that_the_output_cannot_encode_are_escaped(home):
    ended = subprocess.run(
        [sys.executable, "-m", "operations_status", "config", "--json"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "MONITOR_ISSUER": "café"},
        check=True,
    )

    assert json.loads(ended.stdout)["issuer"]["value"] == "café"


def test_standard_output_may_be_redirected_in_python():
    caught = io.StringIO()

    with contextlib.redirect_stdout(caught):
        assert main(["config"]) == 0

    assert caught.getvalue().startswith("urls ")
