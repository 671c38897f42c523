"""Each rule at its bound and one past it."""

from typing import Any

import pytest

from table.checks.message_limits import check_choices, check_message, check_modal
from table.errors import DiscordError
from tests.table.checks.refusing import JSON, codes, refused

V2 = 1 << 15


def errors(body: JSON, uploads: list[str] | None = None, before: JSON | None = None) -> JSON:
    return refused(check_message, body, uploads or [], before)


def empty_before(**facts: Any) -> JSON:
    return {"content": "", "embeds": [], "components": [], "attachments": [], "flags": 0} | facts


@pytest.mark.parametrize(
    "body", [{}, {"content": ""}, {"content": "  "}, {"content": None, "embeds": [], "components": []}]
)
def test_an_empty_message(body: JSON) -> None:
    with pytest.raises(DiscordError) as caught:
        check_message(body, [])
    assert (caught.value.status, caught.value.code) == (400, 50006)
    check_message(body, ["x.png"])


def test_an_edit_may_not_empty_a_message() -> None:
    before = empty_before(content="x")
    with pytest.raises(DiscordError) as caught:
        check_message({"content": ""}, [], before)
    assert caught.value.code == 50006
    check_message({"embeds": []}, [], before)
    picture = {"id": "5", "filename": "a.png"}
    check_message({"content": ""}, [], before | {"attachments": [picture]})
    with pytest.raises(DiscordError):
        check_message({"content": "", "attachments": []}, [], before | {"attachments": [picture]})


def test_content() -> None:
    assert errors({"content": "x" * 2000}) == {}
    assert errors({"content": "x" * 2001}) == {
        "content": {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer in length."}]}
    }


@pytest.mark.parametrize(
    ("key", "most"),
    [("title", 256), ("description", 4096), ("footer", 2048), ("author", 256), ("name", 256), ("value", 1024)],
)
def test_texts_of_an_embed(key: str, most: int) -> None:
    def embed(size: int) -> JSON:
        text = "x" * size
        made: JSON = {
            "footer": {"footer": {"text": text}},
            "author": {"author": {"name": text}},
            "name": {"fields": [{"name": text, "value": "v"}]},
            "value": {"fields": [{"name": "n", "value": text}]},
        }.get(key, {key: text})
        return {"embeds": [made]}

    assert errors(embed(most)) == {}
    assert codes(errors(embed(most + 1))) == ["BASE_TYPE_MAX_LENGTH"]


def test_fields_of_an_embed_are_not_empty() -> None:
    assert codes(errors({"embeds": [{"fields": [{"name": "", "value": "v"}]}]})) == ["BASE_TYPE_REQUIRED"]
    assert codes(errors({"embeds": [{"fields": [{"name": "n", "value": " "}]}]})) == ["BASE_TYPE_REQUIRED"]


def test_counts_of_embeds_and_fields() -> None:
    assert errors({"embeds": [{"title": "x"}] * 10}) == {}
    assert codes(errors({"embeds": [{"title": "x"}] * 11})) == ["BASE_TYPE_BAD_LENGTH"]
    field = {"name": "n", "value": "v"}
    assert errors({"embeds": [{"fields": [field] * 25}]}) == {}
    assert codes(errors({"embeds": [{"fields": [field] * 26}]})) == ["BASE_TYPE_BAD_LENGTH"]


def test_all_embeds_together() -> None:
    def embeds(last: int) -> JSON:
        return {"embeds": [{"description": "x" * 4000}, {"description": "x" * last}]}

    assert errors(embeds(2000)) == {}
    assert codes(errors(embeds(2001))) == ["MAX_EMBED_SIZE_EXCEEDED"]


def test_attachments() -> None:
    names = [f"{i}.png" for i in range(11)]
    assert errors({}, names[:10]) == {}
    assert codes(errors({}, names)) == ["BASE_TYPE_BAD_LENGTH"]
    assert errors({"attachments": [{"id": 0, "description": "x" * 1024}]}, ["a"]) == {}
    assert codes(errors({"attachments": [{"id": 0, "description": "x" * 1025}]}, ["a"])) == ["BASE_TYPE_MAX_LENGTH"]


def test_an_attachment_that_is_named_must_be_there() -> None:
    gallery = {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}]}
    missing = ["UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"]
    assert errors(gallery, ["a.png"]) == {}
    assert codes(errors(gallery, ["b.png"])) == missing
    kept = empty_before(flags=V2, components=[{}], attachments=[{"id": "5", "filename": "a.png"}])
    assert errors(gallery, [], kept) == {}
    assert codes(errors(gallery | {"attachments": []}, [], kept)) == missing
    assert errors(gallery | {"attachments": [{"id": 5}]}, [], kept) == {}
    embed = {"embeds": [{"image": {"url": "attachment://a.png"}}]}
    assert errors(embed, ["a.png"]) == {}
    assert codes(errors(embed)) == missing
    assert errors({"embeds": [{"image": {"url": "https://example.org/a.png"}}]}) == {}


