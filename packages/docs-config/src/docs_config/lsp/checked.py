"""The findings of a configuration, in the form of the protocol."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from itertools import accumulate
from typing import TYPE_CHECKING

from lsprotocol import types

from docs_config.cli.fix import find_mass_removals, repair
from docs_config.lsp.uris import to_uri
from docs_config.rules.baseline import Baseline
from docs_config.rules.catalogue import RULES
from docs_config.text.edits import to_edits
from docs_config.text.reader import read_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from docs_config.lsp.configuration import Configuration
    from docs_config.rules.findings import Finding
    from docs_config.rules.fixes import Fix

SOURCE = "docs-config"
_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_SEVERITIES = {
    "error": types.DiagnosticSeverity.Error,
    "warning": types.DiagnosticSeverity.Warning,
}


class CheckedConfiguration:
    """A configuration and its findings.

    Args:
        configuration: The configuration.

    Attributes:
        configuration: The configuration.
        result: The result of the check, without the findings of the baseline.

    Raises:
        DocsConfigError: Its baseline or its folder cannot be read.
    """

    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration
        settings = configuration.settings
        self.result = configuration.new_check().result(configuration.source.data)
        if settings.baseline is not None:
            known = Baseline(settings.baseline, read_file(settings.baseline), settings.root)
            self.result = known.compare(self.result)

    def diagnostics(self) -> dict[str, list[types.Diagnostic]]:
        """Return the findings by the URI of the file that each is in."""
        found: dict[str, list[types.Diagnostic]] = {self.configuration.uri: []}
        for finding in self.result.findings:
            uri = self.configuration.uri if finding.file is None else to_uri(finding.file)
            found.setdefault(uri, []).append(self._diagnostic(finding))
        return found

    def _diagnostic(self, finding: Finding) -> types.Diagnostic:
        hint = f"\n{finding.hint}" if finding.hint else ""
        return types.Diagnostic(
            range=self.configuration.places.finding(finding),
            message=finding.message + hint,
            severity=_SEVERITIES[finding.severity],
            code=finding.rule,
            source=SOURCE,
        )

    def _findings_at(self, span: types.Range) -> Iterator[Finding]:
        """Yield the findings of the configuration itself that touch a range."""
        for finding in self.result.findings:
            place = self.configuration.places.finding(finding)
            is_before = _key(place.end) < _key(span.start)
            is_after = _key(place.start) > _key(span.end)
            if finding.file is None and not is_before and not is_after:
                yield finding

    def quick_fixes(
        self, span: types.Range
    ) -> Iterator[tuple[Fix, types.Diagnostic, list[types.TextEdit]]]:
        """Yield the fixes of the findings in a range, each with its finding and its edits.

        The removal of an entry is not offered if many pages of its folder are missing: such pages
        are probably generated and not built yet.
        """
        kept = {pointer for pages in find_mass_removals(self.result).values() for pointer in pages}
        for finding in self._findings_at(span):
            for fix in finding.fixes:
                if not (fix.is_removal and finding.pointer in kept):
                    edits = [
                        self.configuration.text_edit(*edit)
                        for edit in to_edits([fix], self.result.document)
                    ]
                    yield fix, self._diagnostic(finding), edits

    def fix_all(self) -> list[types.TextEdit]:
        """Return the edits of the lines that all safe fixes change, as `--fix` does."""
        check = self.configuration.new_check()
        check.links = False  # no link has a fix
        result = check.result(self.configuration.source.data)
        before = _LINE.findall(result.text)
        after = _LINE.findall(repair(result, check.result).decode(errors="replace"))
        offsets = [0, *accumulate(map(len, before))]
        return [
            self.configuration.text_edit(offsets[first], offsets[last], "".join(after[start:end]))
            for kind, first, last, start, end in SequenceMatcher(None, before, after).get_opcodes()
            if kind != "equal"
        ]

    def hover(self, position: types.Position) -> types.Hover | None:
        """Return the descriptions of the rules of the findings at a position."""
        findings = list(self._findings_at(types.Range(position, position)))
        if not findings:
            return None
        texts = [
            f"**{rule}** ({RULES[rule].level}): {RULES[rule].summary}\n\n{RULES[rule].site}"
            for rule in dict.fromkeys(finding.rule for finding in findings)
            if rule in RULES
        ]
        content = types.MarkupContent(types.MarkupKind.Markdown, "\n\n---\n\n".join(texts))
        return types.Hover(content, self.configuration.places.finding(findings[0]))


def _key(position: types.Position) -> tuple[int, int]:
    return position.line, position.character
