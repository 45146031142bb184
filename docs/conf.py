from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

project = "Operations, hosting and docs tools"
author = "The maintainers"
project_copyright = "2026, the maintainers"

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3
myst_heading_slug_func = "heading_ids.to_id"

html_theme = "furo"
html_title = "operations-status · hosting-sdk · docs-config"
exclude_patterns = ["_build"]
nitpicky = True
