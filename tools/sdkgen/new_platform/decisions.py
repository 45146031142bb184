"""Decisions that rules make for another platform, for a person to review.

A rule decides so that the package works from the beginning. Each decision is a line of the
manifest, which a person may change, and is listed on the page `NEXT.md`.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from dataclasses import dataclass, field
from glob import escape
from typing import TYPE_CHECKING, Any

from tools.sdkgen.catalogue import build_catalogue
from tools.sdkgen.effects import DRAFTS, find_telling_inputs
from tools.sdkgen.manifest import ManifestError, load
from tools.sdkgen.names import number, to_identifier, to_method_name, to_snake
from tools.sdkgen.openapi.facts import Facts, write_facts
from tools.sdkgen.openapi.merge import Merger
from tools.sdkgen.openapi.naming import (
    KnownNames,
    name_by_path,
    name_group,
    name_operation,
    to_wire_name,
)
from tools.sdkgen.openapi.prepare import Note
from tools.sdkgen.render_index import LONGEST_TOOL_NAME
from tools.sdkgen.secrets import SecretTable
from tools.sdkgen.templates import fill

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tools.sdkgen.manifest import Json
    from tools.sdkgen.openapi.document import Document

_NO_SERVER = "https://api.example.invalid"
_SCHEMES = "#/components/securitySchemes/"
_BY_RULE = "by rule, see NEXT.md"


@dataclass
class Decisions:
    """Decisions for one platform.

    Attributes:
        server: The URL of its server.
        notes: The constructs of its document that are expressed in another way.
        overrides: The entries of `overrides.toml` by their kind.
        undescribed: The methods whose description is made from their name.
        effects: The entries of `effects.toml`, by the wire name of the method.
        harmless: The inputs whose name suggests an effect: method and find.
        secrets: The texts whose name suggests a secret; all of them are masked.
        questions: Questions that no rule decides.
        example: The method that help and messages use as their example.
    """

    server: str
    notes: list[Note]
    overrides: dict[str, list[Json]] = field(default_factory=dict)
    undescribed: list[str] = field(default_factory=list)
    effects: dict[str, Json] = field(default_factory=dict)
    harmless: list[tuple[str, str]] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)
    questions: list[str] = field(default_factory=list)
    example: str = ""

    @property
    def python_example(self) -> str:
        """The example method, by its names in Python."""
        group, _, method = self.example.partition(".")
        return f"{to_snake(group)}.{to_method_name(method)}"

    @classmethod
    def begin(cls, document: Document) -> Decisions:
        """Return the decisions on a document's servers and security schemes."""
        server, notes = choose_server(document.content["servers"])
        return cls(
            server, [*notes, *list_schemes(document.content["components"]["securitySchemes"])]
        )


def choose_server(servers: Any) -> tuple[str, list[Note]]:
    """Return the URL of the first server, its variables replaced by their defaults."""
    first = servers[0] if isinstance(servers, list) and servers else {}
    stated = first.get("url") if isinstance(first, dict) else None
    url = stated if isinstance(stated, str) else ""
    notes: list[Note] = []
    variables = first.get("variables") if isinstance(first, dict) else None
    for name, variable in (variables if isinstance(variables, dict) else {}).items():
        default = str(variable.get("default", name)) if isinstance(variable, dict) else name
        url = url.replace(f"{{{name}}}", default)
        text = f"the variable {name} of the server"
        notes.append(Note(f"#/servers/0/variables/{name}", text, f"its value is {default}"))
    if len(servers if isinstance(servers, list) else ()) > 1:
        notes.append(Note("#/servers", "several servers", f"the client calls {url}"))
    if re.fullmatch(r"https?://[^\s{}/?#@]+(/[^\s{}?#]*)?", url):
        return url, notes
    path = url if re.fullmatch(r"/[^\s{}?#]*", url) else ""
    notes.append(Note("#/servers", "no absolute URL of a server", f"it is {_NO_SERVER}{path}"))
    return f"{_NO_SERVER}{path}", notes


