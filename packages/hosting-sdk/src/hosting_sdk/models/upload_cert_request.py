"""The body of `certs.uploadCert`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class UploadCertRequest:
    """The body of `certs.uploadCert`.

    Attributes:
        ca: Certificate of the authority that signed it, as PEM text.
        cert: Certificate as PEM text.
        key: Private key of the certificate as PEM text.
        skip_validation: Whether to store the certificate without checking it.
    """

    ca: str
    cert: str
    key: str
    skip_validation: bool | None = None


class UploadCertRequestDict(TypedDict):
    """`UploadCertRequest` as a dict in wire names."""

    ca: str
    cert: str
    key: str
    skipValidation: NotRequired[bool]
