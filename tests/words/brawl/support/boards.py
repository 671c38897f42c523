"""Tables of Super Fantasy Brawl with all that is said of them in both languages."""

from __future__ import annotations

from engines.brawl.views.view import EffectView, ResultView
from tests.words.brawl.support.tables import at, champion, player, table
from words.texts import Language

BLOW = EffectView("strength", 2, 3, "dugrun.knock_down")
CHARGED = EffectView("charge", 0, -1, "rath.nightshade")
BUSY = table(
    champion(
        0, "dugrun", "D3", damage=4, levelled=True, before=at("E4"), damage_before=1,
        effects=(BLOW, EffectView("root", 1, -1, "trap"), EffectView("movement", 1, -1, "dugrun.knock_down")),
    ),
    champion(1, "gwaien", "F2", defence=2, effects=(EffectView("immune_push", 1, -1, "gwaien.arcane_shield"), CHARGED)),
    champion(2, "deryn", before=at("C5"), damage_before=5),
    champion(3, "kilgore", "C4", damage=3, damage_before=3, effects=(EffectView("charge", 1, 3, "deryn.hunters_quarry"),)),
    champion(4, "goldarr", "C1", before=-1),
    champion(5, "tzu_xiao", "A5"),
    players=(
        player(
            0, hand=("dugrun.mighty_blow", "gwaien.fireball"), hand_size=2, planned=("gwaien.arcane_shield",), planned_size=1,
            unseen=("dugrun.onwards",), standard=("walk",), ready=("red",),
        ),
        player(
            1, shown=("kilgore.appetite_for_destruction",), discard=("goldarr.set_sail", "kilgore.appetite_for_destruction"),
            unseen=("tzu_xiao.double_strike",), ready=(),
        ),
    ),
    known=((at("C3"), "stun"),),
)  # fmt: skip
SELECT = table(
    champion(0, "dugrun"),
    champion(1, "lily", seat=1),
    phase="select",
    turn=-1,
    choices=("rath", "taze"),
    banned=("akhet",),
    players=(player(0, brought=("dugrun", "rath")), player(1)),
)
OVER = table(phase="over", turn=-1, result=ResultView((0,), 0, ((0,), (1,)), "points"), points=(5, 3))

