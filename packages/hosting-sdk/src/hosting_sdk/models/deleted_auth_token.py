"""The result of `authentication.deleteAuthToken`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeletedAuthToken:
    """The result of `authentication.deleteAuthToken`.

    Attributes:
        token_id: ID of the token that was invalidated.
    """

    token_id: str
