"""The body of `marketplace.createEvent`.

Generated from `manifest/schemas/CreateEventRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class CreateEventRequestBodyEventInstallationUpdated:
    """`event` of `CreateEventRequestBody`."""

    billing_plan_id: str | None = None
    type: Literal["installation.updated"]


@define(kw_only=True)
class CreateEventRequestBodyEventResourceUpdated:
    """`event` of `CreateEventRequestBody`."""

    product_id: str | None = None
    resource_id: str
    type: Literal["resource.updated"]


@define(kw_only=True)
class CreateEventRequestBody:
    """The body of `marketplace.createEvent`."""

    event: (
        CreateEventRequestBodyEventInstallationUpdated | CreateEventRequestBodyEventResourceUpdated
    )
