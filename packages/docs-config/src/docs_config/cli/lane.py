"""The fast lane: `check` of valid files without options, or with a few plain ones.

It checks files that are valid. If there is an option that it does not know, or anything to report,
it declines, and the ordinary command starts from the beginning.

Importing the larger modules of the standard library takes longer than the check of a typical file.
So the lane imports none of them, and neither do the modules that it shares with the ordinary
command: the strict scanner, the generated validator, the search for files, the rules about pages.
All these modules quote annotations and define `TYPE_CHECKING`, because importing `typing` is slow.
"""

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH100, PTH110, PTH118, PTH120

import gc
import os
from _json import encode_basestring_ascii

from docs_config.errors import DocsConfigError
from docs_config.files.paths import STDIN, expand, may_have_pages
from docs_config.schema.revisions import AUTO, REVISIONS, choose_revision
from docs_config.text.reader import decode, read_file
from docs_config.text.scanner import ScanError, scan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

_FLAGS = {
    "--no-pages": "no_pages",
    "--no-settings": "no_settings",
    "--quiet": "quiet",
    "--exit-zero": "exit_zero",
}
_VALUES = ("--format", "--revision", "--ignore", "--max-warnings")
_FORMATS = ("text", "json", "github", "sarif", "junit")
_MOST_DIGITS = 9
_SETTINGS = (("docs-config.toml", b""), ("pyproject.toml", b"docs-config"))


class _DeclinedError(Exception):
    """The ordinary command has to run."""


def read_arguments(arguments: "Sequence[str]") -> "dict[str, Any] | None":
    """Return the options of a check by their names in `CheckOptions`.

    Returns:
        The options; None if the arguments need argparse.
    """
    if not arguments or arguments[0] != "check":
        return None
    paths: list[str] = []
    options: dict[str, Any] = {}
    rest = iter(arguments[1:])
    for argument in rest:
        name, equals, value = argument.partition("=")
        if argument == "--":
            paths += rest
        elif argument in _FLAGS:
            options[_FLAGS[argument]] = True
        elif name in _VALUES:
            if not _add_value(options, name, value if equals else next(rest, "-")):
                return None
        elif argument.startswith("-"):
            return None
        else:
            paths.append(argument)
    options["paths"] = paths or ["."]
    return options


def _add_value(options: "dict[str, Any]", name: str, value: str) -> bool:
    """Add an option with a value; return False if argparse must read the value."""
    if name == "--format" and value in _FORMATS:
        options["format"] = value
    elif name == "--revision" and value in (*REVISIONS, AUTO):
        options["revision"] = value
    elif name == "--ignore" and not value.startswith("-"):
        options["ignore"] = [*options.get("ignore", ()), value]
    elif (
        name == "--max-warnings"
        and len(value) <= _MOST_DIGITS
        and value.isascii()
        and value.isdigit()
    ):
        options["max_warnings"] = int(value)
    else:
        return False
    return True


def check(options: "dict[str, Any]") -> str | None:
    """Return the report if all files are valid, None if the ordinary command has to run."""
    form = options.get("format", "text")
    if form not in ("text", "json", "github") or STDIN in options["paths"]:
        return None
    # The check makes no reference cycles, and collecting them takes a fifth of the time.
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        checked = dict(_check_all(options))
    except (DocsConfigError, ScanError, UnicodeError, _DeclinedError):
        return None
    finally:
        if was_enabled:
            gc.enable()
    if form == "json":  # written by hand: importing `json` takes longer than the check
        files = ",".join(
            f'\n{{"path": {encode_basestring_ascii(path)}, "valid": true, '
            f'"revision": "{revision}", "notes": [], "findings": []}}'
            for path, revision in checked.items()
        )
        summary = f'{{"files": {len(checked)}, "invalid": 0, "findings": 0}}'
        return f'{{"files": [{files}],\n"errors": [],\n"summary": {summary}}}\n'
    if not checked or form == "github" or "quiet" in options:
        return ""
    revisions = sorted(set(checked.values()))
    subject = f"All {len(checked)} files are" if len(checked) > 1 else f"{next(iter(checked))} is"
    plural = "s" if len(revisions) > 1 else ""
    return f"{subject} valid. Checked against revision{plural} {' and '.join(revisions)}.\n"


def _check_all(options: "dict[str, Any]") -> "Iterator[tuple[str, str]]":
    """Yield each file with the revision under which it is valid.

    Raises:
        DocsConfigError: A file cannot be read.
        ScanError: A file is not JSON, or has duplicate keys.
        UnicodeError: A file is not UTF-8.
        _DeclinedError: There is something to report.
    """
    for path in expand(options["paths"]):
        # The report escapes such a path.
        if not isinstance(path, str) or not path.isprintable() or "::" in path or "#" in path:
            raise _DeclinedError
        folder = os.path.dirname(path) or "."
        chosen: dict[str, Any] = {}
        if "no_settings" not in options and _may_have_settings(folder):
            from docs_config.cli.settings import SettingsReader  # noqa: PLC0415 importing tomllib is slow

            settings = SettingsReader().for_folder(folder)
            if settings.baseline or settings.is_excluded(path):
                raise _DeclinedError
            chosen = settings.for_file(path)
        text, has_bom = decode(read_file(path))
        value = scan(text)
        revision = options.get("revision") or chosen.get("revision", AUTO)
        revision, violations, note = choose_revision(value, revision)
        if has_bom or violations or note:
            raise _DeclinedError
        if "no_pages" not in options and may_have_pages(folder, text):
            from docs_config.pages import find_defects, folder_for  # noqa: PLC0415 not every file has pages

            pages = folder_for(path, value)
            if pages is not None:
                ignore = [*options.get("ignore", ()), *chosen.get("ignore", ())]
                defects = find_defects(value, pages, ignore)
                if defects or pages.unreadable or chosen.get("links", False):
                    raise _DeclinedError
        yield path, revision


def _may_have_settings(folder: str) -> bool:
    """Return whether the repository has a settings file in a folder or above it."""
    here = os.path.abspath(folder)
    while True:
        for name, mark in _SETTINGS:
            path = os.path.join(here, name)
            if os.path.exists(path) and mark in read_file(path):
                return True
        above = os.path.dirname(here)
        if above == here or os.path.exists(os.path.join(here, ".git")):
            return False
        here = above
