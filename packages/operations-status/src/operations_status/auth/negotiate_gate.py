"""`Negotiate` on this machine: whether it is offered, and the only accepted account.

Accounts are compared by their security identifiers (SID): a name identifies an account only
together with its domain, and the name of a deleted account can be given to another one.
"""

from __future__ import annotations

import importlib.util
import logging
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from operations_status.auth.negotiate import Negotiation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from spnego import ContextProxy

    from operations_status.settings import Settings

_log = logging.getLogger(__name__)


def is_elevated() -> bool:
    """Return whether this process has, or may have, the rights of an administrator."""
    found = True
    if sys.platform == "win32":  # pragma: no cover - asks Windows
        import pywintypes  # noqa: PLC0415 an extra
        import win32security  # noqa: PLC0415 an extra

        with suppress(pywintypes.error):
            found = bool(_process_information(win32security.TokenElevation))
    return found


def is_own_account(principal: str) -> bool:
    r"""Return whether an account is the one that runs this process; False outside Windows.

    Args:
        principal: The account as `DOMAIN\\name`; a bare name matches no account.

    Raises:
        pywintypes.error: The account does not exist, or cannot be looked up now.
    """
    found = False
    if sys.platform == "win32" and "\\" in principal and "\0" not in principal:  # pragma: no cover
        import win32security  # noqa: PLC0415 an extra

        account, _, _ = win32security.LookupAccountName(None, principal)
        own, _ = _process_information(win32security.TokenUser)
        found = bool(account == own)
    return found


if sys.platform == "win32":  # pragma: no cover - asks Windows

    def _process_information(kind: int) -> Any:
        """Return information of one kind from the access token of this process."""
        import win32api  # noqa: PLC0415 an extra
        import win32security  # noqa: PLC0415 an extra

        process = win32api.GetCurrentProcess()
        token = win32security.OpenProcessToken(process, win32security.TOKEN_QUERY)
        return win32security.GetTokenInformation(token, kind)


def create_negotiation(
    settings: Settings,
    *,
    platform: str = sys.platform,
    libraries: Iterable[str] = ("spnego", "win32security"),
    is_elevated: Callable[[], bool] = is_elevated,
) -> Negotiation | None:
    """Return the handshakes of `Negotiate`; None if it must not be offered.

    Args:
        settings: Settings of the service; only `no_auth` is read.
        platform: The platform, as in `sys.platform`.
        libraries: Modules that must be installed.
        is_elevated: Whether this process has the rights of an administrator.
    """
    if platform != "win32":
        return None
    if settings.no_auth:
        obstacle = "authentication is off"
    elif not all(map(importlib.util.find_spec, libraries)):
        obstacle = "pyspnego or pywin32 is missing (pip install operations-status[negotiate])"
    elif is_elevated():
        obstacle = "the service runs with the rights of an administrator"
    else:
        return Negotiation(accept=accept_with_sspi, is_owner=is_own_account)
    _log.info("Negotiate is not offered: %s", obstacle)
    return None


def accept_with_sspi() -> ContextProxy:
    """Return the service's side of a handshake with SSPI, the provider of Windows.

    The other providers of pyspnego are not used: its own one reads passwords from a file that an
    environment variable names.

    Raises:
        ImportError: This is not Windows.
        spnego.exceptions.SpnegoError: Windows has no credential for the service.
    """
    import spnego  # noqa: PLC0415 an extra

    return spnego.server(options=spnego.NegotiateOptions.use_sspi)
