"""The key with which the table signs interactions that it posts by HTTP; the application's object has its public half."""

from __future__ import annotations

from nacl.signing import SigningKey

from table.errors import JSON
from table.state.disk import Disk

_KIND = "signing"


def signing_key(disk: Disk, app: JSON) -> SigningKey:
    """Return the table's key; a table without one gets a new one, and the application its public half."""
    stored = disk.all("meta").get(_KIND)
    key = SigningKey.generate() if stored is None else SigningKey(bytes.fromhex(stored["seed"]))
    if stored is None:
        disk.put("meta", _KIND, {"seed": bytes(key).hex()})
        app["verify_key"] = bytes(key.verify_key).hex()
        disk.put("meta", "app", app)
    return key
