"""The report of the checks as lines of text for a terminal."""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections.abc import Iterable

from boards.jobs import PaintError
from boards.workers.pool import Painter
from engines.kernel.languages import languages
from ops import machine
from ops.checks import installed, storage
from ops.checks.painting import paints
from ops.commands import print_anything, program_name
from ops.findings import MARKS, Check, Finding, bad, run_checks
from ops.health import verdict
from ops.settings import LOCAL_PORT, Settings, SettingsError, data_folder, default_database, read_env
from words.texts import Language, language_of, words


def checks() -> list[tuple[str, Check]]:
    """Return all checks by name. Invalid settings are replaced by their defaults."""
    data = data_folder()
    runs = verdict(data, time.time())[0]
    try:
        chosen = Settings()
        token, ports, hours, table = chosen.token, chosen.ports, chosen.backup_hours, chosen.table
        database = chosen.database
    except SettingsError:
        token, ports, hours, table = os.environ.get("DISCORD_TOKEN", "").strip(), [LOCAL_PORT], 6, ""
        database = default_database(data)

    async def at_once(found: Iterable[Finding]) -> Iterable[Finding]:
        return found

    async def painted() -> Iterable[Finding]:
        try:
            async with Painter(1) as painter:
                return await paints(painter.paint)
        except PaintError as error:
            return [bad("doctor-pictures-failed", game="-", reason=str(error)[:150])]

    made: list[tuple[str, Check]] = [
        ("settings", lambda: at_once(installed.settings())),
        ("token", lambda: at_once(installed.token(token))),
        *machine.checks(data),
        *storage.checks(database, data, time.time(), hours),
        ("pictures", painted),
        ("clock", machine.clock),
    ]
    if not (runs or token or table):
        made.insert(2, ("port", lambda: at_once(installed.port(ports))))
    return made


def report(found: Iterable[Finding], language: Language) -> str:
    """Return the findings as lines, each with its remedy beneath it."""
    texts = words(language)
    lines = []
    for finding in found:
        lines.append(f"{MARKS[finding.state]} {finding.text(texts)}")
        lines += [f"    {finding.remedy(texts)}"] if finding.state != "good" else []
    return "\n".join(lines).replace("**", "").replace("`", "")


def main() -> int:
    """Run the checks and print the findings; return the exit status."""
    read_env()
    print_anything()
    parser = argparse.ArgumentParser(
        prog=program_name("tools.doctor"), description="Checks the machine and the bot on it."
    )
    usual = language_of((os.environ.get("LANG") or "en").replace("_", "-"))
    parser.add_argument("--language", choices=languages(), default=usual)
    arguments = parser.parse_args()
    found = asyncio.run(run_checks(checks()))
    print(report(found, arguments.language))
    return 1 if any(finding.state == "bad" for finding in found) else 0
