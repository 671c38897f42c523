# Вопросы Super Fantasy Brawl: что спрашивается, ответы, что каждый ответ даёт. $who — чемпион или игрок, о котором речь.

## Вопросы

brawl-ask-order = Кто из вашей команды ходит раньше?
brawl-ask-area = Где ваша область появления?
brawl-ask-pick = Какого чемпиона берёте ({ $nth } из { $count })?
brawl-ask-team = Каких чемпионов возьмёте? Нужно: { $most }.
brawl-ask-bring = { $most ->
    [1] Какого чемпиона принесёте на драфт? Пока не выбрали все, это тайна.
   *[other] Каких { $most } чемпионов принесёте на драфт? Пока не выбрали все, это тайна.
}
brawl-ask-ban = Какого чемпиона исключить из выбора противника?
brawl-ask-trap_place = Куда положить ловушку лицом вниз?
brawl-ask-mulligan = Какие карты заменить? Это можно сделать один раз.
brawl-ask-deploy = { $who }: где начать?
brawl-ask-act = Ваше действие?
brawl-ask-core = Каким ядром заплатить?
brawl-ask-move = { $who }: куда идти?
brawl-ask-way = { $who }: через кого пройти?
brawl-ask-attack = { $who }: кого атаковать?
brawl-ask-use = { $who }: применить навык?
brawl-ask-use-on = { $who }: на кого применить навык?
brawl-ask-react = Разыграть реакцию?
brawl-ask-red = Сбросить карты разрушения ради силы атаки?
brawl-ask-dash = { $who }: куда сделать рывок?
brawl-ask-swoop = { $who }: куда сделать пролёт?
brawl-ask-jump = { $who }: куда прыгнуть?
brawl-ask-force = { $who }: куда передвинуть принуждением?
brawl-ask-fear = { $who }: куда бежать от страха?
brawl-ask-place = { $who }: на какую клетку разместить?
brawl-ask-who = К кому применить эффект?
brawl-ask-next = Кто двигается следующим?
brawl-ask-may = Применить эффект?
brawl-ask-heal = { $who }: сколько вылечить?
brawl-ask-draw = Сколько карт взять?
brawl-ask-plan = { $most ->
    [1] Какую карту положить на верх колоды?
    [one] До { $most } карты на верх колоды: первая названная ляжет сверху.
   *[other] До { $most } карт на верх колоды: первая названная ляжет сверху.
}
brawl-ask-discard = { $most ->
    [1] Какую карту сбросить?
    [one] Сбросьте до { $most } карты: какие?
   *[other] Сбросьте до { $most } карт: какие?
}
brawl-ask-lose_card = Оглушение ({ $who }): какую карту этого чемпиона сбросить?
brawl-ask-retrieve = Какую карту взять из сброса?
brawl-ask-pay = Истощить ядро?
brawl-ask-ready = Какое ядро восстановить?
brawl-ask-look = Какую ловушку посмотреть?
brawl-ask-opponent = Какой противник?

## Надписи на списках, пока ничего не выбрано

brawl-choose-champion = Чемпион
brawl-choose-order = Кто раньше
brawl-choose-area = Область появления
brawl-choose-pick = Чемпион
brawl-choose-team = Чемпионы
brawl-choose-bring = Чемпионы
brawl-choose-ban = Кого исключить
brawl-choose-trap_place = Клетка
brawl-choose-mulligan = Что заменить
brawl-choose-deploy = Клетка
brawl-choose-act = Карта или базовое действие
brawl-choose-core = Ядро
brawl-choose-move = Куда
brawl-choose-way = Через кого
brawl-choose-attack = Цель
brawl-choose-use = Цель
brawl-choose-react = Реакция
brawl-choose-red = Карты разрушения
brawl-choose-dash = Куда
brawl-choose-swoop = Куда
brawl-choose-jump = Куда
brawl-choose-force = Куда
brawl-choose-fear = Куда
brawl-choose-place = Клетка
brawl-choose-who = Чемпион
brawl-choose-next = Кто следующий
brawl-choose-may = Да или нет
brawl-choose-heal = Сколько
brawl-choose-draw = Сколько
brawl-choose-plan = Что положить
brawl-choose-discard = Что сбросить
brawl-choose-lose_card = Что сбросить
brawl-choose-retrieve = Что взять
brawl-choose-pay = Ядро
brawl-choose-ready = Ядро
brawl-choose-look = Ловушка
brawl-choose-opponent = Противник
brawl-nothing-mulligan = Оставить все
brawl-nothing-plan = Ничего не класть
brawl-nothing-discard = Ничего не сбрасывать
brawl-nothing-red = Не сбрасывать

## Клетки

