"""Operations of an OpenAPI document as methods of the manifest."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tools.sdkgen.openapi.prepare import RECORDS, is_json
from tools.sdkgen.openapi.texts import clean_method

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.sdkgen.manifest import Json
    from tools.sdkgen.openapi.document import Document
    from tools.sdkgen.openapi.schemas import SchemaReader

_PLACEHOLDER = re.compile(r"\{([^{}]+)\}")


class OperationReader:
    """Converts the operations of one document.

    Args:
        document: The document.
        schemas: Converts the schemas, and collects those that have a name.
        platform: The content of `platform.toml`, whose rules say what a verb or a name means.
    """

    def __init__(self, document: Document, schemas: SchemaReader, platform: Json) -> None:
        self.errors: dict[str, set[int]] = {}
        self._document = document
        self._schemas = schemas
        self._platform = platform

    def list_operations(self) -> Iterator[tuple[str, str, Json]]:
        """Yield verb, path and operation, in the order of the document."""
        for path, item in self._document.content["paths"].items():
            for verb, operation in item.items():
                yield verb.upper(), path, operation

    def convert(self, verb: str, path: str, operation: Json) -> Json:
        """Return the manifest's entry for a method, without its name.

        Args:
            verb: The HTTP method, in capitals.
            path: The template of the path.
            operation: The operation.
        """
        rules = self._platform["rules"]
        read_only = verb in rules["read_only"]
        results = self._convert_results(operation["responses"], verb)
        parameters = self._convert_parameters(path, operation)
        security: list[Json] = {**self._document.content, **operation}.get("security") or []
        texts = operation.get("summary", ""), operation.get("description", "")
        text = clean_method(*texts) if takes_texts(self._platform) else ""
        body = None
        if "requestBody" in operation:
            ((media_type, media),) = operation["requestBody"]["content"].items()
            is_value = is_json(media_type)
            body = {
                "media_type": media_type,
                "required": operation["requestBody"]["required"],
                "kind": "json" if is_value else "upload",
                "schema": self._schemas.convert(media["schema"]) if is_value else None,
            }
        return {
            **({"description": text} if text else {}),
            "verb": verb,
            "path": path,
            "deprecated": operation.get("deprecated", False),
            "security": any(security) and {} not in security,
            "accept": self._choose_accept(operation["responses"]),
            "streaming": _choose_streaming(results),
            "read_only": read_only,
            "safe": verb in rules["safe"],
            "idempotent": verb in rules["idempotent"],
            "parameters": parameters,
            "body": body,
            "results": results,
            "errors": self._convert_errors(operation["responses"]),
        }

    def _convert_parameters(self, path: str, operation: Json) -> list[Json]:
        """Return the parameters, sorted by name, including those that only the path mentions."""
        found: dict[tuple[str, str], Json] = {}
        for parameter in operation["parameters"]:
            found[parameter["in"], parameter["name"]] = self._convert_parameter(parameter)
        for name in _PLACEHOLDER.findall(path):
            undeclared: Json = {"name": name, "in": "path", "schema": {"type": "string"}}
            found.setdefault(("path", name), self._convert_parameter(undeclared))
        return sorted(found.values(), key=lambda each: str(each["name"]))

    def _convert_parameter(self, parameter: Json) -> Json:
        place = parameter["in"]
        style = self._platform["styles"][place]
        text = {key: parameter[key] for key in ("description",) if key in parameter}
        described = {**parameter["schema"], **text}
        converted = {
            "name": parameter["name"],
            "in": place,
            "required": place == "path" or parameter.get("required", False),
            "style": parameter.get("style", style["style"]),
            "explode": parameter.get("explode", style["explode"]),
            "schema": self._schemas.convert_described(described),
        }
        scope = self._platform["rules"]["scopes"].get(parameter["name"])
        if scope is not None:
            converted["scope"] = scope
        if parameter.get("deprecated"):
            converted["deprecated"] = True
        example = _find_example(parameter)
        return converted if example is None else {**converted, "example": example}

    def _convert_results(self, responses: Json, verb: str) -> list[Json]:
        """Return the results of every successful status, and of 304 (not modified)."""
        results: list[Json] = []
        for status in sorted(map(str, responses)):
            if not status.startswith("2") and status != "304":  # other redirects are followed
                continue
            response = responses[status]
            number = int(status) if status.isdigit() else status
            content = response["content"]
            if not content or verb == "HEAD":
                results.append(_make_result(number, None, "none", None))
            results += [
                self._convert_result(number, media_type, media.get("schema"))
                for media_type, media in content.items()
                if verb != "HEAD"
            ]
        if not any(str(each["status"]).startswith("2") for each in results):
            results.append(_make_result("2XX", None, "none", None))
        return results

    def _convert_result(self, status: int | str, media_type: str, schema: Any) -> Json:
        """Return one result with its kind: records, a JSON value or bytes."""
        resolved = self._document.resolve(schema or {})
        if media_type in RECORDS:
            return _make_result(status, media_type, "lines", self._schemas.convert(schema or {}))
        if is_json(media_type) and resolved.get("format") != "binary":
            return _make_result(status, media_type, "json", self._schemas.convert(schema or {}))
        return _make_result(status, media_type, "bytes", None)

    def _choose_accept(self, responses: Json) -> str:
        """Return the `Accept` header: values before streams; without results, those of errors."""
        for first in ("23", "45"):
            found = (
                str(media_type)
                for status in map(str, responses)
                if status[0] in first
                for media_type in responses[status]["content"]
            )
            types = sorted(set(found), key=lambda each: (each in RECORDS, each))
            if len(types) == 1:
                return types[0]
            if types:
                return ", ".join(f"{each};q={int(not rank)}" for rank, each in enumerate(types))
        return "*/*"

    def _convert_errors(self, responses: Json) -> list[Json]:
        """Return the typed errors: the components that the schemas of a failure name."""
        errors: list[Json] = []
        for status in sorted(each for each in map(str, responses) if each[0] in "45"):
            content = responses[status]["content"]
            for media_type, media in content.items():
                schema = media.get("schema", {})
                if not is_json(media_type) or not status.isdigit():
                    continue
                for member in schema.get("anyOf", schema.get("oneOf", [schema])):
                    if "$ref" in member:
                        name = member["$ref"].rpartition("/")[2]
                        self.errors.setdefault(name, set()).add(int(status))
                        errors.append({"status": int(status), "class": name})
        return errors


def takes_texts(platform: Json) -> bool:
    """Say whether methods and fields without a description take the document's."""
    return bool(platform.get("descriptions", {}).get("from_document", True))


def _make_result(status: int | str, media_type: str | None, kind: str, schema: Any) -> Json:
    return {"status": status, "media_type": media_type, "kind": kind, "schema": schema}


def _choose_streaming(results: list[Json]) -> str | None:
    for result in results:
        if result["kind"] == "bytes":
            return "binary"
        if result["kind"] == "lines":
            return "json-stream" if result["media_type"] == "application/stream+json" else "jsonl"
    return None


def _find_example(parameter: Json) -> Any:
    """Return an example of a parameter, wherever the document puts it."""
    places = (parameter, parameter.get("schema", {}))
    for place in places:
        if "example" in place:
            return place["example"]
        examples = place.get("examples")
        if isinstance(examples, dict) and examples:
            return next(iter(examples.values())).get("value")
        if isinstance(examples, list) and examples:
            return examples[0]
    return None
