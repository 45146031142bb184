"""Make the pictures of the documentation: `nox -s pictures`.

Each picture is what the packages really show. The report of a command, and what a language server
says about a method, are SVG by Rich; the web page of a running service is photographed by Chromium.
Each is made in a light and a dark scheme.
"""

from __future__ import annotations

import asyncio
import io
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import UUID

from lsprotocol import types
from operations_status.operations import (
    Operation,
    OperationFailure,
    OperationState,
    Process,
    Progress,
)
from operations_status.testing import RecordedOperations, RunningService
from playwright.sync_api import ViewportSize, sync_playwright
from pygls.lsp.client import LanguageClient
from rich.console import Console, Group
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.syntax import Syntax
from rich.table import Table
from rich.terminal_theme import DEFAULT_TERMINAL_THEME, MONOKAI
from rich.text import Text
from rich.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).resolve().parent.parent / "docs/pictures"
TERMINALS = {"light": DEFAULT_TERMINAL_THEME, "dark": MONOKAI}
# A picture must need nothing from another site; Rich names the addresses of a font.
FONTS = re.compile(r" *@font-face \{.*?\}\n", re.DOTALL)
# Rich's own style of code in Markdown has a black background in both schemes.
STYLES = {"markdown.code": "cyan"}
WINDOWS: dict[str, ViewportSize] = {
    "operations": {"width": 1200, "height": 720},
    "operations-phone": {"width": 390, "height": 780},
}

PROGRAM = """\
import asyncio

from hosting_sdk import Client


async def main() -> None:
    async with Client() as client:
        page = await client.deployments.get_"""

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

COUNT = 1000
TASKS = (
    ("migrate", "release"),
    ("resize-images", "media"),
    ("build-docs", "release"),
    ("render-report", "report"),
    ("pg_dump", "nightly"),
)
RUNNING = {COUNT - 2: Progress(0.25, "page 3 of 12"), COUNT - 1: Progress(0.62, "31 of 50 tables")}


def make_operations() -> Iterator[Operation]:
    """Yield operations of the last twenty hours: the last two run, and some of two tasks failed."""
    now = datetime.now(UTC)
    for number in range(COUNT):
        name, tag = TASKS[number % len(TASKS)]
        state = OperationState.SUCCEEDED
        if number in RUNNING:
            state = OperationState.RUNNING
        elif number % 45 in {5, 20, 31}:
            state = OperationState.FAILED
        failure = OperationFailure(code="CommandFailed", message="exit code 3")
        age = 1 - number / COUNT
        created = now - timedelta(hours=20 * age + math.sin(15 * age))
        yield Operation(
            operation_id=UUID(int=0x5D2C1D1E4A0B4B0C8A530C1F7F3C2A10 + (number << 100)),
            created=created,
            started=created,
            ended=None if number in RUNNING else created + timedelta(seconds=2 + number % 40),
            process=Process(pid=4000 + number % 97, uid=UUID(int=number % 97), name=name),
            tags=(tag,),
            status=state,
            progress=RUNNING.get(number),
            error=failure if state is OperationState.FAILED else None,
            egress_provider_name="artifacts",
        )


def photograph_service() -> None:
    """Take pictures of the web page of a service with the sample operations."""
    with RecordedOperations() as recorded, sync_playwright() as playwright:
        recorded.store.add_many([*make_operations()], lease=3600.0)
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        with closing(RunningService()) as service:
            for scheme in ("light", "dark"):
                for name, window in WINDOWS.items():
                    page = browser.new_page(
                        viewport=window,
                        device_scale_factor=1.5,
                        color_scheme=scheme,
                        locale="en-GB",
                        timezone_id="UTC",
                    )
                    page.goto(f"{service.url}/")
                    page.get_by_label("Access token").fill(service.token)
                    page.get_by_role("button", name="Show operations").click()
                    page.locator("#summary", has_text=f"{COUNT:,} operations").wait_for()
                    path = FOLDER / f"{name}-{scheme}.webp"
                    page.screenshot(path=path, type="webp", quality=80, animations="disabled")
        browser.close()


async def complete_program(folder: str) -> tuple[list[str], str]:
    """Return the names that a language server completes, and its text about the first."""
    uri = Path(folder, "program.py").as_uri()
    lines = PROGRAM.splitlines()
    options = types.ClientCompletionItemOptions(documentation_format=[types.MarkupKind.Markdown])
    completion = types.CompletionClientCapabilities(completion_item=options)
    capabilities = types.TextDocumentClientCapabilities(completion=completion)
    client = LanguageClient("pictures", "1")
    await client.start_io("basedpyright-langserver", "--stdio", cwd=folder)
    await client.initialize_async(
        types.InitializeParams(types.ClientCapabilities(text_document=capabilities))
    )
    client.initialized(types.InitializedParams())
    document = types.TextDocumentItem(uri, "python", 1, PROGRAM)
    client.text_document_did_open(types.DidOpenTextDocumentParams(document))
    place = types.Position(len(lines) - 1, len(lines[-1]))
    found = await client.text_document_completion_async(
        types.CompletionParams(types.TextDocumentIdentifier(uri), place)
    )
    listed = found.items if isinstance(found, types.CompletionList) else found or ()
    items = [item for item in listed if item.label.startswith("get_")]
    chosen = await client.completion_item_resolve_async(items[0])
    await client.shutdown_async(None)
    client.exit(None)
    await client.stop()  # type: ignore[no-untyped-call]  # has no types
    assert isinstance(chosen.documentation, types.MarkupContent)  # noqa: S101 as was asked for
    return [item.label for item in items], chosen.documentation.value


def show_editor(console: Console, folder: str) -> None:
    """Print a program, the names that an editor completes, and what it says about the first."""
    names, text = asyncio.run(complete_program(folder))
    first, *others = names
    listed = Text("\n").join([Text(first, "reverse"), *map(Text, others)])
    signature, _, docstring = text.partition("\n---\n")
    code = signature.removeprefix("```python\n").removesuffix("\n```")
    shown = [Syntax(each, "python", theme="ansi_light") for each in (PROGRAM, code)]
    popup = Table.grid()
    popup.add_row(Panel(listed), Panel(Group(shown[1], "", Markdown(docstring)), height=18))
    console.print(shown[0])
    console.print(Padding(popup, (0, 0, 0, 4)))


def show_report(console: Console, folder: str) -> None:
    """Print the report of docs-config about a file with mistakes."""
    docs = Path(folder, "docs")
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
    console.print("$ docs-config check docs/config.json", style="bold")
    console.print(Text.from_ansi(done.stdout))


def main() -> None:
    """Make all pictures."""
    terminals = {"editor": (show_editor, "deployments.py"), "error": (show_report, "Terminal")}
    for name, (show, title) in terminals.items():
        console = Console(record=True, width=88, file=io.StringIO(), theme=Theme(STYLES))
        with tempfile.TemporaryDirectory() as folder:
            show(console, folder)
        for scheme, theme in TERMINALS.items():
            picture = console.export_svg(title=title, theme=theme, clear=False)
            picture = FONTS.sub("", picture)
            (FOLDER / f"{name}-{scheme}.svg").write_text(picture, encoding="utf-8")
    photograph_service()


if __name__ == "__main__":
    main()
