"""What our messages are made of: pictures below each other, and what tells that a message shows something else."""

from __future__ import annotations

from typing import Any

from PIL import Image

from boards.painting import png
from cogs.kit.composing.messages import Message, text
from tests.cogs.kit.bodies import body_of


def picture(size: int) -> bytes:
    return png.encode(Image.new("P", (size, size), 1), [(0, 0, 0), (255, 255, 255)])


def shown(*pictures: bytes, alt: str) -> Message:
    message = Message([text("A hand")])
    message.picture("hand.png", b"".join(pictures), alt)
    return message


def galleries(message: Message) -> list[list[dict[str, Any]]]:
    (container,) = body_of(message)["components"]
    return [part["items"] for part in container["components"] if part["type"] == 12]


def test_pictures_stand_below_each_other_each_with_its_own_words() -> None:
    upper, lower = picture(20), picture(30)
    message = shown(upper, lower, alt="Styles:\none\n\nBases: two")
    assert message.pictures == {"hand.png": upper, "hand-2.png": lower}
    (first,), (second,) = galleries(message)
    assert (first["media"]["url"], first["description"]) == ("attachment://hand.png", "Styles:\none")
    assert (second["media"]["url"], second["description"]) == ("attachment://hand-2.png", "Bases: two")


def test_one_picture_keeps_all_its_words() -> None:
    ((only,),) = galleries(shown(picture(20), alt="Styles\n\nBases"))
    assert only["description"] == "Styles\n\nBases"
    (first,), (second,) = galleries(shown(picture(20), picture(30), alt="Styles, bases"))
    assert (first["description"], second["description"]) == ("Styles, bases", "Styles, bases (2/2)")


def test_further_pictures_are_told_apart_where_paragraphs_are_fewer_or_more() -> None:
    for alt in ("Hand of A\none\n\nBases", "Hand of A\none\n\nBases\n\nmore\n\nmore"):
        worded = [only["description"] for (only,) in galleries(shown(*map(picture, (20, 30, 40)), alt=alt))]
        assert worded == [alt, "Hand of A (2/3)", "Hand of A (3/3)"]
    worded = [only["description"] for (only,) in galleries(shown(picture(20), picture(30), alt="x" * 1024))]
    assert [len(each) <= 1024 for each in worded] == [True, True]


def test_a_change_of_any_of_its_pictures_changes_what_a_message_shows() -> None:
    before = shown(picture(20), picture(30), alt="").digest()
    assert shown(picture(20), picture(30), alt="").digest() == before
    assert shown(picture(20), picture(31), alt="").digest() != before
    assert shown(picture(20), alt="").digest() != before


def test_what_a_message_has_no_room_for_is_told_in_text() -> None:
    message = shown(*[picture(20)] * 9, alt="")
    message.picture("more.png", picture(20) + picture(30), "Styles\n\nBases")
    assert len(message.pictures) == 9
    (container,) = body_of(message)["components"]
    assert container["components"][-1]["content"] == "Styles\n\nBases"
