import subprocess
import sys

import hosting_sdk
import pytest


def test_every_name_exists_and_is_listed_once():
    assert len(hosting_sdk.__all__) == len(set(hosting_sdk.__all__))
    assert all(getattr(hosting_sdk, name) is not None for name in hosting_sdk.__all__)
    assert set(hosting_sdk.__all__) <= set(dir(hosting_sdk))


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="has no attribute 'Clint'"):
        _ = hosting_sdk.Clint


def loaded(code):
    """Return the names of the modules that are loaded after some code."""
    code += "; import sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


HEAVY = {"aiohttp", "attr", "attrs", "cattrs", "orjson", "asyncio", "hosting_sdk.models"}


def test_importing_the_package_loads_nothing_heavy():
    before, modules = loaded("pass"), loaded("import hosting_sdk")
    assert "typing" not in modules - before  # it alone takes three times as long as the rest
    assert not HEAVY & modules
    assert "hosting_sdk._client" not in modules


def test_making_a_client_loads_neither_the_http_library_nor_the_models():
    modules = loaded("from hosting_sdk import Client, SyncClient; Client('t').deployments")
    assert not (HEAVY - {"asyncio"}) & modules


def test_importing_one_function_loads_no_group_and_no_operation():
    modules = loaded("from hosting_sdk.functions import access_groups_read_access_group")
    assert not {name for name in modules if name.startswith("hosting_sdk.groups")}
    assert not HEAVY & modules


def test_reading_the_docstring_of_a_function_loads_its_group_and_no_other():
    modules = loaded(
        "from hosting_sdk.functions import access_groups_read_access_group as f; f.__doc__"
    )
    groups = {name for name in modules if name.startswith("hosting_sdk.groups.")}
    assert groups == {"hosting_sdk.groups.access_groups"}
    assert not HEAVY & modules
