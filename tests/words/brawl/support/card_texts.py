"""Ops, gifts and abilities of cards, with the texts that are made of them."""

from __future__ import annotations

from typing import Any

from engines.brawl.content.lasting import Give, Lasting, Triggered
from engines.brawl.content.op import Ops
from engines.brawl.content.shapes import Ability
from engines.brawl.content.vocabulary import Amount, Condition, Group
from engines.brawl.verbs.cards.discard import Discard
from engines.brawl.verbs.cards.draw import Draw
from engines.brawl.verbs.cards.plan import Plan
from engines.brawl.verbs.cards.take_back import TakeBack
from engines.brawl.verbs.cores.exhaust import Exhaust
from engines.brawl.verbs.cores.ready import Ready
from engines.brawl.verbs.course.again import Again
from engines.brawl.verbs.course.protect import Protect
from engines.brawl.verbs.displacing.fear import Fear
from engines.brawl.verbs.displacing.force import Force
from engines.brawl.verbs.displacing.pull import Pull
from engines.brawl.verbs.displacing.push import Push
from engines.brawl.verbs.hooks.hook import Hook
from engines.brawl.verbs.life.damage import Damage
from engines.brawl.verbs.life.heal import Heal
from engines.brawl.verbs.moving.dash import Dash
from engines.brawl.verbs.moving.jump import Jump
from engines.brawl.verbs.moving.place import Place
from engines.brawl.verbs.moving.swap import Swap
from engines.brawl.verbs.moving.swoop import Swoop
from engines.brawl.verbs.states.immune import Immune
from engines.brawl.verbs.states.modify import Modify
from engines.brawl.verbs.states.next_attack import NextAttack
from engines.brawl.verbs.states.root import Root
from engines.brawl.verbs.states.stun import Stun
from tests.words.brawl.support.making import BLOODIED, CLOSE_ENEMIES, DID, DID_NOT, NEAR_ALLY, NEAR_ENEMIES, on_trap

