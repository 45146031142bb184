"""The result of `environment.listSharedEnvVariable`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.pagination import Pagination
from hosting_sdk.models.shared_environment_variable import SharedEnvironmentVariable


@define(kw_only=True)
class SharedEnvironmentVariableList:
    """The result of `environment.listSharedEnvVariable`."""

    data: list[SharedEnvironmentVariable]
    """Shared environment variables of the team."""
    pagination: Pagination
    """Position of this page, with the cursors of the pages beside it."""
