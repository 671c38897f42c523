# Часы: кого и до какого времени ждут, напоминания, истёкшее время, пауза, отпуск; и панель за кнопкой «Ещё».

## Команды

command-clock-name = часы
command-clock-description = Показать часы партии, а ваши — с точностью до секунды
command-pause-name = пауза
command-pause-description = Остановить часы, если согласятся все
command-resume-name = продолжить
command-resume-description = Запустить часы партии, стоящей на паузе
command-vacation-name = отпуск
command-vacation-description = Остановить ваши часы на несколько дней
option-days-name = дни
option-days-description = Сразу уйти в отпуск на столько дней

## Ещё

button-more = Ещё
more-title = ### Ещё · `{ $code }`
more-table = Стол
more-match = Партия
more-own = Личное

## Сроки и условия

span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
span-hours = { $count } ч
span-minutes = { $count } мин
span-seconds = { $count } с
clock-none = без часов
clock-move = { $span } на ход
clock-bank = { $span } на всю партию
clock-increment = { $span } + { $more } за ход

## На столе и в вызове. Время читается «через 2 часа» или «2 часа назад».

board-since = { $line } · вопрос задан { $moment }
board-until = { $line } · срок: { $moment }
board-dues = Срок: { $dues }
board-banks = В запасе: { $banks }
board-fallen = **{ $letter }** опаздывает: время вышло { $moment }
board-silent = **{ $letter }** молчит: вопрос задан { $moment }. Решать могут остальные.
board-away = **{ $letter }** в отпуске до { $moment }
board-paused-consent = Пауза по общему согласию, началась { $moment }: часы стоят.
board-paused-judge = Позвали судью { $moment }: часы стоят.
board-paused-lost = Партия на паузе с тех пор, как её стол стал мне недоступен ({ $moment }): часы стоят.
board-closed-agreed = Партия закрыта без итога: так решили все.
board-closed-idle = Партия закрыта без итога: здесь давно ничего не происходило.
board-closing = Здесь давно ничего не происходит: партия закроется { $moment }.
turn-until = Срок: { $moment }
turn-next = Следующий ход: { $name }
button-since = Что было

## Напоминания

remind-title = ### { $game } · `{ $code }` · вы { $letter }
remind-waits = Стол ждёт вас: вопрос задан { $moment }.
remind-next = Сейчас ход: { $name }. Следующий — ваш.

## Часы партии

button-clocks = Часы
clocks-title = ### Часы · `{ $code }`
clocks-nobody = Людей за столом больше нет.
clock-sealed = ответ дан, ждём остальных
clock-fallen = время вышло { $moment }
clock-silent = молчит, вопрос задан { $moment }: решать могут остальные
clock-rest = осталось { $span }
clock-due = срок: { $moment }
clock-since = вопрос задан { $moment }
clock-stands = сейчас ничего не спрашивают
clock-in-bank = в запасе { $span }
clock-away = в отпуске до { $moment }
clock-means-none = Без часов по времени никто не проигрывает. Тому, кого ждут, напоминают — всё реже и реже.
clock-means-silence = { $days ->
    [one] Если ответа нет { $days } день, решать могут остальные: ждать, посадить бота, добавить часы или закончить. Тихие часы, отпуск и пауза не считаются.
    [few] Если ответа нет { $days } дня, решать могут остальные: ждать, посадить бота, добавить часы или закончить. Тихие часы, отпуск и пауза не считаются.
   *[many] Если ответа нет { $days } дней, решать могут остальные: ждать, посадить бота, добавить часы или закончить. Тихие часы, отпуск и пауза не считаются.
}
clock-means-bank = Время на ответ берётся из запаса, а каждый ответ его пополняет — но не выше начального.
clock-means-budget = Время на все ответы берётся из одного запаса и не пополняется.
clock-means-days = В тихие часы и в отпуске эти часы стоят.
clock-means-fall = Истёкшее время — ещё не проигрыш: что делать, решают остальные.

## Пауза и конец без итога

button-pause = Пауза
button-resume = Продолжить
button-add-clock = Добавить часы
button-giveup = Выйти
button-close = Закончить без итога
button-keep = Назад
button-sure = Да
motion-question-pause = ### Поставить партию на паузу?
motion-all-pause = Нужно согласие всех. Часы встанут, пока кто-нибудь не нажмёт **Продолжить**; отвечать можно и на паузе.
motion-alone-pause = Ничьё согласие не нужно. Часы встанут, пока вы не нажмёте **Продолжить**.
button-pause-ask = Спросить стол
button-pause-now = Пауза
motion-question-close = ### Закончить партию без итога?
motion-all-close = Нужно согласие всех. Партия закроется: победителя не будет, продолжить её будет нельзя.
motion-alone-close = Ничьё согласие не нужно. Партия закроется: победителя не будет, продолжить её будет нельзя.
button-close-ask = Спросить стол
button-close-now = Закончить
motion-question-clock = ### Добавить партии часы?
motion-all-clock = Нужно согласие всех. Дальше на каждый вопрос даётся столько времени; истёкшее время — ещё не проигрыш.
motion-alone-clock = Ничьё согласие не нужно. Дальше на каждый вопрос даётся столько времени; истёкшее время — ещё не проигрыш.
motion-clock-pick = Время на ход
motion-clock-asked = Часы уже предложены: { $clock }. Сначала согласитесь или откажитесь у стола.
motion-clock = **Играть дальше с часами: { $clock }?** За: { $names }.
motion-pause = **Поставить партию на паузу?** Часы будут стоять, пока кто-нибудь их не пустит. За: { $names }.
motion-close = **Закончить партию без итога?** За: { $names }.
motion-missing = Ещё не согласились: { $names }.
button-motion-agree = Согласиться
button-motion-against = Я против
motion-open = Спрашиваю стол. Так и будет, когда согласятся все; кого ещё ждём, видно в канале.
motion-counted = Ответ учтён.
motion-withdrawn = Ваше предложение снято.
motion-refused = Вы против: всё остаётся как есть.
motion-done = Сделано.
motion-agreed-already = Вы уже согласились. Передумать можно кнопкой **Я против**.
resumed = Часы снова идут.

