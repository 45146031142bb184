"""A finding: one violation of a rule at one place of a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:
    from docs_config.rules.fixes import Fix

Severity = Literal["error", "warning"]


class Finding(NamedTuple):
    """One violation of a rule at one place of a file; immutable.

    Attributes:
        rule: The JSON Schema keyword that failed (`required`), or a rule of this package (`json/…`,
            `pages/…`).
        pointer: JSON Pointer (RFC 6901) of the value that the rule is about.
        message: The expected and the actual value, in words.
        property: The missing or unwanted name, where the rule is about a name.
        hint: What to do about it, if that is known.
        severity: `error` or `warning`.
        line: The line where the place begins, from 1. Lines end at LF, CR LF and CR.
        column: The column where the place begins, from 1, in Unicode code points.
        end_line: The line of the first character after the place.
        end_column: The column of the first character after the place.
        file: The path of the file in which the place is, where that is not the configuration
            itself but, for example, a Markdown file; else None.
        fixes: The possible repairs, the best one first.
    """

    rule: str
    pointer: str
    message: str
    property: str | None = None
    hint: str | None = None
    severity: Severity = "error"
    line: int = 1
    column: int = 1
    end_line: int = 1
    end_column: int = 1
    file: str | None = None
    fixes: tuple[Fix, ...] = ()

    def replace(self, **values: Any) -> Finding:
        """Return a copy in which some fields have other values."""
        return self._replace(**values)
