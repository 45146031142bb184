"""Arguments from a model, validated against the tool's schema with messages it can act on."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hosting_sdk._json import loads
from hosting_sdk._method_names import suggest_names
from hosting_sdk.errors import InvalidRequestError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


CURSOR = "_cursor"
SHOWN_PROBLEMS = 8
SHOWN_VALUE = 60
SOURCES = ("text", "base64", "path")
_TYPES: Final[dict[str, Any]] = {
    "string": str,
    "integer": int,
    "number": int | float,
    "boolean": bool,
    "object": dict,
    "array": list,
    "null": type(None),
}


def normalize(value: Any, schema: dict[str, Any]) -> Any:
    """Convert arguments that a caller wrote in another form to the form of the schema.

    Null for an optional argument means that it is absent. Numbers, booleans, objects and lists may
    be written as text, and numbers may stand for text. A value that fits the schema, or that no
    conversion makes fit, is returned as it is.

    Args:
        value: The arguments, or a part of them.
        schema: The JSON Schema of the value.
    """
    members = list(_list_members(schema))
    fitting = [member for member in members if _takes(member, value)]
    if not fitting:
        for member in members:
            converted = _convert(value, member.get("type"))
            if converted is not None:
                return normalize(converted, schema)
    if len(fitting) > 1:
        fitting = [member for member in fitting if _is_meant(member, value)][:1]
    if not fitting:
        return value
    (member,) = fitting
    if isinstance(value, list):
        return [normalize(each, member.get("items", {})) for each in value]
    if not isinstance(value, dict):
        return value
    properties, required = member.get("properties", {}), member.get("required", ())
    return {
        name: normalize(each, properties.get(name, {}))
        for name, each in value.items()
        if each is not None
        or name not in properties
        or name in required
        or any(_takes(part, None) for part in _list_members(properties[name]))
    }


def _list_members(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the schemas of a union, those of unions within it included, or the schema itself."""
    if "anyOf" not in schema:
        yield schema
    for member in schema.get("anyOf", ()):
        yield from _list_members(member)


def _takes(schema: dict[str, Any], value: Any) -> bool:
    """Return whether a schema without unions accepts values of this type."""
    accepted = schema.get("type")
    return accepted is None or (
        isinstance(value, _TYPES[accepted])
        and (accepted == "boolean" or not isinstance(value, bool))
    )


def _is_meant(schema: dict[str, Any], value: Any) -> bool:
    """Return whether an object has the required properties and the constants of a schema."""
    if not isinstance(value, dict) or not set(schema.get("required", ())) <= value.keys():
        return False
    listed = {
        name: each.get("enum", [each.get("const")])
        for name, each in schema.get("properties", {}).items()
        if "enum" in each or "const" in each
    }
    return all(value[name] in listed[name] for name in listed if name in value)


def _convert(value: Any, wanted: str | None) -> Any:
    """Convert a value to another type if that is unambiguous; return None otherwise."""
    if wanted == "string" and isinstance(value, int | float) and not isinstance(value, bool):
        return str(value)
    if wanted in {None, "string", "null"} or not isinstance(value, str):
        return None
    try:
        converted = loads(value)
    except json.JSONDecodeError:
        return None
    return converted if _takes({"type": wanted}, converted) else None


def read_arguments(given: Any) -> dict[str, Any]:
    """Return the arguments of a method, which a caller may send as an object or as JSON text.

    Raises:
        InvalidRequestError: `given` is neither.
    """
    arguments = given
    if isinstance(given, str):
        try:
            arguments = loads(given or "{}")
        except json.JSONDecodeError as error:
            raise InvalidRequestError(
                f"Nothing was sent. arguments: expected a JSON object, got text that is not JSON: "
                f"{error}"
            ) from None
    if arguments is None:
        return {}
    if not isinstance(arguments, dict):
        raise InvalidRequestError(
            f"Nothing was sent. arguments: expected a JSON object, got {repr(given)[:SHOWN_VALUE]}"
        )
    return arguments


