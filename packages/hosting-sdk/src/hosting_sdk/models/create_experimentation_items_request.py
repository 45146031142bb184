"""The body of `marketplace.createInstallationIntegrationConfiguration`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateExperimentationItemsRequestItem:
    """`items[]` of `CreateExperimentationItemsRequest`.

    Attributes:
        category: Kind of the item: `experiment` or `flag`.
        created_at: Time of creation, in milliseconds since the epoch.
        description: What the item is for, at most 1024 characters.
        id: ID of the item, at most 1024 characters.
        is_archived: Whether the item is archived.
        name: Name of the item.
        origin: Address of the item at the partner, at most 2048 characters.
        slug: Name of the item in code, at most 1024 characters.
        updated_at: Time of the last change, in milliseconds since the epoch.
    """

    category: Literal["experiment", "flag"] | None = None
    created_at: float | None = None
    description: str | None = None
    id: str
    is_archived: bool | None = None
    name: str | None = None
    origin: str
    slug: str
    updated_at: float | None = None


@define(kw_only=True)
class CreateExperimentationItemsRequest:
    """The body of `marketplace.createInstallationIntegrationConfiguration`.

    Attributes:
        items: Items, at most 50.
    """

    items: list[CreateExperimentationItemsRequestItem]


class CreateExperimentationItemsRequestItemDict(TypedDict):
    """`CreateExperimentationItemsRequestItem` as a dict in wire names."""

    category: NotRequired[Literal["experiment", "flag"]]
    createdAt: NotRequired[float]
    description: NotRequired[str]
    id: str
    isArchived: NotRequired[bool]
    name: NotRequired[str]
    origin: str
    slug: str
    updatedAt: NotRequired[float]


class CreateExperimentationItemsRequestDict(TypedDict):
    """`CreateExperimentationItemsRequest` as a dict in wire names."""

    items: Sequence[
        CreateExperimentationItemsRequestItem | CreateExperimentationItemsRequestItemDict
    ]
