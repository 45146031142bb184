"""`EnvironmentVariableFailure`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.environment_target import EnvironmentTarget
from hosting_sdk.models.environment_targets import EnvironmentTargets


@define(kw_only=True)
class EnvironmentVariableFailureError:
    """`error` of `EnvironmentVariableFailure`."""

    action: str | None = None
    """Text of a link to the remedy."""
    code: str
    """Code of the error, for programs."""
    env_var_id: str | None = None
    """ID of the environment variable."""
    env_var_key: str | None = None
    """Name of the environment variable."""
    git_branch: str | None = None
    """Git branch that it is for; null for all branches."""
    key: str | None = None
    """Name of the environment variable."""
    link: str | None = None
    """Address of a page on what to do."""
    message: str
    """Text of the error, for people."""
    project: str | None = None
    """Project of the variable."""
    target: EnvironmentTargets | str | None = None
    """Environments of the variable."""
    value: str | list[EnvironmentTarget | str] | None = None
    """Value of the environment variable."""


@define(kw_only=True)
class EnvironmentVariableFailure:
    """`EnvironmentVariableFailure`, a part of other types."""

    error: EnvironmentVariableFailureError
    """Reason for the failure."""
