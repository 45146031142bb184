"""The body of `projectRoutes.generateRoute`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class GenerateRouteRequestCurrentRouteActionHeader:
    """`currentRoute.actions[].headers[]` of `GenerateRouteRequest`.

    Attributes:
        key: Name of the header.
        op: `append`, `set` or `delete`.
        value: Value of the header.
    """

    key: str | None = None
    op: str | None = None
    value: str | None = None


@define(kw_only=True)
class GenerateRouteRequestCurrentRouteAction:
    """`currentRoute.actions[]` of `GenerateRouteRequest`.

    Attributes:
        dest: Path or URL of a rewrite or redirect.
        headers: Headers that the rule changes.
        status: HTTP status of the response.
        sub_type: What a modifying action changes, such as `response-headers`.
        type: `rewrite`, `redirect`, `set-status` or `modify`.
    """

    dest: str | None = None
    headers: list[GenerateRouteRequestCurrentRouteActionHeader] | None = None
    status: int | None = None
    sub_type: str | None = None
    type: str | None = None


@define(kw_only=True)
class GenerateRouteRequestCurrentRouteCondition:
    """`currentRoute.conditions[]` of `GenerateRouteRequest`.

    Attributes:
        field: What is compared: `host`, `header`, `cookie` or `query`.
        key: Name of the header, cookie or query parameter.
        missing: Whether it has to be absent.
        operator: How to compare: `contains`, `eq`, `re` or `exists`.
        value: Value to compare with.
    """

    field: str | None = None
    key: str | None = None
    missing: bool | None = None
    operator: str | None = None
    value: str | None = None


@define(kw_only=True)
class GenerateRouteRequestCurrentRoutePathCondition:
    """`currentRoute.pathCondition` of `GenerateRouteRequest`.

    Attributes:
        syntax: Syntax of the path: `equals`, `path-to-regexp` or `regex`.
        value: Path or pattern.
    """

    syntax: str | None = None
    value: str | None = None


@define(kw_only=True)
class GenerateRouteRequestCurrentRoute:
    """`currentRoute` of `GenerateRouteRequest`.

    Attributes:
        actions: What the rule does.
        conditions: Conditions that the request has to meet.
        description: What the rule is for.
        name: Name of the rule.
        path_condition: Path that the request has to match.
    """

    actions: list[GenerateRouteRequestCurrentRouteAction]
    conditions: list[GenerateRouteRequestCurrentRouteCondition] | None = None
    description: str | None = None
    name: str | None = None
    path_condition: GenerateRouteRequestCurrentRoutePathCondition


@define(kw_only=True)
class GenerateRouteRequest:
    """The body of `projectRoutes.generateRoute`.

    Attributes:
        current_route: Rule to start from, if one is to be changed.
        prompt: What the rule is to do, in words.
    """

    current_route: GenerateRouteRequestCurrentRoute | None = None
    prompt: str


class GenerateRouteRequestCurrentRouteActionHeaderDict(TypedDict):
    """`GenerateRouteRequestCurrentRouteActionHeader` as a dict in wire names."""

    key: NotRequired[str]
    op: NotRequired[str]
    value: NotRequired[str]


class GenerateRouteRequestCurrentRouteActionDict(TypedDict):
    """`GenerateRouteRequestCurrentRouteAction` as a dict in wire names."""

    dest: NotRequired[str]
    headers: NotRequired[
        Sequence[
            GenerateRouteRequestCurrentRouteActionHeader
            | GenerateRouteRequestCurrentRouteActionHeaderDict
        ]
    ]
    status: NotRequired[int]
    subType: NotRequired[str]
    type: NotRequired[str]


class GenerateRouteRequestCurrentRouteConditionDict(TypedDict):
    """`GenerateRouteRequestCurrentRouteCondition` as a dict in wire names."""

    field: NotRequired[str]
    key: NotRequired[str]
    missing: NotRequired[bool]
    operator: NotRequired[str]
    value: NotRequired[str]


class GenerateRouteRequestCurrentRoutePathConditionDict(TypedDict):
    """`GenerateRouteRequestCurrentRoutePathCondition` as a dict in wire names."""

    syntax: NotRequired[str]
    value: NotRequired[str]


class GenerateRouteRequestCurrentRouteDict(TypedDict):
    """`GenerateRouteRequestCurrentRoute` as a dict in wire names."""

    actions: Sequence[
        GenerateRouteRequestCurrentRouteAction | GenerateRouteRequestCurrentRouteActionDict
    ]
    conditions: NotRequired[
        Sequence[
            GenerateRouteRequestCurrentRouteCondition
            | GenerateRouteRequestCurrentRouteConditionDict
        ]
    ]
    description: NotRequired[str]
    name: NotRequired[str]
    pathCondition: (
        GenerateRouteRequestCurrentRoutePathCondition
        | GenerateRouteRequestCurrentRoutePathConditionDict
    )


class GenerateRouteRequestDict(TypedDict):
    """`GenerateRouteRequest` as a dict in wire names."""

    currentRoute: NotRequired[
        GenerateRouteRequestCurrentRoute | GenerateRouteRequestCurrentRouteDict
    ]
    prompt: str