def list_schemes(schemes: Json) -> Iterator[Note]:
    """Yield a note for each security scheme that is not a bearer token."""
    for name, scheme in schemes.items():
        stated = scheme if isinstance(scheme, dict) else {}
        kind = str(stated.get("type", "nothing"))
        if kind in {"oauth2", "openIdConnect"}:
            text = f"the security scheme {kind}"
            yield Note(_SCHEMES + name, text, "the client sends an access token that you give it")
        elif (kind, str(stated.get("scheme", "")).lower()) != ("http", "bearer"):
            more = stated.get("scheme") or " ".join(
                str(stated[key]) for key in ("in", "name") if key in stated
            )
            text = f"the security scheme {kind} ({more})"
            consequence = "the client sends a bearer token; a hook can send what the platform wants"
            yield Note(_SCHEMES + name, text, consequence)


def name_operations(document: Document) -> list[Json]:
    """Return an [[operation]] for each operation whose own name is missing or taken."""
    known = KnownNames({}, document.content["paths"])
    groups: dict[str, str] = {}
    taken: set[tuple[str, str]] = set()
    entries: list[Json] = []
    for path, item in document.content["paths"].items():
        for verb, operation in item.items():
            proposed = name_operation(verb.upper(), path, operation, known, {})
            tag = operation.get("tags", ["default"])[0]
            group, _, name = (proposed or [f"{name_group(tag)}."])[0].partition(".")
            own = to_wire_name(operation["operationId"]) if "operationId" in operation else ""
            by_path = name_by_path(verb, path)
            candidates = [name, own, by_path, *(f"{by_path}Number{n}" for n in range(2, 99))]
            shared = groups.setdefault(to_snake(group), group)
            chosen = next(
                each
                for each in candidates
                if each and (to_snake(group), to_method_name(each)) not in taken
            )
            taken.add((to_snake(group), to_method_name(chosen)))
            for each in proposed[1:]:
                other, _, alias = each.partition(".")
                taken.add((to_snake(other), to_method_name(alias)))
            if (shared, chosen) != (group, name):
                reason = "it has no operationId" if not own else "its name is that of another"
                entries.append(
                    {
                        "verb": verb.upper(),
                        "path": path,
                        "group": shared,
                        "name": chosen,
                        "reason": f"{reason}; {_BY_RULE}",
                    }
                )
    return entries


def shorten(name: str) -> str:
    """Return a name short enough for a tool: no word twice; if too long, cut and with a digest."""
    shorter = "_".join(dict.fromkeys(name.split("_")))
    if len(shorter) <= LONGEST_TOOL_NAME:
        return shorter
    digest = hashlib.sha256(name.encode()).hexdigest()[:6]
    return f"{shorter[: LONGEST_TOOL_NAME - 7].rpartition('_')[0]}_{digest}"


def name_arguments_and_tools(facts: Facts) -> dict[str, list[Json]]:
    """Return an [[argument]] for each clash of two arguments, a [[tool]] for each long name."""
    arguments: list[Json] = []
    tools: list[Json] = []
    taken: set[str] = set()
    for name, method in facts.methods.items():
        names = number(dict.fromkeys(each["name"] for each in method["parameters"]), ())
        arguments += [
            {
                "method": name,
                "parameter": wire,
                "argument": python,
                "reason": f"another parameter has this name in Python; {_BY_RULE}",
            }
            for wire, python in names.items()
            if python != to_identifier(wire)
        ]
        group, _, short = name.partition(".")
        function = tool = f"{to_snake(group)}_{to_method_name(short)}"
        count = 2
        while len(tool) > LONGEST_TOOL_NAME or tool in taken:
            tool = shorten(function) if count == 2 else f"{shorten(function)[:55]}_{count}"  # noqa: PLR2004 the first try has no number
            count += 1
        taken.add(tool)
        if tool != function:
            tools.append({"method": name, "name": tool, "reason": f"it is long; {_BY_RULE}"})
    return {"argument": arguments, "tool": tools}


