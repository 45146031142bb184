"""The body of `drains.testDrain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import TypedDict

from attrs import define

from hosting_sdk.models.new_drain_delivery import NewDrainDelivery, NewDrainDeliveryDict
from hosting_sdk.models.new_drain_schema import NewDrainSchema, NewDrainSchemaDict


@define(kw_only=True)
class TestDrainRequest:
    """The body of `drains.testDrain`."""

    delivery: NewDrainDelivery
    """Destination and form of the delivery."""
    schemas: dict[str, NewDrainSchema]
    """Kinds of data that are delivered, such as `log` or `trace`."""


class TestDrainRequestDict(TypedDict):
    """`TestDrainRequest` as a dict in wire names."""

    delivery: NewDrainDelivery | NewDrainDeliveryDict
    """Destination and form of the delivery."""
    schemas: Mapping[str, NewDrainSchema | NewDrainSchemaDict]
    """Kinds of data that are delivered, such as `log` or `trace`."""
