"""Exceptions of the generated validators, with the facts of `fastjsonschema`'s.

The generated code asks for nothing else of that library, whose import would take longer than the
whole run.
"""

from docs_config.rules.findings import MAX_FINDINGS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Violation(Exception):  # noqa: N818 named for what it says of the document
    """One place of a document breaks one keyword of the schema.

    Attributes:
        value: The value that the keyword was applied to.
        pointer: JSON Pointer to the value.
        path: The names and indices that lead to it.
        way: The same with `*` for each index: the way to every value of the same kind.
        definition: The schema that the value should keep to.
        rule: The keyword.
    """

    __slots__ = ("definition", "path", "pointer", "rule", "value", "way")

    def __init__(  # noqa: PLR0913 as many facts as there are
        self,
        *,
        value: "Any",
        pointer: str,
        path: "tuple[str | int, ...]",
        way: tuple[str, ...],
        definition: "dict[str, Any]",
        rule: str,
    ) -> None:
        self.value = value
        self.pointer = pointer
        self.path = path
        self.way = way
        self.definition = definition
        self.rule = rule


class Violations(Exception):  # noqa: N818 as above
    """All violations of a document.

    Attributes:
        errors: The violations, in the order in which the schema was applied.
    """

    def __init__(self, errors: list[Violation]) -> None:
        super().__init__(f"{len(errors)} violations")
        self.errors = errors


class Collected(list[Violation]):
    """The violations found so far; ends the validation when there are `MAX_FINDINGS`."""

    def append(self, violation: Violation) -> None:
        """Add a violation.

        Raises:
            Violations: There are `MAX_FINDINGS`.
        """
        super().append(violation)
        if len(self) >= MAX_FINDINGS:
            raise Violations(self)
