from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from tools.release import read_metadata  # noqa: E402
from tools.sdkgen.reference import write_reference  # noqa: E402

if TYPE_CHECKING:
    from sphinx.application import Sphinx

PACKAGES = HERE.parent / "packages"

project = "Operations, hosting and docs tools"
author = "The maintainers"
project_copyright = "2026, the maintainers"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
extensions += ["sphinx_copybutton", "sphinxext.opengraph", "notfound.extension"]
extensions += ["book", "site_search"]
myst_enable_extensions = ["attrs_block", "colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3
myst_heading_slug_func = "heading_ids.to_id"

html_theme = "furo"
pygments_dark_style = "github-dark"
html_title = "operations-status · hosting-sdk · docs-config"
html_static_path = ["static"]
html_css_files = ["book.css", "reference.css"]
html_js_files = [("reference.js", {"defer": "defer"})]
html_favicon = "static/favicon.svg"
templates_path = ["templates"]
html_show_sphinx = False
copybutton_prompt_text = r"\$ |> "
copybutton_prompt_is_regexp = True
copybutton_line_continuation_character = "\\"

# The address at which the site is published: makes links of cards and of the 404 page absolute.
SITE = os.environ.get("SITE_URL", os.environ.get("READTHEDOCS_CANONICAL_URL", "")).rstrip("/")
html_baseurl = f"{SITE}/" if SITE else ""
ogp_site_url = html_baseurl
ogp_site_name = "operations-status, hosting-sdk, docs-config"
ogp_image = f"{html_baseurl}_static/card.png"
ogp_image_alt = "operations-status, hosting-sdk and docs-config"
ogp_social_cards = {"enable": False}
ogp_description_length = 160
notfound_urls_prefix = f"{urlsplit(SITE).path}/"
notfound_context = {
    "title": "Page not found",
    "body": "<h1>Page not found</h1><p>No page has this address. The search finds it by its words;"
    f' the <a href="{notfound_urls_prefix}">first page</a> lists the packages.</p>',
}
exclude_patterns = ["_build"]
nitpicky = True
# Annotations name types of the standard library, of dependencies and of modules without a page.
nitpick_ignore_regex = [(r"py:.*", r".*")]

# Docstrings of Google's style, in which a single backquote means code.
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
default_role = "literal"
napoleon_numpy_docstring = False
napoleon_use_ivar = True
napoleon_use_rtype = False
python_maximum_signature_line_length = 80
python_use_unqualified_type_names = True
add_module_names = False


def find_address() -> str:
    """Return the repository's address as a release states it; empty if it is unknown."""
    released = read_metadata(PACKAGES / "docs-config")["project"].get("urls", {}).values()
    known = next((url.partition("/tree/")[0] for url in released if "/tree/" in url), "")
    return os.environ.get("REPOSITORY_URL", known).rstrip("/")


html_theme_options = {"light_logo": "logo-light.svg", "dark_logo": "logo-dark.svg"}
if find_address():
    html_theme_options |= {
        "source_view_link": f"{find_address()}/blob/main/docs/{{filename}}",
        "source_edit_link": f"{find_address()}/edit/main/docs/{{filename}}",
    }


def setup(app: Sphinx) -> None:
    """Write the reference of hosting-sdk before Sphinx looks for pages."""
    manifest = PACKAGES / "hosting-sdk" / "manifest"
    folder = HERE / "hosting-sdk" / "reference"
    app.connect("builder-inited", lambda _: write_reference(manifest, folder))