@pytest.mark.parametrize("flags", [0, 1 << 2, 1 << 6, 1 << 12, V2])
def test_flags_that_may_be_sent(flags: int) -> None:
    assert errors({"flags": flags, "components": [text("x")] if flags == V2 else [row(button())]}) == {}


@pytest.mark.parametrize("flags", [1, 1 << 5, 1 << 7, "64"])
def test_flags_that_may_not(flags: Any) -> None:
    assert codes(errors({"flags": flags, "content": "x"})) == ["INVALID_FLAGS"]


# Components V2


def text(content: str) -> JSON:
    return {"type": 10, "content": content}


def button(custom_id: str = "a", **facts: Any) -> JSON:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": "x"} | facts


def row(*parts: JSON) -> JSON:
    return {"type": 1, "components": list(parts)}


def select(**facts: Any) -> JSON:
    return {
        "type": 3,
        "custom_id": "s",
        "options": [{"label": "a", "value": "a"}, {"label": "b", "value": "b"}],
    } | facts


@pytest.mark.parametrize(
    "extra", [{"content": "x"}, {"embeds": [{"title": "x"}]}, {"poll": {"question": {}}}, {"sticker_ids": ["1"]}]
)
def test_v2_has_no_old_fields(extra: JSON) -> None:
    body = {"flags": V2, "components": [text("x")]}
    assert errors(body) == {}
    assert codes(errors(body | extra)) == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]


def test_v2_flag_is_needed_and_cannot_be_removed() -> None:
    assert codes(errors({"components": [text("x")]})) == ["UNION_TYPE_CHOICES"]
    before = empty_before(flags=V2, components=[text("x")])
    assert errors({"components": [text("y")]}, [], before) == {}
    removed = {"flags": 0, "components": [text("y")]}
    assert codes(errors(removed, [], before)) == ["MESSAGE_FLAGS_CANNOT_REMOVE_COMPONENTS_V2"]


def test_becoming_v2_needs_the_content_emptied() -> None:
    before = empty_before(content="old")
    body = {"flags": V2, "components": [text("x")]}
    assert codes(errors(body, [], before)) == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
    assert errors(body | {"content": None}, [], before) == {}


def test_v2_counts_nested_components() -> None:
    def board(number: int) -> JSON:
        return {"flags": V2, "components": [{"type": 17, "components": [text("x")] * number}]}

    assert errors(board(39)) == {}  # with the container itself 40
    assert codes(errors(board(40))) == ["COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"]


def test_v2_text_in_total() -> None:
    def board(last: int) -> JSON:
        return {"flags": V2, "components": [text("x" * 3000), {"type": 17, "components": [text("y" * last)]}]}

    assert errors(board(1000)) == {}
    assert codes(errors(board(1001))) == ["COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"]


def test_v2_nesting() -> None:
    container = {"type": 17, "components": [text("x")]}
    nested = {"type": 17, "components": [container]}
    assert errors({"flags": V2, "components": [container]}) == {}
    assert codes(errors({"flags": V2, "components": [nested]})) == ["UNION_TYPE_CHOICES"]
    assert codes(errors({"flags": V2, "components": [button()]})) == ["UNION_TYPE_CHOICES"]
    assert codes(errors({"flags": V2, "components": [{"type": 17, "components": []}]})) == ["BASE_TYPE_BAD_LENGTH"]


def test_sections() -> None:
    def section(number: int, **facts: Any) -> JSON:
        made = {"type": 9, "components": [text("x")] * number, "accessory": button()} | facts
        return {"flags": V2, "components": [made]}

    assert errors(section(1)) == {}
    assert errors(section(3)) == {}
    assert codes(errors(section(0))) == ["BASE_TYPE_BAD_LENGTH"]
    assert codes(errors(section(4))) == ["BASE_TYPE_BAD_LENGTH"]
    assert codes(errors(section(1, accessory=None))) == ["BASE_TYPE_REQUIRED"]
    assert codes(errors(section(1, components=[button("b")]))) == ["UNION_TYPE_CHOICES"]


