"""Conversion of results to JSON and to dicts, and back."""

import copy
import gc
import pickle
import subprocess
import sys
from typing import Any

import pytest
from hosting_sdk import models as m
from hosting_sdk._codec import unknown
from hosting_sdk.conversion import from_dict, from_json, to_dict, to_json, unknown_fields
from hosting_sdk.errors import InvalidRequestError, ResponseValidationError


def test_a_value_comes_back_as_it_went():
    tree = m.DeploymentFile(mode=33188, name="é.txt", type="file", content_type="text/plain")
    data = to_json(tree)
    assert data == b'{"contentType":"text/plain","mode":33188,"name":"\xc3\xa9.txt","type":"file"}'
    assert from_json(data, m.DeploymentFile) == tree
    assert from_json(to_json([tree]).decode(), list[m.DeploymentFile]) == [tree]


def test_json_of_another_type_is_refused_with_the_place():
    with pytest.raises(ResponseValidationError) as caught:
        from_json(b'{"mode": "x", "name": "a", "type": "file"}', m.DeploymentFile)
    assert "$.mode: expected number" in caught.value.pretty()


def test_text_that_is_not_json_is_refused():
    with pytest.raises(ResponseValidationError, match="expected JSON") as caught:
        from_json(b'{"mode": ', m.DeploymentFile)
    assert caught.value.issues[0].path == "$"


@pytest.mark.parametrize("write", [to_json, to_dict])
@pytest.mark.parametrize("value", [object(), float("nan")])
def test_a_value_that_cannot_be_json_is_refused(write, value):
    with pytest.raises(InvalidRequestError, match="cannot be written as JSON"):
        write({"a": value})


def test_a_value_is_a_dict_in_wire_names_and_comes_back():
    tree = m.DeploymentFile(mode=33188, name="a", type="file", content_type="text/plain")
    data = to_dict(tree)
    assert data == {"contentType": "text/plain", "mode": 33188, "name": "a", "type": "file"}
    assert from_dict(data, m.DeploymentFile) == tree
    assert from_dict(to_dict({"a": [tree]}), dict[str, list[m.DeploymentFile]]) == {"a": [tree]}
    with pytest.raises(ResponseValidationError, match=r"does not match its type at \$\.mode"):
        from_dict({**data, "mode": None}, m.DeploymentFile)


ADDED_PRICE = m.SubscriptionPurchaseOptionsAddPrice


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({"priceId": "p1"}, ADDED_PRICE(price_id="p1")),
        ({"unknown": 1}, {"unknown": 1}),
        ({"priceId": 1}, {"priceId": 1}),
        ({}, {}),
    ],
)
def test_a_union_of_a_class_and_a_mapping_falls_back_to_the_mapping(data, expected):
    assert from_dict(data, ADDED_PRICE | dict[str, Any]) == expected


def test_the_class_with_most_of_the_keys_is_chosen_however_many_sets_of_keys_were_seen():
    bodies = m.AddBypassIpToDomainRequest | m.AddBypassIpToProjectRequest
    for number in range(600):
        unknown_key = {f"unknown{number}": number}
        by_domain = from_dict({"domain": "a.example", **unknown_key}, bodies)
        by_scope = from_dict({"projectScope": True, **unknown_key}, bodies)
        assert type(by_domain) is m.AddBypassIpToDomainRequest
        assert type(by_scope) is m.AddBypassIpToProjectRequest


def test_unknown_fields_are_kept_when_asked_and_written_again():
    data = {"mode": 1, "name": "a", "type": "file", "new": {"x": [1]}, "children": []}
    data["children"] = [{"mode": 2, "name": "b", "type": "file", "more": None}]
    assert unknown_fields(from_dict(data, m.DeploymentFile)) == {}
    tree = from_dict(data, m.DeploymentFile, keep_unknown_fields=True)
    assert unknown_fields(tree) == {"new": {"x": [1]}}
    tree.name = "renamed"
    assert to_dict(tree) == {**data, "name": "renamed"}
    unknown_fields(tree)["new"] = 3
    assert to_dict(tree)["new"] == 3


def pickle_and_back(value):
    return pickle.loads(pickle.dumps(value))


@pytest.mark.parametrize("reproduce", [copy.copy, copy.deepcopy, pickle_and_back])
def test_copies_and_pickles_have_unknown_fields_of_their_own(reproduce):
    plain = {"mode": 1, "name": "a", "type": "file"}
    data = {**plain, "new": {"x": [1]}, "children": [{**plain, "more": None}, plain]}
    tree = from_dict(data, m.DeploymentFile, keep_unknown_fields=True)
    again = reproduce(tree)
    assert again == tree
    assert to_dict(again) == data
    unknown_fields(again)["new"] = 3
    assert to_dict(tree) == data
    assert unknown_fields(reproduce(from_dict(plain, m.DeploymentFile))) == {}


def test_a_pickle_keeps_unknown_fields_in_another_process():
    data = {"mode": 1, "name": "a", "type": "file", "new": 1}
    tree = from_dict(data, m.DeploymentFile, keep_unknown_fields=True)
    code = """
import pickle, sys
tree = pickle.load(sys.stdin.buffer)
from hosting_sdk.conversion import to_json
sys.stdout.buffer.write(to_json(tree))
"""
    printed = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(tree), capture_output=True, check=True
    ).stdout
    assert from_json(printed, dict[str, Any]) == data


def test_unknown_fields_are_freed_with_their_instance():
    data = {"mode": 1, "name": "a", "type": "file", "new": 1}
    tree = from_dict(data, m.DeploymentFile, keep_unknown_fields=True)
    before = len(unknown._KEPT)
    del tree
    gc.collect()
    assert len(unknown._KEPT) == before - 1
    assert unknown_fields(m.DeploymentFile(mode=1, name="a", type="file")) == {}
