"""Every kind of event of Super Fantasy Brawl with its line in both languages, in a table as `table` has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.words.brawl.support.tables import at
from words.texts import Language

Facts = tuple[str, dict[str, Any]]
"""An event by its kind and facts."""


def moved(champion: int, by: int, way: str, start: str, end: str, passed: Sequence[int] = ()) -> Facts:
    """Return that a champion was moved from a hex to another."""
    facts: dict[str, Any] = {"champion": champion, "by": by, "way": way, "start": at(start), "end": at(end)}
    return "moved", {**facts, "path": [at(end)], "passed": list(passed)}


# fmt: off
TOLD: tuple[Facts, ...] = (
    ("order", {"order": [0, 1]}),
    ("area", {"team": 0, "side": 1}),
    ("picked", {"seat": 0, "champion": "dugrun"}),
    ("clashing", {"seats": [1]}),
    ("brought_open", {"brought": [[0, ["dugrun", "lily"]], [1, ["taze", "rath"]]]}),
    ("banned", {"seat": 0, "champion": "taze", "whose": 1}),
    ("challenge", {"challenge": "heart_of_court", "slot": 0}),
    ("challenges_shuffled", {}),
    ("fell_off", {"challenge": "red_guard"}),
    ("trap_placed", {"seat": 0, "hex": at("C3")}),
    ("trap_placed", {"seat": -1, "hex": at("C3")}),
    ("mulligan", {"seat": 0, "count": 2}),
    ("mulligan", {"seat": 0, "count": 1}),
    ("mulligan", {"seat": 1, "count": 0}),
    ("deployed", {"champion": 0, "hex": at("G3")}),
    ("round", {"round": 2}),
    ("turn", {"seat": 1}),
    ("phase", {"phase": "activation"}),
    ("scored", {"team": 0, "challenge": "red_guard", "worth": 2, "points": 4}),
    ("action", {"champion": 0, "card": "dugrun.mighty_blow", "standard": "", "core": "blue"}),
    ("action", {"champion": 1, "card": "", "standard": "walk", "core": "red"}),
    ("action", {"champion": 1, "card": "", "standard": "heal", "core": "free"}),
    ("exhausted", {"seat": 0, "core": "red"}),
    ("readied", {"seat": 1, "core": "blue"}),
    ("back", {"champion": 2, "hex": at("G1")}),
    moved(0, 0, "walk", "D3", "E4"),
    moved(0, 0, "dash", "D3", "D2", [1, 3]),
    moved(0, 0, "swoop", "D3", "D2"),
    moved(0, 0, "jump", "D3", "D2"),
    moved(3, 0, "push", "C4", "B3"),
    moved(3, 0, "pull", "C4", "D3"),
    moved(3, 0, "force", "C4", "D3"),
    moved(3, 0, "fear", "C4", "B3"),
    moved(3, 3, "force", "C4", "D3"),
    moved(3, 0, "place", "C4", "B3"),
    moved(3, 0, "swap", "C4", "B3"),
    ("unable", {"champion": 3, "way": "push", "steps": 1}),
    ("unable", {"champion": 3, "way": "pull", "steps": 2}),
    ("trap", {"champion": 0, "hex": at("C3"), "trap": "damage_2"}),
    ("looked", {"seat": 0, "hex": at("C3")}),
    ("looked", {"seat": 0, "hex": at("C3"), "trap": "stun"}),
    ("trap_moved", {"seat": 0, "start": at("C3"), "end": at("B4")}),
    ("attack", {"champion": 0, "card": "dugrun.mighty_blow", "targets": [3, 4]}),
    ("skill", {"champion": 0, "card": "dugrun.onwards", "targets": [1]}),
    ("skill", {"champion": 0, "card": "dugrun.onwards", "targets": [1, 3]}),
    ("skill", {"champion": 0, "card": "dugrun.onwards", "targets": []}),
    ("stopped", {"champion": 0, "card": "dugrun.mighty_blow"}),
    ("stopped", {"champion": 0, "card": "dugrun.onwards"}),
    ("reaction", {"seat": 1, "card": "gwaien.arcane_shield", "champion": 3, "core": "yellow"}),
    ("no_reaction", {"seat": 1}),
    ("figures", {"champion": 0, "target": 3, "strength": 3, "defence": 1, "ignored": False}),
    ("figures", {"champion": 0, "target": 3, "strength": 3, "defence": 0, "ignored": True}),
    ("damage", {"champion": 3, "by": 0, "amount": 2, "damage": 5, "health": 7, "kind": "attack"}),
    ("damage", {"champion": 3, "by": 0, "amount": 2, "damage": 5, "health": 7, "kind": "repeat"}),
    ("damage", {"champion": 3, "by": 0, "amount": 2, "damage": 5, "health": 7, "kind": "poison"}),
    ("damage", {"champion": 3, "by": 0, "amount": 2, "damage": 5, "health": 7, "kind": "effect"}),
    ("damage", {"champion": 3, "by": 0, "amount": 2, "damage": 5, "health": 7, "kind": "trap"}),
    ("damage", {"champion": 3, "by": 0, "amount": 2, "damage": 5, "health": 7, "kind": "push"}),
    ("healed", {"champion": 3, "amount": 2, "damage": 1}),
    ("out", {"champion": 3, "by": 0, "team": 0, "points": 3}),
    ("levelled", {"champion": 0}),
    ("rooted", {"champion": 3}),
    ("stunned", {"champion": 3, "card": "kilgore.appetite_for_destruction"}),
    ("stunned", {"champion": 3, "card": None}),
    ("shown", {"seat": 1, "cards": ["gwaien.fireball"]}),
    ("shown", {"seat": 1, "cards": []}),
    ("effect", {"champion": 0, "what": "strength", "by": 2, "against": -1, "source": "dugrun.knock_down"}),
    ("effect", {"champion": 0, "what": "defence", "by": -1, "against": -1, "source": "dugrun.knock_down"}),
    ("effect", {"champion": 0, "what": "movement", "by": 1, "against": -1, "source": "dugrun.knock_down"}),
    ("effect", {"champion": 0, "what": "immune_push", "by": 1, "against": -1, "source": "dugrun.knock_down"}),
    ("effect", {"champion": 0, "what": "immune_fear", "by": 1, "against": -1, "source": "dugrun.knock_down"}),
    ("effect", {"champion": 0, "what": "immune_stun", "by": 1, "against": -1, "source": "dugrun.knock_down"}),
    ("effect", {"champion": 0, "what": "strength", "by": 2, "against": 3, "source": "dugrun.knock_down"}),
    ("charged", {"champion": 0, "on": -1, "source": "rath.nightshade"}),
    ("charged", {"champion": -1, "on": 3, "source": "deryn.hunters_quarry"}),
    ("protected", {"champion": 0, "from": "displacement"}),
    ("protected", {"champion": 0, "from": "post"}),
    ("protected", {"champion": 0, "from": "lasting"}),
    ("again", {"champion": 0, "card": "lily.twin_blades"}),
    ("again", {"champion": 0, "card": ""}),
    ("rescued", {"champion": 0, "hex": at("C3")}),
    ("drawn", {"seat": 0, "count": 2}),
    ("drawn", {"seat": 0, "count": 2, "cards": ["gwaien.fireball", "dugrun.onwards"]}),
    ("drawn", {"seat": 0, "count": 0}),
    ("planned", {"seat": 0, "count": 1}),
    ("discarded", {"seat": 0, "cards": ["gwaien.fireball", "dugrun.onwards"]}),
    ("discarded_hand", {"seat": 0, "cards": ["gwaien.fireball"]}),
    ("shuffled", {"seat": 0}),
    ("taken_back", {"seat": 0, "card": "gwaien.fireball"}),
    ("removed", {"seat": 1}),
    ("over", {"winners": [0], "team": 0, "reason": "points"}),
    ("over", {"winners": [0], "team": 0, "reason": "withdrew"}),
    ("over", {"winners": [0], "team": 0, "reason": "time"}),
    ("over", {"winners": [], "team": None, "reason": "draw"}),
)
# fmt: on

LINES: dict[Language, str] = {
    "ru": """
