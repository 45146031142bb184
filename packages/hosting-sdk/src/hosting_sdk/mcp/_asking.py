"""Questions to the person at an application, before calls that need permission (`--ask`).

Up to revision 2025-11-25 the server sends the question as a request and waits for the answer. From
2026-07-28 on the question is the result of the call, and the application sends the same call again
with the answer.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import mcp_types as types
from mcp.shared.exceptions import MCPError
from mcp.shared.message import ServerMessageMetadata
from mcp_types.version import is_version_at_least
from pydantic import ValidationError

from hosting_sdk._command_line.visible import printable
from hosting_sdk.errors import InvalidRequestError
from hosting_sdk.mcp._arguments import digest_call
from hosting_sdk.mcp._calls import wait_with_progress

if TYPE_CHECKING:
    from mcp.server.context import ServerRequestContext

    from hosting_sdk._policy.questions import Question

__all__ = ["Asker", "RefusedError"]

KEY: Final = "permission"
CONFIRM: Final = "confirm"
FORM: Final[dict[str, Any]] = {
    "type": "object",
    "properties": {
        CONFIRM: {
            "type": "boolean",
            "title": "Carry it out",
            "description": "The call is sent only if this is true.",
        }
    },
    "required": [CONFIRM],
}
IN_RESULT_SINCE: Final = "2026-07-28"
"""First revision in which a question is the result of the call."""
MOST_OPEN: Final = 64
"""Maximum number of open questions; the oldest is closed when there are more."""


class RefusedError(InvalidRequestError):
    """The server does not carry out this call."""


class Asker:
    """Asks people, and remembers which questions are open.

    Args:
        seconds: How long a question stays open.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._open: dict[str, tuple[str, float]] = {}

    async def ask(
        self,
        question: Question,
        context: ServerRequestContext[Any],
        params: types.CallToolRequestParams,
    ) -> types.InputRequiredResult | None:
        """Return None once the person has agreed, or the question as the result of the call.

        Args:
            question: The question about the call.
            context: The request that asked for the call.
            params: The parameters of that request, which may carry the answer.

        Raises:
            RefusedError: The person did not agree, did not answer in time, or cannot be asked.
        """
        capabilities = context.session.client_capabilities
        elicitation = capabilities.elicitation if capabilities is not None else None
        # An application that names no mode supports forms.
        if elicitation is None or (elicitation.form is None and elicitation.url is not None):
            how = (
                "the policy would have to allow the call"
                if question.verdict.place
                else f"the server carries out such calls when it is started with {question.options}"
            )
            raise RefusedError(
                f"{question.refusal} This application cannot ask the person who uses it; {how}"
            )
        call = digest_call(question.name, dict(question.arguments))
        if not is_version_at_least(context.protocol_version, IN_RESULT_SINCE):
            _judge(question, await self._send(question, context))
            return None
        if params.request_state is None:
            state = secrets.token_urlsafe(24)
            self._open[state] = (call, time.monotonic() + self._seconds)
            while len(self._open) > MOST_OPEN:
                del self._open[next(iter(self._open))]
            return types.InputRequiredResult(
                input_requests={KEY: _request(question)}, request_state=state
            )
        digest, deadline = self._open.pop(params.request_state, ("", 0.0))
        if digest != call or time.monotonic() > deadline:
            raise RefusedError(
                f"{question.refusal} The answer belongs to no open question: each is answered "
                f"once, within {self._seconds:g} seconds, for the same arguments"
            )
        _judge(question, (params.input_responses or {}).get(KEY))
        return None

    async def _send(self, question: Question, context: ServerRequestContext[Any]) -> object:
        """Send the question as a request of its own, and return the answer."""

        async def progress(waited: float, message: str) -> None:
            await context.session.report_progress(waited, None, message)

        try:
            async with asyncio.timeout(self._seconds):
                sent = context.session.send_request(
                    _request(question),
                    types.ElicitResult,
                    metadata=ServerMessageMetadata(related_request_id=context.request_id),
                )
                # Applications give up a call that reports no progress.
                return await wait_with_progress(sent, progress, "waiting for the person")
        except TimeoutError:
            raise RefusedError(
                f"{question.refusal} The person was asked and did not answer within "
                f"{self._seconds:g} seconds"
            ) from None
        except (MCPError, ValidationError) as error:
            raise RefusedError(
                f"{question.refusal} The application could not ask the person: "
                f"{printable(str(error))}"
            ) from None


def _request(question: Question) -> types.ElicitRequest:
    return types.ElicitRequest(
        params=types.ElicitRequestFormParams(message=question.text, requested_schema=FORM)
    )


def _judge(question: Question, answer: object) -> None:
    """Refuse the call unless the person has explicitly agreed."""
    match answer:
        case types.ElicitResult(action="accept", content={"confirm": True}):
            return
        case types.ElicitResult(action="accept"):
            reason = "did not confirm it"
        case types.ElicitResult(action="decline"):
            reason = "declined"
        case types.ElicitResult():
            reason = "closed the question"
        case _:
            reason = "gave no answer"
    raise RefusedError(
        f"{question.refusal} The person was asked and {reason}. Do not call it again unless the "
        "person asks for it"
    )
