"""The command line, as argparse reads it."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, NoReturn

from docs_config._version import __version__
from docs_config.cli.run import CheckOptions
from docs_config.rules.levels import nearest
from docs_config.schema.revisions import AUTO, DEFAULT_REVISION, REVISIONS
from docs_config.text.escapes import defuse, printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from _typeshed import SupportsWrite

FORMATS = ("text", "json", "github", "sarif", "junit", "gitlab", "rdjson", "concise")
SHELLS = ("bash", "fish", "zsh")
EXIT_CODES = "exit codes: 0 nothing found, 1 findings, 2 could not run (usage, missing file)"


def parse(arguments: Sequence[str]) -> tuple[str, CheckOptions | argparse.Namespace]:
    """Return the command and its options; exit as argparse does if the arguments are invalid."""
    parser, commands = build_parser(next(iter(arguments), ""))
    if not arguments:
        parser.print_help(sys.stderr)
        *others, last = commands
        known = f"{', '.join(others)} or {last}"
        parser.exit(2, f"\ndocs-config: error: expected a command: {known}\n")
    command, *rest = arguments
    if command.startswith("-"):
        _, extras = parser.parse_known_args([command])
        parser.refuse([*extras, *rest])
    if command not in commands:
        from docs_config.cli.suggestions import suggest_command  # noqa: PLC0415 only after mistakes

        parser.error(suggest_command(command, tuple(commands)))
    if command not in ("check", "baseline"):
        namespace, extras = commands[command].parse_known_args(rest)
        commands[command].refuse(extras)
        return command, namespace
    # Options may stand between paths. argparse supports that only without subcommands and `--`.
    end = rest.index("--") if "--" in rest else len(rest)
    options, extras = commands[command].parse_known_intermixed_args(
        rest[:end], argparse.Namespace(paths=())
    )
    commands[command].refuse(extras)
    options.paths = (*options.paths, *rest[end + 1 :]) or (".",)
    return command, CheckOptions(**vars(options))


def build_parser(
    command: str | None = None,
) -> tuple[ArgumentParser, dict[str, ArgumentParser]]:
    """Return the parser of the command line, and those of the commands by their names.

    Args:
        command: The command that is run. The options of `check` and `baseline` are added only if it
            is this command, because adding them is slow. None to add all.
    """
    parser = ArgumentParser(
        prog="docs-config",
        description="Check the config.json of a documentation site and the pages that it lists.",
        epilog=EXIT_CODES,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and exit")
    commands = parser.add_subparsers(dest="command", metavar="command")
    check = commands.add_parser(
        "check",
        help="check configurations and the pages they list",
        description="Check configurations, and that the pages they list exist.",
        epilog=EXIT_CODES,
        argument_default=argparse.SUPPRESS,
    )
    if command in (None, "check"):
        _add_check_options(check)
    baseline = commands.add_parser(
        "baseline",
        help="print all findings as a baseline",
        description="Print the findings of a check as a baseline for check --baseline.",
        argument_default=argparse.SUPPRESS,
    )
    if command in (None, "baseline"):
        _add_scope_options(baseline)
    baseline.add_argument(
        "--prune",
        action="store_true",
        help="remove from the baseline (--baseline, or that of the settings) the entries that no "
        "longer occur; print nothing else",
    )
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
    _add_revision(tree)
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
    completion = commands.add_parser(
        "completion",
        help="print the script that completes commands and options in a shell",
        description="Print the script that completes commands and options in a shell.",
    )
    completion.add_argument("shell", choices=SHELLS)
    return parser, dict(commands.choices)


class ArgumentParser(argparse.ArgumentParser):
    """A parser of argparse with safe messages and suggestions.

    Its messages have no control characters, a help that cannot be written raises an error, and the
    message about an unknown option names the nearest one.
    """

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Print the help; the inherited method ignores that it cannot be written."""
        (file or sys.stdout).write(self.format_help())

    def error(self, message: str) -> NoReturn:
        """Report wrong usage and end the process."""
        super().error(defuse(printable(message)))

    def refuse(self, extras: Sequence[str]) -> None:
        """End the process with an error if there are arguments that the parser does not know."""
        for extra in extras:
            if extra.startswith("-"):
                name = extra.partition("=")[0]
                meant = nearest(name, tuple(self._option_string_actions))
                hint = f"; did you mean {meant}?" if meant else ""
                self.error(f"unknown option {name}{hint}")
        if extras:
            self.error(f"unexpected argument {extras[0]}")


