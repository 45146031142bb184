"""The result of `bulkRedirects.deleteRedirects`.

Generated from `manifest/schemas/DeleteRedirectsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from attrs import define

from hosting_sdk._types import UNSET
from hosting_sdk.models.edit_redirect_response_body import EditRedirectResponseBody
from hosting_sdk.models.versions import Versions


@define(kw_only=True)
class DeleteRedirectsResponseBody1:
    """The result of `bulkRedirects.deleteRedirects`."""

    alias: Any = UNSET
    version: Versions


@define(kw_only=True)
class DeleteRedirectsResponseBody3:
    """The result of `bulkRedirects.deleteRedirects`."""

    alias: str | None = None
    version: Versions


DeleteRedirectsResponseBody: TypeAlias = (
    DeleteRedirectsResponseBody1 | EditRedirectResponseBody | DeleteRedirectsResponseBody3
)
"""The result of `bulkRedirects.deleteRedirects`."""
