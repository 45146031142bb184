"""Settings of the service, merged from command line, environment, files and defaults.

This engine is our own. typed-settings repeats refused values, secrets among them, in its errors,
has no public way to learn where a value came from, and its import takes as long as loading all
settings takes here. platformdirs has no `/etc/NAME`, where a service is configured, and returns a
relative folder where no home is known.
"""

from __future__ import annotations

from .settings import SETTING_NAMES, Settings, ShownSetting
from .tables import EgressSettings, PublicKeySettings

__all__ = ["SETTING_NAMES", "EgressSettings", "PublicKeySettings", "Settings", "ShownSetting"]
