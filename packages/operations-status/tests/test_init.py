"""Public names of the package."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version

import operations_status
import pytest


def test_every_public_name_is_there_and_the_list_is_sorted():
    assert operations_status.__all__ == sorted(operations_status.__all__)
    for name in operations_status.__all__:
        assert getattr(operations_status, name).__name__ == name


def test_dir_lists_the_public_names_and_the_version_is_that_of_the_distribution():
    assert set(operations_status.__all__) < set(dir(operations_status))
    assert operations_status.__version__ == version("operations-status")


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = operations_status.nonsense


def test_importing_the_package_imports_none_of_its_modules():
    code = "import operations_status, sys; print(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    modules = done.stdout.split()
    assert "operations_status" in modules
    assert not [name for name in modules if name.startswith(("operations_status.", "hypercorn"))]
