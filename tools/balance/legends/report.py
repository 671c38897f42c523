"""The results of all games of Legends as lines and as a page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tools.balance.experiment import command
from tools.balance.legends.figures import HIGH, LOW, Group, Run, Share
from tools.balance.legends.watch import CAUSES

LONG, IDLE, STUCK, EMPTIED = 20, 0.5, 0.15, 0.02
"""The goals: the median of turns, the shares of turns without an attack and with no card to play, of games with an empty deck."""

SEEN = 0.02
"""The part of a deck's games in which a card must have been played to be in the table."""


def summary(run: Run) -> list[str]:
    """Return the main figures, a line each."""
    found = []
    for who, group in (("quick", Group(run.quick)), ("practice", Group(run.practice))):
        if group.count:
            found += [
                f"{group.count:,} games of {who} players",
                *(f"{name}: {value}" for name, value, _ in _measures(group)),
            ]
            found += [f"{one:16} {other:16} {group.pairs[one, other]}" for one, other in _pairs(run, group)]
            found.append(", ".join(f"{cause} {part:.0%}" for cause, part in group.harm.items()))
    return found


def _pairs(run: Run, group: Group) -> list[tuple[str, str]]:
    return [pair for pair in combinations(sorted(run.pack.preset), 2) if pair in group.pairs]


def _measures(group: Group) -> Iterator[tuple[str, str, str]]:
    """Yield the measures with their values and goals."""
    half, most = group.length
    yield "Whoever is first wins", str(group.first), f"{LOW:.0%} to {HIGH:.0%}"
    yield "Turns of a game, both players together: median", f"{half:g}", f"at most {LONG}"
    yield "Turns that 95% of the games do not exceed", f"{most:.0f}", ""
    yield "Turns without an attack (the very first left out)", f"{group.idle:.1%}", f"at most {IDLE:.0%}"
    yield "Own turns with cards in hand and none playable", f"{group.stuck:.1%}", f"at most {STUCK:.0%}"
    yield "Games in which a deck runs out", f"{group.emptied:.1%}", f"at most {EMPTIED:.0%}"
    yield "Damage on heroes without an attack", f"{group.without_attack:.1%}", ""
    for how, count in group.ends.most_common():
        yield ENDS.get(how, how), f"{count / group.count:.1%}", ""


ENDS = {
    "heroes": "Games won by the last hero's death",
    "heroes (drawn)": "Drawn: the last heroes of both died together",
    "turns (drawn)": "Drawn after turn 120 (LG-58)",
    "repeated (drawn)": "Drawn by a position repeated (LG-59)",
    "loop (drawn)": "Drawn by a loop of abilities (LG-59)",
}
"""The ends of games. These players never concede."""


def report(run: Run) -> str:
    """Return the page in Markdown."""
    quick, practice = Group(run.quick), Group(run.practice)
    again = command("legends", dict(run.counts), run.seed)
    lines = [
        "# The preset decks of Legends against each other",
        "",
        "![Share of games won, deck by deck](balance.png)",
        "",
        f"Made by `{again}`: {quick.count:,} games of",
        "two equal quick players, each pair of decks as often. In four games each deck has each seat and is first twice; a draw",
        "is half a win; squads are three of the four heroes, drawn by chance, so that each is seen and left out. Options: one",
        "game, `windows: usual`, deck lists closed. ± is the standard error; 95% of such runs lie within twice that.",
        "",
        "The quick player looks at the open table and its own hand alone, and imagines nothing: it plays what gains more lives",
        "than it costs, attacks where the worst block still leaves a gain, and blocks where that loses least. A game takes it",
        "hundredths of a second. The practice player that people meet imagines the rest of its turn on decks dealt anew; its",
        f"games take seconds, so there are {'fewer' if practice.count else 'none'} of them here.",
        "",
        *_overall(quick, practice),
        "",
        "## Decks",
        "",
        f"Each pair is meant to end {LOW:.0%} to {HIGH:.0%}. Outside of it:",
        f"{_outside(run, quick) or 'none'}.",
        "",
        *_matrix(run, quick),
    ]
    if practice.count:
        lines += ["", "Of practice players:", "", *_matrix(run, practice)]
    lines += ["", "## Rulings", "", *_rulings(quick)]
    lines += ["", "## Heroes", "", *_heroes(run, quick), "", "## Cards", "", *_cards(run, quick), ""]
    return "\n".join(lines)


