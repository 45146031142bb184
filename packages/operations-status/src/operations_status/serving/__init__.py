"""The service as processes, listeners and connections."""
