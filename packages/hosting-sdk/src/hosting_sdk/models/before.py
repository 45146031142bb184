"""`Before`, a part of other types.

Generated from `manifest/schemas/Before.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.payload_permissions import PayloadPermissions
from hosting_sdk.models.resources import Resources


@define(kw_only=True)
class Before:
    """`Before`, a part of other types."""

    permissions: list[PayloadPermissions] | None = None
    resources: Resources | None = None
