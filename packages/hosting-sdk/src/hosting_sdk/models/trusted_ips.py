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
    """`TrustedIps`, a part of other types.

    Attributes:
        addresses: Addresses that may open deployments.
        deployment_type: Deployments that the rule covers, such as `production` or `all`.
        protection_mode: `exclusive`: a trusted address is enough; `additional`: other protection
            counts, too.
    """

    addresses: list[NotedValue]
    deployment_type: TrustedIpsScope
    protection_mode: Literal["exclusive", "additional"] | str


class TrustedIpsDict(TypedDict):
    """`TrustedIps` as a dict in wire names."""

    addresses: Sequence[NotedValue | NotedValueDict]
    deploymentType: TrustedIpsScope
    protectionMode: Literal["exclusive", "additional"] | str
