"""Replays of all games as messages, judged by Discord's limits in both languages: panels, shared moments, typed moments."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from cogs.kit.composing.messages import Message
from cogs.kit.match_texts.names import game_of, plain_names
from cogs.kit.match_texts.reader import Reader
from cogs.replay import pages as replay_pages
from cogs.replay.commands import Replay
from cogs.replay.pages import PAGE, Place, Shown, Sight, view_code
from cogs.replay.scenes import Part, Replayer
from referee.match.live import Live
from referee.match.moments import ALL_HANDS, PUBLIC, MomentEvent, Perspective, neighbours, perspectives
from store.people import preferences
from store.people.preferences import Preferences
from tests.cogs.kit.bodies import judge, limits_broken
from tests.cogs.match.halls import Hall
from tests.cogs.match.plays import CHANNEL, FIRST, GUILD, Heard
from tests.cogs.replay.playing_out import played_out
from tests.cogs.screens.asking import started
from tests.support.events import event
from tests.support.games import SAMPLES
from words.safe import clip, plain_name
from words.texts import LANGUAGES, Language, words

TABLES = [(game, sample.chosen.seats, dict(sample.chosen.options)) for game, sample in SAMPLES.items()]


async def panel(
    hall: Hall,
    live: Live,
    number: int,
    seen_from: Perspective,
    language: Language,
    *,
    worded: bool,
    skips: bool = False,
) -> tuple[Message, Shown]:
    """Return the panel of a moment as the first player is shown it."""
    replayer = Replayer(hall.referee, hall.composer.pictures, hall.desk.chronicle)
    moments = await hall.referee.moments.of(live)
    chosen = Preferences(FIRST, board="text" if worded else "picture")
    scene = await replayer.scene(live, moments[number - 1], seen_from, language, chosen)
    parts = await replayer.parts(Reader.of(live, language, make_safe=plain_name), moments)
    place = Place(number, view_code(seen_from), skips)
    ways = neighbours(moments, number, standing=skips)
    shown = Shown(place, scene, moments, ways, parts, perspectives(live, FIRST), seen_from)
    return replay_pages.panel(Reader.of(live, language, make_safe=plain_name), shown), shown


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
async def test_every_moment_fits(
    hall: Hall, game: str, seats: int, options: dict[str, object], language: Language
) -> None:
    live = await started(hall, game, seats, language, options)
    await played_out(hall, live, 5)
    assert live.row.status == "over"
    moments = await hall.referee.moments.of(live)
    assert any(m.undone for m in moments)
    worded = 0
    for moment in moments[:: max(1, len(moments) // 25)] + moments[-1:]:
        for seen_from in (PUBLIC, ALL_HANDS, Perspective(seats - 1)):
            made, shown = await panel(hall, live, moment.number, seen_from, language, worded=False)
            judge(made, said=f"{moment} {seen_from}", quick=True)
            worded += bool(shown.scene.lines)
            # In words a board may take all the room: then the longest text is cut.
            made, in_words = await panel(hall, live, moment.number, seen_from, language, worded=True)
            post, reader = Sight(seen_from, "own", FIRST), Reader.of(live, language, make_safe=plain_name)
            shared = replay_pages.shared(reader, shown.scene, post)
            judge(shared, said=f"shared {moment} {seen_from}", quick=True)
            for cut in (made, replay_pages.shared(reader, in_words.scene, post)):
                cut.layout()
                assert limits_broken(cut) == ""
    assert worded > 20
    judge((await panel(hall, live, len(moments), ALL_HANDS, language, worded=False))[0])


async def test_what_a_panel_leads_to(hall: Hall) -> None:
    live = await started(hall, "krendel", 3, "en", {})
    await played_out(hall, live, 5)
    moments = await hall.referee.moments.of(live)
    gone = next(m.number for m in moments if m.undone)
    for skips in (False, True):
        made, shown = await panel(hall, live, gone - 1, PUBLIC, "en", worded=False, skips=skips)
        rows = [item for item in made.items if isinstance(item, discord.ui.ActionRow)]
        ways = rows[0].children
        assert [(way.label, way.disabled) for way in ways] == [  # type: ignore[attr-defined]
            (words("en")(f"button-replay-{name}", number=leads.number), gone == 2 and name in ("first", "back"))
            for name, leads in zip(("first", "back", "on", "last"), shown.ways, strict=True)
        ]
        assert shown.ways[3 - 1].number == gone if not skips else shown.ways[2].number > gone
        labels = [child.label for row in rows for child in row.children if isinstance(child, discord.ui.Button)]
        assert ("Skip taken back" in labels) != skips
        assert ("Show taken back" in labels) == skips
    struck = (await panel(hall, live, gone, PUBLIC, "en", worded=False))[1].scene.lines
    assert struck
    assert all(line.startswith("~~") for line in struck)
    spelt, _ = await panel(hall, live, gone, PUBLIC, "en", worded=True)
    assert [b.label for b in spelt.items[3].children] == ["First", "Back", "Forward", "Last"]  # type: ignore[attr-defined]


async def test_the_newest_moment_of_a_running_match_is_looked_for_again(hall: Hall) -> None:
    live = await started(hall, "krendel", 2, "en", {})
    for worded in (False, True):
        made, _ = await panel(hall, live, 1, PUBLIC, "en", worded=worded)
        last = f"button-replay-last{'-spelt' if worded else ''}"
        (row, *_) = [item for item in made.items if isinstance(item, discord.ui.ActionRow)]
        assert [(b.label, b.disabled) for b in row.children][2:] == [
            ("Refresh", False),
            (words("en")(last, number=1), True),
        ]  # type: ignore[attr-defined]


async def test_alt_texts_say_whose_hand_it_is(hall: Hall) -> None:
    live = await started(hall, "krendel", 2, "en", {})
    live.row = msgspec.structs.replace(live.row, status="over")
    _, shown = await panel(hall, live, 1, ALL_HANDS, "en", worded=False)
    plain = plain_names(live, "en")
    for hand, letter in zip(shown.scene.hands, "AB", strict=True):
        assert hand.shown.picture is not None
        assert hand.shown.picture[1].startswith(f"{letter} {plain[hand.seat]}. Hand: ")


@pytest.mark.parametrize("imported", [0, 1])
async def test_that_a_match_came_as_a_file_is_said_wherever_it_is_passed_on(hall: Hall, imported: int) -> None:
    live = await started(hall, "krendel", 2, "en", {})
    live.row = msgspec.structs.replace(live.row, status="over", imported=imported)
    say = words("en")
    made, shown = await panel(hall, live, 1, ALL_HANDS, "en", worded=False)
    shared = replay_pages.shared(Reader.of(live, "en"), shown.scene, Sight(ALL_HANDS, "every", FIRST))
    for message in (made, shared):
        assert (say("imported-line") in message.items[0].content) == bool(imported)  # type: ignore[attr-defined]


@pytest.mark.usefixtures("document")
async def test_many_parts_stand_on_pages(hall: Hall) -> None:
    live = await started(hall, "krendel", 2, "en", {})
    _, shown = await panel(hall, live, 1, PUBLIC, "en", worded=False)
    (part,) = shown.parts
    for count in (25, 26, 70):
        moments = [shown.moments[0]._replace(number=n) for n in range(1, count + 1)]
        parts = [type(part)(moment, f"Round {moment.number}") for moment in moments]
        found: list[str] = []
        for page in range(-(-count // PAGE) if count > 25 else 1):
            at = Shown(
                Place(count),
                shown.scene,
                moments,
                shown.ways,
                parts,
                shown.views,
                shown.view,
                None if count == 25 else page,
            )
            made = replay_pages.panel(Reader.of(live, "en"), at)
            judge(made, quick=True)
            select = _selects(made)[0]
            assert len(select.options) <= 25
            assert select.placeholder == f"Round {count} · jump to…"
            found += [o.value for o in select.options if not o.value.startswith("p")]
            turns = [o.value for o in select.options if o.value.startswith("p")]
            assert turns == [f"p{n}" for n in (page - 1, page + 1) if 0 <= n < -(-count // PAGE) and count > 25]
        assert found == [str(n) for n in range(1, count + 1)]
    own = Shown(Place(50), shown.scene, moments, shown.ways, parts, shown.views, shown.view)
    assert "50" in [o.value for o in _selects(replay_pages.panel(Reader.of(live, "en"), own))[0].options]


def _selects(message: Message) -> list[Any]:
    rows = [item for item in message.items if isinstance(item, discord.ui.ActionRow)]
    return [child for row in rows for child in row.children if isinstance(child, discord.ui.Select)]


async def test_turns_are_told_with_their_round(hall: Hall) -> None:
    live = await started(hall, "brawl", 2, "en", {"select": "random"})
    await played_out(hall, live, 2, 150)
    replayer = Replayer(hall.referee, hall.composer.pictures, hall.desk.chronicle)
    parts = await replayer.parts(Reader.of(live, "en", make_safe=plain_name), await hall.referee.moments.of(live))
    assert [part.label.split(" · ")[0] for part in parts[:4]] == ["Round 1", "Round 1", "Round 2", "Round 2"]
    assert all(": " in part.label and "**" not in part.label.replace("*" * 32, "") for part in parts)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
async def test_parts_tell_what_they_came_to(
    hall: Hall, game: str, seats: int, options: dict[str, object], language: Language
) -> None:
    live = await started(hall, game, seats, language, options)
    await played_out(hall, live, 5)
    replayer = Replayer(hall.referee, hall.composer.pictures, hall.desk.chronicle)
    moments = await hall.referee.moments.of(live)
    parts = await replayer.parts(Reader.of(live, language, make_safe=plain_name), moments)
    table = live.view(None).table
    ended = game_of(live, language, plain_names(live, language)).result(table).splitlines()
    last = [part for part in parts if part.moment.is_standing][-1]
    assert any(last.headline.partition(";")[0] in line for line in ended), (last.headline, ended)
    assert not any("**" in part.headline.replace("*" * 32, "") for part in parts), "but for a name"
    made, shown = await panel(hall, live, len(moments), PUBLIC, language, worded=False)
    judge(made, quick=True)
    worded = {option.value: option.description for option in _selects(made)[0].options}
    for part in shown.parts:
        number = str(part.moment.number)
        assert number not in worded or clip(part.headline, 60).rstrip("…") in worded[number]


async def test_what_was_taken_back_is_told_of_the_part_that_was(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A knock-out in the middle of a turn is undone; then the turn is, and comes again with another one."""
    live = await started(hall, "brawl", 2, "en", {"select": "random"})
    replayer = Replayer(hall.referee, hall.composer.pictures, hall.desk.chronicle)
    first = (await hall.referee.moments.of(live))[0]
    worded: list[tuple[str, dict[str, object], bool]] = [
        ("turn", {"seat": 0}, False),
        ("levelled", {"champion": 0}, True),
        ("turn", {"seat": 1}, True),
        ("levelled", {"champion": 1}, True),
        ("levelled", {"champion": 2}, False),
    ]
    found = [
        MomentEvent(first._replace(number=n, undone=gone), event("brawl", kind, **facts))
        for n, (kind, facts, gone) in enumerate(worded, 1)
    ]

    async def happened(*_: Any) -> list[MomentEvent]:
        return found

    monkeypatch.setattr(replayer.moments, "events_of_kinds", happened)
    game = game_of(live, "en", plain_names(live, "en"))
    stands, gone = await replayer.parts(Reader.of(live, "en", make_safe=plain_name), [])
    assert stands.headline == game.headline([event("brawl", "levelled", champion=2)])
    assert gone.headline == game.headline([event("brawl", "levelled", champion=1)])


