"""`TrustedIps`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import Literal, TypedDict

from attrs import define

from hosting_sdk.models.noted_value import NotedValue, NotedValueDict
from hosting_sdk.models.trusted_ips_scope import TrustedIpsScope


@define(kw_only=True)
class TrustedIps:
    """`TrustedIps`, a part of other types."""

    addresses: list[NotedValue]
    """Addresses that may open deployments."""
    deployment_type: TrustedIpsScope | str
    """Deployments that the rule covers, such as `production` or `all`."""
    protection_mode: Literal["exclusive", "additional"] | str
    """`exclusive`: a trusted address is enough; `additional`: other protection counts, too."""


class TrustedIpsDict(TypedDict):
    """`TrustedIps` as a dict in wire names."""

    addresses: Sequence[NotedValue | NotedValueDict]
    """Addresses that may open deployments."""
    deploymentType: TrustedIpsScope
    """Deployments that the rule covers, such as `production` or `all`."""
    protectionMode: Literal["exclusive", "additional"]
    """`exclusive`: a trusted address is enough; `additional`: other protection counts, too."""
