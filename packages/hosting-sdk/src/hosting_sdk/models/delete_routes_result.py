"""The result of `projectRoutes.deleteRoutes`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.route_version import RouteVersion


@define(kw_only=True)
class DeleteRoutesResult:
    """The result of `projectRoutes.deleteRoutes`."""

    deleted_count: float
    """Number of rules that were deleted."""
    version: RouteVersion
    """The version of the rules that the result shows or the call made."""
