"""The body of `certs.uploadCert`.

Generated from `manifest/schemas/UploadCertRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UploadCertRequestBody:
    """The body of `certs.uploadCert`."""

    ca: str
    cert: str
    key: str
    skip_validation: bool | None = None
