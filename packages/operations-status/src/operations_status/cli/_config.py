"""`operations-status config`: every setting with its source."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse


def declare_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `config`."""
    parser.description = "Show every setting, with secrets masked, and where it came from."
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Print the settings and the source of each."""
    from ._access import load_settings

    shown = list(load_settings(args).describe())
    if args.json:
        found = {one.name: {"value": one.value, "source": one.source} for one in shown}
        print(json.dumps(found, indent=2))
        return 0
    name_width = max(len(one.name) for one in shown)
    source_width = max(len(one.source) for one in shown)
    for name, value, source in shown:
        text = json.dumps(value, ensure_ascii=False)
        print(f"{name:{name_width}}  {source:{source_width}}  {text}")
    return 0
