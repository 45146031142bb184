"""Call methods of the client that `sys.path` finds, and print the requests that arrive as JSON.

The standard input holds the calls: `{name: {"group", "method", "arguments", "body"}}`; a body is
JSON, `{"upload": text}`, or null. The output is `{name: [verb, target, headers, body]}`; a call
that sent nothing has its error as the value.
"""

import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from hosting_sdk import RetryConfig, SyncClient

LEFT_OUT = {"host", "user-agent"}
arrived = []


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self):
        headers = {name.lower(): value for name, value in self.headers.items()}
        body = self.rfile.read(int(headers.get("content-length", 0)))
        kept = sorted(item for item in headers.items() if item[0] not in LEFT_OUT)
        arrived.append([self.command, self.path, kept, body.decode()])
        self.send_response(204)
        self.end_headers()

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = answer  # noqa: N815 http.server names them

    def log_message(self, *arguments):
        """Log nothing."""


def call(client, fact):
    """Return the request of one call, or the error that came instead."""
    arrived.clear()
    arguments = dict(fact["arguments"])
    if fact["body"] is not None:
        upload = fact["body"].get("upload") if isinstance(fact["body"], dict) else None
        arguments["request_body"] = upload.encode() if upload else fact["body"]
    try:
        result = getattr(getattr(client, fact["group"]), fact["method"])(**arguments)
        if hasattr(result, "read"):
            result.read()
        elif hasattr(result, "__next__"):
            list(result)
    except Exception as error:  # noqa: BLE001 most methods do not accept a 204
        return arrived[0] if arrived else f"{type(error).__name__}: {error}"
    return arrived[0] if arrived else "nothing was sent"


def main():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}"
    with SyncClient("token", server_url=url, retry_config=RetryConfig("none")) as client:
        calls = json.load(sys.stdin)
        print(json.dumps({name: call(client, fact) for name, fact in calls.items()}))
    server.shutdown()


main()
