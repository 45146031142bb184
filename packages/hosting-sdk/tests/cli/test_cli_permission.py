"""Calls from the command line that need permission: the question, `--yes` and the policy."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys

import pytest
from hosting_sdk.cli import main
from hosting_sdk.testing import FakePlatform

DELETE = ["webhooks.delete_webhook", "--id", "w"]
ENV = ["projects.create_project_env", "--id-or-name", "p", "--request-body"]
VARIABLE = {"key": "A", "value": "the-value", "type": "plain", "target": ["production"]}


@pytest.fixture(scope="module")
def shared_platform():
    with FakePlatform() as platform:
        yield platform


@pytest.fixture
def platform(shared_platform, monkeypatch):
    shared_platform.reset()
    monkeypatch.setenv("HOSTING_SDK_BEARER_TOKEN", shared_platform.token)
    return shared_platform


@pytest.fixture
def call(platform, capsys):
    """A function that makes a call while standard input is not a terminal."""

    def run(*words):
        code = main(["call", *words, "--server-url", platform.url])
        return code, capsys.readouterr().err

    return run


@pytest.fixture
def at_a_terminal(platform):
    """A function that makes a call at a terminal where a person types something."""

    def run(typed, *words):
        leader, follower = os.openpty()
        command = [sys.executable, "-m", "hosting_sdk", "call", *words]
        with subprocess.Popen(
            [*command, "--server-url", platform.url],
            stdin=follower,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        ) as process:
            os.write(leader, typed)
            _, told = process.communicate(timeout=60)
        os.close(follower)
        os.close(leader)
        return process.returncode, told.decode()

    return run


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_ctrl_c_at_the_question_ends_the_program_at_once(platform):
    leader, follower = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "hosting_sdk", "call", *DELETE, "--server-url", platform.url],
        stdin=follower,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stderr
        told = b""
        while not told.endswith(b"[y/N] "):
            told += process.stderr.read(1)
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
    os.close(follower)
    os.close(leader)
    assert platform.requests == []


def test_without_a_terminal_a_call_with_an_effect_needs_yes(platform, call):
    code, told = call(*DELETE)
    assert code == 2
    assert "webhooks.delete_webhook removes or replaces something irreversibly" in told
    assert "--yes carries it out" in told
    assert platform.requests == []
    assert call(*DELETE, "--yes")[0] == 0
    assert len(platform.requests) == 1


def test_a_rule_on_the_team_holds_for_the_team_of_the_environment(
    platform, call, tmp_path, monkeypatch
):
    policy = tmp_path / "policy.toml"
    policy.write_text('[[rules]]\ndecision = "deny"\narguments = { team_id = "team_7" }\n', "utf-8")
    monkeypatch.setenv("HOSTING_SDK_TEAM_ID", "team_7")
    code, told = call("projects.get_projects", "--policy", str(policy))
    assert code == 2
    assert "The policy says deny" in told
    assert platform.requests == []
    assert call("projects.get_projects", "--policy", str(policy), "--team-id", "team_8")[0] == 0


@pytest.mark.parametrize(
    "body", [VARIABLE, [VARIABLE], {**VARIABLE, "target": "production"}], ids=str
)
def test_a_single_item_has_the_same_effect_as_a_list_of_it(platform, call, body):
    code, told = call(*ENV, json.dumps(body))
    assert code == 2
    assert "--yes carries it out" in told
    assert platform.requests == []
    preview = {**VARIABLE, "target": "preview"}
    call(*ENV, json.dumps(preview))
    assert len(platform.requests) == 1


def test_reads_and_plain_writes_need_no_permission(platform, call):
    assert call("teams.get_teams")[0] == 0
    body = json.dumps({"name": "x"})
    assert call("projects.update_project", "--id-or-name", "p", "--request-body", body)[0] == 0


@pytest.mark.skipif(os.name != "posix", reason="needs a terminal of POSIX")
@pytest.mark.parametrize(
    ("typed", "code", "sent"), [(b"y\n", 0, 1), (b"YES\n", 0, 1), (b"\n", 2, 0), (b"n\n", 2, 0)]
)
def test_at_a_terminal_the_person_is_asked(platform, at_a_terminal, typed, code, sent):
    done, told = at_a_terminal(typed, *ENV, json.dumps(VARIABLE))
    assert (done, len(platform.requests)) == (code, sent)
    assert "This calls projects.create_project_env. With these arguments it stops" in told
    assert "request_body/target/1: production" in told
    assert "request_body/value: ********" in told
    assert "the-value" not in told
    assert "Carry it out? [y/N]" in told


@pytest.mark.skipif(os.name != "posix", reason="needs a terminal of POSIX")
def test_nobody_is_asked_about_a_call_that_cannot_be_sent(platform, at_a_terminal):
    done, told = at_a_terminal(b"y\n", *ENV, json.dumps({**VARIABLE, "targets": []}))
    assert (done, platform.requests) == (2, [])
    assert "Carry it out?" not in told
    assert "did you mean 'target'" in told


@pytest.mark.parametrize("body", ["{}", '{"name": "x"}'])
def test_the_effect_depends_on_extra_body_fields_too(platform, call, body):
    words = ["projects.update_project", "--id-or-name", "p", "--request-body", body]
    code, told = call(*words, "--extra-body", '{"publicSource": true}')
    assert (code, platform.requests) == (2, [])
    assert "makes something readable for more people" in told


@pytest.mark.parametrize("place", ["option", "variable"])
def test_the_policy_decides_and_yes_does_not_override_it(
    platform, call, tmp_path, monkeypatch, place
):
    policy = tmp_path / "policy.toml"
    policy.write_text(
        '[[rules]]\ndecision = "allow"\nkinds = ["deletes"]\ngroups = ["webhooks"]\n'
        '[[rules]]\ndecision = "deny"\nmethods = ["teams.get_team"]\n',
        encoding="utf-8",
    )
    words = ["--policy", str(policy)] if place == "option" else []
    if place == "variable":
        monkeypatch.setenv("HOSTING_SDK_MCP_POLICY", str(policy))
    assert call(*DELETE, *words)[0] == 0
    code, told = call("teams.get_team", "--team-id", "t", "--yes", *words)
    assert code == 2
    assert f"The policy says deny ({policy}, line 5)" in told
    assert len(platform.requests) == 1


def test_a_policy_that_cannot_be_read_is_a_usage_error(platform, call, tmp_path):
    code, told = call("teams.get_teams", "--policy", str(tmp_path / "missing.toml"))
    assert (code, platform.requests) == (2, [])
    assert "--policy: cannot read" in told
