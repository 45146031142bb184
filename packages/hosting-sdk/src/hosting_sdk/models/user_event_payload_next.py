"""`UserEventPayloadNext`, a part of other types.

Generated from `manifest/schemas/UserEventPayloadNext.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UserEventPayloadNext:
    """`UserEventPayloadNext`, a part of other types."""

    client_id: str
    cookie_name: str | None = None
    deployment_type: str
    issuer: str
