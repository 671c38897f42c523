# BattleCON: название, памятка, термины, поле и бойцы словами, итог. Термины — как в книге.

battlecon-title = BattleCON
battlecon-hint =
    {"**"}Цель** — нокаутировать противника: довести его здоровье до 0. Если кончится общий запас мощи, играется ещё один раунд, и побеждает тот, у кого больше здоровья.
    {"**"}Пара** — стиль и приём, любой с любым: их значения складываются, эффекты действуют оба. Дальность — на каком расстоянии атака попадает, сила — урон, скорость — чья атака первая, защита — сколько урона можно получить без оглушения.

    {"**"}Раунд**
    1. Подготовка: каждый тайно выкладывает пару.
    2. Преимущества: по очереди, начиная с активного игрока; жетон поддержки стоит { $cost } мощи. Два паса подряд — пары открываются.
    3. Раскрытие: кто быстрее, тот активный игрок. При равной скорости — стычка: оба выкладывают новый приём.
    4. Начало, атака активного игрока, атака другого, если тот не оглушён, конец. Урон больше защиты — оглушение.
    5. Возврат: карты из сброса 2 — в руку, сброс 1 становится сбросом 2, пара уходит в сброс 1. Мощь +1, при здоровье { $weak } и меньше +2; больше { $limit } не копится.

    {"**"}Спецатака**: пара с «Манёвром» при раскрытии заменяется спецатакой, если мощи не меньше, чем здоровья; столько она и стоит. Один раз за бой.

## Термины для подписей

battlecon-term-range = дальность
battlecon-term-power = сила
battlecon-term-priority = скорость
battlecon-term-guard = защита
battlecon-term-armour = броня
battlecon-term-stable = стойкость
battlecon-term-style = стиль
battlecon-term-base = приём
battlecon-term-finisher = спецатака
battlecon-term-ability = уникальная способность
battlecon-term-life = здоровье
battlecon-term-force = мощь
battlecon-term-token = жетон
battlecon-term-counter = счётчик
battlecon-term-marker = маркер
battlecon-term-beat = раунд
battlecon-term-hand = рука
battlecon-term-discard_1 = сброс 1
battlecon-term-discard_2 = сброс 2
battlecon-term-winner = Победитель
battlecon-term-draw = Ничья
battlecon-class-heavy = тяжеловес
battlecon-class-runner = бегун
battlecon-class-mage = маг
battlecon-class-disruptor = диверсант
battlecon-class-striker = мастер удара
battlecon-class-wildcard = импровизатор
battlecon-difficulty-1 = простой
battlecon-difficulty-2 = средний
battlecon-difficulty-3 = сложный
battlecon-source-printed = из печатного издания
battlecon-source-adapted = переложен с прежней редакции
battlecon-source-ours = наш
battlecon-source-pack = из дополнения «{ $pack }»

## Фазы

battlecon-phase-select = Выбор бойцов
battlecon-phase-prepare_fight = Подготовка бойцов
battlecon-phase-preparation = Подготовка
battlecon-phase-advantages = Преимущества
battlecon-phase-reveal = Раскрытие
battlecon-phase-start = Начало
battlecon-phase-attack = Атака
battlecon-phase-end = Конец
battlecon-phase-recycle = Возврат
battlecon-phase-over = Бой окончен

## Характеристики и состояния

