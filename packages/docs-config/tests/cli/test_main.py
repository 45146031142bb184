"""The command as a user calls it: arguments, streams and exit codes."""

import gc
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from docs_config.cli.main import main
from docs_config.schema.documents import read_schema

VALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": []}\n'
INVALID = '{"docSearch": {"appId": "", "apiKey": "", "indexName": ""}, "sections": [{}]}\n'
DATED = '{"sections": [{"label": "A", "children": []}]}'


@pytest.fixture
def interruptible():
    """The default handler of Ctrl-C, which processes started in the background ignore."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def report(capsys):
    """A function that runs a check in this process; it returns exit code and JSON report."""

    def ask(*arguments):
        code = main(["check", "--format", "json", *arguments])
        return code, json.loads(capsys.readouterr().out)

    return ask


@pytest.mark.usefixtures("folder")
def test_exit_codes_tell_nothing_found_from_findings_and_from_not_run():
    assert main(["check", "valid.json"]) == 0
    assert main(["check", "valid.json", "invalid.json"]) == 1
    assert main(["check", "invalid.json", "nope.json"]) == 2


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("path", ["valid.json", "invalid.json"])
def test_the_garbage_collector_is_left_as_it_was(path):
    assert gc.isenabled()
    main(["check", path])
    assert gc.isenabled()
    gc.disable()
    try:
        main(["check", path])
        assert not gc.isenabled()
    finally:
        gc.enable()


@pytest.mark.usefixtures("folder")
def test_the_command_works_as_a_process(run):
    assert run("check", "valid.json")[0] == 0
    code, output, errors = run("check", "invalid.json", "nope.json")
    assert code == 2
    assert 'a section needs the property "label"' in output
    assert errors == "docs-config: nope.json: no such file\n"


@pytest.mark.usefixtures("folder")
def test_files_that_can_be_read_are_reported_beside_those_that_cannot(report, capsys):
    code, found = report("nope.json", "invalid.json", "valid.json")
    assert code == 2
    assert [(file["path"], file["valid"]) for file in found["files"]] == [
        ("invalid.json", False),
        ("valid.json", True),
    ]
    assert found["summary"] == {"files": 2, "invalid": 1, "findings": 2}
    assert [(f["rule"], f["pointer"], f["property"]) for f in found["files"][0]["findings"]] == [
        ("required", "/sections/0", "label"),
        ("required", "/sections/0", "children"),
    ]


@pytest.mark.usefixtures("folder")
def test_standard_input_is_checked_as_bytes(capsys, run):
    assert run("check", "-", stdin=VALID)[0] == 0
    code, output, _ = run("check", "-", "--format", "json", stdin=INVALID)
    assert code == 1
    assert json.loads(output)["files"][0]["path"] == "<stdin>"


def test_a_closed_standard_input_is_an_error(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["check", "-"]) == 2
    assert capsys.readouterr().err == "docs-config: <stdin>: standard input is closed\n"


def test_a_standard_input_that_cannot_be_read_is_an_error(tmp_path):
    with (tmp_path / "out").open("wb") as only_for_writing:
        done = subprocess.run(
            [sys.executable, "-m", "docs_config", "check", "-"],
            stdin=only_for_writing,
            capture_output=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == b"docs-config: <stdin>: bad file descriptor\n"


def test_no_path_means_the_current_folder(folder, report):
    (folder / "docs").mkdir()
    (folder / "docs" / "config.json").write_text(VALID, encoding="utf-8")
    assert report()[1]["files"][0]["path"] == str(Path("docs", "config.json"))
    assert main(["check"]) == 0


@pytest.mark.usefixtures("folder")
def test_a_folder_without_a_configuration_is_an_error(capsys):
    assert main(["check"]) == 2
    assert capsys.readouterr().err == (
        "docs-config: .: no config.json in it, nor in a docs folder below it\n"
    )


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["chekc"],
        ["check", "--quux"],
        ["check", "--format", "xml"],
        ["explain"],
        ["schema", "x"],
    ],
    ids=" ".join,
)
def test_wrong_usage_ends_with_2_and_says_what_is_expected(arguments, capsys):
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert "docs-config" in errors
    assert "usage:" in errors


def test_help_and_version_are_printed(capsys):
    for arguments in (["--help"], ["check", "--help"], ["tree", "--help"], ["--version"]):
        with pytest.raises(SystemExit) as caught:
            main(arguments)
        assert caught.value.code == 0
        assert "docs-config" in capsys.readouterr().out


@pytest.mark.parametrize("revision", ["2024-08", "2026-07"])
def test_the_schema_is_printed(revision, capsys):
    assert main(["schema", "--revision", revision]) == 0
    output = capsys.readouterr().out
    assert output == read_schema(revision)
    assert json.loads(output)["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_the_default_schema_is_that_of_the_specification(capsys):
    main(["schema"])
    assert json.loads(capsys.readouterr().out)["required"] == ["docSearch", "sections"]


def test_the_revision_decides_and_the_other_one_is_mentioned(folder, capsys):
    (folder / "dated.json").write_text(DATED, encoding="utf-8")
    assert main(["check", "dated.json", "--revision", "2026-07"]) == 0
    assert main(["check", "dated.json", "--revision", "2024-08"]) == 1
    assert "valid under revision 2026-07" in capsys.readouterr().out
    assert main(["check", "dated.json"]) == 1
    assert "valid under revision 2026-07" in capsys.readouterr().out


@pytest.mark.usefixtures("folder")
def test_a_tree_is_drawn_of_a_valid_file_only(capsys, run):
    assert main(["tree", "valid.json"]) == 0
    assert "0 sections" in capsys.readouterr().out
    assert main(["tree", "invalid.json"]) == 1
    assert 'needs the property "label"' in capsys.readouterr().out
    assert main(["tree", "nope.json"]) == 2
    assert run("tree", "-", stdin=VALID)[0] == 0


def test_pages_are_looked_for_in_the_folder_that_the_option_names(folder, report, capsys):
    listing = VALID.replace("[]", '[{"label": "A", "children": [{"label": "b", "to": "c/d"}]}]')
    (folder / "config.json").write_text(listing, encoding="utf-8")
    pages = folder / "pages" / "c"
    pages.mkdir(parents=True)
    assert report("config.json") == (0, report("config.json", "--no-pages")[1])
    code, found = report("config.json", "--pages", "pages")
    assert code == 1
    assert found["files"][0]["valid"] is True
    assert found["files"][0]["findings"][0]["rule"] == "pages/dead-target"
    assert report("config.json", "--pages", "pages", "--ignore", "c/**")[0] == 0
    (pages / "d.md").write_text("# d\n", encoding="utf-8")
    assert report("config.json", "--pages", "pages")[0] == 0
    assert main(["check", "config.json", "--pages", "nowhere"]) == 2
    assert capsys.readouterr().err == "docs-config: nowhere: no such folder\n"


def test_pages_beside_a_file_in_a_docs_folder_are_looked_for(folder, report, run):
    docs = folder / "docs"
    docs.mkdir()
    listing = VALID.replace("[]", '[{"label": "A", "children": [{"label": "b", "to": "c"}]}]')
    (docs / "config.json").write_text(listing, encoding="utf-8")
    code, found = report("docs/config.json")
    rules = {finding["rule"] for finding in found["files"][0]["findings"]}
    assert (code, rules) == (1, {"pages/dead-target"})
    (docs / "d.md").write_text("# d\n", encoding="utf-8")
    code, found = report("docs/config.json")
    rules = {finding["rule"] for finding in found["files"][0]["findings"]}
    assert (code, rules) == (1, {"pages/dead-target", "pages/orphan"})
    assert report("docs/config.json", "--no-pages")[0] == 0
    assert main(["check", "docs/config.json", "--no-pages"]) == 0
    assert run("check", "-", stdin=VALID, cwd=docs)[0] == 0


def test_fix_repairs_and_reports_what_remains(folder, capsys):
    path = folder / "invalid.json"
    path.write_text(VALID.replace("[]", '[{"lable": "A", "children": 1}]'), encoding="utf-8")
    assert main(["check", "--fix", "invalid.json"]) == 1
    output = capsys.readouterr().out
    assert '+{"docSearch"' in output
    assert "expected an array" in output
    assert '"label": "A"' in path.read_text(encoding="utf-8")
    text = VALID.replace("[]", '[{"lable": "A", "children": []}]')
    path.write_text(text, encoding="utf-8")
    assert main(["check", "--fix", "--format", "json", "invalid.json"]) == 0
    output, errors = capsys.readouterr()
    assert json.loads(output)["summary"]["findings"] == 0
    assert '"label"' in errors


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("option", ["--fix", "--watch"])
def test_standard_input_can_be_neither_fixed_nor_watched(option, capsys):
    assert main(["check", option, "-"]) == 2
    assert capsys.readouterr().err.startswith(f"docs-config: {option} ")


@pytest.mark.usefixtures("interruptible")
def test_watching_checks_again_when_the_file_changes(folder, start):
    with start("check", "valid.json", "--watch", "--format", "github") as process:
        assert process.stderr.readline().startswith("Watching")
        # Replaced in one step, or the check might read it while it is empty.
        (folder / "new.json").write_text(INVALID, encoding="utf-8")
        (folder / "new.json").replace(folder / "valid.json")
        assert process.stderr.readline().startswith("Something changed")
        assert "needs the property" in process.stdout.readline()
        assert process.stderr.readline().startswith("Watching")
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (1, "\n")


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_ends_quietly(folder, start):
    with start("check", "nope.json", "-", stdin=subprocess.PIPE) as process:
        # After the error about the first path, it waits for standard input, or soon will.
        assert process.stderr.readline().endswith("no such file\n")
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "")


LOADING = """
import os, signal, sys
from docs_config.cli.main import main

