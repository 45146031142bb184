"""Arguments made from facts, with only the JSON Schema of a method."""

from __future__ import annotations

import re
from itertools import pairwise, product
from typing import TYPE_CHECKING, Any

import attrs
from words import split_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

Json = dict[str, Any]
Path = tuple[str | int, ...]

FILLERS = frozenset(
    {"id", "ids", "uid", "or", "of", "the", "a", "an", "and", "in", "to", "request", "body"}
)
DIRECTIONS = frozenset({"from", "new", "old"})
ENOUGH = 1.5
MOST_VARIANTS = 12
MISSING = object()
_ID = re.compile(r"[A-Za-z]+[_-][A-Za-z0-9_-]*\d[A-Za-z0-9_-]*|[0-9a-f-]{16,}")
_KINDS = {
    "email": re.compile(r"[^@\s]+@[^@\s]+"),
    "url": re.compile(r"https?://\S+"),
    "domain": re.compile(r"(?:[\w-]+\.)+[a-z]{2,}"),
    "ip": re.compile(r"\d+\.\d+\.\d+\.\d+"),
}


@attrs.frozen
class Field:
    """A value that a schema accepts.

    Attributes:
        path: Property names and list positions that lead to it.
        schema: Its schema.
        is_required: Whether a call without it is refused, whatever else is given.
    """

    path: Path
    schema: Json
    is_required: bool

    @property
    def name(self) -> str:
        """The last name of the path."""
        return next(str(step) for step in reversed(self.path) if isinstance(step, str))

    @property
    def wants_id(self) -> bool:
        """Whether it takes an ID and nothing else."""
        words = split_words(self.name)
        text = str(self.schema.get("description", "")).lower()
        is_id = words[-1] in {"id", "ids", "uid"} or text.startswith(("id of", "ids of"))
        return is_id and "or" not in words and " or " not in text.split(".")[0]


@attrs.frozen
class Filled:
    """Arguments, with the facts and the required fields that are left over.

    Attributes:
        arguments: The arguments.
        fields: The field of each fact that was used, by the fact's name.
        unused: Names of facts without a field.
        missing: Required fields without a value.
    """

    arguments: Json
    fields: Mapping[str, Field]
    unused: Sequence[str]
    missing: Sequence[Field]

    @property
    def misfit(self) -> tuple[int, int]:
        """How badly the facts fit; smaller is better."""
        return len(self.missing), len(self.unused)


def looks_like_id(value: object) -> bool:
    """Tell whether a value has the form of an ID, and not that of a name."""
    return isinstance(value, str) and _ID.fullmatch(value) is not None


def noun_of(name: str) -> list[str]:
    """Return the words of a fact's name that say what it is: "from project" is a project."""
    return [word for word in split_words(name) if word not in FILLERS | DIRECTIONS]


def fill(schema: Json, facts: Mapping[str, Any], example: Json, text: str = "") -> Filled:
    """Return the arguments that fit facts best.

    Args:
        schema: JSON Schema of the arguments.
        facts: Values by names in plain words.
        example: Example arguments of the server; a required field with listed values takes its
            value from there if no fact fits.
        text: Description of the method; its first sentence also describes fields such as `id`.
    """
    variants = [_resolve_choices(schema, schema, choice) for choice in _choices(schema)]
    subject = text.partition("\n")[0].partition(". ")[0]
    filled = [
        _fill_variant(each, facts, example, subject, required_first=required_first)
        for required_first in (False, True)
        for each in variants
    ]
    return min(filled, key=lambda each: each.misfit)


def _choices(schema: Json) -> Iterator[dict[str, int]]:
    """Yield the ways to choose a branch of each argument with alternatives."""
    counts = {
        name: len(_branches(each, schema))
        for name, each in schema.get("properties", {}).items()
        if len(_branches(each, schema)) > 1
    }
    for number, picks in enumerate(product(*map(range, counts.values()))):
        if number == MOST_VARIANTS:
            return
        yield dict(zip(counts, picks, strict=True))


def _resolve_choices(schema: Json, root: Json, choice: dict[str, int]) -> Json:
    properties = {
        name: _branches(each, root)[choice[name]] if name in choice else each
        for name, each in schema.get("properties", {}).items()
    }
    return {**schema, "properties": properties}


