"""The web page that shows operations as they go."""

from .document import serve_page

__all__ = ["serve_page"]
