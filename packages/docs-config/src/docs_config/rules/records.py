"""Immutable records.

A class generator would write the same methods, but importing one takes longer than a check.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn, Self


class Record:
    """Base of immutable records: compared, hashed, shown and pickled by their fields.

    A subclass names its fields in `__slots__` and sets each of them once, with `_set`.
    """

    __slots__: tuple[str, ...] = ()

    def _set(self, **values: object) -> None:
        """Set the fields; for `__init__` alone."""
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def _values(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)

    def replace(self, **values: object) -> "Self":
        """Return a copy in which some fields have other values."""
        current = dict(zip(self.__slots__, self._values(), strict=True))
        copy: Self = object.__new__(type(self))
        copy._set(**current | values)
        return copy

    def __setattr__(self, name: str, value: object) -> "NoReturn":
        raise AttributeError(f"a {type(self).__name__} is immutable: cannot set {name!r}")

    def __delattr__(self, name: str) -> "NoReturn":
        raise AttributeError(f"a {type(self).__name__} is immutable: cannot delete {name!r}")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)
        return f"{type(self).__name__}({shown})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _rebuild, (type(self), self._values())


def _rebuild(kind: type[Record], values: tuple[object, ...]) -> Record:
    """Return the record that was pickled or copied."""
    record = object.__new__(kind)
    record._set(**dict(zip(kind.__slots__, values, strict=True)))
    return record
