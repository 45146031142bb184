"""`DomainOrderItemError`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.domain_order_error import DomainOrderError


@define(kw_only=True)
class DomainOrderItemErrorUnsupportedLanguageCodeDetails:
    """`details` of `DomainOrderItemError`.

    Attributes:
        detected_language_code: Language code that fits the domain.
    """

    detected_language_code: str


@define(kw_only=True)
class DomainOrderItemErrorUnsupportedLanguageCode:
    """`DomainOrderItemError`, a part of other types.

    Attributes:
        code: Kind of the error, such as `incorrect-auth-code`.
    """

    code: Literal["unsupported-language-code"]
    details: DomainOrderItemErrorUnsupportedLanguageCodeDetails


@define(kw_only=True)
class DomainOrderItemErrorIncorrectLanguageCodeDetails:
    """`details` of `DomainOrderItemError`.

    Attributes:
        detected_language_code: Language code that fits the domain.
    """

    detected_language_code: str


@define(kw_only=True)
class DomainOrderItemErrorIncorrectLanguageCode:
    """`DomainOrderItemError`, a part of other types.

    Attributes:
        code: Kind of the error, such as `incorrect-auth-code`.
    """

    code: Literal["incorrect-language-code"]
    details: DomainOrderItemErrorIncorrectLanguageCodeDetails


@define(kw_only=True)
class DomainOrderItemErrorClientTransferProhibited:
    """`DomainOrderItemError`, a part of other types.

    Attributes:
        code: Kind of the error, such as `incorrect-auth-code`.
    """

    code: Literal["client-transfer-prohibited"]


@define(kw_only=True)
class DomainOrderItemErrorIncorrectAuthCode:
    """`DomainOrderItemError`, a part of other types.

    Attributes:
        code: Kind of the error, such as `incorrect-auth-code`.
    """

    code: Literal["incorrect-auth-code"]


@define(kw_only=True)
class DomainOrderItemErrorClaimsNoticeRequired:
    """`DomainOrderItemError`, a part of other types.

    Attributes:
        code: Kind of the error, such as `incorrect-auth-code`.
    """

    code: Literal["claims-notice-required"]


@define(kw_only=True)
class DomainOrderItemErrorCannotTransferInUntilDetails:
    """`details` of `DomainOrderItemError`.

    Attributes:
        num_days_until_transferrable: Days until the domain can be transferred.
    """

    num_days_until_transferrable: float


@define(kw_only=True)
class DomainOrderItemErrorCannotTransferInUntil:
    """`DomainOrderItemError`, a part of other types.

    Attributes:
        code: Kind of the error, such as `incorrect-auth-code`.
    """

    code: Literal["cannot-transfer-in-until"]
    details: DomainOrderItemErrorCannotTransferInUntilDetails


@define(kw_only=True)
class DomainOrderItemErrorAccountTransferRequired:
    """`DomainOrderItemError`, a part of other types.

    Attributes:
        code: Kind of the error, such as `incorrect-auth-code`.
    """

    code: Literal["account-transfer-required"]


@define(kw_only=True)
class DomainOrderItemErrorPriceChange:
    """`DomainOrderItemError`, a part of other types.

    Attributes:
        code: Kind of the error, such as `incorrect-auth-code`.
    """

    code: Literal["price-change"]


@define(kw_only=True)
class DomainOrderItemErrorUnavailableLegal:
    """`DomainOrderItemError`, a part of other types.

    Attributes:
        code: Kind of the error, such as `incorrect-auth-code`.
    """

    code: Literal["unavailable-legal"]


@define(kw_only=True)
class DomainOrderItemErrorInvalidContactDetails:
    """`details` of `DomainOrderItemError`.

    Attributes:
        invalid_field: Contact field that the registry refused.
    """

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
class DomainOrderItemErrorInvalidContact:
    """`DomainOrderItemError`, a part of other types.

    Attributes:
        code: Kind of the error, such as `incorrect-auth-code`.
    """

    code: Literal["invalid-contact"]
    details: DomainOrderItemErrorInvalidContactDetails


DomainOrderItemError: TypeAlias = (
    DomainOrderError
    | DomainOrderItemErrorUnsupportedLanguageCode
    | DomainOrderItemErrorIncorrectLanguageCode
    | DomainOrderItemErrorClientTransferProhibited
    | DomainOrderItemErrorIncorrectAuthCode
    | DomainOrderItemErrorClaimsNoticeRequired
    | DomainOrderItemErrorCannotTransferInUntil
    | DomainOrderItemErrorAccountTransferRequired
    | DomainOrderItemErrorPriceChange
    | DomainOrderItemErrorUnavailableLegal
    | DomainOrderItemErrorInvalidContact
)
"""`DomainOrderItemError`, a part of other types."""
