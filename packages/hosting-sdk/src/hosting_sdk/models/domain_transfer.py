"""The result of `domainsRegistrar.getDomainTransferIn`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class DomainTransfer:
    """The result of `domainsRegistrar.getDomainTransferIn`."""

    status: (
        Literal[
            "canceled",
            "canceled_pending_refund",
            "completed",
            "created",
            "failed",
            "pending",
            "pending_insert",
            "pending_new_auth_code",
            "pending_transfer",
            "pending_unlock",
            "pending_registry_unlock",
            "rejected",
            "submitting_transfer",
        ]
        | str
    )
    """State of the transfer, such as `pending` or `completed`."""
