"""A ladder in words: its order, the open challenges, and what the reader may do (TM-57)."""

from __future__ import annotations

from collections.abc import Iterator

from tournaments.views.ladder import ChallengeView, EndView, LadderView
from words.tournaments.speech import Speech, pages


def ladder_pages(speech: Speech, title: str, view: LadderView, limit: int = 1800) -> list[str]:
    """Return a ladder as pages, from the top, the reader marked, then the open challenges. Names are by person."""
    rows = [_line(speech, place, person) for place, person in enumerate(view.order, 1)]
    if not rows:
        rows = [speech("tournament-ladder-empty")]
    if view.challenges:
        rows.append(f"**{speech('tournament-ladder-challenges')}**")
        rows += [f"- {challenge_line(speech, one)}" for one in view.challenges]
    return pages(rows, f"### {title}", "", limit)


def own_options(speech: Speech, view: LadderView) -> str:
    """Return sentences on what the reader may do on the ladder, and when the reader sinks without a game."""
    return " ".join(_options(speech, view))


def challenge_line(speech: Speech, one: ChallengeView) -> str:
    """Return an open challenge: who challenges whom, and when it falls due."""
    return speech(
        "tournament-ladder-accepted" if one.accepted else "tournament-ladder-open",
        one=speech.marked_person(one.challenger),
        other=speech.marked_person(one.challenged),
        moment=speech.moment(one.due),
    )


def settled(speech: Speech, end: EndView) -> str:
    """Return how a challenge ended: why without a game, who has won, whether places change. It speaks to a reader who played."""
    challenger, challenged, winner = end.challenger, end.challenged, end.winner
    result = "draw" if not winner else "rises" if winner == challenger else "stays"
    names = {"one": speech.person(challenger), "other": speech.person(challenged)}
    reader = {challenger: "challenger", challenged: "challenged"}.get(speech.own, "nobody")
    result_text = speech(f"tournament-ladder-{result}", forfeit=int(end.forfeit), you=reader, **names)
    if not end.how:
        return result_text
    loser = challenged if winner == challenger else challenger
    by = "nobody" if not winner else "reader" if loser == speech.own else "other"
    return f"{speech(f'tournament-ladder-how-{end.how}', by=by, name=speech.person(loser))} {result_text}"


def _line(speech: Speech, place: int, person: int) -> str:
    arrow = "▸ " if person == speech.own else ""
    return f"{arrow}**{place}.** {speech.marked_person(person)}"


def _options(speech: Speech, view: LadderView) -> Iterator[str]:
    if speech.own not in view.order:
        yield speech("tournament-ladder-join")
        return
    mine = [one for one in view.challenges if speech.own in (one.challenger, one.challenged)]
    for one in mine:
        if one.challenged == speech.own and not one.accepted:
            yield speech("tournament-ladder-accept", name=speech.person(one.challenger), moment=speech.moment(one.due))
        elif one.accepted:
            other = one.challenged if one.challenger == speech.own else one.challenger
            yield speech("tournament-ladder-play", name=speech.person(other), moment=speech.moment(one.due))
        else:
            yield speech("tournament-ladder-wait", name=speech.person(one.challenged), moment=speech.moment(one.due))
    if view.may_challenge:
        names = speech.words.join([speech.person(person) for person in view.may_challenge], "tournament-list-or")
        yield speech("tournament-ladder-may", names=names)
    elif view.order[0] == speech.own:
        yield speech("tournament-ladder-top")
    elif not any(one.challenger == speech.own for one in mine):
        yield speech("tournament-ladder-nobody", reach=view.reach)
    if view.resting:
        again = [
            speech("tournament-ladder-again-one", name=speech.person(person), moment=speech.moment(at))
            for person, at in view.resting.items()
        ]
        yield speech("tournament-ladder-again", names=speech.words.join(again))
    if speech.own in view.sinks_at:
        yield speech("tournament-ladder-sinks", moment=speech.moment(view.sinks_at[speech.own]))
