"""Results kept as JSON and read again."""

import pytest
from hosting_sdk import models as m
from hosting_sdk.conversion import from_json, to_json
from hosting_sdk.errors import ResponseValidationError


def test_a_value_comes_back_as_it_went():
    tree = m.FileTree(mode=33188, name="é.txt", type="file", content_type="text/plain")
    data = to_json(tree)
    assert data == b'{"contentType":"text/plain","mode":33188,"name":"\xc3\xa9.txt","type":"file"}'
    assert from_json(data, m.FileTree) == tree
    assert from_json(to_json([tree]).decode(), list[m.FileTree]) == [tree]


def test_json_of_another_type_is_refused_with_the_place():
    with pytest.raises(ResponseValidationError) as caught:
        from_json(b'{"mode": "x", "name": "a", "type": "file"}', m.FileTree)
    assert "$.mode: expected number" in caught.value.pretty()


def test_what_is_no_json_is_refused():
    with pytest.raises(ResponseValidationError, match="expected JSON") as caught:
        from_json(b'{"mode": ', m.FileTree)
    assert caught.value.issues[0].path == "$"


def test_what_cannot_be_json_is_a_type_error():
    with pytest.raises(TypeError):
        to_json({"a": object()})
