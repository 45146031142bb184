"""The command line as argparse reads it."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from docs_config.checker import DEFAULT_REVISION, REVISIONS
from docs_config.options import FORMATS, CheckOptions
from docs_config.report.excerpt import printable

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn

    from _typeshed import SupportsWrite

EXIT_CODES = "exit codes: 0 nothing found, 1 findings, 2 could not run (usage, missing file)"


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are fit for a terminal, and that does not keep failures quiet."""

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Print the help; the inherited method would let nobody know that it cannot be written."""
        (file or sys.stdout).write(self.format_help())

    def error(self, message: str) -> NoReturn:
        """Complain of wrong usage and end the process."""
        super().error(printable(message))


class _Version(argparse.Action):
    """Print the version; it is looked up only when it is asked for."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,  # noqa: ARG002 as argparse calls it
        values: object,  # noqa: ARG002 as argparse calls it
        option_string: str | None = None,  # noqa: ARG002 as argparse calls it
    ) -> None:
        from importlib.metadata import version  # noqa: PLC0415 takes longer than all the rest

        sys.stdout.write(f"docs-config {version('docs-config')}\n")
        parser.exit()


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return what the arguments say; end the process as argparse does where they make no sense.

    The namespace has `command`, and for `check` its options as `options`.
    """
    parser = _build()
    namespace = parser.parse_args(arguments)
    if namespace.command is None:
        parser.print_help(sys.stderr)
        parser.exit(2, "\ndocs-config: error: expected a command: check, tree or schema\n")
    if namespace.command == "check":
        namespace.options = _to_options(namespace)
    return namespace


def _build() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="docs-config",
        description="Check the config.json of a documentation site: instantly, exactly, all of it.",
        epilog=EXIT_CODES,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and exit")
    commands = parser.add_subparsers(dest="command", metavar="command")
    _add_check(commands)
    tree = commands.add_parser(
        "tree",
        help="show the sidebar as a tree",
        description="Show the sidebar that a configuration describes as a tree.",
        epilog=EXIT_CODES,
    )
    tree.add_argument("path", metavar="PATH", help="a configuration, or - for standard input")
    _add_revision(tree)
    schema = commands.add_parser(
        "schema",
        help="print the JSON Schema",
        description="Print the JSON Schema of the format (draft 2020-12).",
    )
    _add_revision(schema)
    return parser


def _add_check(commands: argparse._SubParsersAction[_Parser]) -> None:
    check = commands.add_parser(
        "check",
        help="check configurations and the pages they list",
        description="Check configurations, and that the pages they list exist.",
        epilog=EXIT_CODES,
    )
    check.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="a file, - for standard input, or a folder: every config.json in a docs folder below "
        "it (default: the current folder)",
    )
    check.add_argument("--format", choices=FORMATS, default=FORMATS[0], help="default: text")
    _add_revision(check)
    pages = check.add_mutually_exclusive_group()
    pages.add_argument(
        "--pages",
        metavar="DIR",
        help="look for pages in DIR (default: beside the file, if it lies in a docs folder with "
        "Markdown files)",
    )
    pages.add_argument("--no-pages", action="store_true", help="do not look for pages")
    check.add_argument(
        "--ignore",
        action="append",
        default=[],
        metavar="GLOB",
        help="leave out pages whose path or target matches ('reference/**'); may be repeated",
    )
    check.add_argument("--fix", action="store_true", help="repair what is certain, show the change")
    check.add_argument("--watch", action="store_true", help="check again whenever a file changes")


def _add_revision(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--revision",
        choices=REVISIONS,
        default=DEFAULT_REVISION,
        help=f"the revision of the format (default: {DEFAULT_REVISION})",
    )


def _to_options(namespace: argparse.Namespace) -> CheckOptions:
    options = CheckOptions(namespace.paths, no_pages=namespace.no_pages)
    options.format = namespace.format
    options.revision = namespace.revision
    options.pages = namespace.pages
    options.ignore = tuple(namespace.ignore)
    options.fix = namespace.fix
    options.watch = namespace.watch
    return options
