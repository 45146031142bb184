"""Authentication: bearer tokens, the keys that verify them, and the generation of both."""

from operations_status.auth.authenticator import (
    ANONYMOUS,
    IDENTITY,
    AnonymousAuthenticator,
    Authenticator,
    Identity,
    TokenAuthenticator,
    create_authenticator,
)
from operations_status.auth.generation import GeneratedKey, generate_key, with_temporary_key
from operations_status.auth.negotiate import CONNECTION, Negotiation
from operations_status.auth.negotiate_gate import create_negotiation

__all__ = [
    "ANONYMOUS",
    "CONNECTION",
    "IDENTITY",
    "AnonymousAuthenticator",
    "Authenticator",
    "GeneratedKey",
    "Identity",
    "Negotiation",
    "TokenAuthenticator",
    "create_authenticator",
    "create_negotiation",
    "generate_key",
    "with_temporary_key",
]
