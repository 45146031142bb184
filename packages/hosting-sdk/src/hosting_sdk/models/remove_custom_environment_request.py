"""The body of `environment.removeCustomEnvironment`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class RemoveCustomEnvironmentRequest:
    """The body of `environment.removeCustomEnvironment`."""

    delete_unassigned_environment_variables: bool | None = None
    """Whether to delete variables that no other environment has."""


class RemoveCustomEnvironmentRequestDict(TypedDict):
    """`RemoveCustomEnvironmentRequest` as a dict in wire names."""

    deleteUnassignedEnvironmentVariables: NotRequired[bool]
    """Whether to delete variables that no other environment has."""
