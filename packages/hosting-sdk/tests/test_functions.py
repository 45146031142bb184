"""Standalone functions: call, docstring and signature are those of the method behind them."""

import inspect
import pickle
import subprocess
import sys
from typing import Any

import pytest
from hosting_sdk import functions
from hosting_sdk._group import choose_entry
from hosting_sdk._index import load_methods
from hosting_sdk._operations import load_operation
from hosting_sdk.functions import access_groups_read_access_group, logs_get_runtime_logs
from hosting_sdk.groups.access_groups import AccessGroups


async def test_a_function_makes_the_call_of_its_method(server, client):
    server.default = {"accessGroupId": "ag_1"}
    with pytest.raises(TypeError, match="unexpected keyword argument 'id'"):
        await access_groups_read_access_group(client, id="developers")  # type: ignore[call-arg]
    raw = await client.raw(access_groups_read_access_group, id_or_name="developers")
    assert raw.status == 200
    assert server.asked[-1].path == "/v1/access-groups/developers"


async def test_a_function_of_a_stream_returns_the_stream(client):
    stream = logs_get_runtime_logs(client, project_id="p", deployment_id="d")
    await stream.aclose()


def test_a_function_has_the_docstring_and_the_signature_of_its_method():
    method = AccessGroups.read_access_group
    assert access_groups_read_access_group.__doc__ == method.__doc__
    assert "Args:" in str(method.__doc__)
    shown = inspect.signature(access_groups_read_access_group)
    client, *others = shown.parameters.values()
    assert (client.name, client.kind) == ("client", inspect.Parameter.POSITIONAL_ONLY)
    assert others == list(inspect.signature(method).parameters.values())[1:]


def test_a_function_has_its_name_and_survives_pickling():
    function = access_groups_read_access_group
    assert function.__name__ == "access_groups_read_access_group"
    assert repr(function) == "<function hosting_sdk.functions.access_groups_read_access_group>"
    assert pickle.loads(pickle.dumps(function)) is function
    assert vars(functions)["access_groups_read_access_group"] is function


def test_a_function_may_be_an_attribute_of_a_class():
    class Api:
        read: Any = access_groups_read_access_group

    assert Api().read is access_groups_read_access_group


def test_help_shows_a_function_and_not_the_class_behind_it():
    code = "import hosting_sdk.functions as f; help(f.access_groups_read_access_group)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    text = " ".join(done.stdout.split())  # Python 3.13 gives each parameter a line of its own
    assert "access_groups_read_access_group( client" in text.replace("(client", "( client")
    assert "id_or_name" in text
    assert "Get an access group with its team roles" in text


@pytest.mark.parametrize("fact", load_methods(), ids=lambda fact: fact["function"])
def test_a_method_is_a_coroutine_function_where_one_value_is_its_only_result(fact):
    method = getattr(functions, fact["function"]).__wrapped__
    entry = choose_entry(load_operation(fact["group"], fact["method"]))
    assert inspect.iscoroutinefunction(method) == (entry == "call")