def test_galleries() -> None:
    def gallery(number: int, **facts: Any) -> JSON:
        items = [{"media": {"url": "https://example.org/x.png"}} | facts] * number
        return {"flags": V2, "components": [{"type": 12, "items": items}]}

    assert errors(gallery(1)) == errors(gallery(10)) == {}
    assert codes(errors(gallery(0))) == ["BASE_TYPE_BAD_LENGTH"]
    assert codes(errors(gallery(11))) == ["BASE_TYPE_BAD_LENGTH"]
    assert errors(gallery(1, description="x" * 1024)) == {}
    assert codes(errors(gallery(1, description="x" * 1025))) == ["BASE_TYPE_MAX_LENGTH"]


# Rows, buttons, selects


def test_rows() -> None:
    def rows(*items: JSON) -> JSON:
        return {"components": list(items)}

    five = [row(button(str(i))) for i in range(6)]
    assert errors(rows(*five[:5])) == {}
    assert codes(errors(rows(*five))) == ["BASE_TYPE_BAD_LENGTH"]
    wide = [button(str(i)) for i in range(6)]
    assert errors(rows(row(*wide[:5]))) == {}
    assert codes(errors(rows(row(*wide)))) == ["BASE_TYPE_BAD_LENGTH"]
    assert codes(errors(rows(row()))) == ["BASE_TYPE_BAD_LENGTH"]
    assert errors(rows(row(select()))) == {}
    assert codes(errors(rows(row(select(), button())))) == ["COMPONENT_LAYOUT_WIDTH_EXCEEDED"]
    assert codes(errors(rows(row(text("x"))))) == ["UNION_TYPE_CHOICES"]


def test_custom_ids_are_unique() -> None:
    assert errors({"components": [row(button("a"), button("b"))]}) == {}
    assert codes(errors({"components": [row(button("a")), row(button("a"))]})) == ["COMPONENT_CUSTOM_ID_DUPLICATED"]


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"custom_id": "x" * 100}, None),
        ({"custom_id": "x" * 101}, "BASE_TYPE_MAX_LENGTH"),
        ({"custom_id": None}, "BASE_TYPE_REQUIRED"),
        ({"label": "x" * 80}, None),
        ({"label": "x" * 81}, "BASE_TYPE_MAX_LENGTH"),
        ({"label": None, "emoji": {"name": "🎲"}}, None),
        ({"label": None}, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
        ({"style": 0}, "BASE_TYPE_CHOICES"),
        ({"style": 7}, "BASE_TYPE_CHOICES"),
        ({"url": "https://example.org"}, "BUTTON_COMPONENT_INVALID_FIELD"),
        ({"style": 5, "custom_id": None, "url": "https://example.org"}, None),
        ({"style": 5, "url": "https://example.org"}, "BUTTON_COMPONENT_CUSTOM_ID_AND_URL_MUTUALLY_EXCLUSIVE"),
        ({"style": 5, "custom_id": None, "url": "javascript:1"}, "URL_TYPE_INVALID_SCHEME"),
        ({"style": 5, "custom_id": None}, "URL_TYPE_INVALID_SCHEME"),
        ({"style": 5, "custom_id": None, "url": "https://example.org/".ljust(512, "x")}, None),
        ({"style": 5, "custom_id": None, "url": "https://example.org/".ljust(513, "x")}, "BASE_TYPE_MAX_LENGTH"),
    ],
)
def test_buttons(facts: JSON, code: str | None) -> None:
    assert codes(errors({"components": [row(button(**facts))]})) == ([code] if code else [])


def choice(**facts: Any) -> list[JSON]:
    return [{"label": "a", "value": "a"} | facts, {"label": "b", "value": "b"}]


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"placeholder": "x" * 150}, None),
        ({"placeholder": "x" * 151}, "BASE_TYPE_MAX_LENGTH"),
        ({"max_values": 2}, None),
        ({"max_values": 3}, "SELECT_COMPONENT_TOO_FEW_OPTIONS"),
        ({"min_values": 0}, None),
        ({"min_values": 2, "max_values": 1}, "SELECT_COMPONENT_MAX_VALUES_TOO_SMALL"),
        ({"options": [{"label": str(i), "value": str(i)} for i in range(25)]}, None),
        ({"options": [{"label": str(i), "value": str(i)} for i in range(26)]}, "BASE_TYPE_BAD_LENGTH"),
        ({"options": choice(value="b")}, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
        ({"options": choice(label="x" * 100)}, None),
        ({"options": choice(label="x" * 101)}, "BASE_TYPE_MAX_LENGTH"),
        ({"options": choice(value="x" * 100)}, None),
        ({"options": choice(value="x" * 101)}, "BASE_TYPE_MAX_LENGTH"),
        ({"options": choice(description="x" * 100)}, None),
        ({"options": choice(description="x" * 101)}, "BASE_TYPE_MAX_LENGTH"),
        ({"options": [row | {"default": True} for row in choice()], "max_values": 2}, None),
        ({"options": [row | {"default": True} for row in choice()]}, "SELECT_COMPONENT_TOO_MANY_DEFAULTS"),
        ({"custom_id": "x" * 101}, "BASE_TYPE_MAX_LENGTH"),
        ({"type": 5, "options": None, "max_values": 25}, None),
        ({"type": 5, "options": None, "max_values": 26}, "NUMBER_TYPE_MAX"),
    ],
)
def test_selects(facts: JSON, code: str | None) -> None:
    assert codes(errors({"components": [row(select(**facts))]})) == ([code] if code else [])


