# Что говорит любая часть бота: кнопки, отказы, разрешения.

## Кнопки

button-join = Сесть
button-leave = Встать
button-start = Начать
button-invite = + Бот
button-dismiss = − Бот
button-help = Правила
button-act = Ход
button-hand = Моя рука
button-board = Стол
button-text = Текстом
button-again = Начать заново
button-log = Журнал
button-dice = Секрет жребия
button-older = ◀ Раньше
button-newer = Позже ▶
button-remove = Убрать { $letter } ({ $votes } из { $needed })
button-concede-game = Сдать эту игру
button-concede = Да, выхожу
button-stay = Остаюсь
button-rematch = Реванш

## Отказы: кому нельзя, по какому правилу, что сделает это возможным

refused-restarting = Я перезапускаюсь. Ничего не пропало: попробуйте ещё раз через несколько секунд.
refused-unknown-control = Я не знаю этой кнопки. Откройте панель заново: `/ход`.
refused-match-gone = О партии `{ $code }` я больше ничего не знаю: её удалили, или базу вернули из копии, сделанной до этой партии. Это сообщение от неё осталось, но кнопки под ним уже не работают. Новый стол: `/играть`.
refused-no-match = Партии `{ $code }` нет. Проверьте код или откройте стол: `/играть`.
refused-no-match-near = Партии с таким кодом нет. Может быть, `{ $near }`?
refused-no-code = Это не код партии. Код — шесть букв и цифр, он написан у стола.
refused-no-match-here = Здесь нет открытых партий. Откройте стол: `/играть`.
refused-nothing-to-replay = Законченных партий, на которые можно оглянуться, у вас нет, а `{ $code }` ещё не началась.
refused-which-match = Вы играете в нескольких партиях. Какую вы имеете в виду? Укажите её в параметре `партия`:
    { $matches }
line-of-table = Партия `{ $code }`: { $names }
line-of-match = `{ $code }` · { $game } · с вами: { $names }
bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
outcome-won = победа
outcome-shared = общая победа
outcome-lost = поражение
outcome-gave-up = вы вышли
outcome-nobody = без победителя
outcome-none = без итога
outcome-runs = идёт
outcome-winners = победа: { $names }
outcome-left = покинули: { $names }
outcome-bot = бот
outcome-day = { $day } { $month } { $year }
month-1 = января
month-2 = февраля
month-3 = марта
month-4 = апреля
month-5 = мая
month-6 = июня
month-7 = июля
month-8 = августа
month-9 = сентября
month-10 = октября
month-11 = ноября
month-12 = декабря
refused-no-state = Сохранённого состояния партии `{ $code }` нет. Ничего не изменено; подробности — в журнале у хозяина бота.
refused-no-pack = Карт этой партии нет в базе. Ничего не изменено.
refused-no-channel = Столу нужен канал. Вызовите команду в канале.
refused-permissions = Я не смогу показать здесь партию: в этом канале у меня нет прав: { $names }. Попросите администратора или выберите другой канал.
refused-options = Такой настройки стола нет: { $why }
refused-not-started = Партия `{ $code }` ещё не началась. Когда все сядут, ведущий нажмёт **{ $start }**.
refused-begun = Эта партия уже началась, места заняты.
refused-closed = Этот стол закрыт. Откройте новый: `/играть`.
refused-over = Эта партия окончена. Откройте новую: `/играть`.
refused-match-changed = Партия тем временем изменилась, и это действие не записано. Посмотрите на стол и нажмите снова.
refused-frozen = Эта партия остановлена, продолжить её нельзя.
refused-damaged = Партия `{ $code }` остановлена: её запись на диске повреждена. Хозяин бота может восстановить копию базы.
refused-seated-already = Вы уже сидите за этим столом.
refused-full = Все места заняты, их { $limit }.
refused-join-first = Вы ещё не за столом: нажмите **{ $join }**.
cited-rule = { $refusal } (правило { $rule })
refused-no-seat = У вас нет места в этой партии: можно только смотреть.
refused-not-practice = Убрать можно только место того, кто вышел.
refused-foreign-seat = Здесь отвечает { $owner }, а не вы. Когда придёт ваш ход, вас позовут; пока `/ход` покажет вашу руку и даст распорядиться заранее.
refused-not-host-practice = Ботов сажает и убирает ведущий: { $host }.
refused-no-practice = За этим столом нет ботов.
refused-practice-seat = Здесь отвечает бот, а не вы. Когда придёт ваш ход, вас позовут; пока `/ход` покажет вашу руку.
refused-lists-closed = Турнир этой партии до своего конца держит списки колод закрытыми. Все руки, полный файл и жребий откроются тогда.
refused-dice = Жребий откроется, когда партия будет доиграна.
refused-not-played = Сыграть партию ещё раз зовут те, кто её играл. Свой стол откройте командой `/играть`.
refused-not-over = Сыграть ещё раз можно, когда партия окончена.
refused-not-host = Партию начинает ведущий: { $host }.
refused-too-few = Нужно не меньше { $least } игроков, а сейчас за столом { $seats }. Дождитесь других или посадите ботов: **{ $hosting }**.
refused-too-many-matches = Вы уже сидите за столами, их { $limit }. Сначала закончите или покиньте один.
illegal-over = Эта партия окончена.
illegal-answered = На этот вопрос уже ответили. Вот что спрашивается сейчас.
illegal-not_yours = Этот вопрос задан не вам.
illegal-not_offered = Такого ответа нет (или уже нет). Вот что есть.
illegal-too_few = Выберите не меньше { $least }; выбрано { $picked }.
illegal-too_many = Выберите не больше { $most }; выбрано { $picked }.
illegal-twice = Один ответ можно выбрать только один раз.
illegal-nothing_to_change = Выбор больше нельзя изменить: все выбрали, карты открыты.
illegal-no_corrections = В этой игре судья ничего не поправляет вручную: вернитесь назад.
illegal-not_correctable = Сейчас этого не поправить, или так уже и есть. Откройте поправки снова.
illegal-no_games = В этой партии всего одна игра: сдать можно только саму партию, командой **/сдаться**.
illegal-no_mark = Такой отметки в этой игре нет.
illegal-not_seated = Этого места нет в партии.

## Права, как их называет Discord

permission-view_channel = Просматривать канал
permission-send_messages = Отправлять сообщения
permission-send_messages_in_threads = Отправлять сообщения в ветках
permission-attach_files = Прикреплять файлы
permission-create_events = Создавать события
permission-create_posts = Создавать публикации
permission-create_public_threads = Создавать публичные ветки
permission-manage_threads = Управлять ветками
permission-manage_channels = Управлять каналами
permission-manage_roles = Управлять ролями
permission-read_message_history = Читать историю сообщений
