"""The body of `environment.removeCustomEnvironment`.

Generated from `manifest/schemas/RemoveCustomEnvironmentRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RemoveCustomEnvironmentRequestBody:
    """The body of `environment.removeCustomEnvironment`."""

    delete_unassigned_environment_variables: bool | None = None
