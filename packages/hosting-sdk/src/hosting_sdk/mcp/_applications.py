"""Configuration of the applications that use tool servers, their limits, and of registries."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hosting_sdk._platform.names import TOKEN_VARIABLE
from hosting_sdk._version import __version__
from hosting_sdk.mcp._options import list_variables

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from dataclasses import Field

SERVER = "hosting"
_REGISTRY_SCHEMA: Final = (
    "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"
)


class Application(NamedTuple):
    """One application.

    Attributes:
        title: Its display name.
        file: Its configuration file.
        section: The key that holds the servers.
        most_tools: The maximum number of tools that it offers to a model, None for no known limit.
        longest_name: The maximum length of a tool's name; if it is prefixed, with the prefix.
        prefixed: Whether the server's name counts as part of the tool's name.
        reference: How a configuration names an environment variable, None if it cannot.
    """

    title: str
    file: str
    section: str = "mcpServers"
    most_tools: int | None = None
    longest_name: int = 64
    prefixed: bool = False
    reference: str | None = None


APPLICATIONS: Final[Mapping[str, Application]] = MappingProxyType(
    {
        "claude-desktop": Application("Claude Desktop", "claude_desktop_config.json"),
        "claude-code": Application("Claude Code", ".mcp.json", reference="${%s}"),
        "cursor": Application(
            "Cursor",
            ".cursor/mcp.json",
            most_tools=40,
            longest_name=60,
            prefixed=True,
            reference="${env:%s}",
        ),
        "vscode": Application(
            "Visual Studio Code",
            ".vscode/mcp.json",
            section="servers",
            most_tools=128,
            reference="${env:%s}",
        ),
        "windsurf": Application(
            "Windsurf", "~/.codeium/windsurf/mcp_config.json", most_tools=100, reference="${env:%s}"
        ),
        "gemini-cli": Application("Gemini CLI", "~/.gemini/settings.json", reference="$%s"),
        "zed": Application("Zed", "settings.json", section="context_servers"),
        "codex": Application("Codex", "~/.codex/config.toml", section="mcp_servers"),
    }
)


def start_command() -> tuple[str, list[str]]:
    """Return the absolute path of this program, and the words that start the server.

    Desktop applications do not have the PATH of a shell, so they would not find a bare name.
    """
    program = Path(sys.executable)
    if getattr(sys, "frozen", False):
        return str(program), ["start"]
    installed = shutil.which("hosting-sdk", path=program.parent)
    if installed is None:
        return str(program), ["-m", "hosting_sdk", "mcp", "start"]
    return installed, ["mcp", "start"]


def configuration(name: str, command: str, words: Sequence[str], options: Sequence[str]) -> str:
    """Return the entry for an application's configuration file, without the token in it.

    Args:
        name: A key of `APPLICATIONS`.
        command: The program.
        words: The words that start the server.
        options: Options of the server; with a token file among them no variable is set.
    """
    application = APPLICATIONS[name]
    arguments = [*words, *options]
    by_variable = not any(option.startswith("--bearer-token-file") for option in options)
    if application.file.endswith(".toml"):
        variables = f"env_vars = [{json.dumps(TOKEN_VARIABLE)}]\n"
        return (
            f"[{application.section}.{SERVER}]\n"
            f"command = {json.dumps(command)}\n"
            f"args = {json.dumps(arguments)}\n"
        ) + (variables if by_variable else "")
    entry: dict[str, Any] = {"command": command, "args": arguments}
    if by_variable:
        reference = application.reference
        value = "YOUR_TOKEN" if reference is None else reference % TOKEN_VARIABLE
        entry["env"] = {TOKEN_VARIABLE: value}
    if name == "vscode":
        entry = {"type": "stdio", **entry}
    return json.dumps({application.section: {SERVER: entry}}, indent=2) + "\n"


def registry_entry(name: str) -> str:
    """Return `server.json`, from which registries list this server and applications install it.

    Args:
        name: The name of the server in the registry, such as `com.example/hosting`.
    """
    token = {
        "name": TOKEN_VARIABLE,
        "description": "Access token of the platform",
        "isRequired": True,
        "isSecret": True,
    }
    variables = list_variables(("platform", "choice of tools", "calls"))
    entry = {
        "$schema": _REGISTRY_SCHEMA,
        "name": name,
        "title": "Hosting platform",
        "description": "Methods of a hosting platform's REST API as tools, with limits on effects",
        "version": __version__,
        "packages": [
            {
                "registryType": "pypi",
                "identifier": "hosting-sdk",
                "version": __version__,
                "runtimeHint": "uvx",
                "runtimeArguments": [
                    {"type": "named", "name": "--from", "value": f"hosting-sdk[mcp]=={__version__}"}
                ],
                "transport": {"type": "stdio"},
                "packageArguments": [
                    {"type": "positional", "value": word} for word in ("mcp", "start")
                ],
                "environmentVariables": [
                    token,
                    *(_describe_variable(*each) for each in variables.items()),
                ],
            }
        ],
    }
    return json.dumps(entry, indent=2) + "\n"


def _describe_variable(name: str, option: Field[Any]) -> dict[str, Any]:
    argument = option.metadata["argument"]
    described = {
        "name": name,
        "description": argument["help"].replace("(%(default)s)", f"(default: {option.default})"),
    }
    if option.default is False:
        return {**described, "format": "boolean"}
    is_number = isinstance(option.default, int | float)
    return {**described, "format": "number"} if is_number else described
