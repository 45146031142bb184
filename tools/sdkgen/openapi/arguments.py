"""The command line of `import-openapi`, in a module without the libraries that it needs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

HELP = "merge an OpenAPI 3.0 or 3.1 document into the manifest and report the differences"
DESCRIPTION = """
Merge an OpenAPI document into the manifest and print a report in Markdown: methods, parameters and
fields that were added, removed or changed, each breaking or not. Names and descriptions of the
manifest stay. Exit codes: 0, the manifest says what the document says (with --check), or was
written and asks for nothing; 1, it differs (with --check), or a name or a decision needs a line by
hand; 2, the document or the manifest cannot be read.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("document", type=Path, metavar="FILE", help="the document, JSON or YAML")
    parser.add_argument("--check", action="store_true", help="report only, write nothing")
    parser.add_argument(
        "--prune",
        action="store_true",
        help="remove the methods that the document does not have; they are kept without it",
    )
    parser.add_argument(
        "--report", type=Path, metavar="FILE", help="write the report here, not to standard output"
    )
