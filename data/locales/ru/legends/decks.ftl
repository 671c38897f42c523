# Колоды: данные карт кратко, группы, заголовки списков, что не так с колодой, отказы.

legends-deck-summary = Карт: { $count } из { $cards } · героев: { $heroes }

legends-deck-class-name = { $class ->
    [general] Генерал
    [mage] Маг
    [oracle] Оракул
    [warrior] Воин
    [beast] Зверь
    [spirit] Дух
   *[construct] Механизм
}
legends-deck-hero = { legends-deck-class-name }, { $attack }/{ $lives }, даёт { $legendarity }{ $level ->
    [1] {""}
   *[other] , уровень { $level }
}.
legends-deck-follower = { legends-deck-class-name }, { $attack }/{ $lives }, занимает { $legendarity }.
legends-deck-event = Стоит { $cost }.
legends-deck-skill = { $class ->
    [general] Генерал
    [mage] Маг
    [oracle] Оракул
    [hero] { $hero }
   *[none] Любой герой
}, уровень { $level }.

legends-deck-group-heroes = Герои
legends-deck-group-followers-1 = Последователи, занимают 1
legends-deck-group-followers-2 = Последователи, занимают 2
legends-deck-group-followers-3 = Последователи, занимают 3
legends-deck-group-followers-4 = Последователи, занимают 4 и больше
legends-deck-group-events = Случаи
legends-deck-group-events_stay = Случаи-перманенты
legends-deck-group-skills-general = Навыки генералов
legends-deck-group-skills-mage = Навыки магов
legends-deck-group-skills-oracle = Навыки оракулов
legends-deck-group-skills-free = Навыки любого героя
legends-deck-group-skills-named = Именные навыки

legends-deck-heading-hero = Герои
legends-deck-heading-follower = Последователи
legends-deck-heading-event = Случаи
legends-deck-heading-skill = Навыки

## Ошибки

legends-deck-no-hero = Нет ни одного героя ({ $rule }). Выберите от { $least } до { $most }.
legends-deck-heroes = Героев { $count }, а можно не больше { $most } ({ $rule }). Уберите лишних: { $by }.
legends-deck-few = Карт { $count } из { $cards } ({ $rule }). Добавьте: { $by }.
legends-deck-many = Карт { $count } из { $cards } ({ $rule }). Уберите: { $by }.
legends-deck-copies = «{ $card }»: копий { $copies }, за этим столом не больше { $most } ({ $rule }). Уберите лишние: { $by } — или играйте за столом, где число копий любое.
legends-deck-hero-as-card = «{ $card }» — герой: ему место среди героев, не в колоде ({ $rule }). Уберите его из колоды.
legends-deck-card-as-hero = «{ $card }» — не герой ({ $rule }). Уберите эту карту из героев.
legends-deck-pack = «{ $card }» — карта дополнения «{ $pack }» { $version }, которого за этим столом нет ({ $rule }). Уберите её или играйте за столом с этим дополнением.
legends-deck-unknown = У бота больше нет карты `{ $card }` ({ $rule }). Уберите её.

## Предупреждения

legends-deck-copies-elsewhere = «{ $card }»: копий { $copies }. За большинством столов можно { $most } ({ $rule }).
legends-deck-class = { $count ->
    [one] { $count } навык
    [few] { $count } навыка
   *[many] { $count } навыков
} { $class ->
    [general] для генералов, а генерала среди героев нет
    [mage] для магов, а мага среди героев нет
   *[oracle] для оракулов, а оракула среди героев нет
} ({ $rule }).
legends-deck-named = «{ $card }» — именной навык, а героя «{ $hero }» в колоде нет ({ $rule }).
legends-deck-legendarity = Три лучших героя дают легендарности { $sum }; обычно бывает от { $least } до { $most } ({ $rule }).
legends-deck-dear = { $count ->
    [one] { $count } карта требует
    [few] { $count } карты требуют
   *[many] { $count } карт требуют
} больше { $sum } легендарности, а больше у вас никогда не будет ({ $rule }).

## Отказы

refused-legends-deck = { $count ->
    [one] В колоде { $count } ошибка.
    [few] В колоде { $count } ошибки.
   *[many] В колоде { $count } ошибок.
} Играть ею здесь можно, когда ошибок нет; все их перечисляет кнопка **Проверить** в мастерской.
refused-legends-deck-unreadable = Это не колода и не код колоды.
refused-legends-deck-too-large = Столько не сохранить: не больше { $heroes } героев и { $cards } карт.
refused-legends-deck-no-code = В колоде есть карта, которой бот не знает, поэтому кода у неё нет. Уберите эту карту.
refused-legends-no-card = Такой карты бот не знает.
refused-legends-list-long = Список слишком длинный: можно не больше { $most } строк.
refused-legends-code-none = Это не код колоды. Код начинается с LG.
refused-legends-code-character = В коде не бывает «{ $character }»: в нём латинские буквы от A до Z и цифры от 2 до 7. Этот знак неверен.
refused-legends-code-wrong = Похоже, в коде один знак неверен или пропущен. Скопируйте код ещё раз.
refused-legends-code-newer = Этот код написан более новым ботом (версия { $found }, а этот знает { $known }). Попросите колоду списком.
refused-legends-code-unknown = Код называет карту номер { $number } из дополнения, которого у бота нет.
