"""Deliberate faults, and the request header that asks for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, get_args

import attrs

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["FAULT_HEADER", "Cause", "Damage", "Drop", "Fault", "parse_fault"]

FAULT_HEADER: Final = "X-Fake-Fault"
"""The request header that asks for a fault, such as `status=503; retry-after=1`."""

Cause = Literal["token", "scope", "plan"]
Drop = Literal["before-reading", "after-reading"]
Damage = Literal["malformed-json", "half-line", "half-body"]


@attrs.frozen(kw_only=True)
class Fault:
    """One fault of one request; attributes that are not given change nothing.

    Attributes:
        status: The status of the reply. From 400 up the body is the platform's error for it.
        error: The class name of a typed error in `hosting_sdk.errors`; its status and its data are
            the reply.
        forbidden: Why the reply is a 403: `token`, the token has expired; `scope`, it has no
            access to the team; `plan`, the team's plan does not include the resource.
        retry_after: The `Retry-After` header: seconds, or an HTTP date as text.
        latency: Seconds to wait before the reply begins.
        drop: The connection is cut without a reply, before or after the request's body was read.
        damage: `malformed-json`: the body stops being JSON halfway. `half-line`: the body ends in
            the middle of its last line, without an error of the connection. `half-body`: the
            connection is cut in the middle of the body.
        records: The number of records of a stream after which the connection is cut.
    """

    status: int | None = None
    error: str | None = None
    forbidden: Cause | None = None
    retry_after: float | str | None = None
    latency: float = 0.0
    drop: Drop | None = None
    damage: Damage | None = None
    records: int | None = None


def _one_of(choices: tuple[str, ...]) -> Callable[[str], str]:
    def convert(text: str) -> str:
        if text not in choices:
            raise ValueError(f"expected one of {', '.join(choices)}, got {text!r}")
        return text

    return convert


_CONVERTERS: Final[Mapping[str, Callable[[str], Any]]] = {
    "status": int,
    "error": str,
    "forbidden": _one_of(get_args(Cause)),
    "retry-after": str,
    "latency": float,
    "drop": _one_of(get_args(Drop)),
    "damage": _one_of(get_args(Damage)),
    "records": int,
}


def parse_fault(text: str) -> Fault:
    """Read the fault that a request header asks for.

    Args:
        text: Names and values of `Fault` with dashes, `status=503; retry-after=1`.

    Raises:
        ValueError: A name is unknown, or its value is invalid.
    """
    given: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, _, value = part.partition("=")
        if name not in _CONVERTERS:
            raise ValueError(f"expected one of {', '.join(_CONVERTERS)}, got {name!r}")
        try:
            given[name.replace("-", "_")] = _CONVERTERS[name](value)
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from error
    return Fault(**given)