def _overall(quick: Group, practice: Group) -> list[str]:
    """Return the table of measures, with those of practice players beside if there are any."""
    groups = [group for group in (quick, practice) if group.count]
    heads = ["Quick players", "Practice players"][: len(groups)]
    rows = [f"| Games | {' | '.join(f'{group.count:,}' for group in groups)} | |"]
    others = {name: value for name, value, _ in _measures(practice)} if practice.count else {}
    for name, value, goal in _measures(quick):
        cells = [value, *([others.get(name, "–")] if practice.count else [])]
        rows.append(f"| {name} | {' | '.join(cells)} | {goal} |")
    return [f"| | {' | '.join(heads)} | goal |", f"|---|{'---|' * len(heads)}---|", *rows]


def _rulings(group: Group) -> list[str]:
    """Return the rulings that the measures decide, with what they say now."""
    half, _ = group.length
    lively = half <= LONG and group.idle <= IDLE
    return [
        f"- Turned cards strike back (LG-08). More than {LONG} turns in the median, or more than half of the turns without an",
        f"  attack, would end it: there are {half:g} and {group.idle:.0%}, so it {'stays' if lively else 'is to be changed'}.",
        "- What a fallen hero gave stays in the store (LG-16). While he took it along, 27.5% of the own turns had cards in hand",
        f"  and none playable, with much the same decks; at most {STUCK:.0%} were wanted, and there are {group.stuck:.1%}.",
    ]


def _name(run: Run, deck: str) -> str:
    name = run.pack.preset[deck].name
    return f"{name.in_language('en')} / {name.in_language('ru')}"


def _outside(run: Run, group: Group) -> str:
    """Return the pairs that end too unevenly."""
    english = {deck: run.pack.preset[deck].name.in_language("en") for deck in run.pack.preset}
    found = [(one, other, group.pairs[one, other]) for one, other in _pairs(run, group)]
    return ", ".join(
        f"{english[one]} against {english[other]} ({s.value:.0%})"
        for one, other, s in found
        if not s.is_within(LOW, HIGH)
    )


def _matrix(run: Run, group: Group) -> list[str]:
    """Return a table with the share of games that each deck won in all and against each other one."""
    decks = sorted(run.pack.preset)
    rows = [f"| Deck | all | {' | '.join(run.pack.preset[deck].name.in_language('en') for deck in decks)} |"]
    rows.append(f"|---|---|{'---|' * len(decks)}")
    for deck in decks:
        cells = [str(group.pairs.get((deck, other), "–")) for other in decks]
        rows.append(f"| {_name(run, deck)} | {group.share(deck)} | {' | '.join(cells)} |")
    return rows


def _heroes(run: Run, group: Group) -> list[str]:
    """Return a table of the heroes of each deck: games won with and without them, how often and how they die."""
    lines = [
        "The share of games that a deck wins with a hero in its squad and without, how often the hero dies, and the parts of",
        "these deaths by what dealt the last damage.",
        "",
        f"| Deck | Hero | with | without | dies | {' | '.join(CAUSES)} |",
        f"|---|---|---|---|---|{'---|' * len(CAUSES)}",
    ]
    for deck in sorted(run.pack.preset):
        for hero in run.pack.preset[deck].heroes:
            found = group.hero(deck, hero)
            causes = " | ".join(f"{found.causes.get(cause, 0.0):.0%}" for cause in CAUSES)
            name = run.pack.hero[hero].name
            lines.append(
                f"| {run.pack.preset[deck].name.in_language('en')} | {name.in_language('en')} / {name.in_language('ru')}"
                f" | {found.with_} | {found.without} | {found.died:.0%} | {causes} |"
            )
    return lines


def _cards(run: Run, group: Group) -> list[str]:
    """Return a table of the cards of each deck: how often they are played and how often their player then wins."""
    lines = [
        "In which part of its games a deck plays a card at least once, and how often it wins then. Cards for a late or a winning",
        "position win more, answers to a losing one less: compare a card with its like.",
        "",
        "| Deck | Card | played | won then |",
        "|---|---|---|---|",
    ]
    for deck in sorted(run.pack.preset):
        count = max(group.share(deck).count, 1)
        found = group.cards(deck)
        ranked = sorted(found.items(), key=lambda item: (-item[1].value, item[0]))
        for card, share in ((card, share) for card, share in ranked if share.count >= SEEN * count):
            lines.append(_card_row(run, deck, card, share, count))
    return lines


def _card_row(run: Run, deck: str, card: str, share: Share, count: int) -> str:
    name = run.pack.card[card].name
    both = f"{name.in_language('en')} / {name.in_language('ru')}"
    return f"| {run.pack.preset[deck].name.in_language('en')} | {both} | {share.count / count:.0%} | {share} |"
