"""A list of about a megabyte, from bytes to typed objects: `python decoding.py VARIANT LIST`.

All variants decode the same fields: the pydantic models are made from the classes of the package.
`cattrs_functions` has the hooks of the package, but lets cattrs generate the functions of classes.
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

from lists import BODIES

ROUNDS = 30


def page_type(name: str) -> Any:
    from hosting_sdk import models as m

    return {"deployments": m.DeploymentPage, "teams": m.TeamPage, "projects": m.ProjectPage}[name]


def hosting_sdk(name: str) -> Any:
    from hosting_sdk._codec.decoder import loads, structure

    body, kind = BODIES[name], page_type(name)
    return lambda: structure(loads(body), kind)[0]


def cattrs_functions(name: str) -> Any:
    from cattrs.gen import make_dict_structure_fn, override
    from hosting_sdk._codec.decoder import Decoder, loads
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

    body, kind = BODIES[name], page_type(name)
    hook = CattrsDecoder(keeps_unknown=False).get_hook(kind)
    return lambda: hook(loads(body), kind)


def pydantic(name: str) -> Any:
    body, model = BODIES[name], as_pydantic(page_type(name))
    return lambda: model.model_validate_json(body)


def pydantic_after_orjson(name: str) -> Any:
    import orjson

    body, model = BODIES[name], as_pydantic(page_type(name))
    return lambda: model.model_validate(orjson.loads(body))


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


def main(variant: str, name: str) -> None:
    decode = globals()[variant](name)
    assert len(getattr(decode(), name)) == len(json.loads(BODIES[name])[name])
    times = []
    for _ in range(ROUNDS):
        began = time.process_time()
        decode()
        times.append(time.process_time() - began)
    print(json.dumps({"decode": min(times)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
