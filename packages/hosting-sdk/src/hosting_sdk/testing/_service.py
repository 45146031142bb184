"""The fake platform: dispatch of a request to the code that makes its reply."""

from __future__ import annotations

import hashlib
import hmac
from typing import IO, TYPE_CHECKING, Any, Final

import attrs

from hosting_sdk.testing._checks import request_problems
from hosting_sdk.testing._lists import Lists
from hosting_sdk.testing._refusals import Refusal, Refusals
from hosting_sdk.testing._replies import Reply, bytes_reply, json_reply, lines_reply
from hosting_sdk.testing._resources import Place, Resources, body_fields
from hosting_sdk.testing._routes import Match, Routes
from hosting_sdk.testing._schemas import Problem, Schemas
from hosting_sdk.testing._state import CursorError
from hosting_sdk.testing._values import ValueMaker

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hosting_sdk.testing._faults import Fault
    from hosting_sdk.testing._requests import ReceivedRequest

__all__ = ["Service", "Stored"]

_CHUNK_BYTES: Final = 256 * 1024
_SUCCESS: Final = range(200, 300)


@attrs.frozen
class Stored:
    """An uploaded file.

    Attributes:
        file: Its content.
        size_bytes: Its length.
        sha256: Its digest in hexadecimal digits.
    """

    file: IO[bytes]
    size_bytes: int
    sha256: str

    def chunks(self) -> Iterable[bytes]:
        """Yield the content in parts."""
        position = 0
        while position < self.size_bytes:
            self.file.seek(position)
            chunk = self.file.read(_CHUNK_BYTES)
            position += len(chunk)
            yield chunk


