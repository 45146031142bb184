"""The body of `apiObservability.updateObservabilityConfigurationProject`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import TypedDict

from attrs import define


@define(kw_only=True)
class UpdateObservabilityConfigurationProjectRequest:
    """The body of `apiObservability.updateObservabilityConfigurationProject`.

    Attributes:
        disabled: Whether Observability Plus is turned off for the project.
    """

    disabled: bool


class UpdateObservabilityConfigurationProjectRequestDict(TypedDict):
    """`UpdateObservabilityConfigurationProjectRequest` as a dict in wire names."""

    disabled: bool
