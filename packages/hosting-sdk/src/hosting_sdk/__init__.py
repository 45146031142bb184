"""An unofficial typed async client for a hosting platform's whole REST API.

Every name is loaded when it is first used, so that importing the package costs next to nothing.
"""

from __future__ import annotations

from hosting_sdk._lazy import attach
from hosting_sdk._version import __version__

TYPE_CHECKING = False  # loading typing would be nearly all of the cost of this import
if TYPE_CHECKING:
    from hosting_sdk._client import Client
    from hosting_sdk._error_details import Attempt
    from hosting_sdk._paging import Paginator
    from hosting_sdk._platform.logs import LogStream
    from hosting_sdk._platform.sandboxes import CompletedProcess, RemoteProcess, RemoteSandbox
    from hosting_sdk._platform.sync_logs import SyncLogStream
    from hosting_sdk._platform.sync_sandboxes import SyncRemoteProcess, SyncRemoteSandbox
    from hosting_sdk._raw import RawResponse
    from hosting_sdk._streams.streams import Download, RecordStream, ValueOrStream
    from hosting_sdk._streams.sync_streams import SyncDownload, SyncPaginator, SyncRecordStream
    from hosting_sdk._sync import SyncClient
    from hosting_sdk._transport.http import HTTPClient, Request, Response
    from hosting_sdk._transport.load import Load
    from hosting_sdk._transport.logging import DebugLogging
    from hosting_sdk._transport.retries import BackoffConfig, RetryConfig
    from hosting_sdk._transport.secrets import SecretText
    from hosting_sdk._transport.token import AccessToken
    from hosting_sdk._transport.uploads import Upload, UploadSource
    from hosting_sdk._types import (
        UNSET,
        HostingSDKWarning,
        RequestOptions,
        Unset,
    )
    from hosting_sdk.errors import (
        AdditionalContactInfoRequired,
        BadRequest,
        CircuitOpenError,
        Conflict,
        ConnectionError,  # noqa: A004 this package's own
        ContentTooLarge,
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
        Gone,
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
        PaymentRequired,
        PoolTimeoutError,
        PreconditionFailed,
        PreconditionRequired,
        RequestAbortedError,
        RequestTimeoutError,
        ResponseTooLargeError,
        ResponseValidationError,
        ServiceError,
        ServiceUnavailable,
        TldNotSupported,
        TooManyDomains,
        TooManyRequests,
        Unauthorized,
        UnexpectedClientError,
        UnprocessableEntity,
        WaitError,
        WaitTimeoutError,
        WebhookSignatureError,
    )

__all__ = [
    "UNSET",
    "AccessToken",
    "AdditionalContactInfoRequired",
    "Attempt",
    "BackoffConfig",
    "BadRequest",
    "CircuitOpenError",
    "Client",
    "CompletedProcess",
    "Conflict",
    "ConnectionError",
    "ContentTooLarge",
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
    "Gone",
    "HTTPClient",
    "HostingSDKError",
    "HostingSDKWarning",
    "HttpApiDecodeError",
    "InternalServerError",
    "InvalidAdditionalContactInfo",
    "InvalidRequestError",
    "Issue",
    "LanguageCodeRequired",
    "Load",
    "LogStream",
    "NotAuthorizedForScope",
    "NotFound",
    "OrderTooExpensive",
    "Paginator",
    "PagingError",
    "PaymentRequired",
    "PoolTimeoutError",
    "PreconditionFailed",
    "PreconditionRequired",
    "RawResponse",
    "RecordStream",
    "RemoteProcess",
    "RemoteSandbox",
    "Request",
    "RequestAbortedError",
    "RequestOptions",
    "RequestTimeoutError",
    "Response",
    "ResponseTooLargeError",
    "ResponseValidationError",
    "RetryConfig",
    "SecretText",
    "ServiceError",
    "ServiceUnavailable",
    "SyncClient",
    "SyncDownload",
    "SyncLogStream",
    "SyncPaginator",
    "SyncRecordStream",
    "SyncRemoteProcess",
    "SyncRemoteSandbox",
    "TldNotSupported",
    "TooManyDomains",
    "TooManyRequests",
    "Unauthorized",
    "UnexpectedClientError",
    "UnprocessableEntity",
    "Unset",
    "Upload",
    "UploadSource",
    "ValueOrStream",
    "WaitError",
    "WaitTimeoutError",
    "WebhookSignatureError",
    "__version__",
]

_MODULES = {
    "Client": "_client",
    "HTTPClient": "_transport.http",
    "DebugLogging": "_transport.logging",
    "Load": "_transport.load",
    "Request": "_transport.http",
    "Response": "_transport.http",
    "Paginator": "_paging",
    "RawResponse": "_raw",
    "AccessToken": "_transport.token",
    "Attempt": "_error_details",
    "BackoffConfig": "_transport.retries",
    "SecretText": "_transport.secrets",
    "RetryConfig": "_transport.retries",
    "Download": "_streams.streams",
    "LogStream": "_platform.logs",
    "CompletedProcess": "_platform.sandboxes",
    "RemoteProcess": "_platform.sandboxes",
    "RemoteSandbox": "_platform.sandboxes",
    "SyncRemoteProcess": "_platform.sync_sandboxes",
    "SyncRemoteSandbox": "_platform.sync_sandboxes",
    "RecordStream": "_streams.streams",
    "SyncLogStream": "_platform.sync_logs",
    "ValueOrStream": "_streams.streams",
    "SyncClient": "_sync",
    "SyncDownload": "_streams.sync_streams",
    "SyncPaginator": "_streams.sync_streams",
    "SyncRecordStream": "_streams.sync_streams",
    "HostingSDKWarning": "_types",
    "UNSET": "_types",
    "RequestOptions": "_types",
    "Unset": "_types",
    "Upload": "_transport.uploads",
    "UploadSource": "_transport.uploads",
}
__getattr__, __dir__ = attach(__name__, {name: _MODULES.get(name, "errors") for name in __all__})
