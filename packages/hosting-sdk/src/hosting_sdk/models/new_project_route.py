"""`NewProjectRoute`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.route_definition import RouteDefinition, RouteDefinitionDict


@define(kw_only=True)
class NewProjectRoute:
    """`NewProjectRoute`, a part of other types.

    Attributes:
        description: What the rule is for.
        enabled: Whether the rule is in use.
        name: Name of the rule.
        route: What the rule matches and does.
        src_syntax: Syntax of the path: `equals`, `path-to-regexp` or `regex`; absent: seen from the
            path.
    """

    description: str | None = None
    enabled: bool | None = None
    name: str
    route: RouteDefinition
    src_syntax: Literal["equals", "path-to-regexp", "regex"] | None = None


class NewProjectRouteDict(TypedDict):
    """`NewProjectRoute` as a dict in wire names."""

    description: NotRequired[str]
    enabled: NotRequired[bool]
    name: str
    route: RouteDefinition | RouteDefinitionDict
    srcSyntax: NotRequired[Literal["equals", "path-to-regexp", "regex"]]
