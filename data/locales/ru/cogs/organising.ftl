# Турниры для организаторов: создание, параметры, панель.

## Команды

command-tournament-new-name = создать
command-tournament-new-description = Создать турнир в этом канале
command-tournament-panel-name = панель
command-tournament-panel-description = Открыть панель турнира, который вы ведёте
command-tournament-decks-name = колоды
command-tournament-decks-description = Проверить колоды турнира: для организаторов и судей
organise-mine-title =
    ### Турниры, которые вы ведёте
    Выберите турнир, и откроется его панель.
organise-mine-pick = Выберите турнир
organise-mine-line = { $game } · { $phase }

## Новый турнир

organise-new-title = ### Новый турнир
organise-new-game-means = Выберите игру. Всё остальное можно менять, пока вы не откроете турнир, и до тех пор его никто не видит.
organise-new-game = Выберите игру
organise-new-form = Как играют?
organise-form-duel = Один на один
organise-form-teams = Команды по двое
organise-form-free_for_all = Каждый за себя
organise-new-preset-means = Выберите самое близкое. Потом можно изменить каждый параметр.
organise-new-preset = Выберите заготовку
organise-preset-evening = Вечерняя швейцарка
organise-preset-evening-means = Один вечер: швейцарская система, затем плей-офф четырёх лучших
organise-preset-weeks = Швейцарка на недели
organise-preset-weeks-means = Тур длится до 14 дней, играют, когда удобно
organise-preset-cards = Карточный турнир
organise-preset-cards-means = Швейцарка до двух побед, 3 очка за победу, затем плей-офф восьми лучших
organise-preset-pods = Столы на несколько игроков
organise-preset-pods-means = Три тура за столами примерно по четыре
organise-preset-bracket = Олимпийская система
organise-preset-bracket-means = Проигравший выбывает
organise-preset-double = До двух поражений
organise-preset-double-means = Выбывает тот, кто проиграл дважды
organise-preset-teams = До двух поражений, команды
organise-preset-teams-means = Команды по двое с запасным; выбывает тот, кто проиграл дважды
organise-preset-robin = Круговая система
organise-preset-robin-means = Каждый играет с каждым один раз
organise-preset-league = Лига
organise-preset-league-means = Каждый играет с каждым дважды, неделями
organise-new-form-title = Новый турнир
organise-field-name = Название
organise-field-rounds = Туры
organise-field-rounds-hint = Оставьте пустым: столько, сколько нужно для числа участников
organise-field-cut = Сколько лучших выходит в плей-офф
organise-field-cut-hint = 0, 2, 4, 8, 16, 32 или 64; они играют на вылет
organise-field-cap = Число мест
organise-field-cap-hint = Оставьте пустым, если мест сколько угодно
organise-field-time = Начало
organise-field-time-hint = 20:00, завтра 19:00, сб 18:00, через 2 ч; объявляется среди событий сервера
organise-kept = Написанное сохранено:
organise-made = Черновик турнира готов. Посмотрите параметры и откройте турнир.
button-organise-new-back = Другая игра
button-organise-form-back = Играть иначе
button-organise-again = Написать заново
refused-organise-elsewhere = Турниры создают и ведут на сервере, где есть я. Дайте команду в канале турнира.
refused-organise-new = Турниры создают те, кто может управлять сервером или его событиями. Попросите кого-нибудь из них создать турнир и назначить вас организатором.
refused-organise-none = Вы не ведёте здесь ни одного турнира. Его создают командой `/tournament new` те, кто может управлять сервером или его событиями; они же назначают организаторов в панели.
refused-organise-number = { $name }: напишите целое число или оставьте поле пустым.

## Параметры

