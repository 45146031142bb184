"""Conversion of schemas to Python: the classes, aliases and annotations of each named type.

Objects with properties become attrs classes, named after the type and the path to them. Everything
else is written as an annotation. Enums of requests are closed (`Literal[...]`): type checkers
refuse a misspelt value. Enums of results are open (`Literal[...] | str`), because the platform adds
members at any time. A named enum lists its members; where results use it, they add `| str`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tools.sdkgen.dicts import SUFFIX, DictShape
from tools.sdkgen.manifest import is_class
from tools.sdkgen.names import number, to_camel, to_identifier
from tools.sdkgen.type_names import TYPE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tools.sdkgen.manifest import Json

_SCALARS = {"string": "str", "number": "float", "integer": "int", "boolean": "bool", "null": "None"}


@dataclass(frozen=True)
class Attribute:
    """One attribute of a class.

    Attributes:
        name: Its Python name.
        annotation: Its type, `| None` or `| Unset | None` included.
        default: `None`, `UNSET`, or an empty string when it is required.
        wire: The wire name, if it differs from the one by the converter's rule.
        note: Its description and its default; empty if there is neither.
    """

    name: str
    annotation: str
    default: str
    wire: str = ""
    note: str = ""


@dataclass(frozen=True)
class ClassShape:
    """One attrs class.

    Attributes:
        name: Its name.
        path: The path to it from the named type, for the docstring.
        attributes: Its attributes, in the order of the schema.
        extra: The annotation of undeclared properties, where they are kept.
        base: The base class, where the class is a page of a result.
    """

    name: str
    path: str
    attributes: tuple[Attribute, ...]
    extra: str = ""
    base: str = ""

    def find_item(self, wire: str) -> str | None:
        """Return the annotation of the items of a list; None without such a list.

        Args:
            wire: The wire name of the list.
        """
        for each in self.attributes:
            if wire == (each.wire or to_camel(each.name)):
                found = re.fullmatch(r"list\[(.*)\](?: \| Unset)?(?: \| None)?", each.annotation)
                return found[1] if found else None
        return None


@dataclass
class TypeShape:
    """The content of the module of one named type.

    Attributes:
        name: The named type.
        classes: Its classes, each after those that it uses.
        alias: The annotation that the name stands for, if it is not a class itself.
        references: The other named types that it uses.
        dicts: The typed dicts of its classes, where it is sent.
        dict_alias: The annotation of its own typed dict, if it is not a class itself.
    """

    name: str
    classes: list[ClassShape] = field(default_factory=list)
    alias: str = ""
    references: set[str] = field(default_factory=set)
    dicts: list[DictShape] = field(default_factory=list)
    dict_alias: str = ""

    def names(self) -> list[str]:
        """Return every public name of the module, the named type included."""
        aliases = [self.name] if self.alias else []
        classes = [each.name for each in self.classes]
        dicts = [each.name for each in self.dicts]
        return [*aliases, *classes, *dicts, *([self.dict_name] if self.dict_alias else [])]

    @property
    def dict_name(self) -> str:
        """The name of its own typed dict; empty where it has none."""
        return f"{self.name}{SUFFIX}" if self.dicts or self.dict_alias else ""


def _literal(values: list[Any]) -> str:
    return f"Literal[{', '.join(_quote(value) for value in values)}]"


def _quote(value: Any) -> str:
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"' if escaped.isprintable() else repr(value)
    return repr(value)


def _list_enum_bases(schema: Json, schemas: Json) -> list[str]:
    """Return the types of the values that the platform may add to a schema that is an enum."""
    if "$ref" in schema:
        return _list_enum_bases(schemas[schema["$ref"]], schemas)
    members = [base for each in schema.get("anyOf", []) for base in _list_enum_bases(each, schemas)]
    if "enum" in schema:
        members.append("str" if isinstance(schema["enum"][0], str) else "int")
    return members


class ShapeBuilder:
    """Builds the shape of one named type.

    Args:
        name: The named type; empty for a part of a method.
        schemas: The named types that it may refer to.
        closed: Whether its enums are closed, as those of requests are.
        prefix: The prefix of references to named types, `m.` outside the models.
    """

    def __init__(self, name: str, schemas: Json, *, closed: bool = False, prefix: str = "") -> None:
        self.shape = TypeShape(name)
        self._schemas = schemas
        self._closed = closed
        self._prefix = prefix

    def build(self, schema: Json) -> TypeShape:
        """Return the shape of the named type whose schema this is."""
        name = self.shape.name
        if is_class(schema) and not schema.get("nullable"):
            self._add_class(schema, name, "")
        else:
            self.shape.alias = self.annotate(schema, "")
        return self.shape

    def annotate(self, schema: Any, path: str) -> str:
        """Return the annotation of a schema, adding the classes that it needs.

        Args:
            schema: The schema.
            path: The path to it from the named type.
        """
        return " | ".join(self._list_options(schema, path))

    def _list_options(self, schema: Any, path: str) -> list[str]:
        """Return the members of a schema's annotation; one for most."""
        options = self._list_plain_options(schema, path)
        if options == ["Any"]:
            return options
        return [*options, "None"] if schema.get("nullable") and "None" not in options else options

    def _list_plain_options(self, schema: Json, path: str) -> list[str]:
        if "$ref" in schema:
            self.shape.references.add(schema["$ref"])
            return [self._prefix + schema["$ref"], *self._list_unknown(schema, path)]
        if "const" in schema:
            return [_literal([schema["const"]])]
        if "enum" in schema:
            return [_literal(schema["enum"]), *self._list_unknown(schema, path)]
        if "anyOf" in schema:
            return self._list_union_options(schema["anyOf"], path)
        return self._list_typed_options(schema, path)

    def _list_unknown(self, schema: Json, path: str) -> list[str]:
        """Return the types of the values that the platform may add to an enum of a result.

        A named enum has none, and neither has a named union of enums and other types: a result that
        refers to it adds them to the reference.
        """
        is_own_level = bool(self.shape.name) and not path
        return [] if self._closed or is_own_level else _list_enum_bases(schema, self._schemas)

    def _list_typed_options(self, schema: Json, path: str) -> list[str]:
        kind = schema.get("type")
        if kind is None:
            return ["Any"]
        if kind == "array":
            return [f"list[{self.annotate(schema.get('items', {}), f'{path}[]')}]"]
        if kind == "object":
            if is_class(schema):
                return [self._add_class(schema, schema[TYPE], path)]
            extra = schema.get("additionalProperties")
            values = self.annotate(extra, f"{path}{{}}") if isinstance(extra, dict) else "Any"
            return [f"dict[str, {values}]"]
        return ["datetime", "str"] if schema.get("format") == "date-time" else [_SCALARS[kind]]

    def _list_union_options(self, members: list[Json], path: str) -> list[str]:
        """Return the members of a union, each once."""
        options = [option for each in members for option in self._list_options(each, path)]
        if "Any" in options:
            return ["Any"]
        unique = list(dict.fromkeys(options))
        if "float" in unique and "int" in unique:
            unique.remove("int")
        if "None" in unique:
            unique.remove("None")
            unique.append("None")
        return unique

    def _add_class(self, schema: Json, name: str, path: str) -> str:
        properties, required = schema["properties"], schema.get("required", [])
        annotations = {
            wire: self.annotate(value, f"{path}.{wire}") for wire, value in properties.items()
        }
        extra = schema.get("additionalProperties")
        names = number(properties, _list_hidden(annotations, is_open=bool(extra)))
        attributes = []
        for wire, value in properties.items():
            annotation = annotations[wire]
            annotation, default = _make_optional(annotation, is_required=wire in required)
            texts = [value["description"]] if "description" in value else []
            if "default" in value:
                texts.append(f"`{_quote(value['default'])}` when it is absent.")
            own = wire if to_camel(names[wire]) != wire else ""
            attributes.append(Attribute(names[wire], annotation, default, own, " ".join(texts)))
        extra_type = ""
        if extra:
            extra_type = self.annotate(extra, f"{path}{{}}") if extra is not True else "Any"
        shape = ClassShape(name, path, tuple(attributes), extra_type)
        self.shape.classes.append(shape)
        return name


def _list_hidden(annotations: Mapping[str, str], *, is_open: bool) -> set[str]:
    """Return the names that no attribute may have, because the class body itself uses them.

    Args:
        annotations: The annotation of each attribute, by its wire name.
        is_open: Whether the class keeps properties that are not declared.
    """
    written = re.sub(r'"[^"]*"', "", " ".join(annotations.values()))
    used = set(re.findall(r"\w+", written)) & {*_SCALARS.values(), "datetime", "dict", "list"}
    hidden = used | {"self", "additional_properties"}
    wires = list(annotations)
    following = wires[wires.index("field") :] if "field" in wires else []
    calls_field = any(wire in hidden or to_camel(to_identifier(wire)) != wire for wire in following)
    return hidden | {"field"} if calls_field or is_open else hidden


def _make_optional(annotation: str, *, is_required: bool) -> tuple[str, str]:
    """Return the annotation and the default of an attribute, which may be optional."""
    if is_required:
        return annotation, ""
    if annotation == "Any":
        return annotation, "UNSET"
    if annotation.endswith(" | None"):
        return f"{annotation.removesuffix(' | None')} | Unset | None", "UNSET"
    return f"{annotation} | None", "None"
