"""Authentication: bearer tokens, the keys that verify them, and the generation of both."""
