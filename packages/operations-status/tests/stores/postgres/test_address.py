from __future__ import annotations

import subprocess
import sys
from urllib.parse import parse_qs, urlsplit

import pytest
from operations_status.errors import StoreError
from operations_status.stores import open_blocking_store, open_store
from operations_status.stores.postgres.address import parse_address
from psycopg.conninfo import conninfo_to_dict

SECRET = "hunter2"


def test_options_of_the_store_are_removed_and_others_passed_on():
    address = parse_address(
        f"postgresql://me:{SECRET}@db:5433/ops?schema=jobs&pool_size=3&sslmode=verify-full"
    )
    assert (address.schema, address.pool_size) == ("jobs", 3)
    assert address.dsn.startswith(f"postgresql://me:{SECRET}@db:5433/ops?")
    assert address.dsn.endswith("&sslmode=verify-full")
    assert not {"schema", "pool_size"} & set(parse_qs(urlsplit(address.dsn).query))
    assert address.shown == "postgresql://db:5433/ops"


def test_blanks_and_plus_signs_of_options_are_passed_on_as_they_are():
    address = parse_address("postgresql://h/d?passfile=/a%20folder/pass&application_name=a+b%2Bc")
    passed = conninfo_to_dict(address.dsn)
    assert (passed["passfile"], passed["application_name"]) == ("/a folder/pass", "a+b+c")


def test_the_database_may_be_an_option():
    assert parse_address("postgresql://db?database=ops").dsn.endswith("&dbname=ops")


def test_options_have_defaults():
    address = parse_address("postgres://db/ops")
    assert (address.schema, address.pool_size) == ("operations_status", 10)
    named = "application_name=operations-status&gssencmode=disable&target_session_attrs=read-write"
    assert address.dsn == f"postgres://db/ops?{named}"
    other = "application_name=mine&gssencmode=prefer&target_session_attrs=any"
    assert parse_address(f"postgres://db/ops?{other}").dsn == f"postgres://db/ops?{other}"


@pytest.mark.parametrize("password", [SECRET, f"a/{SECRET}", f"a@{SECRET}", f"a:{SECRET}"])
def test_no_password_is_shown_however_it_is_written(password):
    url = f"postgresql://me:{password}@db/ops"
    shown = f"{parse_address(url)!r} {open_store(url)!r} {open_blocking_store(url)!r}"
    assert SECRET not in shown
    assert "postgresql://db/ops" in shown


@pytest.mark.parametrize(
    ("query", "message"),
    [
        (f"password={SECRET}", "no password among its options"),
        ("shema=a", "no option 'shema'; it has application_name, "),
        ("schema=", "schema is a name of 1 to 63 bytes, not ''"),
        (f"schema={'a' * 64}", "schema is a name"),
        ("pool_size=0", "pool_size is a number from 1 to 1000, not '0'"),
        ("pool_size=many", "not 'many'"),
        ("sslmode=bogus", "sslmode is one of allow, .*, verify-full, not 'bogus'"),
    ],
)
def test_an_invalid_option_is_refused(query, message):
    with pytest.raises(StoreError, match=message) as refused:
        open_store(f"postgresql://me@db/ops?{query}")
    assert SECRET not in str(refused.value)


def test_a_missing_driver_is_an_error_that_names_the_extra():
    code = (
        "import sys; sys.modules['psycopg'] = None; from operations_status.cli import main; "
        f"sys.exit(main(['list', '--store', 'postgresql://me:{SECRET}@db/ops']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 7
    assert done.stderr == (
        "operations-status: a PostgreSQL store needs the driver psycopg: "
        "pip install 'operations-status[postgres]'\n"
    )
