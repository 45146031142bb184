"""The command `docs-config`: options, settings, one run, and its other commands."""
