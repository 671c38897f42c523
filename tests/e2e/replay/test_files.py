"""Match files through the real client: given out by button and command, brought in as an attachment, the dice checked."""

from __future__ import annotations

import hashlib
import json
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.replay.dice_pages import SCRIPT
from referee.files import dice as file_dice
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, controls, live_of, shown, texts
from tests.support.databases import forge
from words.texts import seat_letter

pytestmark = pytest.mark.usefixtures("read_here")


def attached(message: Message) -> tuple[str, bytes]:
    (file,) = message.attachments
    return str(file["filename"]), message.files[file["id"]].data


async def used(person: Person, command: str, file: tuple[str, bytes] | None = None, **values: Any) -> Message:
    given = values | ({"file": person.attach(*file)} if file else {})
    return await shown(await person.slash(command, given))


async def given(person: Person, command: str, **values: Any) -> tuple[dict[str, Any], bytes]:
    """Return the file that a command gives, which is named by its match and shown with its hash."""
    message = await used(person, command, **values)
    name, body = attached(message)
    assert name.startswith("match-")
    assert hashlib.sha256(body).hexdigest() in message.text
    return json.loads(body), body


async def over(house: House) -> tuple[str, Message]:
    """Play a match of two until one gives up; return its code and its result."""
    board = await house.match("Anna", "Boris")
    code = code_of(board)
    boris = house.table.person("Boris")
    await house.bot.referee.seats.concede(code, int(boris.id))
    await house.settled()
    (result,) = [m for m in house.table.world.messages[house.table.general.id].values() if ":result" in str(m.data)]
    return code, result


async def test_a_running_matchs_file_holds_what_its_reader_knows(house: House) -> None:
    code = code_of(await house.match("Anna", "Boris"))
    anna, vera = house.table.person("Anna"), house.table.person("Vera")
    own, _ = await given(anna, "match-file")
    public, body = await given(vera, "match-file", match=code)
    assert (own["viewer"], public["viewer"], own["whole"], public["whole"]) == ("A", None, False, False)
    live = await live_of(house, code)
    for secret in (live.row.secret, live.rules_and_match[1].seed, "Anna", anna.id):
        assert secret not in body.decode()
    message = await used(vera, "verify", match=code)
    assert live.row.commitment in message.text
    assert live.row.secret not in message.text
    waiting = await house.lobby("Gleb", "Dasha")
    assert (await live_of(house, code_of(waiting))).row.commitment in (
        await used(vera, "verify", match=code_of(waiting))
    ).text
    refused = await used(vera, "match-file", match=code_of(waiting))
    assert code_of(waiting) in refused.text
    assert not refused.attachments
    refused = await used(vera, "import", ("match.json", body))
    assert refused.text == texts(vera)("file-running")


async def test_a_finished_match_is_given_out_brought_in_looked_at_and_deleted(house: House) -> None:
    code, result = await over(house)
    anna, vera = house.table.person("Anna"), house.table.person("Vera")
    say = texts(vera)
    name, body = attached(await shown(await anna.press(result, label="Match file")))
    assert name == f"match-{code}.json"
    assert json.loads(body)["whole"] is True
    panel = await used(vera, "import", (name, body))
    new = code_of(panel)
    live = await live_of(house, new)
    assert new != code
    assert say("import-not") in panel.text
    draws = (await file_dice.match_verdict(house.db, live)).draws
    assert say("import-checked", choices=live.row.version, states=live.row.version + 1, draws=draws) in panel.text
    opened: dict[str, Message] = {}
    for label in ("replay", "board", "text", "log", "hands", "dice", "verify", "file"):
        opened[label] = await shown(await vera.press(panel, label=say(f"button-{label}")))
        assert opened[label].text not in (say("fault-unknown"), say("refused-unknown-control"))
    assert opened["board"].image()
    assert say("imported-line") in opened["board"].text
    assert say("seat-player", letter=seat_letter(1)) in opened["log"].text
    assert attached(opened["file"])[1] == body.replace(b'"viewer": "A"', b'"viewer": null')
    assert say("verify-title", code=new, right="yes") in opened["verify"].text
    assert live.row.secret in opened["dice"].text
    # What the file says of itself is told as that.
    named = {"hash": live.row.commitment, "origin": "file"}
    assert say("verify-commitment", **named) in opened["verify"].text
    assert say("dice-hash", **named) in opened["dice"].text
    assert say("verify-proves", way="file", played="yes", draws=1) in opened["verify"].text
    for label in ("replay", "verify"):
        assert say("imported-line") in opened[label].text
    # By its code it is open to others, who cannot take it away.
    egor = house.table.person("Egor")
    for command in ("log", "board", "watch", "catchup", "verify", "match-file", "clock", "replay"):
        message = await used(egor, command, match=new)
        assert message.text not in (say("fault-unknown"), say("refused-elsewhere", code=new)), command
    for command in ("judge", "rulings"):
        assert (await used(egor, command, match=new)).text != texts(egor)("fault-unknown"), command
    assert (await used(egor, "hand", match=new)).text == texts(egor)("refused-no-seat")
    for command in ("match-file", "verify", "replay"):
        assert new in [c["value"] for c in await vera.autocomplete(command, {"match": new.lower()}, "match")]
        assert new not in [c["value"] for c in await egor.autocomplete(command, {}, "match")]
    # Whoever was given the code may show a moment of it, where they are.
    asked = await shown(await vera.press(opened["replay"], custom_id=controls(opened["replay"], "rshare")[0]))
    await vera.press(asked, custom_id=controls(asked, "rmoment")[0])
    (post,) = [m for m in egor.messages(house.table.general) if any(":share:" in c for c in controls(m, "replay"))]
    assert new in post.text
    assert texts(vera)("imported-line") in post.text or texts(egor)("imported-line") in post.text
    assert code_of(await shown(await egor.press(post, custom_id=controls(post, "replay")[0]))) == new
    again = await used(vera, "import", (name, body))
    assert (code_of(again), say("import-again") in again.text) == (new, True)
    listed = await used(vera, "import")
    own = await shown(await vera.pick(listed, new))
    ask = await shown(await vera.press(own, label=say("button-import-delete")))
    await vera.press(ask, label=say("button-import-delete-yes"))
    assert ask.text == say("import-deleted", code=new)
    assert (await used(vera, "import")).text == f"{say('imports-title')}\n{say('imports-none')}"
    assert (await used(egor, "log", match=new)).text == texts(egor)("refused-no-match", code=new)
    assert (await shown(await vera.press(panel, label=say("button-log")))).text == say("refused-match-gone", code=new)


