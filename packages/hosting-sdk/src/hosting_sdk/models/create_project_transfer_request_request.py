"""The body of `projects.createProjectTransferRequest`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateProjectTransferRequestRequest:
    """The body of `projects.createProjectTransferRequest`.

    Attributes:
        callback_secret: Secret that signs the webhook with HMAC-SHA256.
        callback_url: Address that receives a webhook when the transfer is accepted.
    """

    callback_secret: str | None = None
    callback_url: str | None = None


class CreateProjectTransferRequestRequestDict(TypedDict):
    """`CreateProjectTransferRequestRequest` as a dict in wire names."""

    callbackSecret: NotRequired[str]
    callbackUrl: NotRequired[str]
