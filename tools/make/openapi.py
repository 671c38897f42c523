"""Fetches Discord's OpenAPI document, to which tests hold our requests, into var/discord: `make openapi`. Needs a network."""

from __future__ import annotations

import json
import sys
import urllib.request
from http.client import HTTPException
from pathlib import Path

ADDRESS = "https://raw.githubusercontent.com/discord/discord-api-spec/main/specs/openapi.json"
FILE = Path(__file__).resolve().parents[2] / "var" / "discord" / "openapi.json"
PATIENCE = 60
"""Seconds without an answer after which to give up."""


def fetch(address: str, file: Path) -> None:
    """Fetch the document into a file, whole or not at all. Raises OSError, HTTPException and ValueError."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310  # an address of ours
        body = answer.read()
    document = json.loads(body)
    if not isinstance(document, dict) or "paths" not in document:
        raise ValueError("what came is no OpenAPI document")
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_bytes(body)
    part.replace(file)


def main(address: str = ADDRESS, file: Path = FILE) -> int:
    """Fetch the document and print where it is, or why it could not be fetched."""
    try:
        fetch(address, file)
    except (OSError, HTTPException, ValueError) as error:
        print(f"openapi: {address} could not be fetched: {error}", file=sys.stderr)
        return 1
    print(f"openapi: {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
