"""The result of `projectRoutes.generateRoute`.

Generated from `manifest/schemas/GenerateRouteResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class GenerateRouteResponseBodyRouteActionsHeaders:
    """`route.actions[].headers[]` of `GenerateRouteResponseBody`."""

    key: str
    op: Literal["append", "set", "delete"] | str
    value: str | None = None


@define(kw_only=True)
class GenerateRouteResponseBodyRouteActions:
    """`route.actions[]` of `GenerateRouteResponseBody`."""

    dest: str | None = None
    headers: list[GenerateRouteResponseBodyRouteActionsHeaders] | None = None
    status: float | None = None
    sub_type: (
        Literal["response-headers", "transform-request-header", "transform-request-query"]
        | str
        | None
    ) = None
    type: Literal["rewrite", "redirect", "set-status", "modify"] | str


@define(kw_only=True)
class GenerateRouteResponseBodyRouteConditions:
    """`route.conditions[]` of `GenerateRouteResponseBody`."""

    field: Literal["host", "header", "cookie", "query"] | str
    key: str | None = None
    missing: bool
    operator: Literal["contains", "eq", "re", "exists"] | str
    value: str | None = None


@define(kw_only=True)
class GenerateRouteResponseBodyRoutePathCondition:
    """`route.pathCondition` of `GenerateRouteResponseBody`."""

    syntax: Literal["equals", "path-to-regexp", "regex"] | str
    value: str


@define(kw_only=True)
class GenerateRouteResponseBodyRoute:
    """`route` of `GenerateRouteResponseBody`."""

    actions: list[GenerateRouteResponseBodyRouteActions]
    conditions: list[GenerateRouteResponseBodyRouteConditions] | None = None
    description: str
    name: str
    path_condition: GenerateRouteResponseBodyRoutePathCondition


@define(kw_only=True)
class GenerateRouteResponseBody:
    """The result of `projectRoutes.generateRoute`."""

    error: str | None = None
    route: GenerateRouteResponseBodyRoute | None = None
