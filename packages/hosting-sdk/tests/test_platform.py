"""Of the modules written by hand, only those in `_platform` name the platform."""

import re
from pathlib import Path

import hosting_sdk
import pytest
from hosting_sdk import SyncClient
from hosting_sdk._index import load_platform

SOURCES = Path(hosting_sdk.__file__).parent
PLATFORM = SOURCES / "_platform"


def is_generated(text):
    return "Generated from" in text[:1500]


@pytest.mark.parametrize("word", ["deployment", "vercel"])
def test_modules_written_by_hand_do_not_name_the_platform(word):
    named = [
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if PLATFORM not in path.parents
        and not is_generated(text := path.read_text(encoding="utf-8"))
        and re.search(word, text, re.IGNORECASE)
    ]
    assert named == []


def test_a_client_without_server_url_uses_the_server_of_the_manifest():
    with SyncClient("token") as client:
        assert load_platform()["server"]["url"] in repr(client)
