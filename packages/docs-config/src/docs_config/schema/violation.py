"""Violations of the schema, as the generated validator records them."""

from docs_config.rules import MAX_FINDINGS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Violation:
    """A value of a document that breaks a keyword of the schema.

    Attributes:
        path: The names and indices that lead to the value.
        value: The value.
        rule: The keyword.
        expected: The value of the keyword in the schema: the type, the required names, the members.
    """

    __slots__ = ("expected", "path", "rule", "value")

    def __init__(
        self, *, path: "tuple[str | int, ...]", value: "Any", rule: str, expected: "Any"
    ) -> None:
        self.path = path
        self.value = value
        self.rule = rule
        self.expected = expected


class TooManyViolationsError(Exception):
    """A document has `MAX_FINDINGS` violations; its validation stops.

    Attributes:
        violations: Those violations.
    """

    def __init__(self, violations: list[Violation]) -> None:
        super().__init__(f"{len(violations)} violations")
        self.violations = violations


class Violations(list[Violation]):
    """The violations of a document, in the order in which the schema is applied."""

    def append(self, violation: Violation) -> None:
        """Add a violation.

        Raises:
            TooManyViolationsError: The list has `MAX_FINDINGS`.
        """
        super().append(violation)
        if len(self) >= MAX_FINDINGS:
            raise TooManyViolationsError(self)