class Service:
    """Answers requests as the platform would.

    Args:
        methods: The methods of the index.
        schemas: The schemas of the index: `components` and `errors`.
        scheme: `http` or `https`, for the URLs in answers.
        token: The bearer token that is accepted.
        items: How many items a collection has before the first is created.
        lines: How many records a stream of JSON Lines has.
        strict: Whether an item that was neither there nor created is missing.
    """

    def __init__(  # noqa: PLR0913 what a user may choose about the platform, and the index
        self,
        methods: Iterable[Mapping[str, Any]],
        schemas: Mapping[str, Any],
        *,
        scheme: str,
        token: str,
        items: int,
        lines: int,
        strict: bool,
    ) -> None:
        self._scheme = scheme
        self._token = token
        self._lines = lines
        self._schemas = Schemas(schemas["components"])
        self._maker = ValueMaker(self._schemas)
        self.routes = Routes(methods)
        self.refusals = Refusals(schemas["errors"], self._maker)
        self._lists = Lists(self._schemas, self._maker)
        self._resources = Resources(self.routes, self._schemas, size=items, strict=strict)
        self._files: dict[str, Stored] = {}

    def reply(self, match: Match | None, request: ReceivedRequest, body: IO[bytes]) -> Reply:
        """Return the reply to a request.

        Args:
            match: What the request's verb and path mean.
            request: The request.
            body: Its whole body; an upload keeps it.

        Returns:
            The reply; an error's when the request is not one that the platform takes.
        """
        try:
            return self._answer_authorized(match, request, body)
        except Refusal as refusal:
            return json_reply(refusal.status, refusal.data)

    def check_fault(self, fault: Fault) -> None:
        """Refuse a fault that is impossible for the method.

        Raises:
            ValueError: It asks for a class of error that there is not.
        """
        if fault.error is not None:
            self.refusals.of_class(fault.error)

    def failure(self, method: Mapping[str, Any] | None, fault: Fault) -> Refusal:
        """Return the error that a fault asks for."""
        if fault.error is not None:
            return self.refusals.of_class(fault.error)
        if fault.forbidden is not None:
            return self.refusals.of_cause(method, fault.forbidden)
        return self.refusals.of_status(method, fault.status or 500)

    def keeps(self, body: IO[bytes]) -> bool:
        """Tell whether a body is kept as an uploaded file."""
        return any(stored.file is body for stored in self._files.values())

    def reset(self) -> None:
        """Forget what was created, changed, deleted and uploaded."""
        self._resources.reset()
        for stored in self._files.values():
            stored.file.close()
        self._files.clear()

    def _answer_authorized(
        self, match: Match | None, request: ReceivedRequest, body: IO[bytes]
    ) -> Reply:
        if match is None:
            status = 405 if self.routes.verbs(request.path) else 404
            raise self.refusals.of_status(None, status, f"No method has {request.path!r}")
        method = match.route.method
        if method["security"]:
            scheme, _, token = request.headers.get("authorization", "").partition(" ")
            if scheme.lower() != "bearer" or not token:
                raise self.refusals.of_status(method, 401)
            if not hmac.compare_digest(token.encode(), self._token.encode()):
                raise self.refusals.of_cause(method, "token")
        problems = list(request_problems(method, request, self._schemas))
        if problems:
            raise self.refusals.of_problems(method, problems)
        place = self._resources.locate(match, self.refusals)
        if method["body"] and method["body"]["kind"] == "upload":
            return self._upload(place, method, request, body)
        return self._result(place, method, request)

    def _upload(
        self, place: Place, method: Mapping[str, Any], request: ReceivedRequest, body: IO[bytes]
    ) -> Reply:
        self._resources.change(place, method, request)
        key = place.item.key if place.item else request.sha256
        earlier = self._files.pop(key, None)
        if earlier:
            earlier.file.close()
        self._files[key] = Stored(body, request.size_bytes, request.sha256)
        host = request.headers.get("host", "localhost")
        urls = [f"{self._scheme}://{host}{request.path}?sha256={request.sha256}"]
        result = method["results"][0]
        headers = {"ETag": f'"{request.sha256}"'}
        return (
            json_reply(
                result["status"], self._maker.make(result["schema"], key, {"urls": urls}), headers
            )
            if result["kind"] == "json"
            else Reply(status=result["status"], headers=headers)
        )

    def _result(self, place: Place, method: Mapping[str, Any], request: ReceivedRequest) -> Reply:
        result = _find_accepted_result(method, request.headers.get("accept", "*/*"))
        if result["kind"] == "bytes":
            return self._download(place, result, request)
        if result["kind"] == "none":
            self._resources.change(place, method, request)
            return Reply(status=result["status"])
        if result["kind"] == "lines":
            return lines_reply(
                result["status"],
                (
                    self._maker.make(result["schema"], f"{_make_seed(method, request)}#{number}")
                    for number in range(self._lines)
                ),
                result["media_type"],
            )
        return json_reply(result["status"], self._value(place, method, request, result))

    def _value(
        self,
        place: Place,
        method: Mapping[str, Any],
        request: ReceivedRequest,
        result: Mapping[str, Any],
    ) -> Any:
        try:
            page = self._resources.list_page(place, method, request)
        except CursorError as error:
            raise self.refusals.of_problems(method, [Problem(("query",), str(error))]) from None
        seed = _make_seed(method, request)
        if page is not None and place.collection is not None:
            listed = self._lists.value(method, result["schema"], place.collection, page, seed)
            if listed is not None:
                return listed
        item = self._resources.change(place, method, request)
        if item is not None and place.collection is not None:
            seed = f"{place.collection.place}/{item.key}"
            return self._maker.make(result["schema"], seed, item.fields)
        known = {**request.path_parameters, **body_fields(request)}
        return self._maker.make(result["schema"], seed, known)

    def _download(self, place: Place, result: Mapping[str, Any], request: ReceivedRequest) -> Reply:
        media_type = result["media_type"] or "application/octet-stream"
        stored = self._files.get(place.item.key) if place.item else None
        if stored is None:
            line = f"{request.target} {hashlib.sha256(request.target.encode()).hexdigest()}\n"
            return bytes_reply(result["status"], line.encode() * 64, media_type)
        return Reply(
            status=result["status"],
            headers={"Content-Type": media_type, "ETag": f'"{stored.sha256}"'},
            chunks=stored.chunks(),
            size_bytes=stored.size_bytes,
        )


def _find_accepted_result(method: Mapping[str, Any], accept: str) -> Mapping[str, Any]:
    """Return the successful result that a request's `Accept` header wants."""
    results = [result for result in method["results"] if result["status"] in _SUCCESS]
    wanted = [
        media.partition(";")[0].strip()
        for media in accept.split(",")
        if not media.replace(" ", "").endswith(";q=0")
    ]
    fitting = (result for result in results if result["media_type"] in wanted)
    chosen: Mapping[str, Any] = next(fitting, results[0])
    return chosen


def _make_seed(method: Mapping[str, Any], request: ReceivedRequest) -> str:
    return f"{method['name']} {request.target} {request.sha256}"
