"""The result of `edgeConfig.createEdgeConfig` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, Literal

from attrs import define

from hosting_sdk._types import UNSET, Unset
from hosting_sdk.models.edge_config_transfer import EdgeConfigTransfer


@define(kw_only=True)
class EdgeConfigPurposeFlags:
    """`purpose` of `EdgeConfig`.

    Attributes:
        project_id: ID of the project (prefix `prj_`).
        type: Kind of the use, such as `flags` or `experimentation`.
    """

    project_id: str
    type: Literal["flags"]


@define(kw_only=True)
class EdgeConfigPurposeExperimentation:
    """`purpose` of `EdgeConfig`.

    Attributes:
        resource_id: ID of the integration resource that uses it.
        type: Kind of the use, such as `flags` or `experimentation`.
    """

    resource_id: str
    type: Literal["experimentation"]


@define(kw_only=True)
class EdgeConfig:
    """The result of `edgeConfig.createEdgeConfig` and 2 more.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        created_by: ID of the user who created it.
        deleted_at: Time of deletion, in milliseconds since the epoch.
        digest: Hash of the contents; it changes with every change.
        id: ID of the Edge Config (prefix `ecfg_`).
        item_count: Number of items.
        owner_id: ID of the team or user that owns the Edge Config.
        purpose: What the Edge Config is for, if an integration uses it.
        schema: JSON Schema that the items have to follow.
        size_in_bytes: Size of all items in bytes.
        slug: Name of the Edge Config: letters, digits, `_` and `-`, at most 64 characters. It need
            not be unique.
        synced_to_dynamo_at: Time when the whole was first copied to the store that deployments
            read, in milliseconds since the epoch.
        transfer: Transfer to another account, if there is one.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    created_at: float
    created_by: str | None = None
    deleted_at: float | Unset | None = UNSET
    digest: str
    id: str
    item_count: float
    owner_id: str
    purpose: EdgeConfigPurposeFlags | EdgeConfigPurposeExperimentation | None = None
    schema: dict[str, Any] | None = None
    size_in_bytes: float
    slug: str
    synced_to_dynamo_at: float | None = None
    transfer: EdgeConfigTransfer | None = None
    updated_at: float
