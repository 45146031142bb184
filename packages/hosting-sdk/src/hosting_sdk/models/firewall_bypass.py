"""`FirewallBypass`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define, field

from hosting_sdk._types import UNSET, Unset


@define(kw_only=True)
class FirewallBypass:
    """`FirewallBypass`, a part of other types."""

    action: Literal["bypass", "block"] | str | None = field(
        default=None, metadata={"wire": "Action"}
    )
    """Action for requests that fit: `bypass` or `block`."""
    actor_id: str | None = field(default=None, metadata={"wire": "ActorId"})
    """ID of the user who made the rule."""
    created_at: str = field(metadata={"wire": "CreatedAt"})
    deleted_at: str | None = field(default=None, metadata={"wire": "DeletedAt"})
    domain: str = field(metadata={"wire": "Domain"})
    """Domain that the rule covers."""
    expires_at: float | Unset | None = field(default=UNSET, metadata={"wire": "ExpiresAt"})
    id: str = field(metadata={"wire": "Id"})
    """ID of the rule."""
    ip: str = field(metadata={"wire": "Ip"})
    """Address that the rule covers."""
    is_project_rule: bool | None = field(default=None, metadata={"wire": "IsProjectRule"})
    """Whether the rule covers all domains of the project."""
    note: str | None = field(default=None, metadata={"wire": "Note"})
    """Note on what the rule is for."""
    owner_id: str = field(metadata={"wire": "OwnerId"})
    """ID of the team or user that owns the rule."""
    project_id: str | None = field(default=None, metadata={"wire": "ProjectId"})
    """ID of the project (prefix `prj_`)."""
    updated_at: str = field(metadata={"wire": "UpdatedAt"})
    updated_at_hour: str = field(metadata={"wire": "UpdatedAtHour"})
