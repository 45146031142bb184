"""The result of `certs.getCertById` and 2 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Certificate:
    """The result of `certs.getCertById` and 2 more.

    Attributes:
        auto_renew: Whether the platform renews the certificate before it expires.
        cns: Domain names that the certificate covers (its common names).
        created_at: Time of creation, in milliseconds since the epoch.
        expires_at: Time when the certificate expires, in milliseconds since the epoch.
        id: ID of the certificate.
    """

    auto_renew: bool
    cns: list[str]
    created_at: float
    expires_at: float
    id: str
