"""The result of `domains.createOrTransferDomain`.

Generated from `manifest/schemas/CreateOrTransferDomainResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.get_domains_domains import GetDomainsDomains


@define(kw_only=True)
class CreateOrTransferDomainResponseBody:
    """The result of `domains.createOrTransferDomain`."""

    domain: GetDomainsDomains
