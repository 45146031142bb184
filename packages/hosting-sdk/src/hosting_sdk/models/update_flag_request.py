"""The body of `featureFlags.updateFlag`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.new_flag_environment import NewFlagEnvironment, NewFlagEnvironmentDict
from hosting_sdk.models.new_flag_variant import NewFlagVariant, NewFlagVariantDict


@define(kw_only=True)
class UpdateFlagRequest:
    """The body of `featureFlags.updateFlag`."""

    created_by: str | None = None
    """ID of the user or other entity that made it."""
    description: str | None = None
    """Purpose in words."""
    environments: dict[str, NewFlagEnvironment] | None = None
    """Settings of the flag in each environment, by its name."""
    maintainer_ids: list[str] | None = None
    """IDs of the users who look after the flag."""
    message: str | None = None
    """Note on what the version changes."""
    permanent: bool | None = None
    """Whether the flag is meant to stay."""
    seed: float | None = None
    """Number that makes the split of this flag differ from that of others."""
    state: Literal["active", "archived"] | None = None
    """State of the flag: `active` or `archived`."""
    tags: list[str] | None = None
    """Words to group flags by."""
    variants: list[NewFlagVariant] | None = None
    """Values that the flag can have."""


class UpdateFlagRequestDict(TypedDict):
    """`UpdateFlagRequest` as a dict in wire names."""

    createdBy: NotRequired[str]
    """ID of the user or other entity that made it."""
    description: NotRequired[str]
    """Purpose in words."""
    environments: NotRequired[Mapping[str, NewFlagEnvironment | NewFlagEnvironmentDict]]
    """Settings of the flag in each environment, by its name."""
    maintainerIds: NotRequired[Sequence[str]]
    """IDs of the users who look after the flag."""
    message: NotRequired[str]
    """Note on what the version changes."""
    permanent: NotRequired[bool]
    """Whether the flag is meant to stay."""
    seed: NotRequired[float]
    """Number that makes the split of this flag differ from that of others."""
    state: NotRequired[Literal["active", "archived"]]
    """State of the flag: `active` or `archived`."""
    tags: NotRequired[Sequence[str]]
    """Words to group flags by."""
    variants: NotRequired[Sequence[NewFlagVariant | NewFlagVariantDict]]
    """Values that the flag can have."""
