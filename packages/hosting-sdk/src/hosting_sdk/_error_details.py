"""Values that errors carry: the data of a server's error, and the places that do not match."""

from __future__ import annotations

from typing import Any, NamedTuple

__all__ = ["ErrorData", "Issue"]


class ErrorData(dict[str, Any]):
    """The JSON object of an error's body: `data["code"]` and `data.code` are the same."""

    def __getattr__(self, name: str) -> Any:
        try:
            value = self[name]
        except KeyError:
            raise AttributeError(f"the error's data has no {name!r}, only {sorted(self)}") from None
        return ErrorData(value) if isinstance(value, dict) else value


class Issue(NamedTuple):
    """One place where a value is not what was promised.

    Attributes:
        path: Where, `$.deployments[3].uid`.
        expected: What was promised there.
        got: What came, in short: `null`, `number 3`, `absent`.
    """

    path: str
    expected: str
    got: str

    def __str__(self) -> str:
        return f"{self.path}: expected {self.expected}, got {self.got}"
