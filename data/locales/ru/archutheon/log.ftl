# Что произошло в «Архитеоне»: события для журнала и рассказ о ходе.

## До первого хода

archutheon-log-colours = Оранжевые: { $orange }, ходит первым. Зелёные: { $green }
archutheon-log-terrain-struck = { $name } убирает местность { $terrain }
archutheon-log-terrain = Местность { $terrain }: { $text }
archutheon-log-clash = Оба назвали лидером одного героя: { $hero } откладывается
archutheon-log-joined = { $name }: { $leads ->
    [yes] лидер —
   *[no] герой —
} { $hero }, { $cell }
archutheon-log-passive = { $name }: пассивная карта { $passive } — { $text }

## Ход, карты, треки

archutheon-log-turn = **Ход { $turn }: { $name }**
archutheon-log-recovered = { $name }: снова в руке — { $cards }
archutheon-log-flipped = { $name } переворачивает фишку Тактики: { $source }
archutheon-log-token = { $name }: фишка Тактики { $ready ->
    [yes] снова готова
   *[no] перевёрнута серой стороной
}
archutheon-log-collected = { $name } собирает Просветление с { $cells } (всего { $total } из { $of })
archutheon-log-step = { $name }: { $track ->
    [movement] перемещение
    [slots] слоты
   *[stash] тайник
} → { $cell }
archutheon-log-missed = { $name }: Просветление пропадает ({ $points }), треки заполнены
archutheon-log-took = { $name } берёт из тайника { $tier ->
    [1] I
    [2] II
   *[3] III
} карт: { $count }
archutheon-log-cards = { $text } ({ $cards })
archutheon-log-exchanged = { $count ->
    [0] { $name } ничего не обменивает
   *[other] { $name }: обменяно карт — { $count }
}
archutheon-log-swapped = { $text } ({ $gave } → { $got })
archutheon-log-card-moved = { $name }: { $card } → { $cell ->
    [0] в руку
    [1] перезарядка 1
    [2] перезарядка 2
    [3] перезарядка 3
   *[other] вне игры
}

## Объявление

archutheon-log-declared = { $name }, { $column ->
    [attack] атака
    [defence] защита
   *[charged] заряженная карта
}, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}: { $text }
archutheon-log-hidden = { $name }, { $column ->
    [attack] атака
    [defence] защита
   *[charged] заряженная карта
}, { $speed ->
    [slow] медленный слот
    [fast] быстрый слот
   *[swift] стремительный слот
}: скрытая карта
archutheon-log-nothing = { $name } { $column ->
    [attack] объявляет выполнение карт
   *[defence] пасует
}
archutheon-log-named = { $name } называет элемент ({ $card }): { $element ->
    [freedom] Свобода
    [truth] Истина
   *[chaos] Хаос
}
archutheon-log-charged = { $name }: в заряд — { $element } ({ $count } из 3)
archutheon-log-bonus = { $name } сбрасывает три заряда: { $bonus }

## Выполнение

