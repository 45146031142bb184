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
    """`transforms[]` of `RouteDefinition`."""

    args: Any = UNSET
    """Value to append or set."""
    env: list[str] | None = None
    """Names of the environment variables in the value."""
    op: Literal["append", "set", "delete"] | None = None
    """`append`, `set` or `delete`."""
    target: dict[str, Any] | None = None
    """Headers or query parameters that change."""
    type: Literal["request.headers", "request.query", "response.headers"] | None = None
    """Part that is changed: `request.headers`, `request.query` or `response.headers`."""


@define(kw_only=True)
class RouteDefinition:
    """`RouteDefinition`, a part of other types."""

    case_sensitive: bool | None = None
    """Whether upper and lower case of the path differ."""
    dest: str | None = None
    """Path or URL that the request is passed on to or redirected to."""
    has: list[RouteConditionRequest] | None = None
    """Conditions that the request has to meet."""
    headers: dict[str, Any] | None = None
    """Headers that the rule sets, by name."""
    missing: list[RouteConditionRequest] | None = None
    """Conditions that the request must not meet."""
    respect_origin_cache_control: bool | None = None
    """Whether the header `Cache-Control` of the destination counts."""
    src: str
    """Path or pattern that the request has to match."""
    status: int | None = None
    """HTTP status of the response."""
    transforms: list[RouteDefinitionTransform] | None = None
    """Changes of headers or query."""


class RouteDefinitionTransformDict(TypedDict):
    """`RouteDefinitionTransform` as a dict in wire names."""

    args: NotRequired[Any]
    """Value to append or set."""
    env: NotRequired[Sequence[str]]
    """Names of the environment variables in the value."""
    op: NotRequired[Literal["append", "set", "delete"]]
    """`append`, `set` or `delete`."""
    target: NotRequired[Mapping[str, Any]]
    """Headers or query parameters that change."""
    type: NotRequired[Literal["request.headers", "request.query", "response.headers"]]
    """Part that is changed: `request.headers`, `request.query` or `response.headers`."""


class RouteDefinitionDict(TypedDict):
    """`RouteDefinition` as a dict in wire names."""

    caseSensitive: NotRequired[bool]
    """Whether upper and lower case of the path differ."""
    dest: NotRequired[str]
    """Path or URL that the request is passed on to or redirected to."""
    has: NotRequired[Sequence[RouteConditionRequest | RouteConditionRequestDict]]
    """Conditions that the request has to meet."""
    headers: NotRequired[Mapping[str, Any]]
    """Headers that the rule sets, by name."""
    missing: NotRequired[Sequence[RouteConditionRequest | RouteConditionRequestDict]]
    """Conditions that the request must not meet."""
    respectOriginCacheControl: NotRequired[bool]
    """Whether the header `Cache-Control` of the destination counts."""
    src: str
    """Path or pattern that the request has to match."""
    status: NotRequired[int]
    """HTTP status of the response."""
    transforms: NotRequired[Sequence[RouteDefinitionTransform | RouteDefinitionTransformDict]]
    """Changes of headers or query."""
