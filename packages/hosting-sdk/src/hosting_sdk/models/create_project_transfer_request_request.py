"""The body of `projects.createProjectTransferRequest`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class CreateProjectTransferRequestRequest:
    """The body of `projects.createProjectTransferRequest`."""

    callback_secret: str | None = None
    """Secret that signs the webhook with HMAC-SHA256."""
    callback_url: str | None = None
    """Address that receives a webhook when the transfer is accepted."""


class CreateProjectTransferRequestRequestDict(TypedDict):
    """`CreateProjectTransferRequestRequest` as a dict in wire names."""

    callbackSecret: NotRequired[str]
    """Secret that signs the webhook with HMAC-SHA256."""
    callbackUrl: NotRequired[str]
    """Address that receives a webhook when the transfer is accepted."""
