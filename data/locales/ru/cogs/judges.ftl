# Судьи: вызов, судейский стол, решения, поправки, протокол.

## Команды

command-judge-name = судья
command-judge-description = Позвать судью в вашу партию; судьям — вызовы, которые ждут
option-judge-match-description = О какой партии речь; без кода — ваша в этом канале
option-question-name = вопрос
option-question-description = Что судье решить
command-rulings-name = протокол
command-rulings-description = Показать, о чём в партии спрашивали судей, что они видели, решили и поправили

## Вызов

button-judge = Позвать судью
judge-form-title = Позвать судью
judge-form-question = Что судье решить?
judge-form-hint = Это увидит весь стол
judge-sent = Судью зовут: { $where } Часы стоят; если судья не придёт, они пойдут снова { $moment }, а вызов останется.
judge-sent-running = Судью зовут: { $where } Часы остаются как есть.
judge-sent-withdraw = Если всё решится раньше, нажмите на вызове «{ $button }». Вызовов в этой партии у вас осталось: { $left }; те, по которым судья вынес решение, не считаются.
judge-where-here = вызов — в канале партии.
judge-where-room = вызов — в канале { $channel }.
judge-no-roles = На этом сервере не выбраны роли судей, поэтому вызов никого не упомянул; взять его могут модераторы. Скажите кому-нибудь из них сами. Роли выбирает тот, кто управляет сервером: `/сервер`, страница «{ $page }».
judge-muted = В этой партии упоминания выключены, поэтому вызов никого не упомянул. Судьи найдут его в списке вызовов.
judge-title = ### Зовут судью · { $game } · `{ $code }`
judge-title-over = ### Вызов судьи закрыт · { $game } · `{ $code }`
judge-title-stepin = ### За столом судья · { $game } · `{ $code }`
judge-title-ruling = ### Решение судьи · { $game } · `{ $code }`
judge-title-runs = ### Часы снова идут · { $game } · `{ $code }`
judge-clocks-run = Часы снова идут: { $names }.
judge-clocks-run-alone = Часы снова идут.
judge-goes-on-alone = Партия продолжается.
judge-goes-on = Партия продолжается: { $names }.
judge-asks = { $who } спрашивает:
judge-stands = Часы стоят; если судья не придёт, они пойдут снова { $moment }.
judge-late = Судья вовремя не пришёл, и часы идут снова. Вызов открыт, закроется { $moment }.
judge-waits = Вызов открыт, закроется { $moment }.
judge-over = Партия окончена, а с ней и вызов.
judge-for-roles = Для: { $roles }.
judge-for-moderators = Для модераторов сервера.
judge-has = Вызов принят: { $who }. Другие судьи смогут его перенять { $moment }.
judge-refuse-hint = Каждый игрок может отвести одного судью за партию.
button-judge-take = Принять
button-judge-draw = Отозвать
button-judge-desk = Судейский стол
button-judge-refuse = Другой судья
button-rulings = Протокол судьи
judge-withdrawn = Вызов отозван.
judge-refuse-title = ### Отвести этого судью?
judge-refuse-means = Тогда он здесь больше ничего не решает, и вернуть его нельзя. Вызов ждёт другого судью; если другого на сервере нет, решения не будет: часы пойдут снова самое позднее через { $time }, а отозвать вызов может тот, кто звал. Отвести судью можно один раз за партию, и это останется в протоколе.
judge-refuse-means-uncalled = Тогда он здесь больше ничего не решает, и вернуть его нельзя. Его не звали, поэтому другого судьи партия не ждёт; позвать судью вы сможете сами. Отвести судью можно один раз за партию, и это останется в протоколе.
button-judge-refuse-sure = Отвести судью
button-judge-refuse-no = Нет, пусть судит
judge-refuse-kept = Судья остаётся; в протоколе об этом ничего нет.
judge-refused = Отвод записан: этот судья здесь больше ничего не решает.

## Судейский стол

