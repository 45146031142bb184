"""The body of `marketplace.updateInstallationIntegrationConfiguration`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateExperimentationItemRequest:
    """The body of `marketplace.updateInstallationIntegrationConfiguration`.

    Attributes:
        category: Kind of the item: `experiment` or `flag`.
        created_at: Time of creation, in milliseconds since the epoch.
        description: What it is, in words.
        is_archived: Whether the item is archived.
        name: Name to show.
        origin: Address of the item at the partner, at most 2048 characters.
        slug: Name of the item in code, at most 1024 characters.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    category: Literal["experiment", "flag"] | None = None
    created_at: float | None = None
    description: str | None = None
    is_archived: bool | None = None
    name: str | None = None
    origin: str
    slug: str
    updated_at: float | None = None


class UpdateExperimentationItemRequestDict(TypedDict):
    """`UpdateExperimentationItemRequest` as a dict in wire names."""

    category: NotRequired[Literal["experiment", "flag"]]
    createdAt: NotRequired[float]
    description: NotRequired[str]
    isArchived: NotRequired[bool]
    name: NotRequired[str]
    origin: str
    slug: str
    updatedAt: NotRequired[float]
