"""The result of `environment.getProjectsByIdOrNameCustomEnvironments`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.custom_environment import CustomEnvironment


@define(kw_only=True)
class CustomEnvironmentListAccountLimit:
    """`accountLimit` of `CustomEnvironmentList`."""

    total: float
    """Most custom environments that a project may have."""


@define(kw_only=True)
class CustomEnvironmentList:
    """The result of `environment.getProjectsByIdOrNameCustomEnvironments`."""

    account_limit: CustomEnvironmentListAccountLimit
    """Most custom environments of the account."""
    environments: list[CustomEnvironment]
    """Custom environments of the project."""
