# Турниры для тех, кто в них играет и за ними следит.

command-tournament-name = турнир
command-tournament-description = Записаться на турнир, найти свой стол, посмотреть таблицу
command-tournament-list-name = список
command-tournament-list-description = Показать турниры этого сервера и те, в которых вы играете
command-tournament-show-name = показать
command-tournament-show-description = Показать один турнир
option-tournament-code-name = турнир
option-tournament-code-description = Название или код

events-title = ### Турниры
events-none =
    ### Турниры
    Здесь пока нет ни одного.
events-mine = вы участвуете

event-card-title = ### { $title } · `{ $code }`
event-card-game = { $game }, { $form }
event-form-duel = один на один
event-form-teams = команды по двое
event-form-free_for_all = столы на несколько игроков
event-card-clock = Часы за столами: { $clock }.
event-begins = Начало: { $moment }.
event-card-entries = **{ $count ->
        [one] { $count } участник
        [few] { $count } участника
       *[many] { $count } участников
    }**{ $cap ->
        [0] {""}
       *[other] {" "}из { $cap }
    }
event-card-nobody = Пока никто не записался.
event-card-more = и ещё { $count }
event-card-waiting = В очереди: { $names }
event-card-playing =
    { $count ->
        [one] Играет { $count } участник.
        [few] Играют { $count } участника.
       *[many] Играют { $count } участников.
    }

button-enter = { -tournament-button-enter }
button-check-in = { -tournament-button-check-in }
button-my-pairing = Моя пара
button-entrants = Участники
button-round-page = Тур
button-standings = Таблица
button-bracket = Сетка
button-event-rules = Правила
button-event-log = Журнал
button-event-files = Файлы
button-organise = Организация
button-show = Показать
button-event-help = Как устроены турниры
button-events = Турниры
button-match-event = К турниру
button-show-event = Турнир
button-why-pairs = { -tournament-button-why }
button-why-pair = Почему такая пара?
button-reckoning = { -tournament-button-computed }
button-absent = Пропустить следующий тур
button-absence-back = Всё-таки сыграть следующий тур
button-more-time = Больше времени
button-more-time-back = Больше времени не нужно
button-drop-out = Выйти из турнира
button-leave-sure = Да, выйти
button-stay-in = Нет, остаюсь
button-come-back = Вернуться
button-round-before = Предыдущий тур
button-round-after = Следующий тур
button-team-agree = Играть вместе

event-entered = Вы записаны.
event-checked-in = Участие подтверждено.
event-left = Вы вышли из турнира.
event-back = Вы снова в турнире. Пара будет со следующего тура.
event-absence-asked = Вы пропускаете следующий тур.
event-absence-back = Вы играете следующий тур.
event-more-time-noted = Вы просите больше времени. Соперники это видят.
event-more-time-taken-back = Вы больше не просите времени.
event-more-time-extended = Попросили все: срок этой пары продлён.
event-reserve-named = Запасной назван.
event-pick-mate = Ваш напарник
event-mate-ask = Это турнир для команд по двое. Выберите напарника: мы спросим его сразу.
event-mate-asked = Мы спросили { $who } личным сообщением. Вы записаны, как только придёт согласие: тогда команда появится на карточке.
event-team-asks = { $who } зовёт вас в свою команду на «{ $title }».
event-team-declined = Вы отказались. Больше об этом никто не узнает.
event-pick-reserve = Назвать запасного
event-leave-ask = Выйти из турнира? Пока открыта запись, можно записаться снова.
event-leave-ask-team = Выйти из турнира? **Выйдет вся команда**, вместе с запасным. Пока открыта запись, можно записаться снова.
event-leave-ask-running = Выйти из турнира? Начатая партия будет проиграна, и пар у вас больше не будет. Вернуться можно один раз, пока принимают опоздавших.
event-leave-ask-team-running = Выйти из турнира? **Выйдет вся команда**: начатая партия будет проиграна, и пар у команды больше не будет.

event-not-in = Вы не участвуете в этом турнире.
event-own-team = Ваша команда: { $name }.
event-own-team-reserve = Ваша команда: { $name }. Запасной — { $reserve }: если за столом кого-то из двоих нет, **Я здесь** нажимает запасной.
event-you-open = Вы записаны. Перед началом нужно будет подтвердить участие.
event-you-check-in = Вы записаны, но участие не подтверждено. Нажмите **{ -tournament-button-check-in }**, иначе вы не играете.
event-you-checked-in = Вы записаны, участие подтверждено. Скоро первый тур.
event-you-out = В следующих турах вы не играете.
event-pairing-due = Срок этой пары истекает { $moment }.
event-more-time-title = **{ $title }** · { $round }, стол { $table }
event-more-time-may = -# Раз за тур соперники вместе могут добавить время: { $span }.
event-more-time-asked =
    Больше времени ({ $span }) просят: { $names }.
    Попросить должны все. Ещё не просили: { $missing }.
event-more-time-given = Игроки продлили срок: { $span }.
event-more-time-mark = просят больше времени: { $names }
event-go-to-table = **[К вашему столу]({ $link })**
event-table-later = Стол откроется позже: у каждого одновременно открыто не больше { $together ->
        [one] { $together } стола
       *[other] { $together } столов
    }.
event-table-link = перейти

event-table-title = ### { $title } · { $round }, стол { $table }{ $game ->
        [1] {""}
       *[other] , партия { $game }
    } · `{ $code }`
