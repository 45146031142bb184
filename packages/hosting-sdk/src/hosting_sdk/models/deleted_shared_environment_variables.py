"""The result of `environment.deleteSharedEnvVariable`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.environment_variable_failure import EnvironmentVariableFailure


@define(kw_only=True)
class DeletedSharedEnvironmentVariables:
    """The result of `environment.deleteSharedEnvVariable`."""

    deleted: list[str]
    """IDs of the variables that were deleted."""
    failed: list[EnvironmentVariableFailure]
    """Variables that failed, each with the reason."""
