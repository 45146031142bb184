"""One defect of the sidebar, before its place in the text is known."""

from docs_config.pages.target import quote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from docs_config.rules.fixes import Fix

    Path = tuple[str | int, ...]


class Repair:
    """A change of the document that removes a defect, in words and as data.

    Attributes:
        hint: The change in words.
        path: The path of the value to change within the document.
        value: A string to write in place of the value, an entry to append to the list at `path`, or
            None to delete the value.
        is_fix: Whether it is offered as a fix, because nothing else is as likely to be meant.
        is_dead: Whether it deletes an entry because its page does not exist.
    """

    __slots__ = ("hint", "is_dead", "is_fix", "path", "value")

    def __init__(
        self,
        hint: str,
        path: "Path",
        value: "str | dict[str, str] | None" = None,
        *,
        is_fix: bool = True,
        is_dead: bool = False,
    ) -> None:
        self.hint = hint
        self.path = path
        self.value = value
        self.is_fix = is_fix
        self.is_dead = is_dead

    def fixes(self) -> "tuple[Fix, ...]":
        """Return the repair as a fix, or no fix if something else may be meant as well."""
        from docs_config.rules.fixes import Change, Fix  # noqa: PLC0415 a clean file needs no fixes

        if not self.is_fix:
            return ()
        if self.value is None:
            kind = {2: "section", 4: "group"}.get(len(self.path), "entry")
            if "children" in self.path:
                kind = "entry"
            change = Change("remove", self.path)
            return (Fix(f"Delete the {kind}", (change,), is_removal=self.is_dead),)
        if isinstance(self.value, dict):
            title = f"List {quote(self.value['to'])}"
            return (Fix(title, (Change("append", self.path, self.value),)),)
        return (Fix(f"Write {quote(self.value)}", (Change("replace", self.path, self.value),)),)


class Defect:
    """A defect of the sidebar.

    Args:
        rule: The rule's name after `pages/`, such as `dead-target`.
        path: The path of the value at fault within the document.
        message: The mistake, in words.
        hint: How to mend it, if that is known: in words, or as a repair.
        first: The path of the earlier value that this one repeats, if it does.
        file: The Markdown file at fault, relative to the documentation folder, if it is one.
        severity: `"error"` where a reader misses a page or sees a wrong one, else `"warning"`.
    """

    __slots__ = ("file", "first", "hint", "message", "path", "repair", "rule", "severity")

    def __init__(  # noqa: PLR0913 a finding without its place, which has as many fields
        self,
        rule: str,
        path: "Path",
        message: str,
        hint: Repair | str | None = None,
        *,
        first: "Path | None" = None,
        file: str | None = None,
        severity: "Literal['error', 'warning']" = "error",
    ) -> None:
        self.rule = f"pages/{rule}"
        self.path = path
        self.message = message
        self.repair = hint if isinstance(hint, Repair) else None
        self.hint = hint.hint if isinstance(hint, Repair) else hint
        self.first = first
        self.file = file
        self.severity = severity


def warning(  # noqa: PLR0913 as many fields as the defect has
    rule: str,
    path: "Path",
    message: str,
    hint: Repair | str | None = None,
    *,
    first: "Path | None" = None,
    file: str | None = None,
) -> Defect:
    """Return a defect of the severity `warning`."""
    return Defect(rule, path, message, hint, first=first, file=file, severity="warning")
