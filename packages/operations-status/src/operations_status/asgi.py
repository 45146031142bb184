"""The service for a server of ASGI: `hypercorn operations_status.asgi:app --workers 4`.

`app`, `metrics` and `config` are made from the environment and the configuration files when this
module is imported; the import also repairs Hypercorn in this process.
"""

from __future__ import annotations

import contextlib
from types import SimpleNamespace
from typing import TYPE_CHECKING

from .app import create_app
from .hypercorn_faults import repair
from .logs import configure_logging
from .serving.connections import describe_config
from .serving.monitoring import Monitoring, Phase, create_monitoring
from .settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.applications import Starlette


@contextlib.asynccontextmanager
async def _open_store(_: Starlette) -> AsyncIterator[None]:
    await app.store.open()
    async with contextlib.aclosing(app.store):
        yield


repair()
_settings = Settings.load()
configure_logging(_settings.log_format)

app = create_app(_settings)
"""The service."""

metrics = create_monitoring(
    Monitoring(
        store=app.store,
        measures=app.measures,
        find_phase=lambda: Phase.SERVING,
        names=_settings.metrics_names,
    ),
    _settings,
    lifespan=_open_store,
)
"""`/metrics`, `/livez` and `/readyz`, for a process of its own."""

config = SimpleNamespace(**describe_config(_settings))
"""Hypercorn's configuration: `hypercorn --config python:operations_status.asgi.config`."""
