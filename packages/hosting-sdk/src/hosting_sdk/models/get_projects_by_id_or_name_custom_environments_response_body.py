"""The result of `environment.getProjectsByIdOrNameCustomEnvironments`.

Generated from `manifest/schemas/GetProjectsByIdOrNameCustomEnvironmentsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.custom_environments import CustomEnvironments


@define(kw_only=True)
class GetProjectsByIdOrNameCustomEnvironmentsResponseBodyAccountLimit:
    """`accountLimit` of `GetProjectsByIdOrNameCustomEnvironmentsResponseBody`."""

    total: float


@define(kw_only=True)
class GetProjectsByIdOrNameCustomEnvironmentsResponseBody:
    """The result of `environment.getProjectsByIdOrNameCustomEnvironments`."""

    account_limit: GetProjectsByIdOrNameCustomEnvironmentsResponseBodyAccountLimit
    environments: list[CustomEnvironments]
