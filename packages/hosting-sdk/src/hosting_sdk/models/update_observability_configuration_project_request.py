"""The body of `apiObservability.updateObservabilityConfigurationProject`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class UpdateObservabilityConfigurationProjectRequest:
    """The body of `apiObservability.updateObservabilityConfigurationProject`."""

    disabled: bool
    """Whether Observability Plus is turned off for the project."""


class UpdateObservabilityConfigurationProjectRequestDict(TypedDict):
    """`UpdateObservabilityConfigurationProjectRequest` as a dict in wire names."""

    disabled: bool
    """Whether Observability Plus is turned off for the project."""
