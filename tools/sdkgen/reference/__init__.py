"""The reference of the documentation, made when the documentation is built."""

from __future__ import annotations

from tools.sdkgen.reference.pages import render_reference, write_reference

__all__ = ["render_reference", "write_reference"]
