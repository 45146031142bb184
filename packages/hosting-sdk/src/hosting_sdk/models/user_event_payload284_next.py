"""`UserEventPayload284Next`, a part of other types.

Generated from `manifest/schemas/UserEventPayload284Next.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UserEventPayload284Next:
    """`UserEventPayload284Next`, a part of other types."""

    enabled: bool
    totp_verified: bool