def _follow(schema: Json, root: Json) -> Json:
    """Return a schema with its reference resolved."""
    while "$ref" in schema:
        found: Any = root
        for step in schema["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        schema = {**found, **{name: each for name, each in schema.items() if name != "$ref"}}
    return schema


def _branches(schema: Json, root: Json) -> list[Json]:
    """Return the alternatives of a schema that are not null."""
    schema = _follow(schema, root)
    members = schema.get("anyOf") or schema.get("oneOf")
    if not members:
        return [schema]
    found = [leaf for member in members for leaf in _branches(member, root)]
    return [each for each in found if not _is_nothing(each)] or [schema]


def _is_nothing(schema: Json) -> bool:
    """Tell whether an alternative only says that a value may be absent."""
    return schema.get("type") == "null" or schema.get("not") == {}


def list_fields(
    schema: Json, root: Json, path: Path = (), *, is_required: bool = True
) -> Iterator[Field]:
    """Yield the values that a schema accepts, those within objects and lists of objects too."""
    schema = _follow(schema, root)
    branches = _branches(schema, root)
    if len(branches) > 1:
        objects = [each for each in branches if _is_nested(each, root)]
        schema = objects[0] if len(objects) == len(branches) else schema
    elif branches:
        described = {k: schema[k] for k in ("description",) if k in schema}
        schema = {**branches[0], **described}
    if schema.get("properties"):
        required = schema.get("required", ())
        for name, each in schema["properties"].items():
            if not name.startswith("_") and len(path) < 6:
                needed = is_required and name in required
                yield from list_fields(each, root, (*path, name), is_required=needed)
    elif schema.get("type") == "array" and _is_nested(schema, root):
        yield from list_fields(schema["items"], root, (*path, 0), is_required=is_required)
    else:
        yield Field(path, schema, is_required)


def _is_nested(schema: Json, root: Json) -> bool:
    schema = _follow(schema, root)
    if schema.get("type") == "array":
        return any(_is_nested(each, root) for each in _branches(schema.get("items", {}), root))
    return bool(schema.get("properties"))


def _fill_variant(
    schema: Json, facts: Mapping[str, Any], example: Json, subject: str, *, required_first: bool
) -> Filled:
    fields = list(list_fields(schema, schema))
    pairs = [
        (score(name, value, field, subject), -number, name, field)
        for name, value in facts.items()
        for number, field in enumerate(fields)
    ]
    pairs.sort(key=lambda pair: (required_first and pair[3].is_required, *pair[:2]), reverse=True)
    chosen: dict[str, Field] = {}
    for points, _, name, field in pairs:
        if points >= ENOUGH and name not in chosen and field not in chosen.values():
            chosen[name] = field
    arguments: Json = {}
    for name, field in chosen.items():
        _put(arguments, field.path, convert(facts[name], field.schema))
    missing = list(_complete(schema, schema, arguments, example))
    return Filled(arguments, chosen, [name for name in facts if name not in chosen], missing)


def _complete(
    schema: Json, root: Json, value: Any, example: Any, path: Path = ()
) -> Iterator[Field]:
    """Add required values from the schema or the example; yield the required fields without one."""
    schema = _follow(schema, root)
    branches = _branches(schema, root)
    kind = list if isinstance(value, list) else dict
    fitting = [each for each in branches if (each.get("type") == "array") == (kind is list)]
    schema = fitting[0] if fitting and isinstance(value, dict | list) else schema
    if isinstance(value, list):
        for number, each in enumerate(value):
            shown = example[0] if isinstance(example, list) and example else None
            yield from _complete(schema.get("items", {}), root, each, shown, (*path, number))
    if not isinstance(value, dict) or not schema.get("properties"):
        return
    shown = example if isinstance(example, dict) else {}
    for name, each in schema["properties"].items():
        field = Field((*path, name), _follow(each, root), name in schema.get("required", ()))
        if name in value:
            yield from _complete(each, root, value[name], shown.get(name), field.path)
        elif field.is_required:
            known = _known_value(field.schema, shown.get(name, MISSING))
            if known is not MISSING:
                value[name] = known
            elif _is_nested(each, root):
                inner: Any = [{}] if _follow(each, root).get("type") == "array" else {}
                value[name] = inner
                yield from _complete(each, root, inner, shown.get(name), field.path)
                if inner in ({}, [{}]):
                    yield field
            else:
                yield field


def _known_value(schema: Json, shown: Any) -> Any:
    """Return the constant, the default or a listed value, best the shown one; else `MISSING`."""
    values = schema.get("enum", ())
    if "const" in schema:
        return schema["const"]
    if "default" in schema:
        return schema["default"]
    if len(values) == 1:
        return values[0]
    if values and shown in values:
        return shown
    return values[0] if values else MISSING


def score(name: str, value: Any, field: Field, subject: str) -> float:
    """Return how well a fact fits a field, from 0.

    Words of the fact's name in the field's name count most, then those in its description, then the
    form of the value.

    Args:
        name: Name of the fact.
        value: The fact.
        field: The field.
        subject: The method in a sentence; also describes a field such as `id`.
    """
    converted = convert(value, field.schema)
    if converted is MISSING:
        return 0.0
    asked = set(split_words(name)) - FILLERS
    own = set(split_words(field.name))
    # `idOrName` identifies a thing by its name; it does not take a new name.
    own -= FILLERS | ({"name", "slug"} if "or" in own else set())
    text = str(field.schema.get("description", ""))
    described = set(split_words(text))
    above = {
        word for step in field.path[:-1] if isinstance(step, str) for word in split_words(step)
    }
    points = 0.0
    if asked and asked == own:
        points += 5.0
    elif asked & own:
        points += 4.0 * len(asked & own) / len(asked | own) + 1.0
    if asked:
        points += 2.5 * len(asked & (described | above)) / len(asked)
        if not own:
            points += 1.2 * len(asked & set(split_words(subject))) / len(asked)
    if isinstance(value, str) and _kind_words(value) & (own | described):
        points += 1.0
    if field.schema.get("enum") and points and converted == value:
        points += 1.0
    if not points:
        return 0.0
    points += 1.0 if field.is_required else 0.0
    return points - 0.2 * len(field.path) - 0.5 * len(own - asked) / max(1, len(own))


def _kind_words(value: str) -> set[str]:
    return {kind for kind, form in _KINDS.items() if form.fullmatch(value)}


def convert(value: Any, schema: Json) -> Any:
    """Return a fact's value in the type of a schema, `MISSING` if it has another type."""
    members = schema.get("anyOf") or schema.get("oneOf")
    kind = schema.get("type")
    if isinstance(kind, list):
        members = [{**schema, "type": each} for each in kind]
    if members:
        made = (convert(value, each) for each in members if not _is_nothing(each))
        return next((each for each in made if each is not MISSING), MISSING)
    values = schema.get("enum") or ([schema["const"]] if "const" in schema else None)
    if values:
        return _choose(value, values)
    if kind == "array":
        listed = value if isinstance(value, list) else [value]
        made_items = [convert(each, schema.get("items", {})) for each in listed]
        return MISSING if MISSING in made_items else made_items
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if kind == "string" and is_number:
        return str(value)
    accepted = {
        "string": isinstance(value, str),
        "number": is_number,
        "integer": is_number and isinstance(value, int),
        "boolean": isinstance(value, bool),
        "object": isinstance(value, dict),
        None: True,
    }
    return value if accepted.get(kind) else MISSING


def _choose(value: Any, values: Sequence[Any]) -> Any:
    """Return the listed value that equals a value or contains all its words, else `MISSING`."""
    if value in values:
        return next(each for each in values if each == value)
    if not isinstance(value, str):
        return MISSING
    bare = re.sub(r"[^a-z0-9]", "", value.lower())
    for each in values:
        if re.sub(r"[^a-z0-9]", "", str(each).lower()) == bare:
            return each
    wanted = set(split_words(value))
    within = [each for each in values if wanted and wanted <= set(split_words(str(each).lower()))]
    return within[0] if within else MISSING


def _put(arguments: Any, path: Path, value: Any) -> None:
    """Put a value into nested objects and lists."""
    for step, following in pairwise(path):
        fresh: Any = [] if isinstance(following, int) else {}
        if isinstance(step, int):
            if not arguments:
                arguments.append(fresh)
            arguments = arguments[0]
        else:
            arguments = arguments.setdefault(step, fresh)
    last = path[-1]
    if isinstance(last, int):
        arguments.append(value)
    else:
        arguments[last] = value
