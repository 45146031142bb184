"""Who sends a request: bearer tokens, the keys they are verified with, and how both are made."""

from operations_status.auth.authenticator import (
    IDENTITY,
    AnonymousAuthenticator,
    Authenticator,
    Identity,
    TokenAuthenticator,
    create_authenticator,
)
from operations_status.auth.generation import GeneratedKey, generate_key, with_temporary_key

__all__ = [
    "IDENTITY",
    "AnonymousAuthenticator",
    "Authenticator",
    "GeneratedKey",
    "Identity",
    "TokenAuthenticator",
    "create_authenticator",
    "generate_key",
    "with_temporary_key",
]
