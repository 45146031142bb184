"""The result of `aliases.deleteAlias`.

Generated from `manifest/schemas/DeleteAliasResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class DeleteAliasResponseBody:
    """The result of `aliases.deleteAlias`."""

    status: Literal["SUCCESS"] | str
