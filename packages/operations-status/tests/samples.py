"""Values that several tests use."""

from __future__ import annotations

from uuid import UUID

from operations_status.operations import Process

PROCESS = Process(pid=7, uid=UUID(int=7), name="worker")
"""A process to which operations belong, where it makes no difference which one."""
