from __future__ import annotations

import pytest
from operations_status.errors import StoreVersionError
from operations_status.filters import ANY
from operations_status.operations import Operation
from operations_status.stores.sqlite.database import Database
from operations_status.stores.sqlite.schema import MIGRATIONS
from operations_status.stores.sqlite.store import SqliteStore
from samples import PROCESS

NEWER = (*MIGRATIONS, ("ALTER TABLE leases ADD COLUMN holder TEXT",))


@pytest.fixture
def store(tmp_path):
    store = SqliteStore(tmp_path / "operations.db")
    store.open()
    yield store
    store.close()


def upgrade(store):
    newer = Database(store.database.path, migrations=NEWER)
    newer.open()
    return newer


def test_an_older_file_is_migrated_with_its_operations(store):
    operation = Operation(process=PROCESS)
    store.add(operation, lease=60.0)
    newer = upgrade(store)
    assert newer.fetch_one("SELECT holder FROM leases") == (None,)
    assert newer.fetch_one("PRAGMA user_version") == (len(NEWER),)
    assert newer.store_id == store.database.store_id
    assert list(store.list(ANY)) == [operation]
    newer.close()


def test_several_processes_can_migrate_a_file_at_once(store):
    databases = [upgrade(store) for _ in range(3)]
    assert len({database.store_id for database in databases}) == 1
    for database in databases:
        database.close()


def test_a_store_migrated_by_a_newer_package_is_read_only(store):
    operation = Operation(process=PROCESS)
    store.add(operation)
    upgrade(store).close()
    with pytest.raises(StoreVersionError, match=r"operations.db cannot be used: .* version 2"):
        store.add(Operation(process=PROCESS))
    assert store.get(operation.operation_id) == operation