organise-settings-title = ### Параметры · { $title } · `{ $code }`
organise-settings-game = **{ $game }** · { $form }
organise-settings-usual = Все параметры — обычные для этого формата.
organise-settings-more = -# … и ещё { $count }: **Всё словами**
organise-settings-differs = { $name }: **{ $value }**
organise-settings-fixed = -# Параметры больше не меняются: все играют в то, на что записались. Изменить можно только то, что перечислено ниже.
organise-set-clock = Часы за столами: { $clock }.
organise-set-rooms-threads = Столы стоят в ветках канала.
organise-set-rooms-channel = Столы стоят прямо в канале.
organise-set-automatic = Туры начинаются сами, как только это возможно.
organise-set-by-press = Каждый тур начинает организатор нажатием.
organise-set-begins = Объявленное начало: { $moment }.
organise-set-role = Участники получают роль { $role } до конца турнира.
organise-set-champion = Победитель получает роль { $role }.
organise-group-format = Формат и очки{ $count ->
    [0] {""}
   *[other] {" "}· изменено: { $count }
}
organise-group-time = Время и часы{ $count ->
    [0] {""}
   *[other] {" "}· изменено: { $count }
}
organise-group-entering = Запись{ $count ->
    [0] {""}
   *[other] {" "}· изменено: { $count }
}
organise-group-running = Как всё идёт{ $count ->
    [0] {""}
   *[other] {" "}· изменено: { $count }
}
organise-knob-title = ### { $name } · { $title }
organise-knob-now = Сейчас: **{ $value }**
organise-knob-pick = Выберите
organise-role-pick = Выберите роль; без выбора роли не будет
organise-yes = да
organise-no = нет
organise-zero = { $knob ->
    [rounds] сколько нужно
    [cut] без плей-офф
    [cap] без предела
    [flag] сразу
   *[other] нет
}
organise-knob-format = Формат
organise-knob-format-means = Как встречаются участники. У другого формата свои обычные параметры.
organise-knob-rounds = Туры
organise-knob-rounds-means = Туров должно быть меньше, чем участников, чтобы никто не встречался дважды.
organise-knob-cut = Плей-офф
organise-knob-cut-means = После последнего тура столько лучших играют на вылет.
organise-knob-fold = Верхние с нижними
organise-knob-fold-means = При равных очках верхняя половина посева играет с нижней.
organise-knob-club_rounds = Туры без одноклубников
organise-knob-club_rounds-means = Столько первых туров одноклубники по возможности не встречаются. Кто они, задают «Клубы по ролям» в разделе «Запись».
organise-knob-groups = Группы
organise-knob-groups-means = Участники делятся на столько групп; в группе каждый играет с каждым.
organise-knob-cycles = Круги
organise-knob-cycles-means = Сколько раз каждый играет с каждым.
organise-knob-target = Мест за столом
organise-knob-target-means = Сколько игроков за столом по возможности.
organise-knob-first = Чего избегать прежде
organise-knob-first-means = Что важнее при рассадке.
organise-knob-third_place = Матч за третье место
organise-knob-third_place-means = Играют ли проигравшие в полуфиналах за третье место или делят его.
organise-knob-second_final = Второй финал
organise-knob-second_final-means = Решает ли второй финал, если непобеждённый проиграл первый.
organise-knob-points = Очки
organise-knob-points-means = За победу, ничью и поражение.
organise-knob-tiebreaks = Дополнительные показатели
organise-knob-tiebreaks-means = Что по порядку решает при равенстве очков.
organise-knob-best_of = Партий в паре
organise-knob-best_of-means = Пара кончена, когда кто-то выиграл больше половины партий.
organise-knob-absences = Пропуски с очками
organise-knob-absences-means = Сколько раз пропуск, о котором предупредили, даёт очки ничьей.
organise-knob-seeding = Посев
organise-knob-seeding-means = По чему упорядочены участники перед первым туром.
organise-knob-seed_list = Список посева
organise-knob-seed_list-means =
    Пишите по одному человеку в строке, лучших первыми: ID пользователя, упоминание или точное имя на этом сервере.
    Кто запишется, займёт место своей строки. Кого в списке нет, тех расставит жребий после остальных. У команды считается лучшее из двух мест.
