# Что говорит сам бот. Термины игр — в terms.ftl и в файлах самих игр.

## Команды

command-play-name = играть
command-play-description = Открыть стол в этом канале
command-play-krendel-name = крендель
command-play-krendel-description = Турнир Кренделя: 2–6 колдунов, примерно полчаса
command-act-name = ход
command-act-description = Что вы можете сделать сейчас
command-hand-name = рука
command-hand-description = Ваша рука, её видите только вы
command-board-name = стол
command-board-description = Игровой стол
command-log-name = журнал
command-log-description = Что уже произошло
command-concede-name = сдаться
command-concede-description = Выйти из партии насовсем
command-help-name = помощь
command-help-description = Как играть
option-language-name = язык
option-language-description = Язык сообщений в этом канале, иначе ваш собственный
option-spell-name = заклинание
option-spell-description = Как понимать заклинание «Бой со всеми»; новичкам — не трогать
option-match-name = партия
option-match-description = Код партии, если вы сидите за несколькими столами
option-text-name = текстом
option-text-description = Текстом вместо картинки
choice-printed-name = как напечатано
choice-symmetric-name = в обе стороны

## Лобби

lobby-title = ## { $game } · стол `{ $code }`
lobby-host = **{ $letter }** { $name } · ведущий
lobby-seat = **{ $letter }** { $name }
lobby-room = { $seats ->
    [one] За столом { $seats } игрок; играть могут от { $least } до { $most }.
    [few] За столом { $seats } игрока; играть могут от { $least } до { $most }.
   *[many] За столом { $seats } игроков; играть могут от { $least } до { $most }.
}
lobby-next = Нажмите **Сесть**; начинает { $host }. Карты придут личным сообщением.
lobby-fair = Честный жребий: `{ $hash }…`, секрет за этим числом откроется в конце.
lobby-closed = Стол закрыт: все вышли.

## Стол, ход, итог

board-title = ## { $game } · `{ $code }`
board-waiting = Ждём: { $names }
board-left = { $name } больше не играет; за место { $letter } играет тренировочный игрок.
board-closed-dms = Мои сообщения не доходят до { $names }: нажмите **Моя рука** здесь.
board-frozen = Партия остановлена: правило зациклилось. Ничего не потеряно: последнее верное состояние сохранено, подробности — в журнале у того, кто держит бота.
board-closed = Партия закрыта: все вышли.
board-practice = Если все за столом захотят, место вышедшего уберут вместе с тренировочным игроком.
turn-line = { $who } · { $question }
turn-link = К столу
result-title = ## { $game } · партия `{ $code }` окончена
result-fair = Весь жребий получен из секрета `{ $secret }`, чей SHA-256 `{ $hash }` начинается так, как было показано при открытии стола, и из номеров нажатий, которыми заняты места: { $numbers }.

## Личная панель

hand-title = ### { $game } · `{ $code }` · вы { $letter } · [стол]({ $link })
hand-sealed = Ваш выбор: { $choice }. Его можно менять, пока не выберут все.
hand-sealed-nothing = ничего
hand-wait = Сейчас от вас ничего не требуется.
hand-left = Вы вышли из этой партии.
control-choose = Выберите…
control-pick = Выбрать
control-picked = Выбрано
control-nothing = Ничего не выбирать
control-back = Назад
control-done = Готово
control-confirm = Подтвердить

## Кнопки

button-join = Сесть
button-leave = Встать
button-start = Начать
button-help = Правила
button-act = Ход
button-hand = Моя рука
button-board = Стол
button-text = Текстом
button-again = Начать заново
button-log = Журнал
button-older = ◀ Раньше
button-newer = Позже ▶
button-remove = Убрать { $letter } ({ $votes } из { $needed })
button-concede = Да, выхожу

## Журнал

log-title = ### Журнал `{ $code }` · страница { $page } из { $pages }
log-empty = Пока ничего не произошло.

## Выход

concede-last = Выйти из партии `{ $code }`? Второй игрок сразу победит. Отменить это нельзя.
concede-alone = Выйти из партии `{ $code }`? Вы последний человек за столом: партия закроется без победителя. Отменить это нельзя.
concede-seat = Выйти из партии `{ $code }`? Ваше место займёт тренировочный игрок, если остальные не решат его убрать. Отменить это нельзя.
vote-counted = Голос учтён. Место уберут, когда этого захотят все за столом.
removed = Место убрано.
conceded = Вы вышли из партии `{ $code }`.