# Modals and choices


def label(i: int = 0, component: JSON | None = None, **facts: Any) -> JSON:
    entry = component or {"type": 4, "custom_id": f"t{i}", "style": 1}
    return {"type": 18, "label": "x", "component": entry} | facts


def modal(*rows: JSON, **facts: Any) -> JSON:
    return {"custom_id": "m", "title": "T", "components": list(rows)} | facts


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (modal(*(label(i) for i in range(5))), None),
        (modal(*(label(i) for i in range(6))), "BASE_TYPE_BAD_LENGTH"),
        (modal(), "BASE_TYPE_BAD_LENGTH"),
        (modal(label(), title="x" * 45), None),
        (modal(label(), title="x" * 46), "BASE_TYPE_MAX_LENGTH"),
        (modal(label(), title=""), "BASE_TYPE_REQUIRED"),
        (modal(label(), custom_id="x" * 100), None),
        (modal(label(), custom_id="x" * 101), "BASE_TYPE_MAX_LENGTH"),
        (modal(label(label="x" * 45)), None),
        (modal(label(label="x" * 46)), "BASE_TYPE_MAX_LENGTH"),
        (modal(label(description="x" * 100)), None),
        (modal(label(description="x" * 101)), "BASE_TYPE_MAX_LENGTH"),
        (modal(label(component=select(disabled=False))), None),
        (modal(label(component=select(disabled=True))), "COMPONENT_DISABLED_IN_MODAL"),
        (modal(label(component=button())), "UNION_TYPE_CHOICES"),
        (modal(label(1), label(1)), "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (modal(text("read"), label()), None),
        (modal({"type": 17, "components": [text("x")]}, label()), "UNION_TYPE_CHOICES"),
        (modal(row({"type": 4, "custom_id": "t", "style": 1, "label": "x" * 45})), None),
        (modal(row({"type": 4, "custom_id": "t", "style": 1, "label": "x" * 46})), "BASE_TYPE_MAX_LENGTH"),
        (modal(label(component={"type": 4, "custom_id": "t", "style": 1, "value": "x" * 4000})), None),
        (
            modal(label(component={"type": 4, "custom_id": "t", "style": 1, "value": "x" * 4001})),
            "BASE_TYPE_MAX_LENGTH",
        ),
        (modal(label(component={"type": 4, "custom_id": "t", "style": 1, "max_length": 4000})), None),
        (modal(label(component={"type": 4, "custom_id": "t", "style": 1, "max_length": 4001})), "NUMBER_TYPE_MAX"),
        (modal(label(component={"type": 4, "custom_id": "t", "min_length": 3, "max_length": 2})), "NUMBER_TYPE_MAX"),
        (modal(label(component={"type": 4, "custom_id": "t", "placeholder": "x" * 101})), "BASE_TYPE_MAX_LENGTH"),
        (modal(label(component={"type": 21, "custom_id": "r", "options": choice()})), None),
        (modal(label(component={"type": 21, "custom_id": "r", "options": choice()[:1]})), "BASE_TYPE_BAD_LENGTH"),
        (modal(label(component={"type": 22, "custom_id": "c", "options": choice()[:1]})), None),
        (
            modal(label(component={"type": 22, "custom_id": "c", "options": choice(value="b")})),
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
    ],
)
def test_modals(data: JSON, code: str | None) -> None:
    assert codes(refused(check_modal, data)) == ([code] if code else [])


def choice_errors(choices: list[JSON]) -> list[str]:
    return codes(refused(check_choices, choices))


def test_autocomplete_choices() -> None:
    one = {"name": "x", "value": "x"}
    assert choice_errors([]) == choice_errors([one] * 25) == []
    assert choice_errors([one] * 26) == ["BASE_TYPE_BAD_LENGTH"]
    for key in ("name", "value"):
        assert choice_errors([one | {key: "x" * 100}]) == []
        assert choice_errors([one | {key: "x" * 101}]) == ["BASE_TYPE_MAX_LENGTH"]
        assert choice_errors([one | {key: ""}]) == ["BASE_TYPE_REQUIRED"]
    assert choice_errors([one | {"value": 7}]) == []
