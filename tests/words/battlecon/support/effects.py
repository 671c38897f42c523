"""Effects of cards, with the texts that are made of them."""

from __future__ import annotations

from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.vocabulary import Amount, Condition
from engines.battlecon.verbs.cards.activate import Activate
from engines.battlecon.verbs.cards.deactivate import Deactivate
from engines.battlecon.verbs.course.again import Again
from engines.battlecon.verbs.course.choose import Choose
from engines.battlecon.verbs.figures.bonus import Bonus
from engines.battlecon.verbs.figures.equal import Equal
from engines.battlecon.verbs.figures.rule import Rule
from engines.battlecon.verbs.life.heal import Heal
from engines.battlecon.verbs.life.lose import Lose
from engines.battlecon.verbs.life.pay_life import PayLife
from engines.battlecon.verbs.life.stun import Stun
from engines.battlecon.verbs.markers.move_marker import MoveMarker
from engines.battlecon.verbs.markers.place import Place
from engines.battlecon.verbs.moving.move import Move
from engines.battlecon.verbs.moving.teleport import Teleport
from engines.battlecon.verbs.tokens.exhaust import Exhaust
from engines.battlecon.verbs.tokens.gain import Gain
from engines.battlecon.verbs.tokens.give import Give
from engines.battlecon.verbs.tokens.set_tokens import SetTokens
from engines.battlecon.verbs.tokens.spend import Spend
from tests.words.battlecon.support.kit import in_supply, near

