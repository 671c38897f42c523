# Диагностика: проверки бота, сервера и машины. Что найдено и («-fix») что делать.

## Команда и страница

command-doctor-name = диагностика
command-doctor-description = Проверить, всё ли мне здесь доступно и что не так
button-doctor = Проверить бота
button-doctor-again = Проверить ещё раз
doctor-title = ### Проверка: { $page }
doctor-page-here = этот сервер
doctor-page-bot = бот
doctor-page-machine = машина
doctor-found = { $bad ->
    [0] { $notes ->
        [0] Всё в порядке.
        [one] Всё работает; есть { $notes } замечание.
        [few] Всё работает; есть { $notes } замечания.
       *[other] Всё работает; есть { $notes } замечаний.
    }
   *[other] Неисправностей: { $bad }.
}
doctor-checked = Версия { $version }. Проверено { $moment }.
doctor-more = И ещё { $count }.
doctor-probe = Проверка: личные сообщения до вас доходят. Это исчезнет само.
refused-doctor = `/диагностика` — для тех, у кого есть право «Управлять сервером», и для хозяина бота.
refused-doctor-host = Это видит только хозяин бота.

## Что угодно

doctor-check-failed = Сбой в самой проверке «{ $name ->
    [processes] процессы
    [backups] копии базы
    [chosen] каналы из /сервер
    [clock] часы
    [commands] команды
    [connection] связь с Discord
    [content] карты
    [database] база
    [direct] личные сообщения
    [disk] место на диске
    [folder] папка с данными
    [fonts] шрифты
    [libraries] библиотеки
    [locales] тексты
    [languages] другие языки
    [matches] партии
    [packs] дополнения
    [painters] процессы для картинок
    [pictures] картинки
    [place] права в канале
    [port] порт
    [python] Python
    [reports] сообщения пользователей
    [servers] серверы
    [settings] настройки
    [token] токен
   *[other] { $name }
}» ({ $reason }): узнать ничего не удалось.
doctor-check-failed-fix = Это моя ошибка. Подробности — в строках журнала со словом «check»; команда tools.doctor печатает их над отчётом. Пришлите их вместе с версией.

## Место

doctor-permissions-good = В этом канале мне разрешено всё, что нужно: { $names }.
doctor-permissions-lacking = В { $place } мне не хватает: **{ $names }**.
doctor-permissions-lacking-fix = { $where ->
    [role] Настройки сервера → Роли → моя роль: включите эти права.
   *[channel] У моей роли они есть, но этот канал их отнимает: Настроить канал → Права доступа → моя роль.
}
doctor-permissions-rest = Права на ссылки, их предпросмотр, реакции и эмодзи других серверов мне не нужны: ничем из этого я не пользуюсь.
doctor-administrator = Я здесь администратор — это больше, чем мне нужно.
doctor-administrator-fix = Снимите с моей роли право «Администратор»; хватит прав: { $names }.
doctor-thread-locked = Эта ветка заблокирована, а писать в заблокированные мне нельзя.
doctor-thread-locked-fix = Разблокируйте её или дайте моей роли право «Управлять ветками».
doctor-commands-forbidden = Большинству участников здесь нельзя пользоваться командами.
doctor-commands-forbidden-fix = Настройки сервера → Роли → @everyone: включите «Использовать команды приложения» — или для другой роли.
doctor-events-lacking = Мне нельзя создавать события: назначенных столов среди событий сервера не будет.
doctor-events-lacking-fix = Дайте моей роли право «Создавать события»: с ним меняют и завершают и свои события.
doctor-forum-gone = Форум для столов, выбранный в `/сервер`, удалён или скрыт от меня: столы остаются в каналах.
doctor-forum-gone-fix = Выберите другой: `/сервер`, **Место**.
doctor-channel-gone = Канал, выбранный в `/сервер`, удалён или скрыт от меня.
doctor-channel-gone-fix = Откройте `/сервер` → «Люди и каналы» и выберите заново.
doctor-channels-many = На этом сервере каналов: { $count }. Discord разрешает 500.
doctor-channels-many-fix = Удалите лишние, пока игрокам не понадобились новые.
doctor-threads-many = На этом сервере открытых веток: { $count }. Discord разрешает 1000.
doctor-threads-many-fix = Отправьте часть в архив, иначе новые не открыть.
doctor-elsewhere = Здесь не сервер: права проверяются там, где вы спросите.
doctor-elsewhere-fix = Напишите `/диагностика` в том канале, в котором сомневаетесь.

## Сообщения и партии