def decide(decisions: Decisions, document: Document, folder: Path, variable: str) -> None:
    """Write the manifest of another platform, with a decision by rule wherever one is needed.

    Args:
        decisions: The decisions, to which those of the manifest are added.
        document: The platform's document.
        folder: The folder of the manifest, which does not exist.
        variable: The environment variable that has the access token.

    Raises:
        ManifestError: No manifest can be made from the document.
    """
    folder.mkdir(parents=True)
    text = fill("new_platform.toml", server=json.dumps(decisions.server), variable=variable)
    (folder / "platform.toml").write_text(text, encoding="utf-8")
    operations = name_operations(document)
    _write_entries(folder / "overrides.toml", {"operation": operations})
    platform = tomllib.loads(text)
    merged = Merger(Facts({}, {}, {}), document, platform, {"operation": operations}).merge()
    decisions.notes += merged.notes
    if not merged.facts.methods:
        raise ManifestError("expected a document with operations, got one without any")
    decisions.questions += merged.questions
    write_facts(merged.facts, folder)
    pinned = {"document": document.title, "sha256": document.sha256}
    (folder / "PINNED.json").write_text(json.dumps(pinned, indent=1) + "\n", encoding="utf-8")
    decisions.overrides = {"operation": operations, **name_arguments_and_tools(merged.facts)}
    _write_entries(folder / "overrides.toml", decisions.overrides)
    decisions.undescribed = [
        name for name, method in merged.facts.methods.items() if not method.get("description")
    ]
    decisions.example = min(merged.facts.methods)
    manifest = load(folder)
    catalogue = build_catalogue(manifest, folder, is_draft=True)
    for group, method in manifest.methods():
        if method["read_only"]:
            continue
        name = f"{group}.{method['name']}"
        decisions.effects[name] = DRAFTS[method["destructive"]]
        if not method["destructive"]:
            finds = find_telling_inputs(method, catalogue.schemas)
            decisions.harmless += dict.fromkeys((name, str(find)) for find in finds)
    decisions.secrets = SecretTable(folder, catalogue.schemas).list_undecided(manifest)
    _write_answers(folder, decisions)


def _write_toml(value: Any) -> str:
    """Return a value as TOML, with inline tables."""
    if isinstance(value, dict):
        return (
            "{ " + ", ".join(f"{json.dumps(k)} = {_write_toml(v)}" for k, v in value.items()) + " }"
        )
    if isinstance(value, list):
        return "[" + ", ".join(map(_write_toml, value)) + "]"
    return json.dumps(value)


def _write_entries(path: Path, entries: dict[str, list[Json]]) -> None:
    lines = [
        "# What the generator does otherwise than the document says; a line of a rule is a draft."
    ]
    for kind, each in entries.items():
        for entry in each:
            lines += ["", f"[[{kind}]]"]
            lines += [f"{key} = {_write_toml(value)}" for key, value in entry.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _write_answers(folder: Path, decisions: Decisions) -> None:
    """Write `effects.toml` and `secrets.toml`, in which every line is a draft."""
    lines = ["# Effects of each method that changes something; every line is a draft of a rule."]
    group = ""
    for name, entry in decisions.effects.items():
        owner, _, method = name.partition(".")
        if owner != group:
            lines += ["", f"[{json.dumps(owner)}]"]
            group = owner
        lines.append(f"{json.dumps(method)} = {_write_toml(entry)}")
    for name, find in decisions.harmless:
        lines += ["", "[[harmless]]", f"method = {_write_toml(name)}"]
        lines.append(f"find = {_write_toml(escape(find))}")
        lines.append('reason = "nobody has decided yet"')
    (folder / "effects.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    lines = ["# Fields that hold secrets; every line is a draft: what sounds like one is masked."]
    marks: dict[str, dict[str, list[str]]] = {"text": {}, "parameters": {}}
    for find in decisions.secrets:
        owner, _, place = find.partition("/")
        marks["parameters" if "." in owner else "text"].setdefault(owner, []).append(place)
    for section, owners in marks.items():
        lines += ["", f"[{section}]"]
        lines += [f"{json.dumps(owner)} = {_write_toml(each)}" for owner, each in owners.items()]
    (folder / "secrets.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
