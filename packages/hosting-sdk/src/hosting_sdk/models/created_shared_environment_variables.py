"""The result of `environment.createSharedEnvVariable`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.environment_variable_failure import EnvironmentVariableFailure
from hosting_sdk.models.shared_environment_variable import SharedEnvironmentVariable


@define(kw_only=True)
class CreatedSharedEnvironmentVariables:
    """The result of `environment.createSharedEnvVariable`."""

    created: list[SharedEnvironmentVariable]
    """Variables that were created."""
    failed: list[EnvironmentVariableFailure]
    """Variables that failed, each with the reason."""
