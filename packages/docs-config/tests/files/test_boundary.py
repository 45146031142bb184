"""Symbolic links out of the repository: no file behind them is written, read or quoted."""

import json
import os

import pytest
from docs_config.cli.main import main

VALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": []}\n'
REFUSED = "a symbolic link out of the repository; --allow-outside follows it"
BASELINE = '{"version": 1}\n'


@pytest.fixture(params=["repository", "plain folder"])
def project(request, tmp_path, monkeypatch):
    """A folder `repository`, with or without `.git`, beside a folder `home`."""
    folder = tmp_path / "repository"
    (folder / "docs").mkdir(parents=True)
    (folder / "docs/config.json").write_text(VALID, encoding="utf-8")
    if request.param == "repository":
        (folder / ".git").mkdir()
    (tmp_path / "home").mkdir()
    (tmp_path / "home/keys").write_text("precious", encoding="utf-8")
    monkeypatch.chdir(folder)
    return folder


@pytest.mark.parametrize("name", ["report", "./report", "docs/../report", "out/keys", "{}/report"])
def test_a_report_is_never_written_through_a_link_out_of_the_repository(name, project, capsys):
    home = project.parent / "home"
    (project / "report").symlink_to(home / "keys")
    (project / "out").symlink_to(home)
    path = name.format(project)
    assert main(["check", "--format", "sarif", "--output", path, "."]) == 2
    assert capsys.readouterr().err == f"docs-config: {path}: {REFUSED}\n"
    assert (home / "keys").read_text(encoding="utf-8") == "precious"
    assert main(["check", "--output", path, "--allow-outside"]) == 0
    assert "is valid" in (home / "keys").read_text(encoding="utf-8")


@pytest.mark.parametrize("checked", ["{}", "{}/docs/config.json"])
def test_a_report_of_another_repository_does_not_leave_that_one_either(checked, project, capsys):
    home = project.parent / "home"
    (project / "docs/report").symlink_to(home / "keys")
    os.chdir(home)
    path = str(project / "docs/report")
    assert main(["check", "--output", path, checked.format(project)]) == 2
    assert REFUSED in capsys.readouterr().err
    assert (home / "keys").read_text(encoding="utf-8") == "precious"


def test_a_report_does_not_leave_the_repository_in_which_it_is_to_lie(project, tmp_path, capsys):
    other = tmp_path / "other"
    (other / ".git").mkdir(parents=True)
    (other / "report").symlink_to(tmp_path / "home/keys")
    assert main(["check", "--output", str(other / "report")]) == 2
    assert REFUSED in capsys.readouterr().err


def test_a_report_is_written_to_any_place_that_the_user_names(project, tmp_path):
    (tmp_path / "latest").symlink_to(tmp_path / "home/latest")
    (project / "report").symlink_to("docs/report")
    for name in (tmp_path / "home/report", "../home/other", tmp_path / "latest", "report"):
        assert main(["check", "--output", str(name)]) == 0
    written = [tmp_path / "home" / name for name in ("report", "other", "latest")]
    for path in (*written, project / "docs/report"):
        assert "is valid" in path.read_text(encoding="utf-8")


@pytest.mark.usefixtures("project")
@pytest.mark.skipif(os.name == "nt", reason="needs /dev/stdout")
def test_a_report_is_written_to_a_descriptor(run):
    code, output, errors = run("check", "--output", "/dev/stdout")
    assert (code, errors) == (0, "")
    assert "is valid" in output


def test_a_baseline_is_never_read_through_a_link_out_of_the_repository(project, tmp_path, capsys):
    (tmp_path / "home/known.json").write_text(BASELINE, encoding="utf-8")
    (project / "known.json").symlink_to(tmp_path / "home/known.json")
    assert main(["check", "--baseline", "known.json"]) == 2
    assert capsys.readouterr().err == f"docs-config: known.json: {REFUSED}\n"
    assert main(["check", "--baseline", "known.json", "--allow-outside"]) == 0
    assert main(["check", "--baseline", "../home/known.json"]) == 0
    (project / "docs-config.toml").write_text('baseline = "known.json"', encoding="utf-8")
    capsys.readouterr()
    assert main(["check"]) == 2
    assert capsys.readouterr().err == f"docs-config: known.json: {REFUSED}\n"
    assert main(["check", "--allow-outside"]) == 0


