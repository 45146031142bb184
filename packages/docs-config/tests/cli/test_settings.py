"""Settings files: what they change, where they are found, and what is wrong with them."""

import tomllib

import pytest
from docs_config.cli.main import main
from docs_config.cli.settings import FILE_NAME, TABLE, SettingsReader, parse_settings
from docs_config.errors import FileError, SettingsError

SEARCH = '"docSearch": {"appId": "", "apiKey": "", "indexName": ""}'
CONFIG = (
    f'{{{SEARCH}, "sections": [{{"label": "A", "children": [{{"label": "b", "to": "gone"}}]}}]}}'
)


ONE_RULE_OF_A_FAMILY = """
[rules]
pages = "off"
[per-file."docs/ja/*".rules]
"pages/orphan" = "error"
schema = "off"
"""


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A repository whose documentation has a dead target and a page that nothing lists."""
    (tmp_path / ".git").mkdir()
    for folder in ("docs", "docs/ja"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "config.json").write_text(CONFIG, encoding="utf-8")
        (tmp_path / folder / "lonely.md").touch()
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def rules(capsys):
    """A function that runs a check and returns the number of findings of each rule."""

    def ask(*arguments):
        main(["check", "--statistics", "--quiet", *arguments])
        lines = capsys.readouterr().out.splitlines()
        return {rule: int(count) for count, rule in (line.split() for line in lines)}

    return ask


def write(project, text, name=FILE_NAME):
    (project / name).write_text(text, encoding="utf-8")


@pytest.mark.usefixtures("project")
def test_without_settings_everything_is_found(rules):
    assert rules() == {"pages/dead-target": 2, "pages/orphan": 2}


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ('ignore = ["lonely"]', {"pages/dead-target": 2}),
        ('exclude = ["docs/ja"]', {"pages/dead-target": 1, "pages/orphan": 1}),
        ('exclude = ["*/ja/*"]', {"pages/dead-target": 1, "pages/orphan": 1}),
        ('[rules]\n"pages/orphan" = "off"', {"pages/dead-target": 2}),
        ('[rules]\npages = "off"', {}),
        ('[rules]\npages = "off"\n"pages/orphan" = "error"', {"pages/orphan": 2}),
        (
            '[per-file."docs/ja/*"]\nignore = ["gone"]\nrules = { "pages/orphan" = "off" }',
            {"pages/dead-target": 1, "pages/orphan": 1},
        ),
        (
            '[per-file."docs/ja/config.json".rules]\npages = "off"\n[per-file."other"]\n',
            {"pages/dead-target": 1, "pages/orphan": 1},
        ),
        (
            'rules = { pages = "off" }\n[per-file."docs/ja/*".rules]\npages = "error"',
            {"pages/dead-target": 1, "pages/orphan": 1},
        ),
        (
            '[rules]\n"pages/orphan" = "error"\n[per-file."docs/ja/*"]\nrules = { pages = "off" }',
            {"pages/dead-target": 1, "pages/orphan": 1},
        ),
        (ONE_RULE_OF_A_FAMILY, {"pages/orphan": 1}),
        ('revision = "2024-08"', {"pages/dead-target": 2, "pages/orphan": 2}),
    ],
)
def test_settings_decide_what_is_found(settings, expected, project, rules):
    write(project, settings)
    assert rules() == expected
    tables = settings.replace("[rules]", f"[{TABLE}.rules]").replace(
        "[per-file.", f"[{TABLE}.per-file."
    )
    (project / FILE_NAME).unlink()
    write(project, f'[project]\nname = "x"\n\n[{TABLE}]\n{tables}\n', "pyproject.toml")
    assert rules() == expected
    assert rules("--no-settings") == {"pages/dead-target": 2, "pages/orphan": 2}


def test_the_command_line_wins_over_settings(project, rules, capsys):
    write(project, 'revision = "2024-08"\nmax-warnings = 10\n[rules]\npages = "warning"\n')
    assert main(["check"]) == 0
    assert main(["check", "--max-warnings", "3"]) == 1
    capsys.readouterr()
    assert rules("--ignore", "gone", "--ignore-rule", "pages/orphan") == {}
    tabbed = CONFIG.replace('"label": "A"', '"label": "A", "tab": "home"')
    (project / "tabbed.json").write_text(tabbed, encoding="utf-8")
    capsys.readouterr()
    assert main(["check", "tabbed.json"]) == 1
    assert main(["check", "tabbed.json", "--revision", "auto"]) == 0


def test_a_level_changes_the_severity(project, capsys):
    write(project, '[rules]\n"pages/dead-target" = "warning"\n"pages/orphan" = "error"\n')
    main(["check", "docs/config.json"])
    output = capsys.readouterr().out
    assert "warning[pages/dead-target]" in output
    assert "error[pages/orphan]" in output


def test_the_nearest_settings_apply_and_the_search_ends_at_the_repository(project, rules):
    write(project.parent, '[rules]\npages = "off"\n')
    try:
        assert rules("docs/config.json") == {"pages/dead-target": 1, "pages/orphan": 1}
        write(project, 'ignore = ["gone"]\n')
        write(project, 'ignore = ["lonely"]\n', "docs/ja/docs-config.toml")
        assert rules("docs/config.json") == {"pages/orphan": 1}
        assert rules("docs/ja/config.json") == {"pages/dead-target": 1}
    finally:
        (project.parent / FILE_NAME).unlink()


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("revison = 1", "1:1", "revison: unknown setting; did you mean revision?"),
        ("\n  quux = 1", "2:3", "unknown setting; there are revision"),
        ('revision = "1999"', "1:1", "expected a revision or auto, found '1999'"),
        ('ignore = "a"', "1:1", "expected a list of globs of pages"),
        ("ignore = [1]", "1:1", "expected a list of globs of pages"),
        ("max-warnings = -1", "1:1", "expected a number of warnings"),
        ("max-warnings = true", "1:1", "expected a number of warnings"),
        ('links = "yes"', "1:1", "expected true or false, found 'yes'"),
        ("baseline = 1", "1:1", "expected the path of a file, found 1"),
        ("rules = 5", "1:1", "expected a table of levels"),
        ('[rules]\n# why\n"pages/orphn" = "off"', "3:1", "did you mean pages/orphan?"),
        ('[rules]\n"quux" = "off"', "2:1", "--list-rules shows them"),
        ('[rules]\n"pages/orphan" = "of"', "2:1", "expected one of off, warning, error"),
        ('[per-file]\n"docs/*" = 1', "2:1", "expected a table of settings"),
        ('[per-file."docs/*"]\nexclude = []', "2:1", "unknown setting; there are revision"),
        ('[per-file."docs/*".rules]\npages = "loud"', "2:1", "expected one of off"),
        ("[per-file.'docs/a.json']\nlinks = 1", "2:1", "expected true or false"),
        ('[per-file."docs/#1.json"]  # why\nlinks = 1', "2:1", "expected true or false"),
        ('ignore = [\n["a"],\n[\n1]]\nlinks = 1', "1:1", "expected a list of globs of pages"),
        ('rules.pages.orphan = "off"', "1:1", 'quote names of rules: "pages/orphan"'),
        ("rules.pages = {}", "1:1", 'quote names of rules: "pages/'),
        ("a b", "", "not TOML: "),
        ("a = 1\na = 2", "", "not TOML: "),
        ("\udcff", "", "not TOML: "),
    ],
)
def test_an_invalid_setting_is_reported_with_its_position_and_a_suggestion(text, place, words):
    with pytest.raises(SettingsError) as caught:
        parse_settings(text.encode("utf-8", "surrogateescape"), "docs-config.toml")
    assert str(caught.value).startswith(f"docs-config.toml{place and ':'}{place}: ")
    assert words in str(caught.value)


def test_wrong_settings_end_the_check_of_their_files_with_2(project, capsys):
    write(project, "[tool.docs-config]\nrevison = 1\n", "pyproject.toml")
    assert main(["check"]) == 2
    errors = capsys.readouterr().err
    assert "pyproject.toml:2:1: revison: unknown setting; did you mean revision?" in errors


def test_wrong_settings_of_several_files_are_reported_once(project, capsys):
    write(project, "revison = 1\n")
    assert main(["check", "--format", "json"]) == 2
    output, errors = capsys.readouterr()
    assert errors.count("revison") == output.count("revison: ") == 1


def test_a_value_in_place_of_a_table_is_refused():
    with pytest.raises(SettingsError, match=r"expected a table tool\.docs-config"):
        parse_settings(b"[tool]\ndocs-config = 1\n", "pyproject.toml", TABLE)


def test_a_settings_file_that_cannot_be_read_is_an_error(project, capsys):
    (project / FILE_NAME).mkdir()
    with pytest.raises(FileError, match="a folder, not a file"):
        SettingsReader().for_folder(".")
    assert main(["check"]) == 2
    assert "a folder, not a file" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    [
        "a",
        "a =",
        "a = 1 b",
        "[a",
        "[a] b",
        "a = null",
        "a = {}\n[a]",
        "[a]\n[a]",
        "= 1",
        "[]",
        "[a]\nb = 1\n[a.b]",
    ],
)
def test_what_is_not_toml_is_refused(text):
    with pytest.raises(SettingsError, match="not TOML"):
        parse_settings(text.encode(), "docs-config.toml")


@pytest.mark.parametrize(
    "text",
    [
        "[project]\nname = 'x'\nn = 1.5\n[tool.docs-config]\nmax-warnings = 3\n[tool.x]\na = {}\n",
        '[project]\ntext = """\n[tool.docs-config]\n"""\n[tool.docs-config]\nmax-warnings = 3\n',
        "[tool]\ndocs-config.max-warnings = 3\n",
        "[tool]\ndocs-config = { max-warnings = 3 }\n",
        '[tool."docs-config"]\nmax-warnings = 3\n',
    ],
)
def test_the_table_of_a_pyproject_is_found_however_it_is_written(text):
    settings = parse_settings(text.encode(), "pyproject.toml", TABLE)
    assert settings is not None
    assert settings.values == {"max-warnings": 3}


def test_a_pyproject_without_the_table_has_no_settings():
    assert parse_settings(b'[project]\nname = "docs-config"\n', "pyproject.toml", TABLE) is None
    assert parse_settings(b'[project]\nname = "x"\n', "pyproject.toml", TABLE) is None


def test_links_are_checked_where_the_settings_say_so(project, rules):
    (project / "docs/lonely.md").write_text("[x](./nowhere.md)\n", encoding="utf-8")
    (project / "docs/ja/lonely.md").write_text("[x](./nowhere.md)\n", encoding="utf-8")
    write(project, "links = true")
    assert rules()["links/dead"] == 2
    write(project, '[per-file."docs/ja/*"]\nlinks = true')
    assert rules()["links/dead"] == 1
    write(project, "links = false")
    assert "links/dead" not in rules()
    assert rules("--links")["links/dead"] == 2


@pytest.fixture
def known(project, capsys):
    """A project with its findings in a baseline that its settings name."""
    write(project, 'baseline = "known.json"')
    main(["baseline"])
    (project / "known.json").write_text(capsys.readouterr().out, encoding="utf-8")
    return project


def test_the_baseline_of_the_settings_applies_from_every_folder(known, rules, monkeypatch):
    everything = {"pages/dead-target": 2, "pages/orphan": 2}
    assert rules() == {}
    assert rules("--no-settings") == everything
    assert rules(str(known / "docs/config.json")) == {}
    monkeypatch.chdir(known / "docs")
    assert rules("config.json", "ja/config.json") == {}
    (known / "docs/lonely.md").rename(known / "docs/other.md")
    assert rules("config.json") == {"pages/orphan": 1}


def test_a_baseline_that_is_written_again_has_what_the_old_one_has(known, capsys):
    main(["baseline"])
    assert capsys.readouterr().out == (known / "known.json").read_text(encoding="utf-8")


def test_the_baseline_of_the_command_line_takes_the_place_of_the_one_in_the_settings(known, rules):
    (known / "none.json").write_text('{"version": 1}\n', encoding="utf-8")
    assert rules("--baseline", "none.json") == {"pages/dead-target": 2, "pages/orphan": 2}


def test_a_missing_baseline_fails_and_keeps_the_findings(project, rules, capsys):
    write(project, 'baseline = "gone.json"')
    assert rules() == {"pages/dead-target": 2, "pages/orphan": 2}
    assert main(["check", "docs/ja"]) == 2
    assert "docs-config: gone.json: no such file" in capsys.readouterr().err
    write(project, 'baseline = ""')
    assert main(["check"]) == 1


def test_the_effective_settings_are_printed_with_their_source(project, capsys):
    write(
        project,
        'revision = "2026-07"\nignore = ["a"]\n[per-file."docs/ja/*"]\nignore = ["b"]\n'
        'rules = { "pages/orphan" = "off" }\n',
    )
    assert main(["settings"]) == 0
    assert capsys.readouterr().out == (
        "# settings of ./config.json\n"
        'revision = "2026-07"  # docs-config.toml\n'
        'ignore = ["a"]  # docs-config.toml\n'
        "exclude = []  # default\n"
        "links = false  # default\n"
        'baseline = ""  # default\n'
        "max-warnings = 0  # default\n"
        "rules = {}  # default\n"
    )
    assert main(["settings", "docs/ja/config.json"]) == 0
    output = capsys.readouterr().out
    assert 'ignore = ["a", "b"]  # docs-config.toml, [per-file]\n' in output
    assert 'rules = { "pages/orphan" = "off" }  # docs-config.toml, [per-file]\n' in output
    assert tomllib.loads(output)["revision"] == "2026-07"


def test_there_are_no_settings_of_a_folder_that_does_not_exist(project, capsys):
    assert main(["settings", "nothing/config.json"]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", "docs-config: there is no folder nothing\n")


EXCLUDED = 'exclude = ["docs/*"]\n'


@pytest.mark.parametrize(
    ("settings", "arguments", "source"),
    [
        (EXCLUDED, ["check", "docs/config.json"], FILE_NAME),
        (EXCLUDED, ["check", "./docs/config.json", "--format=json"], FILE_NAME),
        (EXCLUDED, ["check", "docs"], FILE_NAME),
        (EXCLUDED, ["baseline", "docs/config.json"], FILE_NAME),
        ("", ["check", "docs/config.json", "--exclude=docs"], "--exclude"),
    ],
)
def test_an_excluded_file_is_reported_if_it_is_named_or_nothing_else_is_checked(
    settings, arguments, source, project, capsys
):
    write(project, settings)
    (project / "docs/ja/config.json").unlink()
    assert main(arguments) == 0
    path = "./docs/config.json" if "./docs/config.json" in arguments else "docs/config.json"
    assert capsys.readouterr().err == f"docs-config: {path}: not checked, excluded by {source}\n"


def test_an_excluded_file_beside_others_is_not_reported(project, capsys):
    write(project, 'exclude = ["docs/ja"]')
    assert main(["check"]) == 1
    assert main(["check", "--quiet", "docs/ja/config.json"]) == 0
    assert main(["check", "nope.json"]) == 2
    assert "excluded" not in capsys.readouterr().err


@pytest.mark.parametrize("path", ["docs/config.json", "docs", "."])
def test_no_tree_is_drawn_of_an_excluded_file(path, project, capsys):
    write(project, EXCLUDED)
    (project / "docs/ja/config.json").unlink()
    assert main(["tree", path]) == 2
    message = f"docs-config: docs/config.json: not checked, excluded by {FILE_NAME}\n"
    assert capsys.readouterr() == ("", message)


def test_the_tree_of_a_folder_is_that_of_its_first_file_that_is_not_excluded(project, capsys):
    write(project, 'exclude = ["docs/config.json"]')
    (project / "docs/ja/config.json").write_text(CONFIG.replace("gone", "here"), encoding="utf-8")
    assert main(["tree"]) == 0
    output, errors = capsys.readouterr()
    assert "here" in output
    assert errors == ""
