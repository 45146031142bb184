"""`SecondaryEmails`, a part of other types.

Generated from `manifest/schemas/SecondaryEmails.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class SecondaryEmails:
    """`SecondaryEmails`, a part of other types."""

    email: str
    verified: bool
