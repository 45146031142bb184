"""An unofficial typed async client for a hosting platform's whole REST API.

Every name is loaded when it is first used, so that importing the package costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hosting_sdk._lazy import attach
from hosting_sdk._version import __version__

if TYPE_CHECKING:
    from hosting_sdk._client import (
        Client,
    )
    from hosting_sdk._hooks import (
        HTTPClient,
    )
    from hosting_sdk._logging import (
        DebugLogging,
    )
    from hosting_sdk._messages import (
        Headers,
        Request,
        Response,
    )
    from hosting_sdk._paging import (
        Paginator,
    )
    from hosting_sdk._raw import (
        RawResponse,
    )
    from hosting_sdk._retries import (
        Attempt,
        BackoffConfig,
        RetryConfig,
    )
    from hosting_sdk._streams import (
        Download,
        RecordStream,
        ValueOrStream,
    )
    from hosting_sdk._sync import (
        SyncClient,
    )
    from hosting_sdk._sync_streams import (
        SyncDownload,
        SyncPaginator,
        SyncRecordStream,
    )
    from hosting_sdk._types import (
        UNSET,
        RequestOptions,
        Unset,
    )
    from hosting_sdk._uploads import (
        Upload,
        UploadSource,
    )
    from hosting_sdk.errors import (
        AdditionalContactInfoRequired,
        BadRequest,
        ConnectionError,  # noqa: A004 this package's own
        DNSSECEnabled,
        DomainAlreadyOwned,
        DomainAlreadyRenewing,
        DomainCannotBeTransferedOutUntil,
        DomainNotAvailable,
        DomainNotFound,
        DomainNotRegistered,
        DomainNotRenewable,
        DomainTooShort,
        DuplicateDomains,
        ErrorData,
        ExpectedPriceMismatch,
        Forbidden,
        HostingSDKError,
        HttpApiDecodeError,
        InternalServerError,
        InvalidAdditionalContactInfo,
        InvalidRequestError,
        Issue,
        LanguageCodeRequired,
        NotAuthorizedForScope,
        NotFound,
        OrderTooExpensive,
        PagingError,
        RequestAbortedError,
        RequestTimeoutError,
        ResponseValidationError,
        ServiceError,
        TldNotSupported,
        TooManyDomains,
        TooManyRequests,
        Unauthorized,
        UnexpectedClientError,
    )

__all__ = [
    "UNSET",
    "AdditionalContactInfoRequired",
    "Attempt",
    "BackoffConfig",
    "BadRequest",
    "Client",
    "ConnectionError",
    "DNSSECEnabled",
    "DebugLogging",
    "DomainAlreadyOwned",
    "DomainAlreadyRenewing",
    "DomainCannotBeTransferedOutUntil",
    "DomainNotAvailable",
    "DomainNotFound",
    "DomainNotRegistered",
    "DomainNotRenewable",
    "DomainTooShort",
    "Download",
    "DuplicateDomains",
    "ErrorData",
    "ExpectedPriceMismatch",
    "Forbidden",
    "HTTPClient",
    "Headers",
    "HostingSDKError",
    "HttpApiDecodeError",
    "InternalServerError",
    "InvalidAdditionalContactInfo",
    "InvalidRequestError",
    "Issue",
    "LanguageCodeRequired",
    "NotAuthorizedForScope",
    "NotFound",
    "OrderTooExpensive",
    "Paginator",
    "PagingError",
    "RawResponse",
    "RecordStream",
    "Request",
    "RequestAbortedError",
    "RequestOptions",
    "RequestTimeoutError",
    "Response",
    "ResponseValidationError",
    "RetryConfig",
    "ServiceError",
    "SyncClient",
    "SyncDownload",
    "SyncPaginator",
    "SyncRecordStream",
    "TldNotSupported",
    "TooManyDomains",
    "TooManyRequests",
    "Unauthorized",
    "UnexpectedClientError",
    "Unset",
    "Upload",
    "UploadSource",
    "ValueOrStream",
    "__version__",
]

_MODULES = {
    "Client": "_client",
    "HTTPClient": "_hooks",
    "DebugLogging": "_logging",
    "Headers": "_messages",
    "Request": "_messages",
    "Response": "_messages",
    "Paginator": "_paging",
    "RawResponse": "_raw",
    "Attempt": "_retries",
    "BackoffConfig": "_retries",
    "RetryConfig": "_retries",
    "Download": "_streams",
    "RecordStream": "_streams",
    "ValueOrStream": "_streams",
    "SyncClient": "_sync",
    "SyncDownload": "_sync_streams",
    "SyncPaginator": "_sync_streams",
    "SyncRecordStream": "_sync_streams",
    "UNSET": "_types",
    "RequestOptions": "_types",
    "Unset": "_types",
    "Upload": "_uploads",
    "UploadSource": "_uploads",
}
__getattr__, __dir__ = attach(__name__, {name: _MODULES.get(name, "errors") for name in __all__})
