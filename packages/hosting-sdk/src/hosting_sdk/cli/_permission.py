"""Permission of a call: by the policy, by `--yes`, or by the person at the terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hosting_sdk._command_line.exits import UsageError
from hosting_sdk._policy.policies import Guard, Policy, load_policy
from hosting_sdk._policy.questions import Question

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

__all__ = ["permit"]

_POLICY_VARIABLE: Final = "HOSTING_SDK_MCP_POLICY"
"""The command line uses the policy of the tool server."""
_AGREED: Final = frozenset({"y", "yes"})


def permit(
    method: Mapping[str, Any], arguments: Mapping[str, Any], given: argparse.Namespace
) -> None:
    """Check that a call is permitted; ask the person if that is the decision.

    Args:
        method: The method's entry in the index.
        arguments: The arguments of the call, named as the tool names them.
        given: The options.

    Raises:
        UsageError: The policy refuses the call, or the person did not agree to it.
        InvalidRequestError: The policy file is invalid.
    """
    file = given.policy or os.environ.get(_POLICY_VARIABLE)
    guard = Guard(load_policy(Path(file)) if file else Policy(), otherwise="ask")
    verdict = guard.decide(method, arguments)
    name = f"{method['group']}.{method['method']}"
    question = Question(f"This calls {name}", name, method, arguments, verdict, given.team_id)
    if verdict.decision == "deny":
        raise UsageError(question.refusal)
    if verdict.decision == "allow" or given.yes:
        return
    if sys.stdin is None or not sys.stdin.isatty():
        raise UsageError(f"{question.refusal} --yes carries it out")
    sys.stderr.write(f"{question.text} [y/N] ")
    sys.stderr.flush()
    if sys.stdin.readline().strip().lower() not in _AGREED:
        raise UsageError(f"{question.refusal} The call was not confirmed")
