"""`NewProjectRoute`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.route_definition import RouteDefinition, RouteDefinitionDict


@define(kw_only=True)
class NewProjectRoute:
    """`NewProjectRoute`, a part of other types."""

    description: str | None = None
    """Purpose of the rule."""
    enabled: bool | None = None
    """Whether the rule is in use."""
    name: str
    """Name of the rule."""
    route: RouteDefinition
    """Conditions and actions of the rule."""
    src_syntax: Literal["equals", "path-to-regexp", "regex"] | None = None
    """Syntax of the path: `equals`, `path-to-regexp` or `regex`; absent: seen from the path."""


class NewProjectRouteDict(TypedDict):
    """`NewProjectRoute` as a dict in wire names."""

    description: NotRequired[str]
    """Purpose of the rule."""
    enabled: NotRequired[bool]
    """Whether the rule is in use."""
    name: str
    """Name of the rule."""
    route: RouteDefinition | RouteDefinitionDict
    """Conditions and actions of the rule."""
    srcSyntax: NotRequired[Literal["equals", "path-to-regexp", "regex"]]
    """Syntax of the path: `equals`, `path-to-regexp` or `regex`; absent: seen from the path."""
