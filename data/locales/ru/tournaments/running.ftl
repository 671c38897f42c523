# Турниры: следующий шаг организатора, сроки, взыскания, последствия до подтверждения, объявления.

## Этап и следующий шаг

tournament-phase-draft = Готовится
tournament-phase-open = Идёт запись
tournament-phase-check_in = Подтверждение участия
tournament-phase-running = Идёт
tournament-phase-over = Окончен
tournament-phase-cancelled = Отменён
tournament-phase-paused = На паузе
tournament-entries = { $entries ->
    [one] { $entries } участник
    [few] { $entries } участника
   *[many] { $entries } участников
}{ $there ->
    [0] {""}
   *[other] , подтвердили участие: { $there }
}{ $waiting ->
    [0] {""}
   *[other] , в очереди: { $waiting }
}
tournament-step-paused = Турнир на паузе. Сначала снимите её: до тех пор часы стоят и пары не составляются.
tournament-step-open_check_in = Дальше: начать подтверждение участия.
tournament-step-start = Дальше: начать с теми, кто подтвердил участие. После этого параметры неизменны, а посев решит жеребьёвка.
tournament-step-pair = Дальше: составить пары ({ $round }).
tournament-step-close = Дальше: закрыть тур и вывесить таблицу. { $round }: все столы доиграли.
tournament-step-cut = Дальше: отобрать лучших в плей-офф. Последний тур закрыт.
tournament-step-end = Дальше: завершить турнир. Всё сыграно.
tournament-step-blocked = { $count ->
    [one] Следующий шаг ждёт { $count } стол, где не доиграли:
    [few] Следующий шаг ждёт { $count } стола, где не доиграли:
   *[many] Следующий шаг ждёт { $count } столов, где не доиграли:
}
tournament-step-more = { $count ->
    [one] … и ещё { $count } стол
    [few] … и ещё { $count } стола
   *[many] … и ещё { $count } столов
}
tournament-step-draft = Дальше: посмотреть параметры и открыть турнир.
tournament-step-open = Дальше: начать подтверждение участия, когда захотите.
tournament-step-check_in = { $there ->
    [0] Чтобы начать, участие должны подтвердить хотя бы двое.
    [1] Чтобы начать, участие должны подтвердить хотя бы двое.
   *[other] Дальше: начать с теми, кто подтвердил участие.
}
tournament-step-nothing = Сейчас вам ничего делать не нужно.
tournament-step-over = Турнир окончен. Делать ничего не нужно.
tournament-step-cancelled = Турнир отменён. Делать ничего не нужно.
tournament-step-next = Ближайший срок — { $moment }.

## Сроки и неявки

tournament-ends-no_show_game = кто не пришёл, проиграет партию { $moment }
tournament-ends-no_show_pairing = кто не пришёл, проиграет пару { $moment }
tournament-ends-time_up = время партии выйдет { $moment }
tournament-ends-deadline = срок истекает { $moment }
tournament-warn-missing = За этим столом ждут: { $names }. Чтобы начать, нажмите **{ button-here }**.
tournament-warn-game = Кто не пришёл, проиграет партию { $moment }.
tournament-warn-pairing = Кто не пришёл, проиграет пару { $moment }.

## Взыскания

tournament-penalty-notice = Вы получаете взыскание — { $penalty }. Причина: { $reason } Это записано в открытом журнале; если это ошибка, позовите судью.
tournament-penalty-warning-does = Предупреждение остаётся в журнале и ничего не стоит.
tournament-penalty-game-does = Участник проигрывает текущую партию без игры.
tournament-penalty-pairing-does = Участник проигрывает текущую пару без игры.
tournament-penalty-points-does = Участник теряет очки в таблице, начиная с этого тура.
tournament-penalty-out-does = Участник дисквалифицирован: больше не играет и занимает последнее место.

## До и после

tournament-change-title = Что это изменит
tournament-change-nothing = В составленных парах и в последней таблице ничего не изменится.
tournament-change-round = { $round } отменяется, пары составят заново.
tournament-change-pairing = { $place }: было { $before }, станет { $after }
tournament-change-gone = { $place }: { $before } — больше не будет
tournament-change-new = { $place }: { $after } — новая пара
tournament-change-no-moves = В таблице места не меняются.
tournament-change-moves = В таблице:
tournament-change-place = { $before ->
    [0] { $name }: место { $after }
   *[other] { $after ->
        [0] { $name }: места { $before } больше нет
       *[other] { $name }: место { $before } → { $after }
    }
}
tournament-change-points = очки { $before } → { $after }

## Объявления

tournament-says-opening = { $over ->
    [0]
        ## { $title }: запись открыта
        Чтобы играть, нажмите **{ -tournament-button-enter }**.
   *[other] ## { $title }: запись окончена
}
tournament-says-commitment = -# Все жеребьёвки уже предрешены: `{ $commitment }`. Каждую сможет проверить любой.
tournament-says-check-in = ## { $title }: подтвердите участие
    { $entries ->
        [one] Подтвердить может { $entries } участник.
        [few] Подтвердить могут { $entries } участника.
       *[many] Подтвердить могут { $entries } участников.
    } Нажмите **{ -tournament-button-check-in }**; кто не нажмёт, в турнир не попадёт.
tournament-says-check-in-over = ## { $title }: подтверждение участия окончено
tournament-says-check-in-ends = Подтверждение участия закончится { $moment }.
tournament-says-place = **{ $title }**: место освободилось, и оно ваше. Вы были следующим в очереди и подтвердили участие.
tournament-says-round = ## { $round }: пары составлены
    -# Жеребьёвка { $draw }: `{ $value }…`
tournament-says-deadline = Срок тура истекает { $moment }.
tournament-says-last = { $tables ->
    [one] **{ $round } кончится { $moment }.** Не доиграл { $tables } стол:
    [few] **{ $round } кончится { $moment }.** Не доиграли { $tables } стола:
   *[many] **{ $round } кончится { $moment }.** Не доиграли { $tables } столов:
}
tournament-says-table = ## { $round } окончен
tournament-says-out = Дальше не играют: { $names }
tournament-says-cut = ## Плей-офф: дальше играют { $count } лучших
tournament-says-end = ## { $title }: турнир окончен
tournament-says-podium = { $place ->
    [1] 🥇 { $names }
    [2] 🥈 { $names }
   *[other] 🥉 { $names }
}
tournament-says-paused = { $given ->
    [0] **{ $title }**: турнир на паузе. Все часы стоят.
   *[other] **{ $title }**: турнир на паузе. Все часы стоят. Причина: { $reason }
}
tournament-says-lost = **{ $title }**: турнир на паузе, потому что мне недоступен его канал. Как только станет доступен, турнир пойдёт дальше сам. Это время никому не засчитано.
tournament-says-resumed = { $given ->
    [0] **{ $title }**: турнир идёт дальше. Время паузы никому не засчитано.
   *[other] **{ $title }**: турнир идёт дальше. Время паузы никому не засчитано. Причина: { $reason }
}
tournament-says-cancelled = { $given ->
    [0] **{ $title }**: турнир отменён.
   *[other] **{ $title }**: турнир отменён. Причина: { $reason }
}
tournament-says-undone = { $round } отменён, пары составят заново. Причина: { $reason }
tournament-says-corrected = Результат исправлен. { $place } Причина: { $reason }
