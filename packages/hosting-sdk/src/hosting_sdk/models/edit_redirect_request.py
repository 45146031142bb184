"""The body of `bulkRedirects.editRedirect`.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import NotRequired, TypedDict

from attrs import define


@define(kw_only=True)
class EditRedirectRequestRedirect:
    """`redirect` of `EditRedirectRequest`.

    Attributes:
        case_sensitive: Whether upper and lower case of the path differ.
        destination: Path or URL to redirect to.
        permanent: Whether the redirect is permanent.
        preserve_query_params: Whether the query of the request is added to the destination.
        query: Whether the query of the request counts in matching.
        source: Path that the redirect matches, such as `/old`.
        status_code: HTTP status of the redirect, such as 308; in place of `permanent`.
    """

    case_sensitive: bool | None = None
    destination: str | None = None
    permanent: bool | None = None
    preserve_query_params: bool | None = None
    query: bool | None = None
    source: str
    status_code: float | None = None


@define(kw_only=True)
class EditRedirectRequest:
    """The body of `bulkRedirects.editRedirect`.

    Attributes:
        name: Name for the version; absent: the time of creation.
        redirect: The redirect with its new values; `source` says which.
        restore: Whether to set the redirect back to what production has, dropping the staged
            change.
    """

    name: str | None = None
    redirect: EditRedirectRequestRedirect
    restore: bool | None = None


class EditRedirectRequestRedirectDict(TypedDict):
    """`EditRedirectRequestRedirect` as a dict in wire names."""

    caseSensitive: NotRequired[bool]
    destination: NotRequired[str]
    permanent: NotRequired[bool]
    preserveQueryParams: NotRequired[bool]
    query: NotRequired[bool]
    source: str
    statusCode: NotRequired[float]


class EditRedirectRequestDict(TypedDict):
    """`EditRedirectRequest` as a dict in wire names."""

    name: NotRequired[str]
    redirect: EditRedirectRequestRedirect | EditRedirectRequestRedirectDict
    restore: NotRequired[bool]
