"""What the service is told: command line, environment, files and defaults, in this order."""

from __future__ import annotations

from .settings import SETTING_NAMES, EgressSettings, PublicKeySettings, Settings, ShownSetting

__all__ = ["SETTING_NAMES", "EgressSettings", "PublicKeySettings", "Settings", "ShownSetting"]
