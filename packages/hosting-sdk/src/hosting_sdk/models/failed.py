"""`Failed`, a part of other types.

Generated from `manifest/schemas/Failed.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.created_target import CreatedTarget
from hosting_sdk.models.new_target import NewTarget


@define(kw_only=True)
class FailedError:
    """`error` of `Failed`."""

    action: str | None = None
    code: str
    env_var_id: str | None = None
    env_var_key: str | None = None
    git_branch: str | None = None
    key: str | None = None
    link: str | None = None
    message: str
    project: str | None = None
    target: CreatedTarget | None = None
    value: str | list[NewTarget] | None = None


@define(kw_only=True)
class Failed:
    """`Failed`, a part of other types."""

    error: FailedError
