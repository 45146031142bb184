"""The result of `dns.createRecord`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class CreatedDnsRecord:
    """The result of `dns.createRecord`."""

    uid: str
    updated: float | None = None
    """Time of the last change, in milliseconds since the epoch."""
