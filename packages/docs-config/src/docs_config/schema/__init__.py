"""The JSON Schema of the format: revisions, validators that fastjsonschema generates, messages."""
