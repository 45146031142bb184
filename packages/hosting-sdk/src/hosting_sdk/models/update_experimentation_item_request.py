"""The body of `marketplace.updateInstallationIntegrationConfiguration`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class UpdateExperimentationItemRequest:
    """The body of `marketplace.updateInstallationIntegrationConfiguration`."""

    category: Literal["experiment", "flag"] | None = None
    """Kind of the item: `experiment` or `flag`."""
    created_at: float | None = None
    """Time of creation, in milliseconds since the epoch."""
    description: str | None = None
    """Description in words."""
    is_archived: bool | None = None
    """Whether the item is archived."""
    name: str | None = None
    """Name to show."""
    origin: str
    """Address of the item at the partner, at most 2048 characters."""
    slug: str
    """Name of the item in code, at most 1024 characters."""
    updated_at: float | None = None
    """Time of the last change, in milliseconds since the epoch."""


class UpdateExperimentationItemRequestDict(TypedDict):
    """`UpdateExperimentationItemRequest` as a dict in wire names."""

    category: NotRequired[Literal["experiment", "flag"]]
    """Kind of the item: `experiment` or `flag`."""
    createdAt: NotRequired[float]
    """Time of creation, in milliseconds since the epoch."""
    description: NotRequired[str]
    """Description in words."""
    isArchived: NotRequired[bool]
    """Whether the item is archived."""
    name: NotRequired[str]
    """Name to show."""
    origin: str
    """Address of the item at the partner, at most 2048 characters."""
    slug: str
    """Name of the item in code, at most 1024 characters."""
    updatedAt: NotRequired[float]
    """Time of the last change, in milliseconds since the epoch."""
