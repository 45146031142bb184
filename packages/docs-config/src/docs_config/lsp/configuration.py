"""One open configuration: its findings, and what can be done at a place of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from lsprotocol import types
from pygls.uris import from_fs_path, to_fs_path

from docs_config.cli.run import Check, CheckOptions
from docs_config.lsp.places import Places
from docs_config.pages.entries import read_sections
from docs_config.pages.target import page_path
from docs_config.rules.baseline import Baseline
from docs_config.rules.catalogue import RULES
from docs_config.rules.fixes import Change, Fix
from docs_config.schema.revisions import SCHEMA_URL
from docs_config.text.edits import to_edits
from docs_config.text.reader import read_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from docs_config.cli.settings import Settings
    from docs_config.rules.findings import Finding

SOURCE = "docs-config"
_VALUE = re.compile(r'"(to|\$schema)"\s*:\s*"((?:[^"\\]|\\.)*)')
_SEVERITIES = {
    "error": types.DiagnosticSeverity.Error,
    "warning": types.DiagnosticSeverity.Warning,
}


class Configuration:
    """A configuration as an editor shows it.

    Args:
        uri: Its address.
        text: Its text.
        encoding: The unit in which the client counts characters.
        settings: The settings that apply to it.
        with_links: Whether links inside the pages are checked, if the settings say so.

    Raises:
        DocsConfigError: Its baseline or its folder cannot be read.
    """

    def __init__(
        self,
        uri: str,
        text: str,
        encoding: types.PositionEncodingKind | str,
        settings: Settings,
        *,
        with_links: bool = False,
    ) -> None:
        self.uri = uri
        self.path = to_fs_path(uri) or uri
        check = Check(self.path, self.path, CheckOptions([self.path]), settings)
        check.links = check.links and with_links
        self.result = check.result(text.encode("utf-8", "surrogatepass"))
        if settings.baseline is not None:
            known = Baseline(settings.baseline, read_file(settings.baseline), settings.root)
            self.result = known.compare(self.result)
        self.folder = check.folder
        self.places = Places(self.result.lines, encoding)

    def diagnostics(self) -> dict[str, list[types.Diagnostic]]:
        """Return the findings by the address of the file that each is in."""
        found: dict[str, list[types.Diagnostic]] = {self.uri: []}
        for finding in self.result.findings:
            uri = self.uri if finding.file is None else from_fs_path(finding.file) or self.uri
            found.setdefault(uri, []).append(self._diagnostic(finding))
        return found

    def _diagnostic(self, finding: Finding) -> types.Diagnostic:
        hint = f"\n{finding.hint}" if finding.hint else ""
        return types.Diagnostic(
            range=self.places.finding(finding),
            message=finding.message + hint,
            severity=_SEVERITIES[finding.severity],
            code=finding.rule,
            source=SOURCE,
        )

    def _findings_at(self, span: types.Range) -> Iterator[Finding]:
        for finding in self.result.findings:
            place = self.places.finding(finding)
            is_before = _key(place.end) < _key(span.start)
            is_after = _key(place.start) > _key(span.end)
            if finding.file is None and not is_before and not is_after:
                yield finding

    def actions(self, span: types.Range) -> list[types.CodeAction]:
        """Return the repairs of the findings in a range."""
        return [
            types.CodeAction(
                title=fix.title,
                kind=types.CodeActionKind.QuickFix,
                diagnostics=[self._diagnostic(finding)],
                is_preferred=fix.is_safe,
                edit=self._workspace_edit([fix]),
            )
            for finding in self._findings_at(span)
            for fix in finding.fixes
        ]

    def _workspace_edit(self, fixes: list[Fix]) -> types.WorkspaceEdit:
        edits = [
            types.TextEdit(self.places.span(edit.start, edit.end), edit.text)
            for edit in to_edits(fixes, self.result.document)
        ]
        return types.WorkspaceEdit(changes={self.uri: edits})

    def hover(self, position: types.Position) -> types.Hover | None:
        """Return what the rules of the findings at a position are about."""
        findings = list(self._findings_at(types.Range(position, position)))
        if not findings:
            return None
        texts = [
            f"**{rule}** ({RULES[rule].level}): {RULES[rule].summary}\n\n{RULES[rule].site}"
            for rule in dict.fromkeys(finding.rule for finding in findings)
            if rule in RULES
        ]
        content = types.MarkupContent(types.MarkupKind.Markdown, "\n\n---\n\n".join(texts))
        return types.Hover(content, self.places.finding(findings[0]))

    def completions(self, position: types.Position) -> list[types.CompletionItem]:
        """Return the pages that a `to`, or the schema that `$schema`, can name at a position."""
        found = self._string_at(position)
        if found is None:
            return []
        name, start, end = found
        span = self.places.span(start, end)
        if name == "$schema":
            edit = types.TextEdit(span, SCHEMA_URL)
            return [types.CompletionItem(SCHEMA_URL, text_edit=edit)]
        if self.folder is None:
            return []
        listed = {page_path(to) for _, to in self.targets()}
        pages = dict.fromkeys(page_path(page) for page in self.folder.pages())
        return [
            types.CompletionItem(
                page,
                kind=types.CompletionItemKind.File,
                detail="listed" if page in listed else "not listed yet",
                sort_text=f"{int(page in listed)}{page}",
                filter_text=page,
                text_edit=types.TextEdit(span, page),
            )
            for page in pages
            if page
        ]

    def _string_at(self, position: types.Position) -> tuple[str, int, int] | None:
        """Return the property whose string is at a position, and the offsets of its content."""
        offset = self.places.offset(position)
        line = self.result.lines.line(min(position.line + 1, self.result.lines.count))
        start = self.places.offset(types.Position(position.line, 0))
        for match in _VALUE.finditer(line):
            if start + match.start(2) <= offset <= start + match.end(2):
                return match[1], start + match.start(2), start + match.end(2)
        return None

    def definition(self, position: types.Position) -> types.Location | None:
        """Return the Markdown file that the target at a position opens."""
        found = self._string_at(position)
        if found is None or found[0] != "to" or self.folder is None:
            return None
        page = self.folder.find(page_path(self.result.text[found[1] : found[2]]))
        if page is None:
            return None
        uri = from_fs_path(str(Path(self.folder.root, page).absolute()))
        start = types.Position(0, 0)
        return types.Location(uri or "", types.Range(start, start))

    def targets(self) -> Iterator[tuple[tuple[str | int, ...], str]]:
        """Yield the path and the text of every target."""
        value = None if self.result.document is None else self.result.document.value
        for section in read_sections(value):
            yield from (
                ((*entry.path, "to"), entry.to)
                for entry in section.all_entries
                if entry.to is not None
            )

    def renames(self, renamed: dict[str, str]) -> types.WorkspaceEdit | None:
        """Return the edits after which targets follow files that were renamed.

        Args:
            renamed: The new path of each file or folder by its old one, both absolute.
        """
        if self.folder is None:
            return None
        root = Path(self.folder.root).absolute()
        pairs = [
            (page_path(_relative(old, root)), page_path(_relative(new, root)))
            for old, new in renamed.items()
            if Path(old).is_relative_to(root) and Path(new).is_relative_to(root)
        ]
        fixes = []
        for path, to in self.targets():
            page = page_path(to)
            for old, new in pairs:
                if page == old or page.startswith(f"{old}/"):
                    target = new + page[len(old) :]
                    fixes.append(Fix(f'Write "{target}"', (Change("replace", path, target),)))
        return self._workspace_edit(fixes) if fixes else None


def _relative(path: str, root: Path) -> str:
    return Path(path).relative_to(root).as_posix()


def _key(position: types.Position) -> tuple[int, int]:
    return position.line, position.character
