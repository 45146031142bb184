"""Runs of `check` with options and files that are seldom met."""

import sys

import pytest
from docs_config.checker import examine
from docs_config.cli.main import main
from docs_config.cli.run import CheckOptions, Run

SEARCH = '"docSearch": {"appId": "", "apiKey": "", "indexName": ""}'
VALID = f'{{{SEARCH}, "sections": []}}'
TWICE = f'{{{SEARCH}, "sections": [{{"label": "A"}}, {{"label": "B"}}]}}'


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "config.json").write_text(VALID, encoding="utf-8")
    return tmp_path


def test_an_option_may_be_shortened(folder, capsys):
    assert main(["check", "--qui", "config.json"]) == 0
    assert capsys.readouterr().out == ""


def test_a_rule_is_ignored_wherever_it_is_broken(folder, capsys):
    (folder / "config.json").write_text(TWICE, encoding="utf-8")
    assert main(["check", "config.json"]) == 1
    assert main(["check", "--ignore-rule", "required", "config.json"]) == 0


def test_settings_that_cannot_be_read_are_an_error(folder, capsys):
    (folder / "docs-config.toml").mkdir()
    assert main(["check", "config.json"]) == 2
    assert "docs-config.toml" in capsys.readouterr().err


def test_the_language_server_says_how_to_install_what_it_needs(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "docs_config.lsp", None)  # as if pygls were not installed
    assert main(["lsp"]) == 2
    errors = capsys.readouterr().err
    assert errors.startswith("docs-config: the language server needs other packages (")
    assert errors.endswith("): run pip install 'docs-config[lsp]'\n")


def test_standard_input_may_be_named_as_a_file_of_a_missing_folder(folder, monkeypatch):
    with (folder / "config.json").open(encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        assert main(["check", "-", "--stdin-filename", "gone/config.json"]) == 0


def test_the_bytes_of_a_text_are_utf_8():
    assert examine(VALID).source.data == VALID.encode()


def test_a_missing_file_is_watched_until_it_is_created(folder):
    options = CheckOptions(["gone.json"])
    (folder / ".git").mkdir()  # no settings above it are watched
    assert Run(options).watched() == ["gone.json"]


def test_a_baseline_that_knows_nothing_of_a_file_is_not_mentioned(folder, capsys):
    assert main(["baseline", "config.json"]) == 0
    known = capsys.readouterr().out
    (folder / "baseline.json").write_text(known, encoding="utf-8")
    (folder / "config.json").write_text(TWICE, encoding="utf-8")
    assert main(["check", "--baseline", "baseline.json", "config.json"]) == 1
    assert "baseline:" not in capsys.readouterr().out


def test_a_project_file_of_other_tools_has_no_settings(folder):
    (folder / "pyproject.toml").write_text("[tool.other]\nvalue = 1\n", encoding="utf-8")
    assert main(["check", "config.json"]) == 0


def test_an_invalid_limit_of_warnings_is_refused(folder, capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["check", "--max-warnings", "few", "config.json"])
    assert "expected a number of warnings, got 'few'" in capsys.readouterr().err
