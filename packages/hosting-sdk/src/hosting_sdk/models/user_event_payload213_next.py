"""`UserEventPayload213Next`, a part of other types.

Generated from `manifest/schemas/UserEventPayload213Next.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UserEventPayload213Next:
    """`UserEventPayload213Next`, a part of other types."""

    expiration: str | None = None
    expiration_canceled: str | None = None
    expiration_errored: str | None = None
    expiration_production: str | None = None
