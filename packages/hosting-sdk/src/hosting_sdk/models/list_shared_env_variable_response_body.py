"""The result of `environment.listSharedEnvVariable`.

Generated from `manifest/schemas/ListSharedEnvVariableResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.created import Created
from hosting_sdk.models.pagination import Pagination


@define(kw_only=True)
class ListSharedEnvVariableResponseBody:
    """The result of `environment.listSharedEnvVariable`."""

    data: list[Created]
    pagination: Pagination