judge-desk-title = ### Судейский стол · { $game } · `{ $code }`
judge-desk-question = Место { $letter }: { $text }
judge-desk-uncalled = Вы вмешались без вызова.
judge-uncalled = В партию `{ $code }` судью не звали. Судить её можно и так: это увидят все, а часы пойдут дальше.
judge-desk-until = Вызов у вас; если ничего не делать, другой судья сможет его перенять { $moment }.
judge-desk-looked = Вы смотрели все карты и сесть за эту партию уже не сможете.
judge-desk-frozen = Партию остановил сбой. Вернитесь к моменту до него или дайте ей идти дальше и попробовать другой выбор.
judge-desk-clocks = **Часы**
button-judge-log = Журнал со временем
button-judge-rule = Решение
button-judge-fix = Поправки
button-judge-wait = Остановить часы
button-judge-goon = Пустить часы
button-judge-look = Показать всё
button-judge-release = Вернуть вызов
button-judge-stepout = Уйти
button-judge-step = Судить
button-judge-queue = Вызовы судей
judge-rule-closes = -# Решение закрывает вызов и пускает часы, поэтому поправки — до него. Всё, что вы здесь делаете, видит весь стол.
judge-released = Вызов ждёт другого судью.
judge-stepped-out = Вы больше не судья этой партии.
judge-ruled = Записано. Вызов закрыт, решение видит весь стол.
judge-done = Сделано; стол это видит.
judge-fix-title = ### Поправки · { $game } · `{ $code }`
judge-fix-means = Выберите, что поправить. Сначала спрошу причину; её и поправку увидит весь стол.
judge-fix-back = **Вернуться к моменту до**
judge-fix-time = **Добавить или отнять время**
judge-fix-replace = **Отдать место боту**
judge-fix-expel = **Убрать место по правилам игры**
judge-fix-pick = Выберите
judge-fix-left = Сейчас { $left }
judge-fix-award = **Объявить победителя**
button-judge-table = Поправить стол
judge-table-title = ### Поправить стол · { $game } · `{ $code }`
judge-table-means = Для того, что заметили слишком поздно, чтобы возвращаться. Поправка ничего не вызывает; кого спрашивают, того спросят заново.
judge-table-none = Сейчас вручную ничего не поправить: дождитесь, пока игрока спросят, что он играет, или вернитесь назад.
judge-table-subject = **Что поправить**
judge-table-again = Другое
button-judge-close = Закончить без итога
button-judge-revive = Пусть идёт дальше
button-judge-back = К столу судьи
judge-rule-form = Записать решение
judge-look-form = Посмотреть все карты
judge-wait-form = Остановить часы
judge-goon-form = Пустить часы
judge-back-form = Вернуться назад
judge-back-count =
    { $count ->
        [one] Назад: отменится { $count } шаг
        [few] Назад: отменятся { $count } шага
       *[other] Назад: отменятся { $count } шагов
    }
judge-back-hint = До этого: { $moment }
judge-back-title = ### Вернуться назад? · { $game } · `{ $code }`
judge-back-means =
    { $count ->
        [one] Перестанет считаться { $count } шаг журнала, его выбирают заново:
        [few] Перестанут считаться { $count } шага журнала, их выбирают заново:
       *[other] Перестанут считаться { $count } шагов журнала, их выбирают заново:
    }
