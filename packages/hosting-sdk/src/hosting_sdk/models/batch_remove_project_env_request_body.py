"""The body of `environment.deleteSharedEnvVariable` and 1 more.

Generated from `manifest/schemas/BatchRemoveProjectEnvRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class BatchRemoveProjectEnvRequestBody:
    """The body of `environment.deleteSharedEnvVariable` and 1 more."""

    ids: list[str]
