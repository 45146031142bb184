"""The result of `edgeConfig.createEdgeConfig` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.edge_config_transfer import EdgeConfigTransfer


@define(kw_only=True)
class EdgeConfigPurposeFlags:
    """`purpose` of `EdgeConfig`."""

    project_id: str
    """ID of the project (prefix `prj_`)."""
    type: Literal["flags"]
    """Kind of the use, such as `flags` or `experimentation`."""


@define(kw_only=True)
class EdgeConfigPurposeExperimentation:
    """`purpose` of `EdgeConfig`."""

    resource_id: str
    """ID of the integration resource that uses it."""
    type: Literal["experimentation"]
    """Kind of the use, such as `flags` or `experimentation`."""


@define(kw_only=True)
class EdgeConfig:
    """The result of `edgeConfig.createEdgeConfig` and 2 more."""

    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    created_by: str | None = None
    """ID of the user who created it."""
    deleted_at: float | Unset | None = UNSET
    """Time of deletion, in milliseconds since the epoch."""
    digest: str
    """Hash of the contents; it changes with every change."""
    id: str
    """ID of the Edge Config (prefix `ecfg_`)."""
    item_count: float
    """Number of items."""
    owner_id: str
    """ID of the team or user that owns the Edge Config."""
    purpose: EdgeConfigPurposeFlags | EdgeConfigPurposeExperimentation | None = None
    """Purpose of the Edge Config, if an integration uses it."""
    schema: dict[str, Any] | None = None
    """JSON Schema that the items have to follow."""
    size_in_bytes: float
    """Size of all items in bytes."""
    slug: str
    """Name of the Edge Config: letters, digits, `_` and `-`, at most 64 characters. It need not
    be unique."""
    synced_to_dynamo_at: float | None = None
    """Time when the whole was first copied to the store that deployments read, in milliseconds
    since the epoch."""
    transfer: EdgeConfigTransfer | None = None
    """Transfer to another account, if there is one."""
    updated_at: float
    """Time of the last change, in milliseconds since the epoch."""
