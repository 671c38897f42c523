"""The Alt texts of a round: the own table, then all others with their sides, results and state."""

from __future__ import annotations

from tournaments.views.rounds import PairingRow, PairingsPage, PodsPage, PodView
from words.texts import capital, seat_letter
from words.tournaments.pictures.alt_parts import alt_text
from words.tournaments.pictures.captions import PictureWords
from words.tournaments.pictures.figures import score_sign, short_figure


def pairings_alt(page: PairingsPage, words: PictureWords) -> str:
    """Return the Alt text of a page of pairings."""
    say = words.say
    sentences = [words.headed(words.round_title(page), page.page, page.pages)]
    mine = [row for row in page.rows if page.own and page.own in row.sides]
    if mine:
        sentences.append(say("picture-alt-own", what="; ".join(_pairing(row, words, own=True) for row in mine)))
    rest = [row for row in page.rows if row not in mine]
    others = [_pairing(row, words) for row in rest]
    if rest and len(rest[0].sides) > 1:
        others[0] = capital(others[0])
    if page.away:
        sentences.append(words.away(page.away))
    return alt_text(sentences, others, say)


def pods_alt(page: PodsPage, words: PictureWords) -> str:
    """Return the Alt text of a page of pods."""
    say = words.say
    sentences = [words.headed(words.round_title(page), page.page, page.pages)]
    mine = [pod for pod in page.pods if page.own and any(seat.entry == page.own for seat in pod.seats)]
    if mine:
        sentences.append(say("picture-alt-own", what="; ".join(_pod(pod, words) for pod in mine)))
    if page.away:
        sentences.append(words.away(page.away))
    others = [_pod(pod, words) for pod in page.pods if pod not in mine]
    return alt_text(sentences, [*map(capital, others[:1]), *others[1:]], say)


def _pairing(row: PairingRow, words: PictureWords, *, own: bool = False) -> str:
    say = words.say
    if len(row.sides) == 1:
        return say("picture-alt-bye", name=words.name(row.sides[0]))
    one, other = map(words.name, row.sides)
    both = say("picture-alt-against", one=one, other=other)
    if row.score:
        both = say("picture-alt-score", pairing=both, score="–".join(score_sign(sign, say) for sign in row.score))
    if row.progress == "over":
        return say("picture-alt-table", table=row.table, pairing=both)
    if row.first and own:
        both = say("picture-alt-first", pairing=both, name=words.name(row.first))
    key = "picture-alt-running" if row.progress == "running" else "picture-alt-waiting"
    return say(key, pairing=both, table=row.table)


def _pod(pod: PodView, words: PictureWords) -> str:
    say = words.say
    seats = []
    for number, seat in enumerate(pod.seats):
        name = say("picture-alt-seat", letter=seat_letter(number), name=words.name(seat.entry))
        if seat.absent:
            name = f"{name} ({say('picture-absent')})"
        elif seat.place:
            name = say("picture-alt-pod-place", seat=name, place=seat.place, points=short_figure(seat.points, say))
        seats.append(name)
    listed = ", ".join(seats)
    if pod.progress == "over":
        return say("picture-alt-table", table=pod.table, pairing=listed)
    return say(
        "picture-alt-running" if pod.progress == "running" else "picture-alt-waiting", pairing=listed, table=pod.table
    )
