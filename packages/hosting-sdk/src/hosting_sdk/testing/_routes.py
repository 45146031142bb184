"""Routing: the method of the platform for a request, and the collection of its path."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import unquote

from hosting_sdk.testing._state import Kind, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from hosting_sdk.testing._behaviour import Behaviour, Rules

__all__ = ["Match", "Route", "Routes", "shape_of"]

_VERSION: Final = re.compile(r"v\d+")


class Route(NamedTuple):
    """A verb and a path template with the methods that share them.

    Attributes:
        methods: The methods of the index; the first one handles the requests.
        segments: The parts of the template between slashes.
    """

    methods: tuple[Mapping[str, Any], ...]
    segments: tuple[str, ...]

    @property
    def method(self) -> Mapping[str, Any]:
        """The method that handles the requests."""
        return self.methods[0]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the methods; none for a path that no method of a client has."""
        return tuple(method["name"] for method in self.methods if method["name"])


class Match(NamedTuple):
    """A route with the values that a request filled in.

    Attributes:
        route: The route.
        values: The decoded parts of the path between slashes, literal ones included.
    """

    route: Route
    values: tuple[str, ...]

    @property
    def parameters(self) -> dict[str, str]:
        """The values of the path parameters by their names."""
        pairs = zip(self.route.segments, self.values, strict=True)
        return {segment[1:-1]: value for segment, value in pairs if is_parameter(segment)}


def is_parameter(segment: str) -> bool:
    """Tell whether a part of a path template is filled in by the caller."""
    return segment.startswith("{")


def without_version(segments: Sequence[str]) -> int:
    """Return the position of the first part of a path after its version."""
    return 1 if segments and _VERSION.fullmatch(segments[0]) else 0


class Routes:
    """All routes of the platform.

    If two templates match a path, the one that has the earlier literal part wins.

    Args:
        methods: The methods of the index.
        behaviour: Further paths and collections.
    """

    def __init__(self, methods: Iterable[Mapping[str, Any]], behaviour: Behaviour) -> None:
        self._behaviour = behaviour
        named = {method["name"]: method for method in methods}
        grouped: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
        for method in named.values():
            grouped.setdefault((method["verb"], method["path"]), []).append(method)
        for read in behaviour.reads:  # paths at which items are read; no client has a method for it
            like, path = named[read["like"]], read["path"]
            in_path = [each for each in like["parameters"] if each["place"] == "path"]
            own = {"name": "", "verb": "GET", "path": path, "parameters": in_path, "body": None}
            grouped["GET", path] = [{**like, **own}]
        self._routes: dict[tuple[str, int], list[Route]] = {}
        for (verb, path), sharing in grouped.items():
            segments = tuple(path.removeprefix("/").split("/"))
            own_first = sorted(sharing, key=lambda method: bool(method.get("alias_of")))
            routes = self._routes.setdefault((verb, len(segments)), [])
            routes.append(Route(tuple(own_first), segments))
        for routes in self._routes.values():
            routes.sort(key=lambda route: [is_parameter(segment) for segment in route.segments])
        # The templates that list items or have paths for them.
        parameters: dict[tuple[str, ...], list[str]] = {}
        for route in self:
            *collection, last = route.segments
            if is_parameter(last):
                parameters.setdefault(shape_of(collection), []).append(last[1:-1])
            elif route.method["paging"]:
                parameters.setdefault(shape_of(route.segments), [])
        for shape in behaviour.shapes:
            if not behaviour.rules(shape).document:
                parameters.setdefault(shape, [])
        self._kinds = {
            shape: kind_of(
                next((word for word in reversed(shape) if word), "item"),
                names,
                behaviour.rules(shape),
            )
            for shape, names in parameters.items()
        }

    def __iter__(self) -> Iterator[Route]:
        return (route for routes in self._routes.values() for route in routes)

    def match(self, verb: str, path: str) -> Match | None:
        """Return the match of a verb and an encoded path, or None if no route matches."""
        encoded = path.removeprefix("/").split("/")
        for route in self._routes.get((verb, len(encoded)), ()):
            if all(
                part if is_parameter(segment) else segment == part
                for segment, part in zip(route.segments, encoded, strict=True)
            ):
                return Match(route, tuple(map(unquote, encoded)))
        return None

    def verbs(self, path: str) -> list[str]:
        """Return the verbs that an encoded path allows."""
        verbs = sorted({verb for verb, _ in self._routes})
        return [verb for verb in verbs if self.match(verb, path)]

    def rules(self, method: Mapping[str, Any]) -> Rules:
        """Return the behaviour of the collection or document that a method's path names."""
        return self._behaviour.rules(shape_of(method["path"].removeprefix("/").split("/")))

    def kind(self, template: Sequence[str]) -> Kind | None:
        """Return the kind of the items under a template, or None when it has none.

        Args:
            template: The parts of the collection's path template.
        """
        return self._kinds.get(shape_of(template))


def shape_of(template: Sequence[str]) -> tuple[str, ...]:
    """Return a template without its version and without the names of its parameters."""
    start = without_version(template)
    return tuple("" if is_parameter(segment) else segment for segment in template[start:])