organise-knob-earlier = Прежний турнир
organise-knob-earlier-means = Кто в нём играл, посеян по занятому месту, остальных после них расставит жребий. У команды считается лучшее из двух мест.
organise-earlier-none = На этом сервере ещё не закончился ни один турнир по этой игре.
organise-list-count = { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}
organise-list-kept = Ваш список не потерян: **Написать список** покажет его таким, каким вы его написали.
organise-set-list = { $count ->
    [0] Список посева пока пуст.
    [one] В списке посева { $count } строка.
    [few] В списке посева { $count } строки.
   *[many] В списке посева { $count } строк.
}
button-organise-list = Написать список
organise-knob-pace = Темп
organise-knob-pace-means = За один вечер все играют одновременно, по переписке — когда кому удобно. Сроки и часы станут обычными для этого темпа.
organise-knob-clock = Часы за столами
organise-knob-clock-means = Время на раздумье в партии.
organise-knob-time_per_game = Предел на партию
organise-knob-time_per_game-means = После него доигрывают начатое, и результат считается как есть.
organise-knob-check_in = Время на подтверждение участия
organise-knob-check_in-means = Кто не подтвердил участие за это время, не играет.
organise-knob-no_show_game = Время прийти на партию
organise-knob-no_show_game-means = Кто не пришёл к столу за это время, проигрывает партию.
organise-knob-no_show_pairing = Время прийти на пару
organise-knob-no_show_pairing-means = Кто не пришёл к столу за это время, проигрывает пару.
organise-knob-no_show = Время прийти к столу
organise-knob-no_show-means = Кто не пришёл за это время, проигрывает пару.
organise-knob-flag = Отсрочка после падения флага
organise-knob-flag-means = Через столько после падения флага партия проиграна.
organise-knob-round = Время на тур
organise-knob-round-means = За это время пара должна доиграть.
organise-knob-extension = Продление игроками
organise-knob-extension-means = Раз за тур соперники могут вместе добавить столько.
organise-knob-vacation = Отпуск за тур
organise-knob-vacation-means = Дольше отпуска тур не останавливают.
organise-knob-together = Пар одновременно
organise-knob-together-means = Сколько пар человек играет одновременно.
organise-knob-cap = Число мест
organise-knob-cap-means = Кто записался позже, ждёт в очереди и занимает освободившееся место.
organise-knob-opens = Запись открывается
organise-knob-opens-means = Раньше записаться нельзя.
organise-knob-closes = Запись закрывается
organise-knob-closes-means = Тогда само начинается подтверждение участия.
organise-knob-roles = Нужная роль
organise-knob-roles-means = Чтобы записаться, достаточно одной из них.
organise-knob-clubs = Клубы по ролям
organise-knob-clubs-means = До 10 ролей. У кого одна и та же из них, те одноклубники; из нескольких считается первая. Разводят их «Туры без одноклубников».
organise-knob-rating_from = Наименьший рейтинг
organise-knob-rating_from-means = С меньшим рейтингом записаться нельзя.
organise-knob-rating_to = Наибольший рейтинг
organise-knob-rating_to-means = С большим рейтингом записаться нельзя.
organise-knob-rated_games = Рейтинговых партий
organise-knob-rated_games-means = Столько рейтинговых партий нужно сыграть до записи.
organise-knob-reserve = Запасной
organise-knob-reserve-means = До первого тура команда может назвать третьего.
organise-knob-shown = Списки колод
organise-knob-shown-means = Когда все увидят сданные колоды: с самого начала, в том числе за столами; или после турнира. До этого закрыты и руки, файлы и жребий доигранных партий.
organise-knob-rated = На рейтинг
organise-knob-rated-means = Идут ли партии в рейтинг. Идут они только со стандартными параметрами игры и без дополнений.
organise-knob-automatic = Туры сами
organise-knob-automatic-means = Начинаются ли турнир, каждый тур и плей-офф без вашего нажатия.
organise-knob-rooms = Где столы
organise-knob-rooms-means = С ветками канал остаётся обозримым.
organise-knob-begins = Объявленное начало
organise-knob-begins-means = Когда турнир открыт, оно стоит среди событий сервера.
organise-knob-role = Роль участников
organise-knob-role-means = Её дают на старте и забирают в конце.
organise-knob-champion = Роль победителя
organise-knob-champion-means = Победитель получает её в конце.
organise-knob-name = Название
organise-value-format-swiss = швейцарская система
organise-value-format-single = олимпийская система
organise-value-format-double = до двух поражений
organise-value-format-robin = круговая система
organise-value-format-pods = столы на 3–6 игроков
organise-value-first-meetings = повторных встреч
organise-value-first-points = разницы в очках
organise-value-shown-end = закрыты до конца турнира
organise-value-shown-start = открыты с начала
organise-value-seeding-lots = по жребию
organise-value-seeding-rating = по рейтингу, при равенстве по жребию
organise-value-seeding-list = по списку организатора
organise-value-seeding-table = по таблице прежнего турнира
organise-value-pace-live = за один вечер
organise-value-pace-days = по переписке
organise-value-rooms-threads = в ветках
organise-value-rooms-channel = в канале
organise-value-tiebreaks-swiss = усечённый Бухгольц, Бухгольц, Зоннеборн-Бергер, личная встреча, победы
organise-value-tiebreaks-cards = победы соперников, свои партии, партии соперников
organise-value-tiebreaks-robin = личная встреча, Зоннеборн-Бергер, победы
organise-value-tiebreaks-none = никаких: при равенстве место делится
organise-value-tiebreaks-own = свой порядок
organise-breaks-add = Затем: { $name }
organise-own-title = Своё значение
organise-own-number = Целое число; пусто — никакого
organise-own-span = 10м, 1ч30м, 2д; пусто — никакого
organise-own-moment = 20:00, завтра 19:00, сб 18:00, через 2 ч; пусто — никакого
organise-own-clock = 10м на ход, 30м+30с на партию, 3д на ход; пусто — без часов
organise-own-points = Победа, ничья, поражение: 3 1 0 или 1 1/2 0
organise-own-list = По человеку в строке, лучшие первыми: ID, упоминание или точное имя
organise-own-name = Так, как будет на карточке
organise-told = Готово.
button-organise-open = Открыть запись
button-organise-dry = Пробный расчёт
button-organise-rename = Переименовать
button-organise-own = Другое значение
button-organise-sentences = Всё словами
button-organise-settings = Параметры
refused-organise-span = Не понимаю этот срок. Напишите `10м`, `1ч30м` или `2д`.
refused-organise-whole = Напишите целое число или оставьте поле пустым.

