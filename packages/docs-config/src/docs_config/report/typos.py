"""One finding for each mistyped property, in place of an unexpected one and a missing one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from docs_config.rules.findings import Finding


def merge_typos(findings: Sequence[Finding]) -> list[Finding]:
    """Merge each unexpected property with the missing one that it probably means.

    Args:
        findings: The findings of a file.

    Returns:
        The findings in the same order. The message about such an unexpected property names the
        missing one, which has no finding of its own any more.
    """
    missing = {(each.pointer, each.property) for each in findings if each.rule == "required"}
    named: set[tuple[str, str | None]] = set()
    merged = []
    for finding in findings:
        meant = None
        if finding.rule == "additionalProperties" and finding.fixes:
            (change,) = finding.fixes[0].changes
            meant = getattr(change, "value", None)
        place = finding.pointer, meant
        if place in missing and place not in named:
            named.add(place)
            merged.append(finding.replace(message=f'{finding.message}; "{meant}" is missing'))
        else:
            merged.append(finding)
    return [
        finding
        for finding in merged
        if finding.rule != "required" or (finding.pointer, finding.property) not in named
    ]
