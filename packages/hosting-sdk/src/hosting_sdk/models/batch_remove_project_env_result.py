"""The result of `projects.batchRemoveProjectEnv`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class BatchRemoveProjectEnvResult:
    """The result of `projects.batchRemoveProjectEnv`."""

    deleted: float
    """Number of variables that were deleted."""
    ids: list[str]
