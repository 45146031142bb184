"""The result of `sandboxes.getSandboxesV1`.

Generated from `manifest/schemas/GetSandboxesV1ResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define

from hosting_sdk.models.list_snapshots_pagination import ListSnapshotsPagination
from hosting_sdk.models.sandbox import Sandbox


@define(kw_only=True)
class GetSandboxesV1ResponseBody:
    """The result of `sandboxes.getSandboxesV1`."""

    pagination: ListSnapshotsPagination
    sandboxes: list[Sandbox]
