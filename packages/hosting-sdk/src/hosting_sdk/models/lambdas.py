"""`Lambdas`, a part of other types.

Generated from `manifest/schemas/Lambdas.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class LambdasOutput:
    """`output[]` of `Lambdas`."""

    function_name: str
    path: str


@define(kw_only=True)
class Lambdas:
    """`Lambdas`, a part of other types."""

    created_at: float | None = None
    entrypoint: str | Unset | None = UNSET
    id: str
    output: list[LambdasOutput]
    ready_state: Literal["BUILDING", "ERROR", "INITIALIZING", "READY"] | str | None = None
    ready_state_at: float | None = None
