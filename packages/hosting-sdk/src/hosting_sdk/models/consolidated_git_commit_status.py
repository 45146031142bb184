"""`ConsolidatedGitCommitStatus`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ConsolidatedGitCommitStatus:
    """`ConsolidatedGitCommitStatus`, a part of other types."""

    enabled: bool
    """Whether the commit gets one status for all deployments."""
    propagate_failures: bool
    """Whether the failure of one deployment fails the common status."""