doctor-outbox-good = Все сообщения показывают то, что есть.
doctor-outbox-late = Ждут доставки сообщений: { $owed }, самое старое — { $minutes } мин.
doctor-outbox-late-fix = Обычно дело в правах или в самом Discord; я продолжаю пробовать. Причина — в журнале («not delivered»).
doctor-homeless = Партий, которые негде показать: { $count } ({ $codes }).
doctor-homeless-fix = Верните права или разблокируйте ветку — либо пусть игрок напишет `/перенести` в другом канале.
doctor-frozen = Партий, остановленных сбоем в моих правилах: { $count } ({ $codes }).
doctor-frozen-fix = Ничего не пропало. Пришлите `/сообщить` с кодом партии и обновите меня; сбой записан в журнале.
doctor-damaged = Партий, остановленных из-за повреждённой записи на диске: { $count } ({ $codes }).
doctor-damaged-fix = Хозяин бота может восстановить копию базы: команду покажет `/диагностика` в личных сообщениях со мной. Если копии нет, партию может завершить модератор.
doctor-dm-good = Личные сообщения до вас доходят.
doctor-dm-closed = Личные сообщения вам отправить не получается.
doctor-dm-closed-fix = Разрешите личные сообщения в настройках конфиденциальности этого сервера. Без них рука открывается только кнопкой **Моя рука**.

## Бот

doctor-gateway-good = Связь с Discord есть, он отвечает за { $milliseconds } мс.
doctor-gateway-slow = Discord отвечает поздно: за { $milliseconds } мс.
doctor-gateway-slow-fix = Посмотрите discordstatus.com, затем сеть и загрузку этой машины.
doctor-shards-good = Все шарды на связи: { $all }.
doctor-shards-lost = Нет связи у шардов { $shards } (всего их { $all }). Пока её нет, сроки на их серверах не идут.
doctor-shards-lost-fix = Подождите: бот подключит их сам. Если связи долго нет, посмотрите discordstatus.com, затем журнал.
doctor-processes-good = Этот процесс — `{ $own }`. { $count ->
    [one] Публикует и следит за временем { $count } процесс
    [few] Публикуют и следят за временем { $count } процесса
   *[other] Публикуют и следят за временем { $count } процессов
}; шарды каждого и сколько раз они переходили из рук в руки: { $listed }
doctor-processes-idle = Этому процессу, `{ $own }`, не принадлежит ни один шард: те, что он слышит, у других.
doctor-processes-idle-fix = Если он сменяет другой процесс, делать ничего не нужно: он примет шарды, когда тот остановится. Иначе двум процессам в ARBITER_SHARDS заданы одни и те же шарды.
doctor-shards-homeless = { $count ->
    [one] { $count } шард остался
    [few] { $count } шарда остались
   *[other] { $count } шардов остались
} без процесса, который публикует и следит за временем: { $shards }
doctor-shards-homeless-fix = Запустите процесс, которому эти шарды заданы в ARBITER_SHARDS; если он работает, прочитайте его журнал. До тех пор всё, что он должен отправить, хранится.
doctor-presses-good = Нажатия приходят по HTTP: { $url }.
doctor-presses-unused = Нажатия могли бы приходить по HTTP, но у приложения не указан Interactions Endpoint URL.
doctor-presses-unused-fix = Впишите его на портале разработчиков Discord и перезапустите бота или уберите ARBITER_INTERACTIONS из .env.
doctor-presses-elsewhere = Discord отправляет все нажатия на { $url }, а этот бот их там не принимает.
doctor-presses-elsewhere-fix = Задайте ARBITER_INTERACTIONS или очистите Interactions Endpoint URL на портале разработчиков Discord; затем перезапустите бота.
doctor-intents-good = Интенты: только серверы. Привилегированные не нужны.
doctor-commands-good = Команд зарегистрировано: { $count }.
doctor-commands-late = Команды ещё не зарегистрированы в Discord.
doctor-commands-late-fix = Я попробую снова сам. Причина — в журнале («not registered»).
doctor-commands-differ = В Discord не те команды, что у меня: { $names }.
doctor-commands-differ-fix = Перезапустите меня. Не поможет — значит, тем же токеном пользуется другая программа.
doctor-servers-good = Серверов: { $count }.
doctor-servers-many = Я уже на стольких серверах: { $count }. После 100 Discord не пускает непроверенного бота на новые.
doctor-servers-many-fix = Подайте заявку на верификацию на портале разработчика.
doctor-lacking-servers = На части серверов моей роли не хватает прав: { $count } из { $all }.
doctor-lacking-servers-fix = Пусть их администраторы напишут там `/диагностика`: она назовёт каждое.
doctor-painters-good = Процессов для картинок: { $ready } из { $count }.
doctor-painters-fewer = Процессов для картинок: { $ready } из { $count }; остальные запустятся, когда понадобятся.
doctor-painters-fewer-fix = Если так и останется, проверьте память: возможно, их завершает система.
doctor-reports-good = Сообщения пользователей приходят в канал, где я могу писать.
doctor-reports-unreachable = В канал для сообщений пользователей (ARBITER_REPORTS) писать не получается.
doctor-reports-unreachable-fix = Проверьте его номер и мои права там или оставьте настройку пустой: тогда сообщения придут вам в личные.
doctor-packs-good = Загружено дополнений: { $count }.
doctor-packs-left-out = Дополнения, которые не удалось загрузить: { $names }
doctor-packs-left-out-fix = Проверьте каждое командой `{ $command }` и перезапустите меня; весь отчёт — в /дополнения.

