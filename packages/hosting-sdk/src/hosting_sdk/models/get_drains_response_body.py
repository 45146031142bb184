"""The result of `drains.getDrains`.

Generated from `manifest/schemas/GetDrainsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.drains1 import Drains1
from hosting_sdk.models.drains2 import Drains2


@define(kw_only=True)
class GetDrainsResponseBody:
    """The result of `drains.getDrains`."""

    drains: list[Drains1] | list[Drains2]
