"""The result of `domains.deleteDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class DeletedDomain:
    """The result of `domains.deleteDomain`."""

    uid: str
