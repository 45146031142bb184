"""Completion of the command line in real shells."""

import os
import shlex
import shutil
import subprocess

import pytest
from docs_config.cli.main import main
from docs_config.cli.options import FORMATS, build_parser
from docs_config.rules.catalogue import RULES

SHELLS = ("bash", "fish", "zsh")
ZSHRC = """
PROMPT=READY
autoload -Uz compinit
compinit -u -D
eval "$(cat $SCRIPT)"
compadd() {
  if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then
    builtin compadd "$@"  # it only filters
  else
    local -a offered
    builtin compadd -A offered "$@"
    print -rl -- $offered >> $OFFERED
    builtin compadd "$@"
  fi
}
finish() { exit }
comppostfuncs=(finish)
bindkey '^I' complete-word
"""
"""A `.zshrc` with which zsh writes the words that it offers to a file, and exits."""
ZSH = """
zmodload zsh/zpty
zpty shell zsh --no-globalrcs -i
zpty -r shell line '*READY*'
zpty -n -w shell "$1"$'\\t'
while zpty -r shell line; do :; done
touch $OFFERED
cat $OFFERED
"""


@pytest.fixture
def script(tmp_path, capsys):
    """A function that writes the script of a shell to a file."""

    def write(shell):
        assert main(["completion", shell]) == 0
        path = tmp_path / f"completion.{shell}"
        path.write_text(capsys.readouterr().out, encoding="utf-8")
        return path

    return write


@pytest.fixture
def folder(tmp_path):
    """A folder in which files can be completed."""
    folder = tmp_path / "project"
    (folder / "docs").mkdir(parents=True)
    (folder / "handbook.json").touch()
    return folder


def require(shell):
    """Return the path of a shell, which is installed if it is missing; else skip the test."""
    found = shutil.which(shell)
    if found is None and shutil.which("apt-get") and os.getuid() == 0:
        apt = ["apt-get", "-qq", "-y", "-o", "DPkg::Lock::Timeout=120"]
        environ = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--no-install-recommends", shell]):
            subprocess.run([*apt, *words], env=environ, capture_output=True, check=False)
        found = shutil.which(shell)
    return found or pytest.skip(f"no {shell}, and no apt-get for root to get it")


def ask(program, script, folder, line):
    """Return the words that a shell offers at the end of a line."""
    shell = script.suffix.removeprefix(".")
    if shell == "bash":
        code = (
            f"source {shlex.quote(str(script))}\n"
            'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}\n'
            '_shtab_docs_config\nprintf "%s\\n" "${COMPREPLY[@]}"'
        )
        command = [program, "--norc", "-c", code, "bash", *line.split(" ")]
    elif shell == "fish":
        code = f"source {shlex.quote(str(script))}; complete -C {shlex.quote(line)}"
        command = [program, "--no-config", "-c", code]
    else:
        (script.parent / ".zshrc").write_text(ZSHRC, encoding="utf-8")
        command = [program, "--no-rcs", "-c", ZSH, "zsh", line]
    places = {
        "HOME": folder,
        "ZDOTDIR": script.parent,
        "SCRIPT": script,
        "OFFERED": script.parent / "offered",
    }
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
        env=os.environ | {name: str(path) for name, path in places.items()},
        timeout=60,
    )
    return {words[0] for words in map(str.split, done.stdout.splitlines()) if words}


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("docs-config ch", {"check"}),
        ("docs-config check --form", {"--format"}),
        ("docs-config check --format git", {"github", "gitlab"} & set(FORMATS)),
        ("docs-config baseline --pr", {"--prune"}),
        ("docs-config check --select pages/dup", {n for n in RULES if n.startswith("pages/dup")}),
        ("docs-config completion f", {"fish"}),
    ],
)
def test_commands_options_and_values_are_completed(shell, line, offered, script, folder):
    assert offered
    assert offered <= ask(require(shell), script(shell), folder, line)


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("line", ["docs-config check handb", "docs-config check --output handb"])
def test_files_are_completed(shell, line, script, folder):
    assert "handbook.json" in ask(require(shell), script(shell), folder, line)


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_has_every_option_of_every_command(shell, script):
    text = script(shell).read_text(encoding="utf-8")
    _, commands = build_parser()
    for name, command in commands.items():
        assert name in text
        for action in command._actions:
            for option in action.option_strings:
                word = option.lstrip("-") if shell == "fish" else option
                assert word in text
    assert all(rule in text for rule in RULES)


def test_another_shell_is_refused(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["completion", "tcsh"])
    assert caught.value.code == 2
    assert "choose from" in capsys.readouterr().err
