"""The body of `marketplace.createEvent`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateEventRequestEventInstallationUpdated:
    """`event` of `CreateEventRequest`."""

    billing_plan_id: str | None = None
    """ID of the installation's billing plan."""
    type: Literal["installation.updated"]
    """`installation.updated` or `resource.updated`."""


@define(kw_only=True)
class CreateEventRequestEventResourceUpdated:
    """`event` of `CreateEventRequest`."""

    product_id: str | None = None
    """ID or slug of the product, as the partner gave it."""
    resource_id: str
    """ID of the resource, as the partner gave it."""
    type: Literal["resource.updated"]
    """`installation.updated` or `resource.updated`."""


@define(kw_only=True)
class CreateEventRequest:
    """The body of `marketplace.createEvent`."""

    event: CreateEventRequestEventInstallationUpdated | CreateEventRequestEventResourceUpdated
    """Kind of the change."""


class CreateEventRequestEventInstallationUpdatedDict(TypedDict):
    """`CreateEventRequestEventInstallationUpdated` as a dict in wire names."""

    billingPlanId: NotRequired[str]
    """ID of the installation's billing plan."""
    type: Literal["installation.updated"]
    """`installation.updated` or `resource.updated`."""


class CreateEventRequestEventResourceUpdatedDict(TypedDict):
    """`CreateEventRequestEventResourceUpdated` as a dict in wire names."""

    productId: NotRequired[str]
    """ID or slug of the product, as the partner gave it."""
    resourceId: str
    """ID of the resource, as the partner gave it."""
    type: Literal["resource.updated"]
    """`installation.updated` or `resource.updated`."""


class CreateEventRequestDict(TypedDict):
    """`CreateEventRequest` as a dict in wire names."""

    event: (
        CreateEventRequestEventInstallationUpdated
        | CreateEventRequestEventInstallationUpdatedDict
        | CreateEventRequestEventResourceUpdated
        | CreateEventRequestEventResourceUpdatedDict
    )
    """Kind of the change."""
