"""`GitCommentSettings`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GitCommentSettings:
    """`GitCommentSettings`, a part of other types."""

    on_commit: bool
    """Whether the bot comments on commits."""
    on_pull_request: bool
    """Whether the bot comments on pull requests."""
