"""Between the sides: the attack under way, the stack in the order in which it resolves, the damage queue."""

from __future__ import annotations

from typing import NamedTuple

from boards.legends.cards import parts, signs
from boards.legends.cards.parts import Coin, Digits, Glyph, Group, Line, Part, Picture, Seal, Shaped, group
from boards.legends.table.seen import Table
from boards.painting import text
from boards.painting.layout import Box, Item, Panel
from boards.painting.theme import Role, seat_role
from engines.legends.views.view import DoingView, EntryView, FightView, FiringView, SpellView
from words.texts import signed

PAD, GAP = 10, 5
ROW, EMBLEM = 46, 44
WORDS = 34


class Entry(NamedTuple):
    """A line of the list, broken into rows where it is long; a heading begins a part of it."""

    rows: list[list[Group]]
    heading: bool = False

    @property
    def height(self) -> int:
        """Its height with the gap beneath it."""
        return len(self.rows) * (ROW + 2) + GAP


def entries(table: Table, width: int) -> list[Entry]:
    """Return all that is under way: the answer being put together, the attack, what resolves now, the stack, the queue."""
    view, room = table.view, width - 2 * PAD
    found: list[Entry] = []
    if view.draft is not None and view.draft.what in ("card", "ability", "attack", "block"):
        found.append(Entry(parts.rows_of(_draft(table), room)))
    if view.fight is not None:
        found += [Entry(parts.rows_of(line, room)) for line in _fight(table, view.fight)]
    if view.doing is not None:
        found.append(Entry(parts.rows_of(_doing(table, view.doing), room)))
    if view.firings:
        found.append(_heading(table, "legends-board-firing", room, count=len(view.firings)))
        found += [Entry(parts.rows_of(_firing(table, firing), room)) for firing in view.firings]
    if view.stack:
        found.append(_heading(table, "legends-board-stack", room, count=len(view.stack)))
        found += [Entry(parts.rows_of(_spell(table, spell), room)) for spell in reversed(view.stack)]
    if view.queue:
        found.append(_heading(table, "legends-board-queue", room, count=len(view.queue)))
        found += [Entry(parts.rows_of(_entry(table, n, entry), room)) for n, entry in enumerate(view.queue, 1)]
    return found


def height(found: list[Entry]) -> int:
    """Return how high entries are; 0 if there are none."""
    return sum(entry.height for entry in found) + 2 * PAD - GAP if found else 0


def pages(found: list[Entry], most: int) -> list[list[Entry]]:
    """Return entries in parts at most so many pixels high; a heading never stands last."""
    done: list[list[Entry]] = [[]]
    for n, entry in enumerate(found):
        kept = [entry, *found[n + 1 : n + 2]] if entry.heading else [entry]
        if done[-1] and height([*done[-1], *kept]) > most:
            done.append([])
        done[-1].append(entry)
    return done


def middle(found: list[Entry], box: Box) -> list[Item]:
    """Return entries below each other from the top of the box on."""
    items: list[Item] = [Panel(box, "panel", 16, "page.inlay", 3)]
    rest = box.inset(PAD)
    for entry in found:
        items += parts.draw_rows(rest, entry.rows, ROW)
        rest = rest.top(entry.height)[1]
    return items


def _heading(table: Table, key: str, room: int, **figures: int) -> Entry:
    words = text.clean(table.words.say(key, **figures), "strong")
    lines = text.wrap(words, "strong", WORDS, room)
    return Entry([[group(Line(line, "gold", WORDS, "strong"))] for line in lines], heading=True)


def _card(table: Table, card: str, name: str, role: Role = "text") -> Group:
    """Return a card as emblem and name."""
    return group(Picture(signs.medallion(table.pack, card), EMBLEM), Line(name, role, WORDS))


def _permanent(table: Table, uid: int, card: str, role: Role = "text") -> Group:
    return _card(table, card, table.permanent_name(uid, card), role)


def _source(table: Table, uid: int, card: str, role: Role = "text") -> Group:
    """Return the card that something comes from, with its number where it is a permanent in play with twins."""
    permanent = table.view.permanent(uid)
    own = permanent is not None and permanent.card == card
    return _permanent(table, uid, card, role) if own else _card(table, card, table.words.card(card), role)


def _after_arrow(groups: list[Group]) -> list[Group]:
    """Return groups of which the first one stands after an arrow."""
    return [Group((Shaped("right", "gold", 32), *groups[0].parts)), *groups[1:]]


# -------------------------------------------------------------------- the attack


def _fight(table: Table, fight: FightView) -> list[list[Group]]:
    """Return attacker and target on a line, the blockers on another (LG-40, LG-41); each stays with its sign and figures."""
    lines = [
        [
            group(Glyph(signs.ATTACKER, "gold"), *_in_play(table, fight.attacker)),
            *_after_arrow([group(Glyph(signs.TARGET, "gold"), *_in_play(table, fight.target))]),
        ]
    ]
    if fight.blockers:
        blockers = [
            group(Digits(f"{n}.", "muted", WORDS), *_in_play(table, uid)) for n, uid in enumerate(fight.blockers, 1)
        ]
        return [*lines, [group(Glyph(signs.BLOCKER, "gold")), *blockers]]
    key = "legends-board-unblocked" if fight.blocked else "legends-board-may-block"
    return [*lines, [group(Glyph(signs.BLOCKER, "muted"), Line(table.words.say(key), "muted", WORDS))]]


def _missing(table: Table) -> Group:
    return group(Line(table.words.say("legends-board-gone"), "muted", WORDS))