## Время вышло

late-fallen = { $name }: ответа нет, время вышло { $moment }.
late-silent = { $name }: ответа нет, вопрос задан { $moment }.
late-gone = { $name }: игрока больше нет на этом сервере.
late-means-answer = Ответ ещё засчитается, и решать будет нечего.
late-means-wait = **Ждать**: ещё { $span }.
late-means-wait-silent = **Ждать**: ещё столько же.
late-means-practice = **Играет бот**: дальше отвечает бот, игрок может вернуться.
late-means-remove = **Убрать**: место выбывает из партии насовсем, по правилам игры.
late-means-win = **Убрать**: место выбывает, второй игрок побеждает.
late-means-close = **Закончить**: партия закроется без итога, если этого хотят все, кто на месте.
late-means-clock = **Добавить часы**: дальше на каждый вопрос нужно ответить в срок.
late-sure-remove = ### Убрать это место?
    Решает ваш голос. Вернуть место будет нельзя.
late-sure-close = ### Закончить партию без итога?
    Решает ваш голос. Продолжить её будет нельзя.
late-asked = Решаете вы: { $names }.
button-vote-wait = Ждать ({ $votes } из { $needed })
button-vote-practice = Играет бот ({ $votes } из { $needed })
button-vote-remove = Убрать ({ $votes } из { $needed })
button-vote-close = Закончить ({ $votes } из { $needed })

## Отпуск

button-vacation = Отпуск
button-vacation-end = Закончить отпуск
vacation-title = ### Отпуск
vacation-means = Где на ход даются дни, ваши часы встанут, и напоминаний не будет. Другие увидят, что вы в отпуске.
vacation-how-long = На сколько?
vacation-runs = Вы в отпуске до { $moment }; отвечать можно и в отпуске.
vacation-left = { $count ->
    [0] На этот год дней отпуска не осталось.
    [one] На этот год остался { $count } день.
    [few] На этот год осталось { $count } дня.
   *[many] На этот год осталось { $count } дней.
}
vacation-begun = Хорошего отпуска: часы теперь стоят.
vacation-ended = С возвращением: часы снова идут.

## Журнал

log-flag = { $name }: время вышло.
log-silent = { $days ->
    [one] { $name }: ответа нет { $days } день.
    [few] { $name }: ответа нет { $days } дня.
   *[many] { $name }: ответа нет { $days } дней.
}
log-clocked = Партия идёт дальше с часами: { $clock }.
log-waited = Стол даёт ещё времени: { $name }.
log-paused = Партия на паузе: так решили все.
log-resumed = { $name } снова пускает часы.
log-agreed = Партия закончена без итога: так решили все.
log-idling = { $days ->
    [one] Давно ничего не происходит: через { $days } день партия закроется.
    [few] Давно ничего не происходит: через { $days } дня партия закроется.
   *[many] Давно ничего не происходит: через { $days } дней партия закроется.
}
log-idled = { $days ->
    [one] Ничего не происходило { $days } день: партия закрыта без итога.
    [few] Ничего не происходило { $days } дня: партия закрыта без итога.
   *[many] Ничего не происходило { $days } дней: партия закрыта без итога.
}

## Отказы

refused-motion-none = Этого предложения больше нет. Предложить заново: **{ $more }** у стола.
refused-motion-own = О вашем месте решают другие. Ответьте на вопрос, и решать будет нечего.
refused-motion-clock = Уже предложены другие часы: { $terms }. Сначала согласитесь или откажитесь.
refused-motion-clocked = У этой партии есть часы: `/часы`.
refused-motion-late = Вы сами опаздываете, поэтому вас не спрашивают. Сначала ответьте: `/ход`.
refused-not-late = { $owner }: время ещё не вышло. Решать можно будет, когда оно выйдет.
refused-paused = Партия уже на паузе. Продолжить её может любой из игроков: **Продолжить**.
refused-paused-judge = Часы стоят ради судьи. Они пойдут, когда он закончит или когда вызов отзовут.
refused-paused-lost = Партия на паузе: её стол мне недоступен. Она продолжится сама, когда я смогу его показать.
refused-not-paused = Партия не на паузе. Попросить паузу: `/пауза`.
refused-vacation-days = Отпуск бывает от 1 до { $most } дней за раз.
refused-vacation-runs = Вы уже в отпуске до <t:{ $until }:f>. Сначала закончите его.
refused-vacation-spent = Столько дней не осталось: в календарном году их { $most }, на этот год у вас ещё { $left }.
refused-vacation-none = Вы не в отпуске.
