"""The tables and statements on the documentation page of the store are those of the code."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from operations_status.stores.sqlite import statements
from operations_status.stores.sqlite.schema import MIGRATIONS, migrate

PAGE = Path(__file__).parents[5] / "docs" / "operations-status" / "store.md"

pytestmark = pytest.mark.skipif(
    not PAGE.exists(), reason="the documentation is not beside this package"
)


def normalize(sql):
    return " ".join(sql.replace("(", " ( ").replace(")", " ) ").split())


@pytest.fixture(scope="module")
def blocks():
    return re.findall(r"^```sql\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def test_the_page_shows_the_tables_and_indexes(blocks):
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, MIGRATIONS)
    found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    connection.close()
    shown = [normalize(sql) for sql in blocks[0].split(";") if sql.strip()]
    assert sorted(shown) == sorted(normalize(sql) for (sql,) in found)


def test_the_page_shows_the_fixed_statements(blocks):
    shown = dict(re.findall(r"^-- (\w+)\n(.*?);$", blocks[1], re.DOTALL | re.MULTILINE))
    fixed = {name: sql for name, sql in vars(statements).items() if name.isupper()}
    assert {name: normalize(sql) for name, sql in shown.items()} == {
        name: normalize(sql) for name, sql in fixed.items()
    }
