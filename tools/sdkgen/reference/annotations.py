"""Annotations in words, with a link to the page of each model."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.sdkgen.reference.markdown import join

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_NOT_SAID = {"None", "Unset"}
_PLAIN = {"Any": "any JSON value", "UploadSource": "[bytes, file or stream](../uploads.md)"}


@dataclass(frozen=True)
class TypeText:
    """An annotation in words.

    Attributes:
        words: The type, in Markdown.
        values: The values of its enum; empty without one.
    """

    words: str
    values: tuple[str, ...]


def describe_annotation(annotation: str, link: Callable[[str], str]) -> TypeText:
    """Return an annotation in words, without a mention that the value is optional.

    Args:
        annotation: The annotation.
        link: Returns the link to a model.
    """
    members = list(_list_members(ast.parse(annotation, mode="eval").body))
    values = tuple(value for each in members for value in _list_literals(each))
    words = list(dict.fromkeys(_describe(each, link) for each in members))
    return TypeText(join(words, "or"), values)


def _list_members(node: ast.expr) -> Iterator[ast.expr]:
    """Yield the members of a union, without `None` and `Unset`."""
    if isinstance(node, ast.BinOp):
        yield from _list_members(node.left)
        yield from _list_members(node.right)
    elif ast.unparse(node) not in _NOT_SAID:
        yield node


def _list_literals(node: ast.expr) -> Iterator[str]:
    """Yield the values of an enum, and of a list of an enum."""
    match node:
        case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
            for each in inner.elts if isinstance(inner, ast.Tuple) else [inner]:
                yield str(ast.literal_eval(each))
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            for member in _list_members(inner):
                yield from _list_literals(member)


def _describe(node: ast.expr, link: Callable[[str], str]) -> str:
    match node:
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            return f"list of {describe_annotation(ast.unparse(item), link).words}"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return f"mapping of names to {describe_annotation(ast.unparse(value), link).words}"
        case ast.Subscript(slice=values):
            first = values.elts[0] if isinstance(values, ast.Tuple) else values
            return f"`{type(ast.literal_eval(first)).__name__}`"
        case ast.Attribute(attr=name):
            return link(name)
        case ast.Name(id=name):
            return _PLAIN.get(name) or (link(name) if name[0].isupper() else f"`{name}`")
        case _:
            return f"`{ast.unparse(node)}`"
