# «Легенды»: название, памятка, термины, стол словами, итог. Термины — как в книге.

legends-title = Легенды
legends-hint =
    {"**"}Цель** — оставить противника без героев к концу хода. У каждого колода из 50 карт и от 1 до 3 героев.

    {"**"}Легендарность** дают герои. Последователь занимает её, пока он в игре, случай тратит её навсегда. Навык стоит поворота героя и требует уровня.

    {"**"}Ход**: начало (взять карту, развернуть свои карты), главная фаза (последователи, атаки, заклинания), конец (сброс до { $hand } карт).

    {"**"}Стек**: всё разыгранное ждёт в стеке. Два паса подряд — и он срабатывает целиком, с последнего заклинания.

    {"**"}Повреждения** копятся в очереди. Ещё два паса — и она применяется, следующие два — и карты, у которых меньше 1 жизни, уходят.

    {"**"}Атака**: поверните героя или последователя и назовите цель. Противник может повернуть блокирующих. Генерал атакует кого угодно, маг — последователей, оракул не атакует.

    После хода { $last } — ничья.

## Термины для подписей

legends-term-attack = атака
legends-term-lives = жизни
legends-term-level = уровень
legends-term-legendarity = легендарность
legends-term-hero = герой
legends-term-follower = последователь
legends-term-event = случай
legends-term-skill = навык
legends-term-stack = стек
legends-term-queue = очередь повреждений
legends-term-hand = рука
legends-term-deck = колода
legends-term-graveyard = кладбище
legends-phase-setup = Подготовка
legends-phase-start = Начало хода
legends-phase-main = Главная фаза
legends-phase-end = Конец хода
legends-phase-over = Конец
legends-source-ours = Наша карта.
legends-source-pack = Карта из дополнения «{ $pack }».

## Состояние карты на столе

legends-state-attack = атака { $n }
legends-state-printed = { $now } (на карте { $printed })
legends-state-lives = жизни { $lives } из { $most }
legends-state-pending = в очереди { $change }
legends-state-turned = карта повёрнута
legends-state-stays-turned = не разворачивать
legends-state-effect = { $text } { $until ->
    [turn] до конца хода
   *[stays] навсегда
} ({ $source })
legends-state-brief = { $who } { $attack }/{ $lives }
legends-pending = { $who } { $change }
legends-spell-follower = { $name }: последователь { $card }
legends-spell-event = { $name }: случай { $card }
legends-spell-skill = { $name }: навык { $card } ({ $user })
legends-spell-ability = { $name }: способность { $card }
legends-sentence = { $text }.

## Стол в целом

legends-reference = Карты в игре и кладбища
legends-table-heading = Ход { $turn }: { $name } · { $phase }
legends-table-game = Игра { $number }{ $any ->
        [0] {""}
       *[other] {" "}({ $score })
    } · { $text }
legends-table-head = { $title }. { $heading }
legends-table-score = Счёт: { $score }, ничьих { $drawn }. Всего игр — до { $games }
legends-table-list = { $title }: { $text }
legends-table-with-text = { $line }. { $text }
legends-table-permanent = { $who }: { $state }
legends-player-name = { $letter }. { $name }
legends-table-player = { $name } · { $sum } · рука { $hand } (предел { $limit }) · колода { $deck } · кладбище { $graveyard }
legends-sum = легендарность { $parts } = { $available }
legends-table-graveyard = Кладбище, верхняя карта первая: { $cards }
legends-table-known = Известно в руке: { $cards }
legends-table-missing = Колода пуста. За следующую карту каждый герой потеряет { $next } { $next ->
    [one] жизнь
    [few] жизни
   *[many] жизней
}
legends-table-stops = Остановки: { $stops }
legends-table-hand = Рука ({ $hand })
legends-table-heroes = Герои ({ $name }): { $heroes }
legends-table-deck = Колода ({ $name }): { $cards }
legends-table-gone = нет в игре
legends-table-nobody = героев нет
legends-table-fight = Атака: { $who }, цель — { $target }, { $state ->
    [blocked] блокируют: { $blockers }
    [through] без блока
   *[open] блок ещё не назван
}
legends-table-stack = Стек ({ $count }), срабатывает целиком сверху вниз:
legends-table-spell = { $number }. { $spell }
legends-table-queue = Очередь повреждений: { $changes }
legends-table-entry = { $who }: { $text }, карта { $source }
legends-table-dying = Меньше 1 жизни: { $names }
legends-standing = { $place }) { $name }: игр выиграно { $won } ({ $heroes })

## Поправки судьи

legends-correct-permanent = { $who } ({ $name })
legends-correct-lives = Жизни: { $now }
legends-correct-level = Уровень: { $now }
legends-correct-turned = Повёрнута: { $now ->
    [yes] да
   *[no] нет
}
legends-correct-place = Убрать из игры
legends-correct-spent = Потрачено легендарности: { $now }
legends-correct-draw = Взять недобранные карты
legends-correct-grave = Вернуть карту с кладбища в руку
legends-correct-hand = Сбросить карту, о которой в руке знают все
legends-correct-to-turned = { $value ->
    [yes] повернуть
   *[no] развернуть
}
legends-correct-to-place = { $value ->
    [hand] в руку хозяина
   *[graveyard] на кладбище хозяина
}
