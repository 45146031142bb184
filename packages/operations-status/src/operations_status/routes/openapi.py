"""The OpenAPI 3.1 document of the two routes: `openapi.json`, completed for one service."""

from __future__ import annotations

import json
from importlib import resources

from operations_status._version import __version__


def write_document(*, negotiates: bool = False, server: str = "/") -> bytes:
    """Return the document as JSON, with the version of this package.

    Args:
        negotiates: Whether `Negotiate` is offered beside bearer tokens.
        server: Path of the application, on the host of the document.
    """
    source = resources.files(__package__).joinpath("openapi.json")
    document = json.loads(source.read_text(encoding="utf-8"))
    document["info"]["version"] = __version__
    document["servers"] = [{"url": server}]
    if negotiates:
        document["security"].append({"Negotiate": []})
        schemes = document["components"]["securitySchemes"]
        schemes["Negotiate"] = {"type": "http", "scheme": "negotiate"}
    return json.dumps(document, separators=(",", ":")).encode()
