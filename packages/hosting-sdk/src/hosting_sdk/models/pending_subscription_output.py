"""`PendingSubscriptionOutput`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class PendingSubscriptionOutput:
    """`PendingSubscriptionOutput`, a part of other types."""

    pending_subscription_change_id: str
    """ID of the change of the subscription that waits."""
