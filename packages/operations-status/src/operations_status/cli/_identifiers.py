"""Identifiers of operations on the command line: complete, shortened, or from natural keys."""

from __future__ import annotations

import json
import re
from contextlib import closing
from typing import TYPE_CHECKING
from uuid import UUID

from operations_status.errors import InvalidFilterError, UnknownOperationError
from operations_status.filters import OperationFilter, Search, parse_operation_id
from operations_status.identifiers import key_to_operation_id

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterable, Iterator

    from operations_status.stores import BlockingStore

    from ._service import Service

_SHORT = re.compile(r"(?=(?:-?[0-9a-f]){4,31}-?$)[0-9a-f-]+", re.IGNORECASE)
_SHOWN = 5
"""Number of operations that a message about an ambiguous identifier lists."""


def find_in_store(args: argparse.Namespace, store: BlockingStore) -> list[UUID]:
    """Return the identifiers of the operations of a command; see `find_identifiers`."""

    def search(text: str) -> Iterator[bytes]:
        return iter(store.read_summaries(OperationFilter(search=Search(text))))

    return find_identifiers(args, search)


def find_at_service(args: argparse.Namespace, service: Service) -> list[UUID]:
    """Return the identifiers of the operations of a command; see `find_identifiers`."""

    def search(text: str) -> Iterator[bytes]:
        for page in service.run(service.flows.pages([("search", text)])):
            if elements := page.strip()[1:-1].strip():
                yield elements

    return find_identifiers(args, search)


def find_identifiers(
    args: argparse.Namespace, search: Callable[[str], Iterable[bytes]]
) -> list[UUID]:
    """Return the identifiers of the operations of a command.

    Args:
        args: The arguments, see `add_identifiers`.
        search: Returns the JSON of the operations that a search finds, in pieces of a list.

    Raises:
        InvalidFilterError: An identifier is malformed, or several operations begin with it.
        InvalidOperationError: A key is empty or not text.
        UnknownOperationError: No operation begins with a short identifier.
    """
    if not args.operation_ids and not args.natural_keys:
        args.parser.error("expected the ID of an operation, or --key")
    return [
        *[_find(text, search) for text in args.operation_ids],
        *[key_to_operation_id(key) for key in args.natural_keys],
    ]


def _find(text: str, search: Callable[[str], Iterable[bytes]]) -> UUID:
    """Return the identifier in a text: a complete one, or the only one that begins with it."""
    if not _SHORT.fullmatch(text):
        try:
            return parse_operation_id(text)
        except InvalidFilterError:
            expected = "neither a GUID nor at least four of its first digits"
            problem = f"The value {text!r} is {expected}."
            raise InvalidFilterError({"operationId": [problem]}) from None
    digits = text.replace("-", "").lower()
    found: list[str] = []
    with closing(iter(search(digits))) as pieces:  # type: ignore[type-var] # they are generators
        for piece in pieces:
            identifiers = (one["operationId"] for one in json.loads(b"[%b]" % piece))
            found += [one for one in identifiers if one.replace("-", "").startswith(digits)]
            if len(found) > _SHOWN:
                break
    if not found:
        raise UnknownOperationError(text)
    if len(found) > 1:
        others = ", …" if len(found) > _SHOWN else ""
        listed = ", ".join(found[:_SHOWN])
        problem = f"Several operations begin with '{text}': {listed}{others}."
        raise InvalidFilterError({"operationId": [problem]})
    return UUID(found[0])
