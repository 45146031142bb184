"""`hosting-sdk completion SHELL`: scripts that complete commands, methods and options.

All names are in the script, so that completing starts no process.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Final

from hosting_sdk._command_line.exits import Exit
from hosting_sdk._index import load_methods
from hosting_sdk.cli._options import call_parser, option_names
from hosting_sdk.mcp._parser import create_commands

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["run"]

_COMMANDS: Final = "call methods find fake-platform mcp completion"

_BASH: Final = """\
# Completion of hosting-sdk for bash: source <(hosting-sdk completion bash)
_hosting_sdk_methods='@METHODS@'

_hosting_sdk_options() {
  case $1 in
@CASES@
  esac
}

_hosting_sdk() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} names=
  COMPREPLY=()
  if (( COMP_CWORD == 1 )); then
    names='@COMMANDS@ --help --version'
  elif (( COMP_CWORD == 2 )) && [[ ${COMP_WORDS[1]} == call || ${COMP_WORDS[1]} == methods ]]; then
    names=$_hosting_sdk_methods
  else
    case ${COMP_WORDS[1]}:$before in
      call:--output|@FILES@)
        compopt -o filenames 2>/dev/null
        local IFS=$'\\n'
        COMPREPLY=($(compgen -f -- "$word")); return ;;
      *:--format) names='json table' ;;
      completion:*) names='bash fish zsh' ;;
      mcp:mcp) names='config doctor start tools --help' ;;
      call:*|mcp:*) names=$(_hosting_sdk_options "${COMP_WORDS[2]}") ;;
      methods:*) names='--format --help' ;;
      find:*) names='--format --help --limit' ;;
      fake-platform:*) names='--help --host --items --port --strict --token' ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$names" -- "$word"))
}

complete -F _hosting_sdk hosting-sdk
"""

_ZSH: Final = """\
#compdef hosting-sdk
# Completion of hosting-sdk for zsh: source <(hosting-sdk completion zsh)
_hosting_sdk_options() {
  case $1 in
@CASES@
  esac
}

_hosting_sdk() {
  local -a names
  if (( CURRENT == 2 )); then
    names=(@COMMANDS@ --help --version)
  elif (( CURRENT == 3 )) && [[ $words[2] == (call|methods) ]]; then
    names=(@METHODS@)
  else
    case $words[2]:$words[CURRENT-1] in
      call:--output|@FILES@) _files; return ;;
      *:--format) names=(json table) ;;
      completion:*) names=(bash fish zsh) ;;
      mcp:mcp) names=(config doctor start tools --help) ;;
      call:*|mcp:*) names=(${=$(_hosting_sdk_options $words[3])}) ;;
      methods:*) names=(--format --help) ;;
      find:*) names=(--format --help --limit) ;;
      fake-platform:*) names=(--help --host --items --port --strict --token) ;;
    esac
  fi
  compadd -- $names
}

compdef _hosting_sdk hosting-sdk
"""

_FISH: Final = """\
# Completion of hosting-sdk for fish: hosting-sdk completion fish | source
function __hosting_sdk_options
  set -l words (commandline -opc)
  switch "$words[3]"
@CASES@
  end
end

function __hosting_sdk_at
  test (count (commandline -opc)) -eq $argv[1]
end

function __hosting_sdk_after
  contains -- (commandline -opc)[-1] $argv
end

complete -c hosting-sdk -f
complete -c hosting-sdk -n '__hosting_sdk_at 1' \\
  -a '@COMMANDS@ --help --version'
complete -c hosting-sdk -n '__hosting_sdk_at 2; and __fish_seen_subcommand_from call methods' \\
  -a '@METHODS@'
complete -c hosting-sdk -n '__hosting_sdk_at 2; and __fish_seen_subcommand_from completion' \\
  -a 'bash fish zsh'
complete -c hosting-sdk -n '__hosting_sdk_at 2; and __fish_seen_subcommand_from mcp' \\
  -a 'config doctor start tools --help'
set -l files --output @FILES@
complete -c hosting-sdk -n "__fish_seen_subcommand_from call mcp; and __hosting_sdk_after $files" -F
complete -c hosting-sdk -n '__hosting_sdk_after --format' -a 'json table'
complete -c hosting-sdk \\
  -n "__fish_seen_subcommand_from call mcp; and not __hosting_sdk_after --format $files" \\
  -a '(__hosting_sdk_options)'
complete -c hosting-sdk \\
  -n '__fish_seen_subcommand_from methods; and not __hosting_sdk_after --format' \\
  -a '--format --help'
complete -c hosting-sdk \\
  -n '__fish_seen_subcommand_from find; and not __hosting_sdk_after --format' \\
  -a '--format --help --limit'
complete -c hosting-sdk -n '__fish_seen_subcommand_from fake-platform' \\
  -a '--help --host --items --port --strict --token'
"""

_PATHS: Final = ("--bearer-token-file", "--policy", "--allow-path", "--audit-log")
"""Options of `call` and of `mcp` with a path."""
_PATTERNS: Final = "|".join(f"{command}:{name}" for command in ("call", "mcp") for name in _PATHS)
_FILES: Final = {"bash": _PATTERNS, "zsh": _PATTERNS, "fish": " ".join(_PATHS)}
_CASE: Final = {
    "bash": "    {name}) echo '{options}' ;;",
    "zsh": "    {name}) echo '{options}' ;;",
    "fish": "    case {name}\n      string split -- ' ' '{options}'",
}
_SCRIPTS: Final[Mapping[str, str]] = {"bash": _BASH, "zsh": _ZSH, "fish": _FISH}


def run(words: Sequence[str]) -> Exit:
    """Print the completion script of a shell.

    Args:
        words: The words after `completion`.
    """
    parser = argparse.ArgumentParser(
        prog="hosting-sdk completion",
        description="Print the script that completes commands, methods and options.",
        epilog="bash: add  source <(hosting-sdk completion bash)  to ~/.bashrc",
    )
    parser.add_argument("shell", choices=sorted(_SCRIPTS))
    shell = parser.parse_args(words).shell
    options = {
        f"{method['group']}.{method['method']}": " ".join(option_names(call_parser(method)))
        for method in load_methods()
    }
    methods = " ".join(options)
    for name, command in create_commands("hosting-sdk mcp")[1].items():
        options[name] = " ".join(option_names(command))
    cases = (_CASE[shell].format(name=name, options=text) for name, text in options.items())
    script = _SCRIPTS[shell].replace("@CASES@", "\n".join(cases)).replace("@FILES@", _FILES[shell])
    script = script.replace("@COMMANDS@", _COMMANDS).replace("@METHODS@", methods)
    sys.stdout.write(script)
    return Exit.DONE
