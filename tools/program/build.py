"""Build the stand-alone tool server; FOLDER of `build.py FOLDER` is for working files."""

from __future__ import annotations

import sys
from pathlib import Path

import PyInstaller.__main__

ROOT = Path(__file__).resolve().parents[2]
OPTIONS = [
    "--onefile",
    "--noconfirm",
    "--log-level=ERROR",
    "--name=hosting-sdk-mcp",
    f"--distpath={ROOT / 'dist' / 'program'}",
    "--collect-data=hosting_sdk",
    "--hidden-import=hosting_sdk._client",  # these two are imported by name
    "--hidden-import=hosting_sdk._transport.aiohttp",
    "--copy-metadata=mcp",
    "--exclude-module=hosting_sdk.testing",
]
MAIN = ROOT / "packages" / "hosting-sdk" / "src" / "hosting_sdk" / "mcp" / "__main__.py"

if __name__ == "__main__":
    folder = sys.argv[1]
    PyInstaller.__main__.run([*OPTIONS, f"--workpath={folder}", f"--specpath={folder}", str(MAIN)])
