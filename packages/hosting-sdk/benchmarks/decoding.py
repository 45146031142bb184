"""A list of about a megabyte, from bytes to typed objects: `python decoding.py VARIANT`.

All variants know the same classes with the same fields: the pydantic models are made from ours.
`cattrs_functions` has the hooks of the package, but lets cattrs write the functions of the classes.
"""

# ruff: noqa: PLC0415  what a variant loads is part of the measurement, and nothing else is loaded

from __future__ import annotations

import json
import sys
import time
import types
import typing
from functools import cache
from typing import Any

import server

BODY = server.ANSWERS[b"list"].partition(b"\r\n\r\n")[2]
ROUNDS = 30


def hosting_sdk() -> Any:
    from hosting_sdk import models as m
    from hosting_sdk._codec.convert import loads, structure

    kind = m.DeploymentPage
    return lambda: structure(loads(BODY), kind)[0].deployments


def cattrs_functions() -> Any:
    from cattrs.gen import make_dict_structure_fn, override
    from hosting_sdk import models as m
    from hosting_sdk._codec.convert import loads
    from hosting_sdk._codec.decoder import Decoder
    from hosting_sdk._codec.shapes import list_fields

    class CattrsDecoder(Decoder):
        def _make_class_hook(self, class_: type) -> Any:
            renamed = {
                field.name: override(rename=field.wire, struct_hook=self.get_hook(field.type))
                for field in list_fields(class_)
            }
            return make_dict_structure_fn(
                class_, self._converter, _cattrs_detailed_validation=False, **renamed
            )

    kind = m.DeploymentPage
    hook = CattrsDecoder(accepts_null=True, keeps_unknown=False).get_hook(kind)
    return lambda: hook(loads(BODY), kind).deployments


def pydantic() -> Any:
    from hosting_sdk import models as m

    model = as_pydantic(m.DeploymentPage)
    return lambda: model.model_validate_json(BODY).deployments


def pydantic_after_orjson() -> Any:
    import orjson
    from hosting_sdk import models as m

    model = as_pydantic(m.DeploymentPage)
    return lambda: model.model_validate(orjson.loads(BODY)).deployments


@cache
def as_pydantic(kind: Any) -> Any:
    import attrs
    from hosting_sdk._codec.shapes import list_fields
    from hosting_sdk._types import Unset
    from pydantic import Field, create_model

    def translated(hint: Any) -> Any:
        if attrs.has(hint):
            return as_pydantic(hint)
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin in (types.UnionType, typing.Union):
            members = [translated(each) for each in arguments if each is not Unset]
            return typing.Union[tuple(members)]  # noqa: UP007 made at run time
        if origin in (list, dict):
            return origin[tuple(translated(each) for each in arguments)]
        return hint

    fields: dict[str, Any] = {}
    for field in list_fields(kind):
        hint = translated(field.type)
        if field.required:
            fields[field.name] = (hint, Field(alias=field.wire))
        else:
            fields[field.name] = (hint | None, Field(default=None, alias=field.wire))
    return create_model(kind.__name__, **fields)


def main(variant: str) -> None:
    decode = globals()[variant]()
    assert len(decode()) == len(server.LIST["deployments"])  # type: ignore[arg-type]  # a list
    times = []
    for _ in range(ROUNDS):
        began = time.process_time()
        decode()
        times.append(time.process_time() - began)
    print(json.dumps({"decode": sorted(times)[ROUNDS // 2]}))


if __name__ == "__main__":
    main(*sys.argv[1:])
