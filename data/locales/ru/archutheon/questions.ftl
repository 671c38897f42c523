# Вопросы «Архитеона»: что спрашивается, ответы, что каждый ответ даёт. $who — герой или игрок, о котором речь.

## Вопросы

archutheon-ask-colour = { $who }: каким цветом играете?
archutheon-ask-leader = { $who }: кто будет вашим лидером?
archutheon-ask-leader_secret = Кто будет вашим лидером? Пока не выбрали оба, это тайна.
archutheon-ask-hero_pick = { $who }: кого взять в отряд, { $number }-й герой из 4?
archutheon-ask-strike = { $who }: какую местность убрать?
archutheon-ask-face = { $who }: какая сторона местности?
archutheon-ask-passive = Какая сторона пассивной карты? Пока не выбрали оба, это тайна.
archutheon-ask-turn = { $who }: что делаете?
archutheon-ask-walker = Кто перемещается?
archutheon-ask-step = { $who }: куда шагнуть? Осталось шагов: { $left }
archutheon-ask-declare = Какую карту объявить в атаку?
archutheon-ask-answer = Чем ответить?
archutheon-ask-charged = Какую карту разыграть как заряженную?
archutheon-ask-tuck = Положить под карту базовое усиление?
archutheon-ask-tuck_element = Какой элемент у карты базового усиления?
archutheon-ask-how = { $instead ->
    [reach] Какой край дальности изменить?
    [slow] Какое свойство взять вместо медленного?
    [fast] Какое свойство взять вместо быстрого?
    [swift] Какое свойство взять вместо стремительного?
   *[any] Свойство какой скорости взять вместо своего?
}
archutheon-ask-hero = { $way ->
    [block] Какой герой блокирует?
    [release] Чей это элемент?
    [boost] От какого героя усиление?
   *[other] Какой герой действует?
}
archutheon-ask-target = Кто цель? Дальность проверяется при выполнении.
archutheon-ask-aim = Карта стала прицельной: какой герой в её области?
archutheon-ask-area = Какая область? Дальность проверяется при выполнении.
archutheon-ask-turned = В какую сторону повернуть схему?
archutheon-ask-named = О какой карте идёт речь?
archutheon-ask-element = Какой элемент назвать?
archutheon-ask-void = Карта Пустоты противника: какой у неё элемент?
archutheon-ask-release = Куда положить элемент?
archutheon-ask-dash = { $who }: куда Рывок?
archutheon-ask-leap = { $who }: куда Скачок?
archutheon-ask-teleport = { $who }: куда Телепорт?
archutheon-ask-pull = { $who }: на какую ячейку притянуть?
archutheon-ask-push = { $who }: на какую ячейку оттолкнуть?
archutheon-ask-shift = { $who }: куда сместить?
archutheon-ask-fear = { $who }: куда бежит от Страха?
archutheon-ask-who = { $text }: кого выбрать?
archutheon-ask-may = { $text }: применить?
archutheon-ask-order = { $text }: в каком порядке?
archutheon-ask-lift = { $who }: какой перманент снять?
archutheon-ask-lay = { $who }: какой элемент положить?
archutheon-ask-place = { $thing ->
    [wall] Куда положить Стену?
   *[rift] Куда положить Разлом?
}
archutheon-ask-carry = { $thing ->
    [cover] Какое Укрытие передвинуть?
    [wall] Какую Стену передвинуть?
   *[rift] Какой Разлом передвинуть?
}
archutheon-ask-carry_to = { $thing ->
    [cover] Куда передвинуть Укрытие?
    [wall] Куда передвинуть Стену?
   *[rift] Куда передвинуть Разлом?
}
archutheon-ask-recharge = Какую карту сдвинуть в перезарядке?
archutheon-ask-track = { $who }: какой трек прокачать?{ $points ->
    [1] {""}
   *[other] {" "}Осталось очков: { $points }
}
archutheon-ask-take = Какие карты взять из тайника? Нужно: { $most }
archutheon-ask-give = Какие карты обменять? Не больше { $most }
archutheon-ask-get = Какие карты взять взамен? Нужно: { $most }
archutheon-ask-collapse = { $who }: какую фишку Коллапса сдвинуть?
archutheon-ask-bonus = { $who }: какой бонус за три заряда?

## Надписи на списках, пока ничего не выбрано

