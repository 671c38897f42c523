# Лиги: лестницы и сезоны — для тех, кто играет, и для тех, кто их ведёт.

command-league-name = лига
command-league-description = Показать лестницы и сезоны этого сервера: места, вызовы, таблицы
command-league-list-name = список
command-league-list-description = Показать лестницы и сезоны этого сервера
command-league-ladder-name = лестница
command-league-ladder-description = Показать одну лестницу
command-league-season-name = сезон
command-league-season-description = Показать таблицу сезона
option-league-ladder-name = лестница
option-league-ladder-description = Название или код
option-league-season-name = сезон
option-league-season-description = Название

leagues-title = ### Лестницы и сезоны
leagues-none =
    ### Лестницы и сезоны
    Здесь их пока нет. Их создают те, кто управляет сервером или его мероприятиями.

ladder-list-title = **{ $title }** · `{ $code }`
ladder-list-state =
    { $phase ->
        [draft] Черновик: его видят только организаторы.
        [closed] Закрыта.
       *[open] { $people ->
            [one] { $people } игрок
            [few] { $people } игрока
           *[many] { $people } игроков
        }
    }{ $place ->
        [0] {""}
       *[other] {" "}· ваше место: { $place }
    }
ladder-game = { $game } · { $clock }

## Карточка

ladder-phase-draft = Это черновик: лестница откроется, когда так решат организаторы.
ladder-phase-closed = **Лестница закрыта.**
ladder-more-challenges = Есть и другие: свой покажет **Мой вызов**.
button-match-ladder = К лестнице
button-ladder-join = Встать на лестницу
button-ladder-challenge = Вызвать
button-ladder-mine = Мой вызов
button-ladder-leave = Уйти
button-ladder-rules = Правила
button-ladder-log = Журнал
button-ladder-organise = Организация
button-ladder-places = Все места
button-show-ladder = Лестница

## Своя страница

ladder-your-place = Ваше место: { $place } из { $count }.
ladder-pick = Кого вызвать
ladder-option-place = место { $place }
ladder-joined = Вы на лестнице, в самом низу. Список заблокированных здесь ничего не меняет: вызвать вас может любой, кто стоит ниже, и стол откроется для обоих.
ladder-challenged = Вызов брошен. Соперника мы спросим сразу.
ladder-accepted = Вызов принят. Стол открыт.
ladder-declined = Вы отказались: это поражение без игры.
ladder-withdrawn = Вы отозвали вызов: это поражение без игры.
ladder-left = Вы ушли с лестницы.
ladder-ask-leave = Уйти с лестницы? Кто ниже, поднимутся, а открытый вызов будет проигран. Если вернётесь, начнёте снизу.
ladder-ask-decline = Отказаться от вызова? Это поражение без игры: соперник займёт ваше место.
ladder-ask-withdraw = Отозвать вызов? Это поражение без игры, и вызвать того же соперника снова можно будет не сразу.
button-ladder-accept = Принять
button-ladder-decline = Отказаться
button-ladder-decline-sure = Да, отказаться
button-ladder-withdraw = Отозвать вызов
button-ladder-withdraw-sure = Да, отозвать
button-ladder-leave-sure = Да, уйти с лестницы
button-ladder-keep = Нет

## Правила и журнал

ladder-rules-title = { $title }: правила
ladder-rule-reach =
    Вызывать можно тех, кто выше вас не больше чем на { $reach ->
        [one] { $reach } место
        [few] { $reach } места
       *[many] { $reach } мест
    }.
ladder-rule-accept =
    Принять вызов нужно за { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }. Кто отказался или не ответил, проигрывает без игры.
ladder-rule-play =
    Потом открывается стол. Оба нажимают **Я здесь** и играют; на это { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }. Когда срок вышел, проигрывает тот, кого ждут; если ждут обоих, все остаются на своих местах.
ladder-rule-winner = Кто вызвал и победил, занимает место соперника, а все между ними опускаются на одно. При любом другом исходе все остаются на своих местах.
ladder-rule-one = Одновременно можно бросить один вызов и получить один вызов.
ladder-rule-again =
    Та же пара может сыграть снова через { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }.
