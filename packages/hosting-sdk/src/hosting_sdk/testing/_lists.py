"""Lists and their pages: items and a cursor at the places that the schema declares for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

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
        return next(self._shapes(schema, wanted), None)

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

    def _shapes(self, schema: Schema, wanted: str | None) -> Iterator[ListShape]:
        """Yield the branches of a schema that have an array of items."""
        for branch in self._schemas.branches(schema):
            if branch.get("type") == "array" and not wanted:
                yield ListShape(branch, "")
            properties = {
                name: self._resolve_array(member)
                for name, member in branch.get("properties", {}).items()
            }
            arrays = [name for name, member in properties.items() if member.get("type") == "array"]
            if wanted in arrays:
                yield ListShape({**branch, "properties": properties}, str(wanted))
            elif wanted is None and len(arrays) == 1:
                yield ListShape({**branch, "properties": properties}, arrays[0])

    def _resolve_array(self, schema: Schema) -> Schema:
        """Return the first array of a union, or the schema that a reference names."""
        branches = self._schemas.branches(schema)
        arrays = (branch for branch in branches if branch.get("type") == "array")
        return next(arrays, self._schemas.resolve(schema))

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
            self._put_first_valid(value, schema, beside, choices)
        if name not in value and name in schema.get("required", ()):
            del whole[way[0]]  # the cursor must not be null, so the last page has no pagination

    def _put_first_valid(
        self, value: dict[str, Any], schema: Schema, name: str, choices: Sequence[Any]
    ) -> None:
        if "properties" not in schema:
            value[name] = choices[-1]
            return
        inner = schema["properties"].get(name)
        if inner is None:
            return
        accepted = [choice for choice in choices if self._schemas.accepts(inner, choice)]
        if accepted:
            value[name] = accepted[0]
        else:
            value.pop(name, None)
