"""The body of `authentication.createAuthToken`.

Generated from `manifest/schemas/CreateAuthTokenRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreateAuthTokenRequestBody:
    """The body of `authentication.createAuthToken`."""

    expires_at: float | None = None
    name: str
