"""The body of `featureFlags.updateFlagSettings`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.flag_entity import FlagEntity, FlagEntityDict


@define(kw_only=True)
class UpdateFlagSettingsRequest:
    """The body of `featureFlags.updateFlagSettings`.

    Attributes:
        enabled: Whether feature flags are on.
        entities: Kinds of entities that rules can refer to, such as users.
        environments: Environments whose flags are kept in step.
    """

    enabled: bool | None = None
    entities: list[FlagEntity] | None = None
    environments: list[str] | None = None


class UpdateFlagSettingsRequestDict(TypedDict):
    """`UpdateFlagSettingsRequest` as a dict in wire names."""

    enabled: NotRequired[bool]
    entities: NotRequired[Sequence[FlagEntity | FlagEntityDict]]
    environments: NotRequired[Sequence[str]]
