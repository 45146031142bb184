"""Stateful replies: items that are created can be read, listed, changed and deleted."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import attrs

from hosting_sdk.testing._behaviour import Behaviour, Filter, Rules, Script, fill_template
from hosting_sdk.testing._routes import Match, Routes, is_parameter, shape_of, without_version
from hosting_sdk.testing._state import (
    Collection,
    CollectionPage,
    CursorError,
    Item,
    State,
    moment_of,
)
from hosting_sdk.testing._values import EPOCH_MS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from hosting_sdk.testing._refusals import Refusals
    from hosting_sdk.testing._requests import ReceivedRequest
    from hosting_sdk.testing._schemas import Schema, Schemas

__all__ = ["Change", "Place", "Resources", "body_fields"]

_PAGES: Final = range(1, 1_000_001)
_LIMITS: Final = range(1, 101)
_USUAL_LIMIT: Final = 20
_NO_FILTERS: Final = {"teamId", "slug", "limit", "since", "until", "from", "next", "cursor"}


@attrs.frozen
class Place:
    """Location of a request's path in the stored state.

    Attributes:
        shape: The path without its version, with empty text for its parameters.
        address: The path without its version, items by their keys.
        rules: The behaviour of the collection or document.
        collection: The collection that the path names or in which its last part lies, if any.
        item: The item that the last part of the path names; None when the path is a collection.
        above: The item above the last part of the path, and its collection.
    """

    shape: tuple[str, ...]
    address: tuple[str, ...]
    rules: Rules
    collection: Collection | None
    item: Item | None
    above: tuple[Collection, Item] | None


@attrs.frozen
class Change:
    """The items that a request concerns.

    Attributes:
        place: The path of their collection, which is part of the seed of their made-up values.
        items: The items, several if the body holds several.
        is_new: Whether they were created.
        is_batch: Whether the body holds several.
    """

    place: str
    items: Sequence[Item]
    is_new: bool = False
    is_batch: bool = False


class Resources:
    """The collections of the platform and what its methods do with them.

    Args:
        routes: The routes, which define the collections.
        schemas: The named schemas.
        behaviour: Further behaviour of the collections.
        refusals: Makes errors.
        size: How many items a collection has before the first is created.
        strict: Whether only items that exist from the start or were created are found.
    """

    def __init__(  # noqa: PLR0913 the parts of the platform, and two options
        self,
        routes: Routes,
        schemas: Schemas,
        behaviour: Behaviour,
        refusals: Refusals,
        *,
        size: int,
        strict: bool,
    ) -> None:
        self._routes = routes
        self._schemas = schemas
        self._behaviour = behaviour
        self._refusals = refusals
        self._strict = strict
        self._size = size
        self._state = State(size)

    def reset(self) -> None:
        """Forget everything."""
        self._state = State(self._size)

    def locate(self, match: Match) -> Place:
        """Return the place of a path.

        Raises:
            Refusal: The item, or one above it, was deleted (status 404).
        """
        segments, values = self._spell_out(match)
        start = without_version(segments)
        collection = item = above = None
        for position in range(start, len(segments)):
            if not is_parameter(segments[position]):
                kind = self._routes.kind(segments[: position + 1])
                if collection and item:
                    above = (collection, item)
                address = values[start : position + 1]
                collection = self._state.collection(address, kind) if kind else None
                if kind and kind.rules.of:
                    collection = self._find_home(kind.rules.of, values[position + 1]) or collection
                item = None
            elif collection:
                item = collection.find(values[position])
                if item is None:
                    item = collection.make_item(values[position])
                    item.deleted = self._strict
                replaces = match.route.method["verb"] == "PUT" and position == len(segments) - 1
                if item.deleted and not replaces:
                    message = f"No {collection.kind.thing} {values[position]!r}"
                    raise self._refusals.of_status(match.route.method, 404, message)
                values[position] = item.key
        shape = shape_of(segments)
        rules = collection.kind.rules if collection else self._behaviour.rules(shape)
        return Place(shape, tuple(values[start:]), rules, collection, item, above)

    def _collection_at(self, path: str) -> Collection:
        """Return the collection at a path without parameters."""
        parts = path.split("/")
        kind = self._routes.kind(parts)
        assert kind is not None  # noqa: S101 the manifest names collections
        return self._state.collection(parts, kind)

    def _find_home(self, pattern: str, value: str) -> Collection | None:
        """Return the collection of an item whose path does not name it, None if there is none.

        Args:
            pattern: The path of the collection; `*` stands for any part.
            value: A name of the item.
        """
        if "*" not in pattern:
            return self._collection_at(pattern)
        homes = self._state.list_collections(pattern.split("/"))
        return next((home for home in homes if home.find(value)), None)

    def _spell_out(self, match: Match) -> tuple[tuple[str, ...], list[str]]:
        """Return the template and the values of a path with the collections that it leaves out."""
        segments = match.route.segments
        shape = shape_of(segments)
        whole = self._behaviour.find_whole_path(shape)
        if whole == shape:
            return segments, list(match.values)
        start = without_version(segments)
        filled = iter(match.parameters.items())
        templates, values = list(segments[:start]), list(match.values[:start])
        for part in whole:
            name, value = ("", part) if part else next(filled)
            templates.append(part or f"{{{name}}}")
            values.append(value)
        return tuple(templates), values

    def change(
        self,
        place: Place,
        method: Mapping[str, Any],
        request: ReceivedRequest,
        take_script: Callable[[], Script | None],
    ) -> Change | None:
        """Apply a method to the stored state.

        Args:
            place: The place of the request's path.
            method: The method.
            request: The request.
            take_script: Returns the script that a test has prepared for the next item.

        Returns:
            The items that were created, read, changed or deleted; None if there are none.

        Raises:
            Refusal: There is such an item already.
        """
        sets = self._behaviour.action(place.shape)
        if sets is not None and place.above:
            collection, item = place.above
            item.fields |= sets
            item.ahead.clear()
            collection.keep(item, deleted=False)
            return Change(collection.place, [item])
        if place.collection is None:
            return self._change_document(place, method, request, take_script)
        if place.item is not None:
            self._change_item(place.collection, place.item, method, request)
            return Change(place.collection.place, [place.item])
        if not self._creates(place, method):
            return None
        body = request_json(request)
        bodies = list(_split(body, place.rules.batch))
        named = place.rules.acts_on
        if named:
            name = bodies[0][named]
            item = place.collection.find(name) or place.collection.make_item(name)
            place.collection.keep(item, deleted=False)
            return Change(place.collection.place, [item])
        created = [
            self._create(place.collection, fields, method, request, take_script)
            for fields in bodies
        ]
        is_batch = isinstance(body, list) or len(created) > 1
        return Change(place.collection.place, created, is_new=True, is_batch=is_batch)

    def _creates(self, place: Place, method: Mapping[str, Any]) -> bool:
        if method["verb"] not in {"POST", "PUT"} or not method["results"]:
            return False
        rules = place.rules
        schema = method["results"][0]["schema"]
        return bool(
            rules.creates
            or rules.created
            or (
                (schema and place.collection)
                and self._shows_identity(schema, place.collection, depth=1)
            )
        )

    def _create(
        self,
        collection: Collection,
        body: Mapping[str, Any],
        method: Mapping[str, Any],
        request: ReceivedRequest,
        take_script: Callable[[], Script | None],
    ) -> Item:
        rules = collection.kind.rules
        fields = {**body, **self._follow_links(rules, body)}
        query = dict(request.query)
        earlier = self._find_alike(collection, fields, None)
        if earlier is not None:
            item, unique = earlier
            if query.get(rules.replaces) == "true":
                item.fields |= fields
                return item
            raise self._refuse_second(collection, fields, unique, method)
        item = collection.create(fields)
        known = {**query, **request.path_parameters, **item.fields}
        for name, template in rules.fields.items():
            try:
                value = fill_template(template, known)
            except KeyError:
                continue
            item.fields[name] = body.get(name, value)
        item.ahead = rules.plan(take_script())
        item.log = []
        item.advance()
        return item

    def _follow_links(self, rules: Rules, body: Mapping[str, Any]) -> dict[str, Any]:
        """Return the fields that name items of other collections, which are created if missing."""
        found = {}
        for link in rules.links:
            name = next(body[by] for by in link.by if by in body)
            others = self._collection_at(link.collection)
            other = others.find(name)
            if other is None or other.deleted:
                other = others.create({"name": name})
            found[link.field] = other.fields["id"]
        return found

    def _follow_filter(self, rules: Rules, chosen: Filter) -> Filter:
        """Return a filter that also matches the IDs of linked items whose names it has."""
        found = []
        for link in rules.links:
            if link.field in chosen.fields:
                others = self._collection_at(link.collection)
                found += [each.fields["id"] for each in map(others.find, chosen.texts) if each]
        return attrs.evolve(chosen, texts=[*chosen.texts, *found])

    def _find_alike(
        self, collection: Collection, fields: Mapping[str, Any], apart: Item | None
    ) -> tuple[Item, Any] | None:
        """Return an existing item with which the fields conflict, and the rule that they break."""
        for unique in collection.kind.rules.unique:
            for item in collection:
                if item is not apart and unique.matches(item.fields, fields):
                    return item, unique
        return None

    def _refuse_second(
        self,
        collection: Collection,
        fields: Mapping[str, Any],
        unique: Any,
        method: Mapping[str, Any],
    ) -> Exception:
        shown = ", ".join(f"{name} {fields[name]!r}" for name in unique.fields if name in fields)
        message = f"Another {collection.kind.thing} with {shown} exists"
        return self._refusals.of_status(method, unique.status, message, {"code": unique.code})

    def _change_item(
        self,
        collection: Collection,
        item: Item,
        method: Mapping[str, Any],
        request: ReceivedRequest,
    ) -> None:
        match method["verb"]:
            case "GET" | "HEAD":
                item.advance()
            case "DELETE":
                collection.keep(item, deleted=True)
            case _:
                fields = {**item.fields, **body_fields(request)}
                earlier = self._find_alike(collection, fields, item)
                if earlier is not None:
                    raise self._refuse_second(collection, fields, earlier[1], method)
                item.fields = fields
                collection.keep(item, deleted=False)

    def _change_document(
        self,
        place: Place,
        method: Mapping[str, Any],
        request: ReceivedRequest,
        take_script: Callable[[], Script | None],
    ) -> Change | None:
        """Store, read or delete the document of a path that is neither a collection nor in one."""
        name = "/".join(place.address)
        item = self._state.document(place.address)
        if method["verb"] == "DELETE":
            self._state.drop_document(place.address)
        elif method["verb"] != "GET":
            if item is None:
                ahead = place.rules.plan(take_script())
                item = Item(key="", moment=EPOCH_MS, fields={}, ahead=ahead)
            item.fields |= body_fields(request)
            self._state.keep_document(place.address, item)
        if item is None or method["verb"] == "DELETE":
            return None
        item.advance()
        return Change(name, [item])

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
        self,
        place: Place,
        method: Mapping[str, Any],
        request: ReceivedRequest,
        show: Callable[[Item], Mapping[str, Any]],
        declared: Sequence[str],
    ) -> CollectionPage:
        """Return the page that a request asks for.

        Args:
            place: The collection.
            method: A method that lists it.
            request: The request.
            show: Returns an item as the list shows it.
            declared: The fields of the items.

        Raises:
            CursorError: The cursor is not from an earlier page, or the limit is out of range.
        """
        collection = place.collection
        assert collection is not None  # noqa: S101 the caller has a list to show
        query = dict(request.query)
        given = [pair for pair in request.query if pair[0] not in _NO_FILTERS]
        filters = [
            self._follow_filter(place.rules, each)
            for each in self._behaviour.filters(place.rules, declared, given)
        ]
        required = {each["wire"] for each in method["parameters"] if each["required"]}

        def is_chosen(item: Item) -> bool:
            # A required parameter selects the owner of a list, and each owner has the items that
            # exist from the start.
            counting = [
                each for each in filters if item.log is not None or each.name not in required
            ]
            if not counting:
                return True
            shown = show(item)
            return all(each.accepts(shown) for each in counting)

        if not method["paging"]:
            return collection.page(is_chosen, limit=sys.maxsize)
        wires = {parameter["argument"]: parameter["wire"] for parameter in method["parameters"]}
        cursor = query.get(wires[method["paging"]["argument"]])
        if method["paging"]["pages"]:
            return collection.page_by_number(
                is_chosen,
                _within(_PAGES, cursor, 1),
                _within(_LIMITS, query.get("per_page"), _USUAL_LIMIT),
            )
        since = query.get("since")
        return collection.page(
            is_chosen,
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
    value = request_json(request)
    return value if isinstance(value, dict) else {}


def request_json(request: ReceivedRequest) -> Any:
    """Return the JSON object or array of the request's body, None if it is something else."""
    return request.json() if request.body.startswith((b"{", b"[")) else None


def _split(body: Any, batch: str) -> Iterator[Mapping[str, Any]]:
    """Yield the fields of each item that a body holds."""
    if isinstance(body, list):
        yield from body
    elif isinstance(body, dict) and batch in body:
        rest = {name: value for name, value in body.items() if name != batch}
        for entry in body[batch]:
            yield {**rest, **entry}
    else:
        yield body if isinstance(body, dict) else {}
