"""Runs of `docs-config check`: many files, one after the other, reported as they are checked."""

from __future__ import annotations

# Importing pathlib would cost as much as the whole check of a typical file.
# ruff: noqa: PTH109, PTH110, PTH112, PTH120, PTH123
import contextlib
import gc
import os
import sys
from typing import TYPE_CHECKING, NamedTuple

from docs_config.checker import validate
from docs_config.cli.settings import SettingsReader
from docs_config.errors import DocsConfigError, FileError, GitError, UsageError
from docs_config.files.globs import matches
from docs_config.files.paths import STDIN, STDIN_NAME, expand, may_have_pages
from docs_config.files.trees import DISK, OUTSIDE, find_repository, leaves
from docs_config.report import write
from docs_config.rules.levels import Levels, family, verify_rules
from docs_config.rules.results import FileResult, in_document_order
from docs_config.schema.revisions import AUTO
from docs_config.sources import parse_source
from docs_config.text.escapes import defuse, printable
from docs_config.text.reader import read_file, read_stdin

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any, Literal, TextIO

    from docs_config.cli.fix import Replacement
    from docs_config.cli.settings import Settings
    from docs_config.files.trees import FileTree
    from docs_config.moves import Comparison, TreeChange
    from docs_config.pages import PagesFolder
    from docs_config.rules.baseline import Baseline
    from docs_config.sources import Source


class CheckOptions(NamedTuple):
    """The options of `docs-config check`; None stands for an option that was not given.

    Attributes:
        paths: Files, folders and `-`.
        format: The format of the report.
        revision: The revision of the format, or `auto`.
        pages: The folder to look for pages in.
        no_pages: Whether pages are not checked.
        links: Whether the links inside the pages are checked.
        ignore: Globs of pages and targets that are left out.
        exclude: Globs of files that are left out.
        select: Rules and families that are reported; all if it is empty.
        ignore_rule: Rules and families that are not reported.
        max_warnings: The number of warnings that are accepted.
        staged: Whether the index is checked in place of the disk.
        since: The branch, tag or commit with which the addresses are compared.
        summary: The file to which the number of removed addresses is appended.
        exit_zero: Whether the exit code is 0 even if something was found.
        baseline: The file with the known findings.
        fix: Whether the safe repairs are applied.
        unsafe_fixes: Whether the likely repairs are applied, too.
        remove_dead: Whether entries whose page does not exist are deleted, too.
        diff: Whether repairs are shown and not written.
        watch: Whether to check again on every change.
        stdin_filename: The path that standard input stands for.
        output: The file that the report is written to.
        quiet: Whether summary and notes are left out.
        statistics: Whether the findings of each rule are counted and not listed.
        no_settings: Whether settings files are ignored.
        allow_outside: Whether symbolic links out of the folder that was given are followed.
        list_rules: Whether the rules are listed and nothing is checked.
        prune: Whether `docs-config baseline` removes entries from a baseline in place of printing.
    """

    paths: Sequence[str] = (".",)
    format: str = "text"
    revision: str | None = None
    pages: str | None = None
    no_pages: bool = False
    links: bool = False
    ignore: Sequence[str] = ()
    exclude: Sequence[str] = ()
    select: Sequence[str] = ()
    ignore_rule: Sequence[str] = ()
    max_warnings: int | None = None
    staged: bool = False
    since: str | None = None
    summary: str | None = None
    exit_zero: bool = False
    baseline: str | None = None
    fix: bool = False
    unsafe_fixes: bool = False
    remove_dead: bool = False
    diff: bool = False
    watch: bool = False
    stdin_filename: str | None = None
    output: str | None = None
    quiet: bool = False
    statistics: bool = False
    no_settings: bool = False
    allow_outside: bool = False
    list_rules: bool = False
    prune: bool = False


