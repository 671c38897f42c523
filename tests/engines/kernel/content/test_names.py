"""Names in content: a text in each of some languages, stored in the bytes in which it always was."""

from __future__ import annotations

import msgspec
import pytest

from engines.brawl.content.forms import Cases, Forms
from engines.kernel.content.names import Name, from_file
from engines.kernel.content.reading import Content, ContentError, pack_bytes, parse


class Thing(Content, frozen=True):
    name: Name
    forms: Forms | None = None


FORMER = (
    b'{"name":{"ru":"\xd0\x9e\xd0\xb3\xd1\x80","en":"Ogre"},"forms":{"gender":"m",'
    b'"ru":{"nom":null,"gen":"\xd0\x9e\xd0\xb3\xd1\x80\xd0\xb0","acc":null,"dat":null,"ins":null},"en":null}}'
)
"""As 0.7.0 stored it."""


def test_what_0_7_0_has_stored_is_read_and_has_the_same_bytes() -> None:
    thing = msgspec.json.decode(FORMER, type=Thing, dec_hook=from_file)
    assert thing == Thing(Name(en="Ogre", ru="Огр"), Forms("m", ru=Cases(gen="Огра")))
    assert pack_bytes(thing) == FORMER


def test_a_name_in_any_languages_falls_back() -> None:
    thing = parse('name = { de = "Oger", ru = "Огр" }\nforms = { de = { gen = "Ogers" } }', "things.toml", Thing)
    assert [thing.name.in_language(language) for language in ("de", "ru", "en", "fr")] == ["Oger", "Огр", "Огр", "Огр"]
    assert Name(en="Ogre", de="Oger").in_language("ru") == "Ogre"
    assert thing.forms is not None
    assert (thing.forms.in_language("de"), thing.forms.in_language("ru")) == (Cases(gen="Ogers"), None)
    assert pack_bytes(thing.name) == '{"ru":"Огр","de":"Oger"}'.encode()
    assert msgspec.json.decode(pack_bytes(thing), type=Thing, dec_hook=from_file) == thing


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('name = "Ogre"', "t.toml:1: a name is a table of languages"),
        ("name = {}", "t.toml:1: a name is a table of languages"),
        ('name = { english = "Ogre" }', "t.toml:1: 'english' is no tag of a language"),
        ("name = { en = 5 }", "t.toml:1: Expected `str`, got `int`, in 'en'"),
        ('name = { en = "Ogre" }\nforms = { gender = "m", german = {} }', "t.toml:2: 'german' is neither 'gender'"),
        (
            'name = { en = "Ogre" }\nforms = { ru = { gen = 5 } }',
            "t.toml:2: Expected `str | null`, got `int` in ru.gen",
        ),
    ],
)
def test_what_is_no_name_is_told_with_its_line(text: str, reason: str) -> None:
    with pytest.raises(ContentError) as error:
        parse(text, "t.toml", Thing)
    assert reason in str(error.value), error.value
