from __future__ import annotations

import pytest
from operations_status.errors import InvalidTokenError
from operations_status.messages.request_headers import read_headers


def test_headers_that_were_sent_several_times_are_one_list():
    headers = [(b"prefer", b"a"), (b"x", b"y"), (b"accept", b"b"), (b"prefer", b"c")]
    scope = {"headers": headers}
    assert read_headers(scope) == {b"prefer": b"a, c", b"accept": b"b"}
    headers.clear()
    assert read_headers(scope) == {b"prefer": b"a, c", b"accept": b"b"}, "they are read once"


def test_several_tokens_are_refused():
    with pytest.raises(InvalidTokenError, match="More than one"):
        read_headers({"headers": [(b"authorization", b"a"), (b"authorization", b"a")]})
