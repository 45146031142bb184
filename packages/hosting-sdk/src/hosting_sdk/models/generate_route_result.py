"""The result of `projectRoutes.generateRoute`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class GenerateRouteResultRouteActionHeader:
    """`route.actions[].headers[]` of `GenerateRouteResult`."""

    key: str
    """Name of the header."""
    op: Literal["append", "set", "delete"] | str
    """`append`, `set` or `delete`."""
    value: str | None = None
    """Value of the header."""


@define(kw_only=True)
class GenerateRouteResultRouteAction:
    """`route.actions[]` of `GenerateRouteResult`."""

    dest: str | None = None
    """Path or URL of a rewrite or redirect."""
    headers: list[GenerateRouteResultRouteActionHeader] | None = None
    """Headers that the rule changes."""
    status: float | None = None
    """HTTP status of the response."""
    sub_type: (
        Literal["response-headers", "transform-request-header", "transform-request-query"]
        | str
        | None
    ) = None
    """Part that a modifying action changes, such as `response-headers`."""
    type: Literal["rewrite", "redirect", "set-status", "modify"] | str
    """`rewrite`, `redirect`, `set-status` or `modify`."""


@define(kw_only=True)
class GenerateRouteResultRouteCondition:
    """`route.conditions[]` of `GenerateRouteResult`."""

    field: Literal["host", "header", "cookie", "query"] | str
    """Part of the request that is compared: `host`, `header`, `cookie` or `query`."""
    key: str | None = None
    """Name of the header, cookie or query parameter."""
    missing: bool
    """Whether the key has to be absent from the request."""
    operator: Literal["contains", "eq", "re", "exists"] | str
    """Operator of the comparison: `contains`, `eq`, `re` or `exists`."""
    value: str | None = None
    """Value to compare with."""


@define(kw_only=True)
class GenerateRouteResultRoutePathCondition:
    """`route.pathCondition` of `GenerateRouteResult`."""

    syntax: Literal["equals", "path-to-regexp", "regex"] | str
    """Syntax of the path: `equals`, `path-to-regexp` or `regex`."""
    value: str
    """Path or pattern."""


@define(kw_only=True)
class GenerateRouteResultRoute:
    """`route` of `GenerateRouteResult`."""

    actions: list[GenerateRouteResultRouteAction]
    """Action of the rule."""
    conditions: list[GenerateRouteResultRouteCondition] | None = None
    """Conditions that the request has to meet."""
    description: str
    """Purpose of the rule."""
    name: str
    """Name of the rule."""
    path_condition: GenerateRouteResultRoutePathCondition
    """Path that the request has to match."""


@define(kw_only=True)
class GenerateRouteResult:
    """The result of `projectRoutes.generateRoute`."""

    error: str | None = None
    """Reason why no rule could be made."""
    route: GenerateRouteResultRoute | None = None
    """Routing rule."""
