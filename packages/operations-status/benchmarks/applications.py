"""Applications of the compared servers, and Hypercorn with its own loop.

`python applications.py PORT` serves the bare application.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any

import uvloop
from hypercorn.asyncio import serve
from hypercorn.config import Config
from operations_status import Settings, create_app

BODY = b'{"status":"Succeeded"}'.ljust(200)


async def bare(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Answer everything with the same 200 bytes: the least that an application can do."""
    if scope["type"] == "lifespan":
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
        return
    headers = [(b"content-type", b"application/json"), (b"content-length", b"200")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": BODY})


def service() -> Any:
    """Return the application of the service, for uvicorn and granian."""
    return create_app(Settings.load())


def serve_bare(port: str) -> None:
    """Serve the bare application on Hypercorn, with the settings that the service has."""
    config = Config()
    config.bind = [f"127.0.0.1:{port}"]
    config.accesslog = config.errorlog = None
    config.include_server_header = False
    config.keep_alive_max_requests = 2**31
    config.keep_alive_timeout = 30.0
    config.backlog = 1024
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(bare, config))  # type: ignore[arg-type] # ASGI is spelt as classes


if __name__ == "__main__":
    os.chdir(os.environ["HOME"])
    serve_bare(sys.argv[1])
