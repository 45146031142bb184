"""Verdicts and errors inside a process, compared with other validators."""

from __future__ import annotations

import json
from typing import Annotated, Any

import fastjsonschema
import jsonschema
import jsonschema_rs
import msgspec
import orjson
import pydantic
from docs_config import check, is_valid
from docs_config.schema.documents import read_schema
from documents import THREE_HUNDRED_ERRORS, VALID, real_documents
from rounds import measure, table

SCHEMA = json.loads(read_schema("2024-08"))
REFERENCE = "orjson + jsonschema-rs is_valid"


class _Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class _Page(_Strict):
    label: str
    to: str
    badge: str | msgspec.UnsetType = msgspec.UNSET


class _Group(_Strict):
    label: str
    children: list[_Page]


class _Section(_Strict):
    label: str
    children: list[_Page]
    frameworks: list[_Group] | msgspec.UnsetType = msgspec.UNSET
    collapsible: bool | msgspec.UnsetType = msgspec.UNSET
    defaultCollapsed: bool | msgspec.UnsetType = msgspec.UNSET  # noqa: N815 as in the file


class _Search(msgspec.Struct):
    appId: str  # noqa: N815 as in the file
    apiKey: str  # noqa: N815 as in the file
    indexName: str  # noqa: N815 as in the file


class _Document(_Strict):
    docSearch: _Search  # noqa: N815 as in the file
    sections: list[_Section]
    schema: str | msgspec.UnsetType = msgspec.field(name="$schema", default=msgspec.UNSET)
    users: list[str] | msgspec.UnsetType = msgspec.UNSET


class _Model(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="forbid", strict=True)


class _PageModel(_Model):
    label: str
    to: str
    badge: str = ""


class _GroupModel(_Model):
    label: str
    children: list[_PageModel]


class _SectionModel(_Model):
    label: str
    children: list[_PageModel]
    frameworks: list[_GroupModel] = []
    collapsible: bool = False
    defaultCollapsed: bool = False  # noqa: N815 as in the file


class _SearchModel(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(strict=True)
    appId: str  # noqa: N815 as in the file
    apiKey: str  # noqa: N815 as in the file
    indexName: str  # noqa: N815 as in the file


class _DocumentModel(_Model):
    docSearch: _SearchModel  # noqa: N815 as in the file
    sections: list[_SectionModel]
    schema_: Annotated[str, pydantic.Field(alias="$schema")] = ""
    users: list[str] = []


def verdicts(*, rounds: int) -> list[str]:
    """Return tables of verdicts from bytes for documents of several sizes."""
    decoder = msgspec.json.Decoder(_Document)
    rust = jsonschema_rs.Draft202012Validator(SCHEMA)
    pure = jsonschema.Draft202012Validator(SCHEMA)
    fast = fastjsonschema.compile({**SCHEMA, "$schema": ""}, use_default=False)
    lines = []
    for title, data in {**VALID, **real_documents()}.items():
        candidates: dict[str, Any] = {
            "docs-config is_valid": lambda data=data: is_valid(data),
            "docs-config check": lambda data=data: check(data),
            REFERENCE: lambda data=data: rust.is_valid(orjson.loads(data)),
            "json + jsonschema-rs is_valid": lambda data=data: rust.is_valid(json.loads(data)),
            "msgspec typed decode": lambda data=data: decoder.decode(data),
            "pydantic model_validate_json": lambda data=data: _DocumentModel.model_validate_json(
                data
            ),
            "orjson + fastjsonschema": lambda data=data: fast(orjson.loads(data)),
            "json + fastjsonschema": lambda data=data: fast(json.loads(data)),
        }
        if len(data) < 500_000:
            candidates["json + jsonschema is_valid"] = lambda data=data: pure.is_valid(
                json.loads(data)
            )
        rows = measure(candidates, rounds=rounds)
        lines += [
            f"### {title}, {len(data):,} bytes",
            "",
            *table(rows, reference=REFERENCE, unit="µs"),
        ]
    return lines


def all_errors(*, rounds: int) -> list[str]:
    """Return a table of finding 300 errors; only docs-config also finds their positions."""
    data = THREE_HUNDRED_ERRORS
    rust = jsonschema_rs.Draft202012Validator(SCHEMA)
    pure = jsonschema.Draft202012Validator(SCHEMA)
    assert len(check(data)) == len(list(rust.iter_errors(orjson.loads(data)))) == 300
    name = "docs-config check: line, column, hint"
    rows = measure(
        {
            name: lambda: check(data),
            "orjson + jsonschema-rs iter_errors": lambda: list(
                rust.iter_errors(orjson.loads(data))
            ),
            "json + jsonschema iter_errors": lambda: list(pure.iter_errors(json.loads(data))),
        },
        rounds=rounds,
    )
    return [f"{len(data):,} bytes, 300 errors.", "", *table(rows, reference=name)]
