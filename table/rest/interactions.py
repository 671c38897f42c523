"""REST: answers to interactions, and the messages reached through an interaction's token."""

from __future__ import annotations

from typing import Any

from table.acts import composing
from table.acts.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from table.checks import message_limits
from table.errors import JSON, DiscordError, refusal
from table.rest.request_checks import Call, Route
from table.state.things import EPHEMERAL, LOADING, Message

_MESSAGE, _DEFERRED, _DEFERRED_UPDATE, _UPDATE, _CHOICES, _MODAL = 4, 5, 6, 7, 8, 9
# Types of messages: the answer to a slash command, and to an entry of a context menu.
_CHAT_INPUT, _CONTEXT_MENU = 20, 23
_FITTING = {
    COMMAND: (_MESSAGE, _DEFERRED, _MODAL),
    COMPONENT: (_MESSAGE, _DEFERRED, _DEFERRED_UPDATE, _UPDATE, _MODAL),
    AUTOCOMPLETE: (_CHOICES,),
    MODAL: (_MESSAGE, _DEFERRED),
}


def _data(call: Call) -> JSON:
    return call.fields.get("data") or {}


def _check_callback(call: Call) -> None:
    kind, data = call.fields.get("type"), _data(call)
    interaction = call.interactions.by_id(call.params["interaction_id"], call.params["interaction_token"])
    if kind == _MESSAGE:
        message_limits.check_message(data, _names(call))
    elif kind == _UPDATE and interaction.source is not None:
        message_limits.check_message(data, _names(call), interaction.source.data)
    elif kind == _CHOICES:
        message_limits.check_choices(data.get("choices"))
    elif kind == _MODAL:
        message_limits.check_modal(data)


def _names(call: Call) -> list[str]:
    inner = Call(call.world, call.interactions, call.gateway_url, call.params, call.query, _data(call), call.files)
    return inner.names


def _callback(call: Call) -> JSON | None:
    interaction = call.interactions.by_id(call.params["interaction_id"], call.params["interaction_token"])
    interaction.check_first()
    kind = call.fields["type"]
    fitting = _FITTING[interaction.kind]
    if interaction.kind == MODAL and interaction.source is not None:
        fitting = (*fitting, _DEFERRED_UPDATE, _UPDATE)
    if kind not in fitting:
        error = {"_errors": [{"code": "BASE_TYPE_CHOICES", "message": f"Value must be one of {fitting}."}]}
        raise DiscordError(400, 50035, "Invalid Form Body", {"type": error})
    _ANSWERS[kind](call, interaction)
    if call.query.get("with_response") not in ("1", "true"):
        return None
    return _visible_message(interaction, kind)


def _visible_message(interaction: Interaction, kind: int) -> JSON:
    shown: JSON = {"id": interaction.id, "type": interaction.kind, "channel_id": interaction.channel.id}
    if not interaction.channel.is_dm:
        shown["guild_id"] = interaction.channel.data["guild_id"]
    answer: JSON = {"interaction": shown}
    message = interaction.message
    if message is not None and kind in (_MESSAGE, _DEFERRED, _DEFERRED_UPDATE, _UPDATE):
        shown["response_message_id"] = message.id
        shown["response_message_loading"] = kind == _DEFERRED
        shown["response_message_ephemeral"] = message.ephemeral
    if message is not None and kind in (_MESSAGE, _UPDATE):
        answer["resource"] = {"type": kind, "message": message.data}
    return answer


def _answer_message(call: Call, interaction: Interaction) -> None:
    interaction.message = _new(call, interaction, _data(call))
    interaction.resolve("answered")


def _answer_deferred(call: Call, interaction: Interaction) -> None:
    flags = (_data(call).get("flags") or 0) & EPHEMERAL
    message = _blank(call, interaction, flags | LOADING)
    interaction.message = call.world.add_message(message)
    interaction.owed = "new"
    interaction.resolve("deferred")


def _answer_deferred_update(_call: Call, interaction: Interaction) -> None:
    interaction.message = interaction.source
    interaction.owed = "update"
    interaction.resolve("deferred")


def _answer_update(call: Call, interaction: Interaction) -> None:
    source = interaction.source
    if source is None or source.deleted:
        raise refusal(10008)
    _change(call, source, _data(call))
    interaction.message = source
    interaction.resolve("answered")


def _answer_choices(call: Call, interaction: Interaction) -> None:
    interaction.choices = list(_data(call).get("choices") or [])
    interaction.resolve("answered")


def _answer_modal(call: Call, interaction: Interaction) -> None:
    data = _data(call)
    components: list[Any] = composing.number_components(_without_nulls(data["components"]))
    interaction.modal = {"custom_id": data["custom_id"], "title": data["title"], "components": components}
    interaction.resolve("answered")


