"""`DeploymentActionSecret`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class DeploymentActionSecret:
    """`DeploymentActionSecret`, a part of other types."""

    name: str
    """Name of the environment variable."""
    value: str
    """Value of the environment variable."""


class DeploymentActionSecretDict(TypedDict):
    """`DeploymentActionSecret` as a dict in wire names."""

    name: str
    """Name of the environment variable."""
    value: str
    """Value of the environment variable."""
