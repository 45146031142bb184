from __future__ import annotations

project = "Operations, hosting and docs tools"
author = "The maintainers"
project_copyright = "2026, the maintainers"

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = "operations-status · hosting-sdk · docs-config"
exclude_patterns = ["_build"]
nitpicky = True
