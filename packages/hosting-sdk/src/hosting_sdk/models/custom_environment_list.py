"""The result of `environment.getProjectsByIdOrNameCustomEnvironments`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.custom_environment import CustomEnvironment


@define(kw_only=True)
class CustomEnvironmentListAccountLimit:
    """`accountLimit` of `CustomEnvironmentList`.

    Attributes:
        total: Most custom environments that a project may have.
    """

    total: float


@define(kw_only=True)
class CustomEnvironmentList:
    """The result of `environment.getProjectsByIdOrNameCustomEnvironments`.

    Attributes:
        account_limit: Most custom environments of the account.
        environments: Custom environments of the project.
    """

    account_limit: CustomEnvironmentListAccountLimit
    environments: list[CustomEnvironment]
