"""`ResponseBodyRoute`, a part of other types.

Generated from `manifest/schemas/ResponseBodyRoute.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.key_eq import KeyEq
from hosting_sdk.models.routes_has import RoutesHas
from hosting_sdk.models.target import Target


@define(kw_only=True)
class ResponseBodyRouteLocale:
    """`locale` of `ResponseBodyRoute`."""

    cookie: str | None = None
    redirect: dict[str, str] | None = None


@define(kw_only=True)
class ResponseBodyRouteMitigate:
    """`mitigate` of `ResponseBodyRoute`."""

    action: Literal["challenge", "deny"] | str


@define(kw_only=True)
class ResponseBodyRouteTransformsTargetKey:
    """`transforms[].target.key` of `ResponseBodyRoute`."""

    eq: KeyEq | None = None
    gt: float | None = None
    gte: float | None = None
    inc: list[str] | None = None
    lt: float | None = None
    lte: float | None = None
    neq: str | None = None
    ninc: list[str] | None = None
    pre: str | None = None
    suf: str | None = None


@define(kw_only=True)
class ResponseBodyRouteTransformsTarget:
    """`transforms[].target` of `ResponseBodyRoute`."""

    key: str | ResponseBodyRouteTransformsTargetKey


@define(kw_only=True)
class ResponseBodyRouteTransforms:
    """`transforms[]` of `ResponseBodyRoute`."""

    args: Target | None = None
    env: list[str] | None = None
    op: Literal["append", "set", "delete"] | str
    target: ResponseBodyRouteTransformsTarget
    type: Literal["request.headers", "request.query", "response.headers"] | str


@define(kw_only=True)
class ResponseBodyRoute:
    """`ResponseBodyRoute`, a part of other types."""

    case_sensitive: bool | None = None
    check: bool | None = None
    continue_: bool | None = None
    dest: str | None = None
    destination: str | None = None
    env: list[str] | None = None
    has: list[RoutesHas] | None = None
    headers: dict[str, str] | None = None
    important: bool | None = None
    locale: ResponseBodyRouteLocale | None = None
    methods: list[str] | None = None
    middleware: float | None = None
    middleware_path: str | None = None
    middleware_raw_src: list[str] | None = None
    missing: list[RoutesHas] | None = None
    mitigate: ResponseBodyRouteMitigate | None = None
    override: bool | None = None
    respect_origin_cache_control: bool | None = None
    source: str | None = None
    src: str
    status: float | None = None
    status_code: float | None = None
    transforms: list[ResponseBodyRouteTransforms] | None = None
