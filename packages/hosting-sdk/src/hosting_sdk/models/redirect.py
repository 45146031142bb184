"""`Redirect`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class Redirect:
    """`Redirect`, a part of other types."""

    case_sensitive: bool | None = None
    """Whether upper and lower case of the path differ."""
    destination: str
    """Path or URL to redirect to."""
    permanent: bool | None = None
    """Whether the redirect is permanent (status 308) or temporary (307)."""
    preserve_query_params: bool | None = None
    """Whether the query of the request is added to the destination."""
    query: bool | None = None
    """Whether the query of the request counts in matching."""
    sensitive: bool | None = None
    """Whether upper and lower case of the path differ."""
    source: str
    """Path that the redirect matches, such as `/old`."""
    status_code: float | None = None
    """HTTP status of the redirect, such as 308; in place of `permanent`."""
