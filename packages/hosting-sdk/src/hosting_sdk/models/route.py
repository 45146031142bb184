"""`Route`, a part of other types.

Generated from `manifest/schemas/Route.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.has import Has


@define(kw_only=True)
class RouteTransforms:
    """`transforms[]` of `Route`."""

    args: Any = UNSET
    env: list[str] | None = None
    op: Literal["append", "set", "delete"] | None = None
    target: dict[str, Any] | None = None
    type: Literal["request.headers", "request.query", "response.headers"] | None = None


@define(kw_only=True)
class Route:
    """`Route`, a part of other types."""

    case_sensitive: bool | None = None
    dest: str | None = None
    has: list[Has] | None = None
    headers: dict[str, Any] | None = None
    missing: list[Has] | None = None
    respect_origin_cache_control: bool | None = None
    src: str
    status: int | None = None
    transforms: list[RouteTransforms] | None = None
