"""The picture of a round in pods: each table with its seats, and places and points once it is over."""

from __future__ import annotations

from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel, Scene, ground
from boards.painting.theme import Role
from boards.tournaments import frame
from boards.tournaments.frame import EDGE, GAP, LEAST, READ, WIDTH
from tournaments.views.rounds import PodSeat, PodsPage, PodView
from words.tournaments.pictures.captions import PictureWords
from words.tournaments.pictures.figures import short_figure

PODS, ABREAST = 4, 2
"""Tables of a picture, and how many stand side by side."""

HEAD, SEAT = 68, 66
"""Heights of a table's head and of a seat."""

BADGE, PLACE, POINTS = 48, 56, 72
"""Widths: of a seat's badge, of its place, of its points."""

INNER = WIDTH - 2 * EDGE


def pods_scenes(page: PodsPage, words: PictureWords) -> tuple[Scene, ...]:
    """Return the pictures of a page, each of at most four tables."""
    parts = frame.halves(len(page.pods), PODS)
    return tuple(_scene(page, words, part, last=part is parts[-1]) for part in parts)


def _scene(page: PodsPage, words: PictureWords, part: slice, *, last: bool) -> Scene:
    items: list[Item] = []
    y = EDGE
    if part.start == 0:
        bar = Box(EDGE, y, INNER, frame.TITLE)
        items += frame.title_bar(bar, words.round_title(page), words.page(page.page, page.pages))
        y = bar.bottom + GAP
    pods = page.pods[part]
    for at in range(0, len(pods), ABREAST):
        pair = pods[at : at + ABREAST]
        high = max(HEAD + SEAT * len(pod.seats) for pod in pair) + 16
        for pod, spot in zip(pair, Box(EDGE, y, INNER, high).columns(ABREAST, GAP + 4), strict=False):
            items += _pod(pod, page.own, words, spot)
        y += high + GAP + 4
    if last:
        parts = _legend(page, words)
        high = frame.legend_height(INNER - 16, parts)
        items += frame.legend(Box(EDGE + 8, y, INNER - 16, high), parts)
        y += high
        if page.away:
            note, y = frame.note(words.away(page.away), EDGE + 8, y, INNER - 16)
            items += note
    whole = y + EDGE
    return Scene(WIDTH, whole, (ground(WIDTH, whole), *items))


def _pod(pod: PodView, own: int, words: PictureWords, box: Box) -> list[Item]:
    mine = own > 0 and any(seat.entry == own for seat in pod.seats)
    line: Role = "gold" if mine else "good" if pod.progress == "running" else "line"
    items: list[Item] = [Panel(box, "panel", 14, line, 6 if mine else 3)]
    inner = box.inset(10, 8)
    head, rest = inner.top(HEAD - 8)
    if mine:
        spot, head = head.left(24, 8)
        items.append(Mark(spot.middle(20, 32), "right", "gold"))
    sign = {"running": frame.RUNNING, "waiting": "hourglass", "over": "flying-flag"}[pod.progress]
    role = {"running": "good", "waiting": "faint", "over": "muted"}[pod.progress]
    spot, head = head.end(46, 8)
    items.append(Icon(spot.middle(44, 44), sign, role))
    items += frame.fitted(head, words.say("picture-table", number=pod.table), 40, "text")
    for number, seat in enumerate(pod.seats):
        row, rest = rest.top(SEAT)
        items += _seat(seat, number, own, words, row, over=pod.progress == "over")
    return items


def _seat(seat: PodSeat, number: int, own: int, words: PictureWords, box: Box, *, over: bool) -> list[Item]:
    badge, rest = box.left(BADGE, 8)
    items: list[Item] = [layout.seat_badge(badge.middle(48, 48), number)]
    lost = seat.absent or (over and seat.place > 1)
    mine = own > 0 and seat.entry == own
    role: Role = "gold" if mine else "muted" if lost else "text"
    if over:
        points, rest = rest.end(POINTS, 4)
        figure = short_figure(seat.points, words.say)
        size = READ if text.width(figure, "text", READ) <= POINTS else LEAST
        items.append(layout.line(points, figure, "text", size, role, "right"))
        place, rest = rest.end(PLACE, 4)
        if not seat.absent:
            if seat.place == 1:
                items.append(Icon(place.left(30)[0].middle(28, 28), "trophy-cup", "gold"))
            spot = place.end(PLACE - 30)[0]
            items.append(layout.line(spot, str(seat.place), "strong", 44, role, "right"))
    if seat.absent:
        spot, rest = rest.end(44, 4)
        items.append(Icon(spot.middle(36, 36), "run", "bad"))
    return [
        *items,
        *frame.fitted(rest.inset(0, 2), words.name(seat.entry), 38, role, face="text" if lost else "strong"),
    ]


def _legend(page: PodsPage, words: PictureWords) -> list[tuple[Item | None, str]]:
    parts: list[tuple[Item | None, str]] = []
    states = {pod.progress for pod in page.pods}
    if "running" in states:
        parts.append((frame.icon(frame.RUNNING, "good"), words.say("picture-running")))
    if "waiting" in states:
        parts.append((frame.icon("hourglass", "faint"), words.say("picture-waiting")))
    if "over" in states:
        parts.append((frame.icon("flying-flag", "muted"), words.say("picture-over")))
    if any(seat.absent for pod in page.pods for seat in pod.seats):
        parts.append((frame.icon("run", "bad"), words.say("picture-absent")))
    if page.by_hand:
        parts.append((None, words.say("picture-by-hand")))
    return parts
