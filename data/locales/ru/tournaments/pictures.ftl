# Картинки турниров и описания к ним.

picture-former = бывший игрок { $number }
picture-nameless = Участник { $number }
picture-page = { $page } из { $pages }
picture-decimal = { $whole },{ $rest }
picture-bye = свободен
picture-table = Стол { $number }
picture-first = ходит первым
picture-running = идёт игра
picture-waiting = ещё не начали
picture-legend-running = номер стола, идёт игра
picture-legend-waiting = номер стола, ещё не начали
picture-over = сыграно
picture-unplayed = + и − без игры
picture-by-hand = пары составил организатор
picture-away = Без пары: { $names }
picture-away-more = Без пары: { $names } и ещё { $count }

## Сетки. Круги называются как в rounds.ftl

picture-bracket-single = Сетка
picture-bracket-winners = Верхняя сетка
picture-bracket-losers = Нижняя сетка
picture-bracket-grand = Большой финал
picture-third = За третье место

## Таблица

picture-standings = { $planned ->
    [0] Таблица после { $rounds }-го тура
   *[other] Таблица после { $rounds }-го тура из { $planned }
}
picture-standings-left = { $group ->
    [0] Таблица · осталось пар: { $left }
   *[other] Группа { $group } · осталось пар: { $left }
}
picture-standings-none = Таблица до первого тура
picture-standings-group = Группа { $group } после { $rounds }-го тура
picture-points = Очки
picture-cut-line = Дальше проходят: { $cut }
picture-cut-made = Дальше прошли: { $cut }
picture-dropped = выбыл
picture-disqualified = дисквалифицирован

## Короткие имена коэффициентов над столбцами, затем их полные имена

picture-meaning = { $short } – { $full }
picture-short-buchholz_cut_1 = Бх−1
picture-short-buchholz = Бх
picture-short-sonneborn_berger = ЗБ
picture-short-direct_encounter = ЛВ
picture-short-wins = Поб
picture-short-opponents_match_wins = МС %
picture-short-game_wins = ПИ %
picture-short-opponents_game_wins = ИС %
picture-short-sole_firsts = 1-е
picture-short-best_results = Лучшие
picture-short-opponents_mean = Соп
picture-break-buchholz_cut_1 = Бухгольц без худшего
picture-break-buchholz = Бухгольц
picture-break-sonneborn_berger = Зоннеборн-Бергер
picture-break-direct_encounter = личные встречи
picture-break-wins = победы
picture-break-opponents_match_wins = победы соперников в матчах
picture-break-game_wins = победы в играх
picture-break-opponents_game_wins = победы соперников в играх
picture-break-sole_firsts = единоличные первые места
picture-break-best_results = лучшие результаты по порядку
picture-break-opponents_mean = среднее соперников

## Перекрёстные таблицы, туры, рейтинг

picture-cross = Перекрёстная таблица
picture-cross-group = Перекрёстная таблица, группа { $group }
picture-round = { $planned ->
    [0] Тур { $number }
   *[other] Тур { $number } из { $planned }
}
picture-absent = не явился
picture-curve-provisional = ещё не устоялся
picture-month = { $month ->
    [1] янв.
    [2] февр.
    [3] марта
    [4] апр.
    [5] мая
    [6] июня
    [7] июля
    [8] авг.
    [9] сент.
    [10] окт.
    [11] нояб.
   *[12] дек.
}
picture-month-alone = { $month ->
    [1] янв.
    [2] февр.
    [3] март
    [4] апр.
    [5] май
    [6] июнь
    [7] июль
    [8] авг.
    [9] сент.
    [10] окт.
    [11] нояб.
   *[12] дек.
}
picture-day = { $day } { $month }
picture-day-year = { $month } { $year }

## Лиги

picture-ladder = Лестница
picture-season = Сезон
picture-division = { $title } · дивизион { $division }
picture-ladder-may = можно вызвать
picture-ladder-rests = снова пока нельзя
picture-ladder-rose = последний подъём
picture-ladder-sank = последний спуск
picture-ladder-made = вызов этому месту
picture-ladder-got = вызов от этого места
picture-ladder-playing = идёт игра
picture-ladder-reach = Вызывать можно не дальше, чем на { $reach ->
    [one] { $reach } место
    [few] { $reach } места
   *[many] { $reach } мест
} вверх
picture-season-total = Сумма
picture-season-singles = Дальше отдельные результаты, сначала лучшие
picture-season-dropped = В скобках – не в счёт
picture-season-up = { $over ->
    [0] идёт на повышение
   *[other] повышение
}
picture-season-down = { $over ->
    [0] идёт на понижение
   *[other] понижение
}
picture-season-leaves = { $over ->
    [0] уходит
   *[other] уход
}
picture-season-how = Первое место в турнире – 100 очков, последнее – 0
picture-bracketed = ({ $figure })
picture-alt-league-place = Вы: место { $place } из { $people }
picture-alt-season-place = Вы: место { $place }, очки: { $points }
picture-alt-ladder-row = { $place }. { $name }
picture-alt-ladder-rose = { $row } (выше на { $moved })
picture-alt-ladder-sank = { $row } (ниже на { $moved })
picture-alt-ladder-challenges = { $row }, вызов месту { $other }
picture-alt-ladder-plays = { $row }, игра с местом { $other }
picture-alt-season-move = { $row } ({ $move })

## Описания картинок

picture-alt-headed = { $title }, страница { $page }
picture-alt-more = { $list }; и ещё { $count }
picture-alt-champion = Победитель: { $name }
picture-alt-own = Вы: { $what }
picture-alt-own-place = Вы: место { $place }, очки { $points }
picture-alt-own-results = Ваши результаты: { $results }
picture-alt-result = { $name }: { $result }
picture-alt-row = { $place }. { $name }: { $points }
picture-alt-waits = { $name } ждёт соперника
picture-alt-against = { $one } против { $other }
picture-alt-bye = { $name } в этом туре без соперника
picture-alt-score = { $pairing } { $score }
picture-alt-table = стол { $table }: { $pairing }
picture-alt-running = стол { $table }, идёт игра: { $pairing }
picture-alt-waiting = стол { $table }, ещё не начали: { $pairing }
picture-alt-first = { $pairing }, первым ходит { $name }
picture-alt-seat = { $letter } { $name }
picture-alt-pod-place = { $seat } место { $place }, очки { $points }
picture-alt-rating = { $name }, { $title }: рейтинг { $rating }
picture-alt-provisional = Он ещё не устоялся
picture-alt-from = В начале, { $day }: { $rating }
picture-alt-lowest = Ниже всего, { $day }: { $rating }
picture-alt-highest = Выше всего, { $day }: { $rating }
