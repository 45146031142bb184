"""Checks of the public names of types."""

from __future__ import annotations

import builtins
import keyword
from typing import TYPE_CHECKING

from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import to_pascal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tools.sdkgen.shapes import TypeShape
    from tools.sdkgen.type_names import TypeTable

IMPORTED = {
    *("Any", "Literal", "Mapping", "NotRequired", "Page", "Sequence", "TypeAlias", "TypedDict"),
    *("UNSET", "Unset", "datetime", "define", "field"),
}


def check_type_names(
    shapes: Mapping[str, TypeShape],
    reach: Mapping[str, set[str]],
    uses: Mapping[str, list[tuple[str, str]]],
    table: TypeTable,
) -> None:
    """Refuse public names of types that are meaningless or misleading.

    Args:
        shapes: The shape of each named type.
        reach: The named types that are reached from each type that a method uses.
        uses: Where each named type is used: `(method, "body" | "result" | "parameter")`.
        table: The reviewed names; without a table, names only have to be usable.

    Raises:
        ManifestError: A name is not a valid class name, hides a builtin, is used twice, ends in a
            digit, refers to a method that does not use the type, or ends in `Page` although the
            type is not a page.
    """
    names = [name for shape in shapes.values() for name in shape.names()]
    faults = list(_find_unusable(names))
    if table.is_reviewed:
        faults += [
            f"{name}: ends in a digit; say what tells it apart, or why it keeps the number"
            for name in names
            if name[-1].isdigit() and name not in table.numbered
        ]
        faults += [
            f"{name}: may end in a digit, but there is no such type"
            for name in sorted(table.numbered.difference(names))
        ]
        faults += _find_misleading(shapes, reach, uses)
        faults += _find_false_pages(shapes)
    if faults:
        lines = "\n  ".join(faults)
        raise ManifestError(f"types.toml: {len(faults)} names of types need an entry:\n  {lines}")


def _find_unusable(names: list[str]) -> Iterator[str]:
    for name in sorted(set(names)):
        if not name.isidentifier() or keyword.iskeyword(name) or not name[:1].isupper():
            yield f"{name}: expected the name of a class"
        elif hasattr(builtins, name) or name in IMPORTED:
            yield f"{name}: hides another name in the modules of types"
        elif names.count(name) > 1:
            yield f"{name}: {names.count(name)} types have this name"


def _find_misleading(
    shapes: Mapping[str, TypeShape],
    reach: Mapping[str, set[str]],
    uses: Mapping[str, list[tuple[str, str]]],
) -> Iterator[str]:
    """Yield the types that are named after one method and used by others only."""
    users: dict[str, set[str]] = {}
    for name, found in uses.items():
        for reached in reach[name]:
            users.setdefault(reached, set()).update(method for method, _ in found)
    methods = {method for methods in users.values() for method in methods}
    spoken = {to_pascal(method.rpartition(".")[2]) for method in methods}
    for name in shapes:
        # The longest name of a method that the type's name begins with.
        ends = [i for i in range(1, len(name) + 1) if i == len(name) or name[i].isupper()]
        method = next((name[:end] for end in reversed(ends) if name[:end] in spoken), None)
        others = {
            each for each in users.get(name, ()) if to_pascal(each.rpartition(".")[2]) != method
        }
        if method and others:
            yield f"{name}: called after {method}, but {', '.join(sorted(others)[:3])} use it"


def _find_false_pages(shapes: Mapping[str, TypeShape]) -> Iterator[str]:
    """Yield the types that are called pages although no method returns the next one."""
    for shape in shapes.values():
        paged = {each.name for each in shape.classes if each.base}
        for name in shape.names():
            if name.endswith("Page") and name not in paged:
                yield f"{name}: no method leads from it to a next page; call it a list"
