"""The result of `domainsRegistrar.getDomainPrice` and 1 more.

Generated from `manifest/schemas/GetTldPriceResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.repo_id import RepoId


@define(kw_only=True)
class GetTldPriceResponseBody:
    """The result of `domainsRegistrar.getDomainPrice` and 1 more."""

    purchase_price: RepoId
    renewal_price: RepoId
    transfer_price: RepoId
    years: float
