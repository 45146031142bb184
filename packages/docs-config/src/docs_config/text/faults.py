"""Reasons why a text cannot be read as JSON."""

from docs_config.rules.records import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from docs_config.rules.fixes import Fix


class Fault(Record):
    """One reason why a text is not JSON, and its place.

    Attributes:
        rule: The rule, `json/…`.
        start: Offset of the first character of the place.
        end: Offset after its last character.
        message: What was expected and what came.
        hint: What to do about it, or None.
        fix: The repair, if there is one, else None.
    """

    __slots__ = ("end", "fix", "hint", "message", "rule", "start")

    rule: str
    start: int
    end: int
    message: str
    hint: str | None
    fix: "Fix | None"

    def __init__(  # noqa: PLR0913, PLR0917 a finding before its line and column are known
        self,
        rule: str,
        start: int,
        end: int,
        message: str,
        hint: str | None = None,
        fix: "Fix | None" = None,
    ) -> None:
        self._set(rule=rule, start=start, end=end, message=message, hint=hint, fix=fix)
