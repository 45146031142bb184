"""Exceptions of this package.

The tree::

    OperationsStatusError
    ├── InvalidOperationError      an invalid operation, process or tag (also a ValueError)
    ├── InvalidFilterError         invalid query parameters, all of them at once
    ├── TransitionError            a transition that the state machine does not allow
    │   └── AlreadyAttachedError   another worker runs the operation
    ├── UnknownOperationError      no operation has this identifier
    ├── StoreError                 the store, or its address, is unusable
    │   ├── DuplicateOperationError  an operation with this identifier exists
    │   ├── StoreUnavailableError  the store cannot be reached, read or written now
    │   └── StoreVersionError      a newer version of this package has written the store
    ├── EgressError                an artifact could not be sent to its egress provider
    ├── SettingsError              a malformed or unsuitable setting (also a ValueError)
    ├── KeyFileError               an unusable public key or key file
    ├── AuthError                  a request without a valid identity
    │   ├── MissingCredentialError no bearer token was sent
    │   └── InvalidTokenError      the bearer token is not accepted
    ├── AddressError               an unusable address to listen on
    │   └── AddressInUseError      another program listens there
    ├── CertificateError           an unusable certificate or key
    ├── ServiceError               a running service cannot be reached, or refuses a request
    │   ├── ForbiddenError         403: the token does not allow the request
    │   ├── ServiceUnavailableError  the service cannot be reached, or cannot answer now
    │   ├── TooManyRequestsError   429: the client is at a limit
    │   └── UnauthorizedError      401: the token is missing or refused
    ├── OperationCancelled         an awaited operation was cancelled
    ├── OperationFailed            an awaited operation has failed
    └── WaitTimeoutError           an awaited operation has not ended in time (also a TimeoutError)

`exit_code` is the exit code of a command that ends with the exception.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from uuid import UUID


_SHOWN_IDS = 10
"""Largest number of identifiers in a message."""


class OperationsStatusError(Exception):
    """Base of the exceptions of this package."""

    exit_code: ClassVar[int] = 70

    def __reduce__(self) -> tuple[object, ...]:
        # Copies get the message and the attributes: `__init__` takes other arguments.
        return Exception.__new__, (type(self), *self.args), vars(self)


class InvalidOperationError(OperationsStatusError, ValueError):
    """An invalid value of an operation, a process or a tag."""

    exit_code = 2


class InvalidFilterError(OperationsStatusError):
    """Invalid query parameters.

    Attributes:
        errors: One or more messages for each invalid parameter, by its name.
    """

    exit_code = 2

    def __init__(self, errors: Mapping[str, Sequence[str]]) -> None:
        self.errors = {name: list(messages) for name, messages in errors.items()}
        problems = (
            f"{name}: {' '.join(texts)}".removesuffix(".") for name, texts in errors.items()
        )
        super().__init__("; ".join(problems))


class TransitionError(OperationsStatusError):
    """A transition that the state machine does not allow; nothing was changed.

    Attributes:
        operation_id: Identifier of the operation.
        current: The state of the operation, which it keeps.
        target: The requested state.
        reason: Why the transition is refused.
    """

    exit_code = 11

    def __init__(self, operation_id: UUID, current: str, target: str, reason: str = "") -> None:
        self.operation_id = operation_id
        self.current = current
        self.target = target
        self.reason = reason or f"{current} operations cannot become {target}"
        super().__init__(f"operation {operation_id} is {current}: {self.reason}")


class AlreadyAttachedError(TransitionError):
    """Another worker is attached to the operation, and its lease has not expired."""

    def __init__(self, operation_id: UUID, current: str) -> None:
        reason = "another worker is attached to it, and its lease has not run out"
        super().__init__(operation_id, current, current, reason)


class UnknownOperationError(OperationsStatusError):
    """No operation has this identifier.

    Attributes:
        operation_id: The requested identifier, or its first digits.
        expired: Whether such an operation existed and was pruned.
    """

    exit_code = 10

    def __init__(self, operation_id: UUID | str, *, expired: bool = False) -> None:
        self.operation_id = operation_id
        self.expired = expired
        reason = "has expired: it was pruned" if expired else "is not known"
        super().__init__(f"operation {operation_id} {reason}")


class StoreError(OperationsStatusError):
    """The store or its address is unusable."""

    exit_code = 7


class DuplicateOperationError(StoreError):
    """Operations with these identifiers already exist; nothing was added.

    Attributes:
        operation_ids: The identifiers, one or more.
    """

    exit_code = 2

    def __init__(self, *operation_ids: UUID) -> None:
        self.operation_ids = operation_ids
        names = ", ".join(map(str, operation_ids[:_SHOWN_IDS]))
        if len(operation_ids) > _SHOWN_IDS:
            names += f" and {len(operation_ids) - _SHOWN_IDS:,} others"
        noun, verb = ("operation", "is") if len(operation_ids) == 1 else ("operations", "are")
        super().__init__(f"{noun} {names} {verb} in the store already")

    @property
    def operation_id(self) -> UUID:
        """The first identifier."""
        return self.operation_ids[0]


class StoreUnavailableError(StoreError):
    """The store cannot be reached, read or written at this moment."""


class StoreVersionError(StoreError):
    """The store was written by a newer version of this package."""


class EgressError(OperationsStatusError):
    """An artifact could not be sent to its egress provider.

    Attributes:
        failure_code: Error code of an operation that fails with this exception.
    """

    exit_code = 9
    failure_code: ClassVar[str] = "EgressFailed"


class SettingsError(OperationsStatusError, ValueError):
    """A malformed or unsuitable setting; the message is one line.

    Attributes:
        problem: The expected and the given value.
        source: Source of the value, as "environment MONITOR_STORE" or "file /etc/…".
        key: The name of the setting.
    """

    exit_code = 3

    def __init__(self, problem: str, *, source: str = "", key: str = "") -> None:
        self.problem, self.source, self.key = problem, source, key
        super().__init__(": ".join(part for part in (source, key, problem) if part))


class KeyFileError(OperationsStatusError):
    """An unusable public key or key file."""

    exit_code = 8


class AuthError(OperationsStatusError):
    """A request without a valid identity; answered with 401.

    Attributes:
        reason: Label of the metric that counts such requests.
    """

    reason = "missing"


class MissingCredentialError(AuthError):
    """No bearer token was sent."""


class InvalidTokenError(AuthError):
    """The bearer token is not accepted.

    Attributes:
        description: Why, in printable ASCII without quotation marks or backslashes, as
            `error_description` requires (RFC 6750, section 3), and without any part of the token.
    """

    def __init__(self, description: str, *, reason: str = "malformed") -> None:
        self.description = description
        self.reason = reason
        super().__init__(description)


class AddressError(OperationsStatusError):
    """An address to listen on is malformed, does not resolve, or cannot be bound."""

    exit_code = 4


class AddressInUseError(AddressError):
    """Another program already listens on the address."""

    exit_code = 5


class CertificateError(OperationsStatusError):
    """The TLS certificate or its private key is missing, unreadable or unsuitable."""

    exit_code = 6


class ServiceError(OperationsStatusError):
    """A running service cannot be reached over HTTP, or refuses a request.

    Attributes:
        is_temporary: Whether a later attempt may succeed.
        retry_after: Seconds after which the service asks to try again; None if it does not say.
    """

    exit_code = 13
    is_temporary: ClassVar[bool] = False

    def __init__(self, message: str, retry_after: float | None = None) -> None:
        self.retry_after = retry_after
        super().__init__(message)


class ForbiddenError(ServiceError):
    """The service has answered with 403: the token does not allow the request."""


class ServiceUnavailableError(ServiceError):
    """The service cannot be reached, or has answered with 408, 500, 502, 503 or 504."""

    is_temporary = True


class TooManyRequestsError(ServiceError):
    """The service has answered with 429: the client is at a limit."""

    is_temporary = True


class UnauthorizedError(ServiceError):
    """The service has answered with 401: the token is missing or refused.

    Attributes:
        description: Why the token is refused; None if no token was sent.
    """

    def __init__(self, message: str, description: str | None = None) -> None:
        self.description = description
        super().__init__(message)


class OperationCancelled(OperationsStatusError):  # noqa: N818 named after the state
    """An awaited operation was cancelled.

    Attributes:
        operation_id: Identifier of the operation.
    """

    exit_code = 21

    def __init__(self, operation_id: UUID) -> None:
        self.operation_id = operation_id
        super().__init__(f"operation {operation_id} was cancelled")


class OperationFailed(OperationsStatusError):  # noqa: N818 named after the state
    """An awaited operation has failed.

    Attributes:
        operation_id: Identifier of the operation.
        code: Code of its error, for programs.
        message: Message of its error, for people.
    """

    exit_code = 20

    def __init__(self, operation_id: UUID, code: str, message: str) -> None:
        self.operation_id = operation_id
        self.code = code
        self.message = message
        super().__init__(f"operation {operation_id} has failed: {code}: {message}")


class WaitTimeoutError(OperationsStatusError, TimeoutError):
    """An awaited operation has not ended in time; it goes on.

    Attributes:
        operation_id: Identifier of the operation.
        timeout: Seconds for which the caller has waited.
    """

    exit_code = 22

    def __init__(self, operation_id: UUID, timeout: float) -> None:
        self.operation_id = operation_id
        self.timeout = timeout
        super().__init__(f"operation {operation_id} has not ended after {timeout:g} s")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.operation_id, self.timeout)
