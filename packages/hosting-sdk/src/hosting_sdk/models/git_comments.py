"""`GitComments`, a part of other types.

Generated from `manifest/schemas/GitComments.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GitComments:
    """`GitComments`, a part of other types."""

    on_commit: bool
    on_pull_request: bool
