"""The account that runs this process, as Windows knows it.

Accounts are compared by their security identifiers (SID): a name says who somebody is only
together with the domain it is looked up in, and an account that was deleted leaves its name to
the next one.
"""

from __future__ import annotations

import sys

if sys.platform == "win32":  # pragma: no cover - no other system has these libraries
    import ctypes
    from ctypes import wintypes

    _TOKEN_QUERY = 0x0008
    _TOKEN_USER = 1
    _TOKEN_ELEVATION = 20
    _MAX_SID_SIZE = 68
    _MAX_DOMAIN_LENGTH = 256

    _kernel32 = ctypes.WinDLL("kernel32", use_last_error=True)
    _kernel32.GetCurrentProcess.restype = wintypes.HANDLE
    _kernel32.CloseHandle.argtypes = (wintypes.HANDLE,)
    _advapi32 = ctypes.WinDLL("advapi32", use_last_error=True)
    _advapi32.OpenProcessToken.argtypes = (
        wintypes.HANDLE,
        wintypes.DWORD,
        ctypes.POINTER(wintypes.HANDLE),
    )
    _advapi32.GetTokenInformation.argtypes = (
        wintypes.HANDLE,
        ctypes.c_int,
        ctypes.c_void_p,
        wintypes.DWORD,
        ctypes.POINTER(wintypes.DWORD),
    )
    _advapi32.LookupAccountNameW.argtypes = (
        wintypes.LPCWSTR,
        wintypes.LPCWSTR,
        ctypes.c_void_p,
        ctypes.POINTER(wintypes.DWORD),
        wintypes.LPWSTR,
        ctypes.POINTER(wintypes.DWORD),
        ctypes.POINTER(ctypes.c_int),
    )
    _advapi32.GetLengthSid.argtypes = (ctypes.c_void_p,)
    _advapi32.GetLengthSid.restype = wintypes.DWORD

    def is_elevated() -> bool:
        """Return whether this process has, or may have, the rights of an administrator."""
        try:
            information = _process_information(_TOKEN_ELEVATION)
        except OSError:
            return True
        return bool(wintypes.DWORD.from_buffer(information).value)

    def is_own_account(principal: str) -> bool:
        r"""Return whether an account is the one that runs this process.

        Args:
            principal: The account as `DOMAIN\\name`; a bare name is nobody's.

        Raises:
            OSError: There is no such account, or it cannot be looked up now.
        """
        is_full_name = "\\" in principal and "\0" not in principal
        return is_full_name and _account_sid(principal) == _process_sid()

    def _process_sid() -> bytes:
        """Return the SID of the account that runs this process."""
        information = _process_information(_TOKEN_USER)
        # The structure begins with the address of the SID, which is in the same buffer.
        return _copy_sid(ctypes.c_void_p.from_buffer(information))

    def _account_sid(principal: str) -> bytes:
        """Return the SID of an account by its full name."""
        sid = ctypes.create_string_buffer(_MAX_SID_SIZE)
        sid_size = wintypes.DWORD(_MAX_SID_SIZE)
        domain = ctypes.create_unicode_buffer(_MAX_DOMAIN_LENGTH)
        domain_size = wintypes.DWORD(_MAX_DOMAIN_LENGTH)
        kind = ctypes.c_int()
        _check(
            _advapi32.LookupAccountNameW(
                None,
                principal,
                sid,
                ctypes.byref(sid_size),
                domain,
                ctypes.byref(domain_size),
                ctypes.byref(kind),
            )
        )
        return _copy_sid(ctypes.cast(sid, ctypes.c_void_p))

    def _process_information(kind: int) -> ctypes.Array[ctypes.c_char]:
        """Return what the access token of this process says of one kind."""
        token = wintypes.HANDLE()
        process = _kernel32.GetCurrentProcess()
        _check(_advapi32.OpenProcessToken(process, _TOKEN_QUERY, ctypes.byref(token)))
        try:
            size = wintypes.DWORD()
            # The first call fails, and returns the size.
            _advapi32.GetTokenInformation(token, kind, None, 0, ctypes.byref(size))
            buffer = ctypes.create_string_buffer(max(size.value, ctypes.sizeof(ctypes.c_void_p)))
            _check(
                _advapi32.GetTokenInformation(token, kind, buffer, len(buffer), ctypes.byref(size))
            )
            return buffer
        finally:
            _kernel32.CloseHandle(token)

    def _copy_sid(address: ctypes.c_void_p) -> bytes:
        return ctypes.string_at(address, _advapi32.GetLengthSid(address))

    def _check(succeeded: int) -> None:
        if not succeeded:
            raise ctypes.WinError(ctypes.get_last_error())

else:

    def is_elevated() -> bool:
        """Return True: other systems do not offer `Negotiate`."""
        return True

    def is_own_account(principal: str) -> bool:  # noqa: ARG001 the account is nobody's here
        """Return False: no Windows account runs this process."""
        return False
