"""The balance report as text and Markdown tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import Creature
from tools.balance.krendel.play import SEATS, Tally, kind_of
from words.krendel.match import KrendelWords


@dataclass(frozen=True)
class Run:
    """A balance run: the pack, the numbers of games, the seed, and the tallies; `won` is of the duels."""

    pack: Pack
    games: int
    duels: int
    seed: int
    won: float
    random: Tally
    practice: Tally

    @property
    def both(self) -> tuple[tuple[str, Tally], ...]:
        """The tallies of both kinds of player, by name."""
        return ("Practice play", self.practice), ("Random play", self.random)


ABOUT = """\
# Balance of Krendel's Tournament

![Points of every creature and weight of every kind of spell](balance.png)

{games:,} games of practice players and {games:,} of random players, two to six seats in turn, seed {seed}. The same again:

    nice .venv/bin/python -m tools.balance krendel --games {games} --duels {duels} --seed {seed}

{summary}

## What is measured

- **Chosen**: of the times that a player had the card in hand and chose a creature, how often this one. With five in hand a
  card like any other is chosen one time in five.
- **In games**: of the games in which somebody had it in hand, in how many it was played. **Of all**: of all creatures played,
  how many were this one; one in {cards} would be {even:.1%}.
- **Points**: of the players who played the card at least once in a game, the mean of *their win* less *1 / seats*, in
  hundredths. A shared win counts as its part: two who share have half a win each. Games that nobody won are left out. All
  wins of a game add up to 1, so the mean over all cards is 0 but for cards played twice; +5 means that at four seats such
  players win 30 games of 100. *±* is the standard error.
- **Won by place, by seat**: shares of all wins. The standard error is at most {share_error:.1f} points.
- **Played**, **worked**: trophies and wounds of the player in a round in which the creature fought, or its spell worked; the
  prize is counted in.
- **Mattered**: every combat is fought again without one effect that worked in it. It mattered if another attack succeeds,
  anybody's trophies or wounds differ, or others fulfil the condition. With two players left and right are the same one, and
  “left only” and “right only” change nothing.
"""

LEAST_CHOSEN, MOST_POINTS, LEAST_MATTERED = 0.05, 10.0, 0.2
"""The goals of tuning: each card chosen at least so often in practice play, none winning more, each kind mattering."""


def report(run: Run) -> str:
    """Return the page in Markdown."""
    texts = KrendelWords("en", run.pack, {}, strict=True)
    cards = len(run.pack.creatures)
    about = ABOUT.format(
        games=run.games,
        duels=run.duels,
        seed=run.seed,
        summary="\n".join(summary(run)),
        cards=cards,
        even=1 / cards,
        share_error=50 / (run.games / len(SEATS)) ** 0.5,
    )
    parts = [about, "## Games\n"]
    parts += [f"### {name}\n\n{_games(tally)}" for name, tally in run.both]
    parts += ["## Creatures\n"]
    parts += [f"### {name}\n\n{_creatures(run, tally, texts)}" for name, tally in run.both]
    parts += ["## Kinds of spells\n", _spells(run), "## Rewards\n"]
    parts += [f"### {name}\n\n{_rewards(run, tally, texts)}" for name, tally in run.both]
    return "\n".join(parts)


def summary(run: Run) -> list[str]:
    """Return the findings, one a line: the extremes by which the cards are tuned."""
    texts = KrendelWords("en", run.pack, {})
    ids = [card.id for card in run.pack.creatures]
    lines = [f"- Practice against random, {run.duels:,} games for two: {run.won / run.duels:.1%} won."]
    rarest = min(ids, key=lambda card: choice_rate(run.practice, card))
    lines.append(
        f"- Chosen least in practice play: {texts.creature_name(rarest)}, {choice_rate(run.practice, rarest):.1%} of the times "
        f"in hand (wanted: at least {LEAST_CHOSEN:.0%})."
    )
    for name, tally in run.both:
        ranked = sorted(ids, key=lambda card: tally.points(card)[0])
        low, high = (
            f"{texts.creature_name(card)} {with_sign(tally.points(card)[0])}" for card in (ranked[0], ranked[-1])
        )
        mean = tally.sum("card points") / max(1, tally.sum("card players"))
        error = max(tally.points(card)[1] for card in ids)
        lines.append(
            f"- {name}, points: from {low} to {high} (wanted: at most +{MOST_POINTS:.0f}); mean {with_sign(mean)}, standard "
            f"error at most {error:.1f}."
        )
        least = min(kinds(run.pack), key=lambda kind: change_rate(tally, kind))
        lines.append(
            f"- {name}, spells: the kind that matters least, “{KINDS[least]}”, does in {change_rate(tally, least):.0%} of the "
            f"combats it works in (wanted: at least {LEAST_MATTERED:.0%})."
        )
    return lines


# -------------------------------------------------------------------- measures


def choice_rate(tally: Tally, card: str) -> float:
    """Return how often a card was chosen of the times that it was in hand."""
    return tally.ratio(("chosen", card), ("offered", card))


def change_rate(tally: Tally, kind: str) -> float:
    """Return the share of combats with a working effect of this kind in which it changed the result."""
    return tally.ratio(("effect mattered", kind), ("effect", kind))


KINDS = {
    **{
        f"{who} {stat}": f"{words} {stat}"
        for who, words in (
            ("self", "own"),
            ("neighbours", "neighbours'"),
            ("left", "left one's"),
            ("right", "right one's"),
        )
        for stat in ("attack", "defence")
    },
    "extra_trophy": "extra trophy",
    "thorns": "thorns",
    "shield": "shield",
    "with_previous": "with the previous one",
    "fight_with_all": "fight with all",
    "attack_only left": "left only",
    "attack_only right": "right only",
}
"""The kinds of spell effects in words, by op and target."""


def kinds(pack: Pack) -> list[str]:
    """Return the kinds of effects in a pack, in the order of `KINDS`."""
    there = {kind_of(effect) for card in pack.creatures for effect in card.spell}
    return [kind for kind in KINDS if kind in there]


def with_sign(number: float) -> str:
    """Return a number with one decimal and its sign."""
    return f"{round(number, 1) + 0.0:+.1f}".replace("-", "−")


# -------------------------------------------------------------------- tables


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table whose first column is text and the others figures."""
    lines = [f"| {' | '.join(head)} |", f"|---|{'---:|' * (len(head) - 1)}"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)]) + "\n"


