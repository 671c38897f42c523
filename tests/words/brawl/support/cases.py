"""Every kind of question of Super Fantasy Brawl with some of its answers, and how they are worded in both languages."""

from __future__ import annotations

from engines.brawl.views.view import View
from engines.kernel.state.model import Decision, Option
from tests.words.brawl.support.tables import SIX, at, champion, decision, doing, keys, marks, player, table, ways
from words.texts import Language

Case = tuple[Decision, str, View]

ATTACK = table(doing=doing(0, "dugrun.mighty_blow", points=1))
REACT = table(doing=doing(3, "kilgore.appetite_for_destruction", targets=(0,)), turn=1)
THREE = (champion(0, "alkemi", "D3"), champion(1, "gwaien", "C3"), *SIX[2:])
AREA = table(*THREE, doing=doing(0, "alkemi.barrage"), marks=marks("d4", "C3", "C4"))
JADE = (champion(0, "tzu_xiao", "D3"), *SIX[1:5])
ABILITY = table(known=((at("C3"), "stun"),), doing=doing(0, "dugrun.ability"))


def spot(name: str, way: str = "h") -> str:
    """Return the key of a hex."""
    return f"{way}{at(name)}"


def option(key: str, *args: int | str) -> Option:
    """Return an answer with what it carries."""
    return Option(key, args, ())


DASH = decision(
    "dash",
    option(spot("E4"), "free", at("E4"), 0, 2, 0),
    option("hit:3", "hit", 3, 0, 1, -1),
    option("stay", "stay", -1, 0, 0, -1),
)
SPENT = table(players=(player(0, ready=("red",)), player(1)), doing=doing(0, "dugrun.mighty_blow"))
PICKING = table(*SIX[2:5])
"""In the middle of a casual draft: one of the first player's champions is there, two of the other's."""

HEAL = decision("heal", option("1", 1, 0), option("0", 0, 0))
BALL = "gwaien.fireball"


def each(asked: Decision, seen: View, *chosen: str) -> list[Case]:
    """Return a case for each of these answers of a question."""
    return [(asked, key, seen) for key in chosen]


