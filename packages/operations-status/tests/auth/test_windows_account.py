"""The account that runs this process."""

from __future__ import annotations

import ctypes
import os
import sys

import pytest
from operations_status.auth.windows_account import is_elevated, is_own_account


@pytest.mark.skipif(sys.platform == "win32", reason="says what other systems do")
def test_other_systems_have_no_account_to_compare_with():
    assert is_elevated()
    assert not is_own_account("HOME\\owner")


@pytest.mark.skipif(sys.platform != "win32", reason="asks Windows")
def test_windows_tells_whether_the_process_is_elevated():
    shell32 = ctypes.CDLL("shell32")
    assert is_elevated() == bool(shell32.IsUserAnAdmin())


@pytest.mark.skipif(sys.platform != "win32", reason="asks Windows")
def test_windows_compares_accounts_and_not_names():
    name = "{USERDOMAIN}\\{USERNAME}".format_map(os.environ)

    assert is_own_account(name)
    assert is_own_account(name.upper())
    assert not is_own_account(os.environ["USERNAME"])
    assert not is_own_account("BUILTIN\\Users")


@pytest.mark.skipif(sys.platform != "win32", reason="asks Windows")
def test_windows_says_so_when_there_is_no_such_account():
    with pytest.raises(OSError, match=r".+"):
        is_own_account("{USERDOMAIN}\\{USERNAME}-nobody".format_map(os.environ))
