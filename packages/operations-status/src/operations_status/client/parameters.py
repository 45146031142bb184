"""Keyword arguments of lists, counts and feeds, and their parameters in a query string."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING, TypedDict

from operations_status.operation_json import format_datetime
from operations_status.operations import clean_tags, encode_group

if TYPE_CHECKING:
    from uuid import UUID

    from operations_status.operations import OperationState

_NAMES = {
    "pid": "pid",
    "uid": "uid",
    "name": "name",
    "operation_name": "operationName",
    "tags": "tags",
    "status": "status",
    "egress_provider": "egressProvider",
    "created_after": "createdAfter",
    "created_before": "createdBefore",
    "group": "group",
    "search": "search",
}


class ListOptions(TypedDict, total=False):
    """Conditions on the operations of a list, of counts or of a feed; all of them must hold.

    Attributes:
        pid: Process id.
        uid: Runtime instance within a process.
        name: Process name, complete and in the same case.
        operation_name: Name of the operation itself, complete and in the same case.
        tags: Tags, all of which the operation must have.
        status: A state, or several, one of which the operation must have.
        egress_provider: Name of the egress provider, or several, one of which must match.
        created_after: Exclusive lower bound of the time of creation.
        created_before: Exclusive upper bound of the time of creation.
        group: Key of a group, as in `Group.key`.
        search: Beginning of an identifier, a name or a tag, or words of an error.
    """

    pid: int
    uid: UUID | str
    name: str
    operation_name: str
    tags: Iterable[str]
    status: OperationState | str | Iterable[OperationState | str]
    egress_provider: str | Iterable[str]
    created_after: datetime
    created_before: datetime
    group: int
    search: str


def to_parameters(options: ListOptions) -> list[tuple[str, str]]:
    """Return the parameters of a query string.

    Raises:
        TypeError: An option is unknown.
        InvalidOperationError: A tag is malformed.
    """
    parameters: list[tuple[str, str]] = []
    for name, value in options.items():
        if name not in _NAMES:
            raise TypeError(f"expected one of {', '.join(_NAMES)} as a filter, got {name!r}")
        values: Iterable[object]
        if name == "tags":
            values = clean_tags(value)  # type: ignore[arg-type] # the type of `tags`
        elif isinstance(value, datetime):
            values = [format_datetime(value)]
        elif name == "group":
            values = [encode_group(value)]  # type: ignore[arg-type] # the type of `group`
        elif isinstance(value, Iterable) and not isinstance(value, str):
            values = value
        else:
            values = [value]
        parameters += [(_NAMES[name], str(one)) for one in values]
    return parameters
