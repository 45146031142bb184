"""The body of `drains.testDrain`.

Generated from `manifest/schemas/TestDrainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.delivery import Delivery
from hosting_sdk.models.schemas import Schemas


@define(kw_only=True)
class TestDrainRequestBody:
    """The body of `drains.testDrain`."""

    delivery: Delivery
    schemas: dict[str, Schemas]