def _without_nulls(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_nulls(item) for item in value]
    if isinstance(value, dict):
        return {key: _without_nulls(item) for key, item in value.items() if item is not None}
    return value


_ANSWERS = {
    _MESSAGE: _answer_message,
    _DEFERRED: _answer_deferred,
    _DEFERRED_UPDATE: _answer_deferred_update,
    _UPDATE: _answer_update,
    _CHOICES: _answer_choices,
    _MODAL: _answer_modal,
}


def _blank(call: Call, interaction: Interaction, flags: int) -> Message:
    world = call.world
    data = world.blank(interaction.channel.id, world.bot, flags)
    data |= {"application_id": world.app["id"], "webhook_id": world.app["id"]}
    data["interaction_metadata"] = interaction.metadata()
    if interaction.kind == COMMAND:
        data["type"] = _CHAT_INPUT if interaction.data["type"] == 1 else _CONTEXT_MENU
        user = world.users[interaction.person_id]
        data["interaction"] = {"id": interaction.id, "type": COMMAND, "name": interaction.command, "user": user}
    seer = interaction.person_id if flags & EPHEMERAL else None
    return Message(data, world.files, seer, interaction.token)


def _new(call: Call, interaction: Interaction, body: JSON) -> Message:
    message = _blank(call, interaction, (body.get("flags") or 0) & EPHEMERAL)
    composing.fill(call.world, message, body, call.files)
    return call.world.add_message(message)


def _change(call: Call, message: Message, body: JSON) -> None:
    was_loading = message.flags & LOADING
    if body.get("flags") is not None:
        # Whether a message is ephemeral is decided when it is created.
        body = body | {"flags": body["flags"] & ~EPHEMERAL}
    composing.fill(call.world, message, body, call.files)
    message.data["flags"] &= ~LOADING
    if not was_loading:
        message.data["edited_timestamp"] = call.world.now()
    call.world.change_message(message)


# Follow-ups. The original response is `@original`.


def _interaction(call: Call) -> Interaction:
    return call.interactions.by_token(call.params["webhook_id"], call.params["webhook_token"])


def _check_followup(call: Call) -> None:
    message_limits.check_message(call.fields, call.names)


def _followup(call: Call) -> JSON:
    interaction = _interaction(call)
    if interaction.owed == "new" and interaction.message is not None:
        if interaction.message.deleted:
            raise refusal(10008)
        # The first follow-up fills a deferred response in, whatever its own flags say.
        _fill_owed(call, interaction, interaction.message)
        return interaction.message.data
    message = _new(call, interaction, call.fields)
    interaction.followups.append(message)
    if interaction.state == "deferred":
        # A new message beside the pressed one, or in place of a deferred one that was deleted.
        interaction.resolve("answered")
    return message.data


def _fill_owed(call: Call, interaction: Interaction, message: Message) -> None:
    _change(call, message, call.fields)
    interaction.owed = None
    interaction.resolve("answered")


def _find_message(call: Call) -> tuple[Interaction, Message]:
    interaction = _interaction(call)
    key = call.params.get("message_id", "@original")
    if key == "@original" or (interaction.message is not None and key == interaction.message.id):
        found = interaction.message
    else:
        found = next((item for item in interaction.followups if item.id == key), None)
    if found is None or found.deleted:
        raise refusal(10008)
    return interaction, found


def _get(call: Call) -> JSON:
    return _find_message(call)[1].data


def _check_edit(call: Call) -> None:
    message_limits.check_message(call.fields, call.names, _find_message(call)[1].data)


def _edit(call: Call) -> JSON:
    interaction, message = _find_message(call)
    if interaction.owed and message is interaction.message:
        _fill_owed(call, interaction, message)
    else:
        _change(call, message, call.fields)
    return message.data


def _delete(call: Call) -> None:
    interaction, message = _find_message(call)
    call.world.remove_message(message)
    if message is interaction.message and interaction.owed:
        interaction.owed = None
        interaction.resolve("answered")


_TOKEN = "/webhooks/{webhook_id}/{webhook_token}"  # noqa: S105 - a path, not a password

ROUTES = [
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", _callback, _check_callback),
    Route("POST", _TOKEN, _followup, _check_followup),
    *(
        route
        for path in (_TOKEN + "/messages/@original", _TOKEN + "/messages/{message_id}")
        for route in (
            Route("GET", path, _get),
            Route("PATCH", path, _edit, _check_edit),
            Route("DELETE", path, _delete),
        )
    ),
]
