"""`HeadInfo`, a part of other types.

Generated from `manifest/schemas/HeadInfo.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class HeadInfo:
    """`HeadInfo`, a part of other types."""

    owner: str
    ref: str
    repo_uuid: str
    sha: str
    slug: str
