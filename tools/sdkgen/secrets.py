"""Secrets in arguments and results, which the tool server masks.

`manifest/secrets.toml` names the fields of each type that hold them. The generator searches all
types and parameters for texts with words such as `secret` or `token` in their names; each find
needs an entry, or one under `[open]` that says why it is not a secret.
"""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, NamedTuple

from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.names import to_identifier
from tools.sdkgen.paths import follow

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tools.sdkgen.manifest import Json, Manifest

FORMS = ("text", "url", "keys")

_TELLING = re.compile(
    "(?!.*(Id|_id|Ids|Type|_type|Claims|Config|Slug)$)"
    ".*(secret|token|passw|credential|auth_?code|invite_?code|connection_?string|api_?key|"
    "private_?key|bypass|headers|hooks?$|^key_?value|^endpoint$|callback)",
    re.IGNORECASE,
)


class Secrets(NamedTuple):
    """Secrets of one method.

    Attributes:
        arguments: Paths in its arguments, each with the form of the secret, one of `FORMS`.
        results: Paths in its result.
    """

    arguments: list[Json]
    results: list[Json]


class SecretTable:
    """The content of `secrets.toml`.

    Args:
        folder: The manifest's folder.
        schemas: The named types.

    Raises:
        ManifestError: A path leads nowhere, a find is not decided, or an entry fits nothing.
    """

    def __init__(self, folder: Path, schemas: Json) -> None:
        path = folder / "secrets.toml"
        content = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        self._schemas = schemas
        self._parameters: Json = content.get("parameters", {})
        self._open = dict.fromkeys(content.get("open", {}), 0)
        self._marks: dict[str, list[tuple[str, str]]] = {}
        for form in FORMS:
            for name, paths in content.get(form, {}).items():
                for each in paths:
                    if name not in schemas or not list(
                        follow(schemas[name], each.split("/"), schemas)
                    ):
                        raise ManifestError(f"secrets.toml: {name} has no field {each!r}")
                    self._marks.setdefault(name, []).append((each, form))

    def find(self, manifest: Manifest, *, is_draft: bool = False) -> dict[str, Secrets]:
        """Return the secrets of each method, by its wire name.

        Args:
            manifest: The methods.
            is_draft: Whether finds may be undecided.

        Raises:
            ManifestError: A find is not decided, or an entry fits nothing.
        """
        found = {}
        for group, method in manifest.methods():
            name = f"{group}.{method['name']}"
            arguments = [
                {"at": [to_identifier(each["name"])], "form": "text"}
                for each in method["parameters"]
                if each["name"] in self._parameters.get(name, ())
            ]
            if method["body"] and method["body"]["kind"] == "json":
                arguments += _as_json(self._walk(method["body"]["schema"], ("request_body",)))
            results = [self._walk(result["schema"]) for result in method["results"]]
            found[name] = Secrets(arguments, [each for one in results for each in _as_json(one)])
        undecided = self.list_undecided(manifest)
        unused = [pattern for pattern, count in self._open.items() if not count]
        if (undecided or unused) and not is_draft:
            raise ManifestError(
                "expected secrets.toml to mark each of these, or to say under [open] why it is no "
                f"secret: {undecided}; entries that fit nothing: {unused}"
            )
        return found

    def _walk(
        self, schema: Any, at: tuple[str, ...] = (), seen: tuple[str, ...] = ()
    ) -> Iterator[tuple[tuple[str, ...], str]]:
        """Yield the path and the form of each secret in a schema; recursion is not followed."""
        if not isinstance(schema, dict):
            return
        if "$ref" in schema:
            name = schema["$ref"]
            if name not in seen:
                for path, form in self._marks.get(name, ()):
                    yield (*at, *path.split("/")), form
                yield from self._walk(self._schemas[name], at, (*seen, name))
            return
        for name, value in schema.get("properties", {}).items():
            yield from self._walk(value, (*at, name), seen)
        for key in ("items", "additionalProperties"):
            yield from self._walk(schema.get(key), (*at, "*"), seen)
        for member in schema.get("anyOf", []):
            yield from self._walk(member, at, seen)

    def list_undecided(self, manifest: Manifest) -> list[str]:
        """Return the texts without an entry that may be secrets: `Type/path`, `method/name`."""
        finds = [
            f"{name}/{path}"
            for name, schema in self._schemas.items()
            for path in dict.fromkeys(_find_telling(schema, (), self._schemas))
            if not any(_is_marked(path, mark) for mark, _ in self._marks.get(name, ()))
        ]
        finds += [
            f"{group}.{method['name']}/{each['name']}"
            for group, method in manifest.methods()
            for each in method["parameters"]
            if _TELLING.match(each["name"])
            and each["name"] not in self._parameters.get(f"{group}.{method['name']}", ())
        ]
        undecided = []
        for find in finds:
            fitting = [pattern for pattern in self._open if fnmatchcase(find, pattern)]
            for pattern in fitting:
                self._open[pattern] += 1
            if not fitting:
                undecided.append(find)
        return undecided


def _as_json(found: Iterator[tuple[tuple[str, ...], str]]) -> list[Json]:
    """Return secrets in the form of the index, each once."""
    return [{"at": list(at), "form": form} for at, form in dict.fromkeys(found)]


def _is_marked(path: str, mark: str) -> bool:
    return f"{path}/".startswith(f"{mark}/") or f"{mark}/".startswith(f"{path}/")


def _find_telling(schema: Any, at: tuple[str, ...], schemas: Json) -> Iterator[str]:
    """Yield the paths of texts whose names suggest secrets, up to the next named type."""
    if not isinstance(schema, dict):
        return
    for name, value in schema.get("properties", {}).items():
        if _TELLING.match(name) and any(_has_text(each) for each in follow(value, (), schemas)):
            yield "/".join((*at, name))
        yield from _find_telling(value, (*at, name), schemas)
    for key in ("items", "additionalProperties"):
        yield from _find_telling(schema.get(key), (*at, "*"), schemas)
    for member in schema.get("anyOf", []):
        yield from _find_telling(member, at, schemas)


def _has_text(schema: Json) -> bool:
    """Return whether a value, an item or a value of a map may be any text."""
    nested = [schema.get("items"), schema.get("additionalProperties")]
    return schema.get("type") == "string" or any(
        isinstance(each, dict) and each.get("type") == "string" for each in nested
    )
