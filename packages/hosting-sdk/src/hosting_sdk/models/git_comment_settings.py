"""`GitCommentSettings`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GitCommentSettings:
    """`GitCommentSettings`, a part of other types.

    Attributes:
        on_commit: Whether the bot comments on commits.
        on_pull_request: Whether the bot comments on pull requests.
    """

    on_commit: bool
    on_pull_request: bool
