"""The options of `docs-config check`, and the quick reading of those that need no argparse.

Importing argparse takes as long as starting the interpreter, and hooks call the command for every
commit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs_config.schema.revisions import AUTO, REVISIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

FORMATS = ("text", "json", "github", "sarif", "junit")

FLAGS = {
    "--no-pages": ("no_pages", "do not look for pages"),
    "--links": ("links", "check the links inside the pages, too (needs docs-config[links])"),
    "--fix": ("fix", "repair what is certain, show the change"),
    "--unsafe-fixes": (
        "unsafe_fixes",
        "with --fix or --diff: also repair what is only likely to be meant; implies --fix",
    ),
    "--diff": ("diff", "show what --fix would change, write nothing"),
    "--watch": ("watch", "check again whenever a file changes"),
    "--exit-zero": ("exit_zero", "end with 0 even if something was found"),
    "--quiet": ("quiet", "print findings alone: no summary, no notes"),
    "--statistics": (
        "statistics",
        "print how often each rule was broken, in place of the findings",
    ),
    "--no-settings": ("no_settings", "do not look for settings files"),
    "--allow-outside": (
        "allow_outside",
        "follow symbolic links out of the folder that was given, or out of the repository",
    ),
    "--list-rules": ("list_rules", "list the rules, check nothing"),
}
"""Options without a value: the attribute that each sets, and its help."""

CHOICES = {
    "--format": ("format", FORMATS, "the form of the report (default: text)"),
    "--revision": (
        "revision",
        (*REVISIONS, AUTO),
        "the revision; auto (default) is 2026-07 where the file uses or names it, else 2024-08",
    ),
}
"""Options with one of some values: attribute, values, help."""

VALUES = {
    "--pages": (
        "pages",
        "DIR",
        "look for pages in DIR (default: beside the file, if pages are or should be there)",
    ),
    "--baseline": ("baseline", "FILE", "report only what is not in FILE (docs-config baseline)"),
    "--stdin-filename": ("stdin_filename", "PATH", "the path that standard input stands for"),
    "--output": ("output", "FILE", "write the report to FILE"),
}
"""Options with a value: attribute, placeholder, help."""

LISTS = {
    "--ignore": (
        "ignore",
        "GLOB",
        "leave out pages whose path or target matches ('reference/**'); may be repeated",
    ),
    "--exclude": ("exclude", "GLOB", "leave out files whose path matches; may be repeated"),
    "--select": ("select", "RULE", "report this rule or family alone; may be repeated"),
    "--ignore-rule": ("ignore_rule", "RULE", "do not report this rule or family; may be repeated"),
}
"""Options that may be given several times: attribute, placeholder, help."""

MAX_WARNINGS = ("--max-warnings", "max_warnings", "N", "accept up to N warnings (default: 0)")


class CheckOptions:
    """The options of `docs-config check`; None stands for an option that was not given.

    Attributes:
        paths: Files, folders and `-`.
        format: The form of the report.
        revision: The revision of the format, or `auto`.
        pages: The folder to look for pages in.
        no_pages: Whether no pages are looked for.
        links: Whether the links inside the pages are checked.
        ignore: Globs of pages and targets that are left out.
        exclude: Globs of files that are left out.
        select: Rules and families that are reported; all if it is empty.
        ignore_rule: Rules and families that are not reported.
        max_warnings: The number of warnings that are accepted.
        exit_zero: Whether findings end the command with 0.
        baseline: The file with the known findings.
        fix: Whether to repair what is certain.
        unsafe_fixes: Whether to repair what is likely, too.
        diff: Whether repairs are shown and not written.
        watch: Whether to check again on every change.
        stdin_filename: The path that standard input stands for.
        output: The file that the report is written to.
        quiet: Whether summary and notes are left out.
        statistics: Whether the rules are counted in place of the findings.
        no_settings: Whether settings files are passed over.
        allow_outside: Whether links out of the folder that was given are followed.
        list_rules: Whether the rules are listed and nothing is checked.
    """

    def __init__(self, paths: Sequence[str] = (), *, no_pages: bool = False) -> None:
        self.paths = tuple(paths) or (".",)
        self.format = FORMATS[0]
        self.revision: str | None = None
        self.pages: str | None = None
        self.no_pages = no_pages
        self.links = False
        self.ignore: list[str] = []
        self.exclude: list[str] = []
        self.select: list[str] = []
        self.ignore_rule: list[str] = []
        self.max_warnings: int | None = None
        self.exit_zero = False
        self.baseline: str | None = None
        self.fix = False
        self.unsafe_fixes = False
        self.diff = False
        self.watch = False
        self.stdin_filename: str | None = None
        self.output: str | None = None
        self.quiet = False
        self.statistics = False
        self.no_settings = False
        self.allow_outside = False
        self.list_rules = False


def read_plain(arguments: Sequence[str]) -> CheckOptions | None:
    """Return the options of a check, or None where argparse is needed: for help and for errors."""
    if not arguments or arguments[0] != "check":
        return None
    options = CheckOptions()
    paths: list[str] = []
    waiting = list(reversed(arguments[1:]))
    while waiting:
        argument = waiting.pop()
        if argument == "--":
            paths += reversed(waiting)
            break
        if not argument.startswith("-") or argument == "-":
            paths.append(argument)
        elif argument in FLAGS:
            setattr(options, FLAGS[argument][0], True)
        elif not _read_value(argument, waiting, options):
            return None
    if options.pages is not None and options.no_pages:
        return None
    options.paths = tuple(paths) or options.paths
    return options


def _read_value(argument: str, waiting: list[str], options: CheckOptions) -> bool:
    """Read an option with its value; return False if anything about it is unusual."""
    name, equals, value = argument.partition("=")
    if not equals:
        if not waiting or waiting[-1].startswith("-"):
            return False
        value = waiting.pop()
    if name in CHOICES and value in CHOICES[name][1]:
        setattr(options, CHOICES[name][0], value)
    elif name in VALUES:
        setattr(options, VALUES[name][0], value)
    elif name in LISTS:
        getattr(options, LISTS[name][0]).append(value)
    elif name == MAX_WARNINGS[0] and value.isascii() and value.isdigit():
        options.max_warnings = int(value)
    else:
        return False
    return True
