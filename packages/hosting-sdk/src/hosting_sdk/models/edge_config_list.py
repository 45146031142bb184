"""The result of `edgeConfig.getEdgeConfigs`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal, TypeAlias

from attrs import define

from hosting_sdk.models.edge_config_transfer import EdgeConfigTransfer


@define(kw_only=True)
class EdgeConfigSummaryPurpose:
    """`[].purpose` of `EdgeConfigList`."""

    project_id: str
    """ID of the project (prefix `prj_`)."""
    type: Literal["flags"] | str
    """Kind of the use, such as `flags` or `experimentation`."""


@define(kw_only=True)
class EdgeConfigSummary:
    """`[]` of `EdgeConfigList`."""

    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    digest: str | None = None
    """Hash of the contents; it changes with every change."""
    id: str | None = None
    """ID of the Edge Config (prefix `ecfg_`)."""
    item_count: float
    """Number of items."""
    owner_id: str | None = None
    """ID of the team or user that owns the Edge Config."""
    purpose: EdgeConfigSummaryPurpose | None = None
    """Purpose of the Edge Config, if an integration uses it."""
    schema: dict[str, Any] | None = None
    """JSON Schema that the items have to follow."""
    size_in_bytes: float
    """Size of all items in bytes."""
    slug: str | None = None
    """Name of the Edge Config: letters, digits, `_` and `-`, at most 64 characters. It need not
    be unique."""
    transfer: EdgeConfigTransfer | None = None
    """Transfer to another account, if there is one."""
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""


EdgeConfigList: TypeAlias = list[EdgeConfigSummary]
"""The result of `edgeConfig.getEdgeConfigs`."""