archutheon-choose-group = Карта
archutheon-choose-column = Столбец поля
archutheon-choose-colour = Цвет
archutheon-choose-leader = Лидер
archutheon-choose-leader_secret = Лидер
archutheon-choose-hero_pick = Герой
archutheon-choose-strike = Местность
archutheon-choose-face = Сторона
archutheon-choose-passive = Сторона
archutheon-choose-turn = Действие
archutheon-choose-walker = Кто и на сколько
archutheon-choose-step = Ячейка
archutheon-choose-declare = Как объявить
archutheon-choose-answer = Ответ
archutheon-choose-charged = Карта и скорость
archutheon-choose-tuck = Карта усиления
archutheon-choose-tuck_element = Элемент
archutheon-choose-how = Как
archutheon-choose-hero = Герой
archutheon-choose-target = Цель
archutheon-choose-aim = Цель
archutheon-choose-area = Область
archutheon-choose-turned = Сторона
archutheon-choose-named = Карта
archutheon-choose-element = Элемент
archutheon-choose-void = Элемент
archutheon-choose-release = Куда
archutheon-choose-dash = Ячейка
archutheon-choose-leap = Ячейка
archutheon-choose-teleport = Ячейка
archutheon-choose-pull = Ячейка
archutheon-choose-push = Ячейка
archutheon-choose-shift = Ячейка
archutheon-choose-fear = Ячейка
archutheon-choose-who = Герой
archutheon-choose-may = Да или нет
archutheon-choose-order = Порядок
archutheon-choose-lift = Перманент
archutheon-choose-lay = Элемент
archutheon-choose-place = Ячейка
archutheon-choose-carry = Что передвинуть
archutheon-choose-carry_to = Куда
archutheon-choose-recharge = Карта
archutheon-choose-track = Трек
archutheon-choose-take = Карты
archutheon-choose-give = Что отдать
archutheon-choose-get = Что взять
archutheon-choose-collapse = Фишка
archutheon-choose-bonus = Бонус
archutheon-nothing-give = Ничего не менять
archutheon-group-slots = Без карты
archutheon-part-foes-near = Враги в пределах дальности
archutheon-part-foes-far = Враги вне дальности
archutheon-part-foes = Враги
archutheon-part-own-near = Свои в пределах дальности
archutheon-part-own-far = Свои вне дальности
archutheon-part-own = Свои герои
archutheon-part-areas-foes = В пределах дальности, там враги
archutheon-part-areas-own = В пределах дальности, там свои
archutheon-part-areas-near = Сейчас в пределах дальности
archutheon-part-areas-far = Сейчас вне дальности
archutheon-part-cells-best = Отсюда карта сделает больше всего
archutheon-part-cells-near = Отсюда карта достаёт
archutheon-part-cells-far = Отсюда карта не достаёт
archutheon-others = Иначе объявить
archutheon-look = { $what ->
    [terrain] Посмотреть местность
   *[hero] Посмотреть карты героя
}
archutheon-group-column = { $column }
archutheon-group-stay = Остаться

## Подготовка

archutheon-opt-colour = { $colour ->
    [orange] Оранжевый
   *[green] Зелёный
}
archutheon-opt-colour-does = { $colour ->
    [orange] вы ходите первым, первый ход без Восстановления; ваш край поля { $side ->
        [0] внизу
       *[1] вверху
    }
   *[green] вы ходите вторым; ваш край поля { $side ->
        [0] внизу
       *[1] вверху
    }
}
archutheon-hero-card = { $value } «{ $card }»: { $text }
archutheon-hero-passive = Пассивная карта «{ $name }»: { $text }

## Ход

