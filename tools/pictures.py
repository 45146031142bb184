"""Make the pictures of the documentation: `python tools/pictures.py`, or `nox -s pictures`.

Each picture is what the packages really show: the web page of a running service, the completion
and the docstring that a language server returns, and the report of a command. Chromium renders each
in a light and a dark scheme into `docs/pictures`. The command needs Chromium, playwright,
basedpyright, markdown-it-py, Pygments and the three packages.
"""

from __future__ import annotations

import base64
import contextlib
import functools
import os
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from uuid import UUID

from markdown_it import MarkdownIt
from operations_status.operations import (
    Operation,
    OperationFailure,
    OperationState,
    Process,
    Progress,
)
from operations_status.stores import open_blocking_store
from operations_status.stores.sqlite.store import SqliteStore, insert
from playwright.sync_api import sync_playwright
from pygments import highlight  # type: ignore[import-untyped]  # has none
from pygments.formatters import HtmlFormatter  # type: ignore[import-untyped]  # has none
from pygments.lexers import PythonLexer  # type: ignore[import-untyped]  # has none

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.language_server import LanguageServer  # noqa: E402 found by the line above

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

FOLDER = ROOT / "docs/pictures"
LARGEST_BYTES = 100_000
PIXELS = 1500
"""Width of each picture."""

SHAPE = 0.6
"""Height of each picture as a part of its width."""

PHONE = 390
"""Width of a phone, in CSS pixels; the picture of one is twice as high."""

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


class Sample(NamedTuple):
    """An operation of the picture: its age in minutes, and what the page shows of it."""

    age: float
    name: str
    tag: str
    state: OperationState
    fraction: float | None = None
    message: str | None = None


RUNNING, SUCCEEDED, FAILED = (
    OperationState.RUNNING,
    OperationState.SUCCEEDED,
    OperationState.FAILED,
)
SAMPLES = (
    Sample(2, "pg_dump", "nightly", RUNNING, 0.62, "31 of 50 tables"),
    Sample(4, "render-report", "report", RUNNING, 0.25, "page 3 of 12"),
    Sample(7, "migrate", "release", FAILED),
    Sample(11, "build-docs", "release", SUCCEEDED),
    Sample(14, "render-report", "report", SUCCEEDED),
    Sample(19, "pg_dump", "nightly", SUCCEEDED),
    Sample(26, "resize-images", "media", SUCCEEDED),
    *(Sample(30 + 6 * n, "build-docs", "release", SUCCEEDED) for n in range(5)),
    *(Sample(33 + 4 * n, "pg_dump", "nightly", SUCCEEDED if n % 4 else FAILED) for n in range(6)),
)


def fill_store(url: str) -> None:
    """Record the operations of the picture."""
    store = open_blocking_store(url)
    store.open()
    now = datetime.now(UTC)
    for number, sample in enumerate(sorted(SAMPLES, key=lambda each: -each.age), 1):
        operation = Operation(
            operation_id=UUID(int=0x5D2C1D1E4A0B4B0C8A530C1F7F3C2A10 + (number << 100)),
            created=now - timedelta(minutes=sample.age),
            process=Process(pid=4000 + 37 * number, uid=UUID(int=number), name=sample.name),
            tags=(sample.tag,),
            status=RUNNING,
            egress_provider_name="artifacts",
        )
        store.add(operation, lease=3600.0)
        if sample.fraction is not None:
            store.report_progress(operation.operation_id, Progress(sample.fraction, sample.message))
        if sample.state is FAILED:
            failure = OperationFailure(code="CommandFailed", message="exit code 3")
            store.advance(operation.operation_id, FAILED, error=failure)
        elif sample.state is SUCCEEDED:
            location = f"https://files.example.org/{operation.operation_id}.out"
            store.advance(operation.operation_id, SUCCEEDED, resource_location=location)
    store.close()


