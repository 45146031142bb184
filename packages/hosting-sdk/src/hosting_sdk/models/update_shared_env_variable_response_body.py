"""The result of `environment.updateSharedEnvVariable`.

Generated from `manifest/schemas/UpdateSharedEnvVariableResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.created import Created
from hosting_sdk.models.failed import Failed


@define(kw_only=True)
class UpdateSharedEnvVariableResponseBody:
    """The result of `environment.updateSharedEnvVariable`."""

    failed: list[Failed]
    updated: list[Created]