@pytest.mark.parametrize("option", ["--baseline", "settings"])
def test_a_baseline_is_never_shortened_through_a_link_out_of_the_repository(
    option, project, tmp_path, capsys
):
    target = tmp_path / "home/known.jsonl"
    entry = {"file": "docs/gone.json", "rule": "type", "fingerprint": "0"}
    target.write_text(f"{BASELINE}{json.dumps(entry)}\n", encoding="utf-8")
    (project / "known.jsonl").symlink_to(target)
    arguments = ["baseline", "--prune"]
    if option == "settings":
        (project / "docs-config.toml").write_text('baseline = "known.jsonl"', encoding="utf-8")
    else:
        arguments += ["--baseline", "known.jsonl"]
    assert main(arguments) == 2
    assert REFUSED in capsys.readouterr().err
    assert "gone.json" in target.read_text(encoding="utf-8")
    assert main([*arguments, "--allow-outside"]) == 0
    assert target.read_text(encoding="utf-8") == BASELINE


def test_a_summary_is_never_written_through_a_link_out_of_the_repository(project, capsys):
    keys = project.parent / "home/keys"
    (project / "summary.md").symlink_to(keys)
    assert main(["check", "--staged", "--summary", "summary.md"]) == 2
    assert capsys.readouterr().err == f"docs-config: summary.md: {REFUSED}\n"
    assert keys.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("name", ["docs-config.toml", "docs/docs-config.toml", "pyproject.toml"])
@pytest.mark.parametrize("text", ["hunter2 = 1", 'revision = "hunter2"', "[hunter2"])
def test_settings_are_never_read_through_a_link_out_of_the_repository(name, text, project, capsys):
    table = "[tool.docs-config]\n" if name == "pyproject.toml" else ""
    (project.parent / "home/secret.toml").write_text(table + text, encoding="utf-8")
    (project / name).symlink_to(project.parent / "home/secret.toml")
    assert main(["check"]) == 2
    assert capsys.readouterr().err == f"docs-config: {name}: {REFUSED}\n"
    assert main(["check", "--format", "json", "--allow-outside"]) == 2
    output, errors = capsys.readouterr()
    assert "hunter2" not in output + errors
    (error,) = json.loads(output)["errors"]
    assert error["path"] == name
    assert error["reason"].startswith("not valid settings; ")
    assert main(["settings", os.path.dirname(name) or "."]) == 2  # noqa: PTH120 a string
    assert "hunter2" not in "".join(capsys.readouterr())
    assert main(["check", "--no-settings"]) == 0


def test_settings_of_elsewhere_apply_on_request(project, capsys):
    (project.parent / "home/shared.toml").write_text('exclude = ["docs/*"]', encoding="utf-8")
    (project / "docs-config.toml").symlink_to(project.parent / "home/shared.toml")
    assert main(["check", "--format", "json", "--allow-outside"]) == 0
    assert json.loads(capsys.readouterr().out)["files"] == []


def test_settings_behind_a_link_within_the_repository_apply(project, capsys):
    (project / "shared.toml").write_text('exclude = ["config.json"]', encoding="utf-8")
    (project / "docs/docs-config.toml").symlink_to("../shared.toml")
    assert main(["check", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["files"] == []


def test_an_invalid_value_in_the_repository_is_quoted(project, capsys):
    (project / "docs-config.toml").write_text('revision = "1999"', encoding="utf-8")
    assert main(["check"]) == 2
    assert "found '1999'" in capsys.readouterr().err
