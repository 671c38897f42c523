# Что произошло в Super Fantasy Brawl: события для журнала и рассказ о ходе. «ПО» — победные очки, как в книге.

brawl-log-story-action = **{ $who }**: { $does }

## Имена и числа

brawl-team = Команда { $team }
brawl-twin = { $champion } ({ $name })
brawl-nobody = чемпион { $number }
brawl-quoted = «{ $name }»
brawl-card-of = { $champion }: { $card }
brawl-source-trap = ловушка
brawl-at-gate = у ворот
brawl-no-cards = карт нет
brawl-points = +{ $count } ПО
brawl-amount-damage = { $count } { $count ->
    [one] урон
    [few] урона
   *[many] урона
}
brawl-colour = { $core ->
    [red] разрушение
    [yellow] сотворение
    [blue] управление
   *[free] без ядра
}
brawl-statue = { $core ->
    [red] красная статуя
    [yellow] жёлтая статуя
   *[blue] синяя статуя
}
brawl-figure-move = движение { $value }
brawl-figure-strength = сила { $value }
brawl-figure-defence = защита { $value }
brawl-face-figures = здоровье { $health }, защита { $defence }
brawl-effect = { $what ->
    [strength] { $by } к силе
    [defence] { $by } к защите
    [movement] { $by } к движению
    [root] обездвиживание
    [immune_push] отталкивание не действует
    [immune_fear] страх не действует
   *[immune_stun] оглушение не действует
}
brawl-effect-against = { $text } в атаках на { $whom }
brawl-charge = следующая в этот ход атака { $changes } ({ $source })
brawl-charge-on = следующая в этот ход атака на { $whom } { $changes } ({ $source })

## До первого хода

brawl-log-order = Очерёдность: { $names }
brawl-log-area = { $team }: область появления — ряд { $row }
brawl-log-picked = { $name }: чемпион — { $champion }
brawl-log-clashing = Чемпионы повторяются в команде, выбирает заново: { $names }
brawl-log-brought = Принесены на драфт: { $text }
brawl-log-brought-by = { $name } — { $names }
brawl-log-banned = { $name } исключает из выбора { $whom } (чемпион игрока { $whose })
brawl-log-mulligan = { $count ->
    [0] { $name }: карты не меняются
   *[other] { $name }: заменено карт — { $count }
}
brawl-log-deployed = встаёт на { $hex }

## Раунд, испытания, ловушки

brawl-log-round = **Раунд { $round }**
brawl-log-turn = **Ход: { $name }**
brawl-log-phase = · { $phase }
brawl-log-challenge = Новое испытание { $name } ({ $worth } ПО): { $text }
brawl-log-challenges-shuffled = Колода испытаний кончилась, её сброс перемешан
brawl-log-fell-off = Испытание { $name } уходит с трека
brawl-log-scored = { $team }: испытание { $name } выполнено, { $gain }, всего { $points }
brawl-log-trap-placed = { $name }: новая ловушка на { $hex }
brawl-log-trap-laid = Новая ловушка на { $hex }
brawl-log-looked = { $name } смотрит ловушку на { $hex }
brawl-log-looked-at = { $name } смотрит ловушку на { $hex }: { $trap }
brawl-log-trap-moved = { $name } перекладывает ловушку: { $start } → { $end }

## Действия

