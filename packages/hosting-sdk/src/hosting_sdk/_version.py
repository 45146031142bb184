"""The version, told to servers and to users; the same as in `pyproject.toml`."""

from __future__ import annotations

from typing import Final

__version__: Final = "0.1.0"
