"""`ResponseBodyTrustedIps`, a part of other types.

Generated from `manifest/schemas/ResponseBodyTrustedIps.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypeAlias

from attrs import define

from hosting_sdk.models.trusted_ips import TrustedIps
from hosting_sdk.models.update_project_trusted_ips import UpdateProjectTrustedIps


@define(kw_only=True)
class ResponseBodyTrustedIps2:
    """`ResponseBodyTrustedIps`, a part of other types."""

    deployment_type: TrustedIps


ResponseBodyTrustedIps: TypeAlias = UpdateProjectTrustedIps | ResponseBodyTrustedIps2
"""`ResponseBodyTrustedIps`, a part of other types."""
