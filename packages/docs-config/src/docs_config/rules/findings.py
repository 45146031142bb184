"""A finding: one violation of a rule at one place of a file."""

from docs_config.rules.records import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from docs_config.rules.fixes import Fix

    Severity = Literal["error", "warning"]

MAX_FINDINGS = 50_000
"""The most findings of one kind that are collected from one file: it bounds the memory."""


class Finding(Record):
    """One violation of a rule at one place of a file; immutable.

    Attributes:
        rule: The JSON Schema keyword that failed (`required`), or a rule of this package (`json/…`,
            `pages/…`).
        pointer: JSON Pointer (RFC 6901) of the value that the rule is about.
        message: What was expected and what came.
        property: The missing or unwanted name, where the rule is about a name.
        hint: What to do about it, if that is known.
        severity: `error` or `warning`.
        line: The line where the place begins, from 1. Lines end at LF, CR LF and CR.
        column: The column where the place begins, from 1, in Unicode code points.
        end_line: The line of the first character after the place.
        end_column: The column of the first character after the place.
        file: The path of the file in which the place is, where that is not the configuration
            itself but, for example, a Markdown file; else None.
        fixes: The repairs that are possible, the best one first.
    """

    __slots__ = (  # noqa: RUF023 the order of the report
        "rule",
        "pointer",
        "property",
        "message",
        "hint",
        "severity",
        "line",
        "column",
        "end_line",
        "end_column",
        "file",
        "fixes",
    )

    rule: str
    pointer: str
    message: str
    property: str | None
    hint: str | None
    severity: "Severity"
    line: int
    column: int
    end_line: int
    end_column: int
    file: str | None
    fixes: "tuple[Fix, ...]"

    def __init__(  # noqa: PLR0913 as many fields as the report has
        self,
        rule: str,
        pointer: str,
        message: str,
        *,
        property: str | None = None,  # noqa: A002 the report's own name for it
        hint: str | None = None,
        severity: "Severity" = "error",
        line: int = 1,
        column: int = 1,
        end_line: int = 1,
        end_column: int = 1,
        file: str | None = None,
        fixes: "tuple[Fix, ...]" = (),
    ) -> None:
        self._set(
            rule=rule,
            pointer=pointer,
            message=message,
            property=property,
            hint=hint,
            severity=severity,
            line=line,
            column=column,
            end_line=end_line,
            end_column=end_column,
            file=file,
            fixes=fixes,
        )
