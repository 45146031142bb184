"""The body of `projectRoutes.deleteRoutes`.

Generated from `manifest/schemas/DeleteRoutesRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeleteRoutesRequestBody:
    """The body of `projectRoutes.deleteRoutes`."""

    route_ids: list[str]