class _Version(argparse.Action):
    """Print the version; the inherited action ignores that it cannot be written."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,  # noqa: ARG002 as argparse calls it
        values: object,  # noqa: ARG002 as argparse calls it
        option_string: str | None = None,  # noqa: ARG002 as argparse calls it
    ) -> None:
        sys.stdout.write(f"docs-config {__version__}\n")
        parser.exit()


def _add_check_options(check: argparse.ArgumentParser) -> None:
    _add_scope_options(check)
    check.add_argument("--format", choices=FORMATS, help="the form of the report (default: text)")
    check.add_argument("--output", metavar="FILE", help="write the report to FILE")
    check.add_argument(
        "--summary",
        metavar="FILE",
        help="append the number of removed addresses to FILE, as Markdown",
    )
    check.add_argument(
        "--max-warnings", type=_count, metavar="N", help="accept up to N warnings (default: 0)"
    )
    flags = {
        "--fix": "make the safe repairs, show the change",
        "--unsafe-fixes": "with --fix or --diff: make the likely repairs, too; implies --fix",
        "--remove-dead": "with --fix or --diff: also delete entries whose page does not exist; "
        "implies --fix",
        "--diff": "show what --fix would change, write nothing",
        "--watch": "check again whenever a file changes",
        "--exit-zero": "end with 0 even if something was found",
        "--quiet": "print findings alone: no summary, no notes",
        "--statistics": "print how often each rule was broken, in place of the findings",
        "--list-rules": "list the rules, check nothing",
    }
    for name, text in flags.items():
        check.add_argument(name, action="store_true", help=text)


def _add_scope_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that `check` and `baseline` share: they select what is checked."""
    parser.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="a file, - for standard input, or a folder: its own config.json, and every config.json"
        " in a docs folder below it (default: the current folder)",
    )
    _add_revision(parser)
    pages = parser.add_mutually_exclusive_group()
    pages.add_argument(
        "--pages",
        metavar="DIR",
        help="look for pages in DIR (default: beside the file, if pages are or should be there)",
    )
    pages.add_argument("--no-pages", action="store_true", help="do not look for pages")
    parser.add_argument(
        "--since",
        metavar="REF",
        help="also check the addresses that were removed since the branch, tag or commit REF",
    )
    parser.add_argument(
        "--baseline",
        metavar="FILE",
        help="report only what is not in FILE (docs-config baseline)",
    )
    parser.add_argument(
        "--stdin-filename", metavar="PATH", help="the path that standard input stands for"
    )
    flags = {
        "--links": "check the links inside the pages, too (needs docs-config[links])",
        "--staged": "check what is staged in place of the disk, and the addresses that it removes",
        "--no-settings": "do not look for settings files",
        "--allow-outside": "follow symbolic links out of the folder that was given, or out of the "
        "repository",
    }
    for name, text in flags.items():
        parser.add_argument(name, action="store_true", help=text)
    lists = {
        "--ignore": (
            "GLOB",
            "leave out pages whose path or target matches ('reference/**'); may be repeated",
        ),
        "--exclude": ("GLOB", "leave out files whose path matches; may be repeated"),
        "--select": ("RULE", "report this rule or family alone; may be repeated"),
        "--ignore-rule": ("RULE", "do not report this rule or family; may be repeated"),
    }
    for name, (metavar, text) in lists.items():
        parser.add_argument(name, action="append", metavar=metavar, help=text)


def _add_revision(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--revision",
        choices=(*REVISIONS, AUTO),
        help="the revision; auto (default) is 2026-07 where the file uses or names it, else "
        "2024-08",
    )


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"expected a number of warnings, got {text!r}")
    return int(text)
