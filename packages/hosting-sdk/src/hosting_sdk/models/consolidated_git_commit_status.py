"""`ConsolidatedGitCommitStatus`, a part of other types.

Generated from `manifest/schemas/ConsolidatedGitCommitStatus.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ConsolidatedGitCommitStatus:
    """`ConsolidatedGitCommitStatus`, a part of other types."""

    enabled: bool
    propagate_failures: bool
