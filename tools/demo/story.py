"""Output of the demo: numbered steps, the commands that it runs, and their output."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

SCRIPTS = Path(sys.executable).parent
WIDTH = 96
MOST_LINES = 40


class DemoError(Exception):
    """A step did not end as expected; the message is the demo's last line."""


class Story:
    """Prints steps and commands, and runs commands from this environment's scripts.

    Args:
        environment: Environment variables of every command.
    """

    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment
        self._step = 0

    def step(self, title: str) -> None:
        """Begin the next step."""
        self._step += 1
        print(f"\n{f'── {self._step}. {title} ':─<{WIDTH}}", flush=True)

    def say(self, text: str) -> None:
        """Print a line of the story."""
        print(text, flush=True)

    def show(self, text: str) -> None:
        """Print the output of a command or a response of the service, set apart from the story."""
        for line in text.rstrip().splitlines():
            print(f"  │ {line}" if line else "  │", flush=True)

    def run(self, *command: str, expected: int = 0, lines: int = MOST_LINES) -> str:
        """Run a command, show it and what it prints, and return what it printed.

        Args:
            command: The words of the command.
            expected: The expected exit code.
            lines: How many lines to show.

        Raises:
            DemoError: It ended with another code.
        """
        self.say(f"\n  $ {self.quote(command)}")
        done = subprocess.run(
            self.resolve(command),
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            check=False,
        )
        printed = done.stdout.rstrip().splitlines()
        self.show("\n".join(printed[:lines]))
        if len(printed) > lines:
            self.show(f"… and {len(printed) - lines} lines more")
        if done.returncode != expected:
            raise DemoError(f"{command[0]} ended with {done.returncode}, not {expected}")
        if expected:
            self.say(f"  (exit code {expected}, as it should be)")
        return done.stdout

    def start(self, *command: str, **streams: object) -> subprocess.Popen[str]:
        """Start a command in the background, and show it."""
        self.say(f"\n  $ {self.quote(command)} &")
        return subprocess.Popen(  # type: ignore[call-overload, no-any-return]  # streams vary
            self.resolve(command), env=self.environment, text=True, encoding="utf-8", **streams
        )

    @staticmethod
    def resolve(command: tuple[str, ...]) -> list[str]:
        """Return the command with its first word found beside this interpreter."""
        if command[0] == "python":
            return [sys.executable, *command[1:]]
        suffix = ".exe" if os.name == "nt" else ""
        return [str(SCRIPTS / f"{command[0]}{suffix}"), *command[1:]]

    @staticmethod
    def quote(command: tuple[str, ...]) -> str:
        """Return the command as one would type it."""
        return shlex.join(command)
