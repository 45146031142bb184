"""The templates of generated files, in Jinja's language."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

WIDTH = 100


def _fold(text: str, column: int, indentation: int) -> str:
    """Break a text that starts at a column into lines, those after the first indented."""
    return textwrap.fill(
        _quote(text),
        WIDTH - column,
        subsequent_indent=" " * indentation,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _quote(text: str) -> str:
    """Escape a text for a docstring: its backslashes, triple quotes, and a quote at its end."""
    quoted = text.replace("\\", "\\\\").replace('"""', r"\"\"\"")
    return quoted[:-1] + '\\"' if quoted.endswith('"') else quoted


_ENVIRONMENT = Environment(
    loader=FileSystemLoader(Path(__file__).parent),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
    autoescape=False,  # noqa: S701  the output is Python, not HTML
)
_ENVIRONMENT.filters |= {"fold": _fold, "quote": _quote}


def fill(template: str, **values: Any) -> str:
    """Return the text of a template.

    Raises:
        jinja2.UndefinedError: A name has no value.
    """
    return _ENVIRONMENT.get_template(f"{template}.j2").render(values)
