"""The server as a process, over standard input and output."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hosting_sdk.testing import Fault

HANDSHAKE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-11-25",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}
READY = {"jsonrpc": "2.0", "method": "notifications/initialized"}
CALL = {"jsonrpc": "2.0", "id": 2, "method": "tools/call"}


def start(*arguments, program="hosting_sdk", **variables):
    environment = {name: value for name, value in os.environ.items() if "BEARER" not in name}
    words = ["start"] if program.endswith("mcp") else ["mcp", "start"]
    return subprocess.Popen(
        [sys.executable, "-m", program, *words, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**environment, **variables},
    )


def talk(process, *messages):
    """Send messages, close the input, and return the responses and the text on standard error."""
    text = "".join(json.dumps(message) + "\n" for message in messages)
    answers, other = process.communicate(text.encode(), timeout=60)
    return [json.loads(line) for line in answers.splitlines()], other.decode()


def call(name, **arguments):
    return {**CALL, "params": {"name": name, "arguments": arguments}}


def call_teams(process):
    """Call a tool that needs no arguments."""
    return shake_and_call(process, call("teams_get_teams"))


def shake_and_call(process, called):
    """Shake hands and call one tool; return its result, and everything the process wrote."""
    messages = (HANDSHAKE, READY, called)
    process.stdin.write("".join(json.dumps(each) + "\n" for each in messages).encode())
    process.stdin.flush()
    answers = [process.stdout.readline() for _ in range(2)]
    rest, other = process.communicate(timeout=60)
    assert [json.loads(answer)["id"] for answer in answers] == [1, 2]
    return json.loads(answers[1])["result"], b"".join([*answers, rest, other])


def test_the_server_ends_when_its_input_ends():
    process = start()
    answers, _ = talk(process, HANDSHAKE)
    assert [answer["id"] for answer in answers] == [1]
    assert process.returncode == 0


def test_messages_sent_before_the_server_was_ready_are_answered(platform):
    process = start("--server-url", platform.url, HOSTING_SDK_BEARER_TOKEN=platform.token)
    result, _ = call_teams(process)
    assert '"teams"' in result["content"][0]["text"]


def test_a_token_on_the_command_line_works_and_is_written_nowhere(platform):
    process = start("--bearer-token", platform.token, "--server-url", platform.url)
    result, written = call_teams(process)
    assert '"teams"' in result["content"][0]["text"]
    assert platform.token.encode() not in written


def test_a_token_from_a_file_and_debug_logs_without_it(platform, tmp_path):
    file = tmp_path / "token"
    file.write_text(f"{platform.token}\n", encoding="utf-8")
    arguments = ("--bearer-token-file", str(file), "--server-url", platform.url)
    result, written = call_teams(start(*arguments, "--log-level", "debug"))
    assert '"teams"' in result["content"][0]["text"]
    assert b"DEBUG" in written
    assert platform.token.encode() not in written


def test_without_a_token_a_call_says_how_to_give_one(platform):
    result, _ = call_teams(start("--server-url", platform.url))
    assert result["isError"]
    assert "HOSTING_SDK_BEARER_TOKEN" in result["content"][0]["text"]


def test_variables_are_set_before_the_start(platform):
    variable = f"HOSTING_SDK_BEARER_TOKEN={platform.token}"
    result, _ = call_teams(start("--env", variable, "--server-url", platform.url))
    assert '"teams"' in result["content"][0]["text"]


def test_listing_tools_imports_neither_aiohttp_nor_attrs():
    code = (
        "import sys\n"
        "from hosting_sdk.mcp._definitions import definitions\n"
        "from hosting_sdk.mcp._options import ServerOptions\n"
        "assert definitions(ServerOptions())\n"
        "print([name for name in sys.modules if name in ('aiohttp', 'attr', 'cattrs', 'mcp')])"
    )
    printed = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    )
    assert printed.stdout.strip() == "[]"


@pytest.mark.parametrize("program", ["hosting_sdk", "hosting_sdk.mcp"])
def test_an_interrupt_ends_the_server_without_a_message(program):
    process = start(program=program)
    process.stdin.write((json.dumps(HANDSHAKE) + "\n").encode())
    process.stdin.flush()
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 130  # its input is still open
    _, other = process.communicate(timeout=60)
    assert other == b""


def test_an_interrupt_during_a_call_is_in_the_audit_log(platform, tmp_path):
    log = tmp_path / "audit"
    platform.reset()
    platform.inject(Fault(latency=60.0), method="teams.getTeams")
    arguments = ("--server-url", platform.url, "--audit-log", str(log))
    process = start(*arguments, HOSTING_SDK_BEARER_TOKEN=platform.token)
    messages = (HANDSHAKE, READY, call("teams_get_teams"))
    process.stdin.write("".join(json.dumps(each) + "\n" for each in messages).encode())
    process.stdin.flush()
    process.stdout.readline()
    while not platform.received("teams.getTeams"):
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 130
    process.communicate()
    platform.reset()
    assert json.loads(log.read_text("utf-8"))["outcome"] == "cancelled"


def test_input_that_ends_during_a_call_ends_the_server(platform):
    platform.reset()
    platform.inject(Fault(latency=60.0), method="teams.getTeams")
    process = start("--server-url", platform.url, HOSTING_SDK_BEARER_TOKEN=platform.token)
    messages = (HANDSHAKE, READY, call("teams_get_teams"))
    process.stdin.write("".join(json.dumps(each) + "\n" for each in messages).encode())
    process.stdin.flush()
    answers = [json.loads(process.stdout.readline())]
    while not platform.received("teams.getTeams"):
        assert process.poll() is None
    rest, other = process.communicate(timeout=30)
    platform.reset()
    answers += map(json.loads, rest.splitlines())
    assert answers[0]["id"] == 1
    assert all(answer["jsonrpc"] == "2.0" for answer in answers)
    assert (process.returncode, other) == (0, b"")


def test_print_and_child_processes_do_not_reach_the_protocol(tmp_path):
    """Standard output belongs to the protocol, whatever else in the process writes to it."""
    site = tmp_path / "sitecustomize.py"
    site.write_text(
        "import mcp.server.lowlevel.server as lowlevel, os\n"
        "run = lowlevel.Server.run\n"
        "async def noisy(*arguments, **options):\n"
        "    print('printed', flush=True)\n"
        "    os.system('echo from a child; cat')\n"
        "    await run(*arguments, **options)\n"
        "lowlevel.Server.run = noisy\n",
        encoding="utf-8",
    )
    process = start(PYTHONPATH=str(tmp_path))
    answers, other = talk(process, HANDSHAKE)
    assert [answer["id"] for answer in answers] == [1]
    assert "printed" in other
    assert "from a child" in other


def test_a_message_of_megabytes_is_accepted(platform):
    file = {"text": "x" * 5_000_000}
    process = start("--server-url", platform.url, HOSTING_SDK_BEARER_TOKEN=platform.token)
    result, _ = shake_and_call(process, call("deployments_upload_file", request_body=file))
    assert not result["isError"]
    (sent,) = platform.received("deployments.uploadFile")
    assert len(sent.body) == 5_000_000


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_cancelling_a_call_reaches_the_server_and_its_log(
    spawn, platform, cancel_a_call, mode, tmp_path
):
    log = tmp_path / "audit"
    async with spawn("--audit-log", str(log), mode=mode) as client:
        line = await cancel_a_call(client, log)
    assert (line["tool"], line["outcome"]) == ("teams_get_teams", "cancelled")
    assert line["client"].startswith("mcp ")


def test_a_closed_output_ends_the_server_without_a_message(platform):
    process = start("--server-url", platform.url, HOSTING_SDK_BEARER_TOKEN=platform.token)
    process.stdout.close()
    messages = (HANDSHAKE, READY, call("teams_get_teams"))
    process.stdin.write("".join(json.dumps(each) + "\n" for each in messages).encode())
    process.stdin.close()
    with process:
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


def test_a_last_message_without_an_end_of_line_is_answered():
    answers, _ = start().communicate(json.dumps(HANDSHAKE).encode(), timeout=60)
    assert json.loads(answers)["id"] == 1


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")
def test_unreadable_input_ends_the_server_and_closed_input_is_refused():
    command = [sys.executable, "-m", "hosting_sdk", "mcp", "start", "--dynamic"]
    with Path(os.devnull).open("wb") as unreadable:
        done = subprocess.run(command, stdin=unreadable, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    refused = subprocess.run(
        ["/bin/sh", "-c", 'exec "$@" <&-', "sh", *command], capture_output=True, check=False
    )
    assert refused.returncode == 2
    assert b"standard input is closed" in refused.stderr


@pytest.mark.skipif(os.name != "posix", reason="needs a terminal of POSIX")
def test_at_a_terminal_the_server_says_what_it_waits_for():
    leader, follower = os.openpty()
    command = [sys.executable, "-m", "hosting_sdk", "mcp", "start", "--dynamic"]
    with subprocess.Popen(command, stdin=follower, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        assert b"Waiting on standard input" in process.stderr.readline()
        os.close(follower)
        os.close(leader)
        process.stderr.read()
    assert process.returncode == 0
