from __future__ import annotations

import subprocess
import sys

import pytest
from operations_status.errors import StoreError
from operations_status.stores import open_blocking_store, open_store


@pytest.mark.parametrize("open_it", [open_store, open_blocking_store])
@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("operations.db", "an address such as sqlite:///operations.db, not 'operations.db'"),
        ("", "an address such as"),
        ("sqlite://", "has a path to a file"),
        ("sqlite:///", "has a path to a file"),
        ("sqlite://operations.db", "has a path to a file"),
        ("sqlite:///:memory:", "store for tests .* is at memory:"),
        ("sqlite:///file:x?mode=memory", "store for tests .* is at memory:"),
        ("mysql://me:secret@db/ops", "postgresql://HOST/DATABASE, not at 'mysql://…@db/ops'"),
    ],
)
def test_an_invalid_address_is_refused(open_it, url, message):
    with pytest.raises(StoreError, match=message):
        open_it(url)


def test_a_path_is_relative_or_absolute_and_taken_literally(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for url, path in [
        ("sqlite:///a%20b.db", "a%20b.db"),
        (f"sqlite:///{tmp_path}/deep/er/c.db", "deep/er/c.db"),
    ]:
        store = open_blocking_store(url)
        store.open()
        store.close()
        assert (tmp_path / path).is_file()


async def test_a_store_shows_its_path():
    assert repr(open_store("sqlite:///a.db")) == "AsyncStore(SqliteStore('a.db'))"
    assert repr(open_blocking_store("sqlite:///a.db")) == "SqliteStore('a.db')"


def test_a_store_without_an_event_loop_needs_no_asyncio():
    code = (
        "import sys; from operations_status.stores import open_blocking_store; "
        "open_blocking_store('sqlite:///a.db'); sys.exit('asyncio' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
