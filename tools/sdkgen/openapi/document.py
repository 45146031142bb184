"""An OpenAPI document: read, validated, prepared for the import."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import yaml
from openapi_spec_validator import OpenAPIV30SpecValidator, OpenAPIV31SpecValidator
from referencing.exceptions import Unresolvable

from tools.sdkgen.manifest import ManifestError
from tools.sdkgen.openapi.prepare import COMPONENTS, prepare

if TYPE_CHECKING:
    from pathlib import Path

    from tools.sdkgen.manifest import Json
    from tools.sdkgen.openapi.prepare import Note

_VALIDATORS = {"3.0": OpenAPIV30SpecValidator, "3.1": OpenAPIV31SpecValidator}
_LONGEST_FAULT = 200


@dataclass(frozen=True)
class Document:
    """An OpenAPI document.

    Attributes:
        content: The prepared document.
        sha256: The digest of the file, in hexadecimal.
        faults: Where the document departs from the OpenAPI specification.
        notes: The constructs that the importer expresses in another way, or not at all.
    """

    content: Json
    sha256: str
    faults: tuple[str, ...]
    notes: tuple[Note, ...]

    @property
    def title(self) -> str:
        """The document's title and version."""
        info = self.content["info"]
        return f"{info.get('title', 'a document')} {info.get('version', '')}".strip()

    @property
    def schemas(self) -> Json:
        """The schemas under `components`."""
        found: Json = self.content["components"]["schemas"]
        return found

    def resolve(self, schema: Json) -> Json:
        """Follow `$ref` to the schema itself, to which each of a prepared document leads."""
        while "$ref" in schema:
            schema = self.schemas[schema["$ref"].removeprefix(COMPONENTS)]
        return schema


def _parse(path: Path, data: bytes) -> Any:
    """Return the content of a file as JSON data: keys are text, and so are dates."""
    try:
        if path.suffix == ".json":
            return json.loads(data)
        return json.loads(json.dumps(yaml.safe_load(data), default=str))
    except (ValueError, TypeError, RecursionError, yaml.YAMLError) as error:
        raise ManifestError(f"{path}: expected JSON or YAML, got text that is neither: {error}")  # noqa: B904 the parser's frames say nothing more


def _list_faults(content: Json, version: str) -> tuple[str, ...]:
    found: list[str] = []
    try:
        for error in _VALIDATORS[version](content).iter_errors():
            found.append(error.message)  # noqa: PERF401 those before a failure count
    except Unresolvable as error:
        found.append(f"the validation stopped at the $ref {error.ref!r}, which leads to nothing")
    except Exception as error:  # noqa: BLE001 the validator expects more order than documents have
        found.append(f"the validation stopped: {type(error).__name__}: {error}")
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
        found = f"openapi: {stated!r}" if stated is not None else "no property openapi"
        raise ManifestError(f"{path}: expected an OpenAPI 3.0 or 3.1 document, got {found}")
    missing = [key for key in ("info", "paths") if not isinstance(content.get(key), dict)]
    if missing:
        raise ManifestError(f"{path}: expected the objects info and paths, got no {missing}")
    prepared, notes = prepare(content)
    digest = hashlib.sha256(data).hexdigest()
    faults = _list_faults(content, version)
    return Document(prepared, digest, faults, tuple(notes))
