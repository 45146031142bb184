"""`ResponseBodyRedirects`, a part of other types.

Generated from `manifest/schemas/ResponseBodyRedirects.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class ResponseBodyRedirects:
    """`ResponseBodyRedirects`, a part of other types."""

    case_sensitive: bool | None = None
    destination: str
    permanent: bool | None = None
    preserve_query_params: bool | None = None
    query: bool | None = None
    sensitive: bool | None = None
    source: str
    status_code: float | None = None
