# Турниры: список участников и ответы тем, кто записывается, подтверждает участие, уходит или пропускает тур.

tournament-entries-title = { $entries ->
    [0] Участники
    [one] { $entries } участник
    [few] { $entries } участника
   *[many] { $entries } участников
}
tournament-entries-none = Пока никто не записался.
tournament-mark-waiting = в очереди { $place ->
    [1] первым
   *[other] под номером { $place }
}
tournament-mark-there = участие подтверждено
tournament-mark-away = участие ещё не подтверждено
tournament-mark-listed = место для посева: { $place }
tournament-mark-club = клуб: { $club }
tournament-mark-brought = колода сдана
tournament-mark-organiser = тоже организатор
tournament-mark-judge = тоже судья
tournament-mark-host = хозяин бота
tournament-welcome = Вы участвуете, ваш номер — { $number }.
tournament-welcome-waiting = Места заняты: в очереди у вас номер { $place }. Всё равно подтвердите участие: свободное место получает первый в очереди из тех, кто подтвердил.
tournament-welcome-check-in = Не забудьте подтвердить участие: кто не подтвердит, не играет.
tournament-welcome-team = Ваш партнёр по команде записан вместе с вами.
tournament-welcome-blocks = Чёрные списки здесь на пары не влияют.
tournament-checked-in = { $waiting ->
    [0] Участие подтверждено.
   *[other] Участие подтверждено, вы ждёте свободного места.
}{ $brought ->
    [0] {""}
   *[other] {" "}Принесённое до конца не меняется.
}
tournament-leave-before = Вы уходите до начала турнира. Пока идёт запись, записаться можно снова, в конец списка.
tournament-leave-running = Пар для вас больше не составят, а начатое проиграно.{ $robin ->
    [0] {""}
   *[other] {" "}Если вы сыграли меньше половины своих пар, все ваши результаты уйдут из таблицы.
}{ $returns ->
    [0] {" "}Вернуться будет нельзя.
   *[other] {" "}Вернуться можно один раз, пока принимают опоздавших.
}
tournament-absence = { $half ->
    [0] Вы пропускаете тур { $round }. Очков за это нет.
   *[other] Вы пропускаете тур { $round }. Очки за это — как сказано в параметрах.
} Передумать можно, пока пары тура не составлены.