class Run:
    """One run of `docs-config check`.

    Args:
        options: The options of the command line.
        is_compared: Whether findings that are in a baseline are left out.

    Attributes:
        options: The options of the command line.
        is_failed: Whether a file could not be checked or repaired.
    """

    def __init__(self, options: CheckOptions, *, is_compared: bool = True) -> None:
        self.options = options
        self.is_failed = False
        self._errors = 0
        self._warnings: dict[str | None, tuple[int, int]] = {}
        self._reported: set[str] = set()
        self._settings = SettingsReader(
            is_enabled=not options.no_settings, allow_outside=options.allow_outside
        )
        self._verify()
        self._change = self._open_change()
        self._tree = DISK if self._change is None else self._change.after
        self._comparisons: dict[str, Comparison] = {}
        self._is_compared = is_compared
        self._baselines: dict[str, Baseline] = {}
        if options.baseline is not None:
            self._read_baseline(options.baseline, ".")

    def _verify(self) -> None:
        """Refuse options that contradict each other."""
        options = self.options
        if STDIN in options.paths and (options.fix or options.unsafe_fixes or options.remove_dead):
            raise UsageError("--fix repairs files; standard input cannot be repaired")
        if options.stdin_filename is not None and STDIN not in options.paths:
            raise UsageError("--stdin-filename names standard input; give - as a path")
        if options.statistics and options.format != "text":
            raise UsageError("--statistics is a text report; leave out --format")
        if options.pages is not None and not os.path.isdir(options.pages):
            is_there = os.path.exists(options.pages)
            raise FileError(options.pages, "a file, not a folder" if is_there else "no such folder")
        for path in (options.output, options.baseline, options.summary):
            if (
                path is not None
                and not options.allow_outside
                and _leaves_repository(path, options.paths)
            ):
                raise FileError(path, OUTSIDE)
        if options.links:
            from docs_config.links import verify_parser  # noqa: PLC0415 seldom asked for

            verify_parser()
        verify_rules(options.select, option="--select")
        verify_rules(options.ignore_rule, option="--ignore-rule")

    def _open_change(self) -> TreeChange | None:
        """Return the change whose addresses are compared, None without --staged and --since."""
        options = self.options
        if not options.staged and options.since is None:
            if options.summary is not None:
                raise UsageError("--summary counts removed addresses; give --staged or --since")
            return None
        if options.staged and options.since is not None:
            raise UsageError("--staged and --since compare with different commits; give one")
        if options.staged and options.watch:
            raise UsageError("--watch waits for files to change; --staged reads the index")
        if STDIN in options.paths:
            raise UsageError("--staged and --since compare files; standard input is none")
        from docs_config.moves import open_since, open_staged  # noqa: PLC0415 not every check needs git

        path = options.paths[0]
        folder = path if os.path.isdir(path) else os.path.dirname(path)
        if "GIT_DIR" in os.environ or not os.path.isdir(folder):
            folder = "."  # the paths in a hook's variables are relative to it
        return open_staged(folder) if options.since is None else open_since(options.since, folder)

    @property
    def exit_code(self) -> int:
        """The exit code so far: 0 nothing found, 1 findings, 2 a file could not be checked."""
        if self.is_failed:
            return 2
        is_over = any(count > most for count, most in self._warnings.values())
        return int((self._errors > 0 or is_over) and not self.options.exit_zero)

    def report(self, stream: TextIO) -> int:
        """Check all files, write the report, return the exit code."""
        # The check makes no reference cycles, and collecting them takes a fifth of the time.
        was_enabled = gc.isenabled()
        gc.disable()
        try:
            if self.options.output is None:
                self._write(stream)
            else:
                with _open_report(self.options.output, "w") as file:
                    self._write(file)
        finally:
            if was_enabled:
                gc.enable()
        if self.options.summary is not None:
            from docs_config.report import write_summary  # noqa: PLC0415 seldom asked for

            with _open_report(self.options.summary, "a") as file:
                write_summary(self._comparisons, file)
        return self.exit_code

    def _write(self, stream: TextIO) -> None:
        options = self.options
        if options.statistics:
            from docs_config.report import write_statistics  # noqa: PLC0415 seldom asked for

            write_statistics(self.results(), stream, quiet=options.quiet)
            return
        if options.diff and options.format == "text":
            for _ in self.results():
                pass  # each repair is shown as it is found
            return
        write(
            self.results(),
            format=options.format,
            stream=stream,
            color=wants_color(stream),
            quiet=options.quiet,
        )

    def results(self) -> Iterator[FileResult | FileError]:
        """Yield the result of each file as soon as it is checked, and errors about files.

        There is an error for each file that cannot be checked, repaired or compared.
        """
        options = self.options
        for check in self._checks():
            if isinstance(check, FileError):
                yield from self._fail(check)
                continue
            try:
                result = check.result(check.read())
            except FileError as error:
                yield from self._fail(error)
                continue
            except GitError as error:
                yield from self._fail(FileError(check.path, str(error)))
                continue
            if options.fix or options.unsafe_fixes or options.remove_dead or options.diff:
                try:
                    result = self._repair(check, result)
                except FileError as error:
                    yield from self._fail(error)
            baseline = options.baseline or check.settings.baseline
            if baseline is not None and self._is_compared:
                try:
                    known = self._read_baseline(baseline, check.settings.root)
                    result = known.compare(result, check.covers)
                except FileError as error:
                    yield from self._fail(error)
            if check.comparison is not None:
                self._comparisons[result.path] = check.comparison
            self._count(result, check.settings)
            yield result

    def _checks(self) -> Iterator[Check | FileError]:
        """Yield the check of each file that is not excluded, and errors about files.

        An excluded file is reported on standard error if the command line names it, or if no file
        is left.
        """
        options = self.options
        excluded = []
        is_any_left = False
        for path in expand(options.paths, allow_outside=options.allow_outside, tree=self._tree):
            try:
                check = path if isinstance(path, FileError) else self._prepare(path)
            except FileError as error:
                check = error
            if isinstance(check, Check) and check.excluded_by is not None:
                excluded.append(check)
                continue
            is_any_left = True
            yield check
        for check in excluded:
            if not options.quiet and (check.path in options.paths or not is_any_left):
                complain(f"{check.name}: not checked, excluded by {check.excluded_by}")

    def _fail(self, error: FileError) -> Iterator[FileError]:
        """Report an error; once if it concerns several files, such as invalid settings."""
        self.is_failed = True
        if str(error) not in self._reported:
            self._reported.add(str(error))
            complain(error)
            yield error

    def _count(self, result: FileResult, settings: Settings) -> None:
        """Count errors, and warnings by the settings file that limits them."""
        errors = sum(finding.severity == "error" for finding in result.findings)
        self._errors += errors
        key, most = None, self.options.max_warnings
        if most is None:
            key, most = settings.path, settings.value("max-warnings") or 0
        count, _ = self._warnings.get(key, (0, 0))
        self._warnings[key] = (count + len(result.findings) - errors, most)

    def _prepare(self, path: str) -> Check:
        """Return the check of a file."""
        name = path
        if path == STDIN:
            name = self.options.stdin_filename or STDIN_NAME
        folder = os.getcwd() if name == STDIN_NAME else os.path.dirname(name) or "."
        settings = self._settings.for_folder(folder)
        return Check(path, name, self.options, settings, self._change)

    def prune(self) -> Iterator[str]:
        """Check all files, then remove the entries that no longer occur from the baselines.

        Nothing is removed if a file could not be checked.

        Yields:
            A line about each baseline.

        Raises:
            UsageError: There is no baseline.
            FixError: A baseline cannot be written.
        """
        for _ in self.results():
            pass
        if self.is_failed:
            return
        if not self._baselines:
            raise UsageError("--prune shortens a baseline; name it with --baseline or in settings")
        from docs_config.cli.fix import replace_file  # noqa: PLC0415 seldom asked for

        for path, baseline in self._baselines.items():
            text, removed, left = baseline.prune()
            replace_file(path, baseline.content, text.encode())
            yield f"{path}: entries removed: {removed}, left: {left}"

    def _read_baseline(self, path: str, root: str) -> Baseline:
        """Return a baseline; each file is read once."""
        if path not in self._baselines:
            from docs_config.rules.baseline import Baseline  # noqa: PLC0415 seldom asked for

            self._baselines[path] = Baseline(path, read_file(path), root)
        return self._baselines[path]

    def _repair(self, check: Check, result: FileResult) -> FileResult:
        """Repair a file, show the difference, return the findings that are left."""
        from docs_config.cli.fix import difference, repair, replace_files  # noqa: PLC0415 seldom asked for

        before = result.source.data
        moved, replacements = check.repair_moves(result)
        after = repair(
            moved,
            check.result,
            unsafe=self.options.unsafe_fixes,
            remove_dead=self.options.remove_dead,
        )
        if after != before:
            replacements.insert(0, (check.path, before, after))
        if not replacements:
            return result
        if not self.options.diff:
            replace_files(replacements)
        stream = sys.stdout if self.options.format == "text" else sys.stderr
        for path, old, new in replacements:
            stream.writelines(difference(path, old, new))
        if self.options.staged:
            note = "repaired in the work tree alone; stage the files that changed (git add)"
            return result.with_findings(result.findings, [*result.notes, note])
        return result if self.options.diff else check.result(after)

    def watched(self) -> list[str]:
        """Return all files and folders whose change can change the report."""
        found = expand(self.options.paths, allow_outside=self.options.allow_outside)
        files = [path for path in found if isinstance(path, str)]
        folders = []
        for path in files:
            check = self._prepare(path)
            if check.excluded_by is None:
                with contextlib.suppress(FileError):  # the run reports it
                    check.result(check.read())
                    if check.folder is not None:
                        folders.append(check.folder.root)
        if folders:
            from docs_config.pages import examples_folder  # noqa: PLC0415 as above

            folders += [examples_folder(folder) for folder in folders]
        given = [path for path in self.options.paths if path != STDIN]
        settings = [self._settings.for_folder(os.path.dirname(path) or ".") for path in files]
        decided = [path for each in settings for path in (each.path, each.baseline) if path]
        return sorted({*files, *given, *folders, *decided} - {STDIN})