SKILLS: list[tuple[Ops, str, str]] = [
    ((Dash(by=2), Push(by=1, who=NEAR_ENEMIES)), "Дугрун совершает рывок 2. Оттолкните каждого соседнего врага на 1.",
     "Dugrun Dashes 2. Push each adjacent enemy 1."),
    ((Dash(by=2, may=True),), "Дугрун может совершить рывок 2.", "Dugrun may Dash 2."),
    ((Jump(by=3, who=NEAR_ALLY),), "Один соседний союзник совершает прыжок 3.", "One adjacent ally Jumps 3."),
    ((Push(by=2), Stun(if_=(Condition("hurt"),))),
     "Оттолкните цель на 2. Если отталкивание нанесло урон, оглушите цель.",
     "Push the target 2. If the Push dealt damage, Stun the target."),
    ((Pull(by=1), Stun()), "Притяните цель на 1 и оглушите её.", "Pull the target 1 and Stun it."),
    ((Force(by=1), Root()), "Примените к цели принуждение 1 и обездвижьте её.", "Force the target 1 and Root it."),
    ((Force(by=1, who=Group("champions", within=1)),), "Примените к каждому соседнему чемпиону принуждение 1.",
     "Force each adjacent champion 1."),
    ((Force(by=1, who=Group("champions", within=2)),),
     "Примените к каждому другому чемпиону в пределах 2 клеток от Дугруна принуждение 1.",
     "Force each other champion within 2 hexes of Dugrun 1."),
    ((Fear(by=2),), "Внушите цели страх 2.", "Inflict Fear 2 on the target."),
    ((Stun(if_=on_trap()),), "Если цель на клетке ловушки, оглушите её.", "If the target is on a trap hex, Stun it."),
    ((Push(by=2, if_=on_trap("self")), Push(by=1, if_=on_trap("self", no=True))),
     "Если Дугрун на клетке ловушки, оттолкните цель на 2. Иначе оттолкните цель на 1.",
     "If Dugrun is on a trap hex, Push the target 2. Otherwise, Push the target 1."),
    ((Damage(by=2, who=Group("champions", within=2, of="target", pick="one"), if_=(Condition("dealt", "target"),)),),
     "Если атака нанесла урон, ещё один чемпион в пределах 2 клеток от цели получает 2 урона.",
     "If the attack dealt damage, another champion within 2 hexes of the target takes 2 damage."),
    ((Damage(by=1, who=Group("enemies", other=True)),), "Каждый другой враг получает 1 урон.",
     "Each other enemy takes 1 damage."),
    ((Damage(by=Amount("to_bloodied")),),
     "Цель получает урон, недостающий до 3 (побитый чемпион).",
     "The target takes as much damage as it needs to become Bloodied (3)."),
    ((Damage(by=Amount("defence"), who=Group("champions")),), "Каждый чемпион получает урон, равный своей защите.",
     "Each champion takes damage equal to its own defence."),
    ((Swoop(by=4), Damage(by=1, who="passed"), Fear(by=1, who="passed")),
     "Дугрун совершает пролёт 4. Каждый враг на пути пролёта получает 1 урон. Внушите каждому из них страх 1.",
     "Dugrun Swoops 4. Each enemy Swooped through takes 1 damage. Inflict Fear 1 on each of them."),
    ((Draw(by=Amount("damage")),), "Добор 1 за каждую единицу урона, нанесённого атакой.",
     "Draw 1 for each point of damage the attack dealt."),
    ((Draw(by=2, opponent=True), Plan(by=1)), "Противник берёт 2 карты. Планирование 1.",
     "The opponent draws 2 cards. Plan 1."),
    ((Heal(by=2, who=NEAR_ALLY), TakeBack(of_chosen=True)),
     "Один соседний союзник получает лечение 2. Верните в руку 1 карту этого чемпиона из своего сброса.",
     "One adjacent ally Heals 2. Return 1 card of that champion from your discard to your hand."),
    ((Discard(most=1, core="blue", may=True), Heal(by=2, who=NEAR_ALLY, if_=DID), Heal(by=2, if_=DID_NOT)),
     ("Можете сбросить 1 карту управления из руки. Если карта сброшена, один соседний союзник получает лечение 2. "
      "Иначе Дугрун получает лечение 2."),
     ("You may discard 1 Manipulation card from your hand. If a card was discarded, one adjacent ally Heals 2. "
      "Otherwise, Dugrun Heals 2.")),
    ((Modify(stat="strength", by=1, who=Group("own")), Modify(stat="movement", by=1, who=Group("own"))),
     "До конца хода каждый ваш чемпион получает +1 к силе и +1 к движению.",
     "Until end of turn, each of your champions gets +1 strength and +1 movement."),
    ((Modify(stat="strength", by=2, who=Group("allies"), against=True),),
     "До конца хода каждый союзник получает +2 к силе в атаках на эту цель.",
     "Until end of turn, each ally gets +2 strength in attacks on this target."),
    ((NextAttack(strength=1, on_target=True),),
     "Следующая в этот ход атака на эту цель игнорирует защиту и получает +1 к силе.",
     "The next attack on this target this turn ignores defence and gets +1 strength."),
    ((NextAttack(),), "Следующая в этот ход атака Дугруна игнорирует защиту.",
     "Dugrun's next attack this turn ignores defence."),
    ((Exhaust(core="red", may=True), Again()),
     "Истощите ядро разрушения (необязательно): примените эффекты этой карты ещё раз.",
     "Exhaust your Destruction core (optional): do the effects of this card again."),
    ((Force(by=1), Place(where="vacated")),
     "Примените к цели принуждение 1. Разместите Дугруна на клетке, которую покинула цель.",
     "Force the target 1. Place Dugrun on the hex that the target has left."),
    ((Place(where="near", near=Group("enemies")), Stun(who=Group("enemies", within=1, bloodied=True))),
     "Разместите Дугруна рядом с любым врагом. Оглушите каждого соседнего побитого врага.",
     "Place Dugrun adjacent to any enemy. Stun each adjacent Bloodied enemy."),
    ((Swap(group=Group("enemies", other=True, pick="one")),), "Поменяйте местами цель и ещё одного врага.",
     "Swap the target with another enemy."),
    ((Damage(by=2, who=Group("enemies", within=1, pick="up_to_one")), Ready(core="yellow", if_=DID)),
     "Один соседний враг получает 2 урона (необязательно). Если урон нанесён, восстановите ядро сотворения.",
     "One adjacent enemy takes 2 damage (optional). If damage was dealt, ready your Creation core."),
    ((Discard(most=2), Heal(by=1, if_=DID), Ready(core="red", if_=(*DID, *BLOODIED))),
     ("Сбросьте до 2 карт из руки. Если карта сброшена, Дугрун получает лечение 1. "
      "Если карта сброшена и Дугрун побит, восстановите ядро разрушения."),
     ("Discard up to 2 cards from your hand. If a card was discarded, Dugrun Heals 1. "
      "If a card was discarded and Dugrun is Bloodied, ready your Destruction core.")),
    ((Stun(if_=on_trap()), Push(by=1)), "Если цель на клетке ловушки, оглушите её. Оттолкните цель на 1.",
     "If the target is on a trap hex, Stun it. Push the target 1."),
    ((Heal(by=1, who=NEAR_ALLY), Jump(by=1, who=NEAR_ALLY)),
     "Один соседний союзник получает лечение 1. Один соседний союзник совершает прыжок 1.",
     "One adjacent ally Heals 1. One adjacent ally Jumps 1."),
    ((Dash(by=2, if_=BLOODIED),), "Если Дугрун побит, он совершает рывок 2.", "If Dugrun is Bloodied, he Dashes 2."),
]  # fmt: skip

