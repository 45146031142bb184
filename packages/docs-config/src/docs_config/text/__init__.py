"""The text of a file: bytes, characters, syntax, positions, edits."""
