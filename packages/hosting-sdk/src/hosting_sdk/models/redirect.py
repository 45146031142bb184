"""`Redirect`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Redirect:
    """`Redirect`, a part of other types.

    Attributes:
        case_sensitive: Whether upper and lower case of the path differ.
        destination: Path or URL to redirect to.
        permanent: Whether the redirect is permanent (status 308) or temporary (307).
        preserve_query_params: Whether the query of the request is added to the destination.
        query: Whether the query of the request counts in matching.
        sensitive: Whether upper and lower case of the path differ.
        source: Path that the redirect matches, such as `/old`.
        status_code: HTTP status of the redirect, such as 308; in place of `permanent`.
    """

    case_sensitive: bool | None = None
    destination: str
    permanent: bool | None = None
    preserve_query_params: bool | None = None
    query: bool | None = None
    sensitive: bool | None = None
    source: str
    status_code: float | None = None
