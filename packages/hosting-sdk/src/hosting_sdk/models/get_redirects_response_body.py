"""The result of `bulkRedirects.getRedirects`.

Generated from `manifest/schemas/GetRedirectsResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Any, TypeAlias

from attrs import define, field

from hosting_sdk.models.response_body_redirects import ResponseBodyRedirects
from hosting_sdk.models.versions import Versions


@define(kw_only=True)
class GetRedirectsResponseBody1Pagination:
    """`pagination` of `GetRedirectsResponseBody`."""

    num_pages: float
    page: float
    per_page: float = field(metadata={"wire": "per_page"})


@define(kw_only=True)
class GetRedirectsResponseBody1:
    """The result of `bulkRedirects.getRedirects`."""

    pagination: GetRedirectsResponseBody1Pagination
    redirects: list[ResponseBodyRedirects]
    version: Versions


@define(kw_only=True)
class GetRedirectsResponseBody2Pagination:
    """`pagination` of `GetRedirectsResponseBody`."""

    num_pages: float
    page: float
    per_page: float = field(metadata={"wire": "per_page"})


@define(kw_only=True)
class GetRedirectsResponseBody2:
    """The result of `bulkRedirects.getRedirects`."""

    pagination: GetRedirectsResponseBody2Pagination
    redirects: list[ResponseBodyRedirects]
    version: Versions | None = None


GetRedirectsResponseBody: TypeAlias = (
    GetRedirectsResponseBody1 | GetRedirectsResponseBody2 | dict[str, Any]
)
"""The result of `bulkRedirects.getRedirects`."""
