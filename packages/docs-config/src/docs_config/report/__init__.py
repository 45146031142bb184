"""Reports for people and for programs."""

from docs_config.report.formats import write
from docs_config.report.rule_counts import write_statistics
from docs_config.report.summary import write_summary

__all__ = ["write", "write_statistics", "write_summary"]
