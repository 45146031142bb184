"""The result of `bulkRedirects.deleteRedirects`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.redirect_version import RedirectVersion


@define(kw_only=True)
class DeletedRedirects:
    """The result of `bulkRedirects.deleteRedirects`."""

    alias: Any = UNSET
    """Domain name under which the version can be tried before it is promoted."""
    version: RedirectVersion
    """The version of the redirects that the result shows or the call made."""
