"""The web page of operations."""

from .document import serve_page

__all__ = ["serve_page"]
