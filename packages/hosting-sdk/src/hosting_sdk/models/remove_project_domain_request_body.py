"""The body of `projects.removeProjectDomain`.

Generated from `manifest/schemas/RemoveProjectDomainRequestBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class RemoveProjectDomainRequestBody:
    """The body of `projects.removeProjectDomain`."""

    remove_redirects: bool | None = None
