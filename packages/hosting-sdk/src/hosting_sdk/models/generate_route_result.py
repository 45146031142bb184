"""The result of `projectRoutes.generateRoute`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class GenerateRouteResultRouteActionHeader:
    """`route.actions[].headers[]` of `GenerateRouteResult`.

    Attributes:
        key: Name of the header.
        op: `append`, `set` or `delete`.
        value: Value of the header.
    """

    key: str
    op: Literal["append", "set", "delete"] | str
    value: str | None = None


@define(kw_only=True)
class GenerateRouteResultRouteAction:
    """`route.actions[]` of `GenerateRouteResult`.

    Attributes:
        dest: Path or URL of a rewrite or redirect.
        headers: Headers that the rule changes.
        status: HTTP status of the response.
        sub_type: What a modifying action changes, such as `response-headers`.
        type: `rewrite`, `redirect`, `set-status` or `modify`.
    """

    dest: str | None = None
    headers: list[GenerateRouteResultRouteActionHeader] | None = None
    status: float | None = None
    sub_type: (
        Literal["response-headers", "transform-request-header", "transform-request-query"]
        | str
        | None
    ) = None
    type: Literal["rewrite", "redirect", "set-status", "modify"] | str


@define(kw_only=True)
class GenerateRouteResultRouteCondition:
    """`route.conditions[]` of `GenerateRouteResult`.

    Attributes:
        field: What is compared: `host`, `header`, `cookie` or `query`.
        key: Name of the header, cookie or query parameter.
        missing: Whether it has to be absent.
        operator: How to compare: `contains`, `eq`, `re` or `exists`.
        value: Value to compare with.
    """

    field: Literal["host", "header", "cookie", "query"] | str
    key: str | None = None
    missing: bool
    operator: Literal["contains", "eq", "re", "exists"] | str
    value: str | None = None


@define(kw_only=True)
class GenerateRouteResultRoutePathCondition:
    """`route.pathCondition` of `GenerateRouteResult`.

    Attributes:
        syntax: Syntax of the path: `equals`, `path-to-regexp` or `regex`.
        value: Path or pattern.
    """

    syntax: Literal["equals", "path-to-regexp", "regex"] | str
    value: str


@define(kw_only=True)
class GenerateRouteResultRoute:
    """`route` of `GenerateRouteResult`.

    Attributes:
        actions: What the rule does.
        conditions: Conditions that the request has to meet.
        description: What the rule is for.
        name: Name of the rule.
        path_condition: Path that the request has to match.
    """

    actions: list[GenerateRouteResultRouteAction]
    conditions: list[GenerateRouteResultRouteCondition] | None = None
    description: str
    name: str
    path_condition: GenerateRouteResultRoutePathCondition


@define(kw_only=True)
class GenerateRouteResult:
    """The result of `projectRoutes.generateRoute`.

    Attributes:
        error: Reason why no rule could be made.
        route: Routing rule.
    """

    error: str | None = None
    route: GenerateRouteResultRoute | None = None