ladder-rule-idle =
    Новички начинают снизу. Если { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } не играть, вы опускаетесь на одно место, а потом ещё на одно { $every ->
        [1] каждый день
        [7] каждую неделю
        [one] каждый { $every } день
        [few] каждые { $every } дня
       *[many] каждые { $every } дней
    }.
ladder-rule-rated = Партии идут в рейтинг.
ladder-rule-blocks = Списки заблокированных здесь ничего не меняют. Время, когда бот недоступен, не идёт ни для кого.
ladder-files-title = **Файлы лестницы «{ $title }»**
ladder-files-public = В первом файле вся лестница без имён: правила, вызовы, результаты с кодами партий и каждое перемещение. Скрипт `tools/verify_ladder.py` пересчитывает по нему порядок. Во втором файле нынешний порядок.
ladder-files-organiser = В первом файле вся лестница без имён: правила, вызовы, результаты с кодами партий и каждое перемещение. Скрипт `tools/verify_ladder.py` пересчитывает по нему порядок. Во втором файле нынешний порядок; вам как организатору в нём видны имена.
ladder-log-title = Журнал лестницы «{ $title }»
ladder-log-none = Пока ничего не произошло.
ladder-log-joined = { $name } встаёт на лестницу.
ladder-log-left = { $name } больше не на лестнице.
ladder-log-challenged = { $one } бросает вызов, соперник — { $other }.
ladder-log-accepted = { $other } принимает вызов, соперник — { $one }.
ladder-log-sunk = { $name } опускается на одно место: игры давно не было.
ladder-log-delayed = Бот был недоступен ({ $span }): все сроки сдвинуты на это время.
ladder-log-reason = { $line } Решение организатора: { $reason }

## Сообщения

ladder-dm-challenged = **{ $title }**: вас вызывает { $name }.
ladder-dm-accept =
    Примите вызов, иначе проиграете без игры { $moment }. Если примете, на игру у вас обоих { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }.
ladder-dm-accepted = **{ $title }**: ваш вызов принят, соперник — { $name }. Срок выйдет { $moment }.
ladder-dm-play = **{ $title }**: ваш соперник — { $name }. Срок выйдет { $moment }.
ladder-dm-off = Вызов снят: никто не выиграл и не проиграл места.
ladder-by-organiser = Решение организатора: { $reason }
ladder-closed = **{ $title }**: лестница закрыта. { $reason }
ladder-table-title = ### { $title } · `{ $code }`
ladder-table-due = Кого здесь не будет { $moment }, тот проиграет вызов.
ladder-table-closed = ### { $title } · `{ $code }`
    Стол закрыт: исход вызова решился иначе.

## Ведение лестницы

button-ladder-new = Новая лестница
ladder-form-title = Лестница
ladder-field-name = Название
ladder-field-reach = На сколько мест вверх можно вызывать
ladder-field-accept = Дней на то, чтобы принять вызов
ladder-field-play = Дней на игру
ladder-field-idle = Дней без игры до спуска
ladder-field-between = От { $least } до { $most }
ladder-field-reason = Причина
ladder-made = Черновик создан. Выберите игру и часы, потом откройте лестницу.
ladder-changed = Изменено.
ladder-opened = Лестница открыта. Её сообщение появится в канале.
ladder-removed = Игрок снят с лестницы.
ladder-settled = Решено.
ladder-is-closed = Лестница закрыта.
ladder-organiser-named = Организатор назначен.
ladder-organiser-off = Назначение отменено.
ladder-draft-title = ### Черновик: { $title } · `{ $code }`
ladder-draft-where = Лестница откроется в { $channel }. После этого игра, часы и правила не меняются.
ladder-draft-rules = Мест вверх: { $reach } · дней на ответ: { $accept } · дней на игру: { $play } · дней без игры до спуска: { $idle }
ladder-pick-clock = Часы партий
button-ladder-rooms-threads = Столы в ветках
button-ladder-rooms-channel = Столы в канале
button-ladder-open = Открыть лестницу
button-ladder-terms = Название и правила
button-ladder-discard = Выбросить черновик
ladder-panel-title = ### Организация: { $title } · `{ $code }`
ladder-panel-offices = Организаторы: { $names }
ladder-pick-organiser = Назначить организатором игрока
ladder-pick-role = Назначить организаторами всех с ролью
button-ladder-off-user = Снять { $n }: человек
button-ladder-off-role = Снять { $n }: роль
ladder-pick-remove = Снять игрока с лестницы
ladder-pick-settle = Решить вызов вручную
ladder-winner-ask = Кто победил? Дальше вы назовёте причину; её смогут прочесть все.
ladder-winner-is = Победа: { $name }
button-ladder-nobody = Никто
button-ladder-close = Закрыть лестницу
ladder-remove-title = Снять игрока с лестницы
ladder-settle-title = Решить вызов
ladder-close-title = Закрыть лестницу

