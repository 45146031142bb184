"""Generated keys: applied as printed, they make the service accept the token."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import stat
import subprocess
import sys
import time
from datetime import datetime

import jwt
import pytest
from operations_status.auth.authenticator import create_authenticator
from operations_status.settings import Settings

PRINT_KEYS = f"""'{sys.executable}' -c "import os; print(os.environ['MONITOR_KEYS'])\""""


def token_in(printed: str) -> str:
    """Return the token of the printed header; fail if it is printed more than once."""
    (token,) = re.findall(r"Authorization: Bearer ([\w.-]+)$", printed, re.MULTILINE)
    assert printed.count(token) == 1
    return str(token)


def subject_of(token: str, settings: Settings) -> str:
    """Return the subject that a service with these settings finds for a token."""
    return create_authenticator(settings).authenticate(f"Bearer {token}").subject


def with_keys(value: str) -> Settings:
    return Settings.load(environ={"HOME": "/home/me", "MONITOR_KEYS": value}, default_files=[])


def test_text_has_the_header_and_lines_for_the_configuration_file(run, tmp_path):
    code, out, err = run("generate-key", "--subject", "ci")

    assert (code, err) == (0, "")
    path = tmp_path / "config.toml"
    path.write_text("max_lists = 2\n\n" + out[out.index("[[keys]]") :], encoding="utf-8")
    settings = Settings.load(environ={"HOME": "/home/me"}, config_file=path, default_files=[])
    assert subject_of(token_in(out), settings) == "ci"


