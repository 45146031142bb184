"""The body of `environment.deleteSharedEnvVariable` and 1 more.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Sequence
from typing import TypedDict

from attrs import define


@define(kw_only=True)
class EnvironmentVariableIds:
    """The body of `environment.deleteSharedEnvVariable` and 1 more."""

    ids: list[str]
    """IDs of the environment variables to delete."""


class EnvironmentVariableIdsDict(TypedDict):
    """`EnvironmentVariableIds` as a dict in wire names."""

    ids: Sequence[str]
    """IDs of the environment variables to delete."""
