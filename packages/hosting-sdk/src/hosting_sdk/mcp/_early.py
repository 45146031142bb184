"""The first answers, given while the protocol's package is still being imported.

An application waits for `initialize` or `server/discover` before it does anything, and for
`tools/list` before it shows anything, and all three are known beforehand. So they are answered at
once; every message goes to the real server all the same, and what it answers to these is dropped.
Whatever is not exactly as the protocol wants it waits for the real server.
"""

from __future__ import annotations

from typing import Any, Final

import orjson

from hosting_sdk._platform.names import EXAMPLE_FIELD
from hosting_sdk._version import __version__

NAME: Final = "hosting-sdk"
TITLE: Final = "Hosting platform"
LIST_SECONDS: Final = 3600
INSTRUCTIONS: Final = f"""\
Methods of a hosting platform's REST API. Give team_id where a method takes it, unless the server
was started with one. A result that is too long comes in parts: call again with the same arguments
and, as _cursor, the cursor that stands under _more. Ask for less with _fields, a list of paths such
as "{EXAMPLE_FIELD}" (lists are passed through). Secrets in results are masked unless the server was
started otherwise. An error says under retry whether the same call may work later.
"""

HANDSHAKE_VERSIONS: Final = ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25")
MODERN_VERSIONS: Final = ("2026-07-28",)
_META: Final = "io.modelcontextprotocol/"

Key = tuple[type, Any]


class EarlyAnswers:
    """Answers to the first messages of one application.

    Args:
        tools: The tools as `tools/list` gives them.
    """

    def __init__(self, tools: list[dict[str, Any]]) -> None:
        self._tools = tools
        self._initialized = False
        self.given: set[Key] = set()

    def answer(self, line: bytes) -> bytes | None:
        """Return the response to a message as a line, None when the real server has to give it."""
        try:
            message = orjson.loads(line)
            key = (type(message["id"]), message["id"])
            result = self._result(message["method"], message.get("params") or {})
        except (orjson.JSONDecodeError, KeyError, TypeError, AttributeError):
            return None
        if result is None or not isinstance(message["id"], int | str):
            return None
        self.given.add(key)
        return orjson.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}) + b"\n"

    def drops(self, text: str) -> bool:
        """Return whether a message of the real server was given already."""
        if not self.given:
            return False
        message = orjson.loads(text)
        key = (type(message.get("id")), message.get("id"))
        if "method" in message or key not in self.given:
            return False
        self.given.remove(key)
        return True

    def _result(self, method: str, params: dict[str, Any]) -> dict[str, Any] | None:
        if method == "initialize":
            return self._initialize(params)
        meta = params.get("_meta") or {}
        information = meta.get(f"{_META}clientInfo")
        modern = (
            meta.get(f"{_META}protocolVersion") in MODERN_VERSIONS
            and isinstance(meta.get(f"{_META}clientCapabilities"), dict)
            and (information is None or isinstance(information, dict))
        )
        if method == "server/discover" and modern:
            result = {
                "supportedVersions": list(MODERN_VERSIONS),
                "capabilities": {"tools": {"listChanged": False}},
                "instructions": INSTRUCTIONS,
            }
            return self._modern(result, 0, "private")
        if method == "tools/list" and params.get("cursor") is None:
            if modern:
                return self._modern({"tools": self._tools}, LIST_SECONDS * 1000, "public")
            if self._initialized and f"{_META}protocolVersion" not in meta:
                return {"tools": self._tools}
        return None

    def _initialize(self, params: dict[str, Any]) -> dict[str, Any] | None:
        wanted, information = params["protocolVersion"], params["clientInfo"]
        texts = (wanted, information["name"], information["version"])
        if not all(isinstance(text, str) for text in texts):
            return None
        if not isinstance(params["capabilities"], dict):
            return None
        self._initialized = True
        return {
            "protocolVersion": wanted if wanted in HANDSHAKE_VERSIONS else HANDSHAKE_VERSIONS[-1],
            "capabilities": {"tools": {"listChanged": False}},
            "serverInfo": _identity(),
            "instructions": INSTRUCTIONS,
        }

    @staticmethod
    def _modern(result: dict[str, Any], ttl_ms: int, scope: str) -> dict[str, Any]:
        return {
            **result,
            "resultType": "complete",
            "ttlMs": ttl_ms,
            "cacheScope": scope,
            "_meta": {f"{_META}serverInfo": _identity()},
        }


def _identity() -> dict[str, str]:
    return {"name": NAME, "title": TITLE, "version": __version__}
