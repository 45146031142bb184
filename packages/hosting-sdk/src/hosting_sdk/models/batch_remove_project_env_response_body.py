"""The result of `projects.batchRemoveProjectEnv`.

Generated from `manifest/schemas/BatchRemoveProjectEnvResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class BatchRemoveProjectEnvResponseBody:
    """The result of `projects.batchRemoveProjectEnv`."""

    deleted: float
    ids: list[str]
