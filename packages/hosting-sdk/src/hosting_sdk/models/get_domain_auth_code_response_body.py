"""The result of `domainsRegistrar.getDomainAuthCode`.

Generated from `manifest/schemas/GetDomainAuthCodeResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GetDomainAuthCodeResponseBody:
    """The result of `domainsRegistrar.getDomainAuthCode`."""

    auth_code: str
