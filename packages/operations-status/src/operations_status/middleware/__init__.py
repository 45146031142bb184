"""ASGI middleware around every route, one concern a module."""