archutheon-opt-flip = Перевернуть фишку Тактики: { $source }
archutheon-opt-turn-collect = Собрать Просветление
archutheon-opt-turn-move = Переместить героев
archutheon-opt-turn-attack = Сражение
archutheon-opt-turn-charged = Заряженная карта
archutheon-opt-turn-end = Закончить ход
archutheon-opt-turn-attack-does = объявить карты, в руке { $count } — { $after ->
    [tactics] Тактика возможна и потом
    [charged] заряженная карта возможна и потом
   *[end] потом ход закончится
}
archutheon-opt-turn-attack-nobody = отсюда никого не задеть: { $moves ->
    [yes] лучше переместиться
   *[no] возьмите свойство
}
archutheon-opt-turn-charged-does = любое свойство карты из руки ({ $count }) выполнится сразу, ответить на него нельзя
archutheon-opt-turn-end-does = вы получите Просветление; карт в руке { $count }
archutheon-opt-movers = героев до { $count }, шагов по порядку: { $steps }
archutheon-opt-far = { $n }{ $dash ->
    [yes] {" "}(Рывки)
   *[no] {""}
}
archutheon-opt-token-spent = тратит фишку Тактики
archutheon-opt-collect = станет { $total } из { $of }; за каждую фишку — шаг по треку{ $begins ->
    [yes] {"; "}начнётся Коллапс
   *[no] {""}
}
archutheon-opt-stop = { $moved ->
    [yes] Больше никого
   *[no] Никого не двигать (фишка Тактики потрачена)
}
archutheon-opt-walker = { $who }: { $dash ->
    [yes] { $n ->
        [one] 1 Рывок
        [few] { $n } Рывка
       *[other] { $n } Рывков
    }
   *[no] { $n ->
        [one] 1 шаг
        [few] { $n } шага
       *[other] { $n } шагов
    }
}
archutheon-opt-hero = { $cell }, здоровье { $health }

## Ячейки

archutheon-opt-stay = Остаться на { $cell }
archutheon-opt-stay-does = оставшиеся шаги пропадут
archutheon-opt-rift = Разлом: урон { $damage }, здоровье станет { $after }
archutheon-opt-thing = { $thing ->
    [cover] Укрытие: Скрытность
   *[wall] Стена: «Над землёй»
}{ $bare ->
    [yes] {", "}но местность её лишает
   *[no] {""}
}
archutheon-opt-token = { $whose ->
    [own] ваша фишка Просветления
   *[enemy] чужая фишка Просветления
}
archutheon-opt-aside = в области лежит: { $what }
archutheon-opt-gate = { $wins ->
    [yes] Врата раскроются: победа
   *[no] Врата сдвинутся к противнику
}
archutheon-opt-gate-held = область Врат, но они не сдвинутся
archutheon-opt-zone = зона Коллапса: здоровье станет { $health }
archutheon-opt-touches = касается { $areas }
archutheon-opt-there = в области: { $names }
archutheon-opt-under = { $damage ->
    [0] здесь стоит { $who }, здоровье { $after }
   *[other] { $who }: урон Разлома { $damage }, здоровье станет { $after }
}

## Объявление карты

