"""The body of `featureFlags.createFlag`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define

from hosting_sdk.models.new_flag_environment import NewFlagEnvironment, NewFlagEnvironmentDict
from hosting_sdk.models.new_flag_variant import NewFlagVariant, NewFlagVariantDict


@define(kw_only=True)
class CreateFlagRequest:
    """The body of `featureFlags.createFlag`."""

    description: str | None = None
    """Purpose in words."""
    environments: dict[str, NewFlagEnvironment]
    """Settings of the flag in each environment, by its name."""
    kind: Literal["boolean", "string", "number", "json"]
    """Kind of the flag's values: `boolean`, `string`, `number` or `json`."""
    maintainer_ids: list[str] | None = None
    """IDs of the users who look after the flag."""
    permanent: bool | None = None
    """Whether the flag is meant to stay."""
    seed: float | None = None
    """Number that makes the split of this flag differ from that of others."""
    slug: str
    """Name of the flag, unique in its project: letters, digits, `-` and `_`."""
    state: Literal["active", "archived"] | None = None
    """State of the flag: `active` or `archived`."""
    tags: list[str] | None = None
    """Words to group flags by."""
    variants: list[NewFlagVariant] | None = None
    """Values that the flag can have."""


class CreateFlagRequestDict(TypedDict):
    """`CreateFlagRequest` as a dict in wire names."""

    description: NotRequired[str]
    """Purpose in words."""
    environments: Mapping[str, NewFlagEnvironment | NewFlagEnvironmentDict]
    """Settings of the flag in each environment, by its name."""
    kind: Literal["boolean", "string", "number", "json"]
    """Kind of the flag's values: `boolean`, `string`, `number` or `json`."""
    maintainerIds: NotRequired[Sequence[str]]
    """IDs of the users who look after the flag."""
    permanent: NotRequired[bool]
    """Whether the flag is meant to stay."""
    seed: NotRequired[float]
    """Number that makes the split of this flag differ from that of others."""
    slug: str
    """Name of the flag, unique in its project: letters, digits, `-` and `_`."""
    state: NotRequired[Literal["active", "archived"]]
    """State of the flag: `active` or `archived`."""
    tags: NotRequired[Sequence[str]]
    """Words to group flags by."""
    variants: NotRequired[Sequence[NewFlagVariant | NewFlagVariantDict]]
    """Values that the flag can have."""
