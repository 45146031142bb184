"""Search of the site with Pagefind: guides before generated pages, and by package.

Every page that has a source is searched. The words of its front matter's `keywords` count like a
heading: they are names that readers use and the page does not. `static/search/pagefind.js` parses a
query, `templates/search.html` ranks the pages.
"""

from __future__ import annotations

import re
import subprocess
import sys
from html import escape
from typing import TYPE_CHECKING

from tools import release

if TYPE_CHECKING:
    from sphinx.application import Sphinx

PACKAGES = ("docs-config", "hosting-sdk", "operations-status")
TYPES = re.compile(r"hosting-sdk/reference/types/")
GENERATED = re.compile(r"hosting-sdk/reference/|.*/python$|.*/changelog$")
BACKGROUND = re.compile(
    r".*/(tour|contributors|glossary|hypercorn|attacks|threat-model|page-comparison)$|anywhere$"
    r"|.*/(how-to|explanation|reference)$|benchmarks$|contributing$|SECURITY$"
)
KEYWORDS_WEIGHT = 5
TYPES_WEIGHT, GENERATED_WEIGHT, BACKGROUND_WEIGHT = 0.05, 0.2, 0.5
HEADING = re.compile(r"<h([1-6])\b")


def weigh_headings(body: str, weight: float) -> str:
    """Scale Pagefind's weights, 7 for h1 to 2 for h6: an enclosing element does not change them."""
    return HEADING.sub(
        lambda tag: f'{tag[0]} data-pagefind-weight="{(8 - int(tag[1])) * weight:g}"', body
    )


def add_search_data(
    app: Sphinx, page: str, _template: str, context: dict[str, object], doctree: object
) -> None:
    """Mark the part of a page that is searched, with its package, weight and keywords."""
    if doctree is None:
        return
    package = page.partition("/")[0]
    is_of_package = package in PACKAGES
    weight = 1.0
    if TYPES.match(page):
        weight = TYPES_WEIGHT
    elif GENERATED.match(page):
        weight = GENERATED_WEIGHT
    elif BACKGROUND.match(page):
        weight = BACKGROUND_WEIGHT
    keywords = app.env.metadata[page].get("keywords", "")
    if keywords:
        context["metatags"] = (
            f'{context["metatags"]}<meta name="keywords" content="{escape(keywords)}">'
        )
    version = ""
    if is_of_package:
        stated = release.read_version(app.srcdir.parent / "packages" / package)
        version = f'<p class="page-version">{package} {stated}</p>'
    context["body"] = (
        f'<div data-pagefind-body data-pagefind-weight="{weight}"'
        f' data-pagefind-filter="package:{package if is_of_package else "all packages"}">'
        f'<p hidden data-pagefind-weight="{KEYWORDS_WEIGHT}">{escape(keywords)}</p>'
        f"{weigh_headings(str(context['body']), weight)}</div>{version}"
    )


def write_index(app: Sphinx, exception: Exception | None) -> None:
    """Write the index for the search when the pages are written."""
    if exception is not None or app.builder.name != "html":
        return
    command = [sys.executable, "-m", "pagefind", "--site", str(app.outdir)]
    command += ["--exclude-selectors", "a.headerlink"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 our own words


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the handlers."""
    app.connect("html-page-context", add_search_data)
    app.connect("build-finished", write_index)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
