"""The result of `edgeConfig.getEdgeConfigs`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal, TypeAlias

from attrs import define

from hosting_sdk.models.edge_config_transfer import EdgeConfigTransfer


@define(kw_only=True)
class EdgeConfigSummaryPurpose:
    """`[].purpose` of `EdgeConfigList`.

    Attributes:
        project_id: ID of the project (prefix `prj_`).
        type: Kind of the use, such as `flags` or `experimentation`.
    """

    project_id: str
    type: Literal["flags"] | str


@define(kw_only=True)
class EdgeConfigSummary:
    """`[]` of `EdgeConfigList`.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        digest: Hash of the contents; it changes with every change.
        id: ID of the Edge Config (prefix `ecfg_`).
        item_count: Number of items.
        owner_id: ID of the team or user that owns the Edge Config.
        purpose: What the Edge Config is for, if an integration uses it.
        schema: JSON Schema that the items have to follow.
        size_in_bytes: Size of all items in bytes.
        slug: Name of the Edge Config: letters, digits, `_` and `-`, at most 64 characters. It need
            not be unique.
        transfer: Transfer to another account, if there is one.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    created_at: float | None = None
    digest: str | None = None
    id: str | None = None
    item_count: float
    owner_id: str | None = None
    purpose: EdgeConfigSummaryPurpose | None = None
    schema: dict[str, Any] | None = None
    size_in_bytes: float
    slug: str | None = None
    transfer: EdgeConfigTransfer | None = None
    updated_at: float | None = None


EdgeConfigList: TypeAlias = list[EdgeConfigSummary]
"""The result of `edgeConfig.getEdgeConfigs`."""
