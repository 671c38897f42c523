# Ответы: указания, данные заранее (как называется каждое, сказано в текстах его игры), и личная панель.

## Указания

command-orders-name = указания
command-orders-description = Показать, что вы указали заранее и до каких пор
button-orders = Указания
button-order-cancel = Отменить
orders-title = ### Указания · `{ $code }`
orders-hint = Указание отвечает за вас вскоре после вопроса. Другие не видят, что вы его дали. Отмена хода снимает все указания.
orders-none = Сейчас указаний нет.
orders-line = **{ $order }** — { $until }
orders-give = { $order }: до каких пор?
orders-end = { $until }: { $order }
orders-given = Указание дано: **{ $order }** — { $until }. Оно — под кнопкой **{ button-orders }**.
orders-stands = Указание: **{ $order }** — { $until }
orders-ended-until = Указание «{ $order }» ({ $until }) больше не действует: теперь спросят вас.
orders-ended-undo = Отмена хода сняла указание «{ $order }». Если оно ещё нужно, дайте его снова.
orders-gone = Отменять уже нечего: это указание закончилось раньше. Ниже — то, что действует сейчас.
log-ordered = По вашему указанию: { $order }
refused-no-orders = В этой игре ничего нельзя указать заранее.
refused-no-order = Такого указания в этой игре нет. Какие есть, показывает кнопка **{ button-orders }** под сообщением с вашей рукой.
refused-order-gone = Это указание уже не действует: оно закончилось или вы его отменили. Действующие показывает `/указания`.

## Личная панель

hand-title = ### { $game } · `{ $code }` · вы { $letter } · [стол]({ $link })
hand-sealed = Ваш выбор: { $choice }. Его можно менять, пока не выберут все.
hand-changing = Новый выбор ниже начнёт действовать, когда вы его подтвердите.
hand-sealed-nothing = ничего
hand-wait = Сейчас от вас ничего не требуется.
control-pick = Выбрать
control-picked = Выбрано
control-back = Назад
control-done = Готово
control-confirm = Подтвердить
