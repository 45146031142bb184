"""The body of `projectRoutes.generateRoute`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class GenerateRouteRequestCurrentRouteActionHeader:
    """`currentRoute.actions[].headers[]` of `GenerateRouteRequest`."""

    key: str | None = None
    """Name of the header."""
    op: str | None = None
    """`append`, `set` or `delete`."""
    value: str | None = None
    """Value of the header."""


@define(kw_only=True)
class GenerateRouteRequestCurrentRouteAction:
    """`currentRoute.actions[]` of `GenerateRouteRequest`."""

    dest: str | None = None
    """Path or URL of a rewrite or redirect."""
    headers: list[GenerateRouteRequestCurrentRouteActionHeader] | None = None
    """Headers that the rule changes."""
    status: int | None = None
    """HTTP status of the response."""
    sub_type: str | None = None
    """Part that a modifying action changes, such as `response-headers`."""
    type: str | None = None
    """`rewrite`, `redirect`, `set-status` or `modify`."""


@define(kw_only=True)
class GenerateRouteRequestCurrentRouteCondition:
    """`currentRoute.conditions[]` of `GenerateRouteRequest`."""

    field: str | None = None
    """Part of the request that is compared: `host`, `header`, `cookie` or `query`."""
    key: str | None = None
    """Name of the header, cookie or query parameter."""
    missing: bool | None = None
    """Whether the key has to be absent from the request."""
    operator: str | None = None
    """Operator of the comparison: `contains`, `eq`, `re` or `exists`."""
    value: str | None = None
    """Value to compare with."""


@define(kw_only=True)
class GenerateRouteRequestCurrentRoutePathCondition:
    """`currentRoute.pathCondition` of `GenerateRouteRequest`."""

    syntax: str | None = None
    """Syntax of the path: `equals`, `path-to-regexp` or `regex`."""
    value: str | None = None
    """Path or pattern."""


@define(kw_only=True)
class GenerateRouteRequestCurrentRoute:
    """`currentRoute` of `GenerateRouteRequest`."""

    actions: list[GenerateRouteRequestCurrentRouteAction]
    """Action of the rule."""
    conditions: list[GenerateRouteRequestCurrentRouteCondition] | None = None
    """Conditions that the request has to meet."""
    description: str | None = None
    """Purpose of the rule."""
    name: str | None = None
    """Name of the rule."""
    path_condition: GenerateRouteRequestCurrentRoutePathCondition
    """Path that the request has to match."""


@define(kw_only=True)
class GenerateRouteRequest:
    """The body of `projectRoutes.generateRoute`."""

    current_route: GenerateRouteRequestCurrentRoute | None = None
    """Rule to start from, if one is to be changed."""
    prompt: str
    """Task of the rule, in words."""


class GenerateRouteRequestCurrentRouteActionHeaderDict(TypedDict):
    """`GenerateRouteRequestCurrentRouteActionHeader` as a dict in wire names."""

    key: NotRequired[str]
    """Name of the header."""
    op: NotRequired[str]
    """`append`, `set` or `delete`."""
    value: NotRequired[str]
    """Value of the header."""


class GenerateRouteRequestCurrentRouteActionDict(TypedDict):
    """`GenerateRouteRequestCurrentRouteAction` as a dict in wire names."""

    dest: NotRequired[str]
    """Path or URL of a rewrite or redirect."""
    headers: NotRequired[
        Sequence[
            GenerateRouteRequestCurrentRouteActionHeader
            | GenerateRouteRequestCurrentRouteActionHeaderDict
        ]
    ]
    """Headers that the rule changes."""
    status: NotRequired[int]
    """HTTP status of the response."""
    subType: NotRequired[str]
    """Part that a modifying action changes, such as `response-headers`."""
    type: NotRequired[str]
    """`rewrite`, `redirect`, `set-status` or `modify`."""


class GenerateRouteRequestCurrentRouteConditionDict(TypedDict):
    """`GenerateRouteRequestCurrentRouteCondition` as a dict in wire names."""

    field: NotRequired[str]
    """Part of the request that is compared: `host`, `header`, `cookie` or `query`."""
    key: NotRequired[str]
    """Name of the header, cookie or query parameter."""
    missing: NotRequired[bool]
    """Whether the key has to be absent from the request."""
    operator: NotRequired[str]
    """Operator of the comparison: `contains`, `eq`, `re` or `exists`."""
    value: NotRequired[str]
    """Value to compare with."""


class GenerateRouteRequestCurrentRoutePathConditionDict(TypedDict):
    """`GenerateRouteRequestCurrentRoutePathCondition` as a dict in wire names."""

    syntax: NotRequired[str]
    """Syntax of the path: `equals`, `path-to-regexp` or `regex`."""
    value: NotRequired[str]
    """Path or pattern."""


class GenerateRouteRequestCurrentRouteDict(TypedDict):
    """`GenerateRouteRequestCurrentRoute` as a dict in wire names."""

    actions: Sequence[
        GenerateRouteRequestCurrentRouteAction | GenerateRouteRequestCurrentRouteActionDict
    ]
    """Action of the rule."""
    conditions: NotRequired[
        Sequence[
            GenerateRouteRequestCurrentRouteCondition
            | GenerateRouteRequestCurrentRouteConditionDict
        ]
    ]
    """Conditions that the request has to meet."""
    description: NotRequired[str]
    """Purpose of the rule."""
    name: NotRequired[str]
    """Name of the rule."""
    pathCondition: (
        GenerateRouteRequestCurrentRoutePathCondition
        | GenerateRouteRequestCurrentRoutePathConditionDict
    )
    """Path that the request has to match."""


class GenerateRouteRequestDict(TypedDict):
    """`GenerateRouteRequest` as a dict in wire names."""

    currentRoute: NotRequired[
        GenerateRouteRequestCurrentRoute | GenerateRouteRequestCurrentRouteDict
    ]
    """Rule to start from, if one is to be changed."""
    prompt: str
    """Task of the rule, in words."""
