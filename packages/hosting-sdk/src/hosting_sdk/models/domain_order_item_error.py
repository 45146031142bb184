"""`DomainOrderItemError`, a part of other types.

Generated from `manifest/schemas/` by `python -m tools.sdkgen`; edits are overwritten.
"""

from typing import Literal, TypeAlias

from attrs import define

from hosting_sdk.models.domain_order_error import DomainOrderError


@define(kw_only=True)
class DomainOrderItemErrorUnsupportedLanguageCodeDetails:
    """`details` of `DomainOrderItemError`."""

    detected_language_code: str
    """Language code that fits the domain."""


@define(kw_only=True)
class DomainOrderItemErrorUnsupportedLanguageCode:
    """`DomainOrderItemError`, a part of other types."""

    code: Literal["unsupported-language-code"]
    """Reason why the order of the domain failed."""
    details: DomainOrderItemErrorUnsupportedLanguageCodeDetails


@define(kw_only=True)
class DomainOrderItemErrorIncorrectLanguageCodeDetails:
    """`details` of `DomainOrderItemError`."""

    detected_language_code: str
    """Language code that fits the domain."""


@define(kw_only=True)
class DomainOrderItemErrorIncorrectLanguageCode:
    """`DomainOrderItemError`, a part of other types."""

    code: Literal["incorrect-language-code"]
    """Reason why the order of the domain failed."""
    details: DomainOrderItemErrorIncorrectLanguageCodeDetails


@define(kw_only=True)
class DomainOrderItemErrorClientTransferProhibited:
    """`DomainOrderItemError`, a part of other types."""

    code: Literal["client-transfer-prohibited"]
    """Reason why the order of the domain failed."""


@define(kw_only=True)
class DomainOrderItemErrorIncorrectAuthCode:
    """`DomainOrderItemError`, a part of other types."""

    code: Literal["incorrect-auth-code"]
    """Reason why the order of the domain failed."""


@define(kw_only=True)
class DomainOrderItemErrorClaimsNoticeRequired:
    """`DomainOrderItemError`, a part of other types."""

    code: Literal["claims-notice-required"]
    """Reason why the order of the domain failed."""


@define(kw_only=True)
class DomainOrderItemErrorCannotTransferInUntilDetails:
    """`details` of `DomainOrderItemError`."""

    num_days_until_transferrable: float
    """Days until the domain can be transferred."""


@define(kw_only=True)
class DomainOrderItemErrorCannotTransferInUntil:
    """`DomainOrderItemError`, a part of other types."""

    code: Literal["cannot-transfer-in-until"]
    """Reason why the order of the domain failed."""
    details: DomainOrderItemErrorCannotTransferInUntilDetails


@define(kw_only=True)
class DomainOrderItemErrorAccountTransferRequired:
    """`DomainOrderItemError`, a part of other types."""

    code: Literal["account-transfer-required"]
    """Reason why the order of the domain failed."""


@define(kw_only=True)
class DomainOrderItemErrorPriceChange:
    """`DomainOrderItemError`, a part of other types."""

    code: Literal["price-change"]
    """Reason why the order of the domain failed."""


@define(kw_only=True)
class DomainOrderItemErrorUnavailableLegal:
    """`DomainOrderItemError`, a part of other types."""

    code: Literal["unavailable-legal"]
    """Reason why the order of the domain failed."""


@define(kw_only=True)
class DomainOrderItemErrorInvalidContactDetails:
    """`details` of `DomainOrderItemError`."""

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
    """Contact field that the registry refused."""


@define(kw_only=True)
class DomainOrderItemErrorInvalidContact:
    """`DomainOrderItemError`, a part of other types."""

    code: Literal["invalid-contact"]
    """Reason why the order of the domain failed."""
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
