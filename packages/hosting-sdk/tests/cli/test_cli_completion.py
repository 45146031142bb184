"""Tab completion, run in a real bash and a real fish."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from contextlib import suppress

import pytest
from hosting_sdk._index import load_methods
from hosting_sdk.cli import main

NAMES = {f"{method['group']}.{method['method']}" for method in load_methods()}


@pytest.fixture
def script(capsys):
    def printed(shell):
        assert main(["completion", shell]) == 0
        return capsys.readouterr().out

    return printed


@pytest.fixture
def complete(script, tmp_path):
    """A function that returns the completions of bash after some words."""
    path = tmp_path / "completion.bash"
    path.write_text(script("bash"), encoding="utf-8")

    def offered(*words):
        program = (
            f"source {shlex.quote(str(path))}\n"
            'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _hosting_sdk\n'
            'printf "%s\\n" "${COMPREPLY[@]}"'
        )
        done = subprocess.run(
            ["bash", "--norc", "-uc", program, "bash", *words],
            capture_output=True,
            text=True,
            check=True,
            cwd=tmp_path,
        )
        assert done.stderr == ""
        return set(done.stdout.split())

    return offered


def test_commands_are_completed(complete):
    assert complete("hosting-sdk", "") == {
        "call",
        "methods",
        "find",
        "fake-platform",
        "completion",
        "mcp",
        "--help",
        "--version",
    }
    assert complete("hosting-sdk", "f") == {"fake-platform", "find"}


@pytest.mark.parametrize("command", ["call", "methods"])
def test_methods_are_completed(complete, command):
    assert complete("hosting-sdk", command, "") == NAMES
    assert complete("hosting-sdk", command, "webhooks.g") == {
        "webhooks.get_webhook",
        "webhooks.get_webhooks",
    }


def test_the_options_of_a_method_are_completed(complete):
    words = ("hosting-sdk", "call", "deployments.get_deployments")
    assert complete(*words, "--pro") == {"--project-id", "--project-ids"}
    assert complete(*words, "--limit", "3", "--form") == {"--format"}
    assert "--request-body" not in complete(*words, "")
    assert "--request-body" in complete("hosting-sdk", "call", "webhooks.create_webhook", "--")
    assert complete("hosting-sdk", "call", "no.such", "--") == {""} - {""}


def test_option_values_and_subcommands_are_completed(complete, tmp_path):
    (tmp_path / "answer.json").touch()
    call = ("hosting-sdk", "call", "teams.get_teams")
    assert complete(*call, "--format", "") == {"json", "table"}
    assert complete(*call, "--output", "ans") == {"answer.json"}
    assert complete("hosting-sdk", "completion", "") == {"bash", "fish", "zsh"}
    assert complete("hosting-sdk", "methods", "teams.get_teams", "--f") == {"--format"}
    assert complete("hosting-sdk", "mcp", "s") == {"start"}
    assert "--port" in complete("hosting-sdk", "fake-platform", "--")


def test_the_options_of_the_tool_server_are_completed(complete, tmp_path):
    (tmp_path / "policy.toml").touch()
    start = ("hosting-sdk", "mcp", "start")
    assert complete(*start, "--rea") == {"--read-only"}
    assert complete(*start, "--read-only", "--all") == {
        "--allow",
        "--allow-path",
        "--allowed-host",
    }
    assert complete(*start, "--policy", "pol") == {"policy.toml"}
    assert complete("hosting-sdk", "mcp", "tools", "--co") == {"--cost"}
    assert "--port" not in complete("hosting-sdk", "mcp", "tools", "--")
    assert complete("hosting-sdk", "mcp", "config", "--cl") == {"--client"}
    assert complete("hosting-sdk", "mcp", "doctor", "--no") == {"--no-call"}


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_file_with_a_blank_in_its_name_is_completed_as_one_word(script, tmp_path):
    (tmp_path / "completion.bash").write_text(script("bash"), encoding="utf-8")
    (tmp_path / "an answer.json").touch()
    leader, follower = os.openpty()
    with subprocess.Popen(
        ["bash", "--norc", "-i"], stdin=follower, stdout=follower, stderr=follower, cwd=tmp_path
    ) as process:
        os.close(follower)
        os.write(leader, b"source completion.bash; hosting-sdk() { printf '<%s>' \"$4\"; }\n")
        os.write(leader, b"hosting-sdk call teams.get_teams --output an\t\nexit\n")
        shown = b""
        with suppress(OSError):  # Linux reports the end of the other side as an error
            while part := os.read(leader, 4096):
                shown += part
        process.wait(30)
    os.close(leader)
    assert b"<an answer.json>" in shown


@pytest.fixture(scope="session")
def fish():
    """The path of a real fish, installed where it is missing."""
    found = shutil.which("fish")
    if found is None and shutil.which("apt-get") and os.getuid() == 0:
        apt = ["apt-get", "-qq", "-y", "-o", "DPkg::Lock::Timeout=120"]
        environ = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--no-install-recommends", "fish"]):
            subprocess.run([*apt, *words], env=environ, capture_output=True, check=False)
        found = shutil.which("fish")
    return found or pytest.skip("no fish, and no apt-get for root to get it")


@pytest.mark.once
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("hosting-sdk ca", {"call"}),
        ("hosting-sdk call webhooks.get_w", {"webhooks.get_webhook", "webhooks.get_webhooks"}),
        ("hosting-sdk call deployments.get_deployments --l", {"--limit"}),
        ("hosting-sdk call deployments.get_deployments --limit 3 --fo", {"--format"}),
        ("hosting-sdk completion b", {"bash"}),
        ("hosting-sdk fake-platform --po", {"--port"}),
        ("hosting-sdk find --l", {"--limit"}),
        ("hosting-sdk mcp st", {"start"}),
        ("hosting-sdk mcp start --rea", {"--read-only"}),
        ("hosting-sdk mcp tools --co", {"--cost"}),
        ("hosting-sdk mcp start --policy ans", {"answer.json"}),
        ("hosting-sdk methods --f", {"--format"}),
        ("hosting-sdk call teams.get_teams --format ", {"json", "table"}),
        ("hosting-sdk call teams.get_teams --output ans", {"answer.json"}),
        ("hosting-sdk call teams.get_teams --policy ans", {"answer.json"}),
    ],
)
def test_fish_completes(fish, script, tmp_path, line, offered):
    (tmp_path / "answer.json").touch()
    path = tmp_path / "hosting-sdk.fish"
    path.write_text(script("fish"), encoding="utf-8")
    done = subprocess.run(
        [fish, "--no-config", "-c", f"source {shlex.quote(str(path))}; complete -C '{line}'"],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
        env=os.environ | {"HOME": str(tmp_path)},
    )
    assert done.stderr == ""
    assert set(done.stdout.split()) == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_script_names_every_method_and_is_parsed_by_its_shell(script, tmp_path, shell):
    text = script(shell)
    assert all(name in text for name in NAMES)
    assert "@" not in text
    program = shutil.which(shell)
    if program:  # checked where the shell is installed
        path = tmp_path / "script"
        path.write_text(text, encoding="utf-8")
        subprocess.run([program, "-n", path], check=True)


def test_another_shell_is_refused(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["completion", "tcsh"])
    assert caught.value.code == 2
    assert "invalid choice: 'tcsh'" in capsys.readouterr().err
