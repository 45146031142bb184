"""The reference pages in Chromium: the filter, folding groups, examples beside the parameters."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

STATIC = Path(__file__).parents[2] / "docs" / "static"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
# As Sphinx writes them with the theme of the documentation.
PAGE = """<!doctype html>
<link rel="stylesheet" href="reference.css">
<div class="content"><article role="main">
{body}
</article></div>
<script src="reference.js"></script>
"""
TABLE = """
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
"""
GROUP = """
<details class="reference-group admonition" id="{name}">
<summary class="admonition-title"><strong>{name}</strong> (2 methods)</summary>
<p><a href="{name}.html">All about them</a></p>
<div class="table-wrapper docutils container">
<table class="docutils align-default reference methods">
<thead><tr><th>Method</th><th>Purpose</th></tr></thead>
<tbody>
<tr id="list-{name}"><td><p>list_{name}</p></td><td><p>List all of them.</p></td></tr>
<tr><td><p>delete_{name}</p></td><td><p>Delete one.</p></td></tr>
</tbody>
</table>
</div>
</details>
"""
COLUMNS = """
<div class="reference-columns docutils container">
<div class="docutils container">
<h3 class="rubric">Parameters</h3>
<table class="docutils reference parameters">
<thead><tr><th>Parameter</th><th>Type</th><th>Required</th><th>Meaning</th><th>Default</th></tr>
</thead>
<tbody><tr>
<td><p>limit</p></td><td><p>int</p></td><td><p>no</p></td><td><p>How many.</p></td><td><p></p></td>
</tr></tbody>
</table>
</div>
<div class="docutils container">
<h3 class="rubric">Example</h3>
<pre style="overflow: auto">result = await client.projects.list_projects(
    search="a name that is long, so that the line of code does not fit into the column")</pre>
<h3 class="rubric">Its result</h3>
<pre>{"projects": []}</pre>
</div>
</div>
"""
WIDTHS = pytest.mark.parametrize("width", [1200, 375])


@pytest.fixture(scope="module")
def browser():
    if CHROMIUM is None:
        pytest.skip("there is no Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, tmp_path):
    """A function that opens a page with a body, as wide as a screen or a telephone."""
    for name in ("reference.js", "reference.css"):
        shutil.copy(STATIC / name, tmp_path)
    pages = []

    def open_body(body, width=1200, anchor=""):
        (tmp_path / "page.html").write_text(PAGE.replace("{body}", body), encoding="utf-8")
        pages.append(browser.new_page(viewport={"width": width, "height": 800}))
        pages[-1].goto(f"{(tmp_path / 'page.html').as_uri()}{anchor}")
        return pages[-1]

    yield open_body
    for page in pages:
        page.close()


@WIDTHS
def test_the_box_keeps_the_rows_that_have_all_words(open_page, width):
    page = open_page(TABLE, width)
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


GROUPS = "".join(GROUP.format(name=name) for name in ("aliases", "domains", "teams"))


def list_open(page):
    return [each.get_attribute("id") for each in page.locator("details[open]:visible").all()]


@WIDTHS
def test_the_box_opens_the_groups_that_have_the_words_and_hides_the_others(open_page, width):
    page = open_page(GROUPS, width)
    box = page.get_by_role("searchbox", name="Filter the groups below")
    expect(box).to_have_count(1)
    groups, rows = page.locator("details:visible"), page.locator("tbody tr:visible")
    expect(groups).to_have_count(3)
    assert list_open(page) == []
    page.locator("#teams > summary").click()
    box.fill("list dom")
    expect(groups).to_have_count(1)
    expect(rows).to_have_count(1)
    assert list_open(page) == ["domains"]
    expect(page.get_by_role("status")).to_have_text("1 of 6")
    box.fill("delete")
    expect(rows).to_have_count(3)
    assert list_open(page) == ["aliases", "domains", "teams"]
    box.fill("")
    expect(groups).to_have_count(3)
    assert list_open(page) == ["teams"]
    expect(page.get_by_role("status")).to_be_empty()


def test_a_group_is_opened_and_closed_with_the_keyboard(open_page):
    page = open_page(GROUPS)
    page.get_by_role("searchbox").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert list_open(page) == ["aliases"]
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="All about them")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")
    assert list_open(page) == []


@pytest.mark.parametrize("anchor", ["#domains", "#list-domains"])
def test_a_group_is_open_if_the_address_points_at_it_or_into_it(open_page, anchor):
    page = open_page(GROUPS, anchor=anchor)
    expect(page.locator("#domains")).to_have_attribute("open", "")
    assert list_open(page) == ["domains"]
    page.evaluate("location.hash = '#teams'")
    expect(page.locator("#teams")).to_have_attribute("open", "")


def test_all_groups_are_printed_open_and_without_the_box(open_page):
    page = open_page(GROUPS)
    row = page.locator("#list-domains")
    assert not row.evaluate("row => row.checkVisibility({contentVisibilityAuto: true})")
    page.emulate_media(media="print")
    for name in ("aliases", "domains", "teams"):
        bounds = page.locator(f"#list-{name}").bounding_box()
        assert bounds is not None
        assert bounds["height"] > 10
    expect(page.get_by_role("searchbox")).to_be_hidden()


@pytest.mark.parametrize(("width", "is_beside"), [(1200, True), (375, False)])
def test_the_example_is_beside_the_parameters_or_below_where_there_is_no_room(
    open_page, width, is_beside
):
    page = open_page(COLUMNS, width)
    parameter = page.get_by_text("limit", exact=True).bounding_box()
    example = page.get_by_text("Example", exact=True).bounding_box()
    assert (example["x"] > parameter["x"] + 300) is is_beside
    assert (example["y"] > parameter["y"]) is not is_beside
    # The page is not wider than the screen: a long line of code has a bar of its own.
    assert page.evaluate("document.documentElement.scrollWidth") <= width
