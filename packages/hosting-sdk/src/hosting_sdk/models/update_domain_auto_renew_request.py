"""The body of `domainsRegistrar.updateDomainAutoRenew`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class UpdateDomainAutoRenewRequest:
    """The body of `domainsRegistrar.updateDomainAutoRenew`.

    Attributes:
        auto_renew: Whether the domain is renewed before it expires; can be changed later.
    """

    auto_renew: bool


class UpdateDomainAutoRenewRequestDict(TypedDict):
    """`UpdateDomainAutoRenewRequest` as a dict in wire names."""

    autoRenew: bool
