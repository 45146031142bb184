"""The result of `checksV2.deleteProjectCheck`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal

from attrs import define


@define(kw_only=True)
class DeletedProjectCheck:
    """The result of `checksV2.deleteProjectCheck`."""

    success: Literal[True]