refused-no-ladder = Лестницы `{ $code }` здесь нет. `/лига список` показывает те, что вам видны.
refused-ladder-draft = Эта лестница ещё не открыта.
refused-ladder-closed = Эта лестница закрыта.
refused-ladder-join-first = Вас на этой лестнице нет. Сначала нажмите **Встать на лестницу**.
refused-ladder-person = Здесь могут быть только люди, не боты.
refused-ladder-organiser = Это могут только организаторы лестницы: кто её создал, кого он назначил и кто управляет сервером или его мероприятиями.
refused-ladder-own-challenge = Вы — один из двоих. Решать должен другой организатор.
refused-ladder-fixed = У открытой лестницы игра, часы и правила не меняются. Закройте её и создайте другую.
refused-ladder-duel = В эту игру не играют один на один. Выберите другую.
refused-ladder-new = Лестницы создают те, кто управляет сервером или его мероприятиями.
refused-ladder-elsewhere = Лестницы и сезоны создают в канале сервера, на котором есть бот.
refused-ladders-many = На этом сервере открытых лестниц уже { $limit }. Сначала закройте какую-нибудь.
refused-ladder-reach = Вызывать можно не меньше чем на { $least } и не больше чем на { $most } мест вверх.
refused-ladder-accept-days = На ответ даётся от { $least } до { $most } дней.
refused-ladder-play-days = На игру даётся от { $least } до { $most } дней.
refused-ladder-pair-days = Та же пара играет снова через { $least }–{ $most } дней.
refused-ladder-idle-days = Спуск начинается после { $least }–{ $most } дней без игры.
refused-ladder-sink-days = Спуск повторяется раз в { $least }–{ $most } дней.
refused-not-ladder-table = Этот стол не относится к лестнице.
refused-ladder-not-your-table = Вы не играете за этим столом. К вашему ведёт **Мой вызов**.
refused-ladder-late = Время на игру вышло: вы нажали слишком поздно. Скоро в канале лестницы появится, чем закончился вызов.
refused-ladder-table = Это стол вызова: места, параметры и часы за ним не меняются. Партия начнётся, когда оба нажмут **Я здесь**. Чтобы больше не играть, нажмите **Уйти** в карточке лестницы.
refused-ladder-substitute = В вызове чужое место не занимают.
refused-ladder-motion = За столом вызова такое не решают голосованием. У кого упал флажок, проигрывает по правилу; в остальных случаях позовите судью, сдайтесь или играйте дальше.

## Сезоны

season-list-title = **Сезон: { $title }**
season-dates =
    { $start } – { $end }{ $over ->
        [0] .
       *[other] , сезон окончен.
    }
season-division = { $title } · дивизион { $division }
season-counted = Турниров в зачёте: { $counted } из { $chosen }.
season-own-division =
    Ваш дивизион: { $division }.{ $leaves ->
        [0] {""}
       *[other] {" "}В конце сезона вы уходите.
    }
season-own-next =
    { $division ->
        [0] В следующем сезоне вас нет ни в одном дивизионе.
       *[other] В следующем сезоне ваш дивизион: { $division }.
    }
button-season-leave = Уйти после этого сезона
button-season-stay = Всё-таки остаться
button-season-new = Новый сезон
button-season-next = Следующий сезон
button-season-show = Таблица
button-season-terms = Название, даты, числа
button-season-end = Завершить сезон
button-season-end-sure = Да, завершить
button-season-keep = Нет, продолжаем
button-season-drop = Не в зачёт
season-form-title = Сезон
season-field-name = Название
season-field-from = С какого дня
season-field-to = По какой день включительно
season-field-date = Например, 2026-09-01 или 01.09.2026
season-field-best = Сколько результатов в зачёт
season-hint-best = Столько лучших у каждого; 0 — все
season-field-moves = Вверх и вниз между дивизионами
season-hint-moves = Сколько поднимаются и сколько опускаются: 2 2
season-made = Сезон создан. Выберите его турниры.
season-changed = Изменено.
season-ended = Сезон окончен.
season-panel-title = ### Организация сезона: { $title }
season-panel-terms =
    { $best ->
        [0] В зачёт идут все результаты.
        [one] В зачёт идёт { $best } лучший результат каждого.
        [few] В зачёт идут { $best } лучших результата каждого.
       *[many] В зачёт идут { $best } лучших результатов каждого.
    } Вверх: { $up }, вниз: { $down }.
