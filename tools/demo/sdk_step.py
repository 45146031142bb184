"""The SDK's part of the demo: real calls to a fake platform, each with an artifact to show.

`python tools/demo/sdk_step.py list-deployments`, `upload` or `stream` starts a fake platform, does
its task with the real client and prints the artifact; progress goes to standard error.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING

from hosting_sdk import Client
from hosting_sdk.testing import FakePlatform

if TYPE_CHECKING:
    from pathlib import Path

CHUNK = bytes(range(256)) * 4096
CHUNKS = 8

Tell = Callable[[str], object]
Task = Callable[[Client, Tell], Awaitable[str]]


async def list_deployments(client: Client, tell: Tell) -> str:
    """Follow the list of deployments over its pages and return a line for each deployment."""
    lines = ["uid,name,state"]
    pages = 0
    async for page in client.paginate(client.deployments.get_deployments, limit=10).pages():
        pages += 1
        lines += [f"{item.uid},{item.name},{item.state or ''}" for item in page.deployments]
    tell(f"{len(lines) - 1} deployments on {pages} pages")
    return "\n".join(lines) + "\n"


async def upload(client: Client, tell: Tell) -> str:
    """Upload an artifact as a stream, download it again and return its digest."""
    digest = hashlib.sha256()

    async def chunks() -> AsyncIterator[bytes]:
        for number in range(CHUNKS):
            digest.update(CHUNK)
            yield CHUNK
            tell(f"uploaded {(number + 1) * len(CHUNK) // 2**20} MiB")

    stored = await client.artifacts.upload_artifact(hash="demo", request_body=chunks())
    received = hashlib.sha256()
    async for chunk in client.artifacts.download_artifact(hash="demo"):
        received.update(chunk)
    if received.digest() != digest.digest():
        raise SystemExit("what was downloaded is not what was uploaded")
    tell("downloaded it again: the same bytes")
    return json.dumps({"urls": stored.urls, "sha256": digest.hexdigest()}, indent=2) + "\n"


async def stream(client: Client, tell: Tell) -> str:
    """Read the billing charges as they come and return a line for each."""
    charges = client.billing.list_billing_charges(
        from_="2026-10-01T00:00:00.000Z", to="2026-11-01T00:00:00.000Z"
    )
    lines = [
        f"{charge.service_name}: {charge.billed_cost} {charge.billing_currency}"
        async for charge in charges
    ]
    tell(f"{len(lines)} charges, one JSON value in a line each")
    return "\n".join(lines) + "\n"


TASKS: dict[str, Task] = {
    "list-deployments": list_deployments,
    "upload": upload,
    "stream": stream,
}


async def run(base_url: str, token: str, directory: Path, tell: Tell) -> list[Path]:
    """Do every task against a platform and write each artifact into a folder.

    Args:
        base_url: The platform.
        token: Its bearer token.
        directory: The folder; it must exist.
        tell: Called with each line of the story.

    Returns:
        The artifacts in the order of the tasks.
    """
    paths = []
    async with Client(token, server_url=base_url) as client:
        for name, task in TASKS.items():
            path = directory / f"{name}.txt"
            path.write_text(await task(client, tell), encoding="utf-8")
            paths.append(path)
    return paths


async def run_alone(name: str) -> str:
    """Do one task against a fake platform of its own and return the artifact."""
    async with FakePlatform() as platform:
        print(f"fake platform on {platform.url}", file=sys.stderr)
        async with Client(platform.token, server_url=platform.url) as client:
            return await TASKS[name](client, lambda line: print(line, file=sys.stderr))


def main() -> int:
    """Run one task and return the exit code."""
    parser = argparse.ArgumentParser(prog="sdk_step.py", description=(__doc__ or "").strip())
    parser.add_argument("task", choices=list(TASKS), help="what to do")
    sys.stdout.write(asyncio.run(run_alone(parser.parse_args().task)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
