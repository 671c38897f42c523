# Вопросы боя: что спрашивается, ответы, что каждый ответ даёт и чего стоит.

## Вопросы. $who — боец, о котором речь, $n — раунд

battlecon-ask-fighter = Кем будете драться?
battlecon-ask-fighter_instead = Кем будете драться, если такого же бойца выберет союзник?
battlecon-ask-fighter_instead-again = Кем будете драться, если союзники выберут обоих бойцов, которых вы назвали?
battlecon-ask-ban = Кого исключить из этого боя?
battlecon-ask-side = { $who }: какой стороной вверх положить спецатаку?
battlecon-ask-discards = { $who }: какие карты начнут бой в сбросе?
battlecon-ask-discard_1 = { $who }: стиль и приём в сброс 1. Они вернутся в руку после второго раунда.
battlecon-ask-discard_2 = { $who }: стиль и приём в сброс 2. Они вернутся в руку после первого раунда.
battlecon-ask-place = { $who }: на какую ячейку встать?
battlecon-ask-pair = { $who }: какую пару выложить?
battlecon-ask-advantage = { $who }: использовать преимущество?
battlecon-ask-clash = Стычка! { $who }: какой новый приём выложить?
battlecon-ask-effect = { $who }: какой эффект применить следующим?
battlecon-ask-effect-one = { $who }: применить эффект?
battlecon-ask-move = Куда передвигается { $who }?
battlecon-ask-opponent = Кого считать противником?
battlecon-ask-amount = { $who }: сколько потратить?
battlecon-ask-token = Какой жетон?
battlecon-ask-option = Что выбрать?
battlecon-ask-space = На какую ячейку положить маркер?
battlecon-ask-discard = { $who }: какую карту сбросить?
battlecon-ask-take = { $who }: какую карту взять в руку?
battlecon-ask-remove = Какую карту противника удалить из игры?
battlecon-ask-swap = { $who }: каким приёмом заменить свой?
battlecon-ask-add_style = { $who }: какой стиль добавить к паре?
battlecon-ask-guess = Какой приём раскроет противник?
battlecon-ask-refuse = { $who }: позволить себя передвинуть?
battlecon-ask-finisher = { $who }: заменить пару спецатакой?
battlecon-ask-flip = { $who }: перевернуть спецатаку?
battlecon-ask-tie = Чьи эффекты применить первыми?
battlecon-ask-tie-order = Скорость равная: кто из команды атакует раньше?
battlecon-ask-for = { $who }, «{ $source }»: { $text }
battlecon-ask-for-when = { $who }, «{ $source }». { $when }: { $text }

## Надписи на списках, пока ничего не выбрано

battlecon-choose-fighter = Боец
battlecon-choose-fighter_instead = Запасной боец
battlecon-choose-ban = Кого исключить
battlecon-choose-side = Сторона спецатаки
battlecon-choose-discards = Начальный сброс
battlecon-choose-discard_1 = Сброс 1
battlecon-choose-discard_2 = Сброс 2
battlecon-choose-place = Ячейка
battlecon-choose-pair = Пара
battlecon-choose-advantage = Преимущество
battlecon-choose-clash = Новый приём
battlecon-choose-effect = Следующий эффект
battlecon-choose-move = Куда
battlecon-choose-opponent = Противник
battlecon-choose-amount = Сколько
battlecon-choose-token = Жетон
battlecon-choose-option = Вариант
battlecon-choose-space = Ячейка
battlecon-choose-discard = Что сбросить
battlecon-choose-take = Что взять
battlecon-choose-remove = Что удалить
battlecon-choose-swap = Новый приём
battlecon-choose-add_style = Стиль
battlecon-choose-guess = Приём
battlecon-choose-refuse = Позволить или нет
battlecon-choose-finisher = Спецатака
battlecon-choose-flip = Спецатака
battlecon-choose-tie = Кто первый
battlecon-facet-style = Стиль · дальн./сила/скор./защита
battlecon-facet-base = Приём · дальн./сила/скор./защита
battlecon-facet-card = { $name } · { $figures }

## Выбор бойца и подготовка

battlecon-opt-fighter = { $class }, { $difficulty }, здоровье { $life }. { $flavour }
battlecon-opt-fighter-detail = { $class }, { $difficulty }, здоровье { $life }; { $source }. { $flavour }
battlecon-opt-ability = «{ $name }»: { $text }
battlecon-opt-beginner = Сброс для начинающих
battlecon-opt-beginner-does = Сброс 1 — { $first }; сброс 2 — { $second }
battlecon-opt-own = Выбрать свои карты
battlecon-opt-own-does = Дальше вы назовёте стиль и приём для каждого из двух сбросов
battlecon-opt-space = Ячейка { $space }
battlecon-opt-place-does = Ближайший противник — на расстоянии { $distance }
battlecon-opt-place-free = Противники ещё не на поле

## Пары и приёмы

