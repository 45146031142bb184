"""Completion of the command line in real shells."""

from __future__ import annotations

import os
import shlex
import subprocess

import pytest
from debian import find_program
from operations_status.cli._completion import SHELLS
from operations_status.cli._main import COMMANDS, build_parser
from operations_status.operations import OperationState

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
"""Settings of a zsh that writes the words that it offers to a file, and exits."""

ZSH = """
zmodload zsh/zpty
zpty shell zsh --no-globalrcs -i
zpty -r shell line '*READY*'
zpty -n -w shell "$1"$'\\t'
while zpty -r shell line; do :; done
touch $OFFERED
cat $OFFERED
"""


@pytest.fixture(params=SHELLS)
def complete(request, run, tmp_path):
    """Return the words that a shell offers at the end of a line."""
    shell = request.param
    program = find_program(shell)
    code, text, _ = run("completion", shell)
    assert code == 0
    script = tmp_path / f"completion.{shell}"
    script.write_text(text, encoding="utf-8")
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "token.txt").touch()

    def offered(line):
        if shell == "bash":
            source = (
                f"source {shlex.quote(str(script))}\n"
                'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))\n'
                'COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}\n'
                '_shtab_operations_status\nprintf "%s\\n" "${COMPREPLY[@]}"'
            )
            command = [program, "--norc", "-c", source, "bash", *line.split(" ")]
        elif shell == "fish":
            source = f"source {shlex.quote(str(script))}; complete -C {shlex.quote(line)}"
            command = [program, "--no-config", "-c", source]
        else:
            (tmp_path / ".zshrc").write_text(ZSHRC, encoding="utf-8")
            command = [program, "--no-rcs", "-c", ZSH, "zsh", line]
        file = tmp_path / "offered"
        file.unlink(missing_ok=True)
        places = {"HOME": folder, "ZDOTDIR": tmp_path, "SCRIPT": script, "OFFERED": file}
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

    return offered


def test_commands_options_states_and_files_are_completed(complete):
    assert complete("operations-status ") >= set(COMMANDS)
    assert "incident" in complete("operations-status inc")
    assert complete("operations-status list --cre") >= {"--created-after", "--created-before"}
    assert complete("operations-status list --status ") >= set(OperationState)
    assert complete("operations-status incident --format ") >= {"text", "markdown", "json"}
    assert "token.txt" in complete("operations-status show --token-file tok")


def test_every_option_of_every_command_is_in_the_scripts(run):
    _, commands = build_parser()
    for shell in SHELLS:
        script = run("completion", shell)[1]
        for name, command in commands.items():
            assert name in script
            for action in command._actions:
                for option in action.option_strings:
                    assert option.lstrip("-") in script, (shell, name, option)
