"""The box that filters the tables of the SDK's reference, in Chromium."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

STATIC = Path(__file__).parents[2] / "docs" / "static"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
# As Sphinx writes it with the theme of the documentation.
TABLE = """<!doctype html>
<link rel="stylesheet" href="reference.css">
<div class="table-wrapper docutils container">
<table class="docutils align-default reference methods">
<thead><tr><th>Method</th><th>Purpose</th></tr></thead>
<tbody>
<tr><td><p>create_project</p></td><td><p>Create a project.</p></td></tr>
<tr><td><p>delete_project</p></td><td><p>Delete a project for good.</p></td></tr>
<tr><td><p>list_domains</p></td><td><p>List the domains of a project.</p></td></tr>
</tbody>
</table>
</div>
<table class="docutils reference parameters"><tbody><tr><td>limit</td></tr></tbody></table>
<script src="reference.js"></script>
"""


@pytest.fixture
def page(tmp_path):
    """A page with a table of methods, as wide as a screen or a telephone."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium")
    for name in ("reference.js", "reference.css"):
        shutil.copy(STATIC / name, tmp_path)
    (tmp_path / "page.html").write_text(TABLE, encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto((tmp_path / "page.html").as_uri())
        yield page
        browser.close()


@pytest.mark.parametrize("width", [1200, 400])
def test_the_box_keeps_the_rows_that_have_all_words(page, width):
    page.set_viewport_size({"width": width, "height": 800})
    box = page.get_by_role("searchbox", name="Filter the table below")
    expect(box).to_have_count(1)
    rows = page.locator("table.methods tbody tr:visible")
    expect(rows).to_have_count(3)
    box.fill("PROJECT del")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("delete_project")
    expect(page.get_by_role("status")).to_have_text("1 of 3")
    box.fill("nothing")
    expect(rows).to_have_count(0)
    box.fill("")
    expect(rows).to_have_count(3)
    expect(page.get_by_role("status")).to_be_empty()
