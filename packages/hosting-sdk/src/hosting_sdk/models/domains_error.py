"""`DomainsError`, a part of other types.

Generated from `manifest/schemas/DomainsError.json` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.error2 import Error2


@define(kw_only=True)
class DomainsErrorUnsupportedLanguageCodeDetails:
    """`details` of `DomainsError`."""

    detected_language_code: str


@define(kw_only=True)
class DomainsErrorUnsupportedLanguageCode:
    """`DomainsError`, a part of other types."""

    code: Literal["unsupported-language-code"]
    details: DomainsErrorUnsupportedLanguageCodeDetails


@define(kw_only=True)
class DomainsErrorIncorrectLanguageCodeDetails:
    """`details` of `DomainsError`."""

    detected_language_code: str


@define(kw_only=True)
class DomainsErrorIncorrectLanguageCode:
    """`DomainsError`, a part of other types."""

    code: Literal["incorrect-language-code"]
    details: DomainsErrorIncorrectLanguageCodeDetails


@define(kw_only=True)
class DomainsErrorClientTransferProhibited:
    """`DomainsError`, a part of other types."""

    code: Literal["client-transfer-prohibited"]


@define(kw_only=True)
class DomainsErrorIncorrectAuthCode:
    """`DomainsError`, a part of other types."""

    code: Literal["incorrect-auth-code"]


@define(kw_only=True)
class DomainsErrorClaimsNoticeRequired:
    """`DomainsError`, a part of other types."""

    code: Literal["claims-notice-required"]


@define(kw_only=True)
class DomainsErrorCannotTransferInUntilDetails:
    """`details` of `DomainsError`."""

    num_days_until_transferrable: float


@define(kw_only=True)
class DomainsErrorCannotTransferInUntil:
    """`DomainsError`, a part of other types."""

    code: Literal["cannot-transfer-in-until"]
    details: DomainsErrorCannotTransferInUntilDetails


@define(kw_only=True)
class DomainsErrorAccountTransferRequired:
    """`DomainsError`, a part of other types."""

    code: Literal["account-transfer-required"]


@define(kw_only=True)
class DomainsErrorPriceChange:
    """`DomainsError`, a part of other types."""

    code: Literal["price-change"]


@define(kw_only=True)
class DomainsErrorUnavailableLegal:
    """`DomainsError`, a part of other types."""

    code: Literal["unavailable-legal"]


@define(kw_only=True)
class DomainsErrorInvalidContactDetails:
    """`details` of `DomainsError`."""

    invalid_field: (
        Literal[
            "firstName",
            "lastName",
            "email",
            "phone",
            "address1",
            "address2",
            "city",
            "state",
            "zip",
            "country",
            "companyName",
            "fax",
        ]
        | str
        | None
    ) = None


@define(kw_only=True)
class DomainsErrorInvalidContact:
    """`DomainsError`, a part of other types."""

    code: Literal["invalid-contact"]
    details: DomainsErrorInvalidContactDetails


DomainsError: TypeAlias = (
    Error2
    | DomainsErrorUnsupportedLanguageCode
    | DomainsErrorIncorrectLanguageCode
    | DomainsErrorClientTransferProhibited
    | DomainsErrorIncorrectAuthCode
    | DomainsErrorClaimsNoticeRequired
    | DomainsErrorCannotTransferInUntil
    | DomainsErrorAccountTransferRequired
    | DomainsErrorPriceChange
    | DomainsErrorUnavailableLegal
    | DomainsErrorInvalidContact
)
"""`DomainsError`, a part of other types."""
