# Что происходит в «Легендах»: события для журнала и рассказ о ходе. Названия карт не склоняются.

## Имена и числа

legends-twin = { $name } №{ $number }
legends-ability-of = { $card } (способность)
legends-times = { $name } ×{ $count }
legends-no-cards = карт нет
legends-won = { $name } { $count }

## Игры, первые руки, герои

legends-log-game = **Новая игра**
legends-log-game-of = **Игра { $number }**
legends-log-first = { $how ->
    [chance] Жребий: первый ход — { $name }
    [decided] { $by } решает: первый ход — { $name }
   *[table] Первый ход по условиям стола — { $name }
}
legends-log-drew = { $name } берёт { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
legends-log-cards = { $text } ({ $cards })
legends-log-mulligan = { $name }: пересдача, в новой руке карт — { $count }
legends-log-kept = { $name } оставляет руку (карт — { $count })
legends-log-squad = { $name } вводит в игру героев: { $heroes }

## Ход и фазы

legends-log-turn = **Ход { $turn }: { $name }**
legends-log-turn-late = **Ход { $turn }: { $name }** (после хода { $last } — ничья)
legends-log-phase = · { $phase }
legends-log-untapped = { $name }: разворот — { $names }
legends-log-turned = { $who }: поворот
legends-log-ended = Закончились эффекты «до конца хода»: { $count }
legends-log-marked-turned = { $name }: { $card } { $on ->
    [yes] не будет разворачиваться
   *[no] снова будет разворачиваться
}
legends-log-marked-stop = { $name }: остановка «{ $stop }» { $on ->
    [yes] включена
   *[no] выключена
}
legends-stop-hold = после своего заклинания
legends-stop-start = начало хода
legends-stop-main = главная фаза
legends-stop-spells = каждое заклинание
legends-stop-attack = объявление атаки
legends-stop-blocks = назначение блока
legends-stop-fight = после боя
legends-stop-end = конец хода

## Заклинания и способности

legends-log-played-follower = { $name } разыгрывает последователя { $card }
legends-log-played-event = { $name } разыгрывает случай { $card }
legends-log-played-skill = { $name }: { $user } применяет навык { $card }
legends-log-played-ability = { $name }: { $user } применяет способность
legends-log-aimed = { $text }, { $count ->
    [1] цель
   *[other] цели
} — { $aims }
legends-log-paid = { $text } (цена: { $paid })
legends-log-paid-cards = { $way ->
    [discard] сброс
   *[sacrifice] жертва
} — { $cards }
legends-log-passed = { $name }: пас
legends-log-resolved = Срабатывает: { $spell }{ $lost ->
    [0] {""}
   *[other] , потеряно целей: { $lost }
}
legends-log-countered = Отменено: { $spell } (карта { $source })
legends-log-fired = { $who }: срабатывает способность
legends-log-declined = { $who }: способность не применена
legends-log-endless = { $what ->
    [abilities] За ход сработало уже { $count } условных способностей: необязательные в нём больше не применяются, а { $last }-я сведёт игру вничью
   *[steps] Ход не кончается (шагов: { $count }): тот, чей ход, в нём больше ничего не разыгрывает
}
legends-log-entered = { $who } входит в игру ({ $name })
legends-log-left = { $who }: { $to ->
    [graveyard] { $why ->
        [price] жертва, на кладбище
       *[other] на кладбище
    }
    [hand] в руку хозяина
   *[removed] больше не в игре
} ({ $name })
legends-log-killed = { $text }, убийство: { $by }
legends-log-discarded = { $name } сбрасывает карту: { $card }
legends-log-buried = { $card }: на кладбище ({ $name })

## Атаки и повреждения

legends-log-attacked = { $who } атакует, цель — { $target }
legends-log-blocked = { $name } блокирует: { $names }
legends-log-through = { $name } не блокирует
legends-log-attack-over = Атака закончена: { $why ->
    [attacker] атакующего уже нет
    [target] цели уже нет
   *[blockers] блокирующих уже нет
}
legends-log-queued = В очереди — { $who }: { $text }, карта { $source }
legends-log-entry = { $who } { $text }
legends-log-into-queue = в очередь: { $entries }
legends-entry-damage = { $amount } ({ $type ->
    [physical] физические
   *[magical] магические
})
legends-entry-prevent = предотвращение { $amount }{ $type ->
    [physical] {" "}(физические)
    [magical] {" "}(магические)
   *[any] {""}
}
legends-entry-restore = все жизни
legends-log-settled = { $who }{ $changes ->
    [no] : без изменений
   *[yes] {" "}{ $change }
} ({ $prevented ->
    [0] {""}
   *[other] предотвращено { $prevented },{" "}
}осталось { $lives })

## Карты, уровни, контроль, легендарность

legends-log-missing = { $name }: колода пуста, каждый герой теряет { $lives } { $lives ->
    [one] жизнь
    [few] жизни
   *[many] жизней
}
legends-log-recovered = { $name } возвращает с кладбища в руку: { $card }
legends-log-reshuffled = { $name } замешивает кладбище в колоду, карт: { $count }
legends-log-looked = { $name } смотрит верхние карты колоды ({ $count }) и берёт { $taken }
legends-log-looked-at = { $text }: { $cards }; взято: { $kept }
legends-log-revealed = { $name } показывает руку: { $cards }
legends-log-level-now = { $who } { $level }
legends-log-levels = уровни в начале хода: { $heroes }
legends-log-level = { $who }: уровень { $level } ({ $by }, { $why ->
    [turn] начало хода
    [kill] убийство
   *[effect] эффект
})
legends-effect-control = чужой контроль
legends-log-changed = { $who }: { $text } { $until ->
    [turn] до конца хода
   *[stays] навсегда
}
legends-log-control = { $who } — теперь у игрока { $name }
legends-log-points = { $name } { $way ->
    [lost] теряет
   *[back] возвращает в запас
} { $count } { $count ->
    [one] легендарность
   *[other] легендарности
}

## Поправки судьи

legends-log-corrected-lives = Поправка: { $who }, жизней — { $value }
legends-log-corrected-level = Поправка: { $who }, уровень — { $value }
legends-log-corrected-turned = Поправка: { $who } — { $value ->
    [yes] поворот
   *[no] разворот
}
legends-log-corrected-place = Поправка: { $who } уходит { $value ->
    [hand] в руку хозяина
   *[graveyard] на кладбище хозяина
}
legends-log-corrected-spent = Поправка: { $who }, потрачено легендарности — { $value }
legends-log-corrected-hand = Поправка: { $who }, из руки на кладбище — { $card }

## Конец игры и партии

legends-log-reason = { $reason ->
    [heroes] героев не осталось
    [conceded] игра сдана
    [turns] ходы кончились
    [loop] способности срабатывают без конца
    [repeated] положение повторилось в третий раз
   *[time] время вышло
}
legends-log-game-won = Игра { $number }, победа: { $name } ({ $why })
legends-log-game-drawn = Игра { $number }, ничья ({ $why })
legends-log-game-over = { $text } · счёт: { $score }
legends-headline-killed = убиты: { $names }
legends-over = { $reason ->
    [withdrew] Противник вышел. Победа: { $names }
    [time] Время вышло. Победа: { $names }
   *[games] Победа: { $names }
}
legends-over-draw = { $reason ->
    [time] Время вышло: ничья
   *[games] Ничья
}
