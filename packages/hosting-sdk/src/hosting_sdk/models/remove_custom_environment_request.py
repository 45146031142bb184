"""The body of `environment.removeCustomEnvironment`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class RemoveCustomEnvironmentRequest:
    """The body of `environment.removeCustomEnvironment`.

    Attributes:
        delete_unassigned_environment_variables: Whether to delete variables that no other
            environment has.
    """

    delete_unassigned_environment_variables: bool | None = None


class RemoveCustomEnvironmentRequestDict(TypedDict):
    """`RemoveCustomEnvironmentRequest` as a dict in wire names."""

    deleteUnassignedEnvironmentVariables: NotRequired[bool]
