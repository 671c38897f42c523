"""The results of all matches of Archutheon as lines and as a page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engines.archutheon.content.vocabulary import SPEEDS
from tools.balance.archutheon.figures import ROADS, Group, Run, Share
from tools.balance.experiment import command

TITLES: Mapping[str, str] = {
    "basic": "basic game",
    "terrain": "terrain, drawn",
    "leaders": "secret leaders",
    "passives": "passive cards",
    "charge": "charge",
    "boosting": "base boosts",
    "release": "release",
    "slots": "slot attacks",
    "all": "all modules",
    "other": "basic, with Enlightenment for orange's first turn",
}

ORANGE = {"basic": (0.47, 0.53)}
ORANGE_ELSE = (0.45, 0.55)
"""The bounds of orange's share of wins, by row."""

SEEN = 60
"""The matches from which on a hero, a passive card or a terrain is told of."""


class Goal(NamedTuple):
    """A figure with its bounds."""

    name: str
    value: Share
    low: float
    high: float

    @property
    def bounds(self) -> str:
        """The bounds in words."""
        if self.low <= 0:
            return f"at most {self.high:.0%}"
        return f"at least {self.low:.0%}" if self.high >= 1 else f"{self.low:.0%} to {self.high:.0%}"

    @property
    def is_met(self) -> bool:
        """Whether the figure is within its bounds."""
        return self.value.is_within(self.low, self.high)


def goals(group: Group) -> Iterator[Goal]:
    """Yield the figures of a row with their bounds."""
    yield Goal("ended by a leader's death", group.road("leader"), 0.50, 0.75)
    yield Goal("ended by the Gate", group.road("gate"), 0.10, 0.25)
    yield Goal("ended by the Collapse", group.road("collapse"), 0.10, 0.30)
    yield Goal("somebody besides a leader dies", group.turned(lambda game: game.fallen), 0.60, 0.90)
    yield Goal("the winner's leader is not alone at the end", group.turned(lambda game: game.left > 0), 0.60, 1.0)
    yield Goal("nobody hurt in the first five turns of each", group.turned(lambda game: game.camped), 0.0, 0.10)
    yield Goal("windows answered", group.part(lambda g: g.answers, lambda g: g.windows), 0.40, 0.70)
    yield Goal("blocks among answers", group.part(lambda g: g.blocks, lambda g: g.answers), 0.40, 0.70)
    yield Goal("declared face down", group.part(lambda g: g.hidden, lambda g: g.declared), 0.05, 0.20)
    yield Goal("of these without stealth", group.part(lambda g: g.bluffs, lambda g: g.hidden), 0.10, 0.40)
    for at, speed in enumerate(SPEEDS):
        yield Goal(f"attacks in the {speed} slot, once all are open", group.speed(at), 0.15, 1.0)
    yield Goal("cards used of those in hand for four turns", group.part(lambda g: g.used, lambda g: g.held), 0.60, 1.0)
    yield Goal("own turns in which nothing happens", group.part(lambda g: g.idle, lambda g: 2 * g.turns), 0.0, 0.05)


def summary(run: Run) -> list[str]:
    """Return the main figures, a line each."""
    found = []
    for who, rows in (("quick", run.rows()), ("practice", run.practice_rows())):
        for name, group in rows.items():
            half, long, most = group.length
            found.append(
                f"{who} {name}: {group.count} matches, orange {group.orange}, "
                + ", ".join(f"{road} {group.road(road).value:.1%}" for road in ROADS)
                + f", own turns {half:g}, 95% {long:.0f}, most {most}"
            )
        for name in ("basic", "all"):
            if name in rows:
                found += [f"  {name}: {_line(goal)}" for goal in goals(rows[name])]
    return found


def _line(goal: Goal) -> str:
    return f"{goal.name}: {goal.value} (n {goal.value.count:,}), {goal.bounds}{'' if goal.is_met else ' – NOT MET'}"


