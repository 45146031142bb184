"""The result of `domains.patchDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class PatchedDomain:
    """The result of `domains.patchDomain`."""

    moved: bool | None = None
    """Whether the domain was moved."""
    token: str | None = None
    custom_nameservers: list[str] | None = None
    """Nameservers of your own; only for domains bought through the platform."""
    renew: bool | None = None
    """Whether the domain is renewed automatically."""
    zone: bool | None = None
