"""What was found, written for people and for programs."""

from docs_config.report._write import write

__all__ = ["write"]
