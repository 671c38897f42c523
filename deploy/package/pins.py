"""Tells hatchling the libraries of the wheel: those of requirements.in, the one place of their versions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PIN = re.compile(r"^[\w.-]+==[\w.]+", re.MULTILINE)


class Pins(MetadataHookInterface):
    """A hatchling hook that adds the libraries to the project's metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the dependencies to the metadata."""
        metadata["dependencies"] = PIN.findall((Path(self.root) / "requirements.in").read_text(encoding="utf-8"))
