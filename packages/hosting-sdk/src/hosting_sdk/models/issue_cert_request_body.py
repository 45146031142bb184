"""The body of `certs.issueCert`.

Generated from `manifest/schemas/IssueCertRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class IssueCertRequestBody:
    """The body of `certs.issueCert`."""

    cns: list[str] | None = None
