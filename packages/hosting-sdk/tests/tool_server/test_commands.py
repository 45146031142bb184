"""`hosting-sdk mcp`: the output of each command, and the messages about wrong ones."""

from __future__ import annotations

import dataclasses
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from hosting_sdk._index import load_methods
from hosting_sdk.cli import main
from hosting_sdk.mcp import __main__
from hosting_sdk.mcp._applications import APPLICATIONS
from hosting_sdk.mcp._options import ServerOptions, list_variables
from hosting_sdk.mcp._parser import SECTIONS, create_parser
from hosting_sdk.testing import Fault


def test_help_lists_every_option_of_start(run_mcp):
    shown = run_mcp("start", "--help")
    assert shown.returncode == 0
    options = """
        --transport --host --port --allowed-host --log-level --env --policy --timeout
        --bearer-token --bearer-token-file
        --server-url --team-id --dynamic --group --tool --exclude-tool --read-only
        --output-schemas --allow --ask --ask-seconds
        --show-secrets --allow-path --result-bytes --stream-seconds --audit-log
    """
    for option in options.split():
        assert option in shown.stdout


def test_every_option_of_a_command_has_a_variable(run_mcp):
    not_options = {"help", "env", "bearer-token", "client", "no-call", "cost", "server-json"}
    for command in ("start", "tools", "doctor"):
        shown = run_mcp(command, "--help").stdout
        options = set(re.findall(r"^  --([a-z-]+)", shown, re.MULTILINE)) - not_options
        variables = {f"HOSTING_SDK_MCP_{option.upper().replace('-', '_')}" for option in options}
        assert set(list_variables(SECTIONS[command])) == variables


def test_the_library_and_the_command_line_have_the_same_options_and_defaults():
    given = vars(create_parser("hosting-sdk mcp").parse_args(["start"]))
    usual = dataclasses.asdict(ServerOptions())
    assert usual.pop("token") is None
    assert {name: given[name] or None for name in usual} == {
        name: value or None for name, value in usual.items()
    }


def test_variables_stand_for_options_and_the_command_line_wins(run_mcp, monkeypatch):
    monkeypatch.setenv("HOSTING_SDK_MCP_GROUP", "teams, webhooks")
    monkeypatch.setenv("HOSTING_SDK_MCP_READ_ONLY", "yes")
    monkeypatch.setenv("HOSTING_SDK_MCP_DYNAMIC", "0")
    monkeypatch.setenv("HOSTING_SDK_MCP_EXCLUDE_TOOL", "")
    listed = run_mcp("tools", "--exclude-tool", "teams_get_team").stdout
    names = {line.split()[0] for line in listed.splitlines()}
    assert {"teams_get_teams", "webhooks_get_webhook"} <= names
    assert not {"teams_get_team", "teams_create_team", "dns_get_records"} & names
    monkeypatch.setenv("HOSTING_SDK_MCP_TEAM_ID", "of_the_variable")
    monkeypatch.setenv("HOSTING_SDK_MCP_PORT", "99999")
    wrong = run_mcp("start", "--transport", "http")
    assert "argument --port: expected a port" in wrong.stderr


def test_a_switch_in_a_variable_is_on_or_off(run_mcp, monkeypatch):
    monkeypatch.setenv("HOSTING_SDK_MCP_READ_ONLY", "perhaps")
    wrong = run_mcp("tools")
    assert wrong.returncode == 2
    assert "HOSTING_SDK_MCP_READ_ONLY: expected 1 or 0, got 'perhaps'" in wrong.stderr


@pytest.mark.parametrize(
    ("variable", "near"),
    [
        ("HOSTING_SDK_MCP_READONLY", "did you mean 'HOSTING_SDK_MCP_READ_ONLY'"),
        ("HOSTING_SDK_MCP_ALLOW_DESTRUCTIVE", "there is no such variable"),
        ("HOSTING_SDK_MCP_COST", "there is no such variable"),
    ],
)
@pytest.mark.parametrize("words", [["tools"], ["start"], ["config", "--client", "cursor"]])
def test_an_unknown_variable_is_refused(run_mcp, monkeypatch, variable, near, words):
    monkeypatch.setenv(variable, "1")
    refused = run_mcp(*words)
    assert refused.returncode == 2
    assert f"{variable}: " in refused.stderr
    assert near in refused.stderr
    assert refused.stdout == ""


