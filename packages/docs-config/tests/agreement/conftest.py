"""Random documents with random mistakes, their texts, and the errors that others find in them."""

import ast
import json
import random
from pathlib import Path

import jsonschema
import jsonschema_rs
import pytest
from docs_config.schema.documents import read_schema

REVISIONS = ("2024-08", "2026-07")
REAL = Path(__file__).parents[5] / "shared/docs-config/real"
WORDS = ["overview", "Größe", "日本語", "😀 emoji", "a/b~c", 'q"uo', "back\\slash", "", "tab\there"]
NAMES = [
    *["label", "to", "badge", "children", "frameworks", "collapsible", "defaultCollapsed", "tab"],
    *["addedAt", "updatedAt", "docSearch", "appId", "apiKey", "indexName", "sections", "users"],
    *["$schema", "menu", "lable", "childern", "TO", "x", "", "a/b", "m~n", "é", "😀", "__proto__"],
]
SCALARS = [None, True, False, 0, 1, -0.5, 1e30, "", "true", "text", "2026-01-02", "guides"]


def pick(rng):
    return rng.choice(WORDS) + str(rng.randrange(100))


def make_page(rng):
    page = {"label": pick(rng), "to": f"guides/{pick(rng)}"}
    if rng.random() < 0.2:
        page["badge"] = "new"
    return page


def make_document(rng):
    """Return a random document that is valid under both revisions."""
    sections = []
    for _ in range(rng.randrange(4)):
        section = {
            "label": pick(rng),
            "children": [make_page(rng) for _ in range(rng.randrange(4))],
        }
        if rng.random() < 0.4:
            section["frameworks"] = [
                {"label": "react", "children": [make_page(rng) for _ in range(rng.randrange(3))]}
                for _ in range(rng.randrange(3))
            ]
        if rng.random() < 0.3:
            section["collapsible"] = rng.random() < 0.5
        if rng.random() < 0.2:
            section["defaultCollapsed"] = True
        sections.append(section)
    search = {"appId": "a", "apiKey": "b", "indexName": "c"}
    document = {"docSearch": search, "sections": sections}
    if rng.random() < 0.3:
        document["users"] = [pick(rng) for _ in range(rng.randrange(3))]
    if rng.random() < 0.3:
        document["$schema"] = "https://example.com/schema.json"
    if rng.random() < 0.2:
        search["more"] = make_anything(rng, 3)
    return document


def make_anything(rng, depth):
    kind = rng.randrange(4) if depth else 0
    if kind == 1:
        return [make_anything(rng, depth - 1) for _ in range(rng.randrange(3))]
    if kind == 2:
        return {rng.choice(NAMES): make_anything(rng, depth - 1) for _ in range(rng.randrange(3))}
    if kind == 3:
        return make_page(rng)
    return rng.choice(SCALARS)


def find_places(value):
    """Yield every pair of container and key in a value."""
    waiting = [value]
    while waiting:
        here = waiting.pop()
        if not isinstance(here, (dict, list)):
            continue
        pairs = here.items() if isinstance(here, dict) else enumerate(here)
        for key, inner in list(pairs):
            yield here, key
            waiting.append(inner)


def bend(rng, document):
    """Return a document with a random mistake: a part removed, renamed, retyped or added."""
    places = list(find_places(document))
    if not places or rng.random() < 0.02:
        return make_anything(rng, 2)
    container, key = rng.choice(places)
    action = rng.choice(["remove", "rename", "retype", "add", "nest", "add-deeper"])
    if action == "remove":
        del container[key]
    elif action == "rename" and isinstance(container, dict):
        container[rng.choice([*NAMES, key.upper(), key[1:], key + "s"])] = container.pop(key)
    elif action == "retype":
        container[key] = make_anything(rng, 2)
    elif action == "nest":
        container[key] = rng.choice([[container[key]], {rng.choice(NAMES): container[key]}])
    elif isinstance(container, dict):
        inner = container[key] if action == "add-deeper" else container
        target = inner if isinstance(inner, dict) else container
        target[rng.choice(NAMES)] = make_anything(rng, 1)
    else:
        container.append(make_anything(rng, 2))
    return document