EFFECTS: list[tuple[Effect, tuple[str, str], tuple[str, str]]] = [
    (
        Effect("before", (Move(by=(1, 2)),)),
        ("До атаки", "Продвиньтесь на 1–2."),
        ("Before", "Advance 1–2."),
    ),
    (
        Effect("hit", (Move(way="shift"),), if_=(near(least=1, most=1),)),
        ("Попадание, расстояние 1", "Притяните или оттолкните противника на 1."),
        ("Hit, distance 1", "Pull or push the opponent 1."),
    ),
    (
        Effect("always", (Bonus(stat="armour", by=3),)),
        ("", "Броня 3."),
        ("", "Armour 3."),
    ),
    (
        Effect("hit", (Bonus(stat="armour", by=3),)),
        ("Попадание", "+3 к броне."),
        ("Hit", "+3 armour."),
    ),
    (
        Effect("always", (Bonus(by=1), Bonus(stat="guard", by=-2))),
        ("", "+1 к силе и −2 к защите."),
        ("", "+1 power and −2 guard."),
    ),
    (
        Effect("end", (Bonus(stat="power", by=-3, who="opponent", until="next"),)),
        ("Конец", "В следующем раунде противнику −3 к силе."),
        ("End", "Next beat, the opponent gets −3 power."),
    ),
    (
        Effect("always", (Bonus(stat="priority", by=Amount("used", token="malice")),)),
        ("", "+1 к скорости за каждый использованный жетон «Злоба»."),
        ("", "+1 priority for each Malice token used."),
    ),
    (
        Effect("always", (Bonus(stat="armour", by=Amount("distance", plus=-1)),)),
        ("", "Броня X (X — расстояние до противника − 1)."),
        ("", "Armour X (X is the distance to the opponent − 1)."),
    ),
    (
        Effect("before", (Move(by=(0, Amount("absorbed"))),)),
        ("До атаки", "Продвиньтесь на 0–X (X — урон, поглощённый вашей бронёй)."),
        ("Before", "Advance 0–X (X is the damage absorbed by your armour)."),
    ),
    (
        Effect("before", (Move(way="close", by=3), Bonus(by=Amount("amount", most=2)))),
        ("До атаки", "Приблизьтесь на 3. +1 к силе за каждую пройденную ячейку (всего не больше 2)."),
        ("Before", "Close 3. +1 power for each space moved (at most 2 in all)."),
    ),
    (
        Effect("start", (Spend(token="frost", count=(0, 5)), Move(way="close", by=Amount("amount")))),
        ("Начало", "Потратьте любое число счётчиков «Мороз»: приблизьтесь на 1 за каждый потраченный."),
        ("Start", "Spend any number of Frost counters: close 1 for each one spent."),
    ),
    (
        Effect(
            "hit", (Spend(token="malice", count=(1, Amount("tokens", token="malice"))), Again(times=Amount("amount")))
        ),
        ("Попадание", "Потратьте 1 или больше жетонов «Злоба»: атакуйте ещё 1 раз за каждый потраченный."),
        ("Hit", "Spend 1 or more Malice tokens: attack 1 more time for each one spent."),
    ),
    (
        Effect("hit", (Spend(token="malice", count=(0, 1), box=True), Bonus(by=Amount("amount", times=2)))),
        ("Попадание", "Удалите 0–1 жетон «Злоба»: +2 к силе за каждый удалённый."),
        ("Hit", "Remove 0–1 Malice tokens from the game: +2 power for each one removed."),
    ),
    (
        Effect("after", (Spend(token="malice", count=2), Again()), may=True),
        ("После атаки", "Потратьте 2 жетона «Злоба» (необязательно): атакуйте ещё раз."),
        ("After", "Spend 2 Malice tokens (optional): attack again."),
    ),
    (
        Effect("start", (Teleport(where="adjacent"),), may=True),
        ("Начало", "Телепортируйтесь на ячейку рядом с противником (необязательно)."),
        ("Start", "Teleport to a space adjacent to the opponent (optional)."),
    ),
    (
        Effect("start", (Deactivate("chain"), Move(way="pull", by=(1, 2))), may=True),
        ("Начало", "Необязательно — деактивируйте карту «Цепь»; притяните противника на 1–2."),
        ("Start", "Optional — deactivate the card Chain; pull the opponent 1–2."),
    ),
    (
        Effect("damage", (Gain(token="malice", count=Amount("damage")),)),
        ("Урон", "Верните 1 жетон «Злоба» за каждую единицу урона этой атаки."),
        ("Damage", "Regain 1 Malice token for each point of this attack's damage."),
    ),
    (
        Effect("end", (Gain(token="malice", count=5), Gain(count=2, fresh=True))),
        (
            "Конец",
            "Верните все жетоны «Злоба». Верните 2 любых жетона или счётчика, кроме использованных в этом раунде.",
        ),
        ("End", "Regain all Malice tokens. Regain 2 tokens or counters of any kind, not those used this beat."),
    ),
    (
        Effect("hit", (Lose(by=1), Heal(by=Amount("amount", over=2)))),
        (
            "Попадание",
            "Отнимите у противника 1 здоровье. Восстановите X здоровья (X — отнятое здоровье ÷ 2 с округлением вверх).",
        ),
        ("Hit", "The opponent loses 1 life. Heal X life (X is the life lost ÷ 2, rounded up)."),
    ),
    (
        Effect("hit", (Exhaust(who="opponent"), Gain(token="malice", if_=(Condition("did", no=True),)))),
        (
            "Попадание",
            "Противник истощает 1 любой жетон или счётчик. Если ничего не истощено, верните 1 жетон «Злоба».",
        ),
        (
            "Hit",
            "The opponent exhausts 1 token or counter of any kind. If nothing was exhausted, regain 1 Malice token.",
        ),
    ),
    (
        Effect(
            "antes",
            (
                SetTokens("frost", if_=(in_supply(least=4),)),
                Gain(token="frost", if_=(Condition("did", no=True),)),
            ),
        ),
        (
            "Начало преимуществ",
            (
                "Если у вас в запасе 4+ счётчика «Мороз», число счётчиков «Мороз» в запасе становится равным 0. "
                "Иначе верните 1 счётчик «Мороз»."
            ),
        ),
        (
            "Start of advantages",
            (
                "If you have 4+ Frost counters in supply, set the number of Frost counters in supply to 0. "
                "Otherwise, regain 1 Frost counter."
            ),
        ),
    ),
    (
        Effect("hit", (Bonus(by=2),), if_=(in_supply(least=3), Condition("corner", who="opponent"))),
        ("Попадание, в запасе 3+ счётчика «Мороз» и противник в углу", "+2 к силе."),
        ("Hit, 3+ Frost counters in supply and the opponent is in a corner", "+2 power."),
    ),
    (
        Effect("always", (Rule(rule="avoid_far", value=3), Rule(rule="no_walk_past", who="opponent"))),
        ("", "Вы избегаете атак на расстоянии 3+. Противник не может продвигаться мимо вас, кроме телепортации."),
        ("", "You avoid attacks at distance 3+. The opponent cannot advance past you except by teleport."),
    ),
    (
        Effect("damage", (Stun(), Rule(rule="ignore_armour", until="fight"), Rule(rule="ignore_guard", until="fight"))),
        ("Урон", "Оглушите противника. До конца боя вы игнорируете броню и защиту."),
        ("Damage", "Stun the opponent. For the rest of the fight, you ignore armour and guard."),
    ),
    (
        Effect("always", (Rule(rule="damage_cap", value=Amount("tokens", token="frost", plus=3)),)),
        ("", "Вы получаете не больше X урона за раз (X — число счётчиков «Мороз» в запасе + 3)."),
        ("", "You take no more than X damage at a time (X is the number of Frost counters in supply + 3)."),
    ),
    (
        Effect("opponent_moved_me", (Move(by=(1, 2)),), each=True),
        ("Каждый раз, когда противник передвинул вас", "Продвиньтесь на 1–2."),
        ("Each time the opponent has moved you", "Advance 1–2."),
    ),
    (
        Effect("when_hit", (PayLife(by=2), Bonus(by=3))),
        ("Когда по вам попали", "Потратьте 2 здоровья: +3 к силе."),
        ("When you are hit", "Pay 2 life: +3 power."),
    ),
    (
        Effect("hit", (Choose(((Move(way="pull", by=1),), (Bonus(by=-2, who="opponent"),), (Activate("human"),))),)),
        (
            "Попадание",
            "Выберите: притяните противника на 1; или противнику −2 к силе; или активируйте форму «Человек».",
        ),
        ("Hit", "Choose: pull the opponent 1; or the opponent gets −2 power; or activate the Human form."),
    ),
    (
        Effect("start", (Place("trap", where="in_range", not_opponent=True), MoveMarker("trap", by=(1, 2)))),
        (
            "Начало",
            (
                "Положите маркер «Ловушка» на ячейку в пределах дальности атаки, кроме ячейки противника. "
                "Передвиньте маркер «Ловушка» на 1–2."
            ),
        ),
        (
            "Start",
            "Place the Trap marker on a space in range of your attack except the opponent's. Move the Trap marker 1–2.",
        ),
    ),
    (
        Effect("reveal", (Bonus(by=2),), if_=(Condition("marker_distance", who="opponent", marker="trap", most=1),)),
        ("Раскрытие, противник не дальше 1 от маркера «Ловушка»", "+2 к силе."),
        ("Reveal, the opponent is within 1 of the Trap marker", "+2 power."),
    ),
    (
        Effect("always", (Equal(to=Amount("printed_power", who="opponent", times=3)),)),
        ("", "Ваша сила равна X (X — напечатанная сила противника × 3)."),
        ("", "Your power is equal to X (X is the opponent's printed power × 3)."),
    ),
    (
        Effect("hit", (Give("curse", overflow=2),)),
        ("Попадание", "Передайте противнику 1 жетон «Проклятие»; за каждый недостающий отнимите у него 2 здоровья."),
        ("Hit", "Give the opponent 1 Curse token; for each one missing the opponent loses 2 life."),
    ),
]
