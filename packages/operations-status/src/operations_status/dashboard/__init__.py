"""The web page that shows operations as they go."""

from .views import serve_page

__all__ = ["serve_page"]
