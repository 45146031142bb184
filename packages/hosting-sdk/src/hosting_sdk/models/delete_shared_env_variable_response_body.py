"""The result of `environment.deleteSharedEnvVariable`.

Generated from `manifest/schemas/DeleteSharedEnvVariableResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.failed import Failed


@define(kw_only=True)
class DeleteSharedEnvVariableResponseBody:
    """The result of `environment.deleteSharedEnvVariable`."""

    deleted: list[str]
    failed: list[Failed]
