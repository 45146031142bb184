"""`UserSoftBlock`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.overage_reason import OverageReason


@define(kw_only=True)
class UserSoftBlock:
    """`UserSoftBlock`, a part of other types."""

    blocked_at: float
    blocked_due_to_overage_type: OverageReason | str | None = None
    reason: (
        Literal[
            "SUBSCRIPTION_CANCELED",
            "SUBSCRIPTION_EXPIRED",
            "UNPAID_INVOICE",
            "ENTERPRISE_TRIAL_ENDED",
            "FAIR_USE_LIMITS_EXCEEDED",
            "BLOCKED_FOR_PLATFORM_ABUSE",
        ]
        | str
    )
