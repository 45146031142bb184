"""Which fields of results are secrets."""

from __future__ import annotations

import pytest
from hosting_sdk.mcp._fields import select_fields
from hosting_sdk.mcp._masking import MASK, mask_secrets


@pytest.mark.parametrize(
    ("value", "masked"),
    [
        ({"authCode": "x"}, {"authCode": MASK}),
        ([{"webhook": {"secret": "x"}}], [{"webhook": {"secret": MASK}}]),
        ({"secrets": ["x", {"value": "kept"}]}, {"secrets": [MASK, {"value": "kept"}]}),
        ({"token": {"id": "kept", "token": "x"}}, {"token": {"id": "kept", "token": MASK}}),
        ({"token": None}, {"token": None}),
        ({"decrypted": True, "value": "x"}, {"decrypted": True, "value": MASK}),
        ({"decrypted": False, "value": "cipher"}, {"decrypted": False, "value": "cipher"}),
        (
            {"protectionBypass": {"x": {"scope": "s"}, "y": {}}},
            {"protectionBypass": {f"{MASK}1": {"scope": "s"}, f"{MASK}2": {}}},
        ),
        ({"code": "BAD_REQUEST"}, {"code": "BAD_REQUEST"}),
        ("text", "text"),
    ],
)
def test_secrets_are_masked_and_the_rest_is_kept(value, masked):
    assert mask_secrets(value, "teams_get_team") == masked


def test_a_field_may_be_a_secret_in_one_method_only():
    function = "projects_create_project_transfer_request"
    assert mask_secrets({"code": "x"}, function) == {"code": MASK}


@pytest.mark.parametrize(
    ("paths", "selected"),
    [
        (["a/b"], {"a": [{"b": 1}, {}]}),
        (["/a/b/", "c"], {"a": [{"b": 1}, {}], "c": 3}),
        (["a"], {"a": [{"b": 1, "d": 2}, {"d": 4}]}),
        (["c/deeper"], {"c": 3}),
        (["absent"], {}),
        ([""], {"a": [{"b": 1, "d": 2}, {"d": 4}], "c": 3}),
    ],
)
def test_fields_are_selected_by_paths_through_lists(paths, selected):
    value = {"a": [{"b": 1, "d": 2}, {"d": 4}], "c": 3}
    assert select_fields(value, paths) == selected
