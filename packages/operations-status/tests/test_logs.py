"""The log as text and as JSON."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
import textwrap
from typing import Any

from operations_status.logs import JsonFormatter


def test_an_exception_is_part_of_its_line():
    raised: Any = ()
    try:
        int("in\nside")
    except ValueError:
        raised = sys.exc_info()
    record = logging.LogRecord("x", logging.ERROR, "", 1, "it %s", ("broke",), raised)
    text = JsonFormatter().format(record)
    assert "\n" not in text
    line = json.loads(text)
    assert (line["level"], line["message"]) == ("ERROR", "it broke")
    assert line["exception"].splitlines()[-1].startswith("ValueError: ")


LOGGING = """
    import logging
    from operations_status.logs import configure_logging

    configure_logging()
    driver = logging.getLogger("psycopg")
    driver.warning("error ignored terminating a pipeline")
    driver.error("an error")
"""


def test_warnings_of_the_database_driver_are_not_logged():
    command = [sys.executable, "-c", textwrap.dedent(LOGGING)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    (line,) = done.stderr.splitlines()
    assert line.endswith("an error")
