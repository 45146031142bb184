"""The fixed parts of generated files, with `$name` where something is filled in."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from string import Template


@cache
def _read(name: str) -> Template:
    path = Path(__file__).parent / f"{name}.tmpl"
    return Template(path.read_text(encoding="utf-8"))


def fill(template: str, **values: str) -> str:
    """Return the text of a template with every `$name` in it filled in.

    Raises:
        KeyError: A name has no value.
    """
    return _read(template).substitute(values)
