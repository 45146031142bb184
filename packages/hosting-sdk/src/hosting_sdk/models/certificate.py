"""The result of `certs.getCertById` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Certificate:
    """The result of `certs.getCertById` and 2 more."""

    auto_renew: bool
    """Whether the platform renews the certificate before it expires."""
    cns: list[str]
    """Domain names that the certificate covers (its common names)."""
    created_at: float
    """Time of creation, in milliseconds since the epoch."""
    expires_at: float
    """Time when the certificate expires, in milliseconds since the epoch."""
    id: str
    """ID of the certificate."""
