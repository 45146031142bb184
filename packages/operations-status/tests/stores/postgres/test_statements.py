"""The names of the statements in `queries.sql`."""

from __future__ import annotations

import re
from importlib import resources

from operations_status.stores.postgres.statements import SQL


def test_each_statement_has_a_name_of_its_own():
    package = resources.files("operations_status.stores.postgres")
    text = package.joinpath("queries.sql").read_text(encoding="utf-8")
    names = re.findall(r"(?:^|\n\n)-- (?:fragment )?(\w+)(?::.*)?\n", text)

    assert sorted(names) == sorted(SQL)