battlecon-opt-pair-of = { $who }: { $pair }
battlecon-opt-line = { $when }: { $text }
battlecon-opt-from = { $text } («{ $source }»)
battlecon-opt-in-reach = Сейчас достаёт ячейки { $spaces }: { $names }
battlecon-opt-reached-avoided = { $who } (избегает атаки)
battlecon-opt-reached-misses = { $who } (атака не попадёт)
battlecon-opt-reached-perhaps = { $who } (может не попасть)
battlecon-opt-out-of-reach = Сейчас достаёт ячейки { $spaces }: там никого
battlecon-aside-simple = Простые бойцы, с которых легко начать: { $fighters }.
battlecon-aside-simple-one = { $name } ({ $kind })
battlecon-aside-discard-1 = Сброс 1: { $pair }
battlecon-aside-later = До ударов расстояние ещё могут изменить другие эффекты.
battlecon-opt-clash-does = Выйдет пара «{ $pair }»: { $figures }
battlecon-aside-side = {"**"}{ $card }{"**"}: { $text }
battlecon-aside-finisher = Пара с «Манёвром» может стать спецатакой «{ $card }»: она стоит { $cost }, у вас { $have }.
battlecon-aside-finisher-far = До спецатаки «{ $card }» не хватает { $missing }: она стоит столько же, сколько у бойца здоровья. «Манёвр» пока даст 1 мощь.

## Преимущества

battlecon-opt-pass = Пас
battlecon-opt-token = Жетон «{ $name }»
battlecon-opt-token-many = Жетон «{ $name }» × { $count }
battlecon-opt-of = { $who }: { $what }
battlecon-opt-effect = { $what }: { $text }
battlecon-opt-cost = Стоит { $force }, останется { $left }
battlecon-opt-token-cost = Останется в запасе: { $left } из { $supply }
battlecon-opt-free = Мощи не стоит
battlecon-opt-does = { $text } { $cost }
battlecon-aside-pass = Два паса подряд — и пары открываются. После чужого преимущества можно ответить.
battlecon-aside-used-by = { $who }, уже использовано в этом раунде: { $names }.
battlecon-aside-no-force = Жетоны поддержки стоят { $cost } мощи, а у вас { $have }: сейчас их использовать нельзя.
battlecon-aside-used = Жетон поддержки действует один раз за раунд. Уже использовано: { $names }.

## Эффекты

battlecon-opt-decline = Не применять
battlecon-opt-waiting = «{ $source }»
battlecon-opt-waiting-when = «{ $source }». { $when }
battlecon-opt-to = На ячейку { $space }
battlecon-opt-to-past = На ячейку { $space } · мимо противника
battlecon-opt-to-past-you = На ячейку { $space } · мимо вас
battlecon-opt-to-past-names = На ячейку { $space } · мимо: { $names }
battlecon-opt-to-behind = На ячейку { $space } · по другую сторону
battlecon-opt-whom = { $who }: { $does }
battlecon-opt-stay = Остаться на месте
battlecon-opt-stay-other = Никого не передвигать
battlecon-opt-spend-nothing = Ничего не тратить.
battlecon-opt-distance = Расстояние станет { $distance }
battlecon-opt-distance-now = Расстояние останется { $distance }
battlecon-opt-reach = { $does }. { $attacks }
battlecon-opt-attack-own = ваша атака { $will ->
    [yes] достанет
    [avoided] достала бы, но её избегут
    [misses] достала бы, но не попадёт
    [perhaps] достанет, но может не попасть
   *[no] не достанет
}
battlecon-opt-attack-other = атака противника { $will ->
    [yes] достанет
    [avoided] достала бы, но вы её избежите
    [misses] достала бы, но не попадёт
    [perhaps] достанет, но может не попасть
   *[no] не достанет
}
battlecon-opt-avoided-both = { $does }. Обе атаки достали бы, но обеих избегут
battlecon-opt-opponent-does = Ячейка { $space }, здоровье { $life }
battlecon-opt-supply = В запасе { $supply }, истощено { $exhausted }
battlecon-opt-option = Вариант { $number }
battlecon-opt-no-marker-move = Не передвигать
battlecon-opt-space-who = Здесь стоит { $who }
battlecon-opt-space-free = Ячейка свободна
battlecon-opt-discard-does = Ляжет лицом вниз рядом с парой и уйдёт в сброс вместе с ней
battlecon-opt-guess-does = Если противник раскроет { $base }, вы угадали
battlecon-opt-allow = Позволить
battlecon-opt-allow-does = Эффект передвинет бойца
battlecon-opt-refuse = Отказаться
battlecon-opt-refuse-does = Боец останется на ячейке { $space }
battlecon-opt-play = Сыграть «{ $card }»
battlecon-opt-play-does = Стоит { $cost }, останется { $left }. «Манёвр» удаляется из игры, приём вернётся в руку
battlecon-opt-keep = Не играть
battlecon-opt-keep-does = Пара остаётся; в конце раунда «Манёвр» даст 1 мощь
battlecon-opt-flip = Перевернуть: «{ $card }»
battlecon-opt-hold = Оставить «{ $card }»
battlecon-opt-tie-does = Остальные — после

## Указания, данные заранее

battlecon-order-no_advantage = Без преимуществ
battlecon-ends-beat = до конца раунда
battlecon-ends-opponent = пока противник не использует преимущество
battlecon-ends-hurt = пока не потеряю здоровье
battlecon-ends-cancel = пока не отменю