def check_arguments(arguments: dict[str, Any], schema: dict[str, Any]) -> None:
    """Check arguments against a tool's input schema.

    Raises:
        InvalidRequestError: Arguments are missing, unknown or of another type; all are listed.
    """
    from jsonschema import Draft202012Validator  # noqa: PLC0415 needed at a call only

    known = schema["properties"]
    expected = ", ".join(known) or "no arguments"
    problems = [
        f"unknown argument {name!r}{suggest_names(name, known)} (expected: {expected})"
        for name in arguments
        if name not in known
    ]
    for error in Draft202012Validator(schema).iter_errors(arguments):
        where = "".join(
            f"[{step}]" if isinstance(step, int) else f".{step}" for step in error.absolute_path
        ).lstrip(".")
        if error.validator == "required":
            prefix = f"{where}: " if where else ""
            missing = error.message.replace(" is a required property", " is required")
            problems.append(f"{prefix}{missing}")
        else:
            got = repr(error.instance)
            shown = got if len(got) <= SHOWN_VALUE else f"{got[:SHOWN_VALUE]}…"
            problems.append(f"{where}: expected {_describe_expected(error)}, got {shown}")
    if problems:
        hidden = len(problems) - SHOWN_PROBLEMS
        listed = problems[:SHOWN_PROBLEMS] + ([f"and {hidden} more"] if hidden > 0 else [])
        raise InvalidRequestError("Nothing was sent. " + "; ".join(listed))


def _describe_expected(error: Any) -> str:
    match error.validator:
        case "type":
            kinds = error.validator_value
            return kinds if isinstance(kinds, str) else " or ".join(kinds)
        case "enum":
            return f"one of {', '.join(map(repr, error.validator_value))}"
        case "const":
            return repr(error.validator_value)
        case _:  # anyOf: the tools' schemas have no other keywords
            kinds = [
                each.get("type", "a value that the schema lists") for each in error.validator_value
            ]
            words = {"object": "an object", "array": "a list"}
            return " or ".join(dict.fromkeys(words.get(kind, kind) for kind in kinds))


def digest_call(tool: str, arguments: dict[str, Any]) -> str:
    """Return the digest of a call, which ties an answer or a cursor to this call.

    Args:
        tool: The tool's name.
        arguments: Its arguments.
    """
    return hashlib.sha256(json.dumps([tool, arguments], sort_keys=True).encode()).hexdigest()


def open_upload(source: dict[str, Any], allowed: Sequence[Path]) -> bytes | Path:
    """Return the bytes, or the file, that an upload's `request_body` names.

    Args:
        source: One of `text`, `base64` and `path`.
        allowed: Folders that files may be read from, resolved.

    Raises:
        InvalidRequestError: Not exactly one source, malformed base64, or a path that is not a file
            in one of the folders.
    """
    given = [name for name in SOURCES if source.get(name) is not None]
    if len(given) != 1:
        raise InvalidRequestError(
            f"Nothing was sent. request_body: expected exactly one of {', '.join(SOURCES)}, "
            f"got {' and '.join(given) or 'none'}"
        )
    if "text" in given:
        return str(source["text"]).encode()
    if "base64" in given:
        try:
            return base64.b64decode(source["base64"], validate=True)
        except (binascii.Error, ValueError):
            raise InvalidRequestError(
                "Nothing was sent. request_body.base64: expected base64 (RFC 4648, section 4)"
            ) from None
    return _resolve_allowed_file(source["path"], allowed)


def _resolve_allowed_file(name: str, allowed: Sequence[Path]) -> Path:
    if not allowed:
        raise InvalidRequestError(
            "Nothing was sent. request_body.path: this server reads no local files; it would with "
            "--allow-path FOLDER. Send text or base64 instead"
        )
    try:
        path = Path(name).expanduser().resolve()
    except (OSError, RuntimeError, ValueError) as error:  # no such user, a loop of links, a NUL
        raise InvalidRequestError(
            f"Nothing was sent. request_body.path: {name!r} is not a path of this machine: {error}"
        ) from None
    if not any(path.is_relative_to(folder) for folder in allowed):
        folders = ", ".join(str(folder) for folder in allowed)
        raise InvalidRequestError(
            f"Nothing was sent. request_body.path: {name!r} is not below an allowed folder "
            f"({folders})"
        )
    if not path.is_file():
        raise InvalidRequestError(f"Nothing was sent. request_body.path: there is no file {name!r}")
    return path
