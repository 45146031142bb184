"""An OpenAPI document: read, validated, its references resolved."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import yaml
from openapi_spec_validator import OpenAPIV30SpecValidator, OpenAPIV31SpecValidator
from referencing import Registry
from referencing.exceptions import Unresolvable
from referencing.jsonschema import DRAFT202012

from tools.sdkgen.manifest import ManifestError

if TYPE_CHECKING:
    from pathlib import Path

    from referencing._core import Resolver

    from tools.sdkgen.manifest import Json

_VALIDATORS = {"3.0": OpenAPIV30SpecValidator, "3.1": OpenAPIV31SpecValidator}
_LONGEST_FAULT = 200


@dataclass(frozen=True)
class Document:
    """An OpenAPI document.

    Attributes:
        content: The parsed document.
        sha256: The digest of the file, in hexadecimal.
        faults: Where the document departs from the OpenAPI specification.
    """

    content: Json
    sha256: str
    faults: tuple[str, ...]
    _resolver: Resolver[Any]

    @property
    def title(self) -> str:
        """The document's title and version."""
        return f"{self.content['info']['title']} {self.content['info']['version']}"

    @property
    def schemas(self) -> Json:
        """The schemas under `components`."""
        found: Json = self.content.get("components", {}).get("schemas", {})
        return found

    def look_up(self, reference: str) -> Any:
        """Return what a reference points at.

        Raises:
            ManifestError: It points at nothing, or into another file.
        """
        try:
            return self._resolver.lookup(reference).contents
        except Unresolvable as error:
            raise _refuse_reference(error) from None

    def resolve(self, value: Json) -> Json:
        """Follow `$ref` until the value itself."""
        while "$ref" in value:
            value = self.look_up(value["$ref"])
        return value


def _refuse_reference(error: Unresolvable) -> ManifestError:
    return ManifestError(
        f"expected $ref to point into the document itself, got {error.ref!r}, which resolves to "
        "nothing; bundle the document into one file first"
    )


def _parse(path: Path, data: bytes) -> Any:
    try:
        return json.loads(data) if path.suffix == ".json" else yaml.safe_load(data)
    except (ValueError, yaml.YAMLError) as error:
        raise ManifestError(f"{path}: expected JSON or YAML, got text that is neither: {error}")  # noqa: B904 the parser's frames say nothing more


def _list_faults(content: Json, version: str) -> tuple[str, ...]:
    try:
        found = [error.message for error in _VALIDATORS[version](content).iter_errors()]
    except Unresolvable as error:
        raise _refuse_reference(error) from None
    cut = (
        text if len(text) <= _LONGEST_FAULT else f"{text[:_LONGEST_FAULT]}... (cut)"
        for text in found
    )
    return tuple(dict.fromkeys(cut))


def read_document(path: Path) -> Document:
    """Read an OpenAPI 3.0 or 3.1 document, JSON or YAML.

    Faults that the validator finds are kept beside the document: platforms publish documents with
    a few, and the rest of them is still worth importing.

    Raises:
        ManifestError: The file holds no OpenAPI document of these versions.
        OSError: The file cannot be read.
    """
    data = path.read_bytes()
    content = _parse(path, data)
    stated = content.get("openapi") if isinstance(content, dict) else None
    version = str(stated)[:3]
    if version not in _VALIDATORS:
        raise ManifestError(f"{path}: expected an OpenAPI 3.0 or 3.1 document, got {stated!r}")
    missing = [key for key in ("info", "paths") if not isinstance(content.get(key), dict)]
    if missing:
        raise ManifestError(f"{path}: expected the objects info and paths, got no {missing}")
    registry: Registry[Any] = Registry().with_resource("", DRAFT202012.create_resource(content))
    digest = hashlib.sha256(data).hexdigest()
    return Document(content, digest, _list_faults(content, version), registry.resolver())