REACTIONS: list[tuple[Ops, str, str]] = [
    ((Push(by=1, who="attacker"),), "Защитник отталкивает атакующего на 1.", "The defender Pushes the attacker 1."),
    ((Fear(by=2, who="attacker"),), "Защитник внушает атакующему страх 2.",
     "The defender inflicts Fear 2 on the attacker."),
    ((Place(where="near", who="card", near="attacker"),), "Разместите Дугруна рядом с атакующим.",
     "Place Dugrun adjacent to the attacker."),
    ((Heal(by=3, if_=(Condition("dealt", not_=True),)),),
     "Если защитник не получил урона от атаки, он получает лечение 3.",
     "If the defender took no damage from the attack, the defender Heals 3."),
    ((Damage(by=Amount("damage"), who="attacker"),),
     "Атакующий получает столько же урона, сколько защитник получил от атаки.",
     "The attacker takes as much damage as the defender took from the attack."),
    ((Damage(by=1, who=NEAR_ENEMIES), Fear(by=1, who=NEAR_ENEMIES)),
     "Каждый враг рядом с защитником получает 1 урон. Защитник внушает каждому из них страх 1.",
     "Each enemy adjacent to the defender takes 1 damage. The defender inflicts Fear 1 on each of them."),
    ((Protect(from_="post", if_=(Condition("near", "card", "attacker", 2),)),),
     "Если Дугрун не дальше 2 клеток от атакующего, отмените эффекты «после атаки» карты атаки.",
     "If Dugrun is within 2 hexes of the attacker, cancel the attack card's effects after the attack."),
    ((Protect(from_="post", if_=BLOODIED), Protect(from_="lasting", if_=BLOODIED)),
     "Если защитник побит, отмените эффекты «после атаки» карты атаки; прекратите все эффекты «до конца хода».",
     ("If the defender is Bloodied, cancel the attack card's effects after the attack; "
      "end all effects “until end of turn”.")),
    ((Immune(to="fear"),), "До конца хода на защитника не действует страх.",
     "The defender is immune to Fear until end of turn."),
    ((Hook(name="rescue", if_=(Condition("out"),)),),
     "Если защитник нокаутирован, разместите его рядом с атакующим, а не у ворот.",
     "If the defender is out of action, Place the defender adjacent to the attacker instead of at the gate."),
]  # fmt: skip