class Check:
    """The check of one file, with its settings.

    Args:
        path: The file, or `-`.
        name: Its name in reports.
        options: The options of the command line.
        settings: The settings that apply to it.
        change: The change whose addresses are compared, if any.
        tree: The tree that is checked if there is no change.

    Attributes:
        path: The file, or `-`.
        name: Its name in reports.
        settings: The settings that apply to it.
        excluded_by: The settings file or the option that excludes it, None if it is checked.
        links: Whether the links inside the pages are checked.
        folder: The folder in which its pages were looked for, None if they were not.
        comparison: The addresses that the change removes, None if they were not compared.
    """

    def __init__(  # noqa: PLR0913 each part of a check is given
        self,
        path: str,
        name: str,
        options: CheckOptions,
        settings: Settings,
        change: TreeChange | None = None,
        *,
        tree: FileTree = DISK,
    ) -> None:
        self.path = path
        self.comparison: Comparison | None = None
        self._change = change
        self._tree = tree if change is None else change.after
        self.name = name
        self.settings = settings
        self.excluded_by: str | None = None
        if any(matches(name.removeprefix("./"), glob) for glob in options.exclude):
            self.excluded_by = "--exclude"
        elif settings.is_excluded(name):
            self.excluded_by = settings.path
        self.folder: PagesFolder | None = None
        self._options = options
        chosen: dict[str, Any] = settings.for_file(name)
        self.revision: str = options.revision or chosen.get("revision", AUTO)
        self.links: bool = options.links or chosen.get("links", False)
        self._ignore = [*options.ignore, *chosen.get("ignore", ())]
        self._levels = Levels(chosen.get("rules", {}), options.select, options.ignore_rule)

    def covers(self, rule: str) -> bool:
        """Return whether the last check looked for violations of a rule."""
        looked_for = {
            "pages": not self._options.no_pages,
            "links": self.links and not self._options.no_pages,
            "moves": self.comparison is not None,
        }
        is_selected = Levels({}, self._options.select, self._options.ignore_rule).is_selected(rule)
        return is_selected and looked_for.get(family(rule), True)

    def read(self) -> bytes:
        """Return the content of the file."""
        return read_stdin(self.name) if self.path == STDIN else self._tree.read(self.path)

    def result(self, content: bytes) -> FileResult:
        """Check content as if it were that of the file: JSON, schema, pages, links and moves."""
        source = parse_source(content)
        verdict = validate(source, self.revision)
        findings = verdict.findings
        self.folder = folder = self.find_folder(source)
        if folder is not None and source.document is not None:
            from docs_config.pages import find_problems  # noqa: PLC0415 not every file has pages

            found = find_problems(source.document, folder=folder, ignore=self._ignore)
            if self.links:
                from docs_config.links import check_links  # noqa: PLC0415 seldom asked for

                found += check_links(source.document, folder=folder, ignore=self._ignore)
            findings = in_document_order(findings + found) if found else findings
        notes = [verdict.note] if verdict.note else []
        if self._change is not None and source.is_json and not self._options.no_pages:
            self.comparison = self._change.compare(
                self.name,
                source.value,
                pages=self._options.pages,
                ignore=self._ignore,
                allow_outside=self._options.allow_outside,
            )
            if self.comparison is not None:
                findings = in_document_order(findings + self.comparison.findings)
                notes += self.comparison.notes
        reported = self._levels.apply(findings)
        return FileResult(
            self.name,
            source,
            revision=verdict.revision,
            valid=verdict.valid,
            findings=tuple(reported),
            notes=tuple(notes),
            hidden=len(findings) - len(reported),
        )

    def repair_moves(self, result: FileResult) -> tuple[FileResult, list[Replacement]]:
        """Repair the targets, links and redirects of renamed pages.

        Returns:
            The result for the repaired configuration, and the pages to replace.
        """
        if self.comparison is None or result.document is None:
            return result, []
        from docs_config.moves import Repairs  # noqa: PLC0415 not every check needs git

        is_lost = any(finding.rule == "moves/lost-page" for finding in result.findings)
        repairs = Repairs.of_comparison(self.comparison, is_redirecting=is_lost)
        text = repairs.configuration(result.document)
        pages = list(repairs.pages())
        return result if text == result.text else self.result(text.encode()), pages

    def find_folder(self, source: Source) -> PagesFolder | None:
        """Return the folder of the pages of a document, None if no pages are checked."""
        options = self._options
        if options.no_pages or (options.pages is None and self.name == STDIN_NAME):
            return None
        folder = os.path.dirname(self.name) or "."
        if options.pages is None and not may_have_pages(folder, source.text, self._tree):
            return None
        from docs_config.pages import PagesFolder, folder_for  # noqa: PLC0415 not every file has pages

        if options.pages is not None:
            return PagesFolder(options.pages, allow_outside=options.allow_outside, tree=self._tree)
        return folder_for(
            self.name, source.value, allow_outside=options.allow_outside, tree=self._tree
        )