class Interrupt:
    def find_spec(self, name, path, target=None):
        if name == "docs_config.cli.lane":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt())
sys.exit(main())
"""


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_ends_quietly_while_modules_are_imported():
    done = subprocess.run(
        [sys.executable, "-c", LOADING], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (130, "")


DELETING = """
import os, sys
from docs_config.cli.main import main

os.rmdir(os.getcwd())
sys.exit(main())
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the current folder of a process")
@pytest.mark.parametrize("arguments", [["check"], ["check", "--fix"], ["tree"], ["settings"]])
def test_a_deleted_current_folder_is_reported_as_such(arguments, tmp_path):
    folder = tmp_path / "deleted"
    folder.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", DELETING, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    message = "docs-config: the current folder does not exist; change to another one\n"
    assert (done.returncode, done.stderr) == (2, message)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "arguments",
    [["check", "invalid.json"], ["schema"], ["--version"], ["--help"], ["check", "--help"]],
)
def test_a_full_disk_is_reported_in_one_line(arguments, unbuffered):
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "docs_config", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            encoding="utf-8",
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        )
    message = "docs-config: cannot write to standard output: no space left on device\n"
    assert (done.returncode, done.stderr) == (2, message)


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
@pytest.mark.usefixtures("folder")
def test_the_exit_code_is_right_with_closed_outputs():
    for name, code in [("valid.json", 0), ("invalid.json", 1), ("nope.json", 2)]:
        command = f'"{sys.executable}" -m docs_config check {name} >&- 2>&-'
        assert subprocess.run(["sh", "-c", command], check=False).returncode == code


def test_a_broken_pipe_ends_it_quietly(folder, start):
    (folder / "many.json").write_text('{"sections": [' + "1," * 5000 + "1]}", encoding="utf-8")
    with start("check", "many.json", "--format", "github") as process:
        process.stdout.readline()
        process.stdout.close()
        errors = process.stderr.read()
        process.wait(timeout=60)
    assert (process.returncode, errors) == (141, "")


def test_output_that_the_terminal_cannot_show_is_escaped(folder, run):
    text = VALID.replace("[]", '[{"label": "A", "children": [], "größe": 1}]')
    (folder / "umlaut.json").write_text(text, encoding="utf-8")
    code, output, errors = run(
        "check", "umlaut.json", env={**os.environ, "PYTHONIOENCODING": "ascii"}
    )
    assert (code, errors) == (1, "")
    assert "gr\\xf6\\xdfe" in output


def test_the_arguments_of_the_process_are_the_default(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["docs-config", "check", str(tmp_path / "gone.json")])
    assert main() == 2
    gc.unfreeze()
    assert "gone.json: no such file" in capsys.readouterr().err
