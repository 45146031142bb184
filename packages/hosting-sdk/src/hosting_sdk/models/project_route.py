"""`ProjectRoute`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.deployment_route import DeploymentRoute


@define(kw_only=True)
class ProjectRoute:
    """`ProjectRoute`, a part of other types.

    Attributes:
        description: What the rule is for.
        enabled: Whether the rule is in use.
        id: ID of the rule.
        name: Name of the rule.
        raw_dest: Destination as it was given.
        raw_src: Path or pattern as it was given.
        route: What the rule matches and does.
        route_type: What the rule does: `rewrite`, `redirect`, `set_status` or `transform`.
        src_syntax: Syntax of the path: `equals`, `path-to-regexp` or `regex`; absent: seen from the
            path.
        staged: Whether the rule is new and not in production yet.
    """

    description: str | None = None
    enabled: bool | None = None
    id: str
    name: str
    raw_dest: str | None = None
    raw_src: str | None = None
    route: DeploymentRoute
    route_type: Literal["rewrite", "redirect", "set_status", "transform"] | str | None = None
    src_syntax: Literal["equals", "path-to-regexp", "regex"] | str | None = None
    staged: bool | None = None
