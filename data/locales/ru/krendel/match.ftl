# Турнир Кренделя. Термины книги: атака, защита, рана, трофей, заклинание, награда, «Бой со всеми».

krendel-title = Турнир Кренделя
krendel-hint =
    {"**"}Цель** — набрать { $goal } трофеев раньше других и не получить { $goal } ран.
    {"**"}Карта** — это существо (атака/защита) в этом раунде и ваше заклинание в следующем. В первом раунде заклинаний нет.
    {"**"}Награды** — на столе всегда две карты: условие (кто его выполнит) и приз (что он получит).

    {"**"}Раунд**
    1. Выбор существ: все втайне выбирают по карте с руки.
    2. Бой: карты открываются. Начиная с первого игрока и по часовой стрелке каждый атакует каждого своего соседа. Атака строго выше защиты — атакующему трофей, соседу рана. Иначе атака отбита.
    3. Награждение: кто выполнил условие, получает приз.
    4. Переворот: приз становится условием, открывается новый приз; ваше существо становится заклинанием на следующий раунд и накрывает прежнее.
    5. Сброс: любое число карт с руки, можно ни одной.
    6. Восполнение: рука добирается до { $hand } карт.

    {"**"}Соседи** — игроки слева и справа и все соперники, чьё заклинание — «Бой со всеми».

    {"**"}Конец** — в конце раунда, когда у кого-то { $goal } трофеев или { $goal } ран. У кого { $goal } ран и больше, выбывает. Среди остальных решают трофеи, затем — у кого меньше ран.

## Фазы

krendel-phase-choose = Выбор существ
krendel-phase-reward = Награждение
krendel-phase-discard = Сброс
krendel-phase-over = Турнир окончен

## Количества: $amount — число со знаком или без, $count — оно же для формы слова

krendel-wounds = { $amount } { $count ->
    [one] рана
    [few] раны
   *[many] ран
}
krendel-trophies = { $amount } { $count ->
    [one] трофей
    [few] трофея
   *[many] трофеев
}
krendel-cards = { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}

## Заклинания. Читают их все, не только хозяин; $at — буква соседа в скобках или ничего

krendel-change = { $by } { $stat ->
    [attack] к атаке
   *[defence] к защите
}
krendel-effect-modify-self = { $change }
krendel-effect-modify-holder = Себе { $change }
krendel-effect-modify-neighbours = Соседям { $change }
krendel-effect-modify-left = Соседу слева{ $at } { $change }
krendel-effect-modify-right = Соседу справа{ $at } { $change }
krendel-effect-fight-with-all = «Бой со всеми»: сосед каждому
krendel-effect-with-previous = Действует и предыдущее заклинание
krendel-effect-extra-trophy = За успех ещё { $count } { $count ->
    [one] трофей
    [few] трофея
   *[many] трофеев
}
krendel-effect-thorns = Отбитому атакующему { $wounds }
krendel-effect-shield = Отбивает первую успешную атаку
krendel-effect-attack-only-left = Атака лишь налево{ $at } и на «Бой со всеми»
krendel-effect-attack-only-right = Атака лишь направо{ $at } и на «Бой со всеми»
krendel-effect-none = Ничего не делает

## Награды

krendel-prize-heal = Исцелить { $count } { $count ->
    [one] рану
    [few] раны
   *[many] ран
}
krendel-prize-heal-may = Можно исцелить { $count } { $count ->
    [one] рану
    [few] раны
   *[many] ран
}
krendel-prize-trophies = { $trophies }
krendel-prize-wound-neighbours = Каждому соседу { $wounds }
krendel-prize-steal-trophy = Отнять по трофею у всех, у кого их больше
krendel-condition-extreme = { $end ->
    [highest] { $stat ->
        [attack] Наибольшая атака
        [defence] Наибольшая защита
        [sum] Наибольшая сумма атаки и защиты
        [trophies] Больше всех трофеев
       *[wounds] Больше всех ран
    }
   *[lowest] { $stat ->
        [attack] Наименьшая атака
        [defence] Наименьшая защита
        [sum] Наименьшая сумма атаки и защиты
        [trophies] Меньше всех трофеев
       *[wounds] Меньше всех ран
    }
}
krendel-condition-unscathed = Атакован, но не ранен
krendel-condition-fruitless = Атаковал, но без успеха

## Карты

krendel-quoted = «{ $name }»
krendel-spell-line = { $name }: { $text }
krendel-reward-line = { $text } («{ $name }»)

