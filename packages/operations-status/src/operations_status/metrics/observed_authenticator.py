"""An authenticator whose refusals are counted, in the place of the one it is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from operations_status.errors import AuthError

from .measures import count

if TYPE_CHECKING:
    from operations_status.auth import Authenticator, Identity

    from .measures import Measures


@attrs.frozen
class MeasuredAuthenticator:
    """Decides as another authenticator does, and counts whom it does not let in."""

    authenticator: Authenticator
    measures: Measures

    def authenticate(self, authorization: str | None) -> Identity:
        """See `Authenticator.authenticate`."""
        try:
            return self.authenticator.authenticate(authorization)
        except AuthError as error:
            count(self.measures.auth_failures, error.reason)
            raise
