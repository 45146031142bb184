"""`UpdateProjectStaticIps`, a part of other types.

Generated from `manifest/schemas/UpdateProjectStaticIps.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdateProjectStaticIps:
    """`UpdateProjectStaticIps`, a part of other types."""

    enabled: bool