class Writer:
    """Writes a document with random white space, escapes and duplicate keys; records positions."""

    def __init__(self, rng, *, newline, repeat=0.0):
        self.rng = rng
        self.newline = newline
        self.repeat = repeat
        self.parts = []
        self.length = 0
        self.line = 1
        self.column = 1
        self.values = {}
        self.names = {}
        self.repeated = []

    def put(self, text):
        """Write a piece that holds no line end, or is one."""
        self.parts.append(text)
        if text == self.newline:
            self.line += 1
            self.column = 1
        else:
            self.column += len(text)

    def space(self):
        roll = self.rng.random()
        if roll < 0.3:
            self.put(" " * self.rng.randrange(1, 5))
        elif roll < 0.4:
            self.put("\t")
        elif roll < 0.6:
            self.put(self.newline)
            self.put(" " * self.rng.choice([0, 2, 4, 70, 130]))

    def string(self, value):
        self.put(json.dumps(value, ensure_ascii=self.rng.random() < 0.3))

    def value(self, value, path=()):
        start = (self.line, self.column)
        if isinstance(value, dict):
            self.members(value, path)
        elif isinstance(value, list):
            self.items(value, path)
        elif isinstance(value, str):
            self.string(value)
        else:
            self.put(json.dumps(value))
        self.values[path] = (*start, self.line, self.column)

    def items(self, value, path):
        self.put("[")
        for index, inner in enumerate(value):
            if index:
                self.put(",")
            self.space()
            self.value(inner, (*path, index))
            self.space()
        self.put("]")

    def members(self, value, path):
        self.put("{")
        self.space()
        written = []
        for key in value:
            if self.rng.random() < self.repeat:
                # An earlier member of the same name, which parsers drop.
                later = self.rng.choice([key, *list(value)[list(value).index(key) :]])
                written.append((later, make_anything(self.rng, 2)))
            written.append((key, value[key]))
        seen = set()
        for index, (key, inner) in enumerate(written):
            if index:
                self.put(",")
                self.space()
            start = (self.line, self.column)
            self.string(key)
            place = (*start, self.line, self.column)
            if key in seen:
                self.repeated.append((path, key, place))
            seen.add(key)
            self.names[(*path, key)] = place
            self.space()
            self.put(":")
            self.space()
            self.value(inner, (*path, key))
            self.space()
        self.put("}")


class Case:
    """A document, its text, and the positions of all values and names in it."""

    def __init__(self, seed):
        rng = random.Random(seed)
        document = make_document(rng)
        for _ in range(rng.choice([0, 1, 1, 1, 2, 3, 6])):
            document = bend(rng, document)
        newline = rng.choice(["\n", "\n", "\r\n", "\r"])
        writer = Writer(rng, newline=newline, repeat=rng.choice([0, 0, 0, 0.1]))
        writer.space()
        writer.value(document)
        writer.space()
        self.seed = seed
        self.writer = writer
        self.document = document
        self.text = "".join(writer.parts)
        mark = "\N{ZERO WIDTH NO-BREAK SPACE}" if rng.random() < 0.05 else ""
        self.data = (mark + self.text).encode()


@pytest.fixture(scope="session")
def make_case():
    return Case


@pytest.fixture(scope="session")
def places_in():
    return find_places


@pytest.fixture(scope="session")
def write_json():
    """A function that returns a value as text with random white space, and its `Writer`."""

    def write(value, *, seed, newline="\n"):
        writer = Writer(random.Random(seed), newline=newline)
        writer.value(value)
        return "".join(writer.parts), writer

    return write


def to_pointer(path):
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


@pytest.fixture(scope="session")
def ask_python():
    """A function that returns the errors of jsonschema: pointer, keyword, property; sorted."""
    validators = {r: jsonschema.Draft202012Validator(json.loads(read_schema(r))) for r in REVISIONS}

    def ask(document, revision):
        found = []
        for error in validators[revision].iter_errors(document):
            pointer, keyword = to_pointer(error.absolute_path), error.validator
            names = [None]
            if keyword == "required":
                names = [ast.literal_eval(error.message.removesuffix(" is a required property"))]
            elif keyword == "additionalProperties":
                names = [name for name in error.instance if name not in error.schema["properties"]]
            found += [(pointer, keyword, name) for name in names]
        return sorted(found, key=repr)

    return ask


@pytest.fixture(scope="session")
def ask_rust():
    """A function that returns the errors of jsonschema-rs: pointer, keyword, property; sorted."""
    validators = {
        r: jsonschema_rs.Draft202012Validator(json.loads(read_schema(r))) for r in REVISIONS
    }

    def ask(document, revision):
        found = []
        for error in validators[revision].iter_errors(document):
            pointer, keyword = to_pointer(error.instance_path), error.kind.name
            names = [None]
            if keyword == "required":
                names = [error.kind.property]  # type: ignore[attr-defined] # of this kind
            elif keyword == "additionalProperties":
                names = error.kind.unexpected  # type: ignore[attr-defined] # of this kind
            found += [(pointer, keyword, name) for name in names]
        return sorted(found, key=repr)

    return ask


@pytest.fixture(scope="session")
def real_files():
    """Configurations of real projects by name; empty if they are not available."""
    files = sorted(REAL.glob("*.json")) if REAL.is_dir() else []
    return {path.name: path.read_bytes() for path in files if path.name != "index.json"}