def _games(tally: Tally) -> str:
    def row(seats: int) -> list[str]:
        games = tally["games", seats]
        shares = [100 * tally.ratio(("place wins", seats, place), ("won games", seats)) for place in range(seats)]
        chairs = [100 * tally.ratio(("seat wins", seats, seat), ("won games", seats)) for seat in range(seats)]
        return [
            str(seats),
            f"{games:,.0f}",
            f"{tally['game rounds', seats] / games:.1f}",
            f"{tally['ended', seats, 'trophies'] / games:.0%}",
            f"{tally['ended', seats, 'wounds'] / games:.0%}",
            f"{tally['shared', seats] / games:.1%}",
            f"{tally['nobody', seats] / games:.1%}",
            with_sign(shares[0] - 100 / seats),
            " ".join(f"{share:.1f}" for share in shares),
            " ".join(f"{share:.1f}" for share in chairs),
        ]

    head = ("Seats", "Games", "Rounds", "By trophies", "By wounds", "Shared", "Nobody", "First player, points")
    places = ("Won by place from the first player, %", "Won by seat A, B, …, %")
    return table((*head, *places), (row(seats) for seats in SEATS if tally["games", seats]))


def _creatures(run: Run, tally: Tally, texts: KrendelWords) -> str:
    def row(card: Creature) -> list[str]:
        points, error = tally.points(card.id)
        brought = [
            f"{tally.ratio((f'{role} {track}', card.id), (role, card.id)):.2f}"
            for role in ("played", "worked")
            for track in ("trophies", "wounds")
        ]
        games = tally.ratio(("card games", card.id), ("held games", card.id))
        part = tally.ratio(("chosen", card.id), ("choices",))
        spell = texts.spell_text(card.id)
        figures = f"{card.attack}/{card.defence}"
        name = f"{texts.creature_name(card.id)} {figures}: {spell}"
        shares = f"{choice_rate(tally, card.id):.0%}", f"{games:.0%}", f"{part:.1%}"
        return [name, *shares, f"{with_sign(points)} ± {error:.1f}", *brought]

    head = ("Creature, attack/defence: spell", "Chosen", "In games", "Of all", "Points")
    brought = ("Played: trophies", "wounds", "Worked: trophies", "wounds")
    ranked = sorted(run.pack.creatures, key=lambda card: (-tally.points(card.id)[0], card.id))
    return table((*head, *brought), map(row, ranked))


def _spells(run: Run) -> str:
    def cells(kind: str) -> list[str]:
        return [
            cell
            for _, tally in run.both
            for cell in (
                f"{tally.ratio(('effect combats', kind), ('combats with spells',)):.0%}",
                f"{change_rate(tally, kind):.0%}",
            )
        ]

    head = ("Effect", "Practice: in combats from round 2", "mattered", "Random: in combats from round 2", "mattered")
    return table(head, ([KINDS[kind].capitalize(), *cells(kind)] for kind in kinds(run.pack)))


def _rewards(run: Run, tally: Tally, texts: KrendelWords) -> str:
    def per(card: str, whole: str, measure: str) -> float:
        return tally.ratio((measure, card), (whole, card))

    sides = (("condition", texts.reward_condition, _condition_rate), ("prize", texts.reward_prize, _reward_row))
    tables = []
    for whole, say, cells in sides:
        rows = [
            [f"{texts.reward_name(card.id)}: {say(card.id)}", *cells(partial(per, card.id, whole))]
            for card in run.pack.rewards
        ]
        tables.append(table((f"As {whole}", *HEADS[whole]), rows))
    return "\n".join(tables)


HEADS = {
    "condition": ("Rounds with somebody to fulfil it", "Seats a round"),
    "prize": ("Rounds in which it changed anything", "Trophies won", "Trophies lost", "Wounds given", "Wounds healed"),
}


def _condition_rate(per: Callable[[str], float]) -> list[str]:
    return [f"{per('condition met'):.0%}", f"{per('condition winners'):.2f}"]


def _reward_row(per: Callable[[str], float]) -> list[str]:
    tracks = ("trophies up", "trophies down", "wounds up", "wounds down")
    return [f"{per('prize felt'):.0%}", *(f"{per(f'prize {track}'):.2f}" for track in tracks)]
