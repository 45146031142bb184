"""The statements of `queries.sql`, with their fragments filled in."""

from __future__ import annotations

import re
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


def _read_statements() -> dict[str, str]:
    text = resources.files(__package__).joinpath("queries.sql").read_text(encoding="utf-8")
    statements: dict[str, str] = {}
    for paragraph in re.split(r"\n{2,}", text):
        if header := re.match(r"-- (?:fragment )?(\w+)(?::.*)?\n", paragraph):
            body = re.sub(r"^--.*\n", "", paragraph, flags=re.MULTILINE)
            statements[header[1]] = re.sub(r"\{(\w+)\}", lambda name: statements[name[1]], body)
    return statements


SQL: Mapping[str, str] = _read_statements()
"""The statements by their names."""
