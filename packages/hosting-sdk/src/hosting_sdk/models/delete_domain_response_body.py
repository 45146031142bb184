"""The result of `domains.deleteDomain`.

Generated from `manifest/schemas/DeleteDomainResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeleteDomainResponseBody:
    """The result of `domains.deleteDomain`."""

    uid: str
