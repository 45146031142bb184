"""The documented curl commands, run in one shell from the tutorial on."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1]
DOCS = PACKAGE.parents[1] / "docs" / "operations-status"
BLOCK = re.compile(r"^( *)```console\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^ *\$ ((?:.*\\\n)*.*)$", re.MULTILINE)

ORDER = ["tutorial", "README", "index", "http-api", "lists", "incident", "observability"]
ORDER += ["troubleshooting", "waiting"]
"""Pages in the order in which a reader runs them; the feed, which is endless, comes last."""

OTHER_SERVICES = {
    "authentication": "its service has the public key of a token that stays",
    "web-frameworks": "its service is the reader's own application",
}

pytestmark = [
    pytest.mark.skipif(not DOCS.exists(), reason="the documentation is not beside this package"),
    pytest.mark.skipif(shutil.which("curl") is None, reason="this machine has no curl to run"),
    pytest.mark.skipif(shutil.which("sh") is None, reason="the commands are for a POSIX shell"),
]


def read_commands() -> dict[str, list[str]]:
    """Return the commands of each page that set a variable or run curl."""
    pages = [PACKAGE / "README.md", *sorted(DOCS.glob("*.md"))] if DOCS.exists() else []
    found = {
        page.stem: [
            command
            for _, block in BLOCK.findall(page.read_text(encoding="utf-8"))
            for command in COMMAND.findall(block)
            if re.match(r"curl |export (?!MONITOR_)", command)
        ]
        for page in pages
    }
    return {page: commands for page, commands in found.items() if "curl " in str(commands)}


def test_every_page_with_curl_is_run_or_is_for_another_service():
    assert read_commands().keys() == {*ORDER, *OTHER_SERVICES}


def test_curl_commands_work_in_one_shell_from_the_tutorial_on(start_service, tmp_path):
    service = start_service(
        "--metrics-urls=http://localhost:0",
        urls=("https://localhost:0",),
        XDG_STATE_HOME=str(tmp_path / ".local" / "state"),
    )
    added = service.add(tags=["nightly"])
    commands = [command for page in ORDER for command in read_commands()[page]]
    token = service.token.removeprefix("Authorization: Bearer ")
    script = "\n".join(f"{command}\necho exit code $?" for command in commands)
    script = script.replace("eyJhbGciOi…", token).replace("e477b70f-…", str(added.operation_id))
    # The documented addresses have the default ports, which others may use on this machine.
    ports = {
        port: url.rpartition(":")[2]
        for port, url in ((52323, service.urls[0]), (52325, service.metrics_url))
    }
    options = [f'connect-to = "localhost:{port}:localhost:{used}"' for port, used in ports.items()]
    options += ["silent", "show-error", r'write-out = "\nstatus %{http_code}\n"']
    (tmp_path / ".curlrc").write_text("\n".join(options), encoding="utf-8")
    clean = {name: text for name, text in os.environ.items() if not name.startswith("CURL_")}
    shell = subprocess.Popen(
        ["sh", "-u"],
        env=clean | {"HOME": str(tmp_path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    with shell:
        assert shell.stdin is not None
        assert shell.stdout is not None
        shell.stdin.write(script)
        shell.stdin.close()
        printed = []
        for line in shell.stdout:
            printed.append(line)
            if line.startswith("retry:"):  # the feed has begun, and ends with the service
                service.process.terminate()
    output = "".join(printed)
    requests = sum(command.startswith("curl ") for command in commands)
    assert re.findall(r"^status (\d+)$", output, re.MULTILINE) == ["200"] * requests, output
    assert output.count("exit code 0\n") == len(commands), output
