"""Lists and their pages: items and a cursor at the places that the schema declares for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hosting_sdk.testing._schemas import Schema, Schemas
    from hosting_sdk.testing._state import Collection, CollectionPage, Item
    from hosting_sdk.testing._values import ValueMaker

__all__ = ["ListShape", "Lists"]


class ListShape(NamedTuple):
    """A schema and its property that holds the items; empty when the schema is the list itself."""

    schema: Schema
    items: str

    @property
    def item(self) -> Schema:
        array = self.schema["properties"][self.items] if self.items else self.schema
        inner: Schema = array["items"]
        return inner


class Lists:
    """Makes the values of methods that list a collection.

    Args:
        schemas: The named schemas.
        maker: Makes all values that are not an item or a cursor.
    """

    def __init__(self, schemas: Schemas, maker: ValueMaker) -> None:
        self._schemas = schemas
        self._maker = maker

    def shape(
        self, method: Mapping[str, Any], schema: Schema, collection: Collection
    ) -> ListShape | None:
        """Return where a method shows items, None when its schema has no place for them."""
        paging = method["paging"]
        wanted = paging["items"] if paging else collection.kind.rules.items
        for branch in self._schemas.branches(schema):
            if branch.get("type") == "array" and not wanted:
                return ListShape(branch, "")
            properties = {}
            for name, member in branch.get("properties", {}).items():
                alternatives = self._schemas.branches(member)
                lists = (each for each in alternatives if each.get("type") == "array")
                properties[name] = next(lists, self._schemas.resolve(member))
            arrays = [name for name, member in properties.items() if member.get("type") == "array"]
            if wanted in arrays or (wanted is None and len(arrays) == 1):
                return ListShape({**branch, "properties": properties}, wanted or arrays[0])
        return None

    def declared(self, shape: ListShape) -> list[str]:
        """Return the fields that items of a list may have."""
        branches = self._schemas.branches(shape.item)
        return [name for branch in branches for name in branch.get("properties", ())]

    def item(self, shape: ListShape, collection: Collection, item: Item) -> Any:
        """Return an item as a list shows it."""
        return self._maker.make(shape.item, f"{collection.place}/{item.key}", item.fields)

    def value(
        self,
        method: Mapping[str, Any],
        shape: ListShape,
        collection: Collection,
        page: CollectionPage,
        seed: str,
    ) -> Any:
        """Return a page as a method shows it."""
        paging = method["paging"]
        items = [self.item(shape, collection, item) for item in page.items]
        if not shape.items:
            return items
        value = self._maker.make(shape.schema, seed)
        value[shape.items] = items
        if paging:
            self._put_cursor(value, shape.schema, paging, page)
        return value

    def _put_cursor(
        self, value: dict[str, Any], schema: Schema, paging: Mapping[str, Any], page: CollectionPage
    ) -> None:
        """Write the cursor of the next page into a value, and the fields beside the cursor."""
        whole = value
        *way, name = paging["cursor"]
        for step in way:
            schema = self._schemas.branches(schema["properties"][step])[0]
            value[step] = self._maker.make(schema, step)
            value = value[step]
        known: Mapping[str, Sequence[Any]] = {
            **({} if paging["pages"] else {name: [page.after, page.cursor]}),
            "page": [page.number],
            "numPages": [page.count],
            "per_page": [page.size],
            "hasNext": [page.after is not None],
            "count": [len(page.items)],
            "prev": [page.items[0].moment if page.items else None, None],
        }
        for beside, choices in known.items():
            if "properties" not in schema:
                value[beside] = choices[-1]
            elif beside in schema["properties"]:
                inner = schema["properties"][beside]
                accepted = [each for each in choices if self._schemas.accepts(inner, each)]
                if accepted:
                    value[beside] = accepted[0]
                else:
                    value.pop(beside, None)
        if name not in value and name in schema.get("required", ()):
            del whole[way[0]]  # the cursor must not be null, so the last page has no pagination
