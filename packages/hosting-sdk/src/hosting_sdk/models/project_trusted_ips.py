"""`ProjectTrustedIps`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.trusted_ips import TrustedIps
from hosting_sdk.models.trusted_ips_scope import TrustedIpsScope


@define(kw_only=True)
class TrustedIpsSummary:
    """`ProjectTrustedIps`, a part of other types."""

    deployment_type: TrustedIpsScope | str
    """Deployments that the rule covers, such as `production` or `all`."""


ProjectTrustedIps: TypeAlias = TrustedIps | TrustedIpsSummary
"""`ProjectTrustedIps`, a part of other types."""