## Пробный расчёт

organise-dry-title = ### Пробный расчёт · { $title }
organise-dry-pick = С другим числом участников
organise-dry-permissions = У меня есть все права, нужные этому турниру.
organise-lacks = **Мне не хватает прав в { $place }:** { $names }. Дайте их моей роли или мне в этом канале.
organise-lacks-channel = **Я больше не вижу канала турнира.** Он удалён или скрыт. Откройте его мне или выберите здесь другой канал.
organise-lacks-access = **Discord не пускает мои сообщения в { $place }.** Разрешите мне видеть этот канал и писать в нём или выберите здесь другой.
organise-lacks-required = **Ни одной из нужных ролей больше нет,** поэтому записаться никто не может. В черновике выберите другие; открытый турнир придётся отменить и создать заново.
organise-lacks-role-gone = **Роль из параметра «{ $setting }» удалена.** Выберите в параметрах другую или никакую.
organise-lacks-server = **Меня больше нет на сервере турнира.** Пригласите меня снова, и всё пойдёт дальше.
organise-event-gone = Кто-то удалил событие на сервере. Задайте в параметрах **Объявленное начало** ещё раз, и событие появится снова.
organise-step-lost = Я поставил турнир на паузу: никто не нашёл бы столов. Он пойдёт дальше сам, когда исправят то, что мешает.
organise-obstacles = **Что мешает:**
organise-lost-paused = До тех пор часы стоят, и никто из-за этого не проигрывает. Потом придут все отложенные сообщения, каждое один раз.
organise-move-pick = Перенести турнир в другой канал
organise-moved = Теперь турнир идёт в { $place }.
refused-organise-lost = Снять паузу нельзя: никто не нашёл бы столов. На панели написано, что мешает; когда это исправят, турнир пойдёт дальше сам.
organise-trouble = { $place } (`{ $code }`): { $why ->
    [frozen] партия остановлена моей ошибкой. **Результаты**, стол, **Открыть партию** — там её можно переиграть.
    [channel] канал стола удалён. Стол перейдёт вместе с турниром или по команде `/перенести`.
    [server] стол на сервере, с которого меня убрали. Пригласите меня снова.
    [locked] ветка стола закрыта. Откройте её.
   *[other] я не могу там писать. Дайте мне права в этом канале.
}
organise-lacks-role = **Я не могу выдать роль { $role }:** она выше моей, или её выдаёт сам Discord. Поднимите мою роль или выберите другую.

