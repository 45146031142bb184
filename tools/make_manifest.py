"""Make the SDK's manifest from the facts of the platform's API.

    python tools/make_manifest.py FACTS_FOLDER

The folder holds `methods.json` and `schemas.json`. Written are `groups/`, `schemas/`, `errors/` and
`PINNED.json` of the manifest; `platform.toml` gives the rules by which a method counts as safe,
read-only, destructive or paged, and `overrides.toml` is applied later, by the generator, so that
this script can be run again on newer facts without losing a decision.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import tomllib
from pathlib import Path
from typing import Any

MANIFEST = Path(__file__).parents[1] / "packages" / "hosting-sdk" / "manifest"

Json = dict[str, Any]


class _Facts:
    """The facts and the rules, with references followed."""

    def __init__(self, folder: Path, platform: Json) -> None:
        self.methods: Json = json.loads((folder / "methods.json").read_bytes())
        self.schemas: Json = json.loads((folder / "schemas.json").read_bytes())
        self.platform = platform

    def resolve(self, schema: Any) -> Any:
        """Follow references until the schema itself."""
        while isinstance(schema, dict) and "$ref" in schema:
            schema = self.schemas["components"][schema["$ref"].rpartition("/")[2]]
        return schema

    def members(self, schema: Any) -> list[Json]:
        """Return the object members of a schema: itself, or those of its union."""
        schema = self.resolve(schema)
        if not isinstance(schema, dict):
            return []
        found = [self.resolve(member) for member in schema.get("anyOf", [schema])]
        return [member for member in found if isinstance(member, dict)]


def _convert_schema(schema: Any) -> Any:
    """Point references at the manifest's own files."""
    if isinstance(schema, dict):
        return {
            key: value.rpartition("/")[2] if key == "$ref" else _convert_schema(value)
            for key, value in schema.items()
        }
    if isinstance(schema, list):
        return [_convert_schema(item) for item in schema]
    return schema


def _convert_parameter(fact: Json, platform: Json) -> Json:
    """Return a parameter under the name that goes over the wire."""
    parameter = {
        "name": fact.get("apiName", fact["name"]),
        "in": fact["in"],
        "required": fact["required"],
        "style": platform["styles"][fact["in"]]["style"],
        "explode": platform["styles"][fact["in"]]["explode"],
        "schema": _convert_schema(fact["schema"]),
    }
    scope = platform["rules"]["scopes"].get(parameter["name"])
    if scope is not None:
        parameter["scope"] = scope
    return parameter


def _convert_body(fact: Json | None) -> Json | None:
    if fact is None:
        return None
    return {
        "media_type": fact["contentType"],
        "required": fact["required"],
        "kind": "upload" if "upload" in fact else "json",
        "schema": None if "upload" in fact else _convert_schema(fact["schema"]),
    }


def _convert_result(fact: Json) -> Json:
    """Return one result with its kind: what a caller gets, whatever the media type is called."""
    media_type = fact.get("contentType")
    if fact["schema"] == "none":
        kind = "none"
    elif fact["schema"] == "binary":
        kind = "bytes"
    elif fact.get("stream") == "jsonl" or media_type == "application/stream+json":
        kind = "lines"
    else:
        kind = "json"
    schema = _convert_schema(fact["schema"]) if kind in {"json", "lines"} else None
    return {"status": fact["status"], "media_type": media_type, "kind": kind, "schema": schema}


def _find_paging(fact: Json, facts: _Facts) -> Json | None:
    """Return how the result leads to the next page, where it carries a cursor that can be sent."""
    names = {parameter["name"] for parameter in fact["parameters"]}
    argument = next((name for name in facts.platform["paging"]["cursors"] if name in names), None)
    for result in fact["responses"]:
        for member in facts.members(result["schema"]):
            properties = member.get("properties", {})
            steps = [
                key
                for alternative in facts.members(properties.get("pagination", {}))
                for key in alternative.get("properties", {})
            ]
            lists = [
                key for key, value in properties.items() if "items" in (facts.resolve(value) or {})
            ]
            if "next" in steps and argument and lists:
                items = "members" if "members" in lists else lists[0]
                cursor = ["pagination", "next"]
                return {"items": items, "cursor": cursor, "parameter": argument}
    return None


def _convert_method(fact: Json, facts: _Facts) -> Json:
    """Return everything that the manifest says of one method."""
    rules, verb, method = facts.platform["rules"], fact["httpMethod"], fact["method"]
    read_only = verb in rules["read_only"]
    groups = facts.platform["deprecated"]["groups"]
    return {
        "name": method,
        "alias_of": fact.get("aliasOf"),
        "verb": verb,
        "path": fact["path"],
        "deprecated": fact["deprecated"] or fact["group"] in groups,
        "security": fact["security"],
        "accept": fact["accept"],
        "streaming": fact["streaming"] or None,
        "read_only": read_only,
        "safe": verb in rules["safe"],
        "idempotent": verb in rules["idempotent"],
        "destructive": not read_only
        and (verb in rules["destructive"] or method.startswith(tuple(rules["destructive_names"]))),
        "paging": _find_paging(fact, facts),
        "parameters": [_convert_parameter(each, facts.platform) for each in fact["parameters"]],
        "body": _convert_body(fact["requestBody"]),
        "results": [_convert_result(each) for each in fact["responses"]],
        "errors": [
            {"status": each["status"], "class": each["className"]} for each in fact["errors"]
        ],
    }


def _write(path: Path, value: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def make_manifest(folder: Path, target: Path) -> None:
    """Write the manifest of the facts in `folder`, replacing what an earlier run wrote.

    Args:
        folder: Where `methods.json` and `schemas.json` are.
        target: The manifest's folder, which holds `platform.toml`.

    Raises:
        OSError: A file cannot be read or written.
    """
    platform = tomllib.loads((target / "platform.toml").read_text(encoding="utf-8"))
    facts = _Facts(folder, platform)
    for name in ("groups", "schemas", "errors"):
        shutil.rmtree(target / name, ignore_errors=True)
    groups: dict[str, list[Json]] = {}
    for fact in facts.methods["methods"]:
        groups.setdefault(fact["group"], []).append(_convert_method(fact, facts))
    for group, methods in groups.items():
        ordered = sorted(methods, key=lambda method: str(method["name"]))
        _write(target / "groups" / f"{group}.json", {"group": group, "methods": ordered})
    for name, schema in facts.schemas["components"].items():
        _write(target / "schemas" / f"{name}.json", _convert_schema(schema))
    for name, error in facts.schemas["errors"].items():
        _write(target / "errors" / f"{name}.json", _convert_schema(error["data"]))
    pinned = {
        "release": facts.methods["apiVersionFactsFrom"],
        "server": facts.methods["server"],
        "sha256": {
            name: hashlib.sha256((folder / name).read_bytes()).hexdigest()
            for name in ("methods.json", "schemas.json")
        },
    }
    _write(target / "PINNED.json", pinned)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("facts", type=Path, help="folder with methods.json and schemas.json")
    parser.add_argument("--target", type=Path, default=MANIFEST, help="the manifest's folder")
    arguments = parser.parse_args()
    make_manifest(arguments.facts, arguments.target)


if __name__ == "__main__":
    main()
