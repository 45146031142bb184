"""Results of all examples, from the fake platform."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from hosting_sdk import SyncClient
from hosting_sdk.conversion import to_dict
from hosting_sdk.testing import FakePlatform

from tools.sdkgen.names import to_snake

if TYPE_CHECKING:
    from tools.sdkgen.catalogue import Call, Catalogue
    from tools.sdkgen.manifest import Json

MOST_LINES = 28
MOST_MEMBERS = (10, 7, 5, 4, 3, 2)
DEEPEST = 3
MORE = "…"


def collect_outputs(catalogue: Catalogue) -> dict[str, str]:
    """Return the result of each method's example as text, by the method's wire name.

    Raises:
        HostingSDKError: An example does not run.
    """
    calls = [call for group in catalogue.calls.values() for call in group]
    with FakePlatform() as platform, SyncClient(platform.token, server_url=platform.url) as client:
        outputs = {}
        for call in calls:
            platform.reset()
            result = _run(client, call, catalogue.examples[call.wire_name].arguments)
            outputs[call.wire_name] = _to_text(result)
        return outputs


def _run(client: SyncClient, call: Call, arguments: Json) -> Any:
    if call.method["body"] is not None and call.method["body"]["kind"] == "upload":
        arguments = {**arguments, "request_body": arguments["request_body"].encode()}
    result = getattr(getattr(client, to_snake(call.group)), call.name)(**arguments)
    if "bytes" in call.kinds:
        return result.read()
    return next(iter(result)) if call.kinds == {"lines"} else result


def _to_text(result: Any) -> str:
    """Return a result as JSON, shortened to what a page can show."""
    if result is None:
        return ""
    if isinstance(result, bytes):
        return repr(result[:60])
    value = to_dict(result)
    texts = (_dump(shorten(value, most)) for most in MOST_MEMBERS)
    return next((text for text in texts if text.count("\n") < MOST_LINES), _dump(shorten(value, 2)))


def _dump(value: Any) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)


def shorten(value: Any, most: int, depth: int = 0) -> Any:
    """Return a value with a mark in place of its long and deep parts.

    Args:
        value: A JSON value.
        most: The maximum number of members of an object.
        depth: How many objects and lists are around it.
    """
    if isinstance(value, list):
        if depth >= DEEPEST and value:
            return [MORE]
        more = [f"{MORE} {len(value) - 1} more"] if len(value) > 1 else []
        return [*(shorten(item, most, depth + 1) for item in value[:1]), *more]
    if not isinstance(value, dict):
        return value
    if depth >= DEEPEST and value:
        return {MORE: count_fields(len(value))}
    names = list(value)[:most]
    shown = {name: shorten(value[name], most, depth + 1) for name in names}
    hidden = len(value) - len(names)
    return {**shown, MORE: count_fields(hidden, "more ")} if hidden else shown


def count_fields(number: int, word: str = "") -> str:
    """Return a number of fields in words."""
    return f"{number} {word}field{'s' if number > 1 else ''}"
