"""The result of `security.putFirewallConfig`.

Generated from `manifest/schemas/PutFirewallConfigResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.active import Active


@define(kw_only=True)
class PutFirewallConfigResponseBody:
    """The result of `security.putFirewallConfig`."""

    active: Active
