"""The result of `drains.getDrains`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.drain import Drain


@define(kw_only=True)
class DrainList:
    """The result of `drains.getDrains`."""

    drains: list[Drain]
    """Drains of the team."""