def test_variables_of_another_command_and_the_key_are_no_error(run_mcp, monkeypatch):
    monkeypatch.setenv("HOSTING_SDK_MCP_ALLOW", "deletes")
    monkeypatch.setenv("HOSTING_SDK_MCP_KEY", "key")
    assert run_mcp("tools", "--group", "billing").returncode == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["tools", "--dynamc"], "--dynamc; did you mean --dynamic?"),
        (["start", "--read-onli"], "--read-onli; did you mean --read-only?"),
        (["start", "--allow-destructive"], "--allow-destructive"),
        (["doctor", "--no-cal"], "--no-cal; did you mean --no-call?"),
        (["config", "--client", "cursor", "--", "--dynamc"], "--dynamc; did you mean --dynamic?"),
        (["config", "--client", "cursor", "--", "--allow", "deleets"], "did you mean 'deletes'"),
        (["config", "--client", "cursor", "--", "extra"], "unrecognized arguments: extra"),
        (["config", "--client", "cursor", "--", "--group", "team"], "did you mean 'teams'"),
        (["start", "--env", "HOSTING_SDK_MCP_READ_ONLY=1"], "give the option itself"),
    ],
)
def test_an_unknown_option_is_refused_with_the_nearest(run_mcp, words, told):
    refused = run_mcp(*words)
    assert refused.returncode == 2
    assert told in refused.stderr
    assert refused.stdout == ""


def test_a_configuration_carries_the_options_of_start(run_mcp):
    words = ["--", "--dynamic", "--ask", "--allow", "deletes"]
    shown = run_mcp("config", "--client", "claude-desktop", *words)
    (entry,) = json.loads(shown.stdout)["mcpServers"].values()
    assert entry["args"][-4:] == words[1:]


def test_a_registry_gets_the_package_its_command_and_all_variables(run_mcp):
    shown = run_mcp("config", "--server-json", "com.example/hosting")
    entry = json.loads(shown.stdout)
    assert (shown.returncode, entry["name"]) == (0, "com.example/hosting")
    assert len(entry["description"]) <= 100
    (package,) = entry["packages"]
    assert package["registryType"] == "pypi"
    assert package["version"] == entry["version"]
    assert [each["value"] for each in package["packageArguments"]] == ["mcp", "start"]
    variables = {each["name"]: each for each in package["environmentVariables"]}
    assert variables["HOSTING_SDK_BEARER_TOKEN"]["isSecret"]
    assert variables["HOSTING_SDK_MCP_READ_ONLY"]["format"] == "boolean"
    assert variables["HOSTING_SDK_MCP_TIMEOUT"]["format"] == "number"
    assert "(default: 60.0)" in variables["HOSTING_SDK_MCP_TIMEOUT"]["description"]
    sections = [each for each in SECTIONS["start"] if each != "transport"]
    assert variables.keys() - {"HOSTING_SDK_BEARER_TOKEN"} == list_variables(sections).keys()
    assert "%(" not in shown.stdout


@pytest.mark.parametrize("name", ["hosting", "a b/c", "/x", "https://x/y"])
def test_a_name_that_no_registry_accepts_is_refused(run_mcp, name):
    refused = run_mcp("config", "--server-json", name)
    assert refused.returncode == 2
    assert "expected a name such as com.example/hosting" in refused.stderr


