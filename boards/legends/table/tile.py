"""A permanent on the table: emblem, name, figures, and all that is in force on it or about to happen to it, as signs."""

from __future__ import annotations

from boards.legends.cards import parts, signs
from boards.legends.cards.parts import Digits, Glyph, Group, Part, Picture, Seal, Shaped, group
from boards.legends.cards.turning import QuarterTurn, Turned
from boards.legends.table.seen import Table, dies
from boards.painting import layout, text
from boards.painting.layout import Box, Item, Panel, Sprite
from boards.painting.theme import Role, seat_role
from engines.legends.views.view import EffectView, PermanentView
from words.texts import signed

PAD, GAP = 6, 8
NAME = 34
ROUND = 12
LINE, ROW = 41, 44
"""Heights of a line of the name and of a row of figures."""

HERO, OTHER, THING = 88, 72, 50
"""Sides of the emblems of heroes, of followers, and of what has no lives."""

BESIDE = 90
"""Width of the emblem and of the class beneath it."""

CLASS = 34
FIGURES = ("attack", "lives", "level", "legendarity")


def emblem_side(permanent: PermanentView) -> int:
    """Return the side of a permanent's emblem."""
    if permanent.lives is None:
        return THING
    return HERO if permanent.type == "hero" else OTHER


def _room(permanent: PermanentView, wide: int) -> int:
    """Return the width beside the emblem."""
    beside = BESIDE if permanent.lives is not None else THING
    return wide - 2 * PAD - beside - GAP


def _name_lines(table: Table, permanent: PermanentView, room: int) -> int:
    shown = text.clean(table.permanent_name(permanent.uid, permanent.card), "strong")
    return 1 if text.width(shown, "strong", NAME) <= room else 2


def height(table: Table, permanent: PermanentView, wide: int) -> int:
    """Return how high a permanent so many pixels wide is."""
    room = _room(permanent, wide)
    rows = parts.rows_of(groups(table, permanent), room)
    beside = emblem_side(permanent) + (CLASS if permanent.lives is not None else 0)
    return 2 * PAD + max(beside, _name_lines(table, permanent, room) * LINE + len(rows) * (ROW + 2))


def tile(table: Table, permanent: PermanentView, box: Box) -> list[Item]:
    """Return a permanent filling the box, which is at least `height` high.

    One that is turned lies on its side, without the light of the others, and has the sign of it.
    """
    inner = box.inset(PAD)
    beside, rest = inner.left(BESIDE if permanent.lives is not None else THING, GAP)
    ink: Role = "muted" if permanent.turned else "text"
    side = emblem_side(permanent)
    spot, below = beside.top(side)
    medallion = signs.medallion(table.pack, permanent.card)
    items: list[Item] = [
        Panel(box, "page" if permanent.turned else "raised", ROUND, *_frame(table, permanent)),
        Sprite(spot.middle(side, side), Turned(medallion) if permanent.turned else medallion),
    ]
    if permanent.lives is not None:
        items += _beneath(table, permanent, below.top(CLASS)[0])
    lines = _name_lines(table, permanent, rest.w)
    name, figures = rest.top(lines * LINE)
    shown = table.permanent_name(permanent.uid, permanent.card)
    return [
        *items,
        *layout.name(name, shown, "strong", NAME, ink, least=NAME),
        *parts.draw_rows(figures, parts.rows_of(groups(table, permanent), rest.w), ROW),
    ]


def _beneath(table: Table, permanent: PermanentView, box: Box) -> list[Item]:
    """Return the class, and the legendarity that the permanent gives or occupies (LG-16, LG-17)."""
    found = signs.class_of(table.pack, permanent.card)
    sign = signs.CLASS_SIGNS[str(found)]
    digits = Digits(str(permanent.legendarity), "muted", 30)
    shown = group(Glyph(sign, "muted", 28), Glyph(signs.LEGENDARITY, "muted", 24), digits)
    return shown.items(box.middle(shown.width(), CLASS))


def _frame(table: Table, permanent: PermanentView) -> tuple[Role, int]:
    """Return colour and thickness of the frame: of what dies, of what attacks or is attacked, of what is asked about."""
    view = table.view
    if dies(permanent):
        return "bad", 5
    if table.part(permanent.uid) or table.picked(permanent.uid):
        return "gold", 5
    if permanent.uid in view.marks and len(view.asked) > 0:
        return seat_role(view.viewer if view.viewer in view.asked else view.asked[0]), 5
    return "line", 2


# -------------------------------------------------------------------- what stands beneath the name


def groups(table: Table, permanent: PermanentView) -> list[Group]:
    """Return figures first, then what happens to the permanent, then what is in force on it."""
    return [*_figures(permanent), *_moment(table, permanent), *_state(permanent), *_in_force(permanent)]


