"""The result of `authentication.deleteAuthToken`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeletedAuthToken:
    """The result of `authentication.deleteAuthToken`."""

    token_id: str
    """ID of the token that was invalidated."""
