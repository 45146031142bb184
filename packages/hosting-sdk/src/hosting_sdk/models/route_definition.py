"""`RouteDefinition`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.route_condition_request import (
    RouteConditionRequest,
    RouteConditionRequestDict,
)


@define(kw_only=True)
class RouteDefinitionTransform:
    """`transforms[]` of `RouteDefinition`.

    Attributes:
        args: Value to append or set.
        env: Names of the environment variables in the value.
        op: `append`, `set` or `delete`.
        target: Headers or query parameters that change.
        type: What changes: `request.headers`, `request.query` or `response.headers`.
    """

    args: Any = UNSET
    env: list[str] | None = None
    op: Literal["append", "set", "delete"] | None = None
    target: dict[str, Any] | None = None
    type: Literal["request.headers", "request.query", "response.headers"] | None = None


@define(kw_only=True)
class RouteDefinition:
    """`RouteDefinition`, a part of other types.

    Attributes:
        case_sensitive: Whether upper and lower case of the path differ.
        dest: Path or URL that the request is passed on to or redirected to.
        has: Conditions that the request has to meet.
        headers: Headers that the rule sets, by name.
        missing: Conditions that the request must not meet.
        respect_origin_cache_control: Whether the header `Cache-Control` of the destination counts.
        src: Path or pattern that the request has to match.
        status: HTTP status of the response.
        transforms: Changes of headers or query.
    """

    case_sensitive: bool | None = None
    dest: str | None = None
    has: list[RouteConditionRequest] | None = None
    headers: dict[str, Any] | None = None
    missing: list[RouteConditionRequest] | None = None
    respect_origin_cache_control: bool | None = None
    src: str
    status: int | None = None
    transforms: list[RouteDefinitionTransform] | None = None


class RouteDefinitionTransformDict(TypedDict):
    """`RouteDefinitionTransform` as a dict in wire names."""

    args: NotRequired[Any]
    env: NotRequired[Sequence[str]]
    op: NotRequired[Literal["append", "set", "delete"]]
    target: NotRequired[Mapping[str, Any]]
    type: NotRequired[Literal["request.headers", "request.query", "response.headers"]]


class RouteDefinitionDict(TypedDict):
    """`RouteDefinition` as a dict in wire names."""

    caseSensitive: NotRequired[bool]
    dest: NotRequired[str]
    has: NotRequired[Sequence[RouteConditionRequest | RouteConditionRequestDict]]
    headers: NotRequired[Mapping[str, Any]]
    missing: NotRequired[Sequence[RouteConditionRequest | RouteConditionRequestDict]]
    respectOriginCacheControl: NotRequired[bool]
    src: str
    status: NotRequired[int]
    transforms: NotRequired[Sequence[RouteDefinitionTransform | RouteDefinitionTransformDict]]
