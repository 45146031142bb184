"""HTTP messages: header fields and responses."""
