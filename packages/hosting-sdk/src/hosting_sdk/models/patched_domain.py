"""The result of `domains.patchDomain`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class PatchedDomain:
    """The result of `domains.patchDomain`.

    Attributes:
        moved: Whether the domain was moved.
        custom_nameservers: Nameservers of your own; only for domains bought through the platform.
        renew: Whether the domain is renewed automatically.
    """

    moved: bool | None = None
    token: str | None = None
    custom_nameservers: list[str] | None = None
    renew: bool | None = None
    zone: bool | None = None
