"""The fake platform: dispatch of a request to the code that makes its reply."""

from __future__ import annotations

import hashlib
import hmac
from typing import IO, TYPE_CHECKING, Any, Final

import attrs

from hosting_sdk.testing._behaviour import Behaviour, Script
from hosting_sdk.testing._checks import request_problems
from hosting_sdk.testing._folders import Folders
from hosting_sdk.testing._lists import Lists
from hosting_sdk.testing._logs import choose_lines, describe_line
from hosting_sdk.testing._refusals import Refusal, Refusals
from hosting_sdk.testing._replies import Reply, bytes_reply, json_reply, lines_reply
from hosting_sdk.testing._resources import Change, Place, Resources, body_fields
from hosting_sdk.testing._routes import Match, Routes
from hosting_sdk.testing._schemas import Problem, Schemas
from hosting_sdk.testing._state import CursorError
from hosting_sdk.testing._values import ValueMaker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

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

    def sha1(self) -> str:
        """Return the SHA-1 of the content in hexadecimal digits, by which requests name a file."""
        digest = hashlib.sha1(usedforsecurity=False)
        for chunk in self.chunks():
            digest.update(chunk)
        return digest.hexdigest()


class Service:
    """Answers requests as the platform would.

    Args:
        methods: The methods of the index.
        schemas: The schemas of the index: `components` and `errors`.
        behaviour: The behaviour of the index.
        scheme: `http` or `https`, for the URLs in replies.
        token: The bearer token that is accepted.
        items: How many items a collection has before the first is created.
        lines: How many records a stream of JSON Lines has.
        strict: Whether only items that exist from the start or were created are found.
    """

    def __init__(  # noqa: PLR0913 the index, and the options of the platform
        self,
        methods: Iterable[Mapping[str, Any]],
        schemas: Mapping[str, Any],
        behaviour: Mapping[str, Any],
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
        self._behaviour = Behaviour(behaviour)
        self.routes = Routes(methods, self._behaviour)
        self.refusals = Refusals(schemas["errors"], self._maker)
        self._lists = Lists(self._schemas, self._maker)
        self._resources = Resources(
            self.routes,
            self._schemas,
            self._behaviour,
            self.refusals,
            size=items,
            strict=strict,
        )
        self._files: dict[str, Stored] = {}
        self._folders = Folders(self._behaviour.home)
        self._strict = strict

    def reply(
        self,
        match: Match | None,
        request: ReceivedRequest,
        body: IO[bytes],
        take_script: Callable[[], Script | None],
    ) -> Reply:
        """Return the reply to a request.

        Args:
            match: The route of the request, None if there is none.
            request: The request.
            body: Its whole body; an upload keeps it.
            take_script: Returns the script that a test has prepared for an item that is created.

        Returns:
            The reply; an error response when the request is invalid.
        """
        try:
            return self._answer_authorized(match, request, body, take_script)
        except Refusal as refusal:
            return json_reply(refusal.status, refusal.data)

    def check_fault(self, fault: Fault) -> None:
        """Refuse a fault that is impossible for the method.

        Raises:
            ValueError: The fault names an unknown class of error.
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
        self._folders.clear()

    def check_script(self, method: Mapping[str, Any], script: Script) -> None:
        """Refuse a script for a method that does not create items with states.

        Raises:
            ValueError: The method does not, or a state is a name and has to be a table of fields.
        """
        rules = self.routes.rules(method)
        if method["verb"] != "POST" or not rules.life:
            raise ValueError(f"{method['name']} creates nothing that goes through states")
        if not isinstance(rules.life[0], str) and any(
            isinstance(state, str) for state in script.states
        ):
            raise ValueError(f"expected tables of fields as the states of {method['name']}")

    def _answer_authorized(
        self,
        match: Match | None,
        request: ReceivedRequest,
        body: IO[bytes],
        take_script: Callable[[], Script | None],
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
        place = self._resources.locate(match)
        if method["body"] and method["body"]["kind"] == "upload":
            return self._upload(place, method, request, body)
        if request.size_bytes and self._behaviour.writes_files(place.shape):
            assert place.above is not None  # noqa: S101 the manifest names paths below items
            try:
                self._folders.unpack(place.above[1].key, request.headers.get("x-cwd", ""), body)
            except ValueError as error:
                raise self.refusals.of_problems(method, [Problem(("body",), str(error))]) from None
        self._check_files(place, method, request)
        change = self._resources.change(place, method, request, take_script)
        return self._result(place, method, request, change)

    def _check_files(
        self, place: Place, method: Mapping[str, Any], request: ReceivedRequest
    ) -> None:
        """Refuse references to files that were not uploaded."""
        entries = body_fields(request).get(place.rules.files, ())
        digests = [entry["sha"] for entry in entries if "sha" in entry]
        missing = [digest for digest in dict.fromkeys(digests) if digest not in self._files]
        if missing:
            extra = {"code": "missing_files", "missing": missing}
            raise self.refusals.of_status(method, 400, "Files are missing", extra)

    def _upload(
        self, place: Place, method: Mapping[str, Any], request: ReceivedRequest, body: IO[bytes]
    ) -> Reply:
        stored = Stored(body, request.size_bytes, request.sha256)
        if place.item is not None and place.collection is not None:
            place.collection.keep(place.item, deleted=False)
            key = place.item.key
        else:
            key = stored.sha1()
            for name in place.rules.digests:
                announced = request.headers.get(name, key)
                if announced.lower() != key:
                    problem = Problem((name,), f"Expected the SHA1 {key}, got {announced!r}")
                    raise self.refusals.of_problems(method, [problem])
        earlier = self._files.pop(key, None)
        if earlier:
            earlier.file.close()
        self._files[key] = stored
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

    def _result(
        self,
        place: Place,
        method: Mapping[str, Any],
        request: ReceivedRequest,
        change: Change | None,
    ) -> Reply:
        result = _find_accepted_result(method, request.headers.get("accept", "*/*"))
        if result["kind"] == "bytes":
            return self._download(place, method, result, request)
        if result["kind"] == "none":
            return Reply(status=result["status"])
        log = self._log(place, result, request)
        if result["kind"] == "lines":
            seed = _make_seed(method, request)
            if log is None and change is not None:
                log = [self._show(change, place, result)]
            made = (
                self._maker.make(result["schema"], f"{seed}#{number}")
                for number in range(self._lines)
            )
            return lines_reply(result["status"], made if log is None else log, result["media_type"])
        if log is not None:
            return json_reply(result["status"], log)
        return json_reply(result["status"], self._value(place, method, request, result, change))

    def _log(
        self, place: Place, result: Mapping[str, Any], request: ReceivedRequest
    ) -> list[Any] | None:
        """Return the records of the log that a path names, None if there is no log."""
        if not self._behaviour.is_log(place.shape) or place.above is None:
            return None
        collection, item = place.above
        if item.log is None:
            return None
        schema = result["schema"]
        for branch in self._schemas.branches(schema):
            schema = branch.get("items", schema)
        records = []
        for number, line in choose_lines(item, request, follows=result["kind"] == "lines"):
            known = describe_line(collection, item, number, line)
            record = self._maker.make(schema, f"{collection.place}/{item.key}#{number}", known)
            if not line.level:
                record.pop("level", None)
            records.append(record)
        return records

    def _value(
        self,
        place: Place,
        method: Mapping[str, Any],
        request: ReceivedRequest,
        result: Mapping[str, Any],
        change: Change | None,
    ) -> Any:
        seed = _make_seed(method, request)
        collection = place.collection
        if method["verb"] == "GET" and collection is not None and place.item is None:
            shape = self._lists.shape(method, result["schema"], collection)
            if shape is not None:
                try:
                    page = self._resources.list_page(
                        place,
                        method,
                        request,
                        lambda item: self._lists.item(shape, collection, item),
                        self._lists.declared(shape),
                    )
                except CursorError as error:
                    problem = Problem(("query",), str(error))
                    raise self.refusals.of_problems(method, [problem]) from None
                return self._lists.value(method, shape, collection, page, seed)
        if change is not None:
            return self._show(change, place, result)
        known = {**request.path_parameters, **body_fields(request)}
        return self._maker.make(result["schema"], seed, known)

    def _show(self, change: Change, place: Place, result: Mapping[str, Any]) -> Any:
        """Return the items of a change as a result shows them."""
        rules, schema = place.rules, result["schema"]
        first = change.items[0]
        if self._schemas.is_free(schema):
            return dict(first.fields)
        seed = f"{change.place}/{first.key}"
        value = self._maker.make(schema, seed, first.fields)
        for name in rules.absent:
            if first.log is not None and name not in first.fields:
                value.pop(name, None)
        if change.is_new:
            value |= rules.result
        if change.is_new and rules.created:
            branches = self._schemas.branches(
                self._schemas.resolve(schema)["properties"][rules.created]
            )
            arrays = [branch for branch in branches if branch.get("type") == "array"]
            if arrays and (change.is_batch or len(branches) == 1):
                value[rules.created] = [
                    self._maker.make(arrays[0]["items"], f"{change.place}/{item.key}", item.fields)
                    for item in change.items
                ]
        return value

    def _download(
        self,
        place: Place,
        method: Mapping[str, Any],
        result: Mapping[str, Any],
        request: ReceivedRequest,
    ) -> Reply:
        media_type = result["media_type"] or "application/octet-stream"
        if self._behaviour.reads_file(place.shape) and place.above is not None:
            fields = body_fields(request)
            content = self._folders.find(
                place.above[1].key, fields["path"], fields.get("cwd") or ""
            )
            if content is not None:
                return bytes_reply(result["status"], content, media_type)
            if self._strict:
                raise self.refusals.of_status(method, 404, f"No file {fields['path']!r}")
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
    """Return the successful result that a request's `Accept` header selects."""
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
