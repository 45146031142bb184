"""`GitAccount`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GitAccount:
    """`GitAccount`, a part of other types."""

    login: str | None = None
    """Name of the user at the Git provider."""
