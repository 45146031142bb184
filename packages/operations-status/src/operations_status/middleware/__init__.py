"""What happens to every request before and after its route: pure ASGI, one concern a module."""