judge-back-more = … и ещё { $count }
judge-back-secret = Выбранное сейчас втайне тоже пропадёт.
judge-sure-expel = ### Убрать это место? · { $game } · `{ $code }`
judge-sure-award = ### Объявить победителя? · { $game } · `{ $code }`
judge-sure-close = ### Закончить без итога? · { $game } · `{ $code }`
judge-sure-replace = ### Отдать боту место последнего человека? · { $game } · `{ $code }`
judge-sure-amend = ### Поправить это? · { $game } · `{ $code }`
judge-means-amend = **{ $subject }** · { $thing } → **{ $value }**
judge-means-expel = { $who } выбывает по правилам игры; кто там играет, сможет только смотреть. Остальные играют дальше; сторона, оставшаяся одна, сразу побеждает.
judge-means-expel-early = До начала боя команда, из которой убрали игрока, сразу проигрывает партию.
judge-means-win = { $who } выбывает по правилам игры, и { $winner } сразу побеждает. Партия на этом окончена, с этим итогом.
judge-means-award = Партия закончится сейчас, и в итоге будет сказано: победа — { $names }, так решил судья.
judge-means-close = Партия закончится сейчас без итога: победителя не будет.
judge-means-replace = { $who } — последний человек за столом, поэтому партия закончится сейчас без итога: победителя не будет.
judge-final-expel = Отменить это нельзя, и вернуться к шагам до этого тоже.
judge-final-amend = Игроки увидят это в записи. Можно поправить снова или вернуться к моменту до этого.
judge-final-end = Отменить это нельзя, и продолжить партию тоже. Руки останутся закрытыми: она не доиграна.
button-judge-sure = Указать причину
button-judge-no = Нет
judge-again-kept = Ничего не сделано. Вы написали:
button-judge-again = Исправить
judge-revive-form = Пустить партию дальше
judge-time-form = Время места { $letter }
judge-replace-form = Место { $letter } отдать боту
judge-amend-form = Поправить стол
judge-expel-form = Убрать место { $letter }
judge-close-form = Закончить партию без итога
judge-award-form = Победа: { $letters }
judge-ruling = Решение
judge-rule-id = Правило, если есть
judge-rule-hint = Например { $rule }; страница правил будет по кнопке
judge-time = Сколько
judge-time-now = Сейчас { $left }; за раз до { $most }. Например 10м или −5м
judge-time-hint = Например 10м или −5м; в партиях на дни — 1д
judge-look-hint = Играть здесь вы уже не сможете; все увидят, что вы смотрели
judge-hands-title = ### Все карты · { $game } · `{ $code }`
judge-hands-means = -# Тайно выбранное и ещё не открытое остаётся тайной, как и порядок колод.
judge-decks-title = ### Колоды · { $game } · `{ $code }`
judge-log-title = ### Журнал со временем · `{ $code }` · страница { $page } из { $pages }

## Список вызовов

judge-queue-title = ### Вызовы судей
judge-queue-none = Сейчас на этом сервере судью не зовут.
judge-queue-open = ждёт судью
judge-queue-taken = принят: { $who }
judge-queue-pick = Принять или открыть вызов

## Протокол

rulings-title = ### Протокол судьи · { $game } · `{ $code }` · страница { $page } из { $pages }
rulings-empty = Судью в эту партию не звали.
rulings-record = -# Чем кончались чьи-то партии на этом сервере: в меню этого человека **Приложения** → **{ $record }**.
rulings-entry =
    -# { $moment }
    { $text }
judge-itself = Арбитр
judge-somebody = Судья
judge-named = Судья { $who }
judge-former = Бывший судья
judged-call = Игрок на месте { $letter } позвал судью.
judged-withdraw = Игрок на месте { $letter } отозвал вызов.
judged-refuse = Игрок на месте { $letter } дал судье отвод, решать должен другой.
judged-unanswered = Судья вовремя не пришёл: часы идут снова, вызов открыт.
judged-lapsed = Вызов никто не принял, и он закрыт.
judged-absent = Судья не вернулся, часы идут; вызов может взять другой судья.
judged-take = { $who } принял вызов.
judged-stepin = { $who } вмешался в партию.
judged-stepout = { $who } ушёл.
judged-release = { $who } вернул вызов.
judged-look = { $who } посмотрел все карты.
judged-rule = { $who } рассудил.
judged-rule-cited = { $who } рассудил по правилу { $rule }.
judged-wait = { $who } остановил часы.
judged-goon = { $who } пустил часы.
judged-back = { $who } вернул партию к моменту до этого: { $moment }.
judged-undo = { $who } вернул партию к более раннему моменту.
log-undone-judge = Судья отменяет ходы. Зачёркнутое не считается.
judged-revive = { $who } пустил остановленную партию дальше.
judged-give = { $who } добавил месту { $letter } времени: { $time } ({ $before } → { $after }).
judged-fine = { $who } отнял у места { $letter } время: { $time } ({ $before } → { $after }).
judged-amend = { $who } поправил стол.
judged-replace = { $who } отдал место { $letter } боту.
judged-expel = { $who } убрал место { $letter }.
judged-close = { $who } закончил партию без итога.
judged-award = { $who } закончил партию. Победа: { $letters }.
judged-with-reason = { $action } Причина: { $text }
judged-with-question = { $action } Вопрос: { $text }
judged-with-ruling = { $action } Решение: { $text }
board-closed-judged = Партия закрыта без итога: так решил судья.
board-closed-awarded = Партию закончил судья. Победа: { $letters }.

## Отказы