def report(run: Run) -> str:
    """Return the page in Markdown."""
    rows, practice = run.rows(), run.practice_rows()
    again = command("archutheon", dict(run.counts), run.seed)
    lines = [
        "# The balance of Archutheon",
        "",
        "![How matches end, row by row](balance.png)",
        "",
        f"Made by `{again}`:",
        "matches of two equal quick players. Leaders and heroes are drawn by chance, so that each is seen with all others;",
        "orange is the first seat in every other match. ± is the standard error. The quick player looks at the open table and",
        "its own hand alone and imagines nothing: a match takes it a tenth of a second. The practice player that people meet",
        "plays on in its mind; its matches take minutes, so there are",
        f"{'fewer' if practice else 'none'} of them here.",
        "",
        "## Rows",
        "",
        f"Orange is meant to win {ORANGE['basic'][0]:.0%} to {ORANGE['basic'][1]:.0%} of the basic game, and",
        f"{ORANGE_ELSE[0]:.0%} to {ORANGE_ELSE[1]:.0%} of the others; the median is meant to be 8 to 12 own turns, and 95 %",
        "of the matches at most 15.",
        "",
        *_rows(rows),
    ]
    if practice:
        lines += ["", "Of practice players:", "", *_rows(practice)]
    for name in ("basic", "all"):
        if name in rows:
            lines += ["", f"## Figures of the {TITLES[name]}", "", *_goals(rows[name], practice.get(name))]
    lines += ["", "## Heroes", "", *_heroes(run)]
    lines += ["", "## Passive cards and terrains", "", *_sides(run, Group(run.quick)), ""]
    return "\n".join(lines)


def _rows(rows: Mapping[str, Group]) -> list[str]:
    lines = [
        "| Row | matches | orange wins | leader | Gate | Collapse | own turns: median | 95 % | most |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name, group in rows.items():
        half, long, most = group.length
        roads = " | ".join(str(group.road(road)) for road in ROADS)
        orange = f"{group.orange}{_mark(name, group)}"
        lines.append(f"| {TITLES[name]} | {group.count:,} | {orange} | {roads} | {half:g} | {long:.0f} | {most} |")
    return lines


def _mark(name: str, group: Group) -> str:
    return "" if group.orange.is_within(*ORANGE.get(name, ORANGE_ELSE)) else " (!)"


def _goals(group: Group, practice: Group | None) -> list[str]:
    """Return the table of figures with their goals, with those of practice players beside if there are any."""
    beside = {goal.name: goal for goal in goals(practice)} if practice is not None else {}
    lines = [
        f"| | quick players |{' practice players |' if beside else ''} goal | |",
        f"|---|---|{'---|' if beside else ''}---|---|",
    ]
    for goal in goals(group):
        other = f" {beside[goal.name].value} |" if beside else ""
        lines.append(f"| {goal.name} | {goal.value} |{other} {goal.bounds} | {'' if goal.is_met else 'not met'} |")
    return lines


def _heroes(run: Run) -> list[str]:
    """Return the table of heroes: matches won by squads with them, and with them as leaders."""
    group = Group(run.quick)
    squads = group.of_names(lambda game, side: game.squads[side])
    leaders = group.of_names(lambda game, side: game.squads[side][:1])
    lines = [
        f"Matches won by squads with a hero, in all {len(run.quick):,} matches of quick players, and by those that he leads.",
        "Squads are meant to win 45 % to 55 %, leaders 43 % to 57 %.",
        "",
        "| Hero | in the squad | leads |",
        "|---|---|---|",
    ]
    for kit in sorted(squads, key=lambda each: -squads[each].value):
        name = run.pack.hero[kit].name
        both = f"{name.in_language('en')} / {name.in_language('ru')}"
        led = _marked(leaders[kit], 0.43, 0.57) if kit in leaders else "–"
        lines.append(f"| {both} | {_marked(squads[kit], 0.45, 0.55)} | {led} |")
    return lines


def _marked(found: Share, low: float, high: float) -> str:
    """Return a share, marked if it is out of bounds."""
    return f"{found}{'' if found.is_within(low, high) else ' (!)'}"


def _sides(run: Run, group: Group) -> list[str]:
    """Return the tables of passive cards, by matches won, and of terrains, by orange's share."""
    passives = group.of_names(lambda game, side: game.passives[side : side + 1])
    lines = ["Matches won with a passive card, and orange's share by terrain; each is meant to be 45 % to 55 %.", ""]
    lines += ["| Passive card or terrain | matches | share |", "|---|---|---|"]
    for found in (passives, group.of_terrains()):
        for name, each in sorted(found.items(), key=lambda item: -item[1].value):
            if each.count >= SEEN:
                shown = run.pack.side[name].name
                both = f"{shown.in_language('en')} / {shown.in_language('ru')}"
                lines.append(f"| {both} | {each.count:,} | {_marked(each, 0.45, 0.55)} |")
    return lines
