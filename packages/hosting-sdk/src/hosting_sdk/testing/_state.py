"""State of the fake platform: collections of items that are created, changed and deleted."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import attrs

from hosting_sdk.testing._behaviour import Rules
from hosting_sdk.testing._values import EPOCH_MS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from hosting_sdk.testing._behaviour import Step

__all__ = [
    "Collection",
    "CollectionPage",
    "CursorError",
    "Item",
    "Kind",
    "LogLine",
    "State",
    "kind_of",
    "moment_of",
]

_PLURAL: Final = re.compile(r"(?<=ias)es$|(?<=x)es$|(?<!s)s$")
"""The ending of a plural: `aliases`, `sandboxes`, `projects`; `bypass` has none."""
_MINUTE_MS: Final = 60_000
_SECOND_MS: Final = 1_000


class CursorError(ValueError):
    """A cursor is not one that the platform returned."""


@attrs.frozen
class LogLine:
    """A line of the log of an item.

    Attributes:
        moment: When it was written, in milliseconds since 1970.
        text: The text.
        level: `error`, or empty.
    """

    moment: int
    text: str
    level: str


@attrs.define(kw_only=True)
class Item:
    """One thing in a collection.

    Attributes:
        key: Its first name, the seed of its made-up values; it never changes.
        moment: When it was created, in milliseconds since 1970. Later items come first in lists.
        fields: Its known fields; all others are made up when they are requested.
        deleted: Whether it was deleted.
        ahead: The states that it will go through.
        log: The lines of its log; None for an item that was not created.
    """

    key: str
    moment: int
    fields: dict[str, Any]
    deleted: bool = False
    ahead: list[Step] = attrs.field(factory=list)
    log: list[LogLine] | None = None

    def advance(self) -> None:
        """Move on to the next state, if there is one."""
        if not self.ahead:
            return
        step = self.ahead.pop(0)
        self.fields |= step.fields
        self.log = self.log or []
        for text, level in step.lines:
            moment = self.moment + (len(self.log) + 1) * _SECOND_MS
            self.log.append(LogLine(moment, text, level))


@attrs.frozen
class CollectionPage:
    """A part of a collection.

    Attributes:
        items: The items of this page, later ones first.
        after: The moment of the last item when more items follow, otherwise None.
        number: The number of this page, where pages are counted.
        count: How many pages there are, where pages are counted.
        size: The maximum number of items of a page, where pages are counted.
    """

    items: Sequence[Item]
    after: int | None = None
    number: int = 1
    count: int = 1
    size: int = 0

    @property
    def cursor(self) -> str | None:
        """The cursor of the next page as opaque text."""
        if self.after is None:
            return None
        return base64.urlsafe_b64encode(f"before={self.after}".encode()).decode().rstrip("=")


def moment_of(cursor: str) -> int:
    """Return the moment in a cursor, whether it came as a number or as opaque text.

    Raises:
        CursorError: The cursor is neither.
    """
    try:
        return int(float(cursor))
    except (OverflowError, ValueError):
        pass
    try:
        text = base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode()
        return int(text.removeprefix("before="))
    except (binascii.Error, ValueError) as error:
        raise CursorError(f"Expected a cursor from an earlier page, got {cursor!r}") from error


class Kind(NamedTuple):
    """The kind of the items in a collection.

    Attributes:
        thing: The name of one item, such as `accessGroup`.
        names: The properties by which a request may name an item.
        rules: The behaviour of the items.
    """

    thing: str
    names: tuple[str, ...]
    rules: Rules = Rules()


def kind_of(word: str, parameters: Sequence[str], rules: Rules) -> Kind:
    """Return the kind of the items in a collection.

    Args:
        word: The last literal part of the collection's path, such as `access-groups`.
        parameters: The names of the path parameters that name an item, such as `idOrName`.
        rules: The behaviour of the collection.
    """
    first, *rest = _PLURAL.sub("", word).split("-")
    thing = first + "".join(part.capitalize() for part in rest)
    names = dict.fromkeys(("id", "uid", f"{thing}Id", "name", "slug"))
    for parameter in parameters:
        names |= {part[0].lower() + part[1:]: None for part in parameter.split("Or")}
    return Kind(thing, tuple(names | dict.fromkeys(rules.names)), rules)


class Collection:
    """The items under one path, later ones first.

    Each item has a moment of its own, so the moment of the last item of a page is a cursor that
    neither loses nor repeats an item.

    Args:
        address: The path, its parameters filled in.
        kind: The kind of its items.
        size: How many items it has before the first is created.
    """

    def __init__(self, address: Sequence[str], kind: Kind, size: int) -> None:
        self.place = "/".join(address)
        self.kind = kind
        self._created = 0
        self._items = [self._new(position, -position) for position in range(size)]

    def _new(self, position: int, minutes: int) -> Item:
        digits = zlib.crc32(f"{self.place}#{position}".encode())
        thing = self.kind.thing.lower()
        key = f"{thing}_{digits:08x}"
        moment = EPOCH_MS + minutes * _MINUTE_MS
        fields: dict[str, Any] = dict.fromkeys(self.kind.names, key)
        fields |= dict.fromkeys(("name", "slug"), f"{thing}-{digits:08x}")
        fields |= dict.fromkeys(("created", "createdAt"), moment)
        settled = self.kind.rules.settled
        if settled:
            fields |= dict.fromkeys(self.kind.rules.state, settled[digits % len(settled)])
        return Item(key=key, moment=moment, fields=fields)

    def find(self, value: str) -> Item | None:
        """Return the item that has this value as one of its names; a deleted one if no other."""
        matching = [
            item
            for item in self._items
            if any(item.fields.get(name) == value for name in self.kind.names)
        ]
        return min(matching, key=lambda item: item.deleted, default=None)

    def create(self, fields: Mapping[str, Any]) -> Item:
        """Add an item, newer than all others."""
        self._created += 1
        item = self._new(-self._created, self._created)
        item.fields |= fields
        self._items.insert(0, item)
        return item

    def make_item(self, value: str) -> Item:
        """Return an item that was never created, for a request that names it."""
        rules = self.kind.rules
        fields = dict.fromkeys(self.kind.names, value)
        fields |= dict.fromkeys(rules.state, rules.settled[0]) if rules.settled else {}
        return Item(key=value, moment=EPOCH_MS, fields=fields)

    def keep(self, item: Item, *, deleted: bool) -> None:
        """Store an item as existing or as deleted; a never created one becomes the oldest."""
        item.deleted = deleted
        if item not in self._items:
            oldest = self._items[-1].moment if self._items else EPOCH_MS
            item.moment = oldest - _MINUTE_MS
            self._items.append(item)

    def __iter__(self) -> Iterator[Item]:
        return (item for item in self._items if not item.deleted)

    def page(
        self,
        chosen: Callable[[Item], bool],
        *,
        before: int | None = None,
        since: int | None = None,
        limit: int,
    ) -> CollectionPage:
        """Return the items between two moments, later ones first.

        Args:
            chosen: Whether an item is listed.
            before: Only items created before this moment.
            since: Only items created after this moment.
            limit: The maximum number of items of a page.
        """
        items = [
            item
            for item in self
            if (before is None or item.moment < before)
            and (since is None or item.moment > since)
            and chosen(item)
        ]
        after = items[limit - 1].moment if len(items) > limit else None
        return CollectionPage(items[:limit], after)

    def page_by_number(
        self, chosen: Callable[[Item], bool], number: int, size: int
    ) -> CollectionPage:
        """Return a page by its number, later items first.

        Args:
            chosen: Whether an item is listed.
            number: The number of the page, from 1.
            size: The maximum number of items of a page.
        """
        items = list(filter(chosen, self))
        start = (number - 1) * size
        return CollectionPage(
            items[start : start + size], None, number, -(-len(items) // size), size
        )


class State:
    """All collections.

    Args:
        size: How many items a collection has before the first is created.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._collections: dict[tuple[str, ...], Collection] = {}
        self._documents: dict[tuple[str, ...], Item] = {}

    def collection(self, address: Sequence[str], kind: Kind) -> Collection:
        """Return the collection under a path; it is made when it is first requested."""
        key = tuple(address)
        if key not in self._collections:
            self._collections[key] = Collection(key, kind, self._size)
        return self._collections[key]

    def list_collections(self, pattern: Sequence[str]) -> list[Collection]:
        """Return the collections made so far whose path matches; `*` stands for any part."""
        return [
            collection
            for address, collection in self._collections.items()
            if len(address) == len(pattern)
            and all(wanted in {"*", part} for wanted, part in zip(pattern, address, strict=True))
        ]

    def document(self, address: Sequence[str]) -> Item | None:
        """Return the values that were stored under a path that is not a collection."""
        return self._documents.get(tuple(address))

    def keep_document(self, address: Sequence[str], item: Item) -> None:
        """Store values under a path that is not a collection."""
        self._documents[tuple(address)] = item

    def drop_document(self, address: Sequence[str]) -> None:
        """Remove the values under a path."""
        self._documents.pop(tuple(address), None)
