"""The result of `domains.createOrTransferDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.domain import Domain


@define(kw_only=True)
class CreatedDomain:
    """The result of `domains.createOrTransferDomain`."""

    domain: Domain
