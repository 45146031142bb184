"""The search of the built site, in Chromium: `nox -s docs` runs it where it has built the site."""

from __future__ import annotations

import os
import re
import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import expect, sync_playwright

SITE = os.environ.get("BUILT_SITE")
NAMES = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)

pytestmark = [
    pytest.mark.skipif(SITE is None, reason="BUILT_SITE does not name a built site"),
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium"),
]


class QuietHandler(SimpleHTTPRequestHandler):
    """A handler that logs nothing."""

    def log_message(self, *_):
        """Stay quiet."""


@pytest.fixture(scope="module")
def address():
    """The address of the served site."""
    handler = partial(QuietHandler, directory=str(Path(SITE).resolve()))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def browser():
    """A browser for all searches."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def search(browser, address):
    """A function that types a query and returns the page of the browser."""
    page = browser.new_page()

    def type_query(query):
        page.goto(f"{address}/search.html?q={quote(query)}")
        message = page.locator(".pagefind-ui__message")
        expect(message).to_contain_text(re.compile(rf"results? for {re.escape(query)}"))
        return page

    yield type_query
    page.close()


def read_results(page):
    """Return the pages that are found, best first, as far as they are shown."""
    links = page.locator(".pagefind-ui__result-inner > .pagefind-ui__result-title a")
    expect(links.first).to_be_visible()
    hrefs = links.evaluate_all("links => links.map(link => link.href)")
    return [urlsplit(href).path.strip("/").removesuffix(".html") for href in hrefs]


@pytest.mark.parametrize(
    ("query", "page"),
    [
        pytest.param(
            "how do I create an api token for a colleague",
            "operations-status/authentication",
            id="stop words, and a word that the page lacks",
        ),
        pytest.param("monorepo", "docs-config/command", id="a word of the keywords alone"),
        pytest.param("sandbox", "hosting-sdk/sandboxes", id="a guide before generated pages"),
        pytest.param("create_project_env", "hosting-sdk/reference/projects", id="a method's name"),
    ],
)
def test_the_best_page_is_first(search, query, page):
    assert read_results(search(query))[0] == page


def test_a_query_in_quotation_marks_finds_the_phrase_alone(search):
    page = search('"that a slow line is no failure"')
    assert read_results(page) == ["hosting-sdk/retries"]


def test_a_query_of_stop_words_alone_is_searched(search):
    assert read_results(search("how to"))


def test_the_filter_counts_the_pages_of_each_package_and_shows_those_of_one(search):
    page = search("how can a colleague read the exit code of a command")
    assert read_results(page)
    labels = page.locator(".pagefind-ui__filter-label")
    counts = {
        name: int(count.strip("()"))
        for name, _, count in (text.rpartition(" ") for text in labels.all_inner_texts())
    }
    assert {"docs-config", "hosting-sdk", "operations-status"} <= set(counts)
    message = page.locator(".pagefind-ui__message")
    expect(message).to_contain_text(f"{sum(counts.values())} results")
    page.get_by_label(f"hosting-sdk ({counts['hosting-sdk']})").check()
    expect(message).to_contain_text(f"{counts['hosting-sdk']} results")
    assert all(name.startswith("hosting-sdk/") for name in read_results(page))
