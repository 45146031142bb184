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
    """The body of `featureFlags.updateFlag`.

    Attributes:
        created_by: ID of the user or other entity that made it.
        description: What it is for.
        environments: Settings of the flag in each environment, by its name.
        maintainer_ids: IDs of the users who look after the flag.
        message: Note on what the version changes.
        permanent: Whether the flag is meant to stay.
        seed: Number that makes the split of this flag differ from that of others.
        state: State of the flag: `active` or `archived`.
        tags: Words to group flags by.
        variants: Values that the flag can have.
    """

    created_by: str | None = None
    description: str | None = None
    environments: dict[str, NewFlagEnvironment] | None = None
    maintainer_ids: list[str] | None = None
    message: str | None = None
    permanent: bool | None = None
    seed: float | None = None
    state: Literal["active", "archived"] | None = None
    tags: list[str] | None = None
    variants: list[NewFlagVariant] | None = None


class UpdateFlagRequestDict(TypedDict):
    """`UpdateFlagRequest` as a dict in wire names."""

    createdBy: NotRequired[str]
    description: NotRequired[str]
    environments: NotRequired[Mapping[str, NewFlagEnvironment | NewFlagEnvironmentDict]]
    maintainerIds: NotRequired[Sequence[str]]
    message: NotRequired[str]
    permanent: NotRequired[bool]
    seed: NotRequired[float]
    state: NotRequired[Literal["active", "archived"]]
    tags: NotRequired[Sequence[str]]
    variants: NotRequired[Sequence[NewFlagVariant | NewFlagVariantDict]]