async def test_those_are_named_who_sat_there_then(hall: Hall) -> None:
    live = await started(hall, "krendel", 3, "en", {})
    await hall.referee.substitutes.offer(live.row.code, FIRST + 1, 1, FIRST + 9)
    await hall.referee.substitutes.take(live.row.code, FIRST + 9, "Galya", 1)
    for seat, user in enumerate((FIRST, FIRST + 9, FIRST + 2)):
        asked = next(d for d in live.rules_and_match[1].asks if d.seat == seat)
        keys = [o.key for o in asked.options[: asked.least]]
        await hall.referee.choose(live.row.code, user, seat, asked.id, keys)
    replayer = Replayer(hall.referee, Named(), hall.desk.chronicle)
    moments = await hall.referee.moments.of(live)
    worded = [await replayer.scene(live, m, PUBLIC, "en", Preferences(0)) for m in moments]
    seen = [b"Galya" in (scene.table.picture or (b"", ""))[0] for scene in worded]
    assert (seen[0], seen[-1]) == (False, True)
    assert any("Galya" in line for line in worded[-2].lines), "that she sat down stands with the moment before it"
    assert not any("Galya" in line for line in worded[0].lines[:-1])


async def test_parts_name_those_who_sat_there_then(hall: Hall) -> None:
    """Turn after turn of Super Fantasy Brawl is headed by whose it is; Boris's seat is taken in the middle."""
    live = await started(hall, "brawl", 2, "en", {"select": "random"})
    await played_out(hall, live, 2, 60)
    before = await hall.referee.moments.of(live)
    await hall.referee.substitutes.offer(live.row.code, FIRST + 1, 1, FIRST + 9)
    await hall.referee.substitutes.take(live.row.code, FIRST + 9, "Galya", 1)
    replayer = Replayer(hall.referee, hall.composer.pictures, hall.desk.chronicle)
    parts = await replayer.parts(Reader.of(live, "en", make_safe=plain_name), before)
    moved = [part for part in parts if part.moment.version > before[0].end]
    former = plain_name(live.former_sitter(1, 0).name)
    assert any(former in part.label for part in moved[:-1])
    assert not any("Galya" in part.label + part.headline for part in moved[:-1])