CASES: list[Case] = [
    *each(decision("order", option("0", 0, 0), option("2", 2, 0)), table(), "0"),
    *each(keys("area", "a", "b"), table(), "a", "b"),
    *each(keys("pick", "dugrun", "lily"), PICKING, "dugrun"),
    *each(keys("team", "dugrun", "lily", "rath", least=3, most=3), table(), "lily"),
    *each(keys("bring", "dugrun", "lily", "rath", least=3, most=3), table(), "lily"),
    *each(keys("ban", "dugrun"), table(), "dugrun"),
    *each(keys("trap_place", spot("E3")), table(), spot("E3")),
    *each(keys("mulligan", BALL, least=0, most=1), table(), BALL),
    *each(decision("deploy", option(spot("G3"), at("G3"), 2)), table(), spot("G3")),
    *each(keys("act", BALL, "deryn.heavy_shot", "walk:0", "end"), table(), BALL, "deryn.heavy_shot", "walk:0", "end"),
    *each(keys("act", "hit:0", "end"), table(*SIX[:3], champion(3, "kilgore", "D6")), "hit:0"),
    *each(decision("core", option("red", "red", "walk", 0), option("free", "free", "walk", 0)), table(), "red", "free"),
    *each(ways("move", 0, "E4", "tC3", "stay"), ATTACK, spot("E4"), spot("C3", "t"), "stay"),
    *each(ways("move", 0, "tC3"), table(doing=doing(0, "dugrun.mighty_blow", points=2)), spot("C3", "t")),
    *each(keys("way", "none", "3+4"), ATTACK, "none", "3+4"),
    *each(keys("attack", "3", "stop"), ATTACK, "3", "stop"),
    *each(keys("attack", "d4", "d5", "stop"), AREA, "d4"),
    *each(keys("use", "use", "stop"), table(doing=doing(0, "dugrun.onwards")), "use", "stop"),
    *each(keys("use", "3", "stop"), table(doing=doing(0, "sulka.effigy")), "3"),
    *each(keys("use", "d4", "stop"), table(*JADE, doing=doing(0, "tzu_xiao.flash_of_jade")), "d4"),
    *each(keys("react", "gwaien.arcane_shield>0", "pass"), REACT, "gwaien.arcane_shield>0", "pass"),
    *each(keys("red", BALL, least=0, most=1), ATTACK, BALL),
    *each(DASH, ATTACK, spot("E4"), "hit:3", "stay"),
    *each(ways("swoop", 0, "E4", "stay"), ATTACK, spot("E4")),
    *each(ways("jump", 0, "C3", "stay"), ATTACK, spot("C3")),
    *each(ways("force", 3, "B3", "stay"), ATTACK, "stay"),
    *each(ways("fear", 3, "B3", seat=1), ATTACK, spot("B3")),
    *each(ways("place", 0, "E4"), ATTACK, spot("E4")),
    *each(keys("who", "1", "none"), ATTACK, "1", "none"),
    *each(keys("next", "3", "4", least=2, most=2, ordered=True), ATTACK, "3"),
    *each(keys("may", "yes", "no"), ATTACK, "yes", "no"),
    *each(HEAL, ATTACK, "1", "0"),
    *each(keys("draw", "2", "0"), ATTACK, "2", "0"),
    *each(keys("plan", BALL, least=0, most=1, ordered=True), ATTACK, BALL),
    *each(keys("plan", BALL, least=0, most=2, ordered=True), ATTACK, BALL),
    *each(keys("discard", BALL, least=0, most=1), ATTACK, BALL),
    *each(keys("discard", BALL, least=0, most=3), ATTACK, BALL),
    *each(keys("lose_card", BALL), ATTACK, BALL),
    *each(keys("retrieve", BALL, "none"), ATTACK, BALL, "none"),
    *each(keys("pay", "red", "none"), ATTACK, "red", "none"),
    *each(keys("pay", "red", "none"), SPENT, "red"),
    *each(keys("ready", "blue", "none"), table(doing=doing(0, standard="plan")), "blue", "none"),
    *each(keys("look", spot("C3")), ABILITY, spot("C3")),
    *each(keys("opponent", "1"), ATTACK, "1"),
]