def _figures(permanent: PermanentView) -> list[Group]:
    """Return attack, lives with what the damage queue will do to them, and a hero's level."""
    ink: Role = "muted" if permanent.turned else "text"
    found: list[Group] = []
    if permanent.attack is not None:
        sign = Glyph(signs.DAMAGE_SIGNS.get(permanent.attack_type, signs.ATTACK), "muted")
        trend = _trend(permanent.attack, permanent.attack_printed)
        found.append(group(sign, Digits(str(permanent.attack), ink), *trend))
    if permanent.lives is not None:
        trend = _trend(permanent.most_lives, permanent.lives_printed)
        now: Role = "bad" if permanent.lives < 1 else ink
        of = Digits(f"/{permanent.most_lives}", "muted", parts.NOTE)
        found.append(group(Shaped("heart", "bad", 34), Digits(str(permanent.lives), now), of, *trend))
    if permanent.pending:
        role: Role = "bad" if permanent.pending < 0 else "good"
        dying = (Glyph(signs.DYING, "bad", 38),) if dies(permanent) else ()
        found.append(group(Digits(signed(permanent.pending), role), *dying, plate=_plate(permanent)))
    elif dies(permanent):
        found.append(group(Glyph(signs.DYING, "bad", 38), plate=_plate(permanent)))
    if permanent.type == "hero":
        found.append(group(Shaped("star", "gold", 34), Digits(str(permanent.level), ink)))
    return found


def _plate(permanent: PermanentView) -> Role:
    """Return the colour of a plate that is told apart from the tile."""
    return "raised" if permanent.turned else "page"


def _trend(now: int | None, printed: int | None) -> tuple[Shaped, ...]:
    """Return an arrow where a figure is not as printed."""
    if now is None or printed is None or now == printed:
        return ()
    return (Shaped("up", "good", 22),) if now > printed else (Shaped("down", "bad", 22),)


def _moment(table: Table, permanent: PermanentView) -> list[Group]:
    """Return the part in the attack under way, the spells that name the permanent, and that the viewer has picked it."""
    found: list[Group] = []
    part = table.part(permanent.uid)
    if part is not None:
        kind, number = part
        sign = {"attacker": signs.ATTACKER, "target": signs.TARGET, "blocker": signs.BLOCKER}[kind]
        digits = (Digits(str(number), "rim", 38),) if kind == "blocker" and number else ()
        found.append(group(Glyph(sign, "rim"), *digits, plate="gold"))
    for number, seat in table.aiming(permanent.uid):
        tone = seat_role(seat)
        ink = f"{tone}.ink"
        found.append(group(Shaped("right", ink, 26), Digits(str(number), ink, 38), plate=tone))
    if table.picked(permanent.uid):
        found.append(group(Shaped("check", "good", 32)))
    return found


def _state(permanent: PermanentView) -> list[Group]:
    """Return that the permanent is turned, stays so, or is under another player than its owner."""
    found: list[Group] = []
    if permanent.turned:
        found.append(group(Picture(QuarterTurn("warning"), 40)))
    if permanent.stays_turned:
        found.append(group(Glyph(signs.STAYS_TURNED, "warning", 38)))
    if permanent.owner != permanent.controller:
        found.append(group(Glyph(signs.CONTROLLED, "muted"), Seal(permanent.owner)))
    return found


def _in_force(permanent: PermanentView) -> list[Group]:
    """Return keywords and effects, those until the end of the turn with the sign of it."""
    passing = {effect.what for effect in permanent.effects if effect.until == "turn"}
    found = [
        group(Glyph(signs.KEYWORD_SIGNS[word], "spell"), *_until(word in passing))
        for word in permanent.keywords
        if word in signs.KEYWORD_SIGNS
    ]
    for effect in permanent.effects:
        if effect.what in FIGURES:
            found.append(_effect(permanent, effect))
        elif effect.what == "control":
            found.append(group(Glyph(signs.CONTROLLED, "spell"), *_until(effect.until == "turn")))
    return found


def _effect(permanent: PermanentView, effect: EffectView) -> Group:
    signs_of: dict[str, Part] = {
        "attack": Glyph(signs.DAMAGE_SIGNS.get(permanent.attack_type, signs.ATTACK), "muted", 28),
        "lives": Shaped("heart", "muted", 26),
        "level": Shaped("star", "muted", 28),
        "legendarity": Glyph(signs.LEGENDARITY, "muted", 28),
    }
    role: Role = "good" if effect.by > 0 else "bad"
    return group(
        Digits(signed(effect.by), role, parts.NOTE),
        signs_of[effect.what],
        *_until(effect.until == "turn"),
        plate=_plate(permanent),
    )


def _until(passing: bool) -> tuple[Glyph, ...]:
    return (Glyph(signs.UNTIL_TURN, "muted", 28),) if passing else ()
