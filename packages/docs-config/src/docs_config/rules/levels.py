"""Names of rules and families, and the level at which each rule is reported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs_config.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from docs_config.rules.findings import Finding

LEVELS = ("off", "warning", "error")
FAMILIES = ("schema", "json", "pages", "links", "moves")
"""Names of families: `schema` for the keywords of JSON Schema, else the beginning of rule names."""
_READ_NEVERTHELESS = ("json/byte-order-mark", "json/duplicate-key")


def stops_check(finding: Finding) -> bool:
    """Return whether a finding prevents a file from being checked any further.

    It does if the text is not JSON, or the document has no list of sections. Such a finding is
    always reported: a file of which nothing was checked must not pass.
    """
    if family(finding.rule) == "json":
        return finding.rule not in _READ_NEVERTHELESS
    if finding.rule == "required":
        return (finding.pointer, finding.property) == ("", "sections")
    return finding.rule == "type" and finding.pointer in ("", "/sections")


class Levels:
    """The level of each rule, from the settings and the command line.

    Findings that stop the check always have their default level.

    Args:
        settings: Levels by rule or family; that of a rule overrides that of its family.
        select: Rules and families that are reported; all if it is empty.
        ignored: Rules and families that are not reported.
    """

    def __init__(
        self,
        settings: Mapping[str, str],
        select: Sequence[str] = (),
        ignored: Sequence[str] = (),
    ) -> None:
        self._settings = settings
        self._select = frozenset(select)
        self._ignored = frozenset(ignored)
        self._known: dict[str, str | None] = {}

    def apply(self, findings: Iterable[Finding]) -> list[Finding]:
        """Return the findings that are reported, each with the severity of its rule's level."""
        if not (self._settings or self._select or self._ignored):
            return list(findings)
        kept = []
        for finding in findings:
            if stops_check(finding):
                kept.append(finding)
                continue
            if finding.rule not in self._known:
                self._known[finding.rule] = self.level(finding.rule)
            level = self._known[finding.rule]
            if level == "off":
                continue
            is_changed = level is not None and level != finding.severity
            kept.append(finding.replace(severity=level) if is_changed else finding)
        return kept

    def is_selected(self, rule: str) -> bool:
        """Return whether the options allow a rule to be reported."""
        names = {rule, family(rule)}
        return not names & self._ignored and (not self._select or bool(names & self._select))

    def level(self, rule: str) -> str | None:
        """Return the level of a rule, None where its default level applies."""
        if not self.is_selected(rule):
            return "off"
        return self._settings.get(rule, self._settings.get(family(rule)))


def family(rule: str) -> str:
    """Return the family of a rule."""
    return rule.partition("/")[0] if "/" in rule else "schema"


def nearest(name: str, names: Sequence[str]) -> str | None:
    """Return the most similar name, None if none is similar."""
    from difflib import get_close_matches  # noqa: PLC0415 only after mistakes

    return next(iter(get_close_matches(name, names, n=1)), None)


def verify_rules(names: Iterable[str], *, option: str) -> None:
    """Refuse names of unknown rules.

    Raises:
        UsageError: One of them is neither a rule nor a family; names the nearest.
    """
    for name in names:
        if name in FAMILIES:
            continue
        from docs_config.rules.catalogue import RULES  # noqa: PLC0415 most runs name no rules

        if name not in RULES:
            raise UsageError(f"{option}: {unknown_rule(name)}")


def unknown_rule(name: str) -> str:
    """Return the message about an unknown rule, which names the nearest one."""
    from docs_config.rules.catalogue import RULES  # noqa: PLC0415 as above

    meant = nearest(name, (*RULES, *FAMILIES))
    hint = f"; did you mean {meant}?" if meant else "; docs-config check --list-rules shows them"
    return f"expected a rule, got {name!r}{hint}"
