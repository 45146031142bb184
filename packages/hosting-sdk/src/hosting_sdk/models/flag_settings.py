"""The result of `featureFlags.getFlagSettings` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.flag_entity import FlagEntity


@define(kw_only=True)
class FlagSettingsConnection:
    """`connections[]` of `FlagSettings`."""

    edge_config_id: str
    """ID of the Edge Config (prefix `ecfg_`)."""
    edge_config_item_key: str
    """Key of the Edge Config item that has the flags."""


@define(kw_only=True)
class FlagSettingsMetadata:
    """`metadata` of `FlagSettings`."""

    active_flag_count: float
    """Number of active flags."""
    archived_flag_count: float
    """Number of archived flags."""
    config_updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""
    pack_revision: float | None = None
    """Number of the revision of all flags together."""
    pack_size_in_bytes: float
    """Size of all flags in bytes."""
    segment_count: float
    """Number of segments."""


@define(kw_only=True)
class FlagSettings:
    """The result of `featureFlags.getFlagSettings` and 2 more."""

    connections: list[FlagSettingsConnection] | None = None
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    enabled: bool
    """Whether feature flags are on."""
    entities: list[FlagEntity]
    """Kinds of entities that rules can refer to, such as users."""
    environments: list[str]
    """Environments whose flags are kept in step."""
    metadata: FlagSettingsMetadata
    """Further facts, such as the creator."""
    owner_id: str | None = None
    """ID of the team or user that owns it."""
    project_id: str
    """ID of the project (prefix `prj_`)."""
    type_name: Literal["settings"] | str
    """Kind of the object; always the same."""
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""
