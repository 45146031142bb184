"""`UpdateProjectTrustedIps`, a part of other types.

Generated from `manifest/schemas/UpdateProjectTrustedIps.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define

from hosting_sdk.models.include import Include
from hosting_sdk.models.trusted_ips import TrustedIps


@define(kw_only=True)
class UpdateProjectTrustedIps:
    """`UpdateProjectTrustedIps`, a part of other types."""

    addresses: list[Include]
    deployment_type: TrustedIps
    protection_mode: Literal["exclusive", "additional"] | str