## Панель

organise-title = ### { $title } · `{ $code }`
organise-you-play = Вы сами играете здесь, поэтому о ваших парах решают другие.
organise-link = стол
button-organise-panel = Панель
button-organise-step = Следующий шаг
button-organise-check-in = Начать подтверждение участия
button-organise-start = Начать …
button-organise-start-sure = Начать сейчас
button-organise-pause = Пауза …
button-organise-resume = Снять паузу
button-organise-cancel = Отменить …
button-organise-people = Участники
button-organise-results = Результаты
button-organise-round = Тур
button-organise-offices = Организаторы
button-organise-log = Журнал
button-organise-calls = { $count ->
    [0] Вызовы судей
   *[other] Вызовы судей ({ $count })
}
organise-start-title = ### Начать · { $title }
organise-start-means = Играют те, кто подтвердил участие. Вернуть это нельзя: параметры больше не меняются, посев разыгран.
organise-start-missing = { $count ->
    [one] **{ $count } участник не подтвердил участие и не играет:** { $names }.
    [few] **{ $count } участника не подтвердили участие и не играют:** { $names }.
   *[many] **{ $count } участников не подтвердили участие и не играют:** { $names }.
}
organise-started = Турнир начался.
organise-calls-title = ### Вызовы судей · { $title }
organise-calls-none = За столами этого турнира никто не ждёт судью.
organise-log-title = ### Журнал · { $title }
organise-log-none = Пока ничего не произошло.
refused-organise-channel = Я больше не вижу канала турнира. Откройте его мне или создайте турнир в другом канале.
refused-organise-office = Это могут только организаторы: те, кто может управлять сервером или его событиями, и { $organisers }.
refused-organise-fixed = Этот параметр больше не меняется: после открытия можно менять только число туров, плей-офф, группы и размер столов, и то до старта.

## Участники

organise-people-title = ### Участники · { $title } · { $count }
organise-people-none = Пока никто не записался.
organise-people-line = `{ $number }` { $name } · { $state }
organise-people-pick = Открыть участника
organise-people-add = { $members ->
    [1] Записать кого-нибудь
   *[other] Записать команду: выберите обоих
}
organise-state-entered = в списке
organise-state-there = участие подтверждено
organise-state-in = играет
organise-state-waiting = ждёт места
organise-state-missing = участие не подтверждено
organise-state-withdrawn = заявка снята
organise-state-dropped = прекратил играть
organise-state-disqualified = дисквалифицирован
organise-find-title = Найти участника
organise-find-name = Часть имени
organise-found-title =
    ### «{ $wanted }»
    { $count ->
        [0] Ни у кого в имени этого нет.
        [one] Найден { $count } участник:
        [few] Найдены { $count } участника:
       *[many] Найдено { $count } участников:
    }
