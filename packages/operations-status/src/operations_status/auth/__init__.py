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
from operations_status.auth.negotiate import CONNECTION, Negotiation
from operations_status.auth.negotiate_gate import create_negotiation

__all__ = [
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
