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
    """The body of `featureFlags.createFlag`.

    Attributes:
        description: What it is for.
        environments: Settings of the flag in each environment, by its name.
        kind: Kind of the flag's values: `boolean`, `string`, `number` or `json`.
        maintainer_ids: IDs of the users who look after the flag.
        permanent: Whether the flag is meant to stay.
        seed: Number that makes the split of this flag differ from that of others.
        slug: Name of the flag, unique in its project: letters, digits, `-` and `_`.
        state: State of the flag: `active` or `archived`.
        tags: Words to group flags by.
        variants: Values that the flag can have.
    """

    description: str | None = None
    environments: dict[str, NewFlagEnvironment]
    kind: Literal["boolean", "string", "number", "json"]
    maintainer_ids: list[str] | None = None
    permanent: bool | None = None
    seed: float | None = None
    slug: str
    state: Literal["active", "archived"] | None = None
    tags: list[str] | None = None
    variants: list[NewFlagVariant] | None = None


class CreateFlagRequestDict(TypedDict):
    """`CreateFlagRequest` as a dict in wire names."""

    description: NotRequired[str]
    environments: Mapping[str, NewFlagEnvironment | NewFlagEnvironmentDict]
    kind: Literal["boolean", "string", "number", "json"]
    maintainerIds: NotRequired[Sequence[str]]
    permanent: NotRequired[bool]
    seed: NotRequired[float]
    slug: str
    state: NotRequired[Literal["active", "archived"]]
    tags: NotRequired[Sequence[str]]
    variants: NotRequired[Sequence[NewFlagVariant | NewFlagVariantDict]]
