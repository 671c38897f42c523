# Турниры: рейтинг, сезоны, дивизионы, лестницы.

## Рейтинг

tournament-rank-title = Рейтинг: { $title }
tournament-rank-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
tournament-rank-none = За последние 90 дней никто не играл на рейтинг.
tournament-rank-foot = «?» — рейтинг предварительный: партий пока мало. В списке те, кто играл за последние 90 дней и не против в нём быть.
tournament-rating = Ваш рейтинг — { $rating }, { $games ->
    [one] сыграна { $games } партия
    [few] сыграно { $games } партии
   *[many] сыграно { $games } партий
}{ $provisional ->
    [0] .
   *[other] . Он предварительный: партий пока мало.
}
tournament-rating-change = { $name }: { $before } → { $after } ({ $step })
tournament-unrated-imported = Партия взята из файла; в рейтинг идут только сыгранные здесь.
tournament-unrated-practice = За столом с самого начала был бот; в рейтинг идут только партии между людьми.
tournament-unrated-no_result = Партия кончилась без результата, поэтому рейтинг не меняется.
tournament-unrated-forfeit = Партия решена без игры, поэтому рейтинг не меняется.
tournament-unrated-exempt = Судья исключил эту партию из рейтинга.
tournament-unrated-options = В партии были нестандартные параметры или дополнения, поэтому в рейтинг она не идёт.
tournament-unrated-not_opened_as_rated = Стол открыли не на рейтинг.
tournament-unrated-same_opponents = Сегодня вы сыграли с этими соперниками три партии на рейтинг; вне турниров больше не засчитывается.

## Сезоны и дивизионы

tournament-season-none = В этом сезоне ещё не окончен ни один турнир.
tournament-season-how = { $best ->
    [0] Турнир даёт 100 очков за первое место, 0 за последнее, остальным — через равные промежутки; в зачёт идут все.
    [1] Турнир даёт 100 очков за первое место, 0 за последнее, остальным — через равные промежутки; в зачёт идёт лучший результат, остальные в скобках.
   *[other] Турнир даёт 100 очков за первое место, 0 за последнее, остальным — через равные промежутки; в зачёт идут лучшие результаты, числом { $best }, остальные в скобках.
}
tournament-division-up = { $name }: вверх, из дивизиона { $before } в дивизион { $after }
tournament-division-down = { $name }: вниз, из дивизиона { $before } в дивизион { $after }
tournament-division-joins = { $name }: новое место в дивизионе { $after }
tournament-division-leaves = { $name } покидает дивизион { $before }
tournament-division-stay = Дивизион не меняет никто.

## Лестницы

tournament-ladder-empty = На этой лестнице пока никого нет.
tournament-ladder-challenges = Открытые вызовы
tournament-ladder-open = { $one } бросает вызов, соперник — { $other }; принять нужно { $moment }
tournament-ladder-accepted = { $one } – { $other }: вызов принят, срок игры истекает { $moment }
tournament-ladder-join = Вас на этой лестнице нет. Вставайте на неё: начинают снизу.
tournament-ladder-accept = { $name } вызывает вас. Примите вызов, иначе вы проиграете без игры { $moment }.
tournament-ladder-wait = Вы ждёте, примет ли вызов { $name }; без ответа победа ваша { $moment }.
tournament-ladder-play = Сыграйте: соперник — { $name }, время выйдет { $moment }.
tournament-ladder-may = Вызвать можно: { $names }.
tournament-ladder-again = Снова вызвать можно: { $names }.
tournament-ladder-again-one = { $name } ({ $moment })
tournament-ladder-top = Вы наверху: вызывать некого.
tournament-ladder-nobody = Вызывать можно не дальше, чем на { $reach ->
    [one] { $reach } место
    [few] { $reach } места
   *[many] { $reach } мест
} вверх, но там все заняты или вы недавно с ними играли.
tournament-ladder-sinks = Без игры вы опуститесь на место ниже { $moment }.
tournament-ladder-how-declined = { $by ->
    [reader] Вы отказались от вызова.
   *[other] { $name } отказывается от вызова.
}
tournament-ladder-how-unanswered = { $by ->
    [reader] Вы не ответили на вызов вовремя.
   *[other] { $name } не отвечает на вызов вовремя.
}
tournament-ladder-how-withdrawn = { $by ->
    [reader] Вы отозвали вызов.
   *[other] { $name } отзывает вызов.
}
tournament-ladder-how-left = { $by ->
    [reader] Вы ушли с лестницы.
   *[other] { $name } уходит с лестницы.
}
tournament-ladder-how-late = { $by ->
    [reader] Вы не пришли на игру в срок.
    [nobody] Партия не сыграна в срок.
   *[other] { $name } не приходит на игру в срок.
}
tournament-ladder-rises = { $you ->
    [challenger] Вы победили{ $forfeit ->
        [0] { "" }
       *[other] { " " }без игры
    } и занимаете место соперника ({ $other }); соперник и все, кто был между вами, опускаются на одно.
    [challenged] Победа{ $forfeit ->
        [0] { "" }
       *[other] { " " }без игры
    }: { $one }. Победитель занимает ваше место; вы и все, кто был между вами, опускаетесь на одно.
   *[nobody] Победа{ $forfeit ->
        [0] { "" }
       *[other] { " " }без игры
    }: { $one }. Победитель занимает место соперника ({ $other }); соперник и все, кто был между ними, опускаются на одно.
}
tournament-ladder-stays = { $you ->
    [challenger] Вы проиграли{ $forfeit ->
        [0] { "" }
       *[other] { " " }без игры
    }. Соперник — { $other }; все остаются на своих местах.
    [challenged] Вы победили{ $forfeit ->
        [0] { "" }
       *[other] { " " }без игры
    }. Соперник — { $one }; все остаются на своих местах.
   *[nobody] Победа{ $forfeit ->
        [0] { "" }
       *[other] { " " }без игры
    }: { $other }. Соперник — { $one }; все остаются на своих местах.
}
tournament-ladder-draw = { $forfeit ->
    [0] { $you ->
        [challenger] Ничья, соперник — { $other }. Все остаются на своих местах.
        [challenged] Ничья, соперник — { $one }. Все остаются на своих местах.
       *[nobody] { $one } – { $other }: ничья. Все остаются на своих местах.
    }
   *[other] { $you ->
        [challenger] Ваш вызов кончился без победителя, соперник — { $other }. Все остаются на своих местах.
        [challenged] Вызов вам кончился без победителя, соперник — { $one }. Все остаются на своих местах.
       *[nobody] { $one } – { $other }: вызов кончился без победителя. Все остаются на своих местах.
    }
}