@contextlib.contextmanager
def run_service(store: str) -> Iterator[tuple[str, str]]:
    """Run the service over a store; the value is its address and its token."""
    command = [sys.executable, "-m", "operations_status", "serve", "--temp-key", "--store", store]
    environ = {name: text for name, text in os.environ.items() if not name.startswith("MONITOR_")}
    service = subprocess.Popen(
        [*command, "--urls", "http://127.0.0.1:0"],
        env=environ | {"MONITOR_METRICS_URLS": "none"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        token = ""
        for line in service.stdout or ():
            name, _, value = line.strip().partition(": ")
            token = value if name == "Authorization" else token
            if name == "Now listening on":
                yield value, token
                break
        else:
            raise RuntimeError("expected a service that listens, it has ended")
    finally:
        service.terminate()
        service.communicate(timeout=60)


def show_operations(folder: Path) -> Iterator[Callable[[Page], None]]:
    """Run the service, and show its web page with a few operations."""
    store = f"sqlite:///{folder / 'operations.db'}"
    fill_store(store)
    with run_service(store) as (url, token):

        def show(page: Page) -> None:
            page.goto(f"{url}/")
            page.get_by_label("Access token").fill(token)
            page.get_by_role("button", name="Show operations").click()
            page.locator("#connection[data-state='live']").wait_for()
            page.locator("#rows tr", has_text="render-report").first.wait_for()

        yield show


def fill_evenly(path: Path, count: int) -> None:
    """Record many operations of the last 20 hours at once; every twelfth has failed."""
    store = SqliteStore(path)
    store.open()
    begun = datetime.now(UTC) - timedelta(hours=20)
    names = list(dict.fromkeys(sample.name for sample in SAMPLES))
    with store.database.transaction() as connection:
        for number in range(count):
            failed = number % 12 == 1
            created = begun + (number + 1) * timedelta(hours=20) / (count + 1)
            operation = Operation(
                operation_id=UUID(int=0x5D2C1D1E4A0B4B0C8A530C1F7F3C2A10 + (number << 100)),
                created=created,
                process=Process(
                    pid=4000 + number % 97,
                    uid=UUID(int=number % 97),
                    name=names[number % len(names)],
                ),
                tags=("nightly",) if number % 3 else ("release", "media"),
                status=FAILED if failed else SUCCEEDED,
                error=OperationFailure(code="CommandFailed", message="exit code 3")
                if failed
                else None,
                started=created,
                ended=created + timedelta(seconds=2 + number % 40),
                egress_provider_name="artifacts",
            )
            insert(connection, operation)
    store.close()


def show_many(folder: Path, count: int) -> Iterator[Callable[[Page], None]]:
    """Run the service, and show its web page with a number of operations."""
    path = folder / "operations.db"
    fill_evenly(path, count)
    with run_service(f"sqlite:///{path}") as (url, token):

        def show(page: Page) -> None:
            page.goto(f"{url}/")
            page.get_by_label("Access token").fill(token)
            page.get_by_role("button", name="Show operations").click()
            page.locator("#summary", has_text=f"{count:,} operations").wait_for()

        yield show


def ask_editor(folder: Path) -> tuple[list[str], str]:
    """Return the names that a language server completes, and its text about the chosen one."""
    path = folder / "program.py"
    path.write_text(PROGRAM, encoding="utf-8")
    server = LanguageServer(folder)
    document = server.open(path)
    line = PROGRAM.count("\n")
    position = {"line": line, "character": len(PROGRAM.splitlines()[line])}
    found = server.ask("textDocument/completion", textDocument=document, position=position)
    items = {item["label"]: item for item in found["items"] if item["label"].startswith("get_")}
    chosen = server.ask("completionItem/resolve", **items[CHOSEN])
    server.close()
    return list(items), chosen["documentation"]["value"]


def show_editor(folder: Path) -> Iterator[Callable[[Page], None]]:
    """Show an editor with the completions and the docstring of a language server."""
    names, text = ask_editor(folder)
    listed = "".join(
        f'<li class="{"chosen" if name == CHOSEN else ""}"><i>\u0192</i>{escape(name)}</li>'
        for name in names
    )
    signature, _, docstring = text.partition("\n---\n")
    code = signature.removeprefix("```python\n").removesuffix("\n```")
    body = (
        f'<div class="bar">deployments.py</div><div class="code">{highlight_python(PROGRAM)}</div>'
        f'<div class="popup"><ul>{listed}</ul><div class="text">{highlight_python(code)}'
        f"<hr>{MarkdownIt().render(docstring)}</div></div>"
    )
    yield lambda page: page.set_content(make_document(body))


def highlight_python(code: str) -> str:
    """Return Python code as HTML with classes for colours."""
    shown: str = highlight(code, PythonLexer(), HtmlFormatter(nowrap=True))
    return f"<pre>{shown.rstrip()}</pre>"


def show_error(folder: Path) -> Iterator[Callable[[Page], None]]:
    """Show a terminal with the report of a check."""
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
    body = (
        f'<div class="bar">Terminal</div><pre class="terminal">{prompt}\n{paint(done.stdout)}</pre>'
    )
    yield lambda page: page.set_content(make_document(body))


def paint(text: str) -> str:
    """Return a text with colours of a terminal as HTML with a class for each style."""
    parts = []
    for style, piece in re.findall(r"(?:\x1b\[([0-9;]*)m)?([^\x1b]*)", text):
        name = "-".join(part for part in style.split(";") if part not in {"", "0"})
        parts.append(f'<span class="s{name}">{escape(piece)}</span>' if name else escape(piece))
    return "".join(parts)


def make_document(body: str) -> str:
    """Return an HTML document in the style of the pictures."""
    return f"<!doctype html><style>{STYLE.read_text(encoding='utf-8')}</style><body>{body}</body>"


def photograph(browser: Browser, name: str, width: int, show: Callable[[Page], None]) -> None:
    """Take a picture in both schemes.

    Args:
        browser: The browser.
        name: The picture's name.
        width: The width of the window, in CSS pixels; a narrow one is that of a phone.
        show: Shows what is to be seen in a page.

    Raises:
        RuntimeError: A picture is too large for the repository.
    """
    for scheme in ("light", "dark"):
        context = browser.new_context(
            viewport={"width": width, "height": round(width * (SHAPE if width > PHONE else 2))},
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
    FOLDER.mkdir(exist_ok=True)
    executable = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable,
            args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"],
        )
        for name, (width, prepare) in PICTURES.items():
            with tempfile.TemporaryDirectory() as folder:
                for show in prepare(Path(folder)):
                    photograph(browser, name, width, show)
        browser.close()


PICTURES: dict[str, tuple[int, Callable[[Path], Iterator[Callable[[Page], None]]]]] = {
    "operations": (1200, show_operations),
    "editor": (1000, show_editor),
    "error": (1000, show_error),
    **{
        f"page-{count}{form}": (width, functools.partial(show_many, count=count))
        for count in (0, 3, 1_000, 100_000)
        for form, width in (("", 1200), ("-phone", PHONE))
    },
}
"""The width of the window of each picture, in CSS pixels, and what shows it."""


if __name__ == "__main__":
    main()
