# Архитеон: название, памятка, термины, стол словами, итог. Термины — как в книге правил.

archutheon-title = Архитеон
archutheon-hint =
    {"**"}Победа** — первым добиться одного из трёх: убить лидера противника; провести фишку Врат за край поля на его стороне; пережить Коллапс.

    {"**"}Ход**
    1. Восстановление: карты из перезарядки 1 приходят в руку, остальные сдвигаются к ней; карты из медленного, быстрого и стремительного слотов ложатся в перезарядку 1, 2 и 3.
    2. Тактика и сражение в любом порядке. Фишка Тактики — одно из трёх: переместить героев, собрать Просветление, активировать карту.
    3. В конце хода вы получаете Просветление: шаг по одному из трёх треков.

    {"**"}Сражение**: вы объявляете карту в медленный слот, следующие — только в более быстрые. На каждую противник отвечает одной картой или пасует. Потом карты выполняются, начиная с последней объявленной, и только тогда проверяется дальность.

    {"**"}Блок** кладут в слот той же скорости. Он слабее на 1, если не совпал элемент, на 1 — если одна карта прицельная, а другая по области, и ещё слабее, если за цель блокирует союзник.

    {"**"}Лидер** всегда получает на 1 урона меньше. Скрытно положенная карта без Скрытности отменяется целиком.

## Термины для подписей

archutheon-term-hand = рука
archutheon-term-recharge = перезарядка
archutheon-term-stash = тайник
archutheon-term-slots = слоты
archutheon-term-attack = атака
archutheon-term-defence = защита
archutheon-term-damage = урон
archutheon-term-block = блок
archutheon-term-range = дальность
archutheon-term-health = здоровье
archutheon-term-hero = герой
archutheon-term-leader = лидер
archutheon-term-gate = Врата
archutheon-term-collapse = Коллапс
archutheon-term-tactics = Тактика
archutheon-term-enlightenment = Просветление
archutheon-term-charge = заряд
archutheon-term-passive = пассивная карта
archutheon-term-terrain = местность
archutheon-term-turn = ход
archutheon-term-winner = Победитель
archutheon-term-draw = Ничья
archutheon-source-adapted = из книги правил; карты наши
archutheon-source-ours = наш
archutheon-source-pack = из дополнения «{ $pack }»

## Имена

archutheon-colour = { $colour ->
    [orange] оранжевый
   *[green] зелёный
}
archutheon-nobody = герой { $number }
archutheon-numbered = { $number }. { $who }
archutheon-off-board = вне поля
archutheon-quoted = «{ $name }»
archutheon-face-down = скрытая карта
archutheon-no-cards = карт нет
archutheon-card-of = { $hero }: { $card }
archutheon-slot-attack = атака слота
archutheon-token-move = перемещение фишкой Тактики
archutheon-declared-as = { $card } ({ $use })
archutheon-in-slot = { $name }, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}
archutheon-loss = { $who } { $loss }
archutheon-at = цель — { $place }
archutheon-direction = { $turn ->
    [0] вправо вниз
    [1] вниз
    [2] влево вниз
    [3] влево вверх
    [4] вверх
   *[5] вправо вверх
}
archutheon-list = { $title }: { $text }
archutheon-track = { $track ->
    [movement] Трек перемещения
    [slots] Трек слотов
   *[stash] Трек тайника
}
archutheon-steps-dash = { $steps } — Рывками
archutheon-steps-shield = { $steps } — и в защите
archutheon-any-order = { $speeds }, атака в любом порядке
archutheon-stash = уровень { $value ->
    [one] I
    [two] II
   *[three] III
}
archutheon-stash-closed = закрыт
archutheon-use = { $hidden ->
    [yes] скрытно,{" "}
   *[no] {""}
}{ $use ->
    [attack] атака
    [with] атака со свойством
    [only] только свойство
    [support] усиление карты
    [block] блок
    [slot] атака слота
    [move] перемещение
    [boost] базовое усиление
   *[release] Высвобождение
}

## Стол в целом

archutheon-reference = Урон и герои
archutheon-phase = { $phase ->
    [setup] Подготовка
    [recovery] Восстановление
    [tactics] Тактика
    [combat] Сражение
    [end] Конец хода
   *[over] Конец партии
}
archutheon-table-heading = Ход { $turn } · { $name } · { $phase }
archutheon-table-head = { $title }. { $heading }
archutheon-road-leaders = Лидеры: { $names }
archutheon-road-leader = { $name } — { $who }, здоровье { $health }
archutheon-road-gate = Врата в { $area }. До победы сдвигов: { $needs }
archutheon-road-needs = { $name } — { $count }
archutheon-road-open = Врата открыты
archutheon-road-far = До Коллапса: { $names }
archutheon-road-before = { $name } — фишки Просветления { $tokens } из { $all }, шаги треков { $steps } из { $of }
archutheon-road-collapse = Коллапс (карту перевернул игрок { $name }: он победит, если лидеры падут вместе). Линии: с оранжевой стороны { $orange } из { $of }, с зелёной { $green } из { $of }
archutheon-road-next = Следующие линии: с оранжевой стороны { $orange }, с зелёной { $green }
archutheon-road-zone = Зона Коллапса: { $areas }
archutheon-table-stack = Объявлено в этом ходу, выполняется с последней:
archutheon-table-things = { $thing ->
    [cover] Укрытия
    [wall] Стены
   *[rift] Разломы
}: { $cells }
archutheon-table-tokens = Фишки Просветления, { $name }: { $cells }
archutheon-table-aside-in = { $area } — { $what }
archutheon-table-aside = В областях лежат: { $names }
archutheon-table-supply = Стен и Разломов в запасе: { $count }
archutheon-table-terrain = Местность { $name }. { $text }
archutheon-table-waits-at = { $who } ({ $card })
archutheon-table-waits = Отложенные эффекты: { $names }

