"""Make the pictures of the documentation: `nox -s pictures`.

Each picture is what the packages really show: the web page of a running service, the completion
and the docstring that a language server returns, and the report of a command. Chromium renders each
in a light and a dark scheme into `docs/pictures`.
"""

from __future__ import annotations

import asyncio
import base64
import os
import re
import shutil
import subprocess
import sys
import tempfile
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from uuid import UUID

from lsprotocol import types
from markdown_it import MarkdownIt
from operations_status.operations import (
    Operation,
    OperationFailure,
    OperationState,
    Process,
    Progress,
)
from operations_status.testing import RecordedOperations, RunningService
from playwright.sync_api import Page, sync_playwright
from pygls.lsp.client import LanguageClient
from pygments import highlight  # type: ignore[import-untyped]  # has none
from pygments.formatters import HtmlFormatter  # type: ignore[import-untyped]  # has none
from pygments.lexers import PythonLexer  # type: ignore[import-untyped]  # has none

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs/pictures"
LARGEST_BYTES = 100_000
PIXELS = 1500
"""Width of each picture."""

WINDOW, SMALL_WINDOW, PHONE = (1200, 720), (1000, 600), (390, 780)
"""Widths and heights in CSS pixels."""

QUALITY = 82
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
STYLE = Path(__file__).with_name("pictures.css")

PROGRAM = """\
import asyncio

from hosting_sdk import Client


async def main() -> None:
    async with Client() as client:
        page = await client.deployments.get_"""
CHOSEN = "get_deployment"

CONFIG = """\
{
  "docSearch": {"appId": "", "apiKey": "", "indexName": "demo"},
  "sections": [
    {
      "label": "Getting Started",
      "collapsable": true,
      "children": [
        {"label": "Overview", "to": "overview"},
        {"label": "Installation", "to": "instalation"}
      ]
    }
  ]
}
"""

NAMES = ("pg_dump", "render-report", "migrate", "build-docs", "resize-images")
RUNNING, SUCCEEDED, FAILED = (
    OperationState.RUNNING,
    OperationState.SUCCEEDED,
    OperationState.FAILED,
)


class Sample(NamedTuple):
    """An operation of a picture: its age in minutes, and what the page shows of it."""

    age: float
    name: str
    tags: tuple[str, ...]
    state: OperationState = SUCCEEDED
    progress: Progress | None = None


SAMPLES = (
    Sample(2, "pg_dump", ("nightly",), RUNNING, Progress(0.62, "31 of 50 tables")),
    Sample(4, "render-report", ("report",), RUNNING, Progress(0.25, "page 3 of 12")),
    Sample(7, "migrate", ("release",), FAILED),
    Sample(11, "build-docs", ("release",)),
    Sample(14, "render-report", ("report",)),
    Sample(19, "pg_dump", ("nightly",)),
    Sample(26, "resize-images", ("media",)),
    *(Sample(30 + 6 * n, "build-docs", ("release",)) for n in range(5)),
    *(
        Sample(33 + 4 * n, "pg_dump", ("nightly",), SUCCEEDED if n % 4 else FAILED)
        for n in range(6)
    ),
)


def spread(count: int) -> list[Sample]:
    """Return operations that began in the last 20 hours; every twelfth has failed."""
    return [
        Sample(
            20 * 60 * (count - number) / (count + 1),
            NAMES[number % len(NAMES)],
            ("nightly",) if number % 3 else ("release", "media"),
            FAILED if number % 12 == 1 else SUCCEEDED,
        )
        for number in range(count)
    ]


def make_operations(samples: Sequence[Sample]) -> Iterator[Operation]:
    """Yield the operations of samples, the oldest first."""
    now = datetime.now(UTC)
    for number, sample in enumerate(sorted(samples, key=lambda each: -each.age)):
        created = now - timedelta(minutes=sample.age)
        failure = OperationFailure(code="CommandFailed", message="exit code 3")
        yield Operation(
            operation_id=UUID(int=0x5D2C1D1E4A0B4B0C8A530C1F7F3C2A10 + (number << 100)),
            created=created,
            started=created,
            ended=None if sample.state is RUNNING else created + timedelta(seconds=2 + number % 40),
            process=Process(pid=4000 + number % 97, uid=UUID(int=number % 97), name=sample.name),
            tags=sample.tags,
            status=sample.state,
            progress=sample.progress,
            error=failure if sample.state is FAILED else None,
            egress_provider_name="artifacts",
        )


def show_operations(page: Page, service: RunningService, count: int) -> None:
    """Sign in to the web page of a service and wait until it shows all operations."""
    page.goto(f"{service.url}/")
    page.get_by_label("Access token").fill(service.token)
    page.get_by_role("button", name="Show operations").click()
    page.locator("#connection[data-state='live']").wait_for()
    page.locator("#summary", has_text=f"{count:,} operations").wait_for()


