"""The body of `marketplace.createInstallationIntegrationConfiguration`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateExperimentationItemsRequestItem:
    """`items[]` of `CreateExperimentationItemsRequest`."""

    category: Literal["experiment", "flag"] | None = None
    """Kind of the item: `experiment` or `flag`."""
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    description: str | None = None
    """Purpose of the item, at most 1024 characters."""
    id: str
    """ID of the item, at most 1024 characters."""
    is_archived: bool | None = None
    """Whether the item is archived."""
    name: str | None = None
    """Name of the item."""
    origin: str
    """Address of the item at the partner, at most 2048 characters."""
    slug: str
    """Name of the item in code, at most 1024 characters."""
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""


@define(kw_only=True)
class CreateExperimentationItemsRequest:
    """The body of `marketplace.createInstallationIntegrationConfiguration`."""

    items: list[CreateExperimentationItemsRequestItem]
    """Items, at most 50."""


class CreateExperimentationItemsRequestItemDict(TypedDict):
    """`CreateExperimentationItemsRequestItem` as a dict in wire names."""

    category: NotRequired[Literal["experiment", "flag"]]
    """Kind of the item: `experiment` or `flag`."""
    createdAt: NotRequired[float]
    """Time of creation, in milliseconds since the epoch."""
    description: NotRequired[str]
    """Purpose of the item, at most 1024 characters."""
    id: str
    """ID of the item, at most 1024 characters."""
    isArchived: NotRequired[bool]
    """Whether the item is archived."""
    name: NotRequired[str]
    """Name of the item."""
    origin: str
    """Address of the item at the partner, at most 2048 characters."""
    slug: str
    """Name of the item in code, at most 1024 characters."""
    updatedAt: NotRequired[float]
    """Time of the last change, in milliseconds since the epoch."""


class CreateExperimentationItemsRequestDict(TypedDict):
    """`CreateExperimentationItemsRequest` as a dict in wire names."""

    items: Sequence[
        CreateExperimentationItemsRequestItem | CreateExperimentationItemsRequestItemDict
    ]
    """Items, at most 50."""
