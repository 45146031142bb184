"""Calls that are shown and not sent, and the fields of a body in the help."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys

import pytest
from hosting_sdk.cli import main
from hosting_sdk.testing import FakePlatform

HOOK = {"url": "https://example.com/a 'b' $c", "events": ["deployment.created"]}
CREATE = ["webhooks.create_webhook", "--team-id", "team 1", "--request-body", json.dumps(HOOK)]


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
    """A function that makes a call and returns its exit code and what it printed."""

    def run(*words):
        code = main(["call", *words, "--server-url", platform.url])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


def test_a_dry_run_shows_the_request_and_sends_nothing(platform, call):
    code, shown, _ = call(*CREATE, "--extra-body", '{"new": 1}', "--dry-run")
    head, _, body = shown.partition("\n\n")
    first, *headers = head.splitlines()
    assert code == 0
    assert first == f"POST {platform.url}/v1/webhooks?teamId=team%201"
    assert "Content-Type: application/json" in headers
    assert "Authorization: Bearer $HOSTING_SDK_BEARER_TOKEN" in headers
    assert platform.token not in shown
    assert json.loads(body) == {**HOOK, "new": 1}
    assert platform.requests == []


def test_a_dry_run_of_an_upload_names_its_source(platform, call, tmp_path):
    file = tmp_path / "artifact"
    file.write_bytes(b"x")
    words = ["artifacts.upload_artifact", "--hash", "h", "--request-body", f"@{file}"]
    _, shown, _ = call(*words, "--dry-run")
    assert f"(the bytes of @{file})" in shown
    _, command, _ = call(*words, "--curl")
    assert f"--data-binary @{file}" in command
    assert platform.requests == []


def test_a_parameter_of_the_platform_named_dry_run_is_sent(platform, call):
    words = ["edge_config.patch_edge_config_schema", "--edge-config-id", "e", "--dry-run", "1"]
    words += ["--request-body", '{"definition": {}}', "--yes"]
    assert call(*words)[0] == 0
    (sent,) = platform.requests
    assert ("dryRun", "1") in sent.query
    code, shown, _ = call(*words, "--curl")
    assert code == 0
    assert "dryRun=1" in shown
    assert len(platform.requests) == 1


def test_a_dry_run_refuses_what_cannot_be_sent(platform, call):
    body = json.dumps({**HOOK, "evens": []})
    code, shown, told = call("webhooks.create_webhook", "--request-body", body, "--dry-run")
    assert (code, shown) == (2, "")
    assert "did you mean 'events'" in told
    assert platform.requests == []


@pytest.mark.skipif(shutil.which("curl") is None, reason="runs curl")
def test_the_curl_command_sends_the_same_request(platform, call):
    assert call(*CREATE, "--yes")[0] == 0
    (sent,) = platform.requests
    platform.reset()
    _, command, _ = call(*CREATE, "--curl")
    assert platform.token not in command
    environment = {**os.environ, "no_proxy": "*"}
    subprocess.run(["/bin/sh", "-c", command], check=True, capture_output=True, env=environment)
    (repeated,) = platform.requests
    assert repeated.json() == sent.json() == HOOK
    assert sorted(repeated.query) == sorted(sent.query)
    assert repeated.methods == sent.methods


def test_a_read_and_a_call_without_a_token_can_be_shown(call):
    _, shown, _ = call("teams.get_teams", "--dry-run")
    assert shown.startswith("GET ")
    assert shown.endswith("\n")
    _, command, _ = call("teams.get_teams", "--curl")
    assert "--data" not in command
    body = '{"code": "c", "client_id": "i", "client_secret": "s"}'
    _, shown, _ = call("authentication.exchange_sso_token", "--request-body", body, "--dry-run")
    assert "Authorization" not in shown


@pytest.mark.parametrize("columns", ["80", "100", "120"])
def test_the_help_of_a_call_describes_the_body_field_by_field(capsys, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", columns)
    with pytest.raises(SystemExit):
        main(["call", "projects.create_project", "--help"])
    shown = capsys.readouterr().out
    fields = shown.partition("\nrequest body:\n")[2].partition("\nexample:\n")[0]
    lines = fields.splitlines()
    assert max(map(len, lines)) <= int(columns)
    assert re.match(r"    name ", lines[1])
    assert "(required, string)" in fields
    assert re.search(r"\n    environmentVariables ", fields)
    assert re.search(r"\n      key +.*", fields)
    assert shown.endswith(" terminated\n")


def test_the_help_of_a_call_without_a_body_has_no_fields(capsys):
    with pytest.raises(SystemExit):
        main(["call", "teams.get_teams", "-h"])
    assert "request body:" not in capsys.readouterr().out


@pytest.mark.skipif(os.name != "posix", reason="needs a terminal of POSIX")
@pytest.mark.parametrize(("content", "code"), [(b"plain text", 0), (b"\x89PNG\0\x1b[2J", 2)])
def test_a_result_that_is_not_text_is_not_written_to_a_terminal(platform, content, code):
    platform.reply("artifacts.downloadArtifact", body=content)
    leader, follower = os.openpty()
    command = [sys.executable, "-m", "hosting_sdk", "call", "artifacts.download_artifact"]
    done = subprocess.run(
        [*command, "--hash", "h", "--server-url", platform.url],
        stdout=follower,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    os.close(follower)
    shown = os.read(leader, 1000) if code == 0 else b""
    os.close(leader)
    assert done.returncode == code
    assert shown == (content if code == 0 else b"")
    assert (b"--output FILE saves it" in done.stderr) == (code == 2)
