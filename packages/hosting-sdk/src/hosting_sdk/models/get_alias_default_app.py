"""The body of `integrations.connectIntegrationResourceToProject`.

Generated from `manifest/schemas/GetAliasDefaultApp.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GetAliasDefaultApp:
    """The body of `integrations.connectIntegrationResourceToProject`."""

    project_id: str