@pytest.mark.parametrize("trouble", [discord.NotFound(SimpleNamespace(status=404, reason="gone"), ""), OSError("cut")])
async def test_a_file_that_discord_does_not_hand_over(
    house: House, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    async def lost(*_: object, **__: object) -> bytes:
        raise trouble

    monkeypatch.setattr(discord.Attachment, "read", lost)
    vera = house.table.person("Vera")
    for command in ("import", "verify"):
        assert (await used(vera, command, ("match.json", b"{}"))).text == texts(vera)("refused-file-lost")


async def test_dice_are_checked_in_the_bot_and_of_a_file(house: House) -> None:
    code, result = await over(house)
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    say = texts(boris)
    right = say("verify-title", code=code, right="yes")
    assert right in (await shown(await boris.press(result, label=say("button-verify")))).text
    dice = await shown(await boris.press(result, label=say("button-dice")))
    assert right in (await shown(await boris.press(dice, label=say("button-verify")))).text
    checked = await used(boris, "verify")
    assert right in checked.text
    hash_ = (await live_of(house, code)).row.commitment
    assert say("verify-commitment", hash=hash_, origin="here") in checked.text
    assert attached(checked) == ("verify_dice.py", SCRIPT.read_bytes())
    _, body = await given(boris, "match-file")
    of_file = await used(boris, "verify", ("x.json", body))
    assert say("verify-title-file", right="yes") in of_file.text
    assert say("verify-commitment", hash=hash_, origin="file") in of_file.text
    assert say("verify-played", draws=1) in of_file.text
    noted = json.loads(body)["dice"]
    for message in (checked, of_file):
        assert say("verify-fingerprint", **noted) in message.text
        assert say("verify-proves", way="here" if message is checked else "file", played="yes", draws=1) in message.text
    assert f"verify_dice.py match-{code}.json {noted['fingerprint']}" in checked.text
    assert (await used(boris, "import", ("x.png", b"\x89PNG"))).text == say("file-other")
    both = await used(boris, "verify", ("x.json", body), match=code)
    assert say("verify-title-both", code=code, right="yes") in both.text
    assert say("verify-same", code=code) in both.text
    made = json.loads(body)
    next(e for e in made["events"] if e["kind"] == "dice")["sealed"]["rolls"][2][2] += 1
    wrong = ("x.json", json.dumps(made).encode())
    message = await used(boris, "verify", wrong)
    assert say("verify-title-file", right="no") in message.text
    assert say("verify-before", draws=2) in message.text
    assert (await used(anna, "import", wrong)).text.startswith(
        texts(anna)("file-draw", number=3, version=0, found="", right="")[:9]
    )
    assert (await used(boris, "import", ("x.json", b" " * 5_000_000))).text == say("file-large", most=4)
    # What is stored may have been changed as well: it is said what, and not that all is right.
    live = await live_of(house, code)
    await forge(house.db, "UPDATE matches SET secret = ? WHERE id = ?", "0" * 64, live.row.id)
    await house.close()
    await house.open()
    message = await used(boris, "verify")
    assert say("verify-title", code=code, right="no") in message.text
    assert live.row.commitment in message.text