SAID: dict[Language, str] = {
    "ru": """
? Кто из вашей команды ходит раньше? [Кто раньше]
Анна
? Где ваша область появления? [Область появления]
Сверху: ряд A
Снизу: ряд G
? Какого чемпиона берёте (2 из 3)? [Чемпион]
Дугрун // Здоровье 6, защита 2. Стоит стеной, роняет врагов на землю и открывает их под удары товарищей.
? Каких чемпионов возьмёте? Нужно: 3. [Чемпионы]
Лил'И // Здоровье 6, защита 0. Прячется за спинами своих и бьёт тех, кого уже окружили.
? Каких 3 чемпионов принесёте на драфт? Пока не выбрали все, это тайна. [Чемпионы]
Лил'И // Здоровье 6, защита 0. Прячется за спинами своих и бьёт тех, кого уже окружили.
? Какого чемпиона исключить из выбора противника? [Кого исключить]
Дугрун // Здоровье 6, защита 2. Стоит стеной, роняет врагов на землю и открывает их под удары товарищей.
? Куда положить ловушку лицом вниз? [Клетка]
E3 // до вашей области 2, до чужой 4; рядом: Дугрун, Гвайен
? Какие карты заменить? Это можно сделать один раз. [Что заменить] [Оставить все]
Гвайен: Огненный шар // Атака, разрушение, движение 1, навесом 2–3, сила 3. Остальное — на карте.
? Дерин: где начать? [Клетка]
G3
? Ваше действие? [Карта или базовое действие]
Гвайен: Огненный шар // Атака, разрушение, движение 1, навесом 2–3, сила 3. Остальное — на карте.
Дерин: Тяжёлый выстрел // От ворот. Атака, разрушение, движение 2, по прямой 2–3, сила 2.
Дугрун: Переход // Любое ядро: движение 2.
Закончить ход // Готовых ядер: 3. Ядра восстановятся, рука обновится
Дугрун: Удар // Ядро разрушения: движение 1, соседний враг получает 1 урон. Враги слишком далеко
? Каким ядром заплатить? [Ядро]
Разрушение // Останутся готовыми: Сотворение, Управление
Без ядра (способность) // Останутся готовыми: Разрушение, Сотворение, Управление
? Дугрун: куда идти? [Куда]
E4 // зона жёлтой статуи; до ближайшего врага 2 (Килгор)
C3 · ловушка // ловушка сработает; цели отсюда: Килгор; рядом: Килгор
Остаться на D3 // цели отсюда: Килгор; зона жёлтой статуи; рядом: Килгор
C3 · ловушка // сработает ловушка, потом можно идти дальше; цели отсюда: Килгор; рядом: Килгор
? Дугрун: через кого пройти? [Через кого]
Ни через кого
Через Килгора, Голд'арра
? Дугрун: кого атаковать? [Цель]
Килгор // Килгор: сила 1 − защита 1, 0 урона, урон станет 3 из 7
Не атаковать // Остальное на карте пропадает, карта уходит в сброс
? Ал'кеми: кого атаковать? [Цель]
1. Гвайен, Килгор (C3, C4) // Гвайен: 2 урона, урон станет 2 из 6; Килгор: 2 урона, урон станет 5 из 7
? Дугрун: применить навык? [Цель]
Применить
Не применять // Остальное на карте пропадает, карта уходит в сброс
? Дугрун: на кого применить навык? [Цель]
Килгор // Борис, C4, урон 3 из 7
? Цу Сяо: на кого применить навык? [Цель]
Килгор // Килгор, C4: урон 3 из 7
? Разыграть реакцию? [Реакция]
«Волшебный щит» на Дугруна // Ядро сотворения. Дугрун: сила 7 − защита 3, 4 урона — нокаут
Без реакции
? Сбросить карты разрушения ради силы атаки? [Карты разрушения] [Не сбрасывать]
Гвайен: Огненный шар // Атака, разрушение, движение 1, навесом 2–3, сила 3. Остальное — на карте.
? Дугрун: куда сделать рывок? [Куда]
E4 // зона жёлтой статуи; до ближайшего врага 2 (Килгор)
Вместо рывка ударить Килгора // 1 урон, урон станет 4 из 7
Остаться на D3 // цели отсюда: Килгор; зона жёлтой статуи; рядом: Килгор
? Дугрун: куда сделать пролёт? [Куда]
E4 // зона жёлтой статуи; до ближайшего врага 2 (Килгор)
? Дугрун: куда прыгнуть? [Куда]
C3 · ловушка // ловушка сработает; цели отсюда: Килгор; рядом: Килгор
? Килгор: куда передвинуть принуждением? [Куда]
Остаться на C4 // зона жёлтой статуи; рядом: Дугрун
? Килгор: куда бежать от страха? [Куда]
B3 // до ближайшего врага 2 (Дугрун)
? Дугрун: на какую клетку разместить? [Клетка]
E4 // зона жёлтой статуи; до ближайшего врага 2 (Килгор)
? К кому применить эффект? [Чемпион]
Гвайен // Анна, F2, урон 0 из 6
Ни к кому
? Кто двигается следующим? [Кто следующий]
Килгор // Борис, C4, урон 3 из 7
? Применить эффект? [Да или нет]
Да
Нет
? Дугрун: сколько вылечить? [Сколько]
Вылечить 1 // Дугрун: урон станет 1 из 6
Не лечить // Дугрун: урон станет 2 из 6
? Сколько карт взять? [Сколько]
Взять 2 // В колоде 13
Не брать // В колоде 13
? Какую карту положить на верх колоды? [Что положить] [Ничего не класть]
Гвайен: Огненный шар // Атака, разрушение, движение 1, навесом 2–3, сила 3. Остальное — на карте.
? До 2 карт на верх колоды: первая названная ляжет сверху. [Что положить] [Ничего не класть]
Гвайен: Огненный шар // Атака, разрушение, движение 1, навесом 2–3, сила 3. Остальное — на карте.
? Какую карту сбросить? [Что сбросить] [Ничего не сбрасывать]
Гвайен: Огненный шар // Атака, разрушение, движение 1, навесом 2–3, сила 3. Остальное — на карте.
? Сбросьте до 3 карт: какие? [Что сбросить] [Ничего не сбрасывать]
Гвайен: Огненный шар // Атака, разрушение, движение 1, навесом 2–3, сила 3. Остальное — на карте.
? Оглушение (Гвайен): какую карту этого чемпиона сбросить? [Что сбросить]
Гвайен: Огненный шар // Атака, разрушение, движение 1, навесом 2–3, сила 3. Остальное — на карте.
? Какую карту взять из сброса? [Что взять]
Гвайен: Огненный шар // Атака, разрушение, движение 1, навесом 2–3, сила 3. Остальное — на карте.
Не брать
? Истощить ядро? [Ядро]
Разрушение // Останутся готовыми: Сотворение, Управление
Не истощать // Останутся готовыми: Разрушение, Сотворение, Управление
Разрушение // Готовых ядер не останется
? Какое ядро восстановить? [Ядро]
Управление
Не восстанавливать
? Какую ловушку посмотреть? [Ловушка]
C3 // вы знаете: оглушение; рядом: Дугрун, Килгор
? Какой противник? [Противник]
Борис // В руке 5, в колоде 13
""",
    "en": """
? Who of your team moves first? [Who first]
Anna
? Where is your deployment area? [Deployment area]
At the top: row A
At the bottom: row G
? Which champion do you take (2 of 3)? [Champion]
Dugrun // Health 6, defence 2. Stands like a wall and lays enemies low for his friends to strike.
? Which 3 champions do you lead? [Champions]
Lil'Y // Health 6, defence 0. Hides behind her friends and stabs those they have surrounded.
? Which 3 champions do you bring to the draft? They stay secret until all have chosen. [Champions]
Lil'Y // Health 6, defence 0. Hides behind her friends and stabs those they have surrounded.
? Which of the opponent's champions do you ban? [Whom to ban]
Dugrun // Health 6, defence 2. Stands like a wall and lays enemies low for his friends to strike.
? Where does the trap go, face down? [Hex]
E3 // 2 from your area, 4 from the other; next to Dugrun, Gwaien
? Which cards do you exchange? You may do so once. [What to exchange] [Keep them all]
Gwaien: Fireball // Attack, destruction, movement 1, indirect 2–3, strength 3. More on the card.
? Deryn: where to begin? [Hex]
G3
? Your action? [Card or standard action]
Gwaien: Fireball // Attack, destruction, movement 1, indirect 2–3, strength 3. More on the card.
Deryn: Heavy Shot // From the gate. Attack, destruction, movement 2, direct 2–3, strength 2.
Dugrun: Move // Any core: move 2.
End the turn // Ready cores: 3. Cores are readied, a new hand is drawn
Dugrun: Hit // Destruction core: move 1, an adjacent enemy takes 1 damage. No enemy is near enough
? Which core pays? [Core]
Destruction // Ready afterwards: Creation, Manipulation
No core (ability) // Ready afterwards: Destruction, Creation, Manipulation
? Dugrun: where to? [Where]
E4 // yellow statue's zone; nearest enemy 2 away (Kilgore)
C3 · trap // the trap triggers; targets from there: Kilgore; next to Kilgore
Stay on D3 // targets from there: Kilgore; yellow statue's zone; next to Kilgore
C3 · trap // the trap triggers, then you may go on; targets from there: Kilgore; next to Kilgore
? Dugrun: through whom? [Through whom]
Through nobody
Through Kilgore, Gold'arr
? Dugrun: attack whom? [Target]
Kilgore // Kilgore: strength 1 − defence 1, 0 damage, then damage 3 of 7
Do not attack // The rest of the card is lost; it is discarded
? Al'kemi: attack whom? [Target]
1. Gwaien, Kilgore (C3, C4) // Gwaien: 2 damage, then damage 2 of 6; Kilgore: 2 damage, then damage 5 of 7
? Dugrun: use the skill? [Target]
Use it
Do not use it // The rest of the card is lost; it is discarded
? Dugrun: use the skill on whom? [Target]
Kilgore // Boris, C4, damage 3 of 7
? Tzu Xiao: use the skill on whom? [Target]
Kilgore // Kilgore, C4: damage 3 of 7
? Play a reaction? [Reaction]
“Arcane Shield” on Dugrun // Creation core. Dugrun: strength 7 − defence 3, 4 damage: out of action
No reaction
? Discard destruction cards for strength? [Destruction cards] [Discard none]
Gwaien: Fireball // Attack, destruction, movement 1, indirect 2–3, strength 3. More on the card.
? Dugrun: dash where? [Where]
E4 // yellow statue's zone; nearest enemy 2 away (Kilgore)
Instead of dashing, hit Kilgore // 1 damage, then damage 4 of 7
Stay on D3 // targets from there: Kilgore; yellow statue's zone; next to Kilgore
? Dugrun: swoop where? [Where]
E4 // yellow statue's zone; nearest enemy 2 away (Kilgore)
? Dugrun: jump where? [Where]
C3 · trap // the trap triggers; targets from there: Kilgore; next to Kilgore
? Kilgore: forced where? [Where]
Stay on C4 // yellow statue's zone; next to Dugrun
? Kilgore: flee where? [Where]
B3 // nearest enemy 2 away (Dugrun)
? Dugrun: placed on which hex? [Hex]
E4 // yellow statue's zone; nearest enemy 2 away (Kilgore)
? Whom is the effect for? [Champion]
Gwaien // Anna, F2, damage 0 of 6
Nobody
? Who moves next? [Who is next]
Kilgore // Boris, C4, damage 3 of 7
? Use the effect? [Yes or no]
Yes
No
? Dugrun: heal how much? [How much]
Heal 1 // Dugrun: then damage 1 of 6
Do not heal // Dugrun: then damage 2 of 6
? How many cards do you draw? [How many]
Draw 2 // Cards in the deck: 13
Draw none // Cards in the deck: 13
? Which card goes on top of your deck? [What goes on top] [Plan nothing]
Gwaien: Fireball // Attack, destruction, movement 1, indirect 2–3, strength 3. More on the card.
? Up to 2 cards on top of your deck: the first one named lies uppermost. [What goes on top] [Plan nothing]
Gwaien: Fireball // Attack, destruction, movement 1, indirect 2–3, strength 3. More on the card.
? Which card do you discard? [What to discard] [Discard nothing]
Gwaien: Fireball // Attack, destruction, movement 1, indirect 2–3, strength 3. More on the card.
? Discard up to 3 cards: which? [What to discard] [Discard nothing]
Gwaien: Fireball // Attack, destruction, movement 1, indirect 2–3, strength 3. More on the card.
? Stun (Gwaien): which card of this champion do you discard? [What to discard]
Gwaien: Fireball // Attack, destruction, movement 1, indirect 2–3, strength 3. More on the card.
? Which card comes back from the discard? [What to take]
Gwaien: Fireball // Attack, destruction, movement 1, indirect 2–3, strength 3. More on the card.
Take none
? Exhaust a core? [Core]
Destruction // Ready afterwards: Creation, Manipulation
Exhaust none // Ready afterwards: Destruction, Creation, Manipulation
Destruction // No core will be ready
? Which core is readied? [Core]
Manipulation
Ready none
? Which trap do you look at? [Trap]
C3 // you know: Stun; next to Dugrun, Kilgore
? Which opponent? [Opponent]
Boris // Hand 5, deck 13
""",
}
"""The question after "?" with what stands on its select, then each answer with what it does."""
