"""`ConfigurationDisabledReason`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

ConfigurationDisabledReason: TypeAlias = Literal[
    "disabled-by-owner",
    "feature-not-available",
    "disabled-by-admin",
    "original-owner-left-the-team",
    "account-plan-downgrade",
    "original-owner-role-downgraded",
]
"""`ConfigurationDisabledReason`, a part of other types."""
