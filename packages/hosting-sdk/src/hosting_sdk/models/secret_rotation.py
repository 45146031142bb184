"""`SecretRotation`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define


@define(kw_only=True)
class SecretRotationDelay:
    """`SecretRotation`, a part of other types."""

    max_delay_hours: float


SecretRotation: TypeAlias = SecretRotationDelay | bool
"""`SecretRotation`, a part of other types."""
