from __future__ import annotations

import json

from operations_status.settings import SETTING_NAMES


def test_every_setting_is_shown_with_its_source(run, monkeypatch, tmp_path):
    path = tmp_path / "config.toml"
    path.write_text('issuer = "me"\n[egress.artifacts]\nurl = "file:///a"', encoding="utf-8")
    monkeypatch.setenv("MONITOR_MAX_LISTS", "2")

    code, out, err = run("config", "--config", str(path), "--store", "sqlite:////srv/o.db")

    assert (code, err) == (0, "")
    rows = [line.split(maxsplit=1) for line in out.splitlines()]
    assert {row[0] for row in rows} == {*SETTING_NAMES, "egress.artifacts"} - {"egress"}
    shown = dict(rows)
    assert shown["max_lists"].split(None, 2) == ["environment", "MONITOR_MAX_LISTS", "2"]
    assert shown["store"] == shown["store"].rstrip()
    assert shown["store"].startswith("command line ")
    assert shown["issuer"].startswith(f"file {path} ")
    assert shown["audience"].split() == ["default", '"operations-status"']


def test_settings_are_shown_as_one_json_object(run, monkeypatch):
    monkeypatch.setenv("MONITOR_URLS", "http://a:1;http://b:2")

    code, out, err = run("config", "--json")

    assert (code, err) == (0, "")
    shown = json.loads(out)
    assert shown["urls"] == {
        "value": ["http://a:1", "http://b:2"],
        "source": "environment MONITOR_URLS",
    }
    assert shown["retention_age"] == {"value": None, "source": "default"}


def test_secrets_are_masked(run, monkeypatch, home):
    monkeypatch.setenv("MONITOR_KEYFILE_PASSWORD", "hush")
    folder = home / ".config" / "operations-status"
    folder.mkdir(parents=True)
    content = '[egress.a]\nurl = "ftp://me:hush@host/a"\nsecret = "hush"'
    (folder / "config.toml").write_text(content, encoding="utf-8")

    for words in (["config"], ["config", "--json"]):
        code, out, _ = run(*words)
        assert code == 0
        assert "hush" not in out
        assert "********" in out


def test_a_configuration_file_that_is_not_there_is_named(run):
    assert run("config", "--config", "/nowhere/config.toml") == (
        3,
        "",
        "operations-status: file /nowhere/config.toml: cannot be read: No such file or directory\n",
    )
