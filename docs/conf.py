from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from tools.sdkgen.reference import write_reference  # noqa: E402

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Operations, hosting and docs tools"
author = "The maintainers"
project_copyright = "2026, the maintainers"

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3
myst_heading_slug_func = "heading_ids.to_id"

html_theme = "furo"
html_title = "operations-status · hosting-sdk · docs-config"
html_static_path = ["static"]
html_css_files = ["reference.css"]
exclude_patterns = ["_build"]
nitpicky = True


def setup(app: Sphinx) -> None:
    """Write the reference of hosting-sdk before Sphinx looks for pages."""
    manifest = HERE.parent / "packages" / "hosting-sdk" / "manifest"
    folder = HERE / "hosting-sdk" / "reference"
    app.connect("builder-inited", lambda _: write_reference(manifest, folder))