## Вопросы и ответы

krendel-ask-creature = Раунд { $round }. Какое существо вызвать?
krendel-ask-heal = Приз: { $prize }. Исцелить?
krendel-ask-discard = Какие карты сбросить? Можно ни одной. Потом рука добирается до { $hand }.
krendel-choose-creature = Кого вызвать
krendel-choose-heal = Исцелить или нет
krendel-choose-discard = Что сбросить
krendel-discard-nothing = Ничего не сбрасывать
krendel-option-card = { $name } { $attack }/{ $defence }
krendel-option-heal = Исцелить { $count } { $count ->
    [one] рану
    [few] раны
   *[many] ран
}
krendel-option-keep = Не исцелять
krendel-does-creature = Сейчас: атака { $attack }, защита { $defence }. Потом: { $spell }
krendel-detail-now = с заклинаниями { $attack }/{ $defence }
krendel-detail-rival = против { $letter }: { $beats }, { $holds }
krendel-detail-beats = { $bound ->
    [none] не атакуете
    [-1] не бьёт
   *[other] бьёт до { $bound }
}
krendel-detail-holds = { $bound ->
    [none] вас не атакует
    [-1] не держит
   *[other] держит до { $bound }
}
krendel-detail-later = Потом: { $spell }
krendel-aside-creature = -# Как читать картинку: меч→щит ≤ 3 — пробьёте защиту до 3; щит→меч ≤ 2 — отобьёте атаку до 2. ✓ — любую, ✗ — никакую, «–» — атаки не будет. Плюсы и минусы заклинаний учтены, а заклинания, которые отбивают атаку сами, — нет.
krendel-aside-creature-text = -# «Бьёт до 3» — пробьёте защиту до 3; «держит до 2» — отобьёте атаку до 2. Плюсы и минусы заклинаний учтены, а заклинания, которые отбивают атаку сами, — нет.
krendel-aside-spell = Ваше заклинание в следующем раунде — { $spells }
krendel-does-discard = Уйдёт в сброс. Заклинание: { $spell }
krendel-does-heal = Раны: было { $before }, станет { $after }
krendel-does-keep = Раны: { $before }, как и было

## Бой глазами одного игрока

krendel-recap = Бой: { $creature } { $attack }/{ $defence }.
krendel-recap-own = Ваши атаки: { $results }.
krendel-recap-foreign = Атаки на вас: { $results }.
krendel-recap-figures = { $attack } против { $defence }
krendel-recap-prize = Приз: { $prize }.
krendel-recap-foreign-prize = Чужой приз: { $gain }.
krendel-recap-rival = { $letter } { $name }
krendel-recap-extra = { $outcome }: { $trophies }
krendel-recap-thorns = { $outcome }, шипы: вам { $wounds }
krendel-recap-own-thorns = { $outcome }, шипы: сопернику { $wounds }

## Журнал

krendel-log-hero = { $name }: герой — { $hero }
krendel-log-first = Первый игрок: { $name }
krendel-log-rewards = Условие: { $condition }. Приз: { $prize }.
krendel-log-round = **Раунд { $round }**
krendel-log-revealed = { $name }: { $creature }
krendel-log-totals = { $name }: атака { $attack }, защита { $defence }
krendel-log-attack = { $attacker } → { $target }: { $figures }, { $outcome }
krendel-log-fighter = **{ $name }**: { $creature }, атака { $attack }, защита { $defence }
krendel-log-attacks = { $fighter } → { $results }
krendel-log-target = { $target } { $figures }, { $outcome }
krendel-log-figure = { $total } ({ $parts })
krendel-log-result = Итог: { $changes }
krendel-log-no-result = Итог: все атаки отбиты
krendel-log-change = { $name } { $gain }
krendel-outcome-success = успех
krendel-outcome-success-gain = успех: { $trophies }; { $target }: { $wounds }
krendel-outcome-repelled = отбито
krendel-outcome-shielded = отбито заклинанием
krendel-outcome-thorns = { $outcome }; { $attacker }: { $wounds } (шипы)
krendel-log-fulfilled = Условие выполнено: { $names }. Приз: { $prize }.
krendel-log-unfulfilled = Условие не выполнил никто: { $condition }.
krendel-log-gain = { $name }: { $gain }
krendel-log-gains = От приза: { $changes }
krendel-log-new-reward-deck = Колода наград кончилась. Новая — { $cards }.
krendel-log-discarded = { $name }: в сброс { $cards } — { $creatures }
krendel-log-discards = В сброс: { $counts }
krendel-log-discards-of = { $name } — { $count }
krendel-log-drew = { $name }: взято карт: { $count }
krendel-log-drew-creatures = { $name }: взято карт: { $count } — { $creatures }
krendel-log-new-deck = Колода существ кончилась. Новая — { $cards }.
krendel-log-removed = Место { $letter } ({ $name }) убрано, карты — в сброс. Первый игрок: { $first }
krendel-log-out = Выбыли, { $goal } ран и больше: { $names }

