"""The result of `featureFlags.getFlagSettings` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.flag_entity import FlagEntity


@define(kw_only=True)
class FlagSettingsConnection:
    """`connections[]` of `FlagSettings`.

    Attributes:
        edge_config_id: ID of the Edge Config (prefix `ecfg_`).
        edge_config_item_key: Key of the Edge Config item that has the flags.
    """

    edge_config_id: str
    edge_config_item_key: str


@define(kw_only=True)
class FlagSettingsMetadata:
    """`metadata` of `FlagSettings`.

    Attributes:
        active_flag_count: Number of active flags.
        archived_flag_count: Number of archived flags.
        config_updated_at: Time of the last change, in milliseconds since the epoch.
        pack_revision: Number of the revision of all flags together.
        pack_size_in_bytes: Size of all flags in bytes.
        segment_count: Number of segments.
    """

    active_flag_count: float
    archived_flag_count: float
    config_updated_at: float | None = None
    pack_revision: float | None = None
    pack_size_in_bytes: float
    segment_count: float


@define(kw_only=True)
class FlagSettings:
    """The result of `featureFlags.getFlagSettings` and 2 more.

    Attributes:
        created_at: Time of creation, in milliseconds since the epoch.
        enabled: Whether feature flags are on.
        entities: Kinds of entities that rules can refer to, such as users.
        environments: Environments whose flags are kept in step.
        metadata: Further facts, such as the creator.
        owner_id: ID of the team or user that owns it.
        project_id: ID of the project (prefix `prj_`).
        type_name: Kind of the object; always the same.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    connections: list[FlagSettingsConnection] | None = None
    created_at: float | None = None
    enabled: bool
    entities: list[FlagEntity]
    environments: list[str]
    metadata: FlagSettingsMetadata
    owner_id: str | None = None
    project_id: str
    type_name: Literal["settings"] | str
    updated_at: float | None = None
