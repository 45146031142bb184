"""Reports for people and for programs."""

from docs_config.report._statistics import write_statistics
from docs_config.report._summary import write_summary
from docs_config.report._write import write

__all__ = ["write", "write_statistics", "write_summary"]