@contextlib.contextmanager
def _open_report(path: str, mode: Literal["a", "w"]) -> Iterator[TextIO]:
    """Open a file for a report; an `OSError` becomes a `FileError`, which names the file."""
    try:
        with open(path, mode, encoding="utf-8", errors="backslashreplace") as file:
            yield file
    except OSError as error:
        raise FileError(path, f"not written: {(error.strerror or str(error)).lower()}") from error


def _leaves_repository(path: str, checked: Sequence[str]) -> bool:
    """Return whether a path of the command line leads out of a repository by a symbolic link.

    The repositories are those of the current folder, of the checked paths and of the path itself.
    A folder outside of any repository takes the place of its repository.
    """
    given = [given if os.path.isdir(given) else os.path.dirname(given) for given in checked]
    roots = [find_repository(folder) or folder for folder in (os.getcwd(), *given)]
    roots.append(find_repository(os.path.dirname(path)) or os.getcwd())
    return any(leaves(path, root) for root in roots)


def run_check(options: CheckOptions) -> int:
    """Check all files, print the report, return the exit code."""
    try:
        return Run(options).report(sys.stdout)
    except DocsConfigError as error:
        complain(error)
        return 2


def wants_color(stream: TextIO) -> bool:
    """Return whether to colour: on a terminal, or where FORCE_COLOR is set, unless NO_COLOR is."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def complain(error: DocsConfigError | str) -> None:
    """Print an error in one line to standard error, after the output so far."""
    sys.stdout.flush()
    message = str(error)
    reasons = ("no such file", "no such folder")
    if isinstance(error, FileError) and error.path and error.reason in reasons:
        from docs_config.cli.suggestions import suggest_path  # noqa: PLC0415 only after mistakes

        meant = suggest_path(error.path)
        message += f"; did you mean {meant}?" if meant else ""
    sys.stderr.write(defuse(f"docs-config: {printable(message)}") + "\n")