archutheon-way-attack = { $card }: атака, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}
archutheon-way-with = { $card }: атака со свойством, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}
archutheon-way-only = { $card }: только свойство, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}
archutheon-way-support = { $card }: усилить другую карту, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}
archutheon-way-stealth = { $card }: открыто, атака со свойством, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}
archutheon-way-hide = { $card }: скрытно, без свойства, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}
archutheon-way-hide_with = { $card }: скрытно, со свойством, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}
archutheon-way-block = { $card }: блок, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}
archutheon-way-slot = Атака слота, { $speed ->
    [slow] медленный
    [fast] быстрый
   *[swift] стремительный
}
archutheon-way-move = Переместиться фишкой Тактики, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}
archutheon-way-boost = { $card }: базовое усиление, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}
archutheon-way-release = { $card }: Высвобождение, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}
archutheon-opt-end-declare = Завершить сражение: выполнить карты
archutheon-opt-end-declare-does = больше ничего не объявлять; карты выполнятся, начиная с последней
archutheon-opt-end-charged = Пока не разыгрывать
archutheon-opt-end-charged-does = заряженную карту можно разыграть до конца этого хода
archutheon-opt-pass-answer = Пас
archutheon-opt-pass-answer-does = ничем не отвечать на эту карту; на следующую можно будет
archutheon-opt-token-move = героев переместится: { $count }
archutheon-opt-bluff = { $stealth ->
    [yes] Скрытность есть
   *[no] блеф: будет отменена, если у героя не появится Скрытность
}
archutheon-opt-reaches = достаёт: { $names }
archutheon-opt-reaches-none = сейчас никого не достаёт
archutheon-opt-reaches-same = достаёт тех же, что выше
archutheon-opt-reaches-by = достаёт — { $names }
archutheon-opt-by-hero = { $who }: { $text }
archutheon-opt-more-heroes = { $names }; и ещё { $count ->
    [one] { $count } герой
    [few] { $count } героя
   *[other] { $count } героев
}
archutheon-opt-no-damage = сама урона не наносит
archutheon-opt-moves-first = { $reaches ->
    [yes] с учётом лучшего перемещения перед атакой
   *[no] и после перемещения перед атакой — тоже
}
archutheon-opt-spots = если сначала переместиться в: { $areas }
archutheon-opt-strike-hits = карта поразит: { $names }
archutheon-opt-strike-nobody = отсюда карта никого не поразит
archutheon-opt-strike-misses = отсюда карта не достанет: мимо
archutheon-opt-bar = { $bar ->
    [no_stealth] будет отменена: нет Скрытности
    [cancelled] отменена
    [dead] ничего не сделает: герой выбыл
   *[fear] ничего не сделает: у героя Страх
}
archutheon-opt-back = перезарядка { $cell }, в руке через { $turns } { $turns ->
    [one] Восстановление
    [few] Восстановления
   *[other] Восстановлений
}
archutheon-opt-boost = { $element ->
    [freedom] Свобода: { $ranged ->
        [no] ничего не даст, у блока нет дальности
       *[yes] ±1 к одному краю дальности
    }
    [truth] Истина: { $used ->
        [none] ничего не даст, свойство не используется
        [slow] другое свойство вместо медленного
        [fast] другое свойство вместо быстрого
        [swift] другое свойство вместо стремительного
       *[any] свойство другой скорости вместо своего
    }
    [chaos] Хаос: +{ $by } к урону, Лечению или блоку
    [universum] Универсум: элемент назовёте вы (Хаос: +{ $by })
   *[void] Пустота: элемент назовёт противник (Хаос: +{ $by })
}
archutheon-opt-boost-alone = больше ничего не сделает
archutheon-opt-range = дальность { $span }
archutheon-opt-loss = { $who }{ $own ->
    [yes] {" "}(ваш герой)
   *[no] {""}
} { $loss }{ $out ->
    [yes] {" "}(выбывает)
   *[no] {""}
}
archutheon-opt-loss-why = { $text } ({ $changes })
archutheon-opt-or = { $one }, или { $other }
archutheon-opt-and-more = { $names }{ $what ->
    [aims] , или ещё { $count } { $count ->
        [one] цель
        [few] цели
       *[many] целей
    }
   *[heroes] {" "}и ещё { $count } { $count ->
        [one] герой
        [few] героя
       *[many] героев
    }
}
archutheon-opt-blow = { $who }{ $own ->
    [yes] {" "}(ваш герой)
   *[no] {""}
}: урон { $damage }, здоровье { $before } → { $after }
archutheon-opt-out = { $text }, выбывает
archutheon-opt-own-hit = Заденет и ваших героев.
archutheon-opt-target = { $who } ({ $cell }){ $whose ->
    [own] {", "}ваш герой
   *[enemy] {""}
}
archutheon-opt-no-target = Без цели
archutheon-opt-no-area = Без области
archutheon-opt-no-aim-does = карта никого не поразит, но то, чему цель не нужна, выполнится
archutheon-opt-areas = области: { $areas }
archutheon-opt-hits = затронет: { $names }
archutheon-opt-empty = сейчас никого не поразит
archutheon-opt-missed = { $why ->
    [blind] сейчас мимо: её герой ослеплён
    [stealth] сейчас мимо: цель под Скрытностью
    [evaded] сейчас мимо: цель уклонится
    [aloft] сейчас никого не поразит: все там над землёй
   *[nobody] сейчас никого не поразит
}
archutheon-opt-out-of-range = { $moves ->
    [yes] вне дальности и после перемещения
   *[no] сейчас вне дальности
}: { $away }, нужно { $span }
archutheon-opt-next-card = Следующая карта
archutheon-opt-next-card-does = усиление подействует на карту, которую вы объявите следующей
archutheon-opt-unknown = лежит скрытно
archutheon-opt-no-tuck = Без усиления
archutheon-opt-charged = заряд противника: +{ $count }
archutheon-opt-void = ваш заряд добавит урону +{ $count }
archutheon-opt-how-speed = { $speed ->
    [slow] Медленное свойство
    [fast] Быстрое свойство
   *[swift] Стремительное свойство
}
archutheon-opt-how-reach = { $end ->
    [far] Дальний край дальности
   *[near] Ближний край дальности
} { $by ->
    [more] +1
   *[less] −1
}
archutheon-opt-release-area = В область героя
archutheon-opt-release-hero = На героя
archutheon-opt-release-does = элемент ляжет: { $place }
archutheon-opt-release-onto = { $blocked ->
    [yes] не ляжет: { $place }, там { $now }
   *[no] ляжет: { $place }, вместо { $now }
}

