"""What is wrong at one place of a file."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, NoReturn

MAX_FINDINGS = 50_000
"""What is wrong more often than this in one file is not listed any further: memory has bounds."""


class Finding:
    """One thing that is wrong at one place of a file; immutable.

    A plain class, since a validator that starts in a hundredth of a second cannot wait for a class
    generator to be imported.

    Attributes:
        rule: The JSON Schema keyword that failed (`required`), or a rule of our own (`json/…`,
            `pages/…`).
        pointer: JSON Pointer (RFC 6901) of the value that the rule speaks of.
        property: The missing or unwanted name, where the rule is about a name.
        message: What was expected and what came.
        hint: What to do about it, if that is known.
        severity: `error` or `warning`.
        line: The line where the place begins, from 1. Lines end at LF, CR LF and CR.
        column: The column where the place begins, from 1, in Unicode code points.
        end_line: The line of the first character after the place.
        end_column: The column of the first character after the place.
    """

    __slots__ = (
        "column",
        "end_column",
        "end_line",
        "hint",
        "line",
        "message",
        "pointer",
        "property",
        "rule",
        "severity",
    )

    rule: str
    pointer: str
    message: str
    property: str | None
    hint: str | None
    severity: "Literal['error', 'warning']"
    line: int
    column: int
    end_line: int
    end_column: int

    def __init__(  # noqa: PLR0913 as many fields as the report has
        self,
        rule: str,
        pointer: str,
        message: str,
        *,
        property: str | None = None,  # noqa: A002 the report's own name for it
        hint: str | None = None,
        severity: "Literal['error', 'warning']" = "error",
        line: int = 1,
        column: int = 1,
        end_line: int = 1,
        end_column: int = 1,
    ) -> None:
        put = object.__setattr__
        put(self, "rule", rule)
        put(self, "pointer", pointer)
        put(self, "message", message)
        put(self, "property", property)
        put(self, "hint", hint)
        put(self, "severity", severity)
        put(self, "line", line)
        put(self, "column", column)
        put(self, "end_line", end_line)
        put(self, "end_column", end_column)

    def __setattr__(self, name: str, value: object) -> "NoReturn":
        raise AttributeError(f"a Finding is immutable: cannot set {name!r}")

    def __delattr__(self, name: str) -> "NoReturn":
        raise AttributeError(f"a Finding is immutable: cannot delete {name!r}")

    def _values(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Finding):
            return NotImplemented
        return self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in _FIELDS)
        return f"Finding({shown})"

    def __reduce__(self) -> tuple[object, tuple[tuple[object, ...]]]:
        return _rebuild, (self._values(),)


_FIELDS = (
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
)


def _rebuild(values: tuple[object, ...]) -> Finding:
    """Make a finding again from what was pickled or copied."""
    finding = object.__new__(Finding)
    for name, value in zip(Finding.__slots__, values, strict=True):
        object.__setattr__(finding, name, value)
    return finding
