"""kill -9 between any two of press, commit and send: the same button works, every owed message arrives once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.faults.crashing import CALLBACK, CHANNEL, DM, MESSAGE, Round, When
from tests.engines.conformance.seeds import sample

# Method, path, the how-manieth such request of the story, and when the process dies: before Discord has handled the
# request (the choice is committed, nothing is sent) or after (it is sent, the bot has not heard of it).
MOMENTS: list[tuple[str, str, int, When]] = [
    ("POST", CALLBACK, 1, "before"),  # /play: the lobby is committed, its message is not there
    ("POST", CALLBACK, 1, "after"),  # /play: its message is there, the bot does not know its id
    ("POST", CALLBACK, 2, "before"),  # Join
    ("POST", CALLBACK, 2, "after"),
    ("POST", CALLBACK, 3, "before"),  # Start
    ("POST", CALLBACK, 3, "after"),
    ("POST", CHANNEL, 1, "before"),  # the first of turn message and private panels
    ("POST", CHANNEL, 1, "after"),
    ("POST", CHANNEL, 2, "before"),
    ("POST", CHANNEL, 2, "after"),
    ("POST", CHANNEL, 3, "before"),
    ("POST", CHANNEL, 3, "after"),
    ("POST", DM, 1, "before"),
    ("POST", DM, 2, "after"),
    ("POST", CALLBACK, 4, "before"),  # Anna's creature
    ("POST", CALLBACK, 4, "after"),
    ("POST", CALLBACK, 5, "before"),  # Boris's creature: the reveal
    ("POST", CALLBACK, 5, "after"),
    ("PATCH", MESSAGE, 1, "before"),  # board and panel after the reveal
    ("PATCH", MESSAGE, 1, "after"),
    ("PATCH", MESSAGE, 2, "before"),
    ("PATCH", MESSAGE, 2, "after"),
    ("DELETE", MESSAGE, 1, "before"),  # the turn message of the question before
    ("DELETE", MESSAGE, 1, "after"),
    ("POST", CHANNEL, 4, "before"),  # the next turn message
    ("POST", CHANNEL, 4, "after"),
]
DRAWN = sample(MOMENTS, 4)


def check(story: Round) -> None:
    """Every message once, every choice once, nothing owed, nothing that Discord would refuse."""
    boards = [m for m in story.posts() if "Choosing" in m.text]
    turns = [m for m in story.posts() if "To the table" in m.text]
    assert len(boards) == 1, [m.text for m in story.posts()]
    assert len(turns) == 1, [m.text for m in story.posts()]
    assert len(story.posts()) == 2
    assert "Round 2" in boards[0].text or "Choose creatures" in boards[0].text
    for name in ("Anna", "Boris"):
        inbox = story.table.person(name).inbox
        assert len(inbox) == 1, [m.text for m in inbox]
        assert [b for b in inbox[0].buttons() if ":c:" in b["custom_id"]], inbox[0].text
    rows = story.bot.rows(
        "SELECT seat, kind, count(*) FROM choices WHERE kind <> 'heal' GROUP BY seat, kind ORDER BY seat, kind"
    )
    assert rows == [(0, "creature", 1), (0, "discard", 1), (1, "creature", 1), (1, "discard", 1)]
    assert story.bot.owed() == 0
    assert story.table.violations == []


def named(moment: tuple[str, str, int, When]) -> str:
    method, path, nth, when = moment
    what = {CALLBACK: "answer", CHANNEL: "send", MESSAGE: "message", DM: "dm"}[path]
    return f"{when}-{method.lower()}-{what}-{nth}"


@pytest.mark.parametrize(("method", "path", "nth", "when"), DRAWN, ids=map(named, DRAWN))
@pytest.mark.timeout(240)
async def test_killed_at_a_request(tmp_path: Path, method: str, path: str, nth: int, when: When) -> None:
    story = Round(tmp_path)
    async with story.table:
        story.kill_at(method, path, when, nth)
        try:
            await story.play()
            assert story.bot.deaths == 1, "the moment did not come"
            check(story)
        finally:
            await story.bot.end()


@pytest.mark.timeout(240)
async def test_killed_between_press_and_commit(tmp_path: Path) -> None:
    story = Round(tmp_path)
    async with story.table:
        table = story.table
        anna, boris = table.person("Anna", locale="en-US"), table.person("Boris", locale="en-US")
        await story.until_done(lambda: story.board() is not None, lambda: anna.slash("play", sub="krendel"))
        story.bot.stop_running()
        lost = await boris.press(story.board_message(), label="Join", wait=False)
        await story.bot.kill()
        await story.bot.start()
        assert lost.state == "waiting"
        assert "Boris" not in story.text()
        await story.until_done(
            lambda: "Boris" in story.text(), lambda: boris.press(story.board_message(), label="Join")
        )
        await story.play()
        check(story)
        assert story.bot.deaths == 1
        await story.bot.end()