SAID: dict[Language, dict[str, str]] = {
    "ru": {
        "BOARD": """
Счёт: Анна — 2, Борис — 1. Для победы нужно 5 ПО
- 0 ПО, «Красный караул»: Чемпионы вашей команды: 3 рядом с красной статуей. Не выполнено (Анна — 0, Борис — 0)
- 1 ПО, «Сердце двора»: Середина двора: у вашей команды здесь больше чемпионов, чем у противника (C4–5, D3–5, E4–5). \
Выполнено: Анна (Анна — 2, Борис — 1)
Анна: +2 ПО при следующем получении очков, если ничего не изменится («Сердце двора»)

**A. Анна · готовые ядра: разрушение · в руке 2, в колоде 13, в сбросе 0**
- Дугрун, D3: урон 4 из 7, защита 2; карта прокачана; побитый чемпион; +2 к силе в атаках на Килгора и +1 к движению \
(«Сбить с ног»); обездвиживание (ловушка); зона жёлтой статуи; рядом: Килгор
- Гвайен, F2: урон 0 из 6, защита 2 (на карте 0); отталкивание не действует («Волшебный щит»); следующая в этот ход \
атака игнорирует защиту («Белладонна»)
- Дерин, у ворот: урон 0 из 7, защита 0
Базовые действия в этой фазе: Переход
В вашей колоде. Дугрун: Вперёд!

**B. Борис · готовые ядра: нет · в руке 5, в колоде 13, в сбросе 2**
- Килгор, C4: урон 3 из 7, защита 1; побитый чемпион; следующая в этот ход атака на Килгора игнорирует защиту и \
получает +1 к силе («Добыча охотницы»); зона жёлтой статуи; рядом: Дугрун
- Голд'арр, C1: урон 0 из 8, защита 1; зона красной статуи
- Цу Сяо, A5: урон 0 из 9, защита 0
Известно в руке: «Жажда разрушения»
Сброс. Голд'арр: Поднять паруса!; Килгор: Жажда разрушения
В руке или колоде. Цу Сяо: Двойной удар

Красная статуя: D1, зона C1, C2, D2, E1, E2
Жёлтая статуя: D4, зона C4, C5, D3, D5, E4, E5
Синяя статуя: D7, зона C7, C8, D6, E7, E8
Ловушки: B4, C3 (вы знаете: оглушение), C6, F4
Свободные клетки ловушек: E3, E6
Области появления: Анна — ряд G, Борис — ряд A

Рука:
- **Дугрун: Могучий удар**: атака, управление, движение 1, вплотную, сила 1. После атаки: Оттолкните цель на 2. Если \
отталкивание нанесло урон, оглушите цель.
- **Гвайен: Огненный шар**: атака, разрушение, движение 1, навесом 2–3, сила 3. После атаки: Каждый другой чемпион \
рядом с целью получает 2 урона.
Сверху вашей колоды: «Волшебный щит»
""",
        "CHOOSING": """
Можно выбрать: Рат, Тейз
Исключены: Ахет

**A. Анна**: Дугрун (привели: Дугрун, Рат)
**B. Борис**: Лил'И
""",
        "SUMMARY": """
Super Fantasy Brawl. Раунд 3 · ход: Анна · Активация.
Счёт: Анна — 2, Борис — 1. Для победы нужно 5 ПО.
Анна: Дугрун — D3, урон 4 из 7; Гвайен — F2, урон 0 из 6; Дерин — у ворот, урон 0 из 7.
Борис: Килгор — C4, урон 3 из 7; Голд'арр — C1, урон 0 из 8; Цу Сяо — A5, урон 0 из 9.
Ловушки: B4, C3, C6, F4.

0 ПО, «Красный караул».
1 ПО, «Сердце двора».
Анна: +2 ПО при следующем получении очков, если ничего не изменится («Сердце двора»).

Super Fantasy Brawl. Выбор чемпионов.
A. Анна: Дугрун (привели: Дугрун, Рат).
B. Борис: Лил'И.
Можно выбрать: Рат, Тейз.
Исключены: Ахет.

Super Fantasy Brawl. Конец партии.
Победа: Анна.
Счёт: Анна — 5, Борис — 3. Для победы нужно 5 ПО.
Анна: Дугрун — D3, урон 2 из 6; Гвайен — F2, урон 0 из 6; Дерин — у ворот, урон 0 из 7.
Борис: Килгор — C4, урон 3 из 7; Голд'арр — C1, урон 0 из 8; Цу Сяо — A5, урон 0 из 9.
Ловушки: B4, C3, C6, F4.

0 ПО, «Красный караул».
1 ПО, «Сердце двора».
""",
        "HAND": """
Рука: Дугрун: Могучий удар (атака, управление, движение 1, вплотную, сила 1); Гвайен: Огненный шар (атака, \
разрушение, движение 1, навесом 2–3, сила 3)
Сверху вашей колоды: «Волшебный щит»
A. Анна · готовые ядра: разрушение · в руке 2, в колоде 13, в сбросе 0
""",
        "RECAP": """
Дугрун: урон 1 → 4 из 7, E4 → D3. Дерин: нокаут, теперь у ворот. Голд'арр: выход на арену, C1.
Дугрун: урон был 1, стал 4 из 7, перемещение с E4 на D3. Дерин: нокаут, теперь у ворот. Голд'арр: выход на арену, C1.
""",
        "RESULT": """
Победа: Анна
1) Анна: 5 ПО (Дугрун, Гвайен, Дерин)
2) Борис: 3 ПО (Килгор, Голд'арр, Цу Сяо)
""",
        "REFERENCE": """
**B. Борис · готовые ядра: нет · в руке 5, в колоде 13, в сбросе 2**
Известно в руке: «Жажда разрушения»
Сброс. Голд'арр: Поднять паруса!; Килгор: Жажда разрушения
В руке или колоде. Цу Сяо: Двойной удар
Килгор, C4: урон 3 из 7, защита 1; побитый чемпион; следующая в этот ход атака на Килгора игнорирует защиту и получает \
+1 к силе («Добыча охотницы»); зона жёлтой статуи; рядом: Дугрун
Прокачанная: здоровье 8, защита 1. На Килгора не действует оглушение.

Голд'арр, C1: урон 0 из 8, защита 1; зона красной статуи
Прокачанная: здоровье 8, защита 1. На Голд'арра не действует отталкивание.

Цу Сяо, A5: урон 0 из 9, защита 0
Прокачанная: здоровье 9, защита 0. −1 к защите врагов рядом с Цу Сяо.

**A. Анна · готовые ядра: разрушение · в руке 2, в колоде 13, в сбросе 0**
Базовые действия в этой фазе: Переход
В вашей колоде. Дугрун: Вперёд!
Дугрун, D3: урон 4 из 7, защита 2; карта прокачана; побитый чемпион; +2 к силе в атаках на Килгора и +1 к движению \
(«Сбить с ног»); обездвиживание (ловушка); зона жёлтой статуи; рядом: Килгор
Способность: Враги рядом с Дугруном могут атаковать, только если одна из целей — Дугрун.

Гвайен, F2: урон 0 из 6, защита 2 (на карте 0); отталкивание не действует («Волшебный щит»); следующая в этот ход \
атака игнорирует защиту («Белладонна»)
Прокачанная: здоровье 6, защита 0. −1 к минимальной дальности карт Гвайен. +1 к максимальной дальности карт Гвайен.

Дерин, у ворот: урон 0 из 7, защита 0
Прокачанная: здоровье 7, защита 0. +2 к защите Дерин, пока она на клетке ловушки. Ловушки на клетке Дерин не \
активируются.
""",
    },
    "en": {
        "BOARD": """
Score: Anna 2, Boris 1. 5 VP to win
- 0 VP, “Red Guard”: Champions of your team: 3 adjacent to the red statue. Not fulfilled (Anna 0, Boris 0)
- 1 VP, “Heart of the Court”: The middle of the court: your team has more champions here than the opponent (C4–5, \
D3–5, E4–5). Fulfilled by Anna (Anna 2, Boris 1)
Anna: +2 VP at their next scoring if nothing changes (“Heart of the Court”)

**A. Anna · ready cores: destruction · hand 2, deck 13, discard 0**
- Dugrun, D3: damage 4 of 7, defence 2; levelled; bloodied; +2 strength in attacks on Kilgore and +1 movement (“Knock \
Down”); rooted (trap); yellow statue's zone; adjacent: Kilgore
- Gwaien, F2: damage 0 of 6, defence 2 (printed 0); immune to Push (“Arcane Shield”); next attack this turn ignores \
defence (“Nightshade”)
- Deryn, at the gate: damage 0 of 7, defence 0
Standard actions this phase: Move
In your deck. Dugrun: Onwards!

**B. Boris · ready cores: none · hand 5, deck 13, discard 2**
- Kilgore, C4: damage 3 of 7, defence 1; bloodied; next attack on Kilgore this turn ignores defence and gets +1 \
strength (“Hunter's Quarry”); yellow statue's zone; adjacent: Dugrun
- Gold'arr, C1: damage 0 of 8, defence 1; red statue's zone
- Tzu Xiao, A5: damage 0 of 9, defence 0
Known in hand: “Appetite for Destruction”
Discard. Gold'arr: Set Sail!; Kilgore: Appetite for Destruction
In hand or deck. Tzu Xiao: Double Strike

Red statue: D1, zone C1, C2, D2, E1, E2
Yellow statue: D4, zone C4, C5, D3, D5, E4, E5
Blue statue: D7, zone C7, C8, D6, E7, E8
Traps: B4, C3 (you know: Stun), C6, F4
Free trap hexes: E3, E6
Deployment areas: Anna row G, Boris row A

Hand:
- **Dugrun: Mighty Blow**: attack, manipulation, movement 1, melee, strength 1. After the attack: Push the target 2. \
If the Push dealt damage, Stun the target.
- **Gwaien: Fireball**: attack, destruction, movement 1, indirect 2–3, strength 3. After the attack: Each other \
champion adjacent to the target takes 2 damage.
On top of your deck: “Arcane Shield”
""",
        "CHOOSING": """
To choose from: Rath, Taze
Banned: Akhet

**A. Anna**: Dugrun (brought: Dugrun, Rath)
**B. Boris**: Lil'Y
""",
        "SUMMARY": """
Super Fantasy Brawl. Round 3 · turn: Anna · Activation.
Score: Anna 2, Boris 1. 5 VP to win.
Anna: Dugrun (D3), damage 4 of 7; Gwaien (F2), damage 0 of 6; Deryn (at the gate), damage 0 of 7.
Boris: Kilgore (C4), damage 3 of 7; Gold'arr (C1), damage 0 of 8; Tzu Xiao (A5), damage 0 of 9.
Traps: B4, C3, C6, F4.

0 VP, “Red Guard”.
1 VP, “Heart of the Court”.
Anna: +2 VP at their next scoring if nothing changes (“Heart of the Court”).

Super Fantasy Brawl. Choosing champions.
A. Anna: Dugrun (brought: Dugrun, Rath).
B. Boris: Lil'Y.
To choose from: Rath, Taze.
Banned: Akhet.

Super Fantasy Brawl. The end.
Victory: Anna.
Score: Anna 5, Boris 3. 5 VP to win.
Anna: Dugrun (D3), damage 2 of 6; Gwaien (F2), damage 0 of 6; Deryn (at the gate), damage 0 of 7.
Boris: Kilgore (C4), damage 3 of 7; Gold'arr (C1), damage 0 of 8; Tzu Xiao (A5), damage 0 of 9.
Traps: B4, C3, C6, F4.

0 VP, “Red Guard”.
1 VP, “Heart of the Court”.
""",
        "HAND": """
Hand: Dugrun: Mighty Blow (attack, manipulation, movement 1, melee, strength 1); Gwaien: Fireball (attack, \
destruction, movement 1, indirect 2–3, strength 3)
On top of your deck: “Arcane Shield”
A. Anna · ready cores: destruction · hand 2, deck 13, discard 0
""",
        "RECAP": """
Dugrun: damage 1 → 4 of 7, E4 → D3. Deryn: out of action, now at the gate. Gold'arr: entered the arena, C1.
Dugrun: damage was 1, now 4 of 7, went from E4 to D3. Deryn: out of action, now at the gate. Gold'arr: entered the \
arena, C1.
""",
        "RESULT": """
Victory: Anna
1) Anna: 5 VP (Dugrun, Gwaien, Deryn)
2) Boris: 3 VP (Kilgore, Gold'arr, Tzu Xiao)
""",
        "REFERENCE": """
**B. Boris · ready cores: none · hand 5, deck 13, discard 2**
Known in hand: “Appetite for Destruction”
Discard. Gold'arr: Set Sail!; Kilgore: Appetite for Destruction
In hand or deck. Tzu Xiao: Double Strike
Kilgore, C4: damage 3 of 7, defence 1; bloodied; next attack on Kilgore this turn ignores defence and gets +1 strength \
(“Hunter's Quarry”); yellow statue's zone; adjacent: Dugrun
Levelled: health 8, defence 1. Kilgore is immune to Stun.

Gold'arr, C1: damage 0 of 8, defence 1; red statue's zone
Levelled: health 8, defence 1. Gold'arr is immune to Push.

Tzu Xiao, A5: damage 0 of 9, defence 0
Levelled: health 9, defence 0. Enemies adjacent to Tzu Xiao have −1 defence.

**A. Anna · ready cores: destruction · hand 2, deck 13, discard 0**
Standard actions this phase: Move
In your deck. Dugrun: Onwards!
Dugrun, D3: damage 4 of 7, defence 2; levelled; bloodied; +2 strength in attacks on Kilgore and +1 movement (“Knock \
Down”); rooted (trap); yellow statue's zone; adjacent: Kilgore
Ability: Enemies adjacent to Dugrun may attack only if Dugrun is a target.

Gwaien, F2: damage 0 of 6, defence 2 (printed 0); immune to Push (“Arcane Shield”); next attack this turn ignores \
defence (“Nightshade”)
Levelled: health 6, defence 0. Gwaien's cards have −1 minimum range. Gwaien's cards have +1 maximum range.

Deryn, at the gate: damage 0 of 7, defence 0
Levelled: health 7, defence 0. Deryn has +2 defence while she is on a trap hex. Traps in Deryn's hex do not trigger.
""",
    },
}