event-here-next = Стол партии { $game } открыт. Нажмите там **Я здесь**: последнее нажатие начинает партию.
event-here-half = Вас ждут за столом: прошла половина времени, а вы ещё не нажали **Я здесь**.
event-here-last = Вас всё ещё ждут за столом, а время почти вышло. Нажмите там **Я здесь**.
event-here-until = Кого там не будет { $moment }, тот проиграет.
event-table-press = Все, кто здесь играет: нажмите **Я здесь**. Последнее нажатие начинает партию.
event-table-no-show-game = Кого здесь не будет { $moment }, тот проиграет эту партию.
event-table-no-show-pod = Кого здесь не будет { $moment }, тот займёт последнее место, а остальные начнут.
event-table-no-show-pairing = Кого здесь не будет { $moment }, тот проиграет всю встречу.
event-table-best-of = До победы в большинстве из { $games }: это партия { $game }.
event-table-series = { $game ->
        [1] До победы в большинстве из { $games }, все партии за этим столом.
       *[other] До победы в большинстве из { $games }: счёт { $score }, остальные партии за этим столом.
    }
event-table-closed = ### { $title } · `{ $code }`
    Стол закрыт: исход решился без игры, например потому, что кто-то не пришёл. Какой он, видно по кнопке **Турнир**.
event-table-option = Стол { $table }
event-other-table = Почему другая пара?
event-round-undone = { $round }: пары отменены ({ $reason }). Тур будет составлен заново.

event-log-title = Журнал турнира «{ $title }»
event-rules-title = { $title }: как играем
event-rules-earlier = Посев следует местам в турнире «{ $title }».
event-commitment = Все жеребьёвки связаны этим числом с самого открытия: { $value }
event-files-title = **Файлы турнира «{ $title }»**
event-files-public = В первом файле весь турнир без имён. Скрипт `tools/verify_tournament.py` пересчитывает по нему каждую жеребьёвку, каждый тур и каждую таблицу.
event-files-organiser = Вам как организатору имена видны в таблицах и в отчёте. В первом файле весь турнир без имён: его пересчитывает `tools/verify_tournament.py`.

refused-no-tournament = Турнира `{ $code }` здесь нет. `/турнир список` показывает те, что вам видны.
refused-tournament-changed = Тем временем что-то изменилось. Посмотрите на страницу ещё раз и нажмите снова.
refused-tournament-no-step =
    Сейчас делать нечего{ $table ->
        [0] .
       *[other] : не доигран стол { $table }.
    }
refused-tournament-organiser = Это могут только организаторы турнира: кто его создал, кого он назначил и кто управляет сервером.
refused-tournament-not-entered = Вы не участвуете в этом турнире. Нажмите **{ -tournament-button-enter }**, пока открыта запись.
refused-tournament-team-only = Это турнир для команд по двое. Нажмите **{ -tournament-button-enter }** и выберите напарника.
refused-tournament-single-only = В этом турнире каждый играет за себя.
refused-tournament-team-none = В команду вас здесь уже никто не зовёт.
refused-tournament-mate-person = Выберите другого человека: не бота и не себя.
refused-tournament-mate-blocked = { $who } в вашем чёрном списке, поэтому в одной команде вам не играть. Выберите другого человека или разблокируйте этого: `/разблокировать`.
refused-tournament-mate-closed = { $who } не может играть в вашей команде. Выберите другого человека.
refused-tournament-checked-in = Вы уже подтвердили участие.
refused-tournament-settings-fixed = С открытия записи настройки не меняются. Если они не годятся, отмените турнир и создайте другой.
refused-tournament-closes-past = Запись кончилась бы раньше, чем началась: **Запись закрывается** стоит на прошедшее время. Задайте в параметрах время позже или никакого.
refused-tournament-list-none = Посев идёт по вашему списку, а он пока пуст. Напишите его в параметрах или выберите там другой посев.
refused-tournament-list-line = Строка { $place } списка — не ID и не упоминание, а для имени она слишком длинная. В имени не больше { $most } знаков.
refused-tournament-list-twice = Строка { $place } списка повторяет строку { $earlier }. Каждый стоит в нём один раз.
refused-tournament-earlier-none = Посев идёт по прежнему турниру, а он не выбран. Выберите его в параметрах или выберите там другой посев.
refused-tournament-earlier-wrong = Посев может следовать только турниру по той же игре, который закончился на этом сервере.
refused-tournament-best-of-series = В этой игре не играют до { $best_of } партий. Выберите одно из чисел: { $lengths }.
refused-tournament-form = В таком виде эта игра не играется.
refused-tournament-name = В названии от 1 до { $most } знаков.
refused-tournaments-many = На этом сервере уже { $limit } незавершённых турниров. Сначала завершите или отмените какой-нибудь.
refused-tournament-solver = Сейчас тур посчитать не удалось. Мы попробуем ещё раз; если не выйдет, сообщите владельцу бота.
refused-not-tournament-table = Этот стол не относится к турниру.
refused-tournament-not-your-table = Вы не играете за этим столом. К вашему ведёт **Моя пара**.
refused-tournament-no-table = Таблицы ещё нет: она появится после первого тура.
refused-tournament-no-bracket = Сетки ещё нет.
refused-tournament-files-early = После конца файлы открыты всем, до него только организаторам: в них есть заявленные пропуски.
refused-tournament-files-none = До первого тура файлов нет.
event-page-places = Итоговые места
event-page-before-cut = Таблица перед плей-офф
event-page-standings = Таблица
event-page-bracket = Сетка
event-page-cross = Перекрёстная таблица
event-page-rounds = Туры
event-page-settings = Как играем
event-page-draws = Жеребьёвки
event-page-log = Журнал
event-page-entry = Участник
event-page-draw = Жеребьёвка { $draw }: { $value }
event-page-salt = соль
event-page-draws-text = Все жеребьёвки связаны числом c(0) ещё до записи. c(k − 1) — это SHA-256 от c(k). Зерно жеребьёвки k — SHA-256 от c(k), за которым следует соль.
