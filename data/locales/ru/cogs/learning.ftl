# Правила по темам и карты по названию: команды /правила и /карта. Сами темы — в data/<игра>/rules.toml.

## Команды

command-rules-name = правила
command-rules-description = Правила по темам: найти, прочитать, посмотреть на примере
command-card-name = карта
command-card-description = Любая карта по названию: существо, заклинание, награда, герой, боец, стиль, приём
option-game-name = игра
option-game-description = Какая игра
option-about-name = вопрос
option-about-description = О чём: тема, слово или номер правила, например «соседи» или «TK-16»
option-card-name = название
option-card-description = Название карты, можно с опечаткой и на другом языке
option-public-name = всем
option-public-description = Показать карту всем в канале

## Правила

rules-contents = ## Правила: { $game }
rules-intro =
    { $count ->
        [one] { $count } тема, у многих
        [few] { $count } темы, у многих
       *[many] { $count } тем, у многих
    } — пример с картинкой. Выберите тему или спросите словом или номером правила: `/правила вопрос:{ $word }`
rules-foot = { $game } · { $ids } · { $number } из { $count }
rules-others = Правила других игр:
rules-none = В правилах ничего не нашлось по запросу «{ $query }». Вот что ближе всего:
rules-no-rule = Правила { $rule } нет: номера идут от { $first } до { $last }. Начать можно отсюда:
rules-also = Ещё об этом:
rules-unknown = Такой темы в правилах больше нет. Вот все, что есть: `/правила`.
rules-pick = Выберите тему…
rules-pick-part = Темы { $first }–{ $last }…
rules-spell = - **{ $creature }** — { $spell }
rules-cards = На картах:
rules-reward = - **{ $name }** — условие: { $condition }; приз: { $prize }
rules-example-names = Саша, Петя, Маша, Вася
button-rules-contents = Все темы
button-rules-start = С начала ▶
button-rules-previous = ◀ Назад
button-rules-next = Дальше ▶
button-rules-cited = Правило { $rule }

## Карты

cards-creature = Существо: атака **{ $attack }**, защита **{ $defence }**
cards-spell = Потом заклинание { $spell }
cards-prize = Как приз: { $prize }
cards-condition = Как условие: { $condition }
cards-hero = Герой: имя и картинка, особых сил нет
cards-none = Карты с названием «{ $query }» не нашлось. Похожие:
cards-several = По запросу «{ $query }» подходит несколько карт:
cards-unknown = Такой карты больше нет. Найдите другую: `/карта`.
cards-hit = { $name } · { $kind }
cards-hit-of = { $name } · { $kind } · { $owner }
cards-hit-spell = { $name } · { $kind } · { $card }
cards-pick = Выберите карту…
cards-kind-fighter = боец
cards-kind-style = стиль
cards-kind-base = приём
cards-kind-finisher = спецатака
cards-kind-ability = способность
cards-kind-token = жетон
cards-kind-special = особая карта
cards-kind-support = жетон поддержки
cards-kind-title = титул
cards-kind-creature = существо
cards-kind-spell = заклинание
cards-kind-reward = награда
cards-kind-hero = герой

## Guided first matches, common to all games

lesson-title = Первая партия
lesson-step = Раунд { $round } из { $rounds } · { $phase }
button-lesson = Первая партия
button-lesson-next = Дальше ▶
button-lesson-back = ◀ Назад
button-lesson-leave = Выйти
button-lesson-again = Ещё раз
button-table = Как открыть стол
button-open-practice = Сыграть с ботами
button-open = Открыть стол
open-already = Ваш стол `{ $code }` в этом канале уже открыт: [к столу]({ $link }).
lesson-left = Учебная партия закрыта. Она всегда здесь: `/помощь`, кнопка **Первая партия**.
lesson-unknown = Такого места в учебной партии нет: кнопка устарела или подделана. Начните её заново: `/помощь`, кнопка **Первая партия**.

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