Очерёдность: Анна, Борис
Анна: область появления — ряд G
Анна: чемпион — Дугрун
Чемпионы повторяются в команде, выбирает заново: Борис
Принесены на драфт: Анна — Дугрун, Лил'И; Борис — Тейз, Рат
Анна исключает из выбора Тейза (чемпион игрока Борис)
Новое испытание «Сердце двора» (0 ПО): Середина двора: у вашей команды здесь больше чемпионов, чем у противника
Колода испытаний кончилась, её сброс перемешан
Испытание «Красный караул» уходит с трека
Анна: новая ловушка на C3
Новая ловушка на C3
Анна: заменено карт — 2
Анна: заменено карт — 1
Борис: карты не меняются
Дугрун встаёт на G3
**Раунд 2**
**Ход: Борис**
· Активация
Анна: испытание «Красный караул» выполнено, +2 ПО, всего 4
Дугрун: «Могучий удар» (ядро управления)
Гвайен: Переход (ядро разрушения)
Гвайен: Лечение (без ядра)
Анна: истощено ядро разрушения
Борис: восстановлено ядро управления
Дерин выходит на арену: G1
Дугрун идёт D3 → E4
Дугрун делает рывок D3 → D2 через Гвайен, Килгора
Дугрун делает пролёт D3 → D2
Дугрун делает прыжок D3 → D2
Дугрун отталкивает Килгора: C4 → B3
Дугрун притягивает Килгора: C4 → D3
Дугрун применяет принуждение к Килгору: C4 → D3
Дугрун внушает страх Килгору: C4 → B3
Килгор передвигается: C4 → D3
Килгор размещается: C4 → B3
Килгор меняется местами: C4 → B3
Килгор: отталкивание остановлено, не пройдено клеток — 1
Килгор: притягивание остановлено, не пройдено клеток — 2
Дугрун: ловушка на C3 — 2 урона
Анна смотрит ловушку на C3
Анна смотрит ловушку на C3: оглушение
Анна перекладывает ловушку: C3 → B4
Дугрун атакует Килгора, Голд'арра
Дугрун выбирает целью Гвайен
Дугрун выбирает целями Гвайен, Килгора
—
Дугрун: без атаки
Дугрун: навык не применён
Борис: реакция «Волшебный щит» на Килгора (ядро сотворения)
Борис: без реакции
Атака на Килгора: сила 3 − защита 1 = 2
Атака на Килгора: сила 3, защита игнорируется
Килгор: 2 урона, урон стал 5 из 7
Килгор: 2 урона (удвоение), урон стал 5 из 7
Килгор: 2 урона (яд), урон стал 5 из 7
Килгор: 2 урона, урон стал 5 из 7
Килгор: 2 урона (ловушка), урон стал 5 из 7
Килгор: 2 урона (смещение), урон стал 5 из 7
Килгор: лечение 2, урон стал 1
Килгор: нокаут! Анна: +1 ПО, всего 3
Дугрун прокачивается
Килгор: обездвиживание до конца хода
Килгор: оглушение, сброшено: «Жажда разрушения»
Килгор: оглушение, карт этого чемпиона в руке нет
Борис показывает руку: «Огненный шар»
Борис показывает руку: карт нет
Дугрун: до конца хода +2 к силе
Дугрун: до конца хода −1 к защите
Дугрун: до конца хода +1 к движению
Дугрун: до конца хода отталкивание не действует
Дугрун: до конца хода страх не действует
Дугрун: до конца хода оглушение не действует
Дугрун: до конца хода +2 к силе в атаках на Килгора
Дугрун: следующая в этот ход атака игнорирует защиту («Белладонна»)
Следующая в этот ход атака на Килгора игнорирует защиту и получает +1 к силе («Добыча охотницы»)
Дугрун: смещения от этой атаки отменены
Дугрун: эффекты «после атаки» отменены
Дугрун: все эффекты «до конца хода» прекращены
Дугрун: ещё раз «Парные клинки»
Дугрун: ещё раз то же самое
Дугрун возвращается от ворот на C3
Анна: взято карт — 2
Анна: взято карт — 2 («Огненный шар», «Вперёд!»)
—
Анна: на верх колоды положено карт — 1
Анна сбрасывает «Огненный шар», «Вперёд!»
Анна сбрасывает остаток руки: «Огненный шар»
Анна: сброс замешан в колоду
Анна берёт из сброса «Огненный шар»
Место B (Борис) убрано
Победа: Анна
Противников не осталось. Победа: Анна
Время вышло. Победа: Анна
Время вышло: ничья
""",
    "en": """
