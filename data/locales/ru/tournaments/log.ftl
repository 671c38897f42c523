# Турниры: открытый журнал, по строке на каждый вид записи; результаты; взыскания.

tournament-log-opened = Запись открыта. Обязательство о жеребьёвках: `{ $commitment }…`.
tournament-log-entered = { $name } записывается под номером { $number }.
tournament-log-reserve_named = { $name }: назван запасной.
tournament-log-check_in_opened = Начинается подтверждение участия.
tournament-log-checked_in = { $name } подтверждает участие.
tournament-log-withdrawn = { $name }: заявка снята до начала.
tournament-log-started = Турнир начинается: { $entries ->
    [one] { $entries } участник.
    [few] { $entries } участника.
   *[many] { $entries } участников.
} Жеребьёвка { $draw }: `{ $value }…`; соль `{ $salt }…`.
tournament-log-round_paired = { $round }: пары составлены{ $hand ->
    [0] {""}
   *[other] {" "}вручную
}, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}{ $count ->
    [0] {""}
   *[other] , без соперника: { $byes }
}{ $missing ->
    [0] {""}
   *[other] , отсутствуют: { $away }
}. Жеребьёвка { $draw }: `{ $value }…`.
tournament-log-table_opened = { $round }, стол { $table }: партию { $nth } играют за столом `{ $code }`.
tournament-log-game_started = { $round }, стол { $table }: партия { $nth } началась.
tournament-log-game_over = { $round }, стол { $table }, партия { $nth }: { $result }.{ $leavers ->
    [0] {""}
   *[other] {" "}Место покинули: { $left }.
}
tournament-log-game_voided = { $round }, стол { $table }: партия { $nth } осталась без результата, её переигрывают.
tournament-log-absent = { $round }, стол { $table }: игра начинается без тех, кто не пришёл: { $names }.
tournament-log-ruled = { $round }, стол { $table }, присуждено: { $result }.
tournament-log-corrected = { $round }, стол { $table }, { $nth ->
    [0] исправлено: { $result }.
   *[other] партия { $nth }, исправлено: { $result }.
}
tournament-log-round_closed = { $round } окончен.{ $draw ->
    [0] {""}
   *[other] {" "}Жеребьёвка { $draw }: `{ $value }…`.
}
tournament-log-round_undone = { $round } отменён, пары составят заново.
tournament-log-cut_made = В плей-офф выходят: { $names }. Жеребьёвка { $draw }: `{ $value }…`.
tournament-log-absence_asked = { $name } просит не ставить в тур { $number }.
tournament-log-absence_taken_back = { $name } всё-таки играет в туре { $number }.
tournament-log-dropped = { $name } уходит из турнира.
tournament-log-returned = { $name } возвращается.
tournament-log-disqualified = { $name }: дисквалификация и последнее место.
tournament-log-erased = { $name }: личные данные удалены.
tournament-log-penalised = { $round }: { $name } получает взыскание — { $penalty }.
tournament-log-extended = { $table ->
    [0] { $round } продлён: { $span }.
   *[other] { $round }, стол { $table } ({ $sides }): продлено { $players ->
        [0] на время: { $span }.
       *[other] игроками на время: { $span }.
    }
}
tournament-log-vacation_taken = { $name } берёт отпуск: { $span }.
tournament-log-downtime = Бот не работал: { $span }. Это время никому не засчитано.
tournament-log-clock_set_back = Часы на машине бота переведены назад на { $span }. Времени у всех осталось столько же.
tournament-log-fitted = Параметры подогнаны под число участников. { $changes }.
tournament-fitted = { $name }: { $before } → { $after }
tournament-fitted-value = { $setting ->
    [rounds] { $value ->
        [0] по числу участников
       *[other] { $value }
    }
    [cut] { $value ->
        [0] нет
       *[other] { $value }
    }
    [word] { $value ->
        [0] нет
       *[other] да
    }
   *[other] { $value }
}
tournament-log-exempted = { $round }, стол { $table }: партия { $nth } не идёт в рейтинг.
tournament-log-paused = { $lost ->
    [0] Турнир на паузе.
   *[other] Турнир на паузе: боту недоступен его канал.
}
tournament-log-resumed = Пауза окончена.
tournament-log-cancelled = Турнир отменён.
tournament-log-ended = Турнир окончен.

tournament-author-system = — бот
tournament-author-player = — { $name }
tournament-author-organiser = { $named ->
    [0] — организатор.
   *[other] { $plays ->
        [0] — организатор { $name }.
       *[other] — организатор { $name } (тоже играет).
    }
}
tournament-author-judge = { $named ->
    [0] — судья.
   *[other] { $plays ->
        [0] — судья { $name }.
       *[other] — судья { $name } (тоже играет).
    }
}

tournament-forfeit = { $text }, без игры
tournament-pod-place = { $place }-е — { $names }
tournament-pod-all-lose = никто не выиграл: { $names }
tournament-penalty-warning = предупреждение
tournament-penalty-game = поражение в партии
tournament-penalty-pairing = поражение в паре
tournament-penalty-points = вычет очков: { $points }
tournament-penalty-out = дисквалификация
