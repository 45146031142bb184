"""The body of `bulkRedirects.editRedirect`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class EditRedirectRequestRedirect:
    """`redirect` of `EditRedirectRequest`."""

    case_sensitive: bool | None = None
    """Whether upper and lower case of the path differ."""
    destination: str | None = None
    """Path or URL to redirect to."""
    permanent: bool | None = None
    """Whether the redirect is permanent."""
    preserve_query_params: bool | None = None
    """Whether the query of the request is added to the destination."""
    query: bool | None = None
    """Whether the query of the request counts in matching."""
    source: str
    """Path that the redirect matches, such as `/old`."""
    status_code: float | None = None
    """HTTP status of the redirect, such as 308; in place of `permanent`."""


@define(kw_only=True)
class EditRedirectRequest:
    """The body of `bulkRedirects.editRedirect`."""

    name: str | None = None
    """Name for the version; absent: the time of creation."""
    redirect: EditRedirectRequestRedirect
    """The redirect with its new values; `source` says which."""
    restore: bool | None = None
    """Whether to set the redirect back to what production has, dropping the staged change."""


class EditRedirectRequestRedirectDict(TypedDict):
    """`EditRedirectRequestRedirect` as a dict in wire names."""

    caseSensitive: NotRequired[bool]
    """Whether upper and lower case of the path differ."""
    destination: NotRequired[str]
    """Path or URL to redirect to."""
    permanent: NotRequired[bool]
    """Whether the redirect is permanent."""
    preserveQueryParams: NotRequired[bool]
    """Whether the query of the request is added to the destination."""
    query: NotRequired[bool]
    """Whether the query of the request counts in matching."""
    source: str
    """Path that the redirect matches, such as `/old`."""
    statusCode: NotRequired[float]
    """HTTP status of the redirect, such as 308; in place of `permanent`."""


class EditRedirectRequestDict(TypedDict):
    """`EditRedirectRequest` as a dict in wire names."""

    name: NotRequired[str]
    """Name for the version; absent: the time of creation."""
    redirect: EditRedirectRequestRedirect | EditRedirectRequestRedirectDict
    """The redirect with its new values; `source` says which."""
    restore: NotRequired[bool]
    """Whether to set the redirect back to what production has, dropping the staged change."""
