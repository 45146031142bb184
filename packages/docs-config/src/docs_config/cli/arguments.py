"""The command line as argparse reads it."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from docs_config._version import __version__
from docs_config.cli.options import CHOICES, FLAGS, LISTS, MAX_WARNINGS, VALUES, CheckOptions
from docs_config.schema.revisions import DEFAULT_REVISION, REVISIONS
from docs_config.text.escapes import defuse, printable

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn

    from _typeshed import SupportsWrite

EXIT_CODES = "exit codes: 0 nothing found, 1 findings, 2 could not run (usage, missing file)"
_PATHS = (
    "a file, - for standard input, or a folder: its own config.json, and every config.json in a "
    "docs folder below it (default: the current folder)"
)
_CHECKING = ("check", "baseline")


class _ArgumentParser(argparse.ArgumentParser):
    """A parser whose messages are fit for a terminal, and that reports failures of the output."""

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Print the help; the inherited method would hide that it cannot be written."""
        (file or sys.stdout).write(self.format_help())

    def error(self, message: str) -> NoReturn:
        """Report wrong usage and end the process."""
        super().error(defuse(printable(message)))


class _Version(argparse.Action):
    """Print the version; the inherited action would hide that it cannot be written."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,  # noqa: ARG002 as argparse calls it
        values: object,  # noqa: ARG002 as argparse calls it
        option_string: str | None = None,  # noqa: ARG002 as argparse calls it
    ) -> None:
        sys.stdout.write(f"docs-config {__version__}\n")
        parser.exit()


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments; exit as argparse does if they are invalid.

    The namespace has `command`, and the options of `check` and `baseline` as `options`.
    """
    parser = _build()
    namespace = parser.parse_args(arguments)
    if namespace.command is None:
        parser.print_help(sys.stderr)
        commands = "check, baseline, tree, schema, settings, explain or lsp"
        parser.exit(2, f"\ndocs-config: error: expected a command: {commands}\n")
    if namespace.command in _CHECKING:
        namespace.options = _to_options(namespace)
    return namespace


def _build() -> argparse.ArgumentParser:
    parser = _ArgumentParser(
        prog="docs-config",
        description="Check the config.json of a documentation site and the pages that it lists.",
        epilog=EXIT_CODES,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and exit")
    commands = parser.add_subparsers(dest="command", metavar="command")
    _add_checking(
        commands.add_parser(
            "check",
            help="check configurations and the pages they list",
            description="Check configurations, and that the pages they list exist.",
            epilog=EXIT_CODES,
            argument_default=argparse.SUPPRESS,
        )
    )
    _add_checking(
        commands.add_parser(
            "baseline",
            help="print all findings as a baseline",
            description="Print the findings of a check as a baseline for check --baseline.",
            argument_default=argparse.SUPPRESS,
        )
    )
    _add_others(commands)
    return parser


def _add_others(commands: argparse._SubParsersAction[_ArgumentParser]) -> None:
    tree = commands.add_parser(
        "tree",
        help="show the sidebar as a tree",
        description="Show the sidebar that a configuration describes as a tree.",
        epilog=EXIT_CODES,
    )
    tree.add_argument(
        "path",
        metavar="PATH",
        nargs="?",
        help="a configuration, - for standard input, or a folder that has one "
        "(default: the current folder)",
        default=".",
    )
    _add_choice(tree, "--revision")
    schema = commands.add_parser(
        "schema",
        help="print the JSON Schema",
        description="Print the JSON Schema of the format (draft 2020-12).",
    )
    schema.add_argument(
        "--revision",
        choices=REVISIONS,
        default=DEFAULT_REVISION,
        help=f"the revision of the format (default: {DEFAULT_REVISION})",
    )
    settings = commands.add_parser(
        "settings",
        help="print the settings that apply to a file",
        description="Print the settings that apply to a file or folder, and where they are from.",
    )
    settings.add_argument("path", metavar="PATH", nargs="?", default=".")
    explain = commands.add_parser(
        "explain",
        help="explain a rule",
        description="Explain a rule: what it finds, what the site does with it, what repairs it.",
    )
    explain.add_argument("rule", metavar="RULE")
    commands.add_parser(
        "lsp",
        help="serve an editor over the Language Server Protocol",
        description="Serve an editor on standard input and output (needs docs-config[lsp]).",
    )


def _add_checking(check: _ArgumentParser) -> None:
    check.add_argument("paths", nargs="*", metavar="PATH", help=_PATHS)
    for name in CHOICES:
        _add_choice(check, name)
    pages = check.add_mutually_exclusive_group()
    for name, (_, metavar, text) in VALUES.items():
        group = pages if name == "--pages" else check
        group.add_argument(name, metavar=metavar, help=text)
    for name, (_, text) in FLAGS.items():
        group = pages if name == "--no-pages" else check
        group.add_argument(name, action="store_true", help=text)
    for name, (_, metavar, text) in LISTS.items():
        check.add_argument(name, action="append", metavar=metavar, help=text)
    name, _, metavar, text = MAX_WARNINGS
    check.add_argument(name, type=_count, metavar=metavar, help=text)


def _add_choice(parser: _ArgumentParser, name: str) -> None:
    attribute, choices, text = CHOICES[name]
    parser.add_argument(name, choices=choices, dest=attribute, help=text)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"expected a number of warnings, got {text!r}")
    return int(text)


def _to_options(namespace: argparse.Namespace) -> CheckOptions:
    options = CheckOptions()
    for name, value in vars(namespace).items():
        if hasattr(options, name):
            setattr(options, name, value)
    options.paths = tuple(getattr(namespace, "paths", ())) or options.paths
    return options
