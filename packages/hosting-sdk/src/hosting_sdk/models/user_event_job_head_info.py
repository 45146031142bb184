"""`UserEventJobHeadInfo`, a part of other types.

Generated from `manifest/schemas/UserEventJobHeadInfo.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UserEventJobHeadInfo:
    """`UserEventJobHeadInfo`, a part of other types."""

    org: str
    ref: str
    repo: str
    repo_id: float
    sha: str
