"""Mistyped commands, options and files: the message names the nearest one."""

import pytest
from docs_config.cli.main import main


def refused(capsys, *arguments):
    """Return the last line of the message that refuses the arguments."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    output = capsys.readouterr()
    assert output.out == ""
    return output.err.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chekc"], "docs-config: error: unknown command chekc; did you mean docs-config check?"),
        (
            ["shcema"],
            "docs-config: error: unknown command shcema; did you mean docs-config schema?",
        ),
        (
            ["xyz"],
            (
                "docs-config: error: unknown command xyz; "
                "expected check, baseline, tree, schema, settings, explain, lsp, completion"
            ),
        ),
        (["--verison"], "docs-config: error: unknown option --verison; did you mean --version?"),
        (["-x", "check"], "docs-config: error: unknown option -x"),
        (
            ["check", "--formt", "json"],
            "docs-config check: error: unknown option --formt; did you mean --format?",
        ),
        (
            ["check", "--formt=json", "docs"],
            "docs-config check: error: unknown option --formt; did you mean --format?",
        ),
        (
            ["baseline", "--prnue"],
            "docs-config baseline: error: unknown option --prnue; did you mean --prune?",
        ),
        (
            ["schema", "--revison", "2024-08"],
            "docs-config schema: error: unknown option --revison; did you mean --revision?",
        ),
        (["tree", "-x"], "docs-config tree: error: unknown option -x"),
        (["explain", "a", "b"], "docs-config explain: error: unexpected argument b"),
    ],
)
def test_a_mistyped_command_or_option_is_refused_with_the_nearest_one(arguments, message, capsys):
    assert refused(capsys, *arguments) == message


def test_a_path_in_the_place_of_a_command_suggests_to_check_it(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "handbook").mkdir()
    message = refused(capsys, "handbook")
    assert message.endswith("unknown command handbook; did you mean docs-config check handbook?")


def test_names_on_the_command_line_are_shown_without_control_characters(capsys):
    assert "\x1b" not in refused(capsys, "\x1b[31mcheck")
    assert "\x1b" not in refused(capsys, "check", "--\x1b[31mformat")


@pytest.fixture
def project(tmp_path, monkeypatch):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/config.json").touch()
    (tmp_path / "known.jsonl").touch()
    (tmp_path / "known-config.toml").touch()
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("project")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["docs/confiq.json"], "docs/confiq.json: no such file; did you mean docs/config.json?"),
        (["dosc/confiq.json"], "dosc/confiq.json: no such file; did you mean docs/config.json?"),
        (["dosc"], "dosc: no such file; did you mean docs?"),
        (["docs/xyz"], "docs/xyz: no such file"),
        (
            ["--baseline", "known-config.baseline.jsonl"],
            "known-config.baseline.jsonl: no such file",
        ),
        (["--pages", "known.jsonl/xyz", "docs"], "known.jsonl/xyz: no such folder"),
        (["--pages", "dosc", "docs"], "dosc: no such folder; did you mean docs?"),
        (["--pages", "known.jsonl", "docs"], "known.jsonl: a file, not a folder"),
        (["docs/config.json/"], "docs/config.json/: not a directory"),
        (["docs/config.json/x"], "docs/config.json/x: not a directory"),
        ([""], "'': no such file"),
        (
            ["--baseline", "knownn.jsonl", "docs"],
            "knownn.jsonl: no such file; did you mean known.jsonl?",
        ),
    ],
)
def test_a_missing_file_is_reported_with_the_nearest_one(arguments, message, capsys):
    assert main(["check", *arguments]) == 2
    assert f"docs-config: {message}\n" in capsys.readouterr().err


def test_a_path_beside_the_current_folder_is_suggested(project, monkeypatch, capsys):
    monkeypatch.chdir(project / "docs")
    main(["check", "../docs/confiq.json"])
    assert "did you mean ../docs/config.json?\n" in capsys.readouterr().err


def test_an_absolute_path_is_suggested_as_one(project, capsys):
    main(["check", str(project / "docs/confiq.json")])
    assert f"did you mean {project / 'docs/config.json'}?\n" in capsys.readouterr().err
