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
command-concede-description = Выйти из партии; если мест больше двух, за вас доиграет бот
command-help-name = помощь
command-help-description = Как играть
option-practice-name = тренировочных
option-practice-description = Сколько ботов (тренировочных игроков) посадить сразу: с ними можно играть и одному
option-language-name = язык
option-language-description = Язык сообщений в этом канале, иначе выбранный на сервере или ваш
option-spell-name = заклинание
option-spell-description = Как понимать заклинание «Бой со всеми»; новичкам — не трогать
option-theme-name = тема
option-theme-description = Вид картинок за этим столом
choice-theme-dark-name = тёмная
choice-theme-light-name = светлая
choice-theme-contrast-name = контрастная
option-match-name = партия
option-match-description = Код партии, если вы сидите за несколькими столами
option-text-name = текстом
option-text-description = Текстом вместо картинки
choice-printed-name = как напечатано
choice-symmetric-name = в обе стороны

## Лобби

lobby-title = ## { $game } · стол `{ $code }`
lobby-host = **{ $letter }** { $name } · ведущий
lobby-practice = **{ $letter }** { $name } · `бот`
lobby-seat = **{ $letter }** { $name }
lobby-too-few = { $missing ->
    [one] Нужен ещё { $missing } игрок: нажмите **Сесть**.
    [few] Нужны ещё { $missing } игрока: нажмите **Сесть**.
   *[many] Нужны ещё { $missing } игроков: нажмите **Сесть**.
}
    Сыграть в одиночку: **Ведущему**, затем **+ Бот**.
lobby-ready = { $free ->
    [0] Все места заняты: { $host } нажимает **Начать**.
    [one] Можно играть: { $host } нажимает **Начать**. Есть ещё { $free } место: нажмите **Сесть**.
    [few] Можно играть: { $host } нажимает **Начать**. Есть ещё { $free } места: нажмите **Сесть**.
   *[many] Можно играть: { $host } нажимает **Начать**. Есть ещё { $free } мест: нажмите **Сесть**.
}
lobby-full-practice = Можно играть: { $host } нажимает **Начать**. Кто нажмёт **Сесть**, займёт место бота.
lobby-leads = Если начать сейчас: { $who }.
lobby-leads-seat = { $name } ведёт { $count } { $count ->
    [one] бойца
   *[many] бойцов
}
lobby-leads-each = Если начать сейчас, каждый поведёт { $count } бойцов.
lobby-sides = Команды: { $one } против { $other }.
lobby-rematch = Ещё раз после партии `{ $code }`. { $who }: нажмите **Сесть**.
lobby-rematch-some = Ещё раз после партии `{ $code }`.
lobby-rematch-all = Ещё раз после партии `{ $code }`: все снова за столом.
lobby-option = { $name }: { $value }.
lobby-hands = Карты придут личным сообщением.
lobby-fair = Честный жребий: `{ $hash }…`, секрет за этим числом откроется в конце.
lobby-closed = Стол закрыт: все вышли.

practice-name = { $number ->
    [1] Бот Бублик
    [2] Бот Ватрушка
    [3] Бот Сухарь
    [4] Бот Пряник
    [5] Бот Коржик
   *[other] Бот { $number }
}
table-opened = Стол `{ $code }` открыт: [к столу]({ $link }).
rematch-seated = Вы за столом `{ $code }`, где партию играют ещё раз: [к столу]({ $link }).
rematch-begun = Эту партию уже сыграли или играют ещё раз за столом `{ $code }`: [к столу]({ $link }).

## Стол, ход, итог

board-title = ## { $game } · `{ $code }`
board-waiting = Ждём: { $names }
board-choosing = Выбирают втайне: { $names }
board-you = Вы { $letter }.
board-bots = Играет бот: { $letters }
board-left = За место { $letter } ({ $name }) играет бот.
board-closed-dms = Мои сообщения не доходят до { $names }: нажмите **Моя рука** здесь.
board-frozen = Партия остановлена: правило зациклилось. Ничего не потеряно: последнее верное состояние сохранено, подробности — в журнале у хозяина бота.
board-closed = Партия закрыта: все вышли.
board-practice = Если все за столом захотят, это место уберут вместе с ботом. До тех пор игрок может вернуться.
reference-title = ### { $name } · `{ $code }`
reference-none = Пока нечего показать: никто ещё не выбран.
turn-line = { $who } · { $question }
turn-left = За место { $letter } ({ $name }) играет бот. Если захотят все, место уберут: кнопка **Убрать { $letter }** у стола.
turn-link = К столу
result-title = ## { $game } · партия `{ $code }` окончена

## Жребий

dice-title = ### Жребий партии `{ $code }`
dice-rule = Зерно — SHA-256 от байтов секрета и вслед за ними SHA-256 каждого номера (его цифр как текста) по порядку; жребий номер n (с нуля) из m — остаток от деления на m числа SHA-256 от зерна и n (8 байт, старший первым), а если это число не меньше наибольшего кратного m до 2²⁵⁶, берут n + 1.
dice-secret = **Секрет**, скрытый до конца: `{ $secret }`
dice-hash = { $origin ->
    [file] **Его SHA-256**, как он назван в файле: `{ $hash }`
   *[here] **Его SHA-256**; начало было показано при открытии стола: `{ $hash }`
}
dice-numbers = **Номера нажатий**, которыми заняты места, по порядку:

## Личная панель

hand-title = ### { $game } · `{ $code }` · вы { $letter } · [стол]({ $link })
hand-sealed = Ваш выбор: { $choice }. Его можно менять, пока не выберут все.
hand-changing = Новый выбор ниже начнёт действовать, когда вы его подтвердите.
hand-sealed-nothing = ничего
hand-wait = Сейчас от вас ничего не требуется.
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
button-concede = Да, выхожу
button-stay = Остаюсь
button-rematch = Ещё раз

