"""Models as fields of pydantic models, and with a `TypeAdapter`, as FastAPI uses them."""

import pytest
from hosting_sdk import models as m
from pydantic import BaseModel, TypeAdapter, ValidationError

TREE = {"contentType": "x", "mode": 1, "name": "n", "type": "file"}


class Kept(BaseModel):
    tree: m.DeploymentFile
    more: list[m.DeploymentFile] = []


def test_a_model_is_a_field_of_a_pydantic_model_in_wire_names():
    kept = Kept.model_validate({"tree": TREE, "more": [TREE]})
    assert type(kept.tree) is m.DeploymentFile
    assert kept.tree.content_type == "x"
    assert kept.model_dump()["tree"] == TREE
    assert Kept.model_validate_json(kept.model_dump_json()) == kept
    assert Kept(tree=kept.tree).tree is kept.tree


def test_a_mismatch_is_an_error_of_pydantic_with_its_path():
    with pytest.raises(ValidationError, match=r"\$\.mode: expected number, got string"):
        Kept.model_validate({"tree": {**TREE, "mode": "x"}})


def test_a_type_adapter_gives_a_json_schema_and_encodes_a_model():
    adapter = TypeAdapter(m.DeploymentFile)
    assert adapter.json_schema() == {"type": "object", "title": "DeploymentFile"}
    assert adapter.dump_python(adapter.validate_python(TREE), mode="json") == TREE
