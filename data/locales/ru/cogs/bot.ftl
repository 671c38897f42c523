# Что говорит сам бот. Термины игр — в terms.ftl и в файлах самих игр.

## Команды

command-play-name = играть
command-play-description = Открыть стол в этом канале
command-act-name = ход
command-act-description = Показать, что вы можете сделать сейчас
command-hand-name = рука
command-hand-description = Показать вашу руку: её увидите только вы
command-board-name = стол
command-board-description = Показать стол
command-log-name = журнал
command-log-description = Показать, что уже произошло
command-concede-name = сдаться
command-concede-description = Выйти из партии; если мест больше двух, за вас доиграет бот
command-help-name = помощь
command-help-description = Узнать, как играть
option-practice-name = боты
option-practice-description = Сколько ботов (тренировочных игроков) посадить сразу: с ними можно играть и одному
option-language-name = язык
option-language-description = Язык сообщений в этом канале, иначе выбранный на сервере или ваш
option-theme-name = тема
option-theme-description = Вид картинок за этим столом
choice-theme-dark-name = тёмная
choice-theme-light-name = светлая
choice-theme-contrast-name = контрастная
option-match-name = партия
option-match-description = Код партии, если вы сидите за несколькими столами
option-text-name = текстом
option-text-description = Текстом вместо картинки

## Сбои

fault-rule = В моих правилах что-то сломалось; партия `{ $code }` осталась как была. Сбой записан; попробуйте другой ответ или скажите хозяину бота.
fault-stopped = В моих правилах что-то сломалось, и партия `{ $code }` не может идти дальше: я остановил её, последнее верное состояние сохранено. Остальные партии идут дальше. Хозяин бота найдёт сбой в журнале.
fault-store = Сохранить не получилось, поэтому ничего не изменилось. Попробуйте ещё раз чуть позже; хозяину бота стоит проверить диск.
fault-damaged = Запись об этом на моём диске повреждена: я ей не доверяю и ничего не меняю. Подробности хозяин бота найдёт в `/диагностика`.
fault-save = Эту партию сохранила другая моя версия, прочитать её нельзя. Ничего не изменено; подробности в журнале.
fault-shown = Нажатие засчитано, но показать, что вышло, не получилось. Откройте панель заново: `/ход`.
fault-unknown = На моей стороне что-то сломалось. Ничего не изменилось, сбой записан.
