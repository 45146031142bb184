"""The version of the package, which its metadata is made from."""

from __future__ import annotations

__version__ = "0.1.0"
