"""Parts of a result that an application asks for, so that it need not read the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hosting_sdk._schema_members import list_members
from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

__all__ = ["EVERYTHING", "FIELDS", "NoSuchFieldError", "Selection", "shorten_list"]

FIELDS = "_fields"
EVERYTHING = "*"
"""The path that selects all fields, for a list that is shortened otherwise."""
SHORT = "_short"
_HOW = f'Each item has its main fields; all of them come with {FIELDS}: ["{EVERYTHING}"].'
SHOWN_NAMES = 40


class NoSuchFieldError(InvalidRequestError):
    """A path matches nothing in a result; the message quotes names of the platform's data."""


class Selection:
    """The fields that one call asks for.

    Args:
        paths: Names of fields joined by `/` or `.`, such as `projects/id`. A path leads through a
            list to each of its items. An optional field that is absent is left out.
        method: The method's entry in the index.

    Raises:
        InvalidRequestError: The method changes something, and its result has no such field.
    """

    def __init__(self, paths: list[str], method: dict[str, Any]) -> None:
        self._paths = [
            [step for step in path.split("/" if "/" in path else ".") if step] for path in paths
        ]
        schemas = [result["schema"] for result in method["results"]]

        def read(schema: Mapping[str, Any]) -> Mapping[str, Any] | None:
            is_object = schema.get("type", "object") == "object"
            fields: Mapping[str, Any] | None = schema.get("properties", None if is_object else {})
            return fields

        gaps = [(path, _find_gap(schemas, path, _members, read)) for path in self._paths]
        self._undeclared = [path for path, names in gaps if names is not None]
        if self._undeclared and not method["read_only"]:
            path, names = next(gap for gap in gaps if gap[1] is not None)
            raise InvalidRequestError(f"Nothing was sent. {_explain(path, names or [])}")

    def select(self, value: Any) -> Any:
        """Return only the chosen parts of a result.

        Raises:
            NoSuchFieldError: A path matches nothing.
        """
        for path in self._undeclared:
            names = _find_gap(
                [value], path, _items, lambda each: each if isinstance(each, dict) else {}
            )
            if names is not None:
                raise NoSuchFieldError(_explain(path, names))
        return _select(value, self._paths)


def _explain(path: list[str], names: list[str]) -> str:
    hidden = len(names) - SHOWN_NAMES
    listed = [*names[:SHOWN_NAMES], *([f"and {hidden} more"] if hidden > 0 else [])]
    return (
        f"{FIELDS}: {'/'.join(path)!r} matches nothing; the fields there are: "
        f"{', '.join(listed) or 'none'}"
    )


def _find_gap(
    places: Iterable[Any],
    path: list[str],
    spread: Callable[[Any], Iterable[Any]],
    read: Callable[[Any], Mapping[str, Any] | None],
) -> list[str] | None:
    """Return the fields at the place where a path leads nowhere; None if it may lead somewhere.

    Args:
        places: Where the path begins: a value, or the schemas of one.
        path: The names of fields.
        spread: Returns what stands for a list: its items, or their schemas.
        read: Returns the fields of an object, None if it may have any.
    """
    for step in path:
        objects = [read(each) for place in places for each in spread(place)]
        if not objects or None in objects:
            return None
        known = [each for each in objects if each]
        places = [each[step] for each in known if step in each]
        if not places:
            return list(dict.fromkeys(name for each in known for name in each))
    return None


def _members(schema: Any) -> Iterator[Mapping[str, Any]]:
    """Yield the alternatives of a schema; for a list, those of its items."""
    for member in list_members(schema) if isinstance(schema, dict) else ():
        if member.get("type") == "array":
            yield from _members(member.get("items", {}))
        else:
            yield member


def _items(value: Any) -> Iterator[Any]:
    """Yield the items of nested lists, or the value itself; nothing for null."""
    if isinstance(value, list):
        for item in value:
            yield from _items(item)
    elif value is not None:
        yield value


def _select(value: Any, paths: list[list[str]]) -> Any:
    if any(not path for path in paths):
        return value
    if isinstance(value, list):
        return [_select(item, paths) for item in value]
    if not isinstance(value, dict):
        return value
    names = dict.fromkeys(path[0] for path in paths)
    return {
        name: _select(value[name], [path[1:] for path in paths if path[0] == name])
        for name in names
        if name in value
    }


def shorten_list(value: Any, view: Mapping[str, Any]) -> Any:
    """Return a result whose list has only the main fields of each item, and a note about the rest.

    Args:
        value: The result.
        view: The short view in the method's entry in the index.
    """
    name, fields = view["list"], view["fields"]
    items = value if name is None else value.get(name) if isinstance(value, dict) else None
    if not isinstance(items, list):
        return value
    short = [
        {field: item[field] for field in fields if field in item}
        if isinstance(item, dict)
        else item
        for item in items
    ]
    if short == items:
        return value
    return {SHORT: _HOW, **({"result": short} if name is None else {**value, name: short})}
