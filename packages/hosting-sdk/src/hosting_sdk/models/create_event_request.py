"""The body of `marketplace.createEvent`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateEventRequestEventInstallationUpdated:
    """`event` of `CreateEventRequest`.

    Attributes:
        billing_plan_id: ID of the installation's billing plan.
        type: `installation.updated` or `resource.updated`.
    """

    billing_plan_id: str | None = None
    type: Literal["installation.updated"]


@define(kw_only=True)
class CreateEventRequestEventResourceUpdated:
    """`event` of `CreateEventRequest`.

    Attributes:
        product_id: ID or slug of the product, as the partner gave it.
        resource_id: ID of the resource, as the partner gave it.
        type: `installation.updated` or `resource.updated`.
    """

    product_id: str | None = None
    resource_id: str
    type: Literal["resource.updated"]


@define(kw_only=True)
class CreateEventRequest:
    """The body of `marketplace.createEvent`.

    Attributes:
        event: What has changed.
    """

    event: CreateEventRequestEventInstallationUpdated | CreateEventRequestEventResourceUpdated


class CreateEventRequestEventInstallationUpdatedDict(TypedDict):
    """`CreateEventRequestEventInstallationUpdated` as a dict in wire names."""

    billingPlanId: NotRequired[str]
    type: Literal["installation.updated"]


class CreateEventRequestEventResourceUpdatedDict(TypedDict):
    """`CreateEventRequestEventResourceUpdated` as a dict in wire names."""

    productId: NotRequired[str]
    resourceId: str
    type: Literal["resource.updated"]


class CreateEventRequestDict(TypedDict):
    """`CreateEventRequest` as a dict in wire names."""

    event: (
        CreateEventRequestEventInstallationUpdated
        | CreateEventRequestEventInstallationUpdatedDict
        | CreateEventRequestEventResourceUpdated
        | CreateEventRequestEventResourceUpdatedDict
    )