## Блок

archutheon-opt-block-unknown = карта скрыта: что остановит блок, неизвестно
archutheon-opt-block-nobody = сейчас та карта никого не достаёт
archutheon-opt-block-no-target = у той карты нет цели
archutheon-opt-block-moves = до атаки кто-то переместится: кого достанет, неизвестно
archutheon-opt-block = блок { $value }
archutheon-opt-block-sum = блок { $by }{ $less } = { $value }{ $pierced ->
    [yes] {" "}(бронебойная)
   *[no] {""}
}
archutheon-opt-block-less = −{ $by } ({ $why ->
    [element] другой элемент
    [direction] нацелена иначе
   *[ally] за союзника
})
archutheon-opt-block-best = лучший — { $who }: { $text }; блок остальных: { $others }
archutheon-opt-block-any = любой герой: { $text }
archutheon-opt-block-other = { $who } { $value }
archutheon-opt-saved = { $who }: урон { $before } → { $after }
archutheon-opt-block-besides = { $kind ->
    [reflect] отразит в атакующего
    [absorb] исцелит на заблокированное
    [effect] остановит эффекты
    [permanent] остановит перманенты
    [movement] остановит перемещения
   *[charge] уберёт урон заряда
}
archutheon-opt-avoids = { $avoids ->
    [yes] { $who }: { $kind ->
        [dodge] Уворот
       *[hop] Подскок
    } — карта не заденет
    [type] { $kind ->
        [dodge] Уворот не поможет: он только от прицельных карт
       *[hop] Подскок не поможет: он только от карт по области
    }
    [shielded] { $kind ->
        [dodge] Уворот не нужен: { $who } под Скрытностью
       *[hop] Подскок не нужен: { $who } над землёй
    }
    [moves] { $kind ->
        [dodge] Уворот не поможет
       *[hop] Подскок не поможет: он считается до перемещения атакующего, а { $who } тогда не в той области
    }
   *[elsewhere] { $kind ->
        [dodge] Уворот не поможет: цель — не { $who }
       *[hop] Подскок не поможет: { $who } не в той области
    }
}

## Свойства, которые называют карту

archutheon-opt-evades = { $helps ->
    [yes] { $who } уклонится: карта не заденет этого героя
    [type] Уклонение не поможет: оно только от прицельных карт
   *[elsewhere] Уклонение не поможет: оно защищает одного героя ({ $who }){ $target ->
        [none] {""}
       *[other] , а цель — { $target }
    }
}

## Треки, карты, Коллапс, заряд

archutheon-opt-no-step = Оставить
archutheon-opt-no-step-does = остальные очки пропадут
archutheon-opt-step = { $before } → { $after } (шаг { $step } из { $of })
archutheon-opt-takes = возьмёте карт: { $count } из { $of }
archutheon-opt-exchange = { $count ->
    [0] обмен пропадёт: менять не на что
   *[other] можно обменять карт: до { $count }
}
archutheon-opt-collapse-begins = начнётся Коллапс
archutheon-opt-given = { $gone ->
    [yes] выйдет из игры; { $text }
   *[no] вернётся в тайник; { $text }
}
archutheon-opt-recharge = { $after ->
    [0] из перезарядки { $before } в руку
   *[other] перезарядка { $before } → { $after }
}
archutheon-opt-collapse = { $colour ->
    [orange] Оранжевая фишка
   *[green] Зелёная фишка
}
archutheon-opt-line = линия { $line } из { $of }
archutheon-opt-halved = { $who } { $before } → { $after }
archutheon-opt-halved-of = { $name }: { $heroes }
archutheon-opt-halved-nobody = в зонах никого
archutheon-opt-bonus = { $bonus ->
    [charged] заряженная карта
    [freedom] Свобода: герои используют карты друг друга
    [chaos] Хаос: карты атаки можно класть скрытно
   *[truth] Истина: { $change ->
        [freedom] все карты — Свобода
        [truth] все карты — Истина
        [chaos] все карты — Хаос
        [targeted] все карты прицельные
       *[area] все карты по области
    }
}
archutheon-opt-bonus-does = { $bonus ->
    [charged] карта из руки выполнится сразу, без ответа; заряды ({ $count }) уйдут
    [freedom] на этот ход; заряды ({ $count }) уйдут
    [chaos] Скрытность у всех ваших карт атаки в этот ход; заряды ({ $count }) уйдут
   *[truth] для всех ваших карт этого хода; заряды ({ $count }) уйдут
}

