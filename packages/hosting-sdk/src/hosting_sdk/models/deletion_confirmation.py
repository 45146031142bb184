"""The result of `user.requestDelete`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeletionConfirmation:
    """The result of `user.requestDelete`."""

    email: str
    id: str
    message: str
