# Турниры: таблица, места, как их посчитали, шахматка.

tournament-standings-title = { $over ->
    [0] ### Таблица после тура { $round }
   *[other] ### Таблица после последнего тура
}
tournament-standings-left = ### Таблица на сейчас · осталось пар: { $left }
tournament-places-title = { $over ->
    [0] ### Места на сейчас
   *[other] ### Итоговые места
}
tournament-group = **Группа { $group }**
tournament-own-line = { $shared ->
    [0] Ваше место — { $place }, очки: { $points }.
   *[other] Вы делите место { $place }, очки: { $points }.
}
tournament-column-points = Очки
tournament-column-sole_firsts = единоличные первые места
tournament-column-result = лучшие результаты по порядку
tournament-column-mean_points = средние очки соперников
tournament-rounded = Часть чисел округлена; порядок определяют точные.
tournament-explained = **{ $name }**: { $text }
tournament-what-buchholz_cut_1 = Сумма очков ваших соперников без наименьшего слагаемого: она показывает, насколько сильны были соперники.
tournament-what-buchholz = Сумма очков всех ваших соперников.
tournament-what-sonneborn_berger = Очки каждого соперника, умноженные на ваш результат с ним: победы над сильными весят больше всего.
tournament-what-direct_encounter = Ваши очки во встречах с теми, с кем у вас равенство, если все вы сыграли друг с другом.
tournament-what-wins = Выигранные туры, включая туры без соперника и победы без игры.
tournament-what-opponents_match_wins = Средняя доля очков, набранных вашими соперниками; каждая не меньше 33 %.
tournament-what-game_wins = Доля очков, набранных вами в отдельных партиях; не меньше 33 %.
tournament-what-opponents_game_wins = Средняя доля очков, набранных вашими соперниками в отдельных партиях; каждая не меньше 33 %.
tournament-status-waiting = без места
tournament-status-missing = участие не подтверждено
tournament-status-withdrawn = заявка снята
tournament-status-dropped = уход из турнира
tournament-status-disqualified = { $given ->
    [0] дисквалификация
   *[other] дисквалификация: { $reason }
}

## Как это посчитано

tournament-reckoning-title = ### { $name }: место { $place } после тура { $round }
tournament-row-played = Тур { $round }: { $points }, { $count ->
    [1] соперник: { $names }
   *[other] соперники: { $names }
}
tournament-row-won_forfeit = Тур { $round }: { $points }, победа без игры, { $count ->
    [1] соперник: { $names }
   *[other] соперники: { $names }
}
tournament-row-lost_forfeit = Тур { $round }: { $points }, поражение без игры, { $count ->
    [1] соперник: { $names }
   *[other] соперники: { $names }
}
tournament-row-bye = Тур { $round }: { $points } за тур без соперника
tournament-row-absence = Тур { $round }: { $points } за пропуск
tournament-row-gone = Тур { $round }: { $points }, после ухода
tournament-row-open = Тур { $round }: не доигран, { $count ->
    [1] соперник: { $names }
   *[other] соперники: { $names }
}
tournament-sum-points = { $off ->
    [0] **Очки: { $sum } = { $points }**
   *[other] **Очки: { $sum } − { $taken } (взыскание) = { $points }**
}
tournament-sum-title = **{ $name }: { $value }**
tournament-addend-opponents = Тур { $round }: { $value }, { $count ->
    [1] очки соперника
   *[other] очки соперников
} ({ $names }: { $scores })
tournament-addend-least_of_both = Тур { $round }: { $value } — меньшее из своих очков { $own } и очков соперника ({ $names }: { $scores }), ведь встречу не играли
tournament-addend-own_or_half = Тур { $round }: { $value } — меньшее из своих очков { $own } и половины туров ({ $half }), ведь соперника не было
tournament-addend-cut = { $text }. Это слагаемое отброшено
tournament-product = Тур { $round }: { $addend } × { $result } = { $product }
tournament-encounter-alone = Равенства больше ни с кем не было, поэтому личная встреча не считалась.
tournament-encounter-unmet = Равны: { $names }. Не все они сыграли друг с другом или у всех по 0, поэтому личная встреча ничего не решает.
tournament-encounter-met = Очки во встречах между собой: { $scores }.
tournament-share = { $name }: { $share }
tournament-share-mean = Показатель — среднее этих долей; доля меньше 33/100 считается за 33/100.
tournament-share-games = Отдельные партии: победы — { $won }, ничьи — { $drawn }, поражения — { $lost }; тур без соперника — это 2–0, доля меньше 33/100 считается за 33/100.
tournament-pod-firsts = Считаются столы, выигранные единолично; поделённые первые места не в счёт.
tournament-pod-results = Результаты, начиная с лучшего: { $results }.
tournament-pod-mean = Среднее из: { $scores }.

## Шахматка

tournament-cross-title = ### Шахматка
tournament-cross-page = ### Шахматка, группа { $group }
tournament-cross-how = 1 — победа, ½ — ничья, 0 — поражение, «–» — ещё не играли; «б» — без игры.
tournament-cross-forfeit = { $mark }б
