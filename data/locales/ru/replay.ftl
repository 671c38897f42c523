# Партия момент за моментом, и как показать момент всем.

command-replay-name = повтор
command-replay-description = Партия момент за моментом
option-replay-name = партия
option-replay-description = Код партии; без кода — ваша или та, что в этом канале
option-moment-name = момент
option-moment-description = Номер момента, с которого начать

button-replay = Повтор
button-replay-here = Смотреть отсюда
button-replay-first = |◀ { $number }
button-replay-back = ◀ Назад
button-replay-on = Вперёд ▶
button-replay-last = { $number } ▶|
button-replay-first-spelt = Начало
button-replay-back-spelt = Назад
button-replay-on-spelt = Вперёд
button-replay-last-spelt = Конец
button-replay-share = Показать всем
button-replay-skip = Без отмен
button-replay-show = С отменами
button-unshare = Удалить

replay-title = ### Повтор · { $game } · `{ $code }`
replay-moment = Момент { $number } из { $count }
replay-undone = отменён
replay-from-table = как видят все
replay-from-every = все руки
replay-from-seat = как видит { $name }
replay-cut = { $count ->
    [one] И ещё { $count } строка: кнопка **Журнал**.
    [few] И ещё { $count } строки: кнопка **Журнал**.
   *[other] И ещё { $count } строк: кнопка **Журнал**.
}
replay-quiet = Об этом моменте журнал ничего не говорит.
replay-shuffled = Всё, чего никто не видел, перемешано заново.
replay-jump = Перейти к…
replay-jump-from = { $part } · перейти к…
replay-option = Момент { $number }
replay-option-undone = Момент { $number } · отменён
replay-earlier = ◀ Раньше
replay-later = Позже ▶
replay-shared = ### Момент { $number } · { $game } · `{ $code }`
replay-shared-by = Показывает { $name }
replay-typed = `/повтор партия:{ $code } момент:{ $number }`
replay-done = Показано: { $link }
    Эта ссылка ведёт к моменту. Его открывает и команда { $typed }
replay-done-public = Партия не доиграна, поэтому показан стол, каким его видят все, без вашей руки.
replay-removed = Удалено.

refused-no-moment = Такого момента нет: в партии { $over ->
    [yes] всего
   *[no] пока
} { $count ->
    [one] { $count } момент.
    [few] { $count } момента.
   *[other] { $count } моментов.
}
refused-view = Пока партия не окончена, со своего места её видит только тот, кто на нём играет.
refused-share-may = Вы сами не можете писать в том канале, поэтому и показать там ничего нельзя.
refused-share-nowhere = Отсюда показать нельзя: канал партии удалён или скрыт от меня.
refused-share-lost = Discord не даёт мне отправлять или удалять там сообщения.
refused-share-often-user = Показано вами за последние { $minutes } мин.: { $times }. Больше пока нельзя; сам повтор для вас открыт.
refused-share-often-match = Моментов этой партии показано за последние { $minutes } мин.: { $times }. Подождите немного.
refused-share-foreign = Удалить показанное может здесь только тот, кто показал; модераторы удаляют его, как любое сообщение.
