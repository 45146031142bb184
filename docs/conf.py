from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

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

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "book"]
myst_enable_extensions = ["attrs_block", "colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3
myst_heading_slug_func = "heading_ids.to_id"

html_theme = "furo"
pygments_dark_style = "github-dark"
html_title = "operations-status · hosting-sdk · docs-config"
html_static_path = ["static"]
html_css_files = ["book.css", "reference.css"]
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
    """Return the repository's address as a release states it; empty where it is not known."""
    released = read_metadata(PACKAGES / "docs-config")["project"].get("urls", {}).values()
    known = next((url.partition("/tree/")[0] for url in released if "/tree/" in url), "")
    return os.environ.get("REPOSITORY_URL", known).rstrip("/")


if find_address():
    html_theme_options = {
        "source_view_link": f"{find_address()}/blob/main/docs/{{filename}}",
        "source_edit_link": f"{find_address()}/edit/main/docs/{{filename}}",
    }


def setup(app: Sphinx) -> None:
    """Write the reference of hosting-sdk before Sphinx looks for pages."""
    manifest = PACKAGES / "hosting-sdk" / "manifest"
    folder = HERE / "hosting-sdk" / "reference"
    app.connect("builder-inited", lambda _: write_reference(manifest, folder))
