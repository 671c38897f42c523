# Турниры: пары тура, своя пара игрока, сетки.

tournament-round-of = Тур { $round } из { $rounds }
tournament-round-cut = { $left ->
    [2] Финал
    [4] Полуфинал
    [8] Четвертьфинал
    [16] Тур 1/8 финала
    [32] Тур 1/16 финала
   *[other] Тур 1/32 финала
}
tournament-for-third = за третье место
tournament-by-hand = Эти пары организатор составил вручную; причина есть в журнале.
tournament-table = { $group ->
    [0] **Стол { $table }**
   *[other] **Стол { $table }**, группа { $group }
}
tournament-goes-first = первый ход: { $name }
tournament-not-there = без тех, кто не пришёл: { $names }
tournament-state-waiting = стол ещё не открыт
tournament-state-paired = не окончено
tournament-state-open = стол открыт
tournament-state-running = идёт игра
tournament-again = повторно
tournament-by-leaving = решено из-за ухода
tournament-away-half = Отсутствуют, с очками за это: { $names }
tournament-away-none = Отсутствуют, без очков: { $names }
tournament-away-dropped = Ушли из турнира: { $names }
tournament-away-disqualified = Дисквалифицированы: { $names }
tournament-round-closed = Тур окончен.
tournament-round-left = { $tables ->
    [0] Все столы доиграли.
    [one] Не доиграл { $tables } стол.
    [few] Не доиграли { $tables } стола.
   *[many] Не доиграли { $tables } столов.
}

## Своя пара

tournament-own-duel = { $round }. Ваш соперник — { $name }, стол { $table }.{ $first ->
    [0] {""}
    [1] {" "}Первый ход ваш.
   *[other] {" "}Первый ход у соперника ({ $name }).
}
tournament-own-third = Это игра за третье место.
tournament-own-over = { $round }, стол { $table }: { $result }
tournament-own-result = { $round }. Ваш соперник — { $name }. { $outcome ->
    [won] { $forfeit ->
        [0] **Вы победили.**
       *[other] **Вы победили без игры.**
    }
    [lost] { $forfeit ->
        [0] **Вы проиграли.**
       *[other] **Вы проиграли без игры.**
    }
    [both] **Поражение обоим.**
   *[other] **Ничья.**
}
tournament-own-team = Вы с партнёром играете на одной стороне.
tournament-own-best-of = Играете до { $games } партий.
tournament-own-pod = { $size ->
    [2] { $round }. Ваш стол — { $table }, ваше место — { $seat }: { $seats }. На этот раз это дуэль.
   *[other] { $round }. Ваш стол — { $table }, ваше место — { $seat }: { $seats }. Перед вами сидит { $before }, после вас — { $after }.
}
tournament-own-bye = { $round }. Вы без соперника: на этот раз пары для вас не нашлось, и тур засчитан как полная победа.
tournament-own-away = { $half ->
    [0] { $round }. Вы отсутствуете, как и просили. Очков за это нет.
    [1] { $round }. Вы отсутствуете, как и просили. Очки за это — как за ничью.
   *[other] { $round }. Вы отсутствуете, как и просили. Очки за это — половина первого места.
}
tournament-own-out = { $round }: пары составлены. Вы выбыли из турнира и не играете.
tournament-own-rest = { $next ->
    [0] { $round }: пары составлены. Вы в этом туре не играете.
   *[other] { $round }: пары уже составлены. Вы играете с тура { $next }.
}
tournament-next-out = { $lives ->
    [1] Вы проиграли и выбыли. За другими можно следить: на карточке есть **Сетка**.
   *[other] Вы проиграли дважды и выбыли. За другими можно следить: на карточке есть **Сетка**.
}
tournament-next-champion = Вы прошли сетку до конца и победили.
tournament-next-waits = Дальше у вас: { $part }. Соперник пока неизвестен.
tournament-next-plays = Дальше у вас: { $part }, соперник — { $name }. Когда появится стол, придёт сообщение.

## Сетки

tournament-bracket-title = { $stage ->
    [1] Сетка плей-офф
   *[other] Сетка
}
tournament-node-t = Матч за третье место
tournament-node-g1 = Большой финал
tournament-node-g2 = Второй большой финал, если понадобится
tournament-node-second = Второй большой финал
tournament-node-grand = первого большого финала
tournament-node-losers = Нижняя сетка, тур { $round }
tournament-node-winners = Верхняя сетка, тур { $round }
tournament-node-of = { $sides ->
    [2] Финал
    [4] Полуфиналы
    [8] Четвертьфиналы
    [16] 1/8 финала
    [32] 1/16 финала
    [64] 1/32 финала
   *[other] 1/64 финала
}
tournament-node-bye = { $source } — без соперника
tournament-source-seed = посев { $seed }
tournament-source-winner = победитель { $node }
tournament-source-loser = проигравший { $node }
