"""The result of `featureFlags.getFlagSettings` and 2 more.

Generated from `manifest/schemas/ResponseBodyData.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.response_body_entities import ResponseBodyEntities


@define(kw_only=True)
class ResponseBodyDataConnections:
    """`connections[]` of `ResponseBodyData`."""

    edge_config_id: str
    edge_config_item_key: str


@define(kw_only=True)
class ResponseBodyDataMetadata:
    """`metadata` of `ResponseBodyData`."""

    active_flag_count: float
    archived_flag_count: float
    config_updated_at: float | None = None
    pack_revision: float | None = None
    pack_size_in_bytes: float
    segment_count: float


@define(kw_only=True)
class ResponseBodyData:
    """The result of `featureFlags.getFlagSettings` and 2 more."""

    connections: list[ResponseBodyDataConnections] | None = None
    created_at: float | None = None
    enabled: bool
    entities: list[ResponseBodyEntities]
    environments: list[str]
    metadata: ResponseBodyDataMetadata
    owner_id: str | None = None
    project_id: str
    type_name: Literal["settings"] | str
    updated_at: float | None = None
