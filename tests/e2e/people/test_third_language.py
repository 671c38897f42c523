"""A third language: a folder is enough for it to be offered, to stand on commands, and to be spoken."""

from __future__ import annotations

from pathlib import Path

import pytest

from store.people import preferences
from tests.e2e.conftest import House
from tests.e2e.playing import reply_to


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a language of which only a little is translated."""
    place = tmp_path / "locales" / "de"
    place.mkdir(parents=True)
    (place / "language.toml").write_text('name = "Deutsch"\ndiscord = ["de"]\nfallback = "en"\n', encoding="utf-8")
    texts = "command-settings-name = einstellungen\nsettings-title = ## Deine Einstellungen\n"
    (place / "few.ftl").write_text(texts, encoding="utf-8")
    monkeypatch.setenv("ARBITER_LOCALES", str(tmp_path / "locales"))


@pytest.mark.usefixtures("german")
async def test_a_folder_is_enough_for_a_language(house: House) -> None:
    (commands,) = [b for method, path, b, _ in house.table.requests if method == "PUT" and path.endswith("/commands")]
    settings = next(command for command in commands if command["name"] == "settings")
    assert settings["name_localizations"] == {"ru": "настройки", "de": "einstellungen"}
    play = next(command for command in commands if command["name"] == "play")
    (language,) = [o for o in play["options"][0]["options"] if o["name"] == "language"]
    assert [(choice["name"], choice["value"]) for choice in language["choices"]] == [
        ("Русский", "ru"), ("English", "en"), ("Deutsch", "de"),
    ]  # fmt: skip

    anna = house.table.person("Anna", locale="de")
    shown = await reply_to(await anna.slash("settings", {}, channel=house.table.general))
    assert "## Deine Einstellungen" in shown.text
    assert "Language" in shown.text, "what is not translated is said in English"
    select = next(s for s in shown.selects() if "Deutsch" in [option["label"] for option in s["options"]])
    boris = house.table.person("Boris", locale="ru")
    own = await reply_to(await boris.slash("settings", {}, channel=house.table.general))
    changed = await boris.pick(own, "de", custom_id=select["custom_id"])
    await changed.answered()
    assert (await preferences.of_user(house.db, int(boris.id))).language == "de"


async def test_without_its_folder_a_language_is_none(house: House) -> None:
    anna = house.table.person("Anna", locale="de")
    shown = await reply_to(await anna.slash("settings", {}, channel=house.table.general))
    labels = {option["label"] for select in shown.selects() for option in select["options"]}
    assert "English" in labels
    assert "Deutsch" not in labels
