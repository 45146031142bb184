#!/usr/bin/env python3
"""The command `docs-config` from a checkout, with nothing installed: for hooks and actions."""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 a hook runs with any python3
    sys.exit(f"docs-config needs Python 3.11 or newer, this is {sys.version.split()[0]}")

HERE = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 pathlib takes longer than the check
sys.path.insert(0, f"{HERE}/src")

from docs_config.cli.main import main  # noqa: E402 it can be imported from here on

if __name__ == "__main__":
    sys.exit(main())
