"""A validator for a docs site's `config.json`."""
