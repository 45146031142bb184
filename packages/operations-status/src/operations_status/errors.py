"""Every exception this package raises on purpose.

The tree::

    OperationsStatusError
    ├── InvalidOperationError      an operation, process or tag that cannot be (also a ValueError)
    ├── InvalidFilterError         query parameters that cannot be read, all of them at once
    ├── TransitionError            a change of state that the state machine does not know
    │   └── AlreadyAttachedError   another worker runs the operation
    ├── UnknownOperationError      no operation has this identifier
    ├── StoreError                 the store, or its address, cannot be used
    │   ├── DuplicateOperationError  an operation with this identifier exists
    │   ├── StoreUnavailableError  it cannot be reached, read or written now
    │   └── StoreVersionError      a newer version of this package has written it
    ├── EgressError                an artifact could not be sent to its egress provider
    ├── SettingsError              a setting that cannot be read or does not fit (also a ValueError)
    ├── KeyFileError               a public key, or the file it is in, that cannot be used
    ├── AuthError                  a request that does not say who sends it
    │   ├── MissingCredentialError no bearer token was sent
    │   └── InvalidTokenError      a bearer token was sent that is not accepted
    ├── AddressError               an address that cannot be listened on
    │   └── AddressInUseError      another program listens there
    ├── CertificateError           a certificate or its key that cannot be used
    ├── WorkerError                a worker process of the service did not start
    └── ServiceError               a running service that was asked cannot be reached, or refuses

A class that ends a command says with which `exit_code`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from uuid import UUID


class OperationsStatusError(Exception):
    """Base of everything that this package raises on purpose."""

    exit_code: ClassVar[int] = 70

    def __reduce__(self) -> tuple[object, ...]:
        # Copied with its message and its attributes: `__init__` takes other arguments.
        return Exception.__new__, (type(self), *self.args), vars(self)


class InvalidOperationError(OperationsStatusError, ValueError):
    """A value that no operation, process or tag can have."""

    exit_code = 2


class InvalidFilterError(OperationsStatusError):
    """Query parameters that cannot be read.

    Attributes:
        errors: What is wrong, by the name of the parameter: one message or more for each.
    """

    exit_code = 2

    def __init__(self, errors: Mapping[str, Sequence[str]]) -> None:
        self.errors = {name: list(messages) for name, messages in errors.items()}
        problems = (
            f"{name}: {' '.join(texts)}".removesuffix(".") for name, texts in errors.items()
        )
        super().__init__("; ".join(problems))


class TransitionError(OperationsStatusError):
    """A change of state that the state machine does not know; nothing was changed.

    Attributes:
        operation_id: The operation that was to change.
        current: The state it is in, and stays in.
        target: The state it was to have.
    """

    exit_code = 11

    def __init__(self, operation_id: UUID, current: str, target: str, reason: str = "") -> None:
        self.operation_id = operation_id
        self.current = current
        self.target = target
        self.reason = reason or f"{current} operations never become {target}"
        super().__init__(f"operation {operation_id} is {current}: {self.reason}")


class AlreadyAttachedError(TransitionError):
    """Another worker is attached to the operation, and its lease has not run out."""

    def __init__(self, operation_id: UUID, current: str) -> None:
        reason = "another worker is attached to it, and its lease has not run out"
        super().__init__(operation_id, current, current, reason)


class UnknownOperationError(OperationsStatusError):
    """No operation has this identifier.

    Attributes:
        operation_id: The identifier that was asked for.
        expired: Whether such an operation existed and was pruned.
    """

    exit_code = 10

    def __init__(self, operation_id: UUID, *, expired: bool = False) -> None:
        self.operation_id = operation_id
        self.expired = expired
        told = "has expired: it was pruned" if expired else "is not known"
        super().__init__(f"operation {operation_id} {told}")


class StoreError(OperationsStatusError):
    """The store, or its address, cannot be used."""

    exit_code = 7


class DuplicateOperationError(StoreError):
    """An operation with this identifier is in the store already; nothing was added.

    Attributes:
        operation_id: The identifier.
    """

    exit_code = 2

    def __init__(self, operation_id: UUID) -> None:
        self.operation_id = operation_id
        super().__init__(f"operation {operation_id} is in the store already")


class StoreUnavailableError(StoreError):
    """The store cannot be reached, read or written at this moment."""


class StoreVersionError(StoreError):
    """The store was written by a newer version of this package."""


class EgressError(OperationsStatusError):
    """An artifact could not be sent to its egress provider.

    Attributes:
        failure_code: The code of an operation that failed with it.
    """

    exit_code = 9
    failure_code: ClassVar[str] = "EgressFailed"


class SettingsError(OperationsStatusError, ValueError):
    """A setting that cannot be read or does not fit, on one line.

    Attributes:
        problem: What was expected and what came.
        source: Where the value was given, as "environment MONITOR_STORE" or "file /etc/…".
        key: The name of the setting.
    """

    exit_code = 3

    def __init__(self, problem: str, *, source: str = "", key: str = "") -> None:
        self.problem, self.source, self.key = problem, source, key
        super().__init__(": ".join(part for part in (source, key, problem) if part))


class KeyFileError(OperationsStatusError):
    """A public key, or the file it is in, that cannot be used."""

    exit_code = 8


class AuthError(OperationsStatusError):
    """A request that does not say who sends it; answered with 401.

    Attributes:
        reason: Why, in one word of a few, by which such requests are counted.
    """

    reason = "missing"


class MissingCredentialError(AuthError):
    """No bearer token was sent."""


class InvalidTokenError(AuthError):
    """A bearer token was sent that is not accepted.

    Attributes:
        description: Why, in printable ASCII without quotation marks or backslashes and without
            anything from the token, as `error_description` asks (RFC 6750, section 3).
    """

    def __init__(self, description: str, *, reason: str = "malformed") -> None:
        self.description = description
        self.reason = reason
        super().__init__(description)


class AddressError(OperationsStatusError):
    """An address to listen on is malformed, does not resolve, or cannot be bound."""

    exit_code = 4


class AddressInUseError(AddressError):
    """Something else already listens on the address."""

    exit_code = 5


class CertificateError(OperationsStatusError):
    """The TLS certificate or its private key is missing, unreadable or does not fit."""

    exit_code = 6


class WorkerError(OperationsStatusError):
    """A worker process of the service did not start."""

    exit_code = 12


class ServiceError(OperationsStatusError):
    """A running service that was asked over HTTP cannot be reached, or refuses to answer.

    Attributes:
        is_temporary: Whether it may answer when it is asked again.
    """

    exit_code = 13

    def __init__(self, message: str, *, is_temporary: bool = False) -> None:
        self.is_temporary = is_temporary
        super().__init__(message)