async def complete_program(folder: Path) -> tuple[list[str], str]:
    """Return the names that a language server completes, and its text about the chosen one."""
    uri = folder.joinpath("program.py").as_uri()
    lines = PROGRAM.splitlines()
    options = types.ClientCompletionItemOptions(documentation_format=[types.MarkupKind.Markdown])
    completion = types.CompletionClientCapabilities(completion_item=options)
    capabilities = types.TextDocumentClientCapabilities(completion=completion)
    client = LanguageClient("pictures", "1")
    await client.start_io("basedpyright-langserver", "--stdio", cwd=folder)
    await client.initialize_async(
        types.InitializeParams(
            capabilities=types.ClientCapabilities(text_document=capabilities),
            workspace_folders=[types.WorkspaceFolder(folder.as_uri(), "project")],
        )
    )
    client.initialized(types.InitializedParams())
    document = types.TextDocumentItem(uri, "python", 1, PROGRAM)
    client.text_document_did_open(types.DidOpenTextDocumentParams(document))
    found = await client.text_document_completion_async(
        types.CompletionParams(
            types.TextDocumentIdentifier(uri), types.Position(len(lines) - 1, len(lines[-1]))
        )
    )
    listed = found.items if isinstance(found, types.CompletionList) else found or ()
    items = {item.label: item for item in listed if item.label.startswith("get_")}
    chosen = await client.completion_item_resolve_async(items[CHOSEN])
    await client.shutdown_async(None)
    client.exit(None)
    await client.stop()  # type: ignore[no-untyped-call]  # has no types
    assert isinstance(chosen.documentation, types.MarkupContent)  # noqa: S101 as was asked for
    return list(items), chosen.documentation.value


def draw_editor(folder: Path) -> str:
    """Return an editor with the completions and the docstring of a language server."""
    names, text = asyncio.run(complete_program(folder))
    listed = "".join(
        f'<li class="{"chosen" if name == CHOSEN else ""}"><i>\u0192</i>{escape(name)}</li>'
        for name in names
    )
    signature, _, docstring = text.partition("\n---\n")
    code = signature.removeprefix("```python\n").removesuffix("\n```")
    return (
        f'<div class="bar">deployments.py</div><div class="code">{highlight_python(PROGRAM)}</div>'
        f'<div class="popup"><ul>{listed}</ul><div class="text">{highlight_python(code)}'
        f"<hr>{MarkdownIt().render(docstring)}</div></div>"
    )


def highlight_python(code: str) -> str:
    """Return Python code as HTML with classes for colours."""
    shown: str = highlight(code, PythonLexer(), HtmlFormatter(nowrap=True))
    return f"<pre>{shown.rstrip()}</pre>"


def draw_terminal(folder: Path) -> str:
    """Return a terminal with the report of a check."""
    docs = folder / "docs"
    docs.mkdir()
    (docs / "config.json").write_text(CONFIG, encoding="utf-8")
    for name in ("overview", "installation"):
        (docs / f"{name}.md").write_text(f"# {name.title()}\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "docs_config", "check", "docs/config.json"],
        cwd=folder,
        env=os.environ | {"FORCE_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    prompt = "<b>$ docs-config check docs/config.json</b>"
    report = paint(done.stdout)
    return f'<div class="bar">Terminal</div><pre class="terminal">{prompt}\n{report}</pre>'


def paint(text: str) -> str:
    """Return a text with colours of a terminal as HTML with a class for each style."""
    parts = []
    for style, piece in re.findall(r"(?:\x1b\[([0-9;]*)m)?([^\x1b]*)", text):
        name = "-".join(part for part in style.split(";") if part not in {"", "0"})
        parts.append(f'<span class="s{name}">{escape(piece)}</span>' if name else escape(piece))
    return "".join(parts)


def photograph(
    browser: Browser, name: str, size: tuple[int, int], show: Callable[[Page], object]
) -> None:
    """Take a picture in both schemes.

    Args:
        browser: The browser.
        name: The picture's name.
        size: Width and height of the window, in CSS pixels.
        show: Function that shows the content in a page.

    Raises:
        RuntimeError: A picture is too large for the repository.
    """
    width, height = size
    for scheme in ("light", "dark"):
        context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=min(PIXELS / width, 2),
            color_scheme=scheme,
            locale="en-GB",
            timezone_id="UTC",
            reduced_motion="reduce",
        )
        page = context.new_page()
        show(page)
        taken = context.new_cdp_session(page).send(
            "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
        )
        content = base64.b64decode(taken["data"])
        if len(content) > LARGEST_BYTES:
            raise RuntimeError(f"expected at most {LARGEST_BYTES} bytes, got {len(content)}")
        (FOLDER / f"{name}-{scheme}.webp").write_bytes(content)
        print(f"{name}-{scheme}.webp: {len(content):,} bytes")
        context.close()


def main() -> None:
    """Make all pictures."""
    with tempfile.TemporaryDirectory() as folder:
        bodies = {"editor": draw_editor(Path(folder)), "error": draw_terminal(Path(folder))}
    style = STYLE.read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, BROWSERS)), None),
            args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"],
        )
        for name, body in bodies.items():
            document = f"<!doctype html><style>{style}</style><body>{body}</body>"
            photograph(browser, name, SMALL_WINDOW, partial(Page.set_content, html=document))
        sites = {f"page-{count}": spread(count) for count in (0, 3, 1_000, 100_000)}
        for name, samples in {"operations": SAMPLES, **sites}.items():
            with RecordedOperations() as recorded:
                recorded.store.add_many([*make_operations(samples)], lease=3600.0)
                with closing(RunningService()) as service:
                    show = partial(show_operations, service=service, count=len(samples))
                    photograph(browser, name, WINDOW, show)
                    if name in sites:
                        photograph(browser, f"{name}-phone", PHONE, show)
        browser.close()


if __name__ == "__main__":
    main()
