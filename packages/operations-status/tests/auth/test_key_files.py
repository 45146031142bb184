"""Key rotation: real files that change while an authenticator uses them."""

from __future__ import annotations

import json
import logging
import os
import time
from typing import TYPE_CHECKING, Any

import pytest
from operations_status.auth.authenticator import create_authenticator
from operations_status.auth.key_files import MAX_FILE_SIZE, KeyFiles
from operations_status.errors import InvalidTokenError, KeyFileError
from operations_status.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

LONG_AGO = time.time() - 3600


@pytest.fixture
def put():
    """Write a key file atomically: to a temporary file beside it, which is then renamed."""

    def put(path: Path, *signers, old: bool = False) -> None:
        keys = [{"subject": signer.subject, "public_key": signer.jwk} for signer in signers]
        beside = path.with_suffix(".new")
        beside.write_text(json.dumps({"keys": keys}), encoding="utf-8")
        if old:
            os.utime(beside, (LONG_AGO, LONG_AGO))
        beside.replace(path)

    return put


def put_key(path: Path, signer: Any, **more: object) -> None:
    key = {"subject": signer.subject, "public_key": signer.jwk, **more}
    path.write_text(json.dumps({"keys": [key]}), encoding="utf-8")


def test_the_scope_of_a_key_changes_with_its_file(watch, elliptic, tmp_path):
    path = tmp_path / "key.json"
    put_key(path, elliptic, tags=["a", " b "])
    authenticator, header = watch(path), f"Bearer {elliptic.token()}"
    assert authenticator.authenticate(header).tags == {"a", "b"}
    put_key(path, elliptic, tags=["c"])
    assert authenticator.authenticate(header).tags == {"c"}
    put_key(path, elliptic, tags=[])  # must not mean a key without a scope
    with pytest.raises(InvalidTokenError):
        authenticator.authenticate(header)
    put_key(path, elliptic)
    assert authenticator.authenticate(header).tags == frozenset()


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"tags": []}, r"keys\[0\].tags: expected a list of 1 to 16 tags, got \[\]"),
        ({"tags": "a"}, r"keys\[0\].tags: expected a list of 1 to 16 tags"),
        ({"tags": None}, r"keys\[0\].tags: expected a list of 1 to 16 tags"),
        ({"tags": ["a,b"]}, r"keys\[0\].tags: tag 'a,b' contains a comma"),
        (
            {"tag": ["a"]},
            r"expected keys\[0\] to have only subject, public_key and tags, got 'tag'",
        ),
    ],
)
def test_a_file_with_an_invalid_scope_is_refused(elliptic, tmp_path, more, expected):
    put_key(tmp_path / "key.json", elliptic, **more)
    with pytest.raises(KeyFileError, match=f"key file .*key.json: {expected}"):
        KeyFiles([str(tmp_path / "key.json")])


@pytest.fixture
def watch():
    """Create an authenticator that checks its key files before each request."""

    def watch(*paths: Path):
        settings = Settings(key_files=tuple(map(str, paths)))
        return create_authenticator(settings, look_interval=0.0)

    return watch


@pytest.fixture
def both(elliptic, other):
    """Return two keys."""
    return elliptic, other


def accepted(authenticator, signers: Iterable[Any]) -> list[str]:
    """Return the subjects whose tokens are accepted now."""
    found = []
    for signer in signers:
        try:
            found.append(authenticator.authenticate(f"Bearer {signer.token()}").subject)
        except InvalidTokenError:
            continue
    return found


def test_a_file_that_is_replaced_replaces_its_keys(tmp_path, put, watch, elliptic, other):
    path = tmp_path / "keys.json"
    put(path, elliptic)
    authenticator = watch(path)
    assert accepted(authenticator, [elliptic, other]) == ["elliptic"]

    put(path, other)

    assert accepted(authenticator, [elliptic, other]) == ["other"]


def test_a_cached_token_is_refused_after_its_key_was_removed(tmp_path, put, watch, elliptic, other):
    put(tmp_path / "a.json", elliptic)
    put(tmp_path / "b.json", other)
    authenticator = watch(tmp_path)
    header = f"Bearer {elliptic.token()}"
    authenticator.authenticate(header)
    authenticator.authenticate(header)

    (tmp_path / "a.json").unlink()

    with pytest.raises(InvalidTokenError):
        authenticator.authenticate(header)
    assert accepted(authenticator, [elliptic, other]) == ["other"]


def test_a_new_file_in_a_folder_is_read(tmp_path, put, watch, elliptic, other):
    authenticator = watch(tmp_path)
    assert accepted(authenticator, [elliptic, other]) == []

    put(tmp_path / "a.json", elliptic)
    put(tmp_path / "b.json", other)
    put(tmp_path / "b.json.bak", other)
    put(tmp_path / ".c.json", other)

    assert accepted(authenticator, [elliptic, other]) == ["elliptic", "other"]
    (tmp_path / "b.json").unlink()
    assert accepted(authenticator, [elliptic, other]) == ["elliptic"]


def test_two_keys_of_one_subject_are_both_accepted_while_one_replaces_the_other(
    tmp_path, put, watch, elliptic, make_signer
):
    new = make_signer("elliptic")
    put(tmp_path / "keys.json", elliptic, new)
    authenticator = watch(tmp_path / "keys.json")

    assert accepted(authenticator, [elliptic, new]) == ["elliptic", "elliptic"]
    put(tmp_path / "keys.json", new)
    assert accepted(authenticator, [elliptic]) == []
    assert accepted(authenticator, [new]) == ["elliptic"]


