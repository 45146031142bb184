"""Typed dicts of request bodies: the same JSON as the classes, in wire names.

They are derived from the classes and aliases of the models, annotation by annotation, so that a
body has one description. A body may mix both: a dict may hold instances, and any sequence may stand
for a list.
"""

from __future__ import annotations

import ast
import keyword
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import to_camel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tools.sdkgen.shapes import ClassShape, TypeShape

SUFFIX = "Dict"
_EITHER = "{0} | {0}" + SUFFIX


@dataclass(frozen=True)
class DictShape:
    """The typed dict of one class.

    Attributes:
        name: Its name.
        model: The class with the same fields.
        items: Wire name, annotation and meaning of each key.
        is_open: Whether it takes undeclared keys, which a typed dict cannot express.
    """

    name: str
    model: str
    items: tuple[tuple[str, str, str], ...]
    is_open: bool = False

    @property
    def has_plain_keys(self) -> bool:
        """Whether all keys can be the names of a class body."""
        return not any(
            keyword.iskeyword(key) or key.startswith("__") or not key.isidentifier()
            for key, _, _ in self.items
        )


def annotate_sent(annotation: str, names: set[str]) -> str:
    """Return the annotation of a value that is sent: an instance of the model or plain data.

    Args:
        annotation: The annotation of the models.
        names: The types that have a typed dict.
    """
    return _write(ast.parse(annotation, mode="eval").body, names, _EITHER)


def _write(node: ast.expr, names: set[str], form: str) -> str:
    """Return the annotation of a value that is sent.

    Args:
        node: The annotation of the models.
        names: The types that have a typed dict.
        form: The format of these types outside of lists and mappings.
    """
    match node:
        case ast.BinOp(left=left, right=right):
            return f"{_write(left, names, form)} | {_write(right, names, form)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            return f"Sequence[{_write(item, names, _EITHER)}]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return f"Mapping[str, {_write(value, names, _EITHER)}]"
        case ast.Name(id=name) | ast.Attribute(attr=name) if name in names:
            return form.format(ast.unparse(node))
        case _:
            return ast.unparse(node)


def _derive(shape: ClassShape, names: set[str]) -> DictShape:
    items = []
    for each in shape.attributes:
        plain = each.annotation
        if each.default:
            is_nullable = each.default == "UNSET"
            plain = plain.replace(" | Unset", "") if is_nullable else plain.removesuffix(" | None")
        annotation = annotate_sent(plain, names)
        if re.search(rf"\b{shape.name}{SUFFIX}\b", annotation):
            annotation = repr(annotation)  # the class itself is not defined yet
        if each.default:
            annotation = f"NotRequired[{annotation}]"
        items.append((each.wire or to_camel(each.name), annotation, each.note))
    return DictShape(f"{shape.name}{SUFFIX}", shape.name, tuple(items), bool(shape.extra))


def _list_holders(sent: Mapping[str, TypeShape]) -> set[str]:
    """Return the sent types that are classes, or aliases that lead to a class."""
    holders: set[str] = set()
    while True:
        found = {
            name
            for name in sent.keys() - holders
            if sent[name].classes or sent[name].references & holders
        }
        if not found:
            return holders
        holders |= found


def add_dicts(shapes: Mapping[str, TypeShape], sent: Mapping[str, TypeShape]) -> set[str]:
    """Give the types that are sent their typed dicts.

    Args:
        shapes: The shape of each named type.
        sent: The shapes of the types that bodies lead to, with the enums of requests.

    Returns:
        The classes and aliases that have one.

    Raises:
        ManifestError: A model has the name that a typed dict would take.
    """
    holders = _list_holders(sent)
    names = holders | {each.name for name in holders for each in shapes[name].classes}
    taken = {each for shape in shapes.values() for each in shape.names()}
    clashes = taken & {f"{name}{SUFFIX}" for name in names}
    if clashes:
        raise ManifestError(f"expected the names of typed dicts to be free: {sorted(clashes)}")
    for name in holders:
        shape = shapes[name]
        shape.dicts = [_derive(each, names) for each in sent[name].classes]
        if sent[name].alias:
            alias = ast.parse(sent[name].alias, mode="eval").body
            shape.dict_alias = _write(alias, names, "{0}" + SUFFIX)
    return names
