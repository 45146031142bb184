"""`check_site`: the findings of a site under the settings of its project."""

import json
import re
from pathlib import Path
from typing import Any

import docs_config
import pytest
from docs_config import DocsConfigError, FileError, check_site
from docs_config.cli.main import main

LIBRARY = Path(__file__).parents[3] / "docs/docs-config/library.md"


def config(*targets, **more):
    pages = [{"label": f"Page {to}", "to": to} for to in targets]
    search = {"appId": "", "apiKey": "", "indexName": ""}
    return json.dumps(
        {"docSearch": search, "sections": [{"label": "A", "children": pages}], **more}
    )


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A project with a listed page, an orphan, a dead target and a dead link."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/a.md").write_text("# A\n\n[dead](nowhere.md)\n", encoding="utf-8")
    (tmp_path / "docs/lonely.md").touch()
    (tmp_path / "docs/config.json").write_text(config("a", "gone"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(project, settings):
    (project / "docs-config.toml").write_text(settings, encoding="utf-8")


def found(path="."):
    return [(finding.rule, finding.file, finding.severity) for finding in check_site(path)]


DEAD = ("pages/dead-target", "docs/config.json", "error")
ORPHAN = ("pages/orphan", "docs/lonely.md", "warning")


@pytest.mark.parametrize("path", [".", "docs", "docs/config.json", Path("docs")])
def test_findings_of_pages_name_the_file_in_which_they_are(path, project):
    assert [(rule, Path(file), level) for rule, file, level in found(path)] == [
        (rule, Path(file), level) for rule, file, level in (DEAD, ORPHAN)
    ]


def test_a_site_without_mistakes_has_no_findings(project):
    (project / "docs/config.json").write_text(config("a", "lonely"), encoding="utf-8")
    assert check_site("docs/config.json") == []


def test_the_settings_decide_on_rules_links_and_pages_to_leave_out(project):
    write(project, 'links = true\nignore = ["lonely"]\n[rules]\n"pages/dead-target" = "warning"\n')
    assert found() == [
        ("pages/dead-target", "docs/config.json", "warning"),
        ("links/dead", "docs/a.md", "error"),
    ]


def test_the_settings_decide_on_the_revision_and_on_files_to_leave_out(project):
    (project / "docs/config.json").write_text('{"sections": []}', encoding="utf-8")
    assert ("required", "docs/config.json", "error") in found("docs")
    write(project, 'revision = "2026-07"\nrules = { pages = "off" }\n')
    assert found("docs") == []
    write(project, 'exclude = ["docs/*"]\n')
    assert found("docs") == []


def test_the_findings_of_the_baseline_are_left_out(project, monkeypatch, capsys):
    main(["baseline"])
    (project / "known.jsonl").write_text(capsys.readouterr().out, encoding="utf-8")
    write(project, 'baseline = "known.jsonl"\n')
    (project / "docs/ja").mkdir()
    (project / "docs/ja/config.json").write_text(config(), encoding="utf-8")
    assert found() == []
    (project / "docs/config.json").write_text(config("a", "new", "gone"), encoding="utf-8")
    monkeypatch.chdir(project / "docs")
    assert [finding.rule for finding in check_site("config.json")] == ["pages/dead-target"]


def test_what_cannot_be_read_is_an_error(project):
    with pytest.raises(FileError, match=r"nope\.json"):
        check_site("nope.json")
    (project / "empty").mkdir()
    with pytest.raises(FileError, match=r"empty: no config\.json in it"):
        check_site("empty")
    write(project, 'baseline = "gone.jsonl"\n')
    with pytest.raises(FileError, match=r"gone\.jsonl"):
        check_site()
    write(project, "links = 1\n")
    with pytest.raises(FileError, match="expected true or false") as caught:
        check_site()
    assert isinstance(caught.value, DocsConfigError)


def test_nothing_is_printed(project, capsys):
    assert check_site()
    assert capsys.readouterr() == ("", "")


def test_the_name_is_public():
    assert docs_config.check_site is check_site
    assert "check_site" in docs_config.__all__


@pytest.mark.skipif(
    not LIBRARY.is_file(), reason="the documentation is not part of a source archive"
)
def test_the_test_of_the_documentation_fails_with_the_finding_and_passes_without(project):
    text = LIBRARY.read_text(encoding="utf-8")
    (example,) = [
        code
        for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL)
        if "check_site" in code and "def test" in code
    ]
    names: dict[str, Any] = {}
    exec(example, names)
    (project / "docs/lonely.md").unlink()
    with pytest.raises(AssertionError) as caught:
        names["test_the_documentation"]()
    assert "docs/config.json:1: no page for" in str(caught.value)
    (project / "docs/gone.md").touch()
    names["test_the_documentation"]()