season-panel-none = Турниры ещё не выбраны.
season-tournament =
    { $title } · `{ $code }` · { $division ->
        [0] для всех
       *[other] дивизион { $division }
    } · { $state ->
        [counts] в зачёте
        [running] ещё не окончен
        [outside] окончен вне дат сезона
       *[cancelled] отменён
    }
season-option =
    { $chosen ->
        [0] не выбран
       *[other] выбран
    }, { $state ->
        [counts] окончен
        [running] ещё не окончен
        [outside] окончен вне дат сезона
       *[cancelled] отменён
    }
season-pick = Выберите турнир
season-for-ask = Для кого этот турнир в зачёте? Когда есть дивизионы, каждый играет свой турнир.
season-for =
    { $division ->
        [0] Для всех
       *[other] Дивизион { $division }
    }
season-end-ask = **Завершить сезон «{ $title }»?** После этого его турниры и даты не меняются.
season-end-moves = Поднимаются до { $up }, опускаются до { $down }; свободные места достаются следующим, а кто не пришёл ни на одну игру, опускается:
season-end-more = Есть и другие; после конца всё будет в таблице.
season-begins = ### Сезон { $title } начинается
season-begins-how =
    Каждый турнир даёт 100 очков за первое место и 0 за последнее. { $best ->
        [0] В зачёт идут все результаты.
        [one] В зачёт идёт { $best } лучший результат каждого.
        [few] В зачёт идут { $best } лучших результата каждого.
       *[many] В зачёт идут { $best } лучших результатов каждого.
    }
season-begins-moves = В конце сезона дивизион меняют: вверх – { $up }, вниз – { $down }.
season-begins-division = **Дивизион { $division }:** { $names }
season-begins-tournaments = Турниры сезона: { $codes }
season-is-over = ### Сезон { $title } окончен
season-first =
    { $division ->
        [0] **Первое место:** { $names }
       *[other] **Дивизион { $division }, первое место:** { $names }
    }
season-first-none =
    { $division ->
        [0] Результатов нет ни у кого.
       *[other] **Дивизион { $division }:** результатов нет ни у кого.
    }

button-league-page = Страница для публикации
league-page = Страница открывается в любом браузере и ничего не загружает. На ней есть имена людей: прежде чем публиковать, спросите их.
league-page-person = Игрок
ladder-page-places = Места
ladder-page-rules = Правила
season-page-tables = Таблицы
season-page-moves = Вверх и вниз
season-page-tournaments = Турниры
refused-league-page-early = До конца страницу получают только организаторы.
refused-no-season = Такого сезона здесь нет. `/лига список` показывает сезоны этого сервера.
refused-season-over = Этот сезон окончен. Создайте следующий.
refused-season-open = Предыдущий сезон ещё не окончен. Сначала завершите его.
refused-season-organiser = Сезоны ведут те, кто управляет сервером или его мероприятиями, и тот, кто создал сезон.
refused-season-running = Турнир `{ $code }` ещё не окончен. Дождитесь его конца или уберите его из зачёта.
refused-season-not-in = Вас нет ни в одном дивизионе открытого сезона.
refused-season-dates = Сезон кончается позже, чем начинается, и длится не больше двух лет.
refused-season-date = Пишите даты так: 2026-09-01 или 01.09.2026.
refused-season-best = В зачёт идёт от 0 (все) до { $most } результатов.
refused-season-moves = Напишите, сколько поднимаются и сколько опускаются, например 2 2; не больше { $most }.
refused-season-tournaments-many = В сезоне не больше { $limit } турниров.
refused-seasons-many = На этом сервере { $limit } незавершённых сезонов. Сначала завершите какой-нибудь.
