# То, что у каждого своё: настройки человека и сервера, список партий.

## Настройки

command-settings-name = настройки
command-settings-description = Изменить ваши настройки: язык, сообщения, тихие часы, вид картинок
command-server-name = сервер
command-server-description = Изменить настройки столов на этом сервере
button-settings = Настройки
hand-rest = -# Остальное — за кнопками «{ $more }» → «{ $button }».

settings-title = ### Ваши настройки
settings-intro = Действуют сразу, во всех партиях и на всех серверах. Видите их только вы.

settings-language = **Язык: { $value }**
settings-language-usual = как в Discord
settings-language-about = Всё, что видите только вы. Общие сообщения — на языке стола.

settings-delivery-dm = **Карты приходят в личные сообщения**
settings-delivery-dm-about = Каждая рука — отдельное сообщение, оно само обновляется.
settings-delivery-channel = **Карты остаются в канале**
settings-delivery-channel-about = Они за кнопкой **Моя рука** у стола, видите их только вы. Личных сообщений не будет совсем.
settings-messages-closed = **Мои личные сообщения до вас не доходят**
settings-messages-closed-about = Разрешите личные сообщения в настройках конфиденциальности этого сервера и нажмите кнопку. А пока рука открывается кнопкой **Моя рука** у стола.
settings-messages-try = Теперь открыты
settings-messages-trying = Снова отправляю вашу руку личным сообщением. Если не придёт — сообщения всё ещё закрыты.
settings-delivery-to-dm = В личные
settings-delivery-to-channel = В канал

settings-pings = **Упоминания: { $value }**
settings-pings-all = ход и напоминания
settings-pings-turns = только ход
settings-pings-off = нет
settings-pings-about = Когда ваш ход, вас упоминают в канале; если ждут долго, приходит напоминание.

settings-next-up-on = **Предупреждение перед ходом: есть**
settings-next-up-on-about = Личное сообщение, когда перед вами остаётся один игрок.
settings-next-up-off = **Предупреждение перед ходом: нет**
settings-next-up-off-about = Сообщение придёт, только когда ход уже ваш.
settings-next-up-to-on = Включить
settings-next-up-to-off = Выключить

settings-quiet = **Тихие часы: с { $start } до { $end }**
settings-quiet-off = **Тихих часов нет**
settings-quiet-about = В это время вас не упоминают; где на ход даются дни, стоят и ваши часы.
settings-quiet-change = Изменить
settings-zone = { $place }: сейчас { $time }

settings-board-picture = **Стол и рука — картинками**
settings-board-picture-about = Текст всегда есть за кнопками **Ещё** → **Текстом**.
settings-board-text = **Стол и рука — текстом**
settings-board-text-about = Всё нужное для игры словами, удобно для экранного диктора. Картинок нет.
settings-board-to-picture = Картинками
settings-board-to-text = Текстом

settings-theme = **Тема картинок: { $value }**
settings-theme-usual = как у стола
settings-theme-dark = тёмная
settings-theme-light = светлая
settings-theme-contrast = контрастная
settings-theme-about = В вашей руке и везде, где картинку видите только вы.

settings-colours = **Цвета игроков: { $value }**
settings-colours-usual = обычные
settings-colours-bright = яркие
settings-colours-shades = от тёмного к светлому
settings-colours-about = Первые два набора различимы и при дальтонизме, в третьем цвета отличаются яркостью. Буквы и фигуры те же.

settings-listed-on = **Вы в рейтингах и рекордах**
settings-listed-on-about = На каждом сервере, где вы играете. Сам рейтинг считается в любом случае.
settings-listed-off = **Вас нет в рейтингах и рекордах**
settings-listed-off-about = Рейтинг всё равно считается, и вы его видите.
settings-listed-to-on = Показывать
settings-listed-to-off = Не показывать

settings-profile-open = **Ваш профиль открыт**
settings-profile-open-about = Участники сервера видят ваши законченные партии, рейтинги и персонажей на нём.
settings-profile-private = **Ваш профиль закрыт**
settings-profile-private-about = Его видите только вы. Законченные партии остаются видны в своих каналах.
settings-profile-to-open = Открыть
settings-profile-to-private = Закрыть

quiet-title = Тихие часы
quiet-from = С какого часа
quiet-to = До какого часа
quiet-none = тихих часов нет
quiet-place = Ваш город или часовой пояс
quiet-place-about = Например: Москва, Новосибирск, Berlin, UTC+3
zone-which = ### Где «{ $query }»?
    Выберите место, где сейчас то же время, что у вас.
zone-option = { $place } — сейчас { $time }
zone-pick = Мой часовой пояс
zone-again = Ввести заново

refused-quiet = Тихие часы длятся не больше 12 часов: иначе с вами не доиграть. Выберите другое начало или конец.
refused-zone = Не знаю города или пояса «{ $query }». Напишите ближайший большой город или сдвиг, например UTC+5.
refused-zone-missing = Чтобы знать, когда у вас ночь, мне нужен ваш город или часовой пояс. Напишите его в форме, например «Москва».

server-title = ### Настройки сервера
server-intro = Действуют сразу, для новых столов. Видят и меняют их те, кто управляет сервером.
server-tables = Столы
server-people = Люди и каналы

server-language = **Язык столов: { $value }**
server-language-usual = того, кто открывает
server-language-about = Язык общих сообщений. Открывая стол, можно выбрать другой.

server-clock = **Часы: { $value }**
server-clock-about = С ними открывается стол, если не выбрать другие.
server-clock-own = Другие…
server-clock-title = Часы столов
server-clock-field = Сколько времени на ход
server-clock-hint = Например: 10м, 3д, 30м+30с или «нет»

