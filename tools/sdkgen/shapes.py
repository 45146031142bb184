"""From schemas to Python: which classes and aliases a named type needs, and how each is annotated.

Objects with properties become attrs classes, named after the type and the way to them. Everything
else is written as an annotation. Enums of results are open (`Literal[...] | str`), because the
platform adds members at any time; enums that are only ever sent are closed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tools.sdkgen.names import fold, to_camel, to_pascal

if TYPE_CHECKING:
    from tools.sdkgen.manifest import Json

_SCALARS = {"string": "str", "number": "float", "integer": "int", "boolean": "bool"}


@dataclass(frozen=True)
class Attribute:
    """One attribute of a class.

    Attributes:
        name: Its Python name.
        annotation: Its type, `| None` or `| Unset | None` included.
        default: `None`, `UNSET`, or an empty string when it is required.
        wire: The wire name, where the converter's rule does not give it.
    """

    name: str
    annotation: str
    default: str
    wire: str = ""


@dataclass(frozen=True)
class ClassShape:
    """One attrs class.

    Attributes:
        name: Its name.
        path: How the platform reaches it from the named type, for the docstring.
        attributes: Its attributes, in the order of the schema.
        extra: The annotation of undeclared properties, where they are kept.
        notes: What the platform assumes about attributes that are not sent.
    """

    name: str
    path: str
    attributes: tuple[Attribute, ...]
    extra: str = ""
    notes: tuple[str, ...] = ()


@dataclass
class TypeShape:
    """Everything that the module of one named type holds.

    Attributes:
        name: The named type.
        classes: Its classes, each after those that it uses.
        alias: The annotation that the name stands for, if it is not a class itself.
        references: The other named types that it uses.
    """

    name: str
    classes: list[ClassShape] = field(default_factory=list)
    alias: str = ""
    references: set[str] = field(default_factory=set)

    def names(self) -> list[str]:
        """Return every public name of the module, the named type included."""
        return [*([self.name] if self.alias else []), *(each.name for each in self.classes)]


def _literal(values: list[Any]) -> str:
    return f"Literal[{', '.join(_quote(value) for value in values)}]"


def _quote(value: Any) -> str:
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return repr(value)


def is_class(schema: Any) -> bool:
    """Say whether a schema becomes an attrs class."""
    return isinstance(schema, dict) and "properties" in schema


def find_tag(members: list[Json]) -> str | None:
    """Return the property whose constant values tell the members of a union apart."""
    names: list[str] = list(members[0].get("properties", {}))
    for name in names:
        seen: list[Any] = []
        for member in members:
            value = member.get("properties", {}).get(name, {})
            constants = [value["const"]] if "const" in value else value.get("enum", [])
            if len(constants) != 1 or name not in member.get("required", []):
                break
            seen += constants
        else:
            if len(set(map(repr, seen))) == len(members):
                return name
    return None


class ShapeBuilder:
    """Builds the shape of one named type.

    Args:
        name: The named type.
        taken: Names that inline classes may not take.
        closed: Whether its enums are only ever sent.
        prefix: What stands before references to named types, `m.` outside the models.
    """

    def __init__(
        self, name: str, *, taken: set[str], closed: bool = False, prefix: str = ""
    ) -> None:
        self.shape = TypeShape(name)
        self._taken = taken
        self._closed = closed
        self._prefix = prefix

    def build(self, schema: Json) -> TypeShape:
        """Return the shape of the named type whose schema this is."""
        name = self.shape.name
        if is_class(schema) and not schema.get("nullable"):
            self._add_class(schema, name, "")
        else:
            self.shape.alias = self.annotate(schema, name, "")
        return self.shape

    def annotate(self, schema: Any, name: str, path: str) -> str:
        """Return the annotation of a schema, adding the classes that it needs.

        Args:
            schema: The schema.
            name: The name that a class for it would take.
            path: The way to it from the named type.
        """
        return " | ".join(self._list_options(schema, name, path))

    def _list_options(self, schema: Any, name: str, path: str) -> list[str]:
        """Return the members of a schema's annotation; one for most."""
        options = self._list_plain_options(schema, name, path)
        if options == ["Any"]:
            return options
        return [*options, "None"] if schema.get("nullable") and "None" not in options else options

    def _list_plain_options(self, schema: Json, name: str, path: str) -> list[str]:
        if "$ref" in schema:
            self.shape.references.add(schema["$ref"])
            return [self._prefix + schema["$ref"]]
        if "const" in schema:
            return [_literal([schema["const"]])]
        if "enum" in schema:
            base = "str" if isinstance(schema["enum"][0], str) else "int"
            return [_literal(schema["enum"]), *([] if self._closed else [base])]
        if "anyOf" in schema:
            return self._list_union_options(schema["anyOf"], name, path)
        return self._list_typed_options(schema, name, path)

    def _list_typed_options(self, schema: Json, name: str, path: str) -> list[str]:
        kind = schema.get("type")
        if kind is None:
            return ["Any"]
        if kind == "array":
            name += "" if path else "Item"
            return [f"list[{self.annotate(schema.get('items', {}), name, f'{path}[]')}]"]
        if kind == "object":
            return [self._annotate_object(schema, name, path)]
        return ["datetime", "str"] if schema.get("format") == "date-time" else [_SCALARS[kind]]

    def _annotate_object(self, schema: Json, name: str, path: str) -> str:
        if is_class(schema):
            return self._add_class(schema, self._choose_name(name), path)
        extra = schema.get("additionalProperties")
        name += "" if path else "Value"
        values = self.annotate(extra, name, f"{path}{{}}") if isinstance(extra, dict) else "Any"
        return f"dict[str, {values}]"

    def _list_union_options(self, members: list[Json], name: str, path: str) -> list[str]:
        """Return the members of a union, each once."""
        objects = [member for member in members if is_class(member)]
        tag = find_tag(objects) if len(objects) > 1 else None
        options: list[str] = []
        for number, member in enumerate(members, 1):
            label = name
            if is_class(member) and tag is not None:
                value = member["properties"][tag]
                label = name + to_pascal(str(value.get("const", value.get("enum", [""])[0])))
            elif is_class(member) and (len(objects) > 1 or not path):
                label = f"{name}{number}"
            options += self._list_options(member, label, path)
        if "Any" in options:
            return ["Any"]
        unique = list(dict.fromkeys(options))
        if "float" in unique and "int" in unique:
            unique.remove("int")
        if "None" in unique:
            unique.remove("None")
            unique.append("None")
        return unique

    def _choose_name(self, name: str) -> str:
        """Return a class name that nothing else has."""
        chosen = name
        while chosen in self._taken:
            chosen += "Object"
        self._taken.add(chosen)
        return chosen

    def _add_class(self, schema: Json, name: str, path: str) -> str:
        properties, required = schema["properties"], schema.get("required", [])
        names = fold(properties, where=f"{name} ({self.shape.name}{path})")
        attributes, notes = [], []
        for wire, value in properties.items():
            way = f"{path}.{wire}"
            annotation = self.annotate(value, name + to_pascal(wire), way)
            attributes.append(_build_attribute(wire, names[wire], annotation, wire in required))
            if "default" in value:
                notes.append(f"{names[wire]}: `{_quote(value['default'])}` when it is absent.")
        extra = schema.get("additionalProperties")
        extra_type = ""
        if extra:
            extra_type = self.annotate(extra, f"{name}Extra", path) if extra is not True else "Any"
        shape = ClassShape(name, path, tuple(attributes), extra_type, tuple(notes))
        self.shape.classes.append(shape)
        return name


def _build_attribute(wire: str, name: str, annotation: str, required: bool) -> Attribute:  # noqa: FBT001 as a schema has it
    own = wire if to_camel(name) != wire else ""
    if required:
        return Attribute(name, annotation, "", own)
    if annotation == "Any":
        return Attribute(name, annotation, "UNSET", own)
    if annotation.endswith(" | None"):
        plain = annotation.removesuffix(" | None")
        return Attribute(name, f"{plain} | Unset | None", "UNSET", own)
    return Attribute(name, f"{annotation} | None", "None", own)
