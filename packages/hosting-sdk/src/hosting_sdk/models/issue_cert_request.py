"""The body of `certs.issueCert`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class IssueCertRequest:
    """The body of `certs.issueCert`."""

    cns: list[str] | None = None
    """Domain names that the certificate covers (its common names)."""


class IssueCertRequestDict(TypedDict):
    """`IssueCertRequest` as a dict in wire names."""

    cns: NotRequired[Sequence[str]]
    """Domain names that the certificate covers (its common names)."""
