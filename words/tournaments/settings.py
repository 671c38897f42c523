"""The settings of a tournament in plain sentences, as a short line, and as a dry run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from tournaments.views.forecast import Forecast
from tournaments.views.shapes import (
    Days,
    DoubleElimination,
    Elimination,
    Live,
    Pods,
    RoundRobin,
    Settings,
    Swiss,
    worth_of,
)
from words.tournaments.figures import exact
from words.tournaments.speech import Speech

NO_NAMES: Mapping[int, str] = {}


def description(
    speech: Speech,
    settings: Settings,
    roles: Mapping[int, str] = NO_NAMES,
    kept_out_by: Literal["packs", "options"] | None = None,
    *,
    brings: bool = False,
) -> list[str]:
    """Return settings as sentences, one a line. `roles` are the names of the required roles by id, escaped.

    `kept_out_by` is what keeps the games out of the ratings even if the settings rate them (TM-52). `brings`: players of the game
    bring something, such as a deck (TM-10).
    """
    return [
        *_format(speech, settings),
        *_pace(speech, settings),
        *_games(speech, settings),
        *_table(speech, settings),
        *_entering(speech, settings, roles),
        *_around(speech, settings, brings=brings),
        _rated(speech, settings, kept_out_by),
    ]


def short_line(speech: Speech, settings: Settings) -> str:
    """Return settings in one line for a list: "Swiss, top 4 · live · best of 3 · rated"."""
    parts = [speech(f"tournament-short-{format_name(settings)}", cut=getattr(settings.format, "cut", 0))]
    parts.append(speech("tournament-short-live" if isinstance(settings.pace, Live) else "tournament-short-days"))
    if settings.best_of > 1:
        parts.append(speech("tournament-short-best-of", games=settings.best_of))
    if settings.entering.members > 1:
        parts.append(speech("tournament-short-teams"))
    parts.append(speech("tournament-short-rated" if settings.rated else "tournament-short-unrated"))
    return " · ".join(parts)


def format_name(settings: Settings) -> str:
    """Return the name of a format in keys of texts: "swiss", "single", "double", "robin" or "pods"."""
    match settings.format:
        case Swiss():
            return "swiss"
        case Elimination():
            return "single"
        case DoubleElimination():
            return "double"
        case RoundRobin():
            return "robin"
    return "pods"


def sides_count(speech: Speech, settings: Settings, entries: int) -> str:
    """Return so many entries in words: "9 entries", or with several players each "9 teams"."""
    return speech(
        "tournament-dry-teams" if settings.entering.members > 1 else "tournament-dry-entries", entries=entries
    )


def dry_run(speech: Speech, settings: Settings, plan: Forecast) -> str:
    """Return a dry run in a sentence or two: "9 entries: 4 rounds, 4 tables and a bye. Then the top 4 …".

    For settings that cannot work it is "": their problems have texts of their own (`refusals.problem`).
    """
    if plan.problems:
        return ""
    start = sides_count(speech, settings, plan.entries)
    rounds = speech("tournament-dry-rounds", rounds=plan.rounds)
    tables = speech("tournament-dry-tables", tables=plan.tables)
    byes = speech("tournament-dry-byes", byes=plan.byes) if plan.byes else ""
    parts = [speech("tournament-dry-line", entries=start, rounds=rounds, tables=tables + (byes and f" {byes}"))]
    if plan.sizes:
        sizes = ", ".join(str(size) for size in plan.sizes)
        groups = "tournament-dry-groups-teams" if settings.entering.members > 1 else "tournament-dry-groups"
        key = "tournament-dry-pods" if isinstance(settings.format, Pods) else groups
        parts.append(speech(key, sizes=sizes))
    pods = isinstance(settings.format, Pods)
    parts.append(speech("tournament-dry-pods-all" if pods else "tournament-dry-pairings", pairings=plan.pairings))
    if plan.cut:
        parts.append(speech("tournament-dry-cut", cut=plan.cut, rounds=plan.cut_rounds))
    if isinstance(settings.pace, Days) and not isinstance(settings.format, RoundRobin):
        parts.append(speech("tournament-dry-time", span=speech.span(plan.rounds * settings.pace.round)))
    elif settings.pace.time_per_game:
        longest = (plan.rounds + plan.cut_rounds) * settings.best_of * settings.pace.time_per_game
        parts.append(speech("tournament-dry-time", span=speech.span(longest)))
    return " ".join(parts)


def _format(speech: Speech, settings: Settings) -> Iterator[str]:
    match settings.format:
        case Swiss() as swiss:
            yield speech("tournament-set-swiss", rounds=swiss.rounds)
            if swiss.fold:
                yield speech("tournament-set-fold")
            if swiss.club_rounds:
                yield speech("tournament-set-clubs", rounds=swiss.club_rounds)
            if swiss.cut:
                yield speech("tournament-set-cut", cut=swiss.cut, third=int(swiss.third_place))
        case Elimination() as single:
            yield speech("tournament-set-single", third=int(single.third_place))
        case DoubleElimination() as double:
            yield speech("tournament-set-double", second=int(double.second_final))
        case RoundRobin() as robin:
            yield speech("tournament-set-robin", groups=robin.groups, cycles=robin.cycles)
        case Pods() as pods:
            yield speech("tournament-set-pods", rounds=pods.rounds or 3, target=pods.target)
            yield speech(f"tournament-set-pods-{pods.first}")
            for size, points in sorted(pods.tables.items()):
                yield speech("tournament-set-pod-points", size=size, points=" · ".join(points))


def _pace(speech: Speech, settings: Settings) -> Iterator[str]:
    pace = settings.pace
    if isinstance(pace, Live):
        yield speech("tournament-set-live", check_in=speech.span(pace.check_in))
        game, pairing = speech.span(pace.no_show_game), speech.span(pace.no_show_pairing)
        kind = "pods" if isinstance(settings.format, Pods) else "live" if settings.best_of > 1 else "game"
        yield speech(f"tournament-set-no-show-{kind}", game=game, pairing=pairing)
    else:
        yield speech("tournament-set-days", check_in=speech.span(pace.check_in), round=speech.span(pace.round))
        kind = "pods" if isinstance(settings.format, Pods) else "days"
        span = speech.span(pace.no_show)
        yield speech(f"tournament-set-no-show-{kind}", game=span, pairing=span)
        if isinstance(settings.format, RoundRobin):
            yield speech("tournament-set-together", together=pace.together)
        if pace.extension:
            yield speech("tournament-set-extension", span=speech.span(pace.extension))
        if pace.vacation:
            yield speech("tournament-set-vacation", span=speech.span(pace.vacation))
    yield speech("tournament-set-flag", span=speech.span(pace.flag), seconds=pace.flag)
    if pace.time_per_game and settings.drawn_games:
        yield speech("tournament-set-time-series", span=speech.span(pace.time_per_game * settings.best_of))
    elif pace.time_per_game:
        yield speech("tournament-set-time", span=speech.span(pace.time_per_game))


def _games(speech: Speech, settings: Settings) -> Iterator[str]:
    if not isinstance(settings.format, Pods):
        yield speech("tournament-set-best-of", games=settings.best_of, most=settings.best_of // 2 + 1)
        if settings.drawn_games:
            yield speech("tournament-set-series", drawn=settings.drawn_games)
        if settings.first:
            yield speech("tournament-set-first", games=settings.best_of)
    if settings.agreed_draws:
        yield speech("tournament-set-agreed")


def _table(speech: Speech, settings: Settings) -> Iterator[str]:
    if isinstance(settings.format, Elimination | DoubleElimination):
        return
    if isinstance(settings.format, Pods):
        yield speech("tournament-set-pod-order")
        return
    worth = worth_of(settings.points)
    yield speech("tournament-set-points", win=exact(worth.win), draw=exact(worth.draw), loss=exact(worth.loss))
    if settings.tiebreaks:
        names = [speech(f"tournament-break-{name}") for name in settings.tiebreaks]
        yield speech("tournament-set-breaks", names=", ".join(names))
    else:
        yield speech("tournament-set-no-breaks")


def _entering(speech: Speech, settings: Settings, roles: Mapping[int, str]) -> Iterator[str]:
    entering = settings.entering
    if entering.members > 1:
        yield speech("tournament-set-teams", reserve=int(entering.reserve))
    if entering.cap:
        yield speech("tournament-set-cap", cap=entering.cap)
    if entering.opens:
        yield speech("tournament-set-opens", moment=speech.moment(entering.opens))
    if entering.closes:
        yield speech("tournament-set-closes", moment=speech.moment(entering.closes))
    if entering.roles:
        names = [roles.get(role, str(role)) for role in entering.roles]
        yield speech("tournament-set-roles", roles=speech.words.join(names, "tournament-list-or"))
    if entering.clubs:
        names = [roles.get(role, str(role)) for role in entering.clubs]
        yield speech("tournament-set-club-roles", roles=speech.words.join(names), count=len(names))
    if entering.rating_from or entering.rating_to:
        low, high = entering.rating_from, entering.rating_to
        yield speech("tournament-set-rating", low=str(low), high=str(high), top=int(bool(high)))
    if entering.rated_games:
        yield speech("tournament-set-games", games=entering.rated_games)


def _around(speech: Speech, settings: Settings, *, brings: bool) -> Iterator[str]:
    if isinstance(settings.format, Swiss | Pods):
        yield speech("tournament-set-late")
        yield speech("tournament-set-absences", absences=settings.format.absences)
    yield speech(f"tournament-set-seeding-{settings.seeding}")
    if brings:
        yield speech(f"tournament-set-shown-{settings.shown}")


def _rated(speech: Speech, settings: Settings, kept_out_by: Literal["packs", "options"] | None) -> str:
    if not settings.rated:
        return speech("tournament-set-unrated")
    return speech("tournament-set-rated" if kept_out_by is None else f"tournament-set-unrated-{kept_out_by}")
