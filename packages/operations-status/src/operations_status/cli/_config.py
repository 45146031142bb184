"""`operations-status config`: the merged settings, and where each came from."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ._commands import load_settings

if TYPE_CHECKING:
    import argparse

    from operations_status.settings import ShownSetting


def show_settings(args: argparse.Namespace) -> int:
    """Print the settings."""
    shown = list(load_settings(args).describe())
    print(_as_json(shown) if args.json else _as_table(shown))  # noqa: T201 this is the answer
    return 0


def _as_json(shown: list[ShownSetting]) -> str:
    """Return an object of value and source by name."""
    found = {one.name: {"value": one.value, "source": one.source} for one in shown}
    return json.dumps(found, indent=2)


def _as_table(shown: list[ShownSetting]) -> str:
    """Return three columns, the widest last."""
    rows = [(one.name, one.source, json.dumps(one.value, ensure_ascii=False)) for one in shown]
    name, source = (max(len(row[column]) for row in rows) for column in (0, 1))
    return "\n".join(f"{row[0]:{name}}  {row[1]:{source}}  {row[2]}" for row in rows)
