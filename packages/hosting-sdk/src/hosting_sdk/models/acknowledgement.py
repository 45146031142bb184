"""The result of `security.removeBypassIp` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Acknowledgement:
    """The result of `security.removeBypassIp` and 1 more."""

    ok: bool
