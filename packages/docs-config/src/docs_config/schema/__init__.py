"""The JSON Schema of the format: revisions, validators, messages about violations."""
