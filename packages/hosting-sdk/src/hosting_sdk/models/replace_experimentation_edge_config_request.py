"""The body of `marketplace.updateInstallationIntegrationEdgeConfig`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from attrs import define


@define(kw_only=True)
class ReplaceExperimentationEdgeConfigRequest:
    """The body of `marketplace.updateInstallationIntegrationEdgeConfig`."""

    data: dict[str, Any]
    """Contents to write, by key."""


class ReplaceExperimentationEdgeConfigRequestDict(TypedDict):
    """`ReplaceExperimentationEdgeConfigRequest` as a dict in wire names."""

    data: Mapping[str, Any]
    """Contents to write, by key."""