## Журнал

log-title = ### Журнал `{ $code }` · страница { $page } из { $pages }
log-continued = { $heading }, продолжение
log-empty = Пока ничего не произошло.

## Выход

concede-last = Выйти из партии `{ $code }`? Второй игрок сразу победит. Отменить это нельзя.
concede-alone = Выйти из партии `{ $code }`? Вы последний человек за столом: партия закроется без победителя. Отменить это нельзя.
concede-seat = Выйти из партии `{ $code }`? Доигрывать за вас будет бот. Вернуться можно, пока остальные все вместе не решат убрать ваше место.
vote-counted = Голос учтён. Место уберут, когда этого захотят все за столом.
removed = Место убрано.
stayed = Вы остаётесь в партии `{ $code }`.
conceded = Вы вышли из партии `{ $code }`.

## Помощь

help-title = ## Арбитр, судья за столом
help-what = Раздаю карты, считаю бой, рисую стол и помню все правила. Игры: { $games }.
help-open = **Открыть стол**
help-steps =
    1. Напишите `/играть` в канале сервера и выберите игру. Одному? Добавьте ботов.
    2. Друзья нажимают **Сесть**, потом вы — **Начать**.
    3. Карты придут личным сообщением. Не пришли — нажмите **Моя рука** у стола.
help-steps-here =
    1. Выберите игру ниже (или напишите `/играть`): стол появится в этом канале.
    2. Друзья нажимают **Сесть**, потом вы — **Начать**. С ботами можно играть и одному.
    3. Карты придут личным сообщением. Не пришли — нажмите **Моя рука** у стола.
help-open-pick = Открыть стол: какая игра?
help-opening = { $game } · { $how }
help-first = **Впервые здесь?** «Первая партия» по ходу игры объяснит «{ $game }»: пять минут, и видите её только вы.
help-commands = -# `/правила` все правила · `/карта` любая карта · `/ход` что можно сделать · `/рука` ваша рука · `/стол` стол, можно текстом · `/журнал` что произошло · `/сдаться` выйти из партии
help-version = -# Арбитр { $version }

## Отказы: кому нельзя, по какому правилу, что сделает это возможным

refused-unknown-control = Я не знаю этой кнопки. Откройте панель заново: `/ход`.
refused-match-gone = О партии `{ $code }` я больше ничего не знаю: её удалили, или базу вернули из копии, сделанной до этой партии. Это сообщение от неё осталось, но кнопки под ним уже не работают. Новый стол: `/играть`.
refused-no-match = Партии `{ $code }` нет. Проверьте код или откройте стол: `/играть`.
refused-no-code = Это не код партии. Код — шесть букв и цифр, он написан у стола.
refused-no-match-here = Здесь нет открытых партий. Откройте стол: `/играть`.
refused-which-match = Вы играете в нескольких партиях. Какую вы имеете в виду? Укажите её в параметре `партия`:
    { $matches }
meant-table = Партия `{ $code }`: { $names }
meant-line = `{ $code }` · { $game } · с вами: { $names }
bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
refused-no-state = Сохранённого состояния партии `{ $code }` нет. Ничего не изменено; подробности — в журнале у хозяина бота.
refused-no-pack = Карт этой партии нет в базе. Ничего не изменено.
refused-no-channel = Столу нужен канал. Вызовите команду в канале.
refused-permissions = Я не смогу показать здесь партию: в этом канале у меня нет прав: { $names }. Попросите администратора или выберите другой канал.
refused-options = Такой настройки стола нет: { $why }
refused-not-started = Партия `{ $code }` ещё не началась. Когда все сядут, ведущий нажмёт **{ $start }**.
refused-begun = Эта партия уже началась, места заняты.
refused-closed = Этот стол закрыт. Откройте новый: `/играть`.
refused-over = Эта партия окончена. Откройте новую: `/играть`.
refused-frozen = Эта партия остановлена, продолжить её нельзя.
refused-seated-already = Вы уже сидите за этим столом.
refused-full = Все места заняты, их { $limit }.
refused-join-first = Вы ещё не за столом: нажмите **{ $join }**.
cited-rule = { $said } (правило { $rule })
refused-no-seat = У вас нет места в этой партии: можно только смотреть.
refused-not-practice = Убрать можно только место того, кто вышел.
refused-foreign-seat = Это панель игрока { $owner }. Свою откройте командой `/ход`.
refused-not-host-practice = Ботов сажает и убирает ведущий: { $host }.
refused-no-practice = За этим столом нет ботов.
refused-practice-seat = За это место играет бот. Свою панель откройте командой `/ход`.
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
illegal-not_seated = Этого места нет в партии.

## Сбои

fault-rule = В моих правилах что-то сломалось; партия `{ $code }` осталась как была. Сбой записан; попробуйте другой ответ или скажите хозяину бота.
fault-store = Сохранить не получилось, поэтому ничего не изменилось. Попробуйте ещё раз чуть позже; хозяину бота стоит проверить диск.
fault-save = Эту партию сохранила другая моя версия, прочитать её нельзя. Ничего не изменено; подробности в журнале.
fault-shown = Нажатие засчитано, но показать, что вышло, не получилось. Откройте панель заново: `/ход`.
refused-restarting = Я перезапускаюсь. Ничего не пропало: попробуйте ещё раз через несколько секунд.
fault-unknown = На моей стороне что-то сломалось. Ничего не изменилось, сбой записан.

## Права, как их называет Discord

permission-view_channel = Просматривать канал
permission-send_messages = Отправлять сообщения
permission-send_messages_in_threads = Отправлять сообщения в ветках
permission-attach_files = Прикреплять файлы
permission-read_message_history = Читать историю сообщений
