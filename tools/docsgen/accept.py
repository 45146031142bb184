"""Generator of `_accept.py`: functions that accept usual valid documents without a validator."""

from __future__ import annotations

from typing import Any

HEADER = '''\
# ruff: noqa: C901, PLR0911, PLR0912, PLR0915, PLR2004 one function a schema, no calls
"""Functions that accept the usual valid document at once. Generated; do not edit.

Made from `schema/*.json` by `python -m tools.docsgen`. Each returns True for a document that
certainly keeps to the schema, and False where `_compiled` has to decide. A value of a wrong kind is
a KeyError or TypeError when it is looked into.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any
'''
TYPES = {"string": "string", "boolean": "bool"}
STEP = "    "


def render(revisions: dict[str, Any]) -> str:
    """Return the module's text."""
    functions = [_Function(revision) for revision in revisions]
    texts = [function.render(revisions[function.revision]) for function in functions]
    rows = "".join(f'    "{f.revision}": {f.name},\n' for f in functions)
    table = f'ACCEPT: "dict[str, Callable[[Any], bool]]" = {{\n{rows}}}\n'
    return "\n\n".join([HEADER, *texts, table])


def _indent(lines: list[str], steps: int = 1) -> list[str]:
    return [STEP * steps + line for line in lines]


def _give_up_if(condition: str) -> list[str]:
    return [f"if {condition}:", f"{STEP}return False"]


class _Function:
    """The function for one revision."""

    def __init__(self, revision: str) -> None:
        self.revision = revision
        self.name = f"accept_{revision.replace('-', '_')}"
        self.used: dict[str, int] = {}
        self.constants: dict[str, list[str]] = {}

    def render(self, schema: dict[str, Any]) -> str:
        """Return the text of the function and of the constants before it."""
        body = self.value(schema, "document")
        lines = [
            *self._constants(),
            f'def {self.name}(document: "Any") -> bool:',
            f'{STEP}"""Return whether a document certainly keeps to revision {self.revision}."""',
            f"{STEP}string = str  # a local name is found faster",
            f"{STEP}try:",
            *_indent(body, 2),
            f"{STEP}except (KeyError, TypeError):",
            f"{STEP * 2}return False",
            f"{STEP}return True",
        ]
        return "\n".join(lines) + "\n"

    def _constants(self) -> list[str]:
        lines = []
        for name, members in self.constants.items():
            lines += [f"{name} = frozenset(", f"{STEP}{{"]
            lines += [f'{STEP * 2}"{member}",' for member in members]
            lines += [f"{STEP}}}", ")"]
        return [*lines, "", ""] if lines else []

    def _variable(self, word: str) -> str:
        """Return an unused variable name that begins with a word."""
        self.used[word] = self.used.get(word, 0) + 1
        return f"{word}_{self.used[word]}" if self.used[word] > 1 else word

    def value(self, schema: dict[str, Any], expression: str) -> list[str]:
        """Return the lines that return False unless the value of *expression* fits the schema."""
        if schema["type"] in TYPES:
            return self._scalar(schema, expression)
        if schema["type"] == "array":
            return self._array(schema["items"], expression)
        return self._object(schema, expression)

    def _scalar(self, schema: dict[str, Any], expression: str) -> list[str]:
        lines = _give_up_if(f"type({expression}) is not {TYPES[schema['type']]}")
        if "enum" in schema:
            key = expression.split('"')[1]
            name = f"_{key.upper()}_{self.revision.replace('-', '_')}"
            self.constants[name] = schema["enum"]
            lines += _give_up_if(f"{expression} not in {name}")
        return lines

    def _array(self, items: dict[str, Any], expression: str) -> list[str]:
        """Return the lines for an array."""
        array = self._variable("array")
        item = self._variable("item")
        return [
            f"{array} = {expression}",
            *_give_up_if(f"type({array}) is not list"),
            f"for {item} in {array}:",
            *_indent(self.value(items, item)),
        ]

    def _object(self, schema: dict[str, Any], expression: str) -> list[str]:
        """Return the lines for an object; an unknown property makes them return False."""
        properties = schema["properties"]
        required = schema.get("required", [])
        name = expression if expression.isidentifier() else self._variable("members")
        lines = [] if name == expression else [f"{name} = {expression}"]
        if not required:
            # Looking up a required name would have failed by itself.
            lines += _give_up_if(f"type({name}) is not dict")
        for key in required:
            lines += self.value(properties[key], f'{name}["{key}"]')
        optional = [key for key in properties if key not in required]
        if not optional:
            return [*lines, *_give_up_if(f"len({name}) != {len(required)}")]
        known = self._variable("known")
        rest = [f"{known} = {len(required)}"]
        for key in optional:
            present = self.value(properties[key], f'{name}["{key}"]')
            rest += [f'if "{key}" in {name}:', *_indent([*present, f"{known} += 1"])]
        rest += _give_up_if(f"{known} != len({name})")
        return [*lines, f"if len({name}) != {len(required)}:", *_indent(rest)]