Order of turns: Anna, Boris
Anna: deployment area is row G
Anna: champion Dugrun
The same champion twice in a team; choosing anew: Boris
Brought to the draft: Anna – Dugrun, Lil'Y; Boris – Taze, Rath
Anna bans Taze (brought by Boris)
New challenge “Heart of the Court” (0 VP): The middle of the court: your team has more champions here than the opponent
The challenge deck is empty; its discards are shuffled
Challenge “Red Guard” leaves the track
Anna: new trap on C3
New trap on C3
Anna exchanges 2 cards
Anna exchanges 1 card
Boris keeps the hand
Dugrun starts on G3
**Round 2**
**Turn: Boris**
· Activation
Anna: challenge “Red Guard” fulfilled, +2 VP, 4 in all
Dugrun: “Mighty Blow” (manipulation core)
Gwaien: Move (destruction core)
Gwaien: Heal (no core)
Anna: destruction core exhausted
Boris: manipulation core readied
Deryn enters the arena: G1
Dugrun moves D3 → E4
Dugrun dashes D3 → D2 through Gwaien, Kilgore
Dugrun swoops D3 → D2
Dugrun jumps D3 → D2
Dugrun pushes Kilgore: C4 → B3
Dugrun pulls Kilgore: C4 → D3
Dugrun forces Kilgore: C4 → D3
Dugrun frightens Kilgore: C4 → B3
Kilgore is moved: C4 → D3
Kilgore is placed: C4 → B3
Kilgore changes places: C4 → B3
Kilgore: the Push stops 1 hex short
Kilgore: the Pull stops 2 hexes short
Dugrun: trap on C3: 2 damage
Anna looks at the trap on C3
Anna looks at the trap on C3: Stun
Anna moves a trap: C3 → B4
Dugrun attacks Kilgore, Gold'arr
Dugrun targets Gwaien
Dugrun targets Gwaien, Kilgore
—
Dugrun: no attack
Dugrun: skill not used
Boris: reaction “Arcane Shield” on Kilgore (creation core)
Boris: no reaction
Attack on Kilgore: strength 3 − defence 1 = 2
Attack on Kilgore: strength 3, defence ignored
Kilgore: 2 damage, now damage 5 of 7
Kilgore: 2 damage (Double), now damage 5 of 7
Kilgore: 2 damage (Poison), now damage 5 of 7
Kilgore: 2 damage, now damage 5 of 7
Kilgore: 2 damage (trap), now damage 5 of 7
Kilgore: 2 damage (displacement), now damage 5 of 7
Kilgore: heals 2, now damage 1
Kilgore: out of action! Anna: +1 VP, 3 in all
Dugrun levels up
Kilgore: rooted until the end of the turn
Kilgore: stunned, discards “Appetite for Destruction”
Kilgore: stunned, no card of this champion in hand
Boris shows the hand: “Fireball”
Boris shows the hand: no cards
Dugrun: +2 strength until the end of the turn
Dugrun: −1 defence until the end of the turn
Dugrun: +1 movement until the end of the turn
Dugrun: immune to Push until the end of the turn
Dugrun: immune to Fear until the end of the turn
Dugrun: immune to Stun until the end of the turn
Dugrun: +2 strength in attacks on Kilgore until the end of the turn
Dugrun: next attack this turn ignores defence (“Nightshade”)
Next attack on Kilgore this turn ignores defence and gets +1 strength (“Hunter's Quarry”)
Dugrun: displacements by this attack are cancelled
Dugrun: effects after the attack are cancelled
Dugrun: all effects until the end of the turn are over
Dugrun: “Twin Blades” once more
Dugrun: the same once more
Dugrun comes back from the gate to C3
Anna draws 2 cards
Anna draws 2 cards (“Fireball”, “Onwards!”)
—
Anna puts 1 card on top of the deck
Anna discards “Fireball”, “Onwards!”
Anna discards the rest of the hand: “Fireball”
Anna: the discard is shuffled into the deck
Anna takes back “Fireball”
Seat B (Boris) is removed
Victory: Anna
No opponents are left. Victory: Anna
Time is up. Victory: Anna
Time is up: a draw
""",
}
"""A line for each of them, "—" for what is not told."""

BLOW = {"champion": 3, "by": 0, "amount": 2, "damage": 5, "health": 7, "kind": "attack"}

TURN: tuple[Facts, ...] = (
    ("turn", {"seat": 0}),
    ("scored", {"team": 0, "challenge": "red_guard", "worth": 1, "points": 2}),
    ("phase", {"phase": "activation"}),
    ("action", {"champion": 0, "card": "dugrun.mighty_blow", "standard": "", "core": "blue"}),
    ("moved", {"champion": 0, "by": 0, "way": "walk", "start": 24, "end": 31, "path": [31], "passed": []}),
    ("attack", {"champion": 0, "card": "dugrun.mighty_blow", "targets": [3]}),
    ("no_reaction", {"seat": 1}),
    ("figures", {"champion": 0, "target": 3, "strength": 3, "defence": 1, "ignored": False}),
    ("damage", BLOW),
    ("moved", {"champion": 3, "by": 0, "way": "push", "start": 16, "end": 9, "path": [9], "passed": []}),
    ("trap", {"champion": 3, "hex": 9, "trap": "damage_1"}),
    ("damage", {**BLOW, "amount": 1, "damage": 6, "kind": "trap"}),
    ("trap_placed", {"seat": 1, "hex": 39}),
    ("stunned", {"champion": 3, "card": "kilgore.appetite_for_destruction"}),
    ("discarded", {"seat": 1, "cards": ["kilgore.appetite_for_destruction"]}),
    ("action", {"champion": 1, "card": "", "standard": "hit", "core": "red"}),
    ("drawn", {"seat": 0, "count": 1}),
    ("discarded_hand", {"seat": 0, "cards": ["gwaien.fireball"]}),
    ("shuffled", {"seat": 0}),
    ("drawn", {"seat": 0, "count": 5}),
    ("round", {"round": 4}),
)
