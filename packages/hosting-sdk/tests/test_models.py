"""The generated types: loaded when they are used, built by keyword, strict about names."""

import subprocess
import sys

import attrs
import pytest
from hosting_sdk import functions
from hosting_sdk import models as m
from hosting_sdk._operations import load_operation
from hosting_sdk._types import UNSET


def list_loaded(statement):
    """Return the modules that a fresh interpreter has after a statement."""
    code = f"import sys\n{statement}\nprint(*sys.modules)"
    printed = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout
    return set(printed.split())


def test_importing_the_package_loads_no_models_and_nothing_heavy():
    loaded = list_loaded("import hosting_sdk, hosting_sdk.models, hosting_sdk.functions")
    assert not loaded & {"aiohttp", "attrs", "attr", "cattrs", "orjson", "asyncio"}
    assert not any(name.startswith("hosting_sdk.models.") for name in loaded)


def test_importing_a_function_loads_no_other_operation():
    loaded = list_loaded("from hosting_sdk.functions import access_groups_read_access_group")
    assert not any(
        name.startswith(("hosting_sdk.models.", "hosting_sdk.groups", "hosting_sdk._index"))
        for name in loaded
    )
    assert not loaded & {"aiohttp", "attrs", "cattrs"}


def test_a_model_is_loaded_with_those_that_it_uses_and_never_with_aiohttp():
    loaded = list_loaded("from hosting_sdk.models import FirewallConfig")
    ours = {name for name in loaded if name.startswith("hosting_sdk.models.")}
    assert "hosting_sdk.models.crs_rule" in ours
    assert len(ours) < 20
    assert "aiohttp" not in loaded


def test_every_model_can_be_loaded_and_is_slotted_and_not_frozen():
    names = vars(m)["__all__"]
    assert names == sorted(names)
    for name in names:
        model = getattr(m, name)
        if isinstance(model, type) and attrs.has(model):
            assert model.__name__ == name
            assert "__dict__" not in dir(model)
            assert "__slots__" in vars(model)
            assert model.__setattr__ is object.__setattr__
            assert all(field.kw_only for field in attrs.fields(model))


def test_a_name_is_stored_once_it_is_loaded():
    first = m.Team
    assert vars(m)["Team"] is first
    assert m.Team is first


def test_names_are_listed_before_they_are_loaded():
    assert {"Team", "DeploymentPage"} <= set(dir(m))
    assert "deployments_get_deployments" in dir(functions)


@pytest.mark.parametrize("package", [m, functions])
def test_an_unknown_name_is_an_attribute_error_that_names_it(package):
    with pytest.raises(AttributeError, match=f"'{package.__name__}' has no attribute 'Nothing'"):
        _ = package.Nothing


def test_an_operation_is_found_by_its_group_and_name():
    operation = load_operation("access_groups", "read_access_group")
    assert (operation.name, operation.verb) == ("accessGroups.readAccessGroup", "GET")
    for group in ("access_groups", "nothing"):
        with pytest.raises(AttributeError, match=f"no method {group}.nothing"):
            load_operation(group, "nothing")


def test_a_model_takes_keywords_and_refuses_names_that_it_does_not_have():
    body = m.CreateAccessGroupRequest(name="developers")
    assert body.name == "developers"
    with pytest.raises(TypeError, match="title"):
        m.CreateAccessGroupRequest(title="a")  # type: ignore[call-arg] # at run time too
    with pytest.raises(TypeError, match="name"):
        m.CreateAccessGroupRequest()  # type: ignore[call-arg] # at run time too


def test_models_compare_by_value_and_show_their_fields():
    first = m.CreateAccessGroupRequest(name="a")
    assert first == m.CreateAccessGroupRequest(name="a")
    assert first != m.CreateAccessGroupRequest(name="b")
    assert "name='a'" in repr(first)


def test_a_field_that_may_be_absent_or_null_is_unset_by_default():
    fields = attrs.fields(m.CreateProjectRequest)
    assert fields.build_command.default is UNSET
    assert not UNSET
    assert repr(UNSET) == "UNSET"