brawl-opt-area = { $place ->
    [top] Сверху: ряд { $row }
   *[bottom] Снизу: ряд { $row }
}
brawl-opt-onto-trap = { $hex } · ловушка
brawl-opt-trap-first = сработает ловушка, потом можно идти дальше
brawl-opt-trap-there = ловушка сработает
brawl-opt-stay = Остаться на месте
brawl-opt-stay-on = Остаться на { $hex }
brawl-opt-hit = Вместо рывка ударить { $whom }
brawl-opt-reaches = цели отсюда: { $names }
brawl-aside-reach = Откуда достать цель: { $targets }
brawl-aside-reach-of = { $who } — { $hexes }
brawl-opt-zone = зона { $core ->
    [red] красной
    [yellow] жёлтой
   *[blue] синей
} статуи
brawl-opt-beside = рядом: { $names }
brawl-opt-far = до ближайшего врага { $away }{ $named ->
    [yes] {" "}({ $names })
   *[no] {""}
}
brawl-opt-trap-far = до вашей области { $own }, до чужой { $other }
brawl-opt-known = вы знаете: { $trap }
brawl-opt-way = Через { $names }
brawl-opt-way-none = Ни через кого

## Чемпионы и карты

brawl-opt-kit = { $figures }. { $flavour }
brawl-opt-base = Начальная сторона: { $figures }.
brawl-opt-levelled = Прокачанная: { $figures }. { $text }
brawl-opt-nobody-near = { $text } Враги слишком далеко
brawl-opt-no-card = Не брать
brawl-opt-no-discard = Не сбрасывать
brawl-opt-end = Закончить ход
brawl-opt-end-does = Готовых ядер: { $count }. Ядра восстановятся, рука обновится
brawl-opt-gate = Чемпион у ворот: первая клетка движения выводит его в область появления.
brawl-opt-from-gate = От ворот. { $text }
brawl-opt-free = Без ядра (способность)
brawl-opt-no-pay = Не истощать
brawl-opt-no-ready = Не восстанавливать
brawl-opt-cores-left = Останутся готовыми: { $cores }
brawl-opt-no-cores-left = Готовых ядер не останется
brawl-opt-heal = { $count ->
    [0] Не лечить
   *[other] Вылечить { $count }
}
brawl-opt-heal-does = { $who }: урон станет { $damage } из { $health }
brawl-opt-draw = { $count ->
    [0] Не брать
   *[other] Взять { $count }
}
brawl-opt-draw-does = В колоде { $count }
brawl-opt-nobody = Ни к кому
brawl-opt-who-does = { $name }, { $hex }, урон { $damage } из { $health }
brawl-opt-player-does = В руке { $hand }, в колоде { $deck }
brawl-opt-yes = Да
brawl-opt-no = Нет

## Атаки и реакции

brawl-opt-use = Применить
brawl-opt-stop = { $kind ->
    [attack] Не атаковать
   *[use] Не применять
}
brawl-opt-stop-does = Остальное на карте пропадает, карта уходит в сброс
brawl-opt-area-of = { $number }. { $names } ({ $hexes })
brawl-opt-blow = { $who }: сила { $strength } − защита { $defence }, { $damage }
brawl-opt-blow-ignored = { $who }: сила { $strength } без защиты, { $damage }
brawl-opt-more = Остальное — на карте.
brawl-opt-blow-brief = { $who }: { $damage }
brawl-opt-blow-more = { $text }, всего { $total }
brawl-opt-blow-left = { $text }, урон станет { $damage } из { $health }
brawl-opt-blow-out = { $text } — нокаут
brawl-opt-own-hit = В области есть и ваши чемпионы.
brawl-opt-state = { $who }, { $hex }: урон { $damage } из { $health }
brawl-opt-pass = Без реакции
brawl-opt-react = «{ $card }» на { $who }
brawl-opt-react-does = { $core }. { $text }

## Пояснения

brawl-aside-cores = Готовые ядра: { $cores }
brawl-aside-places = Ваши уже на { $hexes }.
brawl-aside-picks = Потом выбирают: { $names }
brawl-aside-attack = { $who } ({ $hex }) атакует: { $names }. Карта «{ $card }», { $figures }.
brawl-aside-target = { $who } ({ $hex })
brawl-aside-unanswered = Без реакции — { $text }.
brawl-aside-unable = Подходящей реакции у вас нет. Вопрос задаётся и тогда, чтобы этого никто не узнал.
brawl-aside-card = { $who }, «{ $card }»{ $figures }.
brawl-aside-card-own = «{ $card }»{ $figures }.
brawl-aside-figures = {" "}({ $figures })
brawl-aside-ability = { $who }, способность: { $text }

## Указания, данные заранее

brawl-order-no_reaction = Не разыгрывать реакции
brawl-order-draw_all = Всегда брать карт как можно больше
brawl-order-heal_all = Всегда лечить как можно больше
brawl-ends-turn = до конца этого хода
brawl-ends-round = до конца раунда
brawl-ends-hurt = пока мои чемпионы не получат урон
brawl-ends-cancel = пока не отменю
