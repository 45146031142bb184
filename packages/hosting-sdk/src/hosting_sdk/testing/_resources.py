"""Replies with a memory: what is created is found, listed, changed, deleted and then missing."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hosting_sdk.testing._routes import Match, Routes, is_parameter, without_version
from hosting_sdk.testing._state import (
    Collection,
    CollectionPage,
    CursorError,
    Item,
    State,
    moment_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hosting_sdk.testing._refusals import Refusals
    from hosting_sdk.testing._requests import ReceivedRequest
    from hosting_sdk.testing._schemas import Schema, Schemas

__all__ = ["Place", "Resources", "body_fields"]

_PAGES: Final = range(1, 1_000_001)
_LIMITS: Final = range(1, 101)
_USUAL_LIMIT: Final = 20


class Place(NamedTuple):
    """Location of a request's path in the stored state.

    Attributes:
        collection: The collection that the path names or in which its last part lies, if any.
        item: The item that the last part of the path means; None when the path is a collection.
    """

    collection: Collection | None
    item: Item | None


class Resources:
    """The collections of the platform and what its methods do with them.

    Args:
        routes: The routes, which say where items lie.
        schemas: The named schemas.
        size: How many items a collection has before the first is created.
        strict: Whether an item that was neither there nor created is missing.
    """

    def __init__(self, routes: Routes, schemas: Schemas, *, size: int, strict: bool) -> None:
        self._routes = routes
        self._schemas = schemas
        self._strict = strict
        self._size = size
        self._state = State(size)

    def reset(self) -> None:
        """Forget everything."""
        self._state = State(self._size)

    def locate(self, match: Match, refusals: Refusals) -> Place:
        """Return the place of a path.

        Raises:
            Refusal: The item, or one above it, was deleted (status 404).
        """
        segments = match.route.segments
        values = list(match.values)
        start = without_version(segments)
        collection = item = None
        for position in range(start, len(segments)):
            if not is_parameter(segments[position]):
                kind = self._routes.kind(segments[: position + 1])
                address = values[start : position + 1]
                collection = self._state.collection(address, kind) if kind else None
                item = None
            elif collection:
                item = collection.find(values[position])
                if item is None:
                    item = collection.make_item(values[position])
                    item.deleted = self._strict
                replaces = match.route.method["verb"] == "PUT" and position == len(segments) - 1
                if item.deleted and not replaces:
                    message = f"No {collection.kind.thing} {values[position]!r}"
                    raise refusals.of_status(match.route.method, 404, message)
                values[position] = item.key
        return Place(collection, item)

    def change(
        self, place: Place, method: Mapping[str, Any], request: ReceivedRequest
    ) -> Item | None:
        """Apply a method to the stored state, and return its item.

        Returns:
            The item that was created, changed, deleted or asked for; None if it is about none.
        """
        if place.collection is None:
            return None
        fields = body_fields(request)
        if place.item is None:
            is_creating = method["verb"] in {"POST", "PUT"} and method["results"]
            schema = method["results"][0]["schema"] if is_creating else None
            shows_item = schema and self._shows_identity(schema, place.collection, depth=1)
            return place.collection.create(fields) if shows_item else None
        match method["verb"]:
            case "DELETE":
                place.collection.keep(place.item, deleted=True)
            case "PATCH" | "PUT" | "POST":
                place.item.fields |= fields
                place.collection.keep(place.item, deleted=False)
        return place.item

    def _shows_identity(self, schema: Schema, collection: Collection, *, depth: int) -> bool:
        for branch in self._schemas.branches(schema):
            properties = branch.get("properties", {})
            if not properties.keys().isdisjoint(collection.kind.names):
                return True
            if depth and any(
                self._shows_identity(inner, collection, depth=depth - 1)
                for inner in properties.values()
            ):
                return True
        return False

    def list_page(
        self, place: Place, method: Mapping[str, Any], request: ReceivedRequest
    ) -> CollectionPage | None:
        """Return the page that a request asks for, or None when its method lists nothing.

        Raises:
            CursorError: The cursor is none that was given out, or the limit is out of range.
        """
        if place.collection is None or place.item is not None or method["verb"] != "GET":
            return None
        query = dict(request.query)
        if not method["paging"]:
            return place.collection.page(limit=sys.maxsize)
        wires = {parameter["argument"]: parameter["wire"] for parameter in method["parameters"]}
        cursor = query.get(wires[method["paging"]["argument"]])
        if method["paging"]["pages"]:
            return place.collection.page_by_number(
                _within(_PAGES, cursor, 1), _within(_LIMITS, query.get("per_page"), _USUAL_LIMIT)
            )
        since = query.get("since")
        return place.collection.page(
            before=None if cursor is None else moment_of(cursor),
            since=None if since is None else moment_of(since),
            limit=_within(_LIMITS, query.get("limit"), _USUAL_LIMIT),
        )


def _within(allowed: range, text: str | None, usual: int) -> int:
    try:
        number = usual if text is None else int(float(text))
    except (OverflowError, ValueError):
        number = -1
    if number not in allowed:
        raise CursorError(f"Expected a number from 1 to {allowed[-1]}, got {text!r}")
    return number


def body_fields(request: ReceivedRequest) -> Mapping[str, Any]:
    """Return the properties of the request's body, none if it is not a JSON object."""
    if not request.body.startswith(b"{"):
        return {}
    fields: Mapping[str, Any] = request.json()
    return fields
