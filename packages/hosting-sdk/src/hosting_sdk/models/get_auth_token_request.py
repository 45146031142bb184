"""The result of `authentication.deleteAuthToken`.

Generated from `manifest/schemas/GetAuthTokenRequest.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GetAuthTokenRequest:
    """The result of `authentication.deleteAuthToken`."""

    token_id: str
