"""Conditions of `Negotiate`: Windows, and a service without the rights of an administrator."""

from __future__ import annotations

import importlib
import importlib.util
import logging
import sys
from typing import TYPE_CHECKING, cast

import attrs

from operations_status.auth.negotiate import Negotiation
from operations_status.auth.windows_account import is_elevated, is_own_account

if TYPE_CHECKING:
    from operations_status.auth.negotiate import SecurityContext
    from operations_status.settings import Settings

_log = logging.getLogger(__name__)


@attrs.frozen(kw_only=True)
class Surroundings:
    """The facts that decide whether `Negotiate` is offered.

    Attributes:
        platform: As `sys.platform` names it.
        elevated: Whether the process has the rights of an administrator.
        provided: Whether pyspnego is installed.
    """

    platform: str
    elevated: bool
    provided: bool

    @classmethod
    def look(cls) -> Surroundings:
        """Return those of this process."""
        return cls(
            platform=sys.platform,
            elevated=is_elevated(),
            provided=importlib.util.find_spec("spnego") is not None,
        )

    def obstacle(self, settings: Settings) -> str | None:
        """Return why `Negotiate` is not offered, or None when it is."""
        if self.platform != "win32":
            return "this is not Windows"
        if settings.no_auth:
            return "authentication is off"
        if self.elevated:
            return "the service runs with the rights of an administrator"
        if not self.provided:
            return "pyspnego is not installed (pip install operations-status[negotiate])"
        return None


def create_negotiation(
    settings: Settings, *, surroundings: Surroundings | None = None
) -> Negotiation | None:
    """Return what offers `Negotiate`, or None where it must not be offered.

    Args:
        settings: Whether requests are authenticated at all.
        surroundings: Of the process; by default of this one.
    """
    surroundings = surroundings or Surroundings.look()
    obstacle = surroundings.obstacle(settings)
    if obstacle is None:
        return Negotiation(accept=accept_with_sspi, is_owner=is_own_account)
    if surroundings.platform == "win32":
        _log.info("Negotiate is not offered: %s", obstacle)
    return None


def accept_with_sspi() -> SecurityContext:
    """Return the service's side of a handshake, as Windows itself has it.

    No other provider of pyspnego will do: its own keeps passwords in a file that a variable names.

    Raises:
        ImportError: This is not Windows.
        spnego.exceptions.SpnegoError: Windows has no credential for it.
    """
    spnego = importlib.import_module("spnego")
    options = spnego.NegotiateOptions.use_sspi
    return cast("SecurityContext", spnego.server(options=options))
