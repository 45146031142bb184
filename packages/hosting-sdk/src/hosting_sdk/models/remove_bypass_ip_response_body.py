"""The result of `security.removeBypassIp` and 1 more.

Generated from `manifest/schemas/RemoveBypassIpResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RemoveBypassIpResponseBody:
    """The result of `security.removeBypassIp` and 1 more."""

    ok: bool
