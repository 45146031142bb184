"""`ProjectRoute`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.deployment_route import DeploymentRoute


@define(kw_only=True)
class ProjectRoute:
    """`ProjectRoute`, a part of other types."""

    description: str | None = None
    """Purpose of the rule."""
    enabled: bool | None = None
    """Whether the rule is in use."""
    id: str
    """ID of the rule."""
    name: str
    """Name of the rule."""
    raw_dest: str | None = None
    """Destination as it was given."""
    raw_src: str | None = None
    """Path or pattern as it was given."""
    route: DeploymentRoute
    """Conditions and actions of the rule."""
    route_type: Literal["rewrite", "redirect", "set_status", "transform"] | str | None = None
    """Action of the rule: `rewrite`, `redirect`, `set_status` or `transform`."""
    src_syntax: Literal["equals", "path-to-regexp", "regex"] | str | None = None
    """Syntax of the path: `equals`, `path-to-regexp` or `regex`; absent: seen from the path."""
    staged: bool | None = None
    """Whether the rule is new and not in production yet."""
