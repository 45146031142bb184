"""Findings about a change under settings, baselines and levels, in every format."""

import json
import shutil

import pytest
from docs_config.cli.main import main
from docs_config.cli.options import FORMATS

OLD, NEW = "docs/guides/caching.md", "docs/guides/caches.md"


@pytest.fixture
def renamed(project):
    project.move(OLD, NEW)
    project.list("guides/caches", "guides/queries")
    return project


@pytest.mark.parametrize("form", FORMATS)
def test_every_format_reports_a_lost_address_at_its_page(form, renamed, capsys):
    assert main(["check", "--since=HEAD", f"--format={form}"]) == 1
    out = capsys.readouterr().out
    assert "moves/lost-page" in out
    assert "docs/guides/caches.md" in out
    if form in ("json", "sarif"):
        json.loads(out)


@pytest.mark.parametrize(
    "options", [["--ignore-rule=moves"], ["--select=pages"], ["--ignore=guides/caching"]]
)
def test_lost_addresses_can_be_left_out(options, renamed, capsys):
    assert main(["check", "--since=HEAD", *options]) == 0
    assert "moves/" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ('[rules]\nmoves = "off"\n', 0),
        ('[rules]\n"moves/lost-page" = "warning"\n', 1),
        ('max-warnings = 1\n[rules]\n"moves/lost-page" = "warning"\n', 0),
        ('ignore = ["guides/caching"]\n', 0),
        ('exclude = ["docs/*"]\n', 0),
    ],
)
def test_settings_set_the_level_of_a_lost_address(settings, code, renamed):
    renamed.write("docs-config.toml", settings)
    assert main(["check", "--since=HEAD"]) == code
    assert main(["check", "--since=HEAD", "--no-settings"]) == 1


def test_a_baseline_accepts_a_lost_address(renamed, capsys):
    assert main(["baseline", "--since=HEAD"]) == 0
    renamed.write("known.json", capsys.readouterr().out)
    assert main(["check", "--since=HEAD", "--baseline=known.json"]) == 0
    assert main(["check", "--since=HEAD"]) == 1


def test_without_page_rules_no_addresses_are_compared(renamed):
    assert main(["check", "--since=HEAD", "--no-pages"]) == 0


@pytest.mark.parametrize("arguments", [["--since=HEAD"], ["--since=HEAD", "docs/config.json"]])
def test_a_documentation_folder_that_is_gone_is_an_error(arguments, project, capsys):
    shutil.rmtree(project.root / "docs")
    assert main(["check", *arguments]) == 2
    assert capsys.readouterr().err.startswith("docs-config: ")
    project.git("add", "--all")
    assert main(["check", "--staged", *arguments[1:]]) == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ["--staged", "--since=HEAD"],
        ["--staged", "--watch"],
        ["--staged", "-"],
        ["--since=HEAD", "-"],
        ["--summary=x.md"],
    ],
)
def test_options_that_contradict_each_other_are_refused(arguments, project, capsys):
    assert main(["check", *arguments]) == 2
    assert capsys.readouterr().err.startswith("docs-config: --")


@pytest.mark.parametrize("count", [0, 1, 101])
def test_the_summary_counts_the_addresses(count, project):
    for number in range(count):
        project.write(f"docs/guides/page{number}.md")
    project.commit()
    for number in range(count):
        (project.root / f"docs/guides/page{number}.md").unlink()
    project.write("summary.md", "Before.\n")
    main(["check", "--since=HEAD", "--summary=summary.md", "--exit-zero"])
    text = project.read("summary.md")
    noun = "address" if count == 1 else "addresses"
    sentence = f"`docs/config.json`: the change removes {count} {noun}: 0 redirected, {count} lost."
    assert text.startswith(f"Before.\n### Published addresses\n\n{sentence}\n\n")
    assert text.count("- `guides/page") == min(count, 100)
    assert ("- and 1 more\n" in text) is (count > 100)


def test_the_summary_says_that_no_documentation_was_compared(project):
    project.git("rm", "--quiet", "--cached", "docs/config.json")
    project.git("commit", "--quiet", "--message=x")
    assert main(["check", "--since=HEAD", "--summary=summary.md"]) == 0
    assert "No documentation was compared." in project.read("summary.md")


def test_a_summary_that_cannot_be_written_is_an_error(project, capsys):
    assert main(["check", "--since=HEAD", "--summary=docs"]) == 2
    assert "docs-config: docs: not written: is a directory" in capsys.readouterr().err


def test_a_summary_never_follows_a_link_out_of_the_repository(project, tmp_path, capsys):
    outside = tmp_path / "outside.md"
    outside.touch()
    (project.root / "summary.md").symlink_to(outside)
    assert main(["check", "--since=HEAD", "--summary=summary.md"]) == 2
    assert "link out of the repository" in capsys.readouterr().err
    assert outside.read_text() == ""