archutheon-log-executes = { $card }, { $how }
archutheon-log-how = { $speed ->
    [slow] медленная
    [fast] быстрая
   *[swift] стремительная
}{ $property ->
    [slow] {", "}но со своим медленным свойством
    [fast] {", "}но со своим быстрым свойством
    [swift] {", "}но со своим стремительным свойством
    [yes] {", "}со свойством
   *[no] {""}
}
archutheon-log-revealed = вскрыта карта { $card }
archutheon-log-skipped = { $card } — { $why }
archutheon-log-not-executed = { $card } не выполняется
archutheon-log-why = { $why ->
    [no_stealth] отменена: Скрытности нет
    [cancelled] отменена
    [dead] не выполняется: герой выбыл
    [fear] не выполняется: Страх
    [too_late] не усиливает: той карты уже нет
    [over] ничего не меняет: той карты уже нет
    [no_attack] не нужна: атаки нет
    [no_card] не усиливает: карты после неё не было
    [no_cards] в перезарядке нечего сдвинуть
    [damage] без урона: он заблокирован
    [harmless] сама урона не наносит
    [once] не действует: помогает раз за партию, и уже помогла
    [nothing] не действует: не на кого и не на что
    [no_target] мимо: цель не названа
    [gone] мимо: цель выбыла
    [range] мимо: дальность не позволяет
    [blind] мимо: её герой ослеплён
    [stealth] мимо: цель под Скрытностью
    [evaded] мимо: цель уклонилась
    [aloft] никого не поразила: все там над землёй
   *[nobody] никого не поразила: больше там никого нет
}
archutheon-log-guarded = { $card }, { $text }{ $less } → { $value ->
    [0] ничего не останавливает
   *[other] останавливает { $value }
}
archutheon-log-avoids = { $card }, { $text }
archutheon-log-stopped = { $part ->
    [damage] Блок урона
    [effect] Блок эффекта
    [evade] Уклонение
    [targeted] прицельной становится
    [area] по области теперь действует
   *[card] Отмена
}: { $card }{ $part ->
    [evade] {" "}не задевает этого героя
   *[other] {""}
}
archutheon-log-target = Новая цель ({ $card }): { $who }
archutheon-log-helped = { $card } усиливает: { $helped }
archutheon-log-deferred = отложенный эффект ({ $card })
archutheon-log-deferred-acts = действует отложенный эффект ({ $card })
archutheon-log-struck = урон { $damage }, здоровье { $health }
archutheon-sum = { $terms } = { $dealt }
archutheon-sum-term = { $n } ({ $part })
archutheon-sum-change = { $n } { $part }
archutheon-sum-least = { $sum } (не меньше 0)
archutheon-sum-part = { $part ->
    [base] карта
    [text] свойство
    [support] поддержка
    [charge] заряд
    [lasting] черта, пассивная или местность
    [boost] базовое усиление
    [inspired] Воодушевление
    [vulnerable] Уязвимость
    [exhausted] Истощение
    [blocked] блок
    [armour] Броня
    [leader] лидер
    [barrier] Барьер
   *[full] всего
}
archutheon-log-hurt = { $cause ->
    [rift] урон Разлома { $amount }
    [withering] Увядание, урон { $amount }
    [reflected] отражённый урон { $amount }
   *[text] неблокируемый урон { $amount }
}, здоровье { $health }
archutheon-log-halved = Коллапс, здоровье { $health }
archutheon-log-healed = Лечение { $amount }, здоровье { $health }
archutheon-log-died = выбывает
archutheon-log-died-cards = выбывает, карты вне игры: { $cards }
archutheon-log-warded = до конца хода не выбудет: останется с 1 здоровья
archutheon-log-saved = остаётся с 1 здоровья ({ $source })
archutheon-log-moved = { $way ->
    [step] шаг
    [dash] Рывок
    [leap] Скачок
    [teleport] Телепорт
    [pull] Притягивание
    [push] Отталкивание
    [shift] Смещение
    [fear] бегство от Страха
   *[swap] обмен ячейками
} { $start } → { $end }
archutheon-log-stayed = { $way ->
    [dash] Рывок
    [leap] Скачок
    [teleport] Телепорт
    [pull] Притягивание
    [push] Отталкивание
    [shift] Смещение
    [fear] бегство от Страха
   *[step] шаг
} не выходит: { $why ->
    [numb] Оцепенение
    [steady] Укрепление
    [blocked] блок
   *[full] некуда
}
archutheon-log-put = получает { archutheon-permanent }
archutheon-log-annihilated = { archutheon-permanent } и противоположный перманент взаимно снимаются
archutheon-log-unchanged = { archutheon-permanent } — { $why ->
    [immune] не действует
   *[has] уже есть
}
archutheon-log-lifted = { $why ->
    [used] использовано
    [dispelled] Рассеивание
   *[lifted] снято
}: { $names }
archutheon-log-laid = В область { $area } положено: { $what }
archutheon-log-cleared = Сторона области { $area } свободна
archutheon-log-element = элемент — { $element ->
    [freedom] Свобода
    [truth] Истина
    [chaos] Хаос
   *[none] снят
}
archutheon-log-placed = { $thing } на { $cell }
archutheon-log-carried = { $thing }: { $start } → { $end }

## Пути к победе, конец

archutheon-log-gate = { $name } сдвигает Врата в { $area }
archutheon-log-gate-open = { $name } раскрывает Врата!
archutheon-log-collapse = { $name } переворачивает карту Коллапса
archutheon-log-shifts = { $name } сдвигает { $colour ->
    [orange] оранжевую
   *[green] зелёную
} фишку Коллапса на линию { $line } из { $of }
archutheon-log-left = { $name } покидает партию
archutheon-headline-died = { $who } выбывает
archutheon-headline-gate = { $name } сдвигает Врата
archutheon-headline-collapse = начался Коллапс

## Поправки судьи

archutheon-log-corrected-health = Поправка: { $who }, здоровье — { $value }
archutheon-log-corrected-put = Поправка: { $who } получает перманент { $value }
archutheon-log-corrected-lift = Поправка: { $who } теряет перманент { $value }
archutheon-log-corrected-element = Поправка: { $who }, элемент — { $value }
archutheon-log-corrected-cell = Поправка: { $who } стоит на { $value }
archutheon-log-corrected-movement = Поправка: { $who }, трек перемещения — шаг { $value }
archutheon-log-corrected-slots = Поправка: { $who }, трек слотов — шаг { $value }
archutheon-log-corrected-gate = Поправка: Врата стоят в { $value }