def test_json_is_one_object_and_it_or_its_settings_can_be_a_key_file(run, tmp_path):
    code, out, err = run("generate-key", "--output", "json", "--subject", "ci")

    assert (code, err) == (0, "")
    printed = json.loads(out)
    assert list(printed) == ["token", "algorithm", "expires", "settings"]
    assert out.count(printed["token"]) == 1
    for content in (printed, printed["settings"]):
        path = tmp_path / "key.json"
        path.write_text(json.dumps(content), encoding="utf-8")
        assert subject_of(printed["token"], Settings(key_files=(str(path),))) == "ci"


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no POSIX shell on this system")
def test_shell_lines_can_be_sourced(run, tmp_path):
    code, out, err = run("generate-key", "--output", "shell")

    assert (code, err) == (0, "")
    script = tmp_path / "key.sh"
    script.write_text(out, encoding="utf-8")
    shown = subprocess.run(
        ["sh", "-euc", f". {shlex.quote(str(script))}; {PRINT_KEYS}"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert shown.stderr == ""
    settings = with_keys(shown.stdout.strip())
    assert subject_of(token_in(out), settings) == settings.keys[0].subject


@pytest.mark.parametrize(
    ("output", "comment", "setting"),
    [
        ("powershell", "# ", r"\$env:(\w+) = '([\w=.-]+)'"),
        ("cmd", "rem ", r'set "(\w+)=([\w=.-]+)"'),
    ],
)
def test_windows_lines_set_the_variable_and_need_no_quotes(run, output, comment, setting):
    code, out, err = run("generate-key", "--output", output)

    assert (code, err) == (0, "")
    *comments, last = out.splitlines()
    assert all(line.startswith(comment) for line in comments)
    found = re.fullmatch(setting, last)
    assert found is not None
    assert found[1] == "MONITOR_KEYS"
    assert subject_of(token_in(out), with_keys(found[2]))


@pytest.mark.parametrize("output", ["text", "json"])
def test_a_key_with_tags_gives_access_to_its_scope(run, tmp_path, output):
    code, out, err = run("generate-key", "--output", output, "--tags", 'team-a, "b", é')

    assert (code, err) == (0, "")
    if output == "json":
        printed = json.loads(out)
        token, path = printed["token"], tmp_path / "key.json"
        path.write_text(out, encoding="utf-8")
        settings = Settings(key_files=(str(path),))
    else:
        token, path = token_in(out), tmp_path / "config.toml"
        path.write_text(out[out.index("[[keys]]") :], encoding="utf-8")
        settings = Settings.load(environ={"HOME": "/home/me"}, config_file=path, default_files=[])
    found = create_authenticator(settings).authenticate(f"Bearer {token}")
    assert found.tags == {"team-a", '"b"', "é"}


def test_an_output_file_is_private_and_complete(run, tmp_path):
    folder = tmp_path / "keys"
    folder.mkdir()
    path = folder / "ci.json"
    before = os.umask(0)
    try:
        code, out, err = run("generate-key", "-o", "json", "--output-file", str(path))
    finally:
        os.umask(before)

    assert (code, err) == (0, "")
    printed = json.loads(path.read_text(encoding="utf-8"))
    assert printed["token"] not in out
    assert printed["settings"]["keys"][0]["subject"] in out
    assert str(path) in out
    assert [*folder.iterdir()] == [path]
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert subject_of(printed["token"], Settings(key_files=(str(path),)))


def test_an_existing_output_file_is_left_alone(run, tmp_path):
    folder = tmp_path / "keys"
    folder.mkdir()
    path, link = folder / "ci.json", folder / "link.json"
    path.write_text("mine", encoding="utf-8")
    link.symlink_to(tmp_path / "elsewhere")
    for one in (path, link):
        code, out, err = run("generate-key", "--output-file", str(one))
        assert (code, out) == (2, "")
        assert err.splitlines()[-1].endswith(f"{one} exists; remove it first, or name another file")
    assert path.read_text(encoding="utf-8") == "mine"
    assert sorted(folder.iterdir()) == [path, link]


def test_an_output_file_that_cannot_be_written_is_an_error(run, tmp_path):
    code, out, err = run("generate-key", "--output-file", str(tmp_path / "absent" / "ci.json"))

    assert (code, out) == (8, "")
    assert "cannot write" in err
    assert "No such file or directory" in err


@pytest.mark.parametrize("algorithm", ["ES256", "ES384", "ES512", "RS256", "RS384", "RS512"])
def test_every_algorithm_can_be_chosen(run, algorithm):
    _, out, _ = run("generate-key", "-o", "json", "--algorithm", algorithm)

    printed = json.loads(out)
    assert printed["algorithm"] == algorithm
    assert jwt.get_unverified_header(printed["token"])["alg"] == algorithm


@pytest.mark.parametrize(("words", "seconds"), [((), 604_800), (("-e", "90m"), 5400)])
def test_the_token_lives_a_week_or_the_requested_time(run, words, seconds):
    _, out, _ = run("generate-key", "-o", "json", *words)

    printed = json.loads(out)
    claims = jwt.decode(printed["token"], options={"verify_signature": False})
    assert claims["exp"] - claims["iat"] == seconds
    assert abs(claims["iat"] - time.time()) < 60
    assert datetime.fromisoformat(printed["expires"]).timestamp() == claims["exp"]


def test_the_token_is_for_the_issuer_and_the_audience_of_the_settings(run, monkeypatch):
    monkeypatch.setenv("MONITOR_ISSUER", "me")
    monkeypatch.setenv("MONITOR_AUDIENCE", "you")

    _, out, _ = run("generate-key")

    claims = jwt.decode(token_in(out), options={"verify_signature": False})
    assert (claims["iss"], claims["aud"]) == ("me", "you")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--expiration", "0"), "expected 1s to 3650d, got '0'"),
        (("--expiration", "-1d"), "expected one argument"),
        (("--expiration", "3651d"), "expected 1s to 3650d, got '3651d'"),
        (("--expiration", "0.5s"), "expected 1s to 3650d, got '0.5s'"),
        (("--subject", ""), "expected 1 to 128 letters, digits and . _ @ : / + -, got ''"),
        (("--subject", "a;b"), "got 'a;b'"),
        (("--subject", "a\nb"), "got 'a\\nb'"),
        (("--subject", "$(rm)"), "got '$(rm)'"),
        (("--subject", "x" * 129), "expected 1 to 128 letters"),
        (("--algorithm", "HS256"), "invalid choice: 'HS256'"),
        (("--output", "yaml"), "invalid choice: 'yaml'"),
        (("--tags", ""), "expected a list of 1 to 16 tags"),
        (("--tags", "a,,b"), "expected a list of 1 to 16 tags, which are not blank"),
        (("--tags", ",".join(map(str, range(17)))), "expected a list of 1 to 16 tags"),
        (("--tags", "a", "--output", "shell"), "MONITOR_KEYS cannot contain tags"),
    ],
)
def test_invalid_options_of_generate_key_are_usage_errors(run, words, expected):
    code, out, err = run("generate-key", *words)

    assert (code, out) == (2, "")
    assert expected in err.splitlines()[-1]
