"""The body of `apiObservability.updateObservabilityConfigurationProject`.

Generated from `manifest/schemas/UpdateObservabilityConfigurationProjectRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class UpdateObservabilityConfigurationProjectRequestBody:
    """The body of `apiObservability.updateObservabilityConfigurationProject`."""

    disabled: bool
