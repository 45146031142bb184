"""`DrainSource`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.integration_source import IntegrationSource


@define(kw_only=True)
class SelfServedSource:
    """`DrainSource`, a part of other types."""

    kind: Literal["self-served"]
    """`self-served` for one of your own, `integration` for one of an integration."""


DrainSource: TypeAlias = SelfServedSource | IntegrationSource
"""`DrainSource`, a part of other types."""
