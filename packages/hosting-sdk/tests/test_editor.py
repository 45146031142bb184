"""Hover texts of methods and fields, as a real language server returns them to an editor."""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest
from hosting_sdk.groups.teams import Teams
from hosting_sdk.sync_groups.teams import Teams as SyncTeams

PROGRAM = """\
from hosting_sdk import Client, SyncClient
from hosting_sdk.models import Deployment

async def call(client: Client) -> None:
    await client.teams.get_team(team_id="team_1")

def call_synchronously(client: SyncClient) -> None:
    client.teams.get_team(team_id="team_1")

def read(deployment: Deployment) -> None:
    print(deployment.ready_state)
"""


class LanguageServer:
    """A language server that talks JSON-RPC over its standard input and output.

    Args:
        folder: The folder that an editor has open.
    """

    def __init__(self, folder: Path) -> None:
        command = [str(Path(sys.executable).with_name("basedpyright-langserver")), "--stdio"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder
        )
        self._ids = count(1)
        root = folder.as_uri()
        self.ask(
            "initialize",
            processId=None,
            rootUri=root,
            capabilities={"textDocument": {"hover": {"contentFormat": ["markdown"]}}},
            workspaceFolders=[{"uri": root, "name": "project"}],
        )
        self.tell("initialized")

    def ask(self, method: str, **params):
        """Return the result of a request; meanwhile, answer requests of the server with null."""
        number = next(self._ids)
        self._send({"id": number, "method": method, "params": params})
        while True:
            message = self._receive()
            if message.get("id") == number and "method" not in message:
                assert "error" not in message, message
                return message["result"]
            if "method" in message and "id" in message:
                self._send({"id": message["id"], "result": None})

    def tell(self, method: str, **params) -> None:
        self._send({"method": method, "params": params})

    def close(self) -> None:
        self.ask("shutdown")
        self.tell("exit")
        self._process.communicate(timeout=30)

    def _send(self, message) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self._process.stdin.flush()

    def _receive(self):
        assert self._process.stdout is not None
        length = 0
        while line := self._process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        assert length, "the language server has ended"
        return json.loads(self._process.stdout.read(length))


@pytest.fixture(scope="module")
def hover(tmp_path_factory):
    """A function that returns what an editor shows when the mouse is over a place."""
    folder = tmp_path_factory.mktemp("project")
    file = folder / "program.py"
    file.write_text(PROGRAM, encoding="utf-8")
    place = Path(sys.prefix)
    config = {"venvPath": str(place.parent), "venv": place.name}
    (folder / "pyrightconfig.json").write_text(json.dumps(config), encoding="utf-8")
    server = LanguageServer(folder)
    document = {"uri": file.as_uri(), "languageId": "python", "version": 1, "text": PROGRAM}
    server.tell("textDocument/didOpen", textDocument=document)

    def show(line: int, word: str) -> str:
        position = {"line": line, "character": PROGRAM.splitlines()[line].index(word) + 1}
        found = server.ask(
            "textDocument/hover", textDocument={"uri": file.as_uri()}, position=position
        )
        return str(found["contents"]["value"])

    yield show
    server.close()


@pytest.mark.once
@pytest.mark.parametrize(
    ("line", "method", "result"),
    [(4, Teams.get_team, "CoroutineType[Any, Any, Team]"), (7, SyncTeams.get_team, "Team")],
    ids=["async", "sync"],
)
def test_hovering_over_a_method_shows_its_signature_and_its_docstring(hover, line, method, result):
    signature, _, docstring = hover(line, "get_team").partition("\n```\n")
    assert signature.startswith("```python\n(method) def get_team(")
    for parameter in ("team_id: str", "slug: str | None = None", "options: RequestOptions | None"):
        assert parameter in signature
    assert signature.endswith(f") -> {result}")
    text, _, example = (inspect.getdoc(method) or "").partition("\nExample:\n")
    summary, *lines = text.splitlines()
    assert summary in docstring
    assert example.strip() in docstring.replace("\\", "").replace("&nbsp;", " ")
    arguments = [line.split(":")[0].strip() for line in lines if line.startswith("    ")]
    assert {"team_id", "options"} <= set(arguments)
    for name in arguments:
        assert f"{name}: " in docstring.replace("\\", "")  # Markdown escapes


@pytest.mark.once
def test_hovering_over_a_field_shows_its_meaning(hover):
    assert "State of the deployment: `QUEUED`" in hover(10, "ready_state").replace("\\", "")
