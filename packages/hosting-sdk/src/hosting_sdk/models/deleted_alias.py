"""The result of `aliases.deleteAlias`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class DeletedAlias:
    """The result of `aliases.deleteAlias`."""

    status: Literal["SUCCESS"] | str
    """Always `SUCCESS`."""