def _in_play(table: Table, uid: int) -> tuple[Part, ...]:
    """Return whoever takes part in an attack, by name, with attack and lives."""
    permanent = table.view.permanent(uid)
    if permanent is None:
        return _missing(table).parts
    named = _permanent(table, uid, permanent.card).parts
    if permanent.attack is None:
        return named
    return (
        *named,
        Glyph(signs.DAMAGE_SIGNS.get(permanent.attack_type, signs.ATTACK), "muted", 32),
        Digits(str(permanent.attack), "text", 40),
        Shaped("heart", "bad", 30),
        Digits(str(permanent.lives), "text", 40),
    )


# -------------------------------------------------------------------- what is being carried out


def _doing(table: Table, doing: DoingView) -> list[Group]:
    """Return the text that is being carried out: whose it is, its card, the hero who uses it."""
    title = Line(table.words.say("legends-board-doing"), "gold", WORDS, "strong")
    found = [group(title, Seal(doing.seat)), _card(table, doing.card, table.words.card(doing.card))]
    user = table.view.permanent(doing.user)
    return [*found, _permanent(table, user.uid, user.card, "muted")] if user and user.card != doing.card else found


def _firing(table: Table, firing: FiringView) -> list[Group]:
    """Return a triggered ability that waits, and what it is about (LG-50)."""
    found = [group(Seal(firing.seat), Glyph(signs.TYPE_SIGNS["ability"], "muted"))]
    found.append(_permanent(table, firing.uid, firing.card))
    about = table.view.permanent(firing.it)
    return found if about is None or about.uid == firing.uid else [*found, *_after_arrow([_aim(table, about.uid)])]


# -------------------------------------------------------------------- the stack


def _spell(table: Table, spell: SpellView) -> list[Group]:
    """Return a spell's number, whose and what it is, who uses it, and what it names."""
    tone = seat_role(spell.seat)
    ink = f"{tone}.ink"
    found = [
        group(Digits(str(table.resolving[spell.uid]), ink, 40), plate=tone),
        group(Seal(spell.seat), Glyph(signs.TYPE_SIGNS[spell.kind], "muted")),
        _source(table, spell.user, spell.card),
    ]
    if spell.user_card and spell.kind != "ability":
        found.append(group(Line("·", "muted"), Picture(signs.medallion(table.pack, spell.user_card), EMBLEM)))
        found.append(group(Line(table.permanent_name(spell.user, spell.user_card), "muted", WORDS)))
    if spell.targets:
        found += _after_arrow(
            [_target(table, uid, card) for uid, card in zip(spell.targets, spell.target_cards, strict=True)]
        )
    return found


def _target(table: Table, uid: int, card: str) -> Group:
    """Return a target: a player, a spell by its number, or a permanent; without a card it is a player, or gone."""
    if not card and uid in table.view.order:
        return group(Seal(uid), Line(table.brief_name(uid), "text", WORDS))
    if not card:
        return _missing(table)
    if uid in table.resolving:
        return group(
            Coin(str(table.resolving[uid]), "paper", "paper.text"), Line(table.words.card(card), "text", WORDS)
        )
    return _permanent(table, uid, card)


# -------------------------------------------------------------------- the queue


def _entry(table: Table, number: int, entry: EntryView) -> list[Group]:
    """Return an entry's number and source, and what it will do to which permanent."""
    return [
        group(Digits(f"{number}.", "muted", WORDS)),
        _source(table, entry.dealer, entry.source, "muted"),
        *_after_arrow([_permanent(table, entry.uid, entry.card) if entry.card else _missing(table)]),
        _outcome(table, entry),
    ]


def _outcome(table: Table, entry: EntryView) -> Group:
    if entry.what == "damage":
        sign = Glyph(signs.DAMAGE_SIGNS.get(entry.type, signs.ATTACK), "bad", 34)
        return group(Digits(signed(-entry.amount), "bad"), sign, plate="page")
    sign = Glyph(signs.QUEUE_SIGNS[entry.what], "good", 34)
    if entry.what == "restore":
        return group(sign, Line(table.words.say("legends-board-restore"), "good", WORDS), plate="page")
    if entry.what == "prevent":
        only = (Glyph(signs.DAMAGE_SIGNS[entry.type], "muted", 30),) if entry.type in signs.DAMAGE_SIGNS else ()
        return group(sign, Digits(str(entry.amount), "good"), *only, plate="page")
    return group(Digits(signed(entry.amount), "good"), sign, plate="page")


def _draft(table: Table) -> list[Group]:
    """Return the answer that the viewer is putting together: card and hero, or attacker or blockers, with what is named."""
    draft = table.view.draft
    assert draft is not None  # asked by the caller
    key = f"legends-board-draft-{draft.what}"
    found = [group(Shaped("check", "good", 32), Line(table.words.say(key), "good", WORDS, "strong"))]
    if draft.card:
        found.append(_card(table, draft.card, table.words.card(draft.card)))
    user = table.view.permanent(draft.user)
    if user is not None and user.card != draft.card:
        found.append(_permanent(table, user.uid, user.card, "muted"))
    named = [_aim(table, uid) for uid in draft.targets]
    return [*found, *_after_arrow(named)] if named else found


def _aim(table: Table, uid: int) -> Group:
    permanent = table.view.permanent(uid)
    if permanent is not None:
        return _permanent(table, uid, permanent.card)
    spell = next((spell for spell in table.view.stack if spell.uid == uid), None)
    return _target(table, uid, spell.card if spell else "")
