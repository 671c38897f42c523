# Что произошло в бою: события для журнала и рассказ о раунде. Имена не склоняются; роду бойца ничто не мешает.

battlecon-log-from = { $does } ({ $source })
battlecon-log-whose = { $source }, { $who }
battlecon-twin = { $fighter } ({ $name })
battlecon-quoted = «{ $name }»

## До боя

battlecon-log-fighter = { $name }: боец — { $fighter }
battlecon-log-banned = { $name }: в этом бою не участвует { $fighter }
battlecon-log-first = Активный игрок: { $who }
battlecon-log-placed = встаёт на ячейку { $space }
battlecon-log-finisher-side = спецатака { $card }
battlecon-log-discards = сброс 1 — { $first }; сброс 2 — { $second }

## Раунд

battlecon-log-beat = **Раунд { $beat }**
battlecon-log-phase = · { $phase }
battlecon-log-no-cards = в руке нет стиля или приёма: возврат без эффектов
battlecon-log-laid = пара выложена
battlecon-log-support = { $name } за { $force }
battlecon-log-token-used = жетон { $name }{ $count ->
    [one] {""}
   *[other] {" × "}{ $count }
}
battlecon-log-advantage = преимущество { $name }
battlecon-log-then = , затем { $does }
battlecon-log-passed = пас
battlecon-log-revealed = { $pair } ({ $figures })
battlecon-log-story-pair = **{ $who }**: { $does }
battlecon-log-finisher = спецатака { $card } за { $force }
battlecon-log-order = Скорость: { $figures }. Активный игрок: { $who }
battlecon-log-order-team = Очерёдность: { $figures }
battlecon-log-clash = Стычка! Новые приёмы: { $bases }
battlecon-log-base = { $who } — { $base }
battlecon-log-tied = Скорость равна: стычка
battlecon-log-tied-caused = Эффект вызывает стычку
battlecon-log-no-bases = Для стычки не хватает приёмов: сразу возврат, без эффектов
battlecon-log-effect = { $source } — { $text }
battlecon-log-effect-when = { $when }: { $text }
battlecon-log-active = становится активным игроком

## Передвижение

battlecon-log-by = {" "}на { $by }
battlecon-log-advance = продвигается{ $by }: { $start } → { $end }
battlecon-log-retreat = отступает{ $by }: { $start } → { $end }
battlecon-log-close = приближается{ $by }: { $start } → { $end }
battlecon-log-move = передвигается{ $by }: { $start } → { $end }
battlecon-log-teleport = телепортируется: { $start } → { $end }
battlecon-log-pull = притягивает{ $by }: { $whom } { $start } → { $end }
battlecon-log-push = отталкивает{ $by }: { $whom } { $start } → { $end }
battlecon-log-shift = передвигает{ $by }: { $whom } { $start } → { $end }
battlecon-log-teleport-other = телепортирует: { $whom } { $start } → { $end }
battlecon-log-past = { $does }, мимо противника
battlecon-log-past-pull = { $does }, мимо себя
battlecon-log-past-names = { $does }, мимо: { $names }
battlecon-log-refused = не даёт себя передвинуть
battlecon-log-stayed = остаётся на месте

## Показатели и правила

battlecon-stat = { $stat ->
    [power] сила
    [priority] скорость
    [guard] защита
    [armour] броня
    [range] дальность
    [min_range] минимальная дальность
   *[max_range] максимальная дальность
}
battlecon-log-bonus = { $stat } { $by }
battlecon-log-equal = { $stat } = { $to }
battlecon-log-until-next = { $does }, в следующем раунде
battlecon-log-until-fight = { $does }, до конца боя

## Атака

battlecon-log-attack = атакует
battlecon-log-attack-again = атакует ещё раз
battlecon-log-reach = дальность { $reach }, расстояние { $distance }
battlecon-log-reach-none = расстояние { $distance }
battlecon-log-reach-alone = дальность { $reach }
battlecon-log-hit = { $reach }, попадание
battlecon-log-missed-range = { $reach }, мимо
battlecon-log-missed-nobody = { $reach }, там никого: мимо
battlecon-log-missed-avoided = { $reach }, но противник избегает атаки
battlecon-log-missed-no_range = дальности нет, мимо
battlecon-log-missed-condition = { $reach }, но условие карты не выполнено: мимо
battlecon-log-at = { $target }, { $does }
battlecon-log-damage = { $sum }, здоровье { $life }
battlecon-life-over = 0 (лишнего урона { $over })
battlecon-log-points = { $count } { $count ->
    [one] урон
   *[other] урона
}
battlecon-log-points-armour = { $power } − броня { $armour } = { $taken }
battlecon-log-points-capped = сила { $power }, броня { $armour }: { $taken }
battlecon-log-took = { $count ->
    [one] получен { $count } урон
   *[other] получено { $count } урона
}
battlecon-log-stunned = оглушение
battlecon-log-stunned-by = оглушение ({ $taken } > { $guard })
battlecon-log-held = защита держит ({ $taken } ≤ { $guard })
battlecon-log-stays-stunned = оглушение, атаки не будет
battlecon-log-no-power = силы нет, урона не будет
battlecon-log-recovered = оглушение снято
battlecon-log-not-stunned-stable = стойкость, оглушения нет
battlecon-log-not-stunned-card = оглушения нет по эффекту карты

