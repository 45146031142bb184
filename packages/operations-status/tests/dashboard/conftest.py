"""A real Chromium, installed if it is missing, and pages in it that must report no errors."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
import jwt
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped] # no types
from cryptography.hazmat.primitives.asymmetric import ec
from operations_status.auth.generation import public_jwk
from playwright.sync_api import Page, expect, sync_playwright

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

NAMES = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
PACKAGES = ("chromium", "fonts-dejavu-core")
AXE = """async (rules) => {
  const context = { exclude: ["#rows tr:nth-child(n + 20)"] };
  const options = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const { violations } = await axe.run(context, options);
  return violations.map(({ id, help, nodes }) => [id, help, nodes.map((node) => node.html)]);
}"""
LOCK = Path(tempfile.gettempdir()) / "operations-status-tests-chromium.lock"


def find_chromium() -> str:
    """Return the path of Chromium, installed if it is missing, or skip the tests."""
    named = os.environ.get("OPERATIONS_STATUS_TEST_CHROMIUM")
    if named:
        return named
    if shutil.which("apt-get") is None or os.getuid() != 0:
        return look_for_chromium() or pytest.skip("no Chromium, and no apt-get for root to get it")
    import fcntl  # noqa: PLC0415 only systems that have apt-get are sure to have it

    # Several test workers may run this at once: the first one installs, the others find it.
    with LOCK.open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return look_for_chromium() or install_chromium()


def look_for_chromium() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def install_chromium() -> str:
    """Install Debian's Chromium and return its path."""
    install = ("install", "--no-install-recommends", *PACKAGES)
    problem = run_apt(*install)
    if problem:  # the lists of packages may be old or missing
        problem = run_apt("update") or run_apt(*install)
    return look_for_chromium() or pytest.skip(f"apt-get cannot install Chromium: {problem}")


def run_apt(*arguments: str) -> str:
    """Run apt-get and return its error, or an empty text."""
    done = subprocess.run(
        ["apt-get", "-qq", "-y", "-o", "DPkg::Lock::Timeout=120", *arguments],
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        capture_output=True,
        text=True,
        check=False,
    )
    return f"exit code {done.returncode}: {done.stderr[-300:]}" if done.returncode else ""


@attrs.frozen
class Issuer:
    """Signer of the tokens that the services of these tests accept."""

    private: ec.EllipticCurvePrivateKey = attrs.field(
        factory=lambda: ec.generate_private_key(ec.SECP256R1()), repr=False
    )

    def token(self, *, lifetime: float = 600) -> str:
        """Return a token that is accepted for its lifetime in seconds and the leeway after it."""
        claims = {"iss": "operations-status", "aud": "operations-status", "sub": "reader"}
        expiry = {"exp": time.time() + lifetime}
        return jwt.encode(claims | expiry, self.private, "ES256")

    def write_config(self, folder: Path, *, tags: str = "") -> Path:
        """Write a configuration file with the public key; the tags are written as a TOML list."""
        jwk = "".join(f', "{name}": "{text}"' for name, text in public_jwk(self.private).items())
        path = folder / "config.toml"
        text = f"[[keys]]\nsubject = 'reader'\npublic_key = '{{{jwk.removeprefix(', ')}}}'\n"
        path.write_text(f"{text}tags = {tags}\n" if tags else text, encoding="utf-8")
        return path


@attrs.frozen
class Reader:
    """A person at the page."""

    page: Page
    url: str
    issuer: Issuer
    axe: Axe
    complaints: list[str] = attrs.field(factory=list)
    asked: list[str] = attrs.field(factory=list)

    def sign_in(self, token: str | None = None) -> None:
        """Open the page, and give it a token."""
        self.page.goto(self.url)
        self.give(token or self.issuer.token())
        self.state("live")

    def give(self, token: str) -> None:
        self.page.get_by_label("Access token").fill(token)
        self.page.get_by_role("button", name="Show operations").click()

    def state(self, name: str) -> None:
        """Wait until the page shows this state of its connection."""
        self.page.locator(f"#connection[data-state='{name}']").wait_for()

    def rows(self, text: str = "") -> Any:
        return self.page.locator("#rows tr", has_text=text)

    def find(self, name: str) -> None:
        """Search for a text, and wait for the results."""
        self.page.get_by_label("Search").fill(name)
        self.settle()

    def settle(self) -> None:
        """Wait until the page shows the results of the selection."""
        expect(self.page.locator("#results")).not_to_have_attribute("aria-busy", "true")

    def tile(self, status: str) -> Any:
        return self.page.locator("#counts button", has_text=status)

    def counts(self) -> dict[str, str]:
        texts = self.page.locator("#counts button").all_inner_texts()
        return {status: number for number, status in map(str.split, texts)}

    def summary(self, text: str) -> None:
        """Wait until the summary of the list begins with this text."""
        self.page.locator("#summary", has_text=re.compile(f"^{re.escape(text)}")).wait_for()

    def check_accessibility(self) -> None:
        """Check the page with axe in both color schemes; of many rows, only the first ones."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(self.axe.axe_script)
        self.page.emulate_media(color_scheme="dark")
        found = self.page.evaluate(AXE, ["color-contrast"])
        self.page.emulate_media(color_scheme="light")
        found += self.page.evaluate(AXE)
        assert found == []


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a file."""
    executable = find_chromium()
    expect.set_options(timeout=30_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable,
            args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
            env={**os.environ, "TMPDIR": "/tmp"},  # its socket's path has to be short
        )
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def issuer() -> Issuer:
    return Issuer()


@pytest.fixture(scope="module")
def start_site(_start, issuer, tmp_path_factory) -> Callable[..., Any]:
    """Start a service that accepts the issuer's tokens."""

    def start(
        url: str = "http://127.0.0.1:0",
        folder: Path | None = None,
        *,
        tags: str = "",
        **environ: str,
    ):
        place = folder or tmp_path_factory.mktemp("site")
        config = issuer.write_config(place, tags=tags)
        return _start(place, urls=(url,), auth=f"--config={config}", **environ)

    return start


@pytest.fixture(scope="module")
def site(start_site) -> Any:
    """A service that tests share: each looks only at the operations that it has added."""
    return start_site()


@pytest.fixture
def open_reader(browser, issuer) -> Iterator[Callable[..., Reader]]:
    """Open the page of a service in a new browser context; the page must report no errors."""
    opened: list[Reader] = []

    def open_page(service: Any, **options: Any) -> Reader:
        usual = {"locale": "en-GB", "timezone_id": "UTC", "reduced_motion": "reduce"}
        context = browser.new_context(**usual | options)
        context.set_default_timeout(30_000)
        reader = Reader(context.new_page(), f"{service.urls[0]}/", issuer, Axe())
        reader.page.on("pageerror", lambda error: reader.complaints.append(str(error)))
        reader.page.on("dialog", lambda dialog: reader.complaints.append(dialog.message))
        reader.page.on("console", lambda message: reader.complaints.append(message.text))
        reader.page.on("request", lambda request: reader.asked.append(request.url))
        opened.append(reader)
        return reader

    yield open_page
    for reader in opened:
        reader.page.context.close()
        # The browser reports each failed request; the tests that cause one expect it.
        assert [text for text in reader.complaints if not text.startswith("Failed to load")] == []


@pytest.fixture
def reader(open_reader, site) -> Reader:
    opened: Reader = open_reader(site)
    return opened
