"""One thing that is wrong with the navigation, before its place in the text is known."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal


class Defect:
    """A defect of the navigation.

    Args:
        rule: The rule's name after `pages/`, such as `dead-target`.
        path: The path of the value at fault within the document.
        message: What is wrong.
        hint: What to do about it, if that is known.
        first: The path of the earlier value that this one repeats, if it does.
        severity: `"error"` where a reader misses a page or sees a wrong one, else `"warning"`.
    """

    __slots__ = ("first", "hint", "message", "path", "rule", "severity")

    def __init__(  # noqa: PLR0913 a finding without its place, which has as many fields
        self,
        rule: str,
        path: tuple[str | int, ...],
        message: str,
        hint: str | None = None,
        *,
        first: tuple[str | int, ...] | None = None,
        severity: "Literal['error', 'warning']" = "error",
    ) -> None:
        self.rule = f"pages/{rule}"
        self.path = path
        self.message = message
        self.hint = hint
        self.first = first
        self.severity = severity


def warning(
    rule: str,
    path: tuple[str | int, ...],
    message: str,
    hint: str | None = None,
    *,
    first: tuple[str | int, ...] | None = None,
) -> Defect:
    """Make a defect that a reader can live with."""
    return Defect(rule, path, message, hint, first=first, severity="warning")
