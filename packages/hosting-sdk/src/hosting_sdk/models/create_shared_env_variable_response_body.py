"""The result of `environment.createSharedEnvVariable`.

Generated from `manifest/schemas/CreateSharedEnvVariableResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.created import Created
from hosting_sdk.models.failed import Failed


@define(kw_only=True)
class CreateSharedEnvVariableResponseBody:
    """The result of `environment.createSharedEnvVariable`."""

    created: list[Created]
    failed: list[Failed]