refused-judge-nowhere = Судью можно позвать, только если до партии могут добраться судьи сервера, а эта идёт не на сервере. Договоритесь между собой или об отмене хода: `/отмена`.
refused-judge-homeless = У этой партии сейчас нет канала, и судья не увидит вызова. Дайте ей канал (`/перенести`) и позовите снова.
refused-judge-called = Судью в эту партию уже позвали. Вызов — в канале и в `/протокол`.
refused-judge-limit = Вы звали судью в этой партии { $limit } раза, и всё без решения. Позвать может другой игрок.
refused-judge-foreign = Отозвать вызов может только то место, которое звало.
refused-judge-gone = Этот вызов закрыт: его отозвали, по нему вынесено решение или партия окончена.
refused-judge-none = Вызов здесь никто не принял, отводить некого.
refused-judge-once = Одного судью в этой партии вы уже отвели; больше нельзя.
refused-judge-taken = { $who } уже принял этот вызов. Если его долго не будет, вызов сможете перенять вы.
refused-judge-own = Вы играете или играли в этой партии, поэтому решать должен другой судья.
refused-judge-refused = Игрок дал вам отвод в этой партии, поэтому решать должен другой судья.
refused-judge-blocked = { $owner } играет здесь и стоит в вашем чёрном списке, поэтому решать должен другой судья.
refused-judge-not-yours = Сейчас вы не судья этой партии. Сначала примите вызов: `/судья`.
refused-judge-role = Это могут только судьи. Нужна роль судьи из настроек сервера, а где ролей нет — право «Управлять сообщениями».
refused-judge-elsewhere = Судят на том сервере, где идёт партия.
refused-judge-stopped = Часы уже стоят.
refused-judge-runs = Пускать нечего: партию и её часы не останавливали ни судья, ни сбой.
refused-judge-moment = К этому моменту вернуться нельзя: его уже отменили, или после него убрали место.
refused-judge-changed =
    { $count ->
        [0] Ничего не сделано: после вопроса изменилось, кто здесь играет или идёт ли партия. Посмотрите, как обстоит дело сейчас, и решите заново: **Поправки**.
        [one] Ничего не сделано: после вопроса в журнале появился { $count } новый шаг. Посмотрите, как партия стоит сейчас, и решите заново: **Поправки**.
        [few] Ничего не сделано: после вопроса в журнале появились { $count } новых шага. Посмотрите, как партия стоит сейчас, и решите заново: **Поправки**.
       *[other] Ничего не сделано: после вопроса в журнале появилось { $count } новых шагов. Посмотрите, как партия стоит сейчас, и решите заново: **Поправки**.
    }
refused-judge-no-clock = В этой партии нет часов.
refused-judge-time = Напишите время, например 10м или −5м: не больше, чем партия даёт на вопрос или вмещает запас.
refused-judge-idle = Этому месту сейчас не задано вопроса, поэтому его часы стоят и менять в них нечего. Добавьте время, когда вопрос появится.
refused-judge-little = Столько отнять нельзя: сейчас на этих часах { $clock }, а после поправки на вопрос должна остаться хотя бы минута, в запасе — не меньше нуля.
refused-judge-full = Запас этого места полон: в этой партии больше { $clock } в нём не бывает. Добавить можно, когда из запаса что-нибудь уйдёт.
refused-judge-rule = Правила { $asked } в этой игре нет. Правила называются так: { $sample }; если ни одно не подходит, оставьте поле пустым.
refused-judge-looked = Вы смотрели все карты этой партии как судья, поэтому сесть за неё не можете.
refused-asked-judge = Этот судья смотрел все карты партии, поэтому сесть за неё не может.

## Рейтинг

judge-match-over = Партия `{ $code }` закончена.
judge-rating-counts = Она идёт в рейтинг, если стол открыли на рейтинг или это партия турнира.
judge-rating-exempt = Судья решил, что в рейтинг она не идёт.
judge-rating-reason = Причина; её увидит весь стол
judge-rating-form-out = Не считать в рейтинге
judge-rating-form-in = Снова считать в рейтинге
button-judge-rating-out = Не в рейтинг
button-judge-rating-in = Снова в рейтинг
judged-exempt = { $who } исключил партию из рейтинга.
judged-count = { $who } вернул партию в рейтинг.
refused-exempt-already = Эта партия и так не идёт в рейтинг.
refused-counted-already = Из рейтинга эту партию никто не исключал.
