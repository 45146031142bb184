"""The body of `featureFlags.updateFlagSettings`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.flag_entity import FlagEntity, FlagEntityDict


@define(kw_only=True)
class UpdateFlagSettingsRequest:
    """The body of `featureFlags.updateFlagSettings`."""

    enabled: bool | None = None
    """Whether feature flags are on."""
    entities: list[FlagEntity] | None = None
    """Kinds of entities that rules can refer to, such as users."""
    environments: list[str] | None = None
    """Environments whose flags are kept in step."""


class UpdateFlagSettingsRequestDict(TypedDict):
    """`UpdateFlagSettingsRequest` as a dict in wire names."""

    enabled: NotRequired[bool]
    """Whether feature flags are on."""
    entities: NotRequired[Sequence[FlagEntity | FlagEntityDict]]
    """Kinds of entities that rules can refer to, such as users."""
    environments: NotRequired[Sequence[str]]
    """Environments whose flags are kept in step."""