def test_a_broken_file_affects_only_its_keys_and_is_logged_once(tmp_path, put, watch, both, caplog):
    elliptic, other = both
    put(tmp_path / "a.json", elliptic)
    put(tmp_path / "b.json", other)
    authenticator = watch(tmp_path)
    assert accepted(authenticator, [elliptic, other]) == ["elliptic", "other"]

    (tmp_path / "a.json").write_text('{"keys": [{"subj', encoding="utf-8")

    for _ in range(3):
        assert accepted(authenticator, [elliptic, other]) == ["other"]
    errors = [record.message for record in caplog.records if record.levelno == logging.ERROR]
    assert len(errors) == 1
    assert errors[0].startswith(f"key file {tmp_path / 'a.json'}: expected JSON: ")
    assert errors[0].endswith("; its keys are not trusted until it can be read")
    put(tmp_path / "a.json", elliptic)
    assert accepted(authenticator, [elliptic, other]) == ["elliptic", "other"]


def test_a_file_that_vanishes_is_logged_once_and_found_again(
    tmp_path, put, watch, elliptic, caplog
):
    path = tmp_path / "keys.json"
    put(path, elliptic)
    authenticator = watch(path)

    path.unlink()

    assert accepted(authenticator, [elliptic]) == []
    assert accepted(authenticator, [elliptic]) == []
    assert caplog.text.count("No such file") == 1
    put(path, elliptic)
    assert accepted(authenticator, [elliptic]) == ["elliptic"]


def test_a_folder_that_is_swapped_by_a_symbolic_link_is_followed(
    tmp_path, put, watch, elliptic, other
):
    mount = tmp_path / "mount"
    for name, signer in (("one", elliptic), ("two", other)):
        (tmp_path / name).mkdir()
        put(tmp_path / name / "keys.json", signer)
    mount.mkdir()
    (mount / "..data").symlink_to(tmp_path / "one")
    (mount / "keys.json").symlink_to("..data/keys.json")
    authenticator = watch(mount)
    assert accepted(authenticator, [elliptic, other]) == ["elliptic"]

    (mount / "..new").symlink_to(tmp_path / "two")
    (mount / "..new").rename(mount / "..data")

    assert accepted(authenticator, [elliptic, other]) == ["other"]


def test_a_change_in_place_that_keeps_size_and_time_is_seen(
    tmp_path, put, watch, elliptic, make_signer
):
    path = tmp_path / "keys.json"
    new = make_signer("elliptic")
    put(path, elliptic, old=True)
    authenticator = watch(path)
    assert accepted(authenticator, [elliptic]) == ["elliptic"]
    before = path.stat()

    content = json.dumps({"keys": [{"subject": "elliptic", "public_key": new.jwk}]})
    path.write_text(content, encoding="utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))

    after = path.stat()
    assert (before.st_ino, before.st_size, before.st_mtime_ns) == (
        after.st_ino,
        after.st_size,
        after.st_mtime_ns,
    )
    assert accepted(authenticator, [elliptic]) == []
    assert accepted(authenticator, [new]) == ["elliptic"]


def test_the_output_of_generate_key_is_a_key_file_with_a_warning_about_its_token(
    tmp_path, watch, elliptic, encoded, caplog
):
    settings = {"keys": [{"subject": "elliptic", "public_key": encoded(elliptic.jwk)}]}
    path = tmp_path / "printed.json"
    path.write_text(json.dumps({"token": "hush", "settings": settings}), encoding="utf-8")

    authenticator = watch(path)

    assert accepted(authenticator, [elliptic]) == ["elliptic"]
    assert caplog.messages == [
        f"key file {path} holds a token, which the service does not need: keep settings only"
    ]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("", "expected JSON: "),
        ("[]", "expected a JSON object"),
        ("{}", 'expected {"keys": [{"subject": "…", "public_key": "…"}]}'),
        ('{"settings": 1}', 'expected {"keys": '),
        ('{"keys": [1]}', "expected keys[0] to have a subject and a public_key"),
        ('{"keys": [{"subject": " ", "public_key": "a"}]}', "expected keys[0] to have a subject"),
        ('{"keys": [{"subject": "a", "public_key": 1}]}', "expected keys[0] to have a subject"),
        ('{"keys": [{"subject": "a", "public_key": {}}]}', "the key of subject 'a': expected kty"),
        ("x" * (MAX_FILE_SIZE + 1), "cannot be read: expected at most 1048576 bytes"),
    ],
)
def test_the_service_does_not_start_with_an_invalid_key_file(tmp_path, watch, content, expected):
    path = tmp_path / "keys.json"
    path.write_text(content, encoding="utf-8")

    with pytest.raises(KeyFileError) as caught:
        watch(path)

    assert str(caught.value).startswith(f"key file {path}: {expected}")


def test_the_service_does_not_start_with_a_missing_key_file(tmp_path, watch):
    with pytest.raises(KeyFileError, match=r"keys\.json: cannot be read: No such file"):
        watch(tmp_path / "keys.json")
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(KeyFileError, match="expected a file, or a folder that can be listed"):
        watch(tmp_path)


def test_an_unchanged_file_is_not_parsed_again(tmp_path, put, elliptic):
    path = tmp_path / "keys.json"
    put(path, elliptic)
    files = KeyFiles([str(path)])
    (key,) = files.keys

    path.touch()

    assert not files.refresh()
    assert files.keys == (key,)