battlecon-figures = дальность { $range }, сила { $power }, скорость { $priority }, защита { $guard }
battlecon-figure-spaces = ячейки { $spaces }
battlecon-figure-any = любая
battlecon-state-stable = стойкость
battlecon-state-avoid = избегает атак
battlecon-state-avoid_far = избегает атак с расстояния { $value } и больше
battlecon-state-avoid_near = избегает атак с расстояния { $value } и меньше
battlecon-state-avoid_one = избегает атак: { $value }
battlecon-state-ignore_armour = игнорирует броню
battlecon-state-ignore_guard = игнорирует защиту
battlecon-state-vulnerable = уязвимость
battlecon-state-unmoved = противник не может передвинуть
battlecon-state-may_refuse = может отказаться от передвижения противником
battlecon-state-may_refuse_all = может отказаться от любого передвижения
battlecon-state-no_move = не может передвигаться
battlecon-state-no_advance = не может продвигаться
battlecon-state-no_retreat = не может отступать
battlecon-state-no_walk_back = не может отступать, кроме телепортации
battlecon-state-no_pass = не может передвигаться мимо противника
battlecon-state-no_walk_past = не может пройти мимо противника, кроме телепортации
battlecon-state-no_enter_adjacent = не может зайти на ячейки рядом с противником
battlecon-state-no_walk_past_marker = не может пройти мимо маркера противника
battlecon-state-marker_fixed = маркеры нельзя сдвинуть
battlecon-state-damage_cap = получает не больше { $value } урона за раз
battlecon-state-life_floor = здоровье не опускается ниже 1
battlecon-state-extra_damage = получает на { $value } больше урона
battlecon-state-damage_stuns = любой нанесённый урон оглушает
battlecon-state-no_stun = нанесённый урон не оглушает
battlecon-state-unstunnable_now = оглушение отменено
battlecon-state-saved_now = поражение отменено
battlecon-state-wins_ties = бонус при ничьей ▲
battlecon-state-loses_ties = проигрывает ничьи
battlecon-state-any_range = атака с любого расстояния
battlecon-state-misses = атака не попадает
battlecon-state-no_bonuses = бонусы не действуют
battlecon-state-no_tokens = не может использовать жетоны
battlecon-state-no_return = { $held ->
    [counter] счётчики
    [both] жетоны и счётчики
   *[token] жетоны
} нельзя вернуть
battlecon-state-tokens_idle = использованные жетоны не действуют
battlecon-state-style_off = стиль не учитывается
battlecon-state-style_range_off = дальность стиля не учитывается
battlecon-state-stop_and_push = останавливается у противника и отталкивает его
battlecon-state-follow_pass = идёт впереди того, кто проходит мимо
battlecon-state-silenced = фазовые эффекты больше не применяются
battlecon-state-wins_on_time = победит, когда выйдет время
battlecon-state-unplayable = эту карту нельзя играть
battlecon-board-state-bonus = { $stat } { $by }
battlecon-board-state-equal = { $stat } = { $to }
battlecon-board-state = { $what } («{ $source }»{ $until ->
    [next] , в следующем раунде
    [fight] , до конца боя
   *[beat] {""}
})
battlecon-board-state-of = { $what } («{ $source }», { $who }{ $until ->
    [next] , в следующем раунде
    [fight] , до конца боя
   *[beat] {""}
})

## Поле и бой в целом

battlecon-heading = Раунд { $beat } · { $phase }
battlecon-heading-last = Раунд { $beat }, последний · { $phase }
battlecon-heading-time = Раунд { $beat }, предпоследний · { $phase }
battlecon-head = { $title }. { $heading }
battlecon-board-field = Поле: { $spaces }
battlecon-board-distance = Расстояние: { $distance }
battlecon-board-marker = «{ $marker }», { $who }
battlecon-board-pool = До конца времени: { $pool } мощи из { $start }
battlecon-board-time-up = Время вышло: после этого раунда будет ещё один
battlecon-board-last = Последний раунд: дальше побеждает тот, у кого больше здоровья
battlecon-board-beats-left = Осталось раундов: { $count }
battlecon-board-order = Порядок атак: { $names }
battlecon-board-team = Команда { $team }{ $names }: { $force }{ $vengeance ->
    [0] {""}
   *[other] , «Мщение»: { $vengeance }
}
battlecon-board-choices = Можно выбрать: { $names }
battlecon-board-banned = Исключены: { $names }
battlecon-board-choice = { $name } ({ $difficulty })
battlecon-board-class = { $name } — { $fighters }

## Боец

