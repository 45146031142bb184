"""HTTP messages: parsed request headers, and responses."""
