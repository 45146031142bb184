"""Why a service answers no requests, as `/readyz` tells it."""

from __future__ import annotations

STARTING = "The service is starting."
ENDING = "The service is about to end."
NO_WORKER = "No worker is ready."
NO_STORE = "The store cannot be read at the moment."