def test_no_command_prints_the_help(run_mcp):
    shown = run_mcp()
    assert shown.returncode == 2
    assert "start" in shown.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["begin"], "invalid choice: 'begin'"),
        (["start", "--transport", "sse"], "invalid choice: 'sse'"),
        (["start", "--port", "99999"], "expected a port"),
        (["start", "--allowed-host", "https://x"], "expected a host such as mcp.example.com"),
        (["start", "--timeout", "0"], "seconds above 0"),
        (["start", "--env", "BAD"], "expected KEY=VALUE"),
        (["start", "--tool", "teams_get_tem"], "did you mean 'teams_get_team'"),
        (["start", "--group", "team"], "there is no group 'team'"),
        (["start", "--allow-path", "/nowhere"], "expected a folder"),
        (["start", "--result-bytes", "5"], "from 1000"),
        (["start", "--stream-seconds", "zero"], "seconds above 0"),
        (["start", "--bearer-token-file", "/nowhere/token"], "--bearer-token-file"),
        (["start", "--transport", "http", "--host", "0.0.0.0"], "loopback"),
        (["config", "--client", "curser"], "did you mean 'cursor'"),
        (["doctor", "--client", "curser"], "did you mean 'cursor'"),
    ],
)
def test_a_wrong_command_line_is_refused_without_a_traceback(run_mcp, words, told):
    refused = run_mcp(*words)
    assert refused.returncode == 2
    assert told in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_log_that_cannot_be_written_is_an_error_before_anything_is_served(tmp_path):
    refused = subprocess.run(
        [sys.executable, "-m", "hosting_sdk", "mcp", "start", "--audit-log", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert refused.returncode == 2
    assert "--audit-log: cannot append" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_two_tokens_exclude_each_other(run_mcp, tmp_path):
    words = ["doctor", "--no-call", "--bearer-token", "a", "--bearer-token-file", str(tmp_path)]
    assert "exclude each other" in run_mcp(*words).stderr


def test_with_a_token_file_no_variable_stands_in_the_configuration(run_mcp):
    for name in ("cursor", "codex"):
        shown = run_mcp("config", "--client", name, "--", "--bearer-token-file", "/home/me/token")
        assert "HOSTING_SDK_BEARER_TOKEN" not in shown.stdout
        assert "/home/me/token" in shown.stdout


def test_a_configuration_has_absolute_paths(run_mcp, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    options = ["--bearer-token-file", "token", "--policy=p.toml", "--audit-log", "/var/log/audit"]
    shown = run_mcp("config", "--client", "cursor", "--", *options, "--allow-path", ".")
    here = Path.cwd()
    assert json.loads(shown.stdout)["mcpServers"]["hosting"]["args"][-7:] == [
        *("--bearer-token-file", f"{here / 'token'}", f"--policy={here / 'p.toml'}"),
        *("--audit-log", str(Path("/var/log/audit").absolute()), "--allow-path", str(here)),
    ]


def test_the_stand_alone_program_names_itself_in_a_configuration(run_mcp, monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    shown = run_mcp("config", "--client", "claude-desktop")
    (entry,) = json.loads(shown.stdout)["mcpServers"].values()
    assert entry["command"] == sys.executable
    assert entry["args"] == ["start"]


def test_without_an_installed_program_the_interpreter_is_configured(run_mcp, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    shown = run_mcp("config", "--client", "claude-desktop")
    (entry,) = json.loads(shown.stdout)["mcpServers"].values()
    assert entry["command"] == str(tmp_path / "python")
    assert entry["args"] == ["-m", "hosting_sdk", "mcp", "start"]


def test_a_refusal_to_start_does_not_repeat_the_token(capsys):
    words = ["start", "--bearer-token", "the-secret-token", "--transport", "http"]
    assert main(["mcp", *words, "--host", "0.0.0.0"]) == 2
    assert "the-secret-token" not in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--version"], ["start", "--help"]])
def test_version_and_help_end_with_exit_code_0(run_mcp, words):
    shown = run_mcp(*words)
    assert shown.returncode == 0
    assert shown.stdout.startswith(("hosting-sdk mcp ", "usage: hosting-sdk mcp "))


@pytest.mark.parametrize("name", APPLICATIONS)
def test_every_application_gets_its_configuration_without_the_token(run_mcp, platform, name):
    shown = run_mcp("config", "--client", name, "--", "--dynamic")
    assert shown.returncode == 0
    assert platform.token not in shown.stdout
    read = tomllib.loads if name == "codex" else json.loads
    (entry,) = read(shown.stdout)[APPLICATIONS[name].section].values()
    assert Path(entry["command"]).is_absolute()
    assert Path(entry["command"]).is_file()
    assert entry["args"][-3:] == ["mcp", "start", "--dynamic"]


def test_tools_are_listed_with_their_cost(run_mcp):
    whole = run_mcp("tools", "--cost").stdout
    count = len(load_methods())
    assert len(whole.splitlines()) == count + 1
    assert f"for {count} tools" in whole
    small = run_mcp("tools", "--dynamic", "--cost").stdout
    assert "for 3 tools" in small
    assert "search_methods" in small
    assert len(run_mcp("tools", "--group", "billing").stdout.splitlines()) == 3


def test_the_doctor_finds_too_many_tools_and_a_token_that_works(run_mcp, platform):
    seen = run_mcp("doctor", "--client", "cursor", "--server-url", platform.url)
    assert seen.returncode == 1
    assert f"{len(load_methods())} tools, but Cursor passes on 40" in seen.stdout
    assert "Platform: answers" in seen.stdout
    assert platform.token not in seen.stdout


def test_the_doctor_finds_no_problem_with_three_tools(run_mcp, platform):
    seen = run_mcp("doctor", "--dynamic", "--server-url", platform.url)
    assert seen.returncode == 0
    assert all(f"{each.title}: fits" in seen.stdout for each in APPLICATIONS.values())


def test_the_doctor_reports_a_token_that_is_not_accepted(run_mcp, platform):
    platform.inject(Fault(status=401), method="user.getAuthUser")
    seen = run_mcp("doctor", "--dynamic", "--server-url", platform.url)
    assert seen.returncode == 1
    assert "getAuthUser: 401 Unauthorized" in seen.stdout


def test_without_the_extra_one_sentence_says_what_to_install(run_mcp, monkeypatch):
    monkeypatch.setitem(sys.modules, "mcp", None)
    needed = "the tool server needs more packages: pip install 'hosting-sdk[mcp]'\n"
    refused = run_mcp("start")
    assert (refused.returncode, refused.stderr) == (2, f"hosting-sdk: {needed}")
    seen = run_mcp("doctor", "--no-call", "--dynamic")
    assert seen.returncode == 1
    assert f"Packages: {needed}" in seen.stdout


def test_the_module_is_the_stand_alone_program():
    command = [sys.executable, "-m", "hosting_sdk.mcp"]
    refused = subprocess.run([*command, "x"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert refused.stderr.startswith("hosting-sdk-mcp: ")


def test_the_stand_alone_program_prints_and_ends_with_exit_code_0(capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["hosting-sdk-mcp", "tools", "--dynamic"])
    assert __main__.main() == 0
    assert "call_method" in capsys.readouterr().out


def test_the_stand_alone_program_ends_without_a_message_on_a_closed_pipe():
    command = [sys.executable, "-m", "hosting_sdk.mcp", "tools"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 141
