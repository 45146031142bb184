"""What the generated validators raise: the facts of `fastjsonschema`'s exceptions.

The generated code asks for nothing else of that library, whose import would take longer than the
whole run.
"""

from docs_config.findings import MAX_FINDINGS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Violation(Exception):  # noqa: N818 named for what it says of the document
    """One place of a document breaks one keyword of the schema.

    Attributes:
        value: The value that the keyword was applied to.
        name: Its path as the generated code spells it, `data.sections[0].label`.
        definition: The schema that the value should keep to.
        rule: The keyword.
    """

    def __init__(
        self, message: str, *, value: "Any", name: str, definition: "dict[str, Any]", rule: str
    ) -> None:
        del message  # ours says more
        self.value = value
        self.name = name
        self.definition = definition
        self.rule = rule

    @property
    def pointer(self) -> str:
        """JSON Pointer to the value; no name in the schema needs an escape."""
        return self.name.replace("[", "/").replace("]", "").replace(".", "/")[len("data") :]


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
            Violations: There are as many as anybody would want to read.
        """
        super().append(violation)
        if len(self) >= MAX_FINDINGS:
            raise Violations(self)
