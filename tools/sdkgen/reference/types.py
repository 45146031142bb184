"""Pages of the types: one for the types of each group, and `shared` for all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sdkgen.catalogue import close_over
from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import to_camel, to_identifier, to_snake
from tools.sdkgen.reference.annotations import describe_annotation
from tools.sdkgen.reference.markdown import list_some, list_values, render_table, to_anchor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tools.sdkgen.catalogue import Catalogue
    from tools.sdkgen.shapes import Attribute, ClassShape, TypeShape

SHARED = "shared"
FOLDER = "types"
MOST_USES = 6
MOST_LISTED = 8
_USES = {"body": "Body of", "result": "Result of", "parameter": "Parameter of"}
_INTRODUCTION = """\
Import them from `hosting_sdk.models`. Attributes are in snake case; a name in parentheses is the
name on the wire, which counts in mappings. What is *optional* may be absent: it is `None` then, or
`UNSET` where null means something of its own. The type of a mapping in place of a body `CreateX` is
`CreateXDict`."""


class TypeIndex:
    """Pages and anchors of all types.

    Args:
        catalogue: All types.

    Raises:
        ManifestError: Two types would have one anchor on a page.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        groups: dict[str, set[str]] = {}
        for name, uses in catalogue.uses.items():
            for reached in close_over([name], catalogue.schemas):
                groups.setdefault(reached, set()).update(use.partition(".")[0] for use, _ in uses)
        self._pages: dict[str, str] = {}
        self.shapes: dict[str, list[TypeShape]] = {}
        anchors: set[tuple[str, str]] = set()
        for name, shape in catalogue.shapes.items():
            owners = groups.get(name, set())
            page = to_snake(next(iter(owners))) if len(owners) == 1 else SHARED
            self.shapes.setdefault(page, []).append(shape)
            for public in _list_described(shape):
                self._pages[public] = page
                if (page, to_anchor(public)) in anchors:
                    raise ManifestError(f"expected an anchor of its own for the type {public}")
                anchors.add((page, to_anchor(public)))

    def link_from(self, folder: str) -> Callable[[str], str]:
        """Return the function that links to a type.

        Args:
            folder: The path from the page with the link to the folder of type pages.
        """

        def link(name: str) -> str:
            page = self._pages.get(name)
            return f"[`{name}`]({folder}{page}.md#{to_anchor(name)})" if page else f"`{name}`"

        return link


def _list_described(shape: TypeShape) -> list[str]:
    """Return the names that have a section, the named type first."""
    names = [each.name for each in reversed(shape.classes)]
    return names if shape.name in names else [shape.name, *names]


def render_types(catalogue: Catalogue, index: TypeIndex) -> dict[str, str]:
    """Return the text of each page of types, by its path in the reference folder."""
    pages = {f"{FOLDER}/index.md": _render_index(index)}
    for page in sorted(index.shapes, key=lambda page: (page == SHARED, page)):
        title = "Types of several groups" if page == SHARED else f"Types of {page}"
        lines = [f"# {title}", "", _INTRODUCTION, ""]
        if page != SHARED:
            lines += [f"The methods are on the page [{page}](../{page}.md).", ""]
        for shape in index.shapes[page]:
            lines += _render_shape(shape, catalogue, index)
        pages[f"{FOLDER}/{page}.md"] = "\n".join(lines)
    return pages


def _render_index(index: TypeIndex) -> str:
    pages = sorted(index.shapes, key=lambda page: (page != SHARED, page))
    lines = [
        "# Types",
        "",
        "The types of bodies and results, on a page for each group of methods.",
        "",
    ]
    rows = []
    for page in pages:
        links = [index.link_from("")(shape.name) for shape in index.shapes[page]]
        rows.append((f"[{page}]({page}.md)", list_some(links, MOST_LISTED)))
    lines += render_table("methods", ("Page", "Types"), rows)
    return "\n".join([*lines, "```{toctree}", ":hidden:", "", *pages, "```"])


def _render_shape(shape: TypeShape, catalogue: Catalogue, index: TypeIndex) -> list[str]:
    link = index.link_from("")
    uses = _describe_uses(shape.name, catalogue, index)
    lines = []
    classes = {each.name: each for each in shape.classes}
    for name in _list_described(shape):
        lines += [f"## `{name}`", ""]
        if name not in classes:
            text = describe_annotation(shape.alias, link)
            if text.values:
                is_open = shape.alias.endswith(("| str", "| int"))
                others = "; the platform may add others" if is_open else ""
                lines.append(f"A {text.words}: {list_values(text.values)}{others}.")
            else:
                start = "One of" if " or " in text.words else "The same as"
                lines.append(f"{start} {text.words}.")
            lines += ["", *uses]
            continue
        if name == shape.name:
            lines += uses
        else:
            way = classes[name].path.lstrip(".")
            part = f"`{way}`" if way else "A form"
            lines += [f"{part} of {link(shape.name)}.", ""]
        lines += _render_class(classes[name], link)
    return lines


def _describe_uses(name: str, catalogue: Catalogue, index: TypeIndex) -> list[str]:
    """Return a paragraph about the methods that use a type, or the types that contain it."""
    uses = catalogue.uses.get(name, [])
    if not uses:
        owners = [each.name for each in catalogue.shapes.values() if name in each.references]
        around = list_some(list(map(index.link_from(""), owners)), MOST_USES)
        return [f"Part of {around}.", ""] if owners else []
    texts = []
    for place, words in _USES.items():
        methods = dict.fromkeys(method for method, each in uses if each == place)
        links = []
        for wire_name in methods:
            group, _, method = wire_name.partition(".")
            snake, short = to_snake(group), to_identifier(method)
            links.append(f"[`{snake}.{short}`](../{snake}.md#{to_anchor(short)})")
        texts += [f"{words} {list_some(links, MOST_USES)}."] if links else []
    return [" ".join(texts), ""]


def _render_class(shape: ClassShape, link: Callable[[str], str]) -> list[str]:
    rows = [list(_list_cells(each, link)) for each in shape.attributes]
    if not rows:
        return ["It has no fields.", ""]
    lines = render_table("fields", ("Field", "Type", "Meaning", "Values"), rows)
    if shape.extra:
        extra = describe_annotation(shape.extra, link).words
        lines += [f"Other names are kept in `additional_properties`: {extra}.", ""]
    return lines


def render_name(attribute: Attribute) -> str:
    """Return the name of a field, with its wire name if that is different."""
    wire = attribute.wire or to_camel(attribute.name)
    return f"`{attribute.name}`" + (f" (`{wire}`)" if wire != attribute.name else "")


def _list_cells(attribute: Attribute, link: Callable[[str], str]) -> Iterator[str]:
    yield render_name(attribute)
    text = describe_annotation(attribute.annotation, link)
    yield text.words + (", optional" if attribute.default else "")
    yield attribute.note
    yield list_values(text.values)