async def test_in_a_match_brought_in_as_a_file_seats_are_called_by_their_letters(hall: Hall) -> None:
    live = await started(hall, "krendel", 3, "en", {})
    await hall.referee.substitutes.offer(live.row.code, FIRST + 1, 1, FIRST + 9)
    await hall.referee.substitutes.take(live.row.code, FIRST + 9, "Galya", 1)
    live.row, live.former = msgspec.structs.replace(live.row, status="over", imported=1), []
    replayer = Replayer(hall.referee, Named(), hall.desk.chronicle)
    (moment,) = await hall.referee.moments.of(live)
    scene = await replayer.scene(live, moment, PUBLIC, "en", Preferences(0))
    assert scene.table.picture is not None
    assert scene.table.picture[0] == b"Player A, Player B, Player C"
    say = words("en")
    worded = say("log-substituted", former=say("former-player"), name="Player B", letter="B")
    assert scene.lines[-1] == worded


class Named:
    """Paints the names alone."""

    async def paint(self, _rules: Any, _table: Any, _kind: str, names: Any, *_: Any) -> bytes:
        return ", ".join(names.values()).encode()


async def test_moments_are_offered_while_typing(hall: Hall) -> None:
    live = await started(hall, "krendel", 3, "ru", {})
    await played_out(hall, live, 5)
    cog = Replay(hall.desk)
    heard = Heard(FIRST, "ru").interaction
    await hall.referee.db.write(lambda db: preferences.keep(db, Preferences(FIRST)))
    for code, typed, want in ((live.row.code, "", 1), (live.row.code, "раунд 2", 2), ("NOSUCH", "", 0)):
        asked = SimpleNamespace(
            user=heard.user, locale="ru", guild_id=GUILD, channel_id=CHANNEL, namespace=SimpleNamespace(match=code)
        )
        offered = await cog._parts(asked, typed)  # type: ignore[arg-type]
        assert bool(offered) == bool(want)
        assert all("Раунд" in choice.name for choice in offered)
        assert not want or int(offered[0].name.split()[0]) == offered[0].value
        assert len(offered) == 1 or want != 2


