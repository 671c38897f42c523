"""Custom ids of controls (cogs/kit/controls/custom_ids.py)."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.kit.controls.custom_ids import NOTE, Control, custom_id, parse_custom_id
from referee.match.slots import BOARD, RESULT, panel_slot
from store.match.matches import ALPHABET

CODE = "K3MD7Q"

CODES = st.text(ALPHABET, min_size=4, max_size=12)
ACTIONS = st.text(string.ascii_lowercase, min_size=1, max_size=12)
SLOTS = st.one_of(
    st.sampled_from([BOARD, RESULT, NOTE]),
    st.integers(0, 9).map(panel_slot),
    st.integers(0, 10**12 - 1).map(lambda number: f"turn:{number}"),
)
ARGS = st.lists(st.text(string.ascii_letters + string.digits + "_.*!-", min_size=1, max_size=13), max_size=4)


@given(CODES, ACTIONS, SLOTS, ARGS)
def test_what_is_put_in_comes_out(code: str, action: str, slot: str, args: list[str]) -> None:
    made = custom_id(code, action, slot, *args)
    assert len(made) <= 100
    assert parse_custom_id(made) == Control(code, action, slot, tuple(args))


@pytest.mark.parametrize(
    ("parts", "made"),
    [
        ((CODE, "join", BOARD), "v1:K3MD7Q:join:board"),
        ((CODE, "c", "panel:2", 2, "12.1", "ogre"), "v1:K3MD7Q:c:panel.2:2:12.1:ogre"),
        ((CODE, "c", "panel:2", 2, "12", "*"), "v1:K3MD7Q:c:panel.2:2:12:*"),
        ((CODE, "c", "panel:2", 2, "12", "-"), "v1:K3MD7Q:c:panel.2:2:12:-"),
        ((CODE, "add", "panel:0", 0, "7", "*4"), "v1:K3MD7Q:add:panel.0:0:7:*4"),
        ((CODE, "act", "turn.31"), "v1:K3MD7Q:act:turn.31"),
        ((CODE, "log", NOTE, 3), "v1:K3MD7Q:log:note:3"),
    ],
)
def test_ids_as_they_are_sent(parts: tuple[str | int, ...], made: str) -> None:
    code, action, slot, *args = parts
    assert custom_id(str(code), str(action), str(slot), *args) == made


LONGEST = ("A" * 12, "a" * 12, "turn:" + "9" * 12)
"""46 characters with the version and the colons."""


def test_an_id_is_at_most_a_hundred_characters() -> None:
    assert len(custom_id(*LONGEST, "x" * 40, "y" * 12)) == 100
    with pytest.raises(ValueError, match=r"^not a custom id of ours: 'v1:A"):
        custom_id(*LONGEST, "x" * 40, "y" * 13)


@pytest.mark.parametrize(
    "parts",
    [
        (CODE, "c", BOARD, "x" * 61),
        (CODE, "c", BOARD, "1", "2", "3", "4", "5"),
        (CODE, "c", BOARD, ""),
        (CODE, "c", BOARD, "a~b"),
        (CODE, "c", BOARD, "a b"),
        (CODE, "c", BOARD, "карта"),
        (CODE, "Choose", BOARD),
        (CODE, "", BOARD),
        (CODE, "c", ""),
        ("K3M", "c", BOARD),
        ("k3md7q", "c", BOARD),
    ],
)
def test_what_cannot_be_read_back_is_not_made(parts: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"^not a custom id of ours: "):
        custom_id(*parts)


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "v1",
        "v1:K3MD7Q",
        "v1:K3MD7Q:join",
        "v2:K3MD7Q:join:board",
        "V1:K3MD7Q:join:board",
        " v1:K3MD7Q:join:board",
        "v1:K3MD7Q:join:board ",
        "v1:K3MD7Q:join:board\n",
        "v1:K3MD7Q:join:board:",
        "v1:K3MD7Q:join:board::1",
        "v1:K3MD7Q:join:board:1:2:3:4:5",
        "v1:K3MD7Q:join:panel:2:x'; DROP TABLE matches",
        "v1:K3MD7Q:join:panel.",
        "v1:K3MD7Q:join:panel.x",
        "v1:K3MD7Q:join:panel.1234567890123",
        "v1:K3MD7Q:join:panel.2.3",
        "v1:K3MD7Q:join:../board",
        "v1:K3MD7Q:j0in:board",
        "v1:k3md7q:join:board",
        "v1:К3МD7Q:join:board",
        "v1:K3MD7Q:join:board:١",
        "v1:K3MD7Q:join:board:" + "x" * 61,
        "v1:" + "A" * 13 + ":join:board",
        "join",
    ],
)
def test_forged_ids_are_none_of_ours(raw: str) -> None:
    assert parse_custom_id(raw) is None


@given(st.text(max_size=120))
def test_any_text_is_read_or_is_none_of_ours(raw: str) -> None:
    read = parse_custom_id(raw)
    assert read is None or custom_id(read.code, read.action, read.slot, *read.args) == raw


@given(
    st.from_regex(
        r"v1:[0-9A-Z]{4,12}:[a-z]{1,12}:[a-z]{1,12}(\.[0-9]{1,12})?(:[\w.*!/+~#-]{1,12}){0,3}", fullmatch=True
    )
)
def test_what_looks_like_ours_is_written_the_same(raw: str) -> None:
    read = parse_custom_id(raw)
    if raw.isascii():
        assert read is not None
        assert custom_id(read.code, read.action, read.slot, *read.args) == raw
    else:
        assert read is None


@pytest.mark.parametrize(
    "key", ["claus.tailwind/0+", "2:luc.time:3", "seth.ability.guess", "kallistar.chain_of_destruction/0", "watchman#2"]
)
def test_keys_of_answers_are_read_back_as_they_were(key: str) -> None:
    made = custom_id(CODE, "c", BOARD, "2", "12.1", key)
    read = parse_custom_id(made)
    assert read is not None
    assert read.args == ("2", "12.1", key)
