"""`DrainSecret`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define


@define(kw_only=True)
class IntegrationDrainSecret:
    """`DrainSecret`, a part of other types."""

    kind: Literal["INTEGRATION_SECRET"] | str


DrainSecret: TypeAlias = IntegrationDrainSecret | str
"""`DrainSecret`, a part of other types."""
