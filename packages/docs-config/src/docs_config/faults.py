"""Why a text cannot be read as JSON."""


class Fault(Exception):  # noqa: N818 what is wrong with a text is a result, not a failure
    """Why and where a text is not JSON.

    Attributes:
        rule: The rule, `json/…`.
        start: Offset of the first character of the place.
        end: Offset after its last character.
        message: What was expected and what came.
        hint: What to do about it, or None.
    """

    def __init__(
        self, rule: str, start: int, end: int, message: str, hint: str | None = None
    ) -> None:
        super().__init__(message)
        self.rule = rule
        self.start = start
        self.end = end
        self.message = message
        self.hint = hint