server-silence = **Молчание: { $value }**
server-silence-never = никогда
server-silence-about = За столом без часов остальные могут решить, что делать, если кто-то не отвечает столько времени.

server-undo = **Отмена ходов: { $value }**
server-undo-usual = сразу, если ничего не открыто
server-undo-request = только с согласия всех
server-undo-off = нельзя
server-undo-about = Открывая стол, можно выбрать иначе.

server-theme = **Тема картинок: { $value }**
server-theme-usual = тёмная
server-theme-light = светлая
server-theme-contrast = контрастная
server-theme-about = Для общих картинок; у своей руки каждый выбирает сам.

server-per-person = **Столов на человека: { $value }**
server-per-person-option = { $count }
server-per-person-about = Столько столов и партий сразу может быть здесь у одного человека.

server-places = Место
server-kept-in = **Где стоит стол: { $value }**
server-kept-in-usual = в канале
server-kept-in-threads = каждому своя ветка
server-kept-in-forum = публикация в форуме
server-kept-in-about = Ветки: стол ждёт игроков в канале, а партия идёт в ветке. Форум: каждый стол — публикация.
server-forum = **Форум: { $value }**
server-forum-none = нет
server-forum-about = Там публикации столов всего сервера, кроме столов из каналов, скрытых от читателей форума. Кто открыл стол, получает ссылку.
server-forum-missing =
    ⚠️ На этом сервере ещё нет форума; столы остаются в каналах.
    Как его создать в Discord: в меню сервера **Создать канал**, тип **Форум**. Если Discord такого типа не предлагает, сначала включите сообщество в настройках сервера.
button-look-again = Проверить снова
server-forum-wanted = Выберите форум. Пока его нет, столы остаются в каналах.
server-forum-tag = Этот форум требует тег, а тегов с названиями игр или о наборе в нём нет: беру первый.
server-place-lacking = В { $place } мне не хватает прав: { $names }. Пока их нет, столы остаются в канале.
server-tags = Нет тегов: { $names }. Я могу их создать.
server-tags-lacking = Нет тегов: { $names }. Создайте их в форуме или дайте мне право «{ $name }».
button-make-tags = Создать теги
refused-tags = Для этого мне в форуме не хватает права **{ $name }**.
server-pick-forum = Выберите форум

server-channels = **Где открывать столы: { $value }**
server-channels-none = везде
server-channels-about = Можно выбрать каналы; их ветки тоже годятся.
server-players = **Кто играет: { $value }**
server-players-none = все
server-players-everybody = С ролью @everyone играют все, поэтому ролей здесь больше нет.
server-players-about = Если выбрать роли, открывать столы и садиться за них смогут только они.
server-judges = **Судьи: { $value }**
server-judges-none = только модераторы
server-judges-everybody = @everyone судить не может: иначе судьёй стал бы каждый. Выберите роль, которая есть только у судей; если её нет, сначала создайте её в настройках Discord.
server-judges-about = Эти роли принимают вызовы судей, могут закончить партию, убрать игрока, выключить упоминания; модераторы могут всегда.
server-judge-channel = **Где звать судей: { $value }**
server-judge-channel-none = в канале партии
server-judge-channel-about = Сюда приходят вызовы судей. Разрешите мне там упоминать их роли.
server-look-channel = **Где искать игроков: { $value }**
server-look-channel-none = в канале стола
server-look-channel-about = Сюда приходит объявление, когда столу нужны игроки.
server-look-role = **Кого звать: { $value }**
server-look-role-none = никого
server-look-role-everybody = Весь сервер, @everyone, я не зову. Выберите роль, которую берут те, кто хочет играть.
server-look-role-about = Эту роль упоминают, когда столу нужны игроки.
server-pick-channel = Выберите каналы
server-pick-role = Выберите роли

refused-server = Эти настройки меняют те, у кого есть право «Управлять сервером».
refused-channel = Здесь столы не открывают: так решили на сервере. Откройте стол в одном из этих каналов: { $channels }.
refused-role = Играть здесь могут только { $roles }: так решили на сервере. Роль выдают те, кто им управляет.
refused-many = На этом сервере у одного человека может быть столов и партий сразу: { $limit }. Доиграйте или закройте один из своих.

# Что ждёт человека на всех серверах, что случилось после его последнего выбора, и как смотреть, не играя.

command-turns-name = партии
command-turns-description = Показать все ваши партии: где ждут вас и кого ждёте вы
command-catchup-name = что-было
command-catchup-description = Показать, что случилось после вашего последнего выбора
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
turns-none-now = Сейчас вы не сидите ни за одним столом; ниже — законченные партии. Открыть стол: `/играть`.
turns-past = Закончена { $ended }: { $result }
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
turns-here = **Ждёт вас:** нажмите за столом **Я здесь**.
turns-here-others = Вы на месте. Партия начнётся, когда придут все.
turns-lobby = Ещё не началась: занято { $taken } из { $seats } мест.
turns-lobby-until = Закроется { $until }, если никто не придёт.
turns-invited = Вас приглашает **{ $host }**: нажмите **{ $join }** у стола.
turns-invited-until = Место придержано, оно освободится { $until }.
turns-frozen = Партия остановлена, продолжить её нельзя.
turns-since = вопрос задан { $since }
turns-due = срок: { $due }
turns-fallen = ваше время вышло { $since }
turns-silent = о вашем месте уже могут решать остальные
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
since-cut = Что было раньше, есть в журнале: кнопка **Ещё**, потом **Журнал**.
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