## Помощь

help-title = ## Арбитр, судья за столом
help-how = Откройте стол командой `/играть`, друзья нажимают **Сесть**, затем вы — **Начать**. Рука приходит личным сообщением с кнопками; если сообщения закрыты, то же самое показывает кнопка **Моя рука** у стола. Тайный выбор можно менять, пока не выберут все.
help-commands = `/ход` что можно сделать · `/рука` ваша рука · `/стол` стол, можно текстом · `/журнал` что произошло · `/сдаться` выйти из партии

## Отказы: кому нельзя, по какому правилу, что сделает это возможным

refused-unknown-control = Я не знаю этой кнопки. Откройте панель заново: `/ход`.
refused-no-match = Партии `{ $code }` нет. Проверьте код или откройте стол: `/играть`.
refused-no-code = Это не код партии. Код — шесть букв и цифр, он написан у стола.
refused-no-match-here = Здесь нет открытых партий. Откройте стол: `/играть`.
refused-no-state = Сохранённого состояния партии `{ $code }` нет. Ничего не изменено; подробности — в журнале у того, кто держит бота.
refused-no-pack = Карт этой партии нет в базе. Ничего не изменено.
refused-no-channel = Столу нужен канал. Вызовите команду в канале.
refused-permissions = Я не смогу показать здесь партию: в этом канале у меня нет прав: { $names }. Попросите администратора или выберите другой канал.
refused-options = Такой настройки стола нет: { $why }
refused-not-started = Партия `{ $code }` ещё не началась. Когда все сядут, ведущий нажмёт **Начать**.
refused-begun = Эта партия уже началась, места заняты.
refused-closed = Этот стол закрыт. Откройте новый: `/играть`.
refused-over = Эта партия окончена. Откройте новую: `/играть`.
refused-frozen = Эта партия остановлена, продолжить её нельзя.
refused-seated-already = Вы уже сидите за этим столом.
refused-full = Все места заняты, их { $limit }.
refused-left = Вы вышли из этой партии; можно смотреть: **Текстом**, **Журнал**.
refused-join-first = Вы ещё не за столом: нажмите **Сесть**.
refused-voted-already = Вы уже проголосовали; ещё не все за столом это сделали.
cited-rule = { $said } (правило { $rule })
refused-no-seat = У вас нет места в этой партии: можно только смотреть.
refused-not-practice = Убрать можно только место того, кто вышел.
refused-foreign-seat = Это панель игрока { $owner }. Свою откройте командой `/ход`.
refused-not-host = Партию начинает ведущий: { $host }.
refused-too-few = Нужно не меньше { $least } игроков, а сейчас за столом { $seats }.
refused-too-many-matches = Вы уже сидите за столами, их { $limit }. Сначала закончите или покиньте один.
illegal-over = Эта партия окончена.
illegal-answered = На этот вопрос уже ответили. Вот что спрашивается сейчас.
illegal-not_yours = Этот вопрос задан не вам.
illegal-not_offered = Такого ответа нет (или уже нет). Вот что есть.
illegal-too_few = Выберите не меньше { $least }; выбрано { $picked }.
illegal-too_many = Выберите не больше { $most }; выбрано { $picked }.
illegal-twice = Один ответ можно выбрать только один раз.
illegal-nothing_to_change = Выбор больше нельзя изменить: все выбрали, карты открыты.
illegal-not_seated = Этого места нет в партии.

## Сбои

fault-rule = В моих правилах что-то сломалось; партия `{ $code }` осталась как была. Сбой записан; попробуйте другой ответ или скажите тому, кто держит бота.
fault-store = Сохранить не получилось, поэтому ничего не изменилось. Попробуйте ещё раз чуть позже; тому, кто держит бота, стоит проверить диск.
fault-save = Эту партию сохранила другая моя версия, прочитать её нельзя. Ничего не изменено; подробности в журнале.
fault-shown = Нажатие засчитано, но показать, что вышло, не получилось. Откройте панель заново: `/ход`.
fault-unknown = На моей стороне что-то сломалось. Ничего не изменилось, сбой записан.

## Права, как их называет Discord

permission-view_channel = Просматривать канал
permission-send_messages = Отправлять сообщения
permission-send_messages_in_threads = Отправлять сообщения в ветках
permission-attach_files = Прикреплять файлы
permission-read_message_history = Читать историю сообщений
