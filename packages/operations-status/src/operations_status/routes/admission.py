"""Admission of readers, checked before a route runs and again after a wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from operations_status.auth.authenticator import IDENTITY
from operations_status.errors import InvalidTokenError, MissingCredentialError
from operations_status.messages.problems import method_not_allowed, unauthorized
from operations_status.messages.request_headers import AUTHORIZATION, read_headers
from operations_status.middleware.access_log import SUBJECT

if TYPE_CHECKING:
    from starlette.types import Scope

    from operations_status.auth.authenticator import Authenticator
    from operations_status.auth.tokens import Identity
    from operations_status.messages.responses import Response

READS = frozenset({"GET", "HEAD"})


@attrs.frozen
class Admission:
    """Check of requests before they read.

    Attributes:
        authenticator: Accepts or refuses tokens.
    """

    authenticator: Authenticator

    def refuse(self, scope: Scope) -> Response | None:
        """Return the refusal of a request that must not read now; None when it may."""
        try:
            identity = self.identify(scope)
        except MissingCredentialError:
            return unauthorized()
        except InvalidTokenError as error:
            return unauthorized(error.description)
        scope[SUBJECT] = identity.subject
        method = scope["method"]
        return None if method in READS else method_not_allowed(method)

    def identify(self, scope: Scope) -> Identity:
        """Return the sender of a request.

        Raises:
            InvalidTokenError: The token is refused, or the identity has expired.
            MissingCredentialError: There is no token.
        """
        known: Identity | None = scope.get(IDENTITY)
        if known is None:
            sent = read_headers(scope).get(AUTHORIZATION)
            return self.authenticator.authenticate(None if sent is None else sent.decode("latin-1"))
        if known.has_expired():
            raise InvalidTokenError("The identity has expired.")
        return known
