"""The platform's methods as an OpenAPI document, with the texts that the tool server shows."""

from __future__ import annotations

from typing import Any

from hosting_sdk._index import load_methods, load_schemas

Json = dict[str, Any]


def make_document() -> Json:
    """Return the document: the same paths, parameters, schemas and texts as in the manifest."""
    paths: Json = {}
    for method in load_methods():
        operations = paths.setdefault(method["path"], {})
        operations.setdefault(method["verb"].lower(), _operation(method))
    schemas = {name: _convert(schema) for name, schema in load_schemas()["components"].items()}
    return {
        "openapi": "3.0.3",
        "info": {"title": "Hosting platform", "version": "1"},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _operation(method: Json) -> Json:
    operation: Json = {
        "operationId": method["name"].rpartition(".")[2],
        "summary": method["summary"],
        "description": " ".join(filter(None, (method["summary"], method["details"]))),
        "parameters": [
            {
                "name": each["wire"],
                "in": each["place"],
                "required": each["required"],
                "description": each["schema"].get("description", ""),
                "schema": _convert(each["schema"]),
            }
            for each in method["parameters"]
        ],
        "responses": {
            str(result["status"]): {
                "description": "Success",
                **_content(result["media_type"], result["schema"]),
            }
            for result in method["results"]
        },
    }
    body = method["body"]
    if body is not None:
        content = _content(body["media_type"], body["schema"])
        operation["requestBody"] = {"required": body["required"], **content}
    return operation


def _content(media_type: str | None, schema: Any) -> Json:
    if media_type is None:
        return {"content": {}}
    return {"content": {media_type: {"schema": _convert(schema or {})}}}


def _convert(schema: Any) -> Any:
    """Return a schema of the index as OpenAPI 3.0 writes it."""
    if isinstance(schema, list):
        return [_convert(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    made = {name: _convert(each) for name, each in schema.items()}
    reference = made.get("$ref")
    if isinstance(reference, str):
        return {"$ref": reference.replace("#/components/", "#/components/schemas/")}
    if "const" in made and not isinstance(made["const"], dict):
        made["enum"] = [made.pop("const")]
    return made