button-organise-find = Найти …
organise-person-title = ### { $number } · { $name }
organise-person-who = Здесь играет: { $names }.
organise-person-penalty = { $penalty }: { $reason }
organise-person-penalise = Взыскание …
organise-person-own = Это вы сами, поэтому здесь решает другой организатор. Прекратить играть можно на карточке.
organise-penalty-warning = Предупреждение
organise-penalty-game = Потеря партии
organise-penalty-pairing = Потеря пары
organise-penalty-points = Потеря очков
organise-penalty-out = Дисквалификация
button-organise-check-them-in = Подтвердить участие …
button-organise-remove = Снять …
button-organise-out = Дисквалифицировать …
organise-offices-title = ### Организаторы · { $title }
organise-offices-means = Кроме них, вести турнир могут все, кто может управлять сервером или его событиями.
organise-offices-user = Назначить человека
organise-offices-role = Назначить всех с ролью
organise-offices-off = Отозвать …
organise-office-user = { $name }
organise-office-role = Роль: { $name }
refused-organise-offices-many = Назначено уже { $limit } человек и ролей. Сначала отзовите кого-нибудь или назначьте общую для всех роль.
refused-organise-person = Выбрать можно только людей с этого сервера, не ботов.
refused-organise-no-table = У этого участника ещё не было пары, а взыскание накладывают за столом. Дождитесь первого тура или снимите участника.

## Результаты и туры

organise-table-pick = Открыть стол
organise-table-label = { $table } · { $names }
organise-table-title = ### { $place } · { $title }
organise-table-result = Результат: { $result }
organise-table-own = Здесь играете вы, поэтому решает другой организатор или судья.
organise-game-pick = Открыть партию
organise-game-label = Партия { $nth }
organise-game-runs = идёт
organise-game-waits = ждёт игроков
organise-game-unplayed = не доиграна
organise-game-exempt = не на рейтинг
organise-pick-rule = Присудить результат …
organise-pick-correct = Исправить результат …
organise-outcome-12 = 1–0 · выигрывает { $one }, проигрывает { $other }
organise-outcome-21 = 0–1 · выигрывает { $other }, проигрывает { $one }
organise-outcome-11 = ½–½ · ничья: { $one } и { $other }
organise-outcome-22 = 0–0 · проигрывают оба: { $one } и { $other }
organise-outcome-12f = 1–0 без игры · выигрывает { $one }, проигрывает { $other }
organise-outcome-21f = 0–1 без игры · выигрывает { $other }, проигрывает { $one }
organise-outcome-22f = 0–0 без игры · проигрывают оба: { $one } и { $other }
organise-result-before = **До:** { $result }
organise-result-after = **После:** { $result }
organise-result-none = результата нет
button-organise-places = Присудить места …
button-organise-places-correct = Исправить результат …
button-organise-earlier = ◀ Прошлый тур
button-organise-later = Следующий тур ▶
button-organise-extend = Больше времени …
button-organise-extend-all = Больше времени всем …
button-organise-void = Переиграть …
button-organise-exempt = Не на рейтинг …
button-organise-table = Стол
organise-round-title = ### { $round } · { $title }
organise-round-closed = Тур закрыт, таблица вывешена.
organise-round-open = { $count ->
    [0] Решены все пары: { $all }.
   *[other] Не доиграли: { $count } из { $all }.
}
organise-round-by-hand = Пары составлены вручную.
organise-swap-title = ### Поменять двоих местами · { $title }
organise-swap-first = Выберите первого.
organise-swap-with = { $name } меняется местами с …
organise-swap-pick = Выберите участника
button-organise-swap = Поменять двоих …
button-organise-pairs = Составить вручную …
button-organise-undo = Отменить тур …

## Действия: до и после, причина

