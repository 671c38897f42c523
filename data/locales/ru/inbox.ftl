# Что ждёт человека на всех серверах, что случилось после его последнего выбора, и как смотреть, не играя.

command-turns-name = партии
command-turns-description = Все ваши партии: где ждут вас и кого ждёте вы
command-catchup-name = что-было
command-catchup-description = Что случилось после вашего последнего выбора
command-watch-name = смотреть
command-watch-description = Смотреть партию, в которой вы не играете
option-watch-name = партия
option-watch-description = Код партии; без кода — та, что идёт в этом канале

button-turns = Мои партии
button-refresh = Обновить
button-turns-back = ◀ Назад
button-turns-on = Вперёд ▶
button-next = Дальше
button-watch = Смотреть
button-hands = Все руки
button-to-table = К столу

## Мои партии

turns-title = ### Ваши партии
turns-none = Вы не сидите ни за одним столом, и никто вас не приглашал. Открыть стол: `/играть`.
turns-count = Ждут вас: { $yours } · ждёте вы: { $others } · не начались: { $lobbies }
turns-page = Страница { $page } из { $pages }
turns-away = Вы в отпуске до { $until }: где на ход даются дни, ваши часы стоят.
turns-head = **{ $game }** · `{ $code }` · [стол]({ $link })
turns-server = { $head } · { $server }
turns-act = **Ваш ход:** { $question }
turns-wait = Ждём: { $names }
turns-choosing = Выбирают втайне: { $names }
turns-practice = Думает бот.
turns-ready = **Вы здесь?** Отметьтесь у стола, иначе место освободится { $until }.
turns-lobby = Ещё не началась: занято { $taken } из { $seats } мест.
turns-lobby-until = Закроется { $until }, если никто не придёт.
turns-invited = Вас приглашает **{ $host }**: нажмите **{ $join }** у стола.
turns-invited-until = Место придержано, оно освободится { $until }.
turns-frozen = Партия остановлена, продолжить её нельзя.
turns-since = вопрос задан { $since }
turns-due = срок: { $due }
turns-fallen = ваше время вышло { $since }
turns-paused = на паузе, началась { $since }
turns-more = { $count ->
    [one] Вас ждут ещё в { $count } партии.
   *[other] Вас ждут ещё в { $count } партиях.
}
turns-with = С вами: { $names }
turns-last = Больше вас нигде не ждут.
turns-no-next = Больше вас нигде не ждут.

## Что было

since-title = ### Что было · { $game } · `{ $code }`
since-own = Ваш последний выбор: { $when }. С тех пор:
since-quiet = Ваш последний выбор: { $when }. С тех пор ничего не случилось; вот что из него вышло:
since-nothing = Ваш последний выбор: { $when }. С тех пор ничего не случилось.
since-start = Вы ещё ничего не выбирали, поэтому здесь всё с самого начала.
since-rounds = Последние раунды.
since-before = **Было**
since-now = **Стало**
since-same = **Стол**
since-cut = Что было раньше, есть в журнале: кнопка **Журнал**.
since-times = { $line } (×{ $count })

## Смотреть

hands-title = ## { $game } · `{ $code }` · руки в конце
watch-until = Обновляется само до { $moment }, потом — кнопкой **{ $refresh }**.
watch-still = Само не обновляется: нажмите **{ $refresh }**.
hands-left = { $who }: место убрано по ходу партии, руки у него нет.
hands-log = Теперь и журнал рассказывает то, что было тайной.
refused-hands = Все руки открываются, когда партия доиграна; до этого каждую видит только её игрок.
refused-elsewhere = Партия `{ $code }` идёт на другом сервере. Смотреть её можно там тем, кто видит её канал.
refused-unseen = Партия `{ $code }` идёт в канале, который отсюда вам не виден. Смотреть её можно в нём самом.