## Итог. После цифры скобка: списки с точкой Discord нумерует заново

krendel-over-winner = Победитель турнира: { $name }
krendel-over-shared = Кубок распилен. Недопобедители турнира: { $names }
krendel-over-nobody = Победителя нет: { $goal } ран и больше у всех
krendel-over-last = За столом остался один игрок. Победитель турнира: { $name }
krendel-headline-trophies = Трофеи: { $changes }
krendel-headline-fulfilled = выполнено условие: { $names }
krendel-headline-removed = { $name } выбывает
krendel-left = Вышли до конца
krendel-end-trophies = Набрано { $goal } трофеев: { $names }
krendel-end-wounds = Получено { $goal } ран: { $names }
krendel-end-last = За столом остался один игрок
krendel-end-time = Время вышло
krendel-place = { $place }) { $name }: трофеи { $trophies }, раны { $wounds }
krendel-place-out = Вне зачёта ({ $goal } ран и больше): { $name } — трофеи { $trophies }, раны { $wounds }

## Стол словами

krendel-heading = Раунд { $round } · { $phase }
krendel-head = { $title }. { $heading }
krendel-rewards-now = Условие: { $condition }. Приз: { $prize }.
krendel-rewards-judged = В этом раунде — условие: { $condition }; приз: { $prize }. Выполнили: { $names }
krendel-board-given = Приз дал: { $gains }
krendel-rewards-next = В следующем раунде — условие: { $condition }; приз: { $prize }.
krendel-tracks = трофеи { $trophies }, раны { $wounds }
krendel-seat-short = { $name } ({ $hero }): { $tracks }{ $rest }
krendel-rest-spell = , заклинание «{ $spell }»
krendel-rest-fighter = , { $creature } { $attack }/{ $defence }
krendel-seat = **{ $letter }. { $name }**, { $hero }
krendel-seat-first = **{ $letter }. { $name }**, { $hero }, первый игрок
krendel-seat-tracks = Трофеи { $trophies }, раны { $wounds }, карт в руке { $hand }. Соседи: { $near }
krendel-seat-track = { $count } из { $goal }{ $change }
krendel-seat-trophies-over = { $count } (нужно { $goal }){ $change }
krendel-seat-wounds-over = { $count }{ $change }
krendel-seat-targets = Атакует: { $targets }
krendel-seat-creature = Существо: { $creature }, атака { $attack }, защита { $defence }
krendel-seat-spell = Заклинание { $spell }
krendel-seat-beneath = Под ним работает { $spell }
krendel-seat-changes = Все заклинания вместе: { $changes }
krendel-change-attack = атака { $amount } ({ $letters })
krendel-change-defence = защита { $amount } ({ $letters })
krendel-seat-next-spell = Дальше заклинание { $spell }
krendel-no-spell = Заклинания нет
krendel-board-fight = **Бой** (в порядке атак; у цели — защита)
krendel-board-attacks = { $attacker }, атака { $attack }: { $results }
krendel-board-success = { $target } { $defence } успех
krendel-board-repelled = { $target } { $defence } отбито
krendel-board-shielded = { $target } { $defence } отбито заклинанием
krendel-board-gain = { $result }, { $attacker } { $gain }
krendel-hand = Рука: атака/защита, потом заклинание
krendel-board-hand = **Ваша рука** (атака/защита; потом заклинание)
krendel-board-card-spell = потом { $spell }
krendel-board-chosen = Ваш выбор: { $creatures }
krendel-board-decks = Колода существ { $deck }, колода наград { $rewards }, сброс { $discard }.
krendel-board-discard = Сброс, сверху вниз:
krendel-board-more = и ещё { $count }

## Указания, данные заранее

krendel-order-hold = Ничего не сбрасывать
krendel-order-heal = Исцелять раны, если можно
krendel-until-round = до конца раунда
krendel-until-wound = пока не получу рану
krendel-until-cancel = пока не отменю
