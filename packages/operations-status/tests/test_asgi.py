"""The words of ASGI are those that the parts of the application are written in."""

from __future__ import annotations

from typing import get_type_hints

import pytest
from operations_status import asgi
from operations_status.access_log import AccessLog
from operations_status.app import Application
from operations_status.failures import Failures
from operations_status.limits import Limits


@pytest.mark.parametrize("part", [AccessLog, Application, Failures, Limits])
def test_every_part_is_called_as_an_application(part):
    hints = get_type_hints(part.__call__, vars(asgi))
    assert hints["scope"] == asgi.Scope
    assert hints["receive"] == asgi.Receive
    assert hints["send"] == asgi.Send