organise-act-rule = ### Присудить результат · { $about }
organise-act-rule-means = Пара кончается с этим результатом, как бы ни шли партии; открытый стол закрывается.
organise-act-rule-form = Присудить результат
organise-act-correct = ### Исправить результат · { $about }
organise-act-correct-means = Очки, места и рейтинги пересчитываются. Пары остаются; в играх на вылет соперники меняются местами, пока не началась следующая пара.
organise-act-correct-form = Исправить результат
organise-act-void = ### Переиграть партию · { $about }
organise-act-void-means = Партия прекращается без результата, и для неё открывается новый стол.
organise-act-void-form = Переиграть партию
organise-act-exempt-form = Не считать партию в рейтинг
organise-act-extend-form = Больше времени
organise-act-undo = ### Отменить тур{ $about }
organise-act-undo-means = Все его пары исчезают, столы закрываются. Участники остаются; тур можно составить заново.
organise-act-undo-form = Отменить тур
organise-act-swap = ### Поменять местами · { $about }
organise-act-swap-means = Они меняются местами в парах. Тур отмечен как составленный вручную.
organise-act-swap-form = Поменять двоих местами
organise-act-pairs = ### Составить вручную{ $about }
organise-act-pairs-means = Тур отмечен как составленный вручную.
organise-act-pairs-form = Составить пары вручную
organise-act-remove = ### Снять · { $about }
organise-act-remove-means = До старта заявка снимается. После старта участник больше не получает пар, а открытую пару проигрывает.
organise-act-remove-form = Снять участника
organise-act-out = ### Дисквалифицировать · { $about }
organise-act-out-means = Участник больше не играет и занимает последнее место. Причину видят все.
organise-act-out-form = Дисквалифицировать участника
organise-act-checkin-form = Подтвердить участие за другого
organise-act-enter-form = Записать другого
organise-act-pause-form = Поставить турнир на паузу
organise-act-cancel = ### Отменить турнир{ $about }
organise-act-cancel-means = Он кончается без мест. Идущие партии продолжаются вне турнира. Вернуть это нельзя.
organise-act-cancel-form = Отменить турнир
organise-act-penalty = ### Взыскание · { $about }
organise-act-penalty-form = Наложить взыскание
organise-write-reason = Причина
organise-write-reason-hint = Она будет в открытом журнале
organise-write-places = Места по порядку рассадки
organise-write-places-hint = 1 — лучшее, равные делят: { $names }
organise-write-pairs = Пары по номерам участников
organise-write-pairs-hint = 1-4, 2-3, 5: первый ходит первым; один номер — без соперника
organise-write-points = Сколько очков снять
organise-write-points-hint = 1, 1/2 или 3
organise-write-time = Сколько добавить
organise-write-time-hint = 10м, 1ч30м или 2д
button-organise-write = Назвать причину …
button-organise-sure = Сделать
refused-organise-pairs = Не понимаю эти пары. Напишите номера участников так: 1-4, 2-3, 5.
refused-organise-forgotten = За это время меня перезапустили, и написанного у меня больше нет. Ничего не изменилось; напишите заново.

button-organise-decks = Проверка колод
organise-decks-title = ### Проверка колод · { $title }
organise-decks-means = -# Эти колоды видят только организаторы и судьи. После подтверждения участия они не меняются. Код — это вся колода.
organise-decks-count = С колодой: { $brought } из { $count }. Играть нельзя: { $unfit }.
organise-decks-line = **{ $number }.** { $name }
organise-decks-none-yet = колоды пока нет
organise-decks-verdict = { $errors ->
    [0] ✅ играть можно
    [one] ❌ { $errors } ошибка
    [few] ❌ { $errors } ошибки
   *[many] ❌ { $errors } ошибок
  }
organise-decks-code = `{ $code }`
organise-decks-pick = Посмотреть колоду
organise-deck-title = ### { $number }. { $name }
refused-organise-decks = Проверка колод — для организаторов турнира и судей. Организаторы: { $organisers }.
refused-organise-decks-none = В этой игре колод не приносят: проверять нечего.
refused-organise-decks-playing = Вы сами играете в этом турнире, поэтому до его конца чужие колоды для вас закрыты. Попросите другого организатора или судью.
