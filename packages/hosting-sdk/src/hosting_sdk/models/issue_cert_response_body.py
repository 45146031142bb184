"""The result of `certs.getCertById` and 2 more.

Generated from `manifest/schemas/IssueCertResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class IssueCertResponseBody:
    """The result of `certs.getCertById` and 2 more."""

    auto_renew: bool
    cns: list[str]
    created_at: float
    expires_at: float
    id: str