## Здоровье, жетоны, мощь

battlecon-log-lost = { $amount } здоровья, осталось { $life }
battlecon-log-paid = платит { $amount } здоровья, осталось { $life }
battlecon-log-healed = { $amount } здоровья, стало { $life }
battlecon-log-life-set = здоровье становится { $life }
battlecon-log-pool = Общий запас мощи: { $pool }
battlecon-log-saved = поражение предотвращено, здоровье { $life }
battlecon-log-out = выбывает
battlecon-log-tokens = { $name } { $change }{ $how ->
    [returned] {" "}(возвращено)
    [spent] {" "}(потрачено)
    [exhausted] {" "}(истощено)
    [used] {" "}(использовано)
    [taken_back] {" "}(взято назад)
    [removed] {" "}(удалено из игры)
   *[set] {""}
}, в запасе { $supply }
battlecon-log-given = отдаёт { $name } ({ $count }): { $to }
battlecon-log-force = мощь { $change } → { $force }, в общем запасе { $pool }
battlecon-amount-force = { $count } { $count ->
    [one] мощь
   *[other] мощи
}

## Карты и маркеры

battlecon-log-marker-placed = кладёт маркер { $marker } на ячейку { $end }
battlecon-log-marker-moved = передвигает маркер { $marker }: { $start } → { $end }
battlecon-log-marker-removed = убирает маркер { $marker } с ячейки { $start }
battlecon-log-card-active = карта { $card } активна
battlecon-log-card-inactive = карта { $card } неактивна
battlecon-log-discarded = сбрасывает { $kind ->
    [style] стиль
   *[base] приём
} лицом вниз
battlecon-log-discarded-card = { $does }: { $card }
battlecon-log-swapped = меняет приём: { $old } → { $new }
battlecon-log-added-style = добавляет стиль { $card }
battlecon-log-style-returned = стиль { $card } возвращается в руку
battlecon-log-copied = применяет ещё раз эффекты стиля { $card }
battlecon-log-taken = берёт в руку: { $card }
battlecon-log-guess = называет приём противника: { $base }
battlecon-log-card-removed = карта { $card } удалена из игры
battlecon-log-flipped = переворачивает спецатаку: теперь { $card }
battlecon-log-recycled = в руку — { $back }; сброс 2 — { $second }; сброс 1 — { $first }
battlecon-log-nothing = ничего

## Конец

battlecon-log-time-up = Время вышло: общий запас мощи пуст. После этого раунда будет ещё один, последний
battlecon-log-last-beat = Последний раунд
battlecon-log-removed = { $name } (место { $letter }) выходит из партии
battlecon-over-knockout = Нокаут! Победа: { $names }
battlecon-over-time = Время вышло. Победа: { $names }
battlecon-over-effect = Победа по эффекту карты: { $names }
battlecon-over-withdrew = Противников не осталось. Победа: { $names }
battlecon-over-draw = Ничья
battlecon-headline-out = { $who } выбывает
battlecon-headline-finisher = { $who }: спецатака { $card }
battlecon-headline-damage = { $who }: −{ $taken }, здоровье { $life }
battlecon-back = Итог раунда { $beat }: { $text }.
battlecon-back-hurt = { $by } наносит урон, { $who }: −{ $taken }, здоровье { $life }
battlecon-back-nobody = без урона
battlecon-failed-own = Ваша атака
battlecon-failed-one = Атака бойца { $who }
battlecon-failed-stunned = { $lead } не состоялась: до неё боец был оглушён.
battlecon-failed-no-bases = { $lead } не состоялась: в стычке кончились приёмы.
battlecon-failed-range = { $lead } не достала: { $reach }.
battlecon-failed-nobody = { $lead } никого не застала: { $reach }.
battlecon-failed-avoided = { $lead } не попала: противник её избежал.
battlecon-failed-no_range = { $lead } не могла попасть: у её карт нет дальности.
battlecon-failed-condition = { $lead } не попала: условие карты не выполнено.
battlecon-failed-no-power = { $lead } попала, но силы у неё нет, и урона тоже.
battlecon-failed-armour = { $lead } попала, но весь урон поглотила броня.
battlecon-failed-no-damage = { $lead } попала, но урона не нанесла.