battlecon-board-fighter = **{ $letter }. { $name }**, { $fighter }{ $marks }
battlecon-board-chosen = **{ $letter }. { $name }**: { $fighter }
battlecon-board-nobody = боец не выбран
battlecon-mark-active = , активный игрок
battlecon-mark-title = , «{ $title }»
battlecon-mark-stunned = , оглушение
battlecon-mark-out = , вне боя
battlecon-board-life = Здоровье { $life } из { $start }{ $change }, { $place }
battlecon-board-life-force = Здоровье { $life } из { $start }{ $change }, { $force }, { $place }
battlecon-board-place = ячейка { $space }
battlecon-board-place-moved = ячейка { $space } (была { $before })
battlecon-board-no-place = не на поле
battlecon-board-pair = Пара: { $pair }: { $figures }
battlecon-board-played = Спецатака «{ $pair }»: { $figures }
battlecon-board-armour = { $figures }, броня { $armour }
battlecon-board-printed = { $figures } (на картах { $printed })
battlecon-board-added = Добавлены стили: { $cards }
battlecon-board-pair-down = Пара выложена лицом вниз
battlecon-board-hits = Атаки: { $attacks }, попадание: { $names }
battlecon-board-guess = Назван приём: { $base }
battlecon-board-discard-1 = Сброс 1: { $cards }
battlecon-board-discard-2 = Сброс 2, в руку в этом возврате: { $cards }
battlecon-board-discards = Сброс 1: { $first }; сброс 2: { $second }
battlecon-board-beside = Рядом с парой лицом вниз: { $count }
battlecon-board-unseen = В руке или лицом вниз — стили: { $styles }. Приёмы: { $bases }
battlecon-board-unseen-figures = В руке или лицом вниз (дальность / сила / скорость / защита) — стили: { $styles }. Приёмы: { $bases }
battlecon-board-own-hand = **{ $who }: ваша рука** (дальность / сила / скорость / защита)
battlecon-board-own-names = **{ $who }: ваша рука**
battlecon-board-styles = Стили
battlecon-board-bases = Приёмы
battlecon-board-card = { $name } { $figures }
battlecon-board-card-text = { $name } { $figures }. { $text }
battlecon-board-laid = Выложено: { $pair }
battlecon-board-finisher = Спецатака: { $card }
battlecon-board-finisher-flip = Спецатака: { $card } (другая сторона — { $other })
battlecon-board-finisher-unset = Спецатака (сторону выбирают перед боем): { $sides }
battlecon-board-no-finisher = Спецатаки больше нет
battlecon-board-no-maneuver = «Манёвр» удалён из игры
battlecon-board-tokens = Жетоны: { $tokens }
battlecon-board-tokens-brief = Жетоны (запас/истощено/использовано): { $tokens }
battlecon-board-token = { $token } — в запасе { $supply }, истощено { $exhausted }{ $used ->
    [0] {""}
   *[other] , использовано { $used }
}
battlecon-board-markers = Маркеры в запасе: { $markers }
battlecon-board-specials = Карты: { $cards }
battlecon-board-special-active = «{ $card }» активна
battlecon-board-special-inactive = «{ $card }» неактивна
battlecon-board-supports = Использовано: { $supports }
battlecon-board-states = Действует: { $states }
battlecon-board-none = нет

## Коротко

battlecon-short = { $name } ({ $fighter }): { $does }
battlecon-short-life = здоровье { $life } из { $start }
battlecon-short-force = { $force }
battlecon-short-pair = { $pair } { $figures }
battlecon-short-down = пара лицом вниз
battlecon-short-stunned = оглушение
battlecon-short-out = вне боя
battlecon-hand-of = { $who }: рука (дальность / сила / скорость / защита)

## Что было с читающим

battlecon-recap-pair = { $who }: { $pair }, { $figures }.
battlecon-recap-short = { $who }: { $pair } ({ $figures }).
battlecon-recap-hit = Попадание: { $names }.
battlecon-recap-no-hit = Атака не попала.
battlecon-recap-hit-of = { $who }: попадание — { $names }.
battlecon-recap-no-hit-of = { $who }: атака не попала.
battlecon-recap-life = { $who }: здоровье { $before } → { $life }.
battlecon-recap-life-text = { $who }: здоровье было { $before }, стало { $life }.
battlecon-recap-stunned = { $who }: оглушение.
battlecon-recap-space = { $who }: ячейка { $before } → { $space }.
battlecon-recap-space-text = { $who }: с ячейки { $before } на ячейку { $space }.

## Итог. После цифры скобка: списки с точкой Discord нумерует заново

battlecon-place = { $place }) { $name }: { $fighters }
battlecon-place-fighter = { $fighter }, здоровье { $life }
battlecon-place-out = { $fighter }, вне боя
