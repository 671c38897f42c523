"""Parts of the soak are meant for processes of their own: what they change of the log is put back."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _the_log_as_it_was() -> Iterator[None]:
    ours = logging.getLogger("arbiter")
    level, propagate = logging.root.manager.disable, ours.propagate
    yield
    logging.disable(level)
    ours.propagate = propagate
