"""`EnvironmentVariableFailure`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.environment_target import EnvironmentTarget
from hosting_sdk.models.environment_targets import EnvironmentTargets


@define(kw_only=True)
class EnvironmentVariableFailureError:
    """`error` of `EnvironmentVariableFailure`.

    Attributes:
        action: What to do, as the text of a link.
        code: Code of the error, for programs.
        env_var_id: ID of the environment variable.
        env_var_key: Name of the environment variable.
        git_branch: Git branch that it is for; null for all branches.
        key: Name of the environment variable.
        link: Address of a page on what to do.
        message: Text of the error, for people.
        project: Project of the variable.
        target: Environments of the variable.
        value: Value of the environment variable.
    """

    action: str | None = None
    code: str
    env_var_id: str | None = None
    env_var_key: str | None = None
    git_branch: str | None = None
    key: str | None = None
    link: str | None = None
    message: str
    project: str | None = None
    target: EnvironmentTargets | None = None
    value: str | list[EnvironmentTarget] | None = None


@define(kw_only=True)
class EnvironmentVariableFailure:
    """`EnvironmentVariableFailure`, a part of other types.

    Attributes:
        error: Reason for the failure.
    """

    error: EnvironmentVariableFailureError