## Машина

doctor-settings-good = Настройки годятся.
doctor-settings-bad = Настройка не годится: { $reason }
doctor-settings-bad-fix = Исправьте её в .env; каждая описана в .env.example.
doctor-settings-unknown = Таких настроек я не знаю: { $names }.
doctor-settings-unknown-fix = Похоже на опечатку: сравните с .env.example.
doctor-settings-readable = Файл .env с токеном могут прочитать другие пользователи этой машины.
doctor-settings-readable-fix = Выполните: chmod 600 .env
doctor-token-good = Токен похож на настоящий.
doctor-token-none = Токена нет: вместо Discord бот откроет локальный стол в браузере.
doctor-token-none-fix = Для Discord впишите токен после DISCORD_TOKEN= в .env.
doctor-token-malformed = После DISCORD_TOKEN= стоит не токен бота.
doctor-token-malformed-fix = На портале разработчика откройте своё приложение → Bot → Reset Token и скопируйте целиком: три части через точки, без кавычек и без слова «Bot». Это не номер приложения и не client secret.
doctor-port-good = Порт { $port } для локального стола свободен.
doctor-port-used = Порт { $port } занят другой программой.
doctor-port-used-fix = Закройте её или выберите другой порт в ARBITER_PORT.
doctor-folder-good = В папку с данными можно писать: { $place }
doctor-folder-unwritable = В папку с данными { $place } писать нельзя: { $reason }.
doctor-folder-unwritable-fix = Отдайте её пользователю, от имени которого работает бот, или укажите другую в ARBITER_DATA.
doctor-disk-good = На диске свободно { $free } МБ.
doctor-disk-low = На диске свободно всего { $free } МБ.
doctor-disk-low-fix = Освободите место: каждой копии нужно столько же, сколько базе.
doctor-disk-full = Диск почти полон: { $free } МБ.
doctor-disk-full-fix = Освободите место сейчас. Пока он полон, ни один ход не сохранить (но ничего и не пропадёт).
doctor-python-good = Python { $version }.
doctor-python-old = Python { $version } слишком старый.
doctor-python-old-fix = Поставьте Python { $least } или новее.
doctor-libraries-good = Библиотек: { $count }, все тех версий, с которыми меня проверяли.
doctor-libraries-missing = Не хватает библиотек: { $names }.
doctor-libraries-missing-fix = Выполните: `{ $command }`
doctor-libraries-differ = Библиотеки не тех версий, что проверены: { $names }.
doctor-libraries-differ-fix = Выполните: `{ $command }`
doctor-fonts-good = В шрифтах есть кириллица; эмодзи из имён на картинки не попадают.
doctor-fonts-missing = Шрифтов для картинок нет, или они испорчены: { $names }.
doctor-fonts-missing-fix = Установите программу заново: папка assets неполна.
doctor-pictures-good = Картинки рисуются: игр — { $count }, по { $milliseconds } мс.
doctor-pictures-slow = На картинку уходит { $seconds } с.
doctor-pictures-slow-fix = Машина перегружена или слаба; см. ARBITER_PAINTERS.
doctor-pictures-failed = Нарисовать картинку не получилось ({ $game }): { $reason }
doctor-pictures-failed-fix = Партии идут дальше текстом. Проверьте память и папку assets; подробности в журнале.
doctor-locales-good = Текстов: { $count } на каждом языке.
doctor-locales-incomplete = Не хватает текстов: { $names }.
doctor-locales-incomplete-fix = Установите программу заново: папка data неполна.
doctor-languages-good = Других языков: { $count }.
doctor-languages-left = В папке ARBITER_LOCALES есть папка, которая не годится как язык: { $reason }
doctor-languages-left-fix = Сравните её language.toml с теми, что в data/locales; что там пишут, сказано в CONTRIBUTING.md, «Add a language».
doctor-languages-partly = Не хватает текстов: { $names }; вместо них показываются тексты запасного языка.
doctor-languages-partly-fix = Переведите недостающее: тексты из data/locales/en, которых нет в папке языка.
doctor-languages-undrawn = В шрифтах картинок нет букв одного из других языков: { $letters }
doctor-languages-undrawn-fix = На картинках в текстах этого языка будут пропуски: выберите доску текстом или обойдитесь другими буквами.
doctor-content-good = Игр с исправными картами: { $count }.
doctor-content-bad = Карты не годятся: { $reason }
doctor-content-bad-fix = Отмените последнее изменение в папке data.
doctor-database-good = База цела: { $size } КБ, схема { $schema }.
doctor-database-none = Базы ещё нет.
doctor-database-none-fix = Ничего делать не надо: она появится при первом запуске. Если должна быть, проверьте ARBITER_DATA.
doctor-database-bad = Базой нельзя пользоваться: { $reason }
doctor-database-bad-fix = Остановите бота, сохраните копию папки с данными, затем: `{ $command }`
doctor-damage = База повреждена: { $found }
doctor-damage-fix = Остановите бота и восстановите последнюю копию: `{ $restore }`. Оставить базу как есть: `{ $accept }`. Проверьте диск.
doctor-server-good = PostgreSQL { $version } отвечает: { $size } КБ, схема { $schema }.
doctor-server-new = PostgreSQL отвечает, база пуста.
doctor-server-new-fix = Ничего делать не надо: таблицы появятся при первом запуске. Чтобы перенести партии, до него запустите `tools.move`.
doctor-server-bad = Базой нельзя пользоваться: { $reason }
doctor-server-bad-fix = Проверьте ARBITER_DATABASE и сервер; что ему нужно, сказано в docs/host/postgres.ru.md.
doctor-server-newer = База новее этой версии бота: схема { $schema }, а здесь известна { $known }.
doctor-server-newer-fix = Запустите ту версию или восстановите более старую копию.
doctor-server-unsafe = Сервер не дожидается диска: выключено fsync или full_page_writes. Отключение питания может погубить базу.
doctor-server-unsafe-fix = Включите и то и другое в postgresql.conf и перезапустите сервер.
doctor-server-plain = Соединение с сервером не зашифровано, а по нему идут карты всех игроков.
doctor-server-plain-fix = Добавьте к ARBITER_DATABASE `sslmode=verify-full`; как — сказано в docs/host/postgres.ru.md.
doctor-server-superuser = Бот входит под именем { $role }, а этой роли на сервере можно всё.
doctor-server-superuser-fix = Дайте боту свою роль, которой принадлежит только эта база.
doctor-server-unchecked = Сервер не заметит, если диск испортит страницу: контрольные суммы выключены. В партиях это замечу я.
doctor-server-unchecked-fix = Остановите сервер, затем: `pg_checksums --enable`
doctor-server-damage = Записи в базе повреждены: { $found }
doctor-server-damage-fix = Остановите бота и восстановите копию, сделанную до этого; как — сказано в docs/host/postgres.ru.md. Проверьте диск сервера.
doctor-server-backups = Копий PostgreSQL я не делаю: их делают `pg_dump` или архив его журнала, а заботиться о них вам.
doctor-backup-good = Копий: { $count }; последняя открывается: ей { $hours } ч, партий в ней — { $matches }.
doctor-backup-none = Копий базы ещё нет.
doctor-backup-none-fix = Если я только что запущен, ничего: копия делается раз в { $hours } ч. Вручную: `{ $command }`
doctor-backup-old = Последней копии { $hours } ч, а должна делаться раз в { $interval } ч.
doctor-backup-old-fix = Поищите в журнале ошибки копирования — чаще всего полон диск. Вручную: `{ $command }`
doctor-backup-bad = Последняя копия { $name } не открывается: { $reason }
doctor-backup-bad-fix = Сделайте копию вручную (`{ $command }`) и проверьте диск.
doctor-clock-good = Часы машины идут вровень с Discord.
doctor-clock-off = Часы машины расходятся с Discord на { $seconds } с.
doctor-clock-off-fix = Включите синхронизацию времени: timedatectl set-ntp true
doctor-clock-unknown = Спросить у Discord время не удалось ({ $reason }).
doctor-clock-unknown-fix = Если и бот не может связаться с Discord, проверьте сеть, DNS и брандмауэр для discord.com.

menu-report-name = Сообщить о проблеме
