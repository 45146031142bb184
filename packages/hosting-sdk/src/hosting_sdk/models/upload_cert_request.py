"""The body of `certs.uploadCert`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class UploadCertRequest:
    """The body of `certs.uploadCert`."""

    ca: str
    """Certificate of the authority that signed it, as PEM text."""
    cert: str
    """Certificate as PEM text."""
    key: str
    """Private key of the certificate as PEM text."""
    skip_validation: bool | None = None
    """Whether to store the certificate without checking it."""


class UploadCertRequestDict(TypedDict):
    """`UploadCertRequest` as a dict in wire names."""

    ca: str
    """Certificate of the authority that signed it, as PEM text."""
    cert: str
    """Certificate as PEM text."""
    key: str
    """Private key of the certificate as PEM text."""
    skipValidation: NotRequired[bool]
    """Whether to store the certificate without checking it."""
