"""The result of `marketplace.getAccountInfo`.

Generated from `manifest/schemas/GetAccountInfoResponseBody.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from attrs import define


@define(kw_only=True)
class GetAccountInfoResponseBodyContact:
    """`contact` of `GetAccountInfoResponseBody`."""

    email: str
    name: str | None = None


@define(kw_only=True)
class GetAccountInfoResponseBody:
    """The result of `marketplace.getAccountInfo`."""

    contact: GetAccountInfoResponseBodyContact | None
    name: str | None = None
    url: str
