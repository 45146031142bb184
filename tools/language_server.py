"""A client of a language server, over its standard input and output."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import IO, Any, cast


class LanguageServer:
    """basedpyright's language server with one folder open, as an editor starts it.

    Args:
        folder: The folder of the project.
    """

    def __init__(self, folder: Path) -> None:
        program = Path(sys.executable).with_name("basedpyright-langserver")
        place = Path(sys.prefix)
        config = {"venvPath": str(place.parent), "venv": place.name}
        (folder / "pyrightconfig.json").write_text(json.dumps(config), encoding="utf-8")
        self._process = subprocess.Popen(
            [str(program), "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder
        )
        self._input = cast("IO[bytes]", self._process.stdin)
        self._output = cast("IO[bytes]", self._process.stdout)
        self._numbers = count(1)
        markdown = {"documentationFormat": ["markdown"]}
        text_document = {"completion": {"completionItem": markdown}}
        self.ask(
            "initialize",
            processId=None,
            rootUri=folder.as_uri(),
            capabilities={"textDocument": text_document},
            workspaceFolders=[{"uri": folder.as_uri(), "name": "project"}],
        )
        self.tell("initialized")

    def ask(self, method: str, **params: object) -> Any:
        """Return the result of a request; requests of the server meanwhile are answered with null.

        Raises:
            RuntimeError: The server answers with an error, or has ended.
        """
        number = next(self._numbers)
        self._send({"id": number, "method": method, "params": params})
        while True:
            message = self._receive()
            if "method" in message:
                if "id" in message:
                    self._send({"id": message["id"], "result": None})
            elif message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def tell(self, method: str, **params: object) -> None:
        """Send a notification."""
        self._send({"method": method, "params": params})

    def open(self, path: Path) -> dict[str, str]:
        """Open a Python file in the editor and return what identifies it in requests."""
        document = {"uri": path.as_uri(), "languageId": "python", "version": 1}
        text = path.read_text(encoding="utf-8")
        self.tell("textDocument/didOpen", textDocument={**document, "text": text})
        return {"uri": path.as_uri()}

    def close(self) -> None:
        """End the server."""
        self.ask("shutdown")
        self.tell("exit")
        self._process.communicate(timeout=30)

    def _send(self, message: dict[str, object]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self._input.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self._input.flush()

    def _receive(self) -> dict[str, Any]:
        length = 0
        while line := self._output.readline().strip():
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        if not length:
            raise RuntimeError("expected a message of the language server, it has ended")
        received: dict[str, Any] = json.loads(self._output.read(length))
        return received