## Герой и игрок

archutheon-table-out = { $who }: выбыл
archutheon-table-change = здоровье за этот ход { $change }
archutheon-table-leader = лидер
archutheon-table-places = от места: { $names }
archutheon-table-asleep = сейчас не защищает: { $name }
archutheon-table-element = элемент { $element ->
    [freedom] Свобода
    [truth] Истина
   *[chaos] Хаос
}
archutheon-table-in-zone = в зоне Коллапса
archutheon-table-player = { $name } ({ $colour }) · в руке { $count } · фишка Тактики { $tactics ->
    [ready] готова
    [collected] ушла на сбор
    [moved] ушла на перемещение
    [defence] в защите
   *[grey] серой стороной
}
archutheon-table-charges = { $text } · заряд: { $charges }
archutheon-table-bonus = { $text } · бонус: { $bonus }
archutheon-table-track = { $track ->
    [movement] перемещение
    [slots] слоты
   *[stash] тайник
} { $cell } (шаг { $step } из { $of })
archutheon-table-tracks = Треки: { $tracks }. Собрано Просветления: { $tokens } из { $of }
archutheon-table-recharge-cell = { $cell } — { $cards }
archutheon-table-recharge = Перезарядка: { $cells }
archutheon-table-resting = Лежат в слотах: { $cards }
archutheon-table-stash = В тайнике: I — { $one }, II — { $two }, III — { $three }
archutheon-table-passive = Пассивная карта { $name }. { $text }
archutheon-table-known = Известно в руке: { $cards }
archutheon-table-gone = Вышли из игры: { $cards }
archutheon-table-figures = Герои на выбор; цифры по картам: { $values }
archutheon-table-hero-figures = { $who }: урон { $damage }, дальность { $reach }, блок { $block }
archutheon-table-pattern = по схеме
archutheon-table-hand = Рука
archutheon-table-choice = Карты на выбор
archutheon-table-no-hand = В руке нет карт
archutheon-short = { $who } — { $cell }, здоровье { $health }
archutheon-short-player = { $name } (в руке { $count })
archutheon-reference-card = { $value } { $card }
archutheon-reference-back = { $text } (перезарядка { $cell })

## Объявленные карты

archutheon-stack = { $name }: { $slot } — { $text }
archutheon-stack-hidden = { $name }: { $slot }
archutheon-stack-tucked = { $text }, с базовым усилением { $card }
archutheon-stack-done = { $text } (выполнена)
archutheon-stack-now = { $text } (выполняется)
archutheon-stack-against = против: { $slot }
archutheon-stack-named = о карте: { $slot }
archutheon-stack-with-stealth = со Скрытностью: { $hits ->
    [yes] { $losses }
   *[no] сейчас никого не поразит
}
archutheon-stack-forecast = { $sure ->
    [yes] сейчас
   *[no] сейчас, может измениться
}: { $losses }
archutheon-void = { $part ->
    [damage] урон заблокирован
    [effect] эффект заблокирован
    [permanent] перманенты заблокированы
    [movement] перемещение заблокировано
    [charge] заряд заблокирован
   *[card] отменена
}

## Что изменилось за ход, итог

archutheon-recap = { $who }: { $before } → { $cell }.
archutheon-recap-text = { $who }: перемещение из { $before } в { $cell }.
archutheon-recap-out = { $who } выбывает.
archutheon-standing = { $place }) { $name }{ $count ->
    [0] { "" }
   *[other] { ": " }{ $heroes }
}
archutheon-over-leader = Лидер выбыл ({ $loser }). Победа: { $name }
archutheon-over-both_leaders = Оба лидера выбыли разом. Победа: { $name }, не { $loser }
archutheon-over-gate = Врата раскрыты на стороне игрока { $loser }. Победа: { $name }
archutheon-over-withdrew = Выход из партии: { $loser }. Победа: { $name }
archutheon-over-time = Время вышло, { $loser } позади. Победа: { $name }
archutheon-over-draw = Время вышло: ничья

## Поправки судьи

archutheon-correct-hero = { $who } ({ $name })
archutheon-correct-the-gate = Врата
archutheon-correct-nothing = нет
archutheon-correct-health = Здоровье: { $now }
archutheon-correct-put = Положить перманент
archutheon-correct-lift = Снять перманент
archutheon-correct-element = Элемент: { $now }
archutheon-correct-cell = Ячейка: { $now }
archutheon-correct-movement = Трек перемещения, шаг: { $now }
archutheon-correct-slots = Трек слотов, шаг: { $now }
archutheon-correct-back = Вернуть карту из перезарядки в руку
archutheon-correct-gate = Область Врат: { $now }
