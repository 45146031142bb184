"""Which method of the platform a request means, and which collection its path lies in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import unquote

from hosting_sdk.testing._state import Kind, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

__all__ = ["Match", "Route", "Routes"]

_VERSION: Final = re.compile(r"v\d+")


class Route(NamedTuple):
    """A verb and a path template with the methods that share them.

    Attributes:
        methods: The methods of the index, the first of which answers.
        segments: The parts of the template between slashes.
    """

    methods: tuple[Mapping[str, Any], ...]
    segments: tuple[str, ...]

    @property
    def method(self) -> Mapping[str, Any]:
        """The method that answers."""
        return self.methods[0]


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

    Where two templates fit one path, the one that spells out the earlier part wins.

    Args:
        methods: The methods of the index.
    """

    def __init__(self, methods: Iterable[Mapping[str, Any]]) -> None:
        grouped: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
        for method in methods:
            grouped.setdefault((method["verb"], method["path"]), []).append(method)
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
                parameters.setdefault(_shape(collection), []).append(last[1:-1])
            elif route.method["paging"]:
                parameters.setdefault(_shape(route.segments), [])
        self._kinds = {
            shape: kind_of(next((word for word in reversed(shape) if word), "item"), names)
            for shape, names in parameters.items()
        }

    def __iter__(self) -> Iterator[Route]:
        return (route for routes in self._routes.values() for route in routes)

    def match(self, verb: str, path: str) -> Match | None:
        """Return what a verb and an encoded path mean, or None when nothing."""
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

    def kind(self, template: Sequence[str]) -> Kind | None:
        """Return what an item under a template is, or None when there are none.

        Args:
            template: The parts of the collection's path template.
        """
        return self._kinds.get(_shape(template))


def _shape(template: Sequence[str]) -> tuple[str, ...]:
    """Return a template without its version and without the names of its parameters."""
    start = without_version(template)
    return tuple("" if is_parameter(segment) else segment for segment in template[start:])
