"""Render `models/`: a module per named type, and the lazy index of all of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import to_identifier
from tools.sdkgen.templates import fill

if TYPE_CHECKING:
    from tools.sdkgen.catalogue import Catalogue
    from tools.sdkgen.shapes import ClassShape

_USES = {"body": "The body of", "result": "The result of", "parameter": "A parameter of"}


def _describe(name: str, catalogue: Catalogue) -> str:
    """Return a line that says where a named type is used."""
    uses = catalogue.uses.get(name, [])
    if not uses:
        return f"`{name}`, a part of other types."
    method, place = uses[0]
    more = f" and {len(uses) - 1} more" if len(uses) > 1 else ""
    return f"{_USES[place]} `{method}`{more}."


def _describe_class(shape: ClassShape, described: str, owner: str) -> dict[str, Any]:
    path = shape.path.lstrip(".")
    attributes = []
    for each in shape.attributes:
        annotation = each.annotation
        if re.search(rf"\b{shape.name}\b", re.sub('"[^"]*"', "", annotation)):
            annotation = repr(annotation)  # the class itself is not defined yet
        value = each.default
        if each.wire:
            default = f"default={each.default}, " if each.default else ""
            value = f'field({default}metadata={{"wire": "{each.wire}"}})'
        text = f"{each.name}: {annotation}" + (f" = {value}" if value else "")
        attributes.append((text, each.note))
    if shape.extra:
        extra = (
            f"additional_properties: dict[str, {shape.extra}] = "
            'field(factory=dict, metadata={"extra": True})'
        )
        attributes.append((extra, "Properties that are not declared, by their wire names."))
    return {
        "name": shape.name,
        "base": f"({shape.base})" if shape.base else "",
        "summary": f"`{path}` of `{owner}`." if path else described,
        "attributes": attributes,
    }


def render_models(catalogue: Catalogue) -> dict[str, str]:
    """Return the text of every file of `models/`, by its path in the package."""
    files = {}
    for name, shape in catalogue.shapes.items():
        described = _describe(name, catalogue)
        references = [
            (to_identifier(other), each)
            for other in shape.references - {name}
            for each in (other, catalogue.shapes[other].dict_name)
            if each
        ]
        files[f"models/{to_identifier(name)}.py"] = fill(
            "model.py",
            summary=described,
            shape=shape,
            references=sorted(references),
            classes=[_describe_class(each, described, name) for each in shape.classes],
        )
    index = {
        name: to_identifier(shape.name)
        for shape in catalogue.shapes.values()
        for name in shape.names()
    }
    renamed = {each.old: each.new for each in catalogue.manifest.aliases if each.kind == "model"}
    if not index.keys() >= set(renamed.values()):
        unknown = sorted(set(renamed.values()) - index.keys())
        raise ManifestError(f"overrides.toml: expected aliases of known models, got {unknown}")
    entries = {**index, **{old: f"{index[new]}:{new}" for old, new in renamed.items()}}
    files["models/__init__.py"] = fill(
        "models_init.py", entries={name: entries[name] for name in sorted(entries)}
    )
    imports = [(index[name], name, name) for name in index]
    imports += [(index[new], new, old) for old, new in renamed.items()]
    files["models/__init__.pyi"] = fill("models_stub.pyi", imports=sorted(imports))
    return files
