"""Render `models/`: a module per named type, and the lazy index of all of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tools.sdkgen.names import to_identifier
from tools.sdkgen.templates import fill

if TYPE_CHECKING:
    from tools.sdkgen.catalogue import Catalogue
    from tools.sdkgen.shapes import Attribute, ClassShape, TypeShape

_USES = {"body": "The body of", "result": "The result of", "parameter": "A parameter of"}


def _describe(name: str, catalogue: Catalogue) -> str:
    """Return a line that says where a named type stands."""
    uses = catalogue.uses.get(name, [])
    if not uses:
        return f"`{name}`, a part of other types."
    method, place = uses[0]
    more = f" and {len(uses) - 1} more" if len(uses) > 1 else ""
    return f"{_USES[place]} `{method}`{more}."


def _render_attribute(attribute: Attribute, owner: str) -> str:
    annotation = attribute.annotation
    if re.search(rf"\b{owner}\b", annotation):
        annotation = f'"{annotation}"'
    metadata = f'metadata={{"wire": "{attribute.wire}"}}' if attribute.wire else ""
    if metadata:
        default = f"default={attribute.default}, " if attribute.default else ""
        return f"    {attribute.name}: {annotation} = field({default}{metadata})"
    default = f" = {attribute.default}" if attribute.default else ""
    return f"    {attribute.name}: {annotation}{default}"


def _render_class(shape: ClassShape, described: str, owner: str) -> str:
    path = shape.path.lstrip(".")
    summary = f"`{path}` of `{owner}`." if path else described
    lines = ["@define(kw_only=True)", f"class {shape.name}:"]
    if shape.notes:
        notes = "\n".join(f"        {note}" for note in shape.notes)
        lines += [f'    """{summary}', "", "    Attributes:", notes, '    """', ""]
    else:
        lines += [f'    """{summary}"""', ""]
    lines += [_render_attribute(each, shape.name) for each in shape.attributes]
    if shape.extra:
        lines.append(
            f"    additional_properties: dict[str, {shape.extra}] = "
            'field(factory=dict, metadata={"extra": True})'
        )
    return "\n".join(lines)


def _strip_strings(body: str) -> str:
    """Return the lines of a body without docstrings and literal values, quoted types apart."""
    lines = [line for line in body.split("\n") if '"""' not in line]
    return "\n".join(
        line if re.match(r'\s+\w+: "', line) else re.sub(r'"(\\.|[^"\\])*"', "", line)
        for line in lines
    )


def _render_imports(shape: TypeShape, body: str) -> str:
    """Return the imports that a module's body needs, sorted as the linter wants them."""
    code = _strip_strings(body)

    def find(*names: str) -> str:
        return ", ".join(name for name in names if re.search(rf"\b{name}\b", code))

    lines = ["from datetime import datetime"] if find("datetime") else []
    if typing := find("Any", "Literal", "TypeAlias"):
        lines.append(f"from typing import {typing}")
    lines.append("")
    if find("define"):
        lines += [f"from attrs import define{', field' if 'field(' in code else ''}", ""]
    if markers := find("UNSET", "Unset"):
        lines.append(f"from hosting_sdk._types import {markers}")
    modules = sorted((to_identifier(name), name) for name in shape.references - {shape.name})
    lines += [
        f"from hosting_sdk.models.{module} import {name}" for module, name in modules if find(name)
    ]
    return "\n".join(lines).strip()


def _render_module(shape: TypeShape, catalogue: Catalogue) -> str:
    described = _describe(shape.name, catalogue)
    blocks = [_render_class(each, described, shape.name) for each in shape.classes]
    if shape.alias:
        blocks.append(f'{shape.name}: TypeAlias = {shape.alias}\n"""{described}"""')
    return fill(
        "model",
        summary=described,
        source=f"manifest/schemas/{shape.name}.json",
        imports=_render_imports(shape, "\n".join(blocks)),
        body="\n\n\n".join(blocks),
    )


def render_models(catalogue: Catalogue) -> dict[str, str]:
    """Return the text of every file of `models/`, by its path in the package."""
    files = {
        f"models/{to_identifier(name)}.py": _render_module(shape, catalogue)
        for name, shape in catalogue.shapes.items()
    }
    index = {
        name: to_identifier(shape.name)
        for shape in catalogue.shapes.values()
        for name in shape.names()
    }
    renamed = {each.old: each.new for each in catalogue.manifest.aliases if each.kind == "model"}
    entries = {**index, **{old: f"{index[new]}:{new}" for old, new in renamed.items()}}
    files["models/__init__.py"] = fill(
        "models_init",
        entries="\n".join(f'    "{name}": "{entries[name]}",' for name in sorted(entries)),
    )
    stubs = [f"from hosting_sdk.models.{index[name]} import {name} as {name}" for name in index]
    stubs += [
        f"from hosting_sdk.models.{index[new]} import {new} as {old}"
        for old, new in renamed.items()
    ]
    files["models/__init__.pyi"] = fill("index_stub", imports="\n".join(sorted(stubs)), extra="")
    return files
