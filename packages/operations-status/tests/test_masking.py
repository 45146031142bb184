from __future__ import annotations

import pytest
from operations_status.masking import mask_secrets, mask_url, remove_secrets


@pytest.mark.parametrize(
    ("url", "masked"),
    [
        ("/var/artifacts", "/var/artifacts"),
        ("s3://bucket/a@b", "s3://bucket/a@b"),
        ("ftp://bob:hush@host/dir", "ftp://********@host/dir"),
        (
            "https://hush@host/dir?sig=hu=sh&se=2026#f",
            "https://********@host/dir?sig=********&se=********#f",
        ),
        ("https://host/dir?hush", "https://host/dir?********"),
        ("https://host/dir?a=&b", "https://host/dir?a=&b"),
        ("abfss://box@account/dir?sig=hush", "abfss://box@account/dir?sig=********"),
        ("abfss://box:hush@account/dir", "abfss://********@account/dir"),
        ("simplecache::sftp://bob:hush@host/dir", "simplecache::sftp://********@host/dir"),
        ("zip://a::ftp://bob:hu@sh@host/dir", "zip://a::ftp://********@host/dir"),
    ],
)
def test_user_password_and_query_values_of_a_url_are_masked(url, masked):
    assert mask_url(url) == masked


@pytest.mark.parametrize(
    "said",
    [
        "no p%40ss%2Fword",
        "no p@ss/word",
        "no p%40ss/word".replace("%40", "@"),
        "no robert",
        "no robert:p%40ss%2Fword",
        "no top secret",
        "no top+secret",
        "no top%20secret",
        "no key/with+signs",
        "no key%2Fwith%2Bsigns",
        "no inner-secret",
    ],
)
def test_a_message_repeats_no_secret_in_any_encoding(said):
    url = "ftp://robert:p%40ss%2Fword@host/dir?sig=top+secret&v=1"
    options = {"key": "key/with+signs", "more": [{"deep": ("inner-secret", 7)}]}
    assert set(mask_secrets(said, url, options)) <= set("no ********:")


def test_short_values_are_not_masked_in_a_message():
    assert mask_secrets("a bad day", "ftp://a:bad@host", {}) == "a bad day"


def test_only_variables_with_secrets_are_removed():
    kept = {
        "PATH": "/bin",
        "PGPASSWORD": "not ours",
        "MONITOR_STORE": "postgresql://me@db/x",
        "MONITOR_EGRESS": "a=/var/artifacts;b=s3://bucket",
        "MONITOR_CONFIG": "/etc/ops.toml",
        "MONITOR_URLS": "http://a:1",
    }
    dropped = {"MONITOR_TOKEN": "a", "MONITOR_KEYFILE_PASSWORD": "b", "MONITOR_KEYS": "c=d"}
    assert remove_secrets(kept | dropped) == kept
    with_secrets = {
        "MONITOR_STORE": "postgresql://db/x?password=hush",
        "MONITOR_EGRESS": "a=/var;b=ftp://bob:hush@host",
        "MONITOR_URLS": "http://me:hush@a:1",
        "MONITOR_METRICS_URLS": "http://me:hush@a:1",
    }
    assert remove_secrets(with_secrets) == {}