GIFTS: list[tuple[tuple[Give, ...], str, str]] = [
    ((Give("lifesteal"), Give("strength", Amount("ready", times=2))), "Вампиризм. +2 к силе за каждое ваше готовое ядро.",
     "Lifesteal. +2 strength for each of your ready cores."),
    ((Give("poison", 2),), "Яд 2.", "Poison 2."),
    ((Give("double", if_=BLOODIED),), "Удвоение, если Дугрун побит.", "Double if Dugrun is Bloodied."),
    ((Give("strength", Amount("count", group=Group("allies", within=1, of="target"))),),
     "+1 к силе за каждого союзника рядом с целью.", "+1 strength for each ally adjacent to the target."),
    ((Give("strength", 2, (Condition("count", group=CLOSE_ENEMIES, most=0),)),),
     "+2 к силе, если нет других врагов в пределах 2 клеток от цели.",
     "+2 strength if there are no other enemies within 2 hexes of the target."),
    ((Give("strength", 1, (Condition("discard_lacks", core="yellow"),)),
      Give("lifesteal", 1, (Condition("discard_lacks", core="yellow"),))),
     "+1 к силе и вампиризм, если в вашем сбросе нет карт сотворения.",
     "+1 strength and Lifesteal if there is no Creation card in your discard."),
    ((Give("strength", Amount("damage_on")),), "+1 к силе за каждую единицу урона на карте цели.",
     "+1 strength for each point of damage on the target."),
    ((Give("strength", Amount("count", group=Group("own", within=2, of="target"))),),
     "+1 к силе за каждого вашего чемпиона в пределах 2 клеток от цели.",
     "+1 strength for each champion of yours within 2 hexes of the target."),
    ((Give("lifesteal_shared"),), "Вампиризм (вместо Дугруна лечение может получить союзник).",
     "Lifesteal (an ally may Heal instead of Dugrun)."),
]  # fmt: skip

ABILITIES: list[tuple[str, Ability, list[str], list[str]]] = [
    ("dugrun", Ability((Lasting("taunt"),)),
     ["Враги рядом с Дугруном могут атаковать, только если одна из целей — Дугрун."],
     ["Enemies adjacent to Dugrun may attack only if Dugrun is a target."]),
    ("deryn", Ability((Lasting("defence", 2, on_trap("self")), Lasting("trap_proof"))),
     ["+2 к защите Дерин, пока она на клетке ловушки.", "Ловушки на клетке Дерин не активируются."],
     ["Deryn has +2 defence while she is on a trap hex.", "Traps in Deryn's hex do not trigger."]),
    ("korvash", Ability((Lasting("ignore_defence", if_=(Condition("bloodied", "target"),)),)),
     ["Атаки Корваша игнорируют защиту, если цель побита."],
     ["Korvash's attacks ignore defence if the target is Bloodied."]),
    ("izabella", Ability(triggered=(Triggered("activation", (Plan(by=1),)),)),
     ["В начале вашей фазы активации: планирование 1."], ["At the start of your activation phase: Plan 1."]),
    ("sulka", Ability(triggered=(Triggered("card_played", (Draw(by=1), Plan(by=1)), "blue"),)),
     ["После каждой разыгранной карты управления Сулки: добор 1; планирование 1."],
     ["After you play one of Sulka's Manipulation cards: Draw 1; Plan 1."]),
    ("tentaclot", Ability((Lasting("steady_near_statue"),)),
     ["Враги не могут смещать сэра Тентаклота, пока он рядом со статуей."],
     ["Enemies cannot displace Sir Tentaclot while he is adjacent to a statue."]),
]  # fmt: skip

COUNTS: list[tuple[dict[str, Any], str, str]] = [
    ({"least": 1}, "есть союзник", "there is at least 1 ally"),
    ({"least": 1, "not_": True}, "нет союзников", "there are no allies"),
    ({"least": 2}, "число союзников не меньше 2", "the number of allies is at least 2"),
    ({"least": 2, "not_": True}, "число союзников не больше 1", "the number of allies is at most 1"),
    ({"most": 1}, "число союзников не больше 1", "the number of allies is at most 1"),
    ({"most": 0, "not_": True}, "есть союзник", "there is at least 1 ally"),
    ({"least": 2, "most": 2}, "число союзников равно 2", "the number of allies is 2"),
    ({"least": 1, "most": 3}, "число союзников от 1 до 3", "the number of allies is from 1 to 3"),
    (
        {"least": 1, "most": 3, "not_": True},
        "неверно, что число союзников от 1 до 3",
        "it is not true that the number of allies is from 1 to 3",
    ),
]
