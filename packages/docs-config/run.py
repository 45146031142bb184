#!/usr/bin/env python3
"""The command `docs-config` from a checkout, with nothing installed: for hooks and actions."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 whoever runs a hook has whichever python3 there is
    sys.exit(f"docs-config needs Python 3.11 or newer, this is {sys.version.split()[0]}")

sys.path.insert(0, f"{sys.path[0]}/src")

from docs_config.cli import main

if __name__ == "__main__":
    sys.exit(main())
