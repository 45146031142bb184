"""`SecretRotation`, a part of other types.

Generated from `manifest/schemas/SecretRotation.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define


@define(kw_only=True)
class SecretRotation1:
    """`SecretRotation`, a part of other types."""

    max_delay_hours: float


SecretRotation: TypeAlias = SecretRotation1 | bool
"""`SecretRotation`, a part of other types."""