brawl-log-action = { $name } ({ $core })
brawl-log-paid = { $core ->
    [red] ядро разрушения
    [yellow] ядро сотворения
    [blue] ядро управления
   *[free] без ядра
}
brawl-log-back = выходит на арену: { $hex }
brawl-log-walk = идёт { $start } → { $end }
brawl-log-dash = делает рывок { $start } → { $end }
brawl-log-swoop = делает пролёт { $start } → { $end }
brawl-log-jump = делает прыжок { $start } → { $end }
brawl-log-push = отталкивает { $whom }: { $start } → { $end }
brawl-log-pull = притягивает { $whom }: { $start } → { $end }
brawl-log-force = применяет принуждение к { $whom }: { $start } → { $end }
brawl-log-fear = внушает страх { $whom }: { $start } → { $end }
brawl-log-place = размещается: { $start } → { $end }
brawl-log-from-gate = размещается от ворот на { $end }
brawl-log-swap = меняется местами: { $start } → { $end }
brawl-log-shift = передвигается: { $start } → { $end }
brawl-log-passed = { $does } через { $names }
brawl-log-unable = { $way ->
    [pull] притягивание
   *[push] отталкивание
} остановлено, не пройдено клеток — { $steps }
brawl-log-trap = ловушка на { $hex } — { $trap }
brawl-log-attack = атакует { $names }
brawl-log-skill = { $count ->
    [1] выбирает целью
   *[other] выбирает целями
} { $names }
brawl-log-stopped = { $kind ->
    [attack] без атаки
   *[other] навык не применён
}
brawl-log-reaction = { $name }: реакция { $card } на { $whom } ({ $core })
brawl-log-no-reaction = { $name }: без реакции
brawl-log-figures = Атака на { $whom }: сила { $strength } − защита { $defence } = { $damage }
brawl-log-figures-ignored = Атака на { $whom }: сила { $strength }, защита игнорируется
brawl-log-blow = { $strength } − { $defence }
brawl-log-blow-ignored = сила { $strength } без защиты
brawl-log-blow-damage = { $figures } = { $damage }
brawl-log-cause = { $amount }{ $cause ->
    [repeat] {" "}(удвоение)
    [poison] {" "}(яд)
    [trap] {" "}(ловушка)
    [push] {" "}(смещение)
   *[attack] {""}
}
brawl-log-damage = { $amount }, { $now }
brawl-log-now = урон стал { $damage } из { $health }
brawl-log-now-over = урон стал { $health } из { $health } (лишнего { $over })
brawl-log-healed = лечение { $amount }, урон стал { $damage }
brawl-log-out = нокаут! { $team }: { $gain }, всего { $points }
brawl-log-levelled = прокачивается
brawl-headline-out = { $who }: нокаут
brawl-headline-levelled = { $who } прокачивается
brawl-headline-scored = испытание { $name } { $gain }
brawl-log-rooted = обездвиживание до конца хода
brawl-log-stunned = оглушение, сброшено: { $card }
brawl-log-stunned-none = оглушение, карт этого чемпиона в руке нет
brawl-log-lost = сброшено: { $card }
brawl-log-lost-none = карт этого чемпиона в руке нет
brawl-log-effect = до конца хода { $text }
brawl-log-protected = { $what ->
    [displacement] смещения от этой атаки отменены
    [post] эффекты «после атаки» отменены
   *[lasting] все эффекты «до конца хода» прекращены
}
brawl-log-again = ещё раз { $name }
brawl-log-again-ability = ещё раз то же самое
brawl-log-rescued = возвращается от ворот на { $hex }

## Карты и ядра

brawl-log-cards = { $text } ({ $cards })
brawl-log-drawn = { $name }: взято карт — { $count }
brawl-log-planned = { $name }: на верх колоды положено карт — { $count }
brawl-log-shown = { $name } показывает руку: { $cards }
brawl-log-discarded = { $name } сбрасывает { $cards }
brawl-log-discarded-hand = { $name } сбрасывает остаток руки: { $cards }
brawl-log-shuffled = { $name }: сброс замешан в колоду
brawl-log-taken-back = { $name } берёт из сброса { $card }
brawl-log-exhausted = { $name }: истощено { $core ->
    [red] ядро разрушения
    [yellow] ядро сотворения
   *[blue] ядро управления
}
brawl-log-readied = { $name }: восстановлено { $core ->
    [red] ядро разрушения
    [yellow] ядро сотворения
   *[blue] ядро управления
}

## Конец

brawl-log-removed = Место { $letter } ({ $name }) убрано
brawl-over-points = Победа: { $names }
brawl-over-withdrew = Противников не осталось. Победа: { $names }
brawl-over-time = Время вышло. Победа: { $names }
brawl-over-draw = Время вышло: ничья