## Эффекты

archutheon-opt-nobody = Никого
archutheon-opt-yes = Да
archutheon-opt-no = Нет
archutheon-opt-annihilates = снимет { $other }
archutheon-opt-has-it = уже есть
archutheon-permanent-does = { $permanent ->
    [aloft] карты по области не действуют; нельзя собирать Просветление и сдвигать Врата
    [numb] герой не перемещается сам, другие могут его переместить
    [inspired] весь урон героя больше на 1
    [exhausted] урон и Лечение от героя меньше на 1, дальность его карт меньше на 1
    [armour] входящий урон меньше на 1, кроме Увядания
    [vulnerable] входящий урон больше на 1, Лечение не больше 1
    [stealth] не цель прицельных карт; нельзя собирать Просветление и сдвигать Врата
    [fear] при наложении герой бежит в соседнюю область; его карты нельзя использовать в атаке
    [steady] остановит следующее принудительное перемещение и уйдёт
    [withering] 1 урон в каждое Восстановление противника, ничем не уменьшается
    [barrier] остановит следующий урон и уйдёт
   *[blind] герой не может использовать прицельные карты
}

## Пояснения

archutheon-aside-tuck = Карта усиления тратится: сама ничего не сделает и перезарядится вместе с этой.
archutheon-aside-replaced = Пропадёт: { $text }
archutheon-aside-colour = Ваш цвет — { $colour ->
    [orange] оранжевый
   *[green] зелёный
}: ваши герои начинают { $side ->
    [0] снизу
   *[1] сверху
}.
archutheon-aside-leader = Лидер получает на 1 меньше урона от каждого удара; без лидера вы проиграете. Лидерскую карту приносит только лидер: её числа в последнем столбце.
archutheon-aside-compulsory = Отсюда ни одна ваша карта никого не заденет. Одну карту в Сражении всё равно нужно объявить: возьмите ту, чьё свойство поможет, или ту, без которой легче обойтись.
archutheon-aside-fear = Страх: в атаку нельзя объявить карты героев: { $names }.
archutheon-aside-block = Блок слабее на 1, если его элемент — не { $element }, и ещё на 1, если его карта — не { $direction ->
    [targeted] прицельная
   *[area] по области
}.
archutheon-aside-element = Элемент урона не меняет: { $names }.
archutheon-aside-element-block = Блок другого элемента слабее на 1.
archutheon-aside-unanswered = Без ответа: { $names }
archutheon-aside-harmless = Сейчас эта карта никому не нанесёт урона
archutheon-aside-moves = { $hits ->
    [yes] Сначала её герой переместится: посчитано с лучшей для него ячейки
   *[no] Перед этой атакой кто-то переместится: кого она достанет, зависит от этого
}
archutheon-aside-cells = { $cells }: { $what }
archutheon-aside-touches = { $cell } — { $areas }
archutheon-aside-touching = -# С какими областями граничит ячейка: { $cells }
archutheon-aside-card = { $who }, { $card }: { $text }
archutheon-aside-bare = { $who }, { $card }
archutheon-aside-side = { $source }: { $text }

## Постоянные указания

archutheon-order-last_card = Выполнять мою карту, как только на неё ответят
archutheon-order-pass = Не отвечать на атаки
archutheon-order-stash_track = Всегда двигать трек тайника
archutheon-ends-turn = до конца этого хода
archutheon-ends-leader = пока не атакуют моего лидера и не положат скрытую карту
archutheon-ends-hurt = пока мои герои не потеряют здоровье
archutheon-ends-cancel = пока не отменю
