"""ASGI middleware around every route."""
