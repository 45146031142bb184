"""`hosting-sdk find`: methods by words, the best first."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Final

from hosting_sdk._command_line.exits import Exit, UsageError
from hosting_sdk._command_line.given_numbers import count
from hosting_sdk._index import load_methods
from hosting_sdk._json import dumps_indented
from hosting_sdk._platform.names import EXAMPLE_QUESTIONS
from hosting_sdk._search import LONGEST_QUERY, rank_methods
from hosting_sdk.cli._methods import list_methods

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["run"]

_FOUND: Final = 10


def run(words: Sequence[str]) -> Exit:
    """Print the methods that fit the words best.

    Args:
        words: The words after `find`.

    Raises:
        UsageError: The query is empty or too long, or the limit is 0.
    """
    given = _parser().parse_args(words)
    query = " ".join(given.words).strip()
    if not query or len(query) > LONGEST_QUERY:
        raise UsageError(f"expected words with 1 to {LONGEST_QUERY} characters, got {len(query)}")
    if not given.limit:
        raise UsageError("--limit: expected a number from 1, got 0")
    ranking = rank_methods(query)
    found = [load_methods()[position] for position in ranking.methods[: given.limit]]
    if ranking.is_guess:
        sys.stderr.write("hosting-sdk: no word is known; these methods have similar names\n")
    if given.format == "json":
        sys.stdout.write(dumps_indented(found).decode() + "\n")
    else:
        list_methods(found)
    return Exit.DONE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hosting-sdk find",
        description="Find methods of the platform by words; the best come first.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "words",
        nargs="+",
        help=f"words, a question or a name, such as '{EXAMPLE_QUESTIONS[1]}'",
    )
    parser.add_argument(
        "--limit",
        type=count,
        default=_FOUND,
        metavar="N",
        help=f"maximum number of methods ({_FOUND})",
    )
    parser.add_argument(
        "--format", choices=("table", "json"), default="table", help="how to print (table)"
    )
    return parser