async def test_what_a_part_came_to_is_found_also_where_its_name_is_cut(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await started(hall, "krendel", 3, "en", {})
    cog = Replay(hall.desk)
    moment = (await hall.referee.moments.of(live))[0]
    found = [Part(moment, "Round 1", "x" * 95 + " Winner: B"), Part(moment._replace(number=7), "Round 2")]

    async def parts(*_: Any) -> list[Part]:
        return found

    monkeypatch.setattr(cog.replayer, "parts", parts)
    await hall.referee.db.write(lambda db: preferences.keep(db, Preferences(FIRST)))
    asked = SimpleNamespace(
        user=Heard(FIRST, "en").interaction.user,
        locale="en-GB",
        guild_id=GUILD,
        channel_id=CHANNEL,
        namespace=SimpleNamespace(match=live.row.code),
    )
    assert [choice.name for choice in await cog._parts(asked, "")][1:] == ["7 · Round 2"]  # type: ignore[arg-type]
    (choice,) = await cog._parts(asked, "winner: b")  # type: ignore[arg-type]
    assert (choice.value, len(choice.name)) == (moment.number, 100)


async def test_a_turn_after_an_undo_stands_in_the_round_that_counts(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Back from the second round to before the second turn of the first: that turn comes again, without a round before it."""
    live = await started(hall, "brawl", 2, "en", {"select": "random"})
    replayer = Replayer(hall.referee, hall.composer.pictures, hall.desk.chronicle)
    first = (await hall.referee.moments.of(live))[0]
    worded = [
        ("round", 1, False),
        ("turn", 0, False),
        ("turn", 1, True),
        ("round", 2, True),
        ("turn", 0, True),
        ("turn", 1, False),
    ]
    found = [
        MomentEvent(
            first._replace(number=n, undone=gone),
            event("brawl", kind, **{"round" if kind == "round" else "seat": which}),
        )
        for n, (kind, which, gone) in enumerate(worded, 1)
    ]

    async def happened(*_: Any) -> list[MomentEvent]:
        return found

    monkeypatch.setattr(replayer.moments, "events_of_kinds", happened)
    parts = await replayer.parts(Reader.of(live, "en", make_safe=plain_name), [])
    assert [part.label.split(" · ")[0] for part in parts] == ["Round 1", "Round 1", "Round 2", "Round 1"]
