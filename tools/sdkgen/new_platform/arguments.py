"""The command line of `new`, in a module without the libraries that the command needs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

HELP = "make the beginning of a package for another platform from its OpenAPI document"
DESCRIPTION = """
Make the beginning of a package for another platform: its manifest, its client, its fake platform
and a page, NEXT.md, with the decisions that are left to a person. Exit codes: 0, the package was
made; 1, the generator asks a question first; 2, the document cannot be read, the name is not that
of a package, or the folder already exists.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument(
        "name", metavar="NAME", help="the name of the package, such as petstore-sdk"
    )
    parser.add_argument("document", type=Path, metavar="FILE", help="the document, JSON or YAML")
    parser.add_argument(
        "--into", type=Path, default=Path(), metavar="FOLDER", help="where the package is made (.)"
    )
