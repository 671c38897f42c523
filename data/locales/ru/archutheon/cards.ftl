# Карты «Архитеона» словами. Тексты собираются из частей. Термины — как в книге правил: Рывок, Скачок, Телепорт, Притягивание,
# Отталкивание, Смещение, Рассеивание, Лечение, Кровожадность, перманенты — с прописной буквы.
# $case — падеж: nom, gen, acc, dat, ins; many — родительный множественного.

## Имена

archutheon-universal = Любой герой
archutheon-element = { $case ->
    [gen] { $element ->
        [freedom] Свободы
        [truth] Истины
        [chaos] Хаоса
        [universum] Универсума
       *[void] Пустоты
    }
    [acc] { $element ->
        [freedom] Свободу
        [truth] Истину
        [chaos] Хаос
        [universum] Универсум
       *[void] Пустоту
    }
   *[nom] { $element ->
        [freedom] Свобода
        [truth] Истина
        [chaos] Хаос
        [universum] Универсум
       *[void] Пустота
    }
}
archutheon-speed = { $speed ->
    [slow] медленная
    [fast] быстрая
   *[swift] стремительная
}
archutheon-permanent = { $case ->
    [gen] { $permanent ->
        [aloft] «Над землёй»
        [numb] Оцепенения
        [inspired] Воодушевления
        [exhausted] Истощения
        [armour] Брони
        [vulnerable] Уязвимости
        [stealth] Скрытности
        [fear] Страха
        [steady] Укрепления
        [withering] Увядания
        [barrier] Барьера
       *[blind] Ослепления
    }
    [acc] { $permanent ->
        [aloft] «Над землёй»
        [numb] Оцепенение
        [inspired] Воодушевление
        [exhausted] Истощение
        [armour] Броню
        [vulnerable] Уязвимость
        [stealth] Скрытность
        [fear] Страх
        [steady] Укрепление
        [withering] Увядание
        [barrier] Барьер
       *[blind] Ослепление
    }
   *[nom] { $permanent ->
        [aloft] «Над землёй»
        [numb] Оцепенение
        [inspired] Воодушевление
        [exhausted] Истощение
        [armour] Броня
        [vulnerable] Уязвимость
        [stealth] Скрытность
        [fear] Страх
        [steady] Укрепление
        [withering] Увядание
        [barrier] Барьер
       *[blind] Ослепление
    }
}
archutheon-thing = { $case ->
    [gen] { $thing ->
        [cover] Укрытия
        [wall] Стены
       *[rift] Разлома
    }
    [acc] { $thing ->
        [cover] Укрытие
        [wall] Стену
       *[rift] Разлом
    }
    [on] { $thing ->
        [cover] Укрытии
        [wall] Стене
       *[rift] Разломе
    }
   *[nom] { $thing ->
        [cover] Укрытие
        [wall] Стена
       *[rift] Разлом
    }
}
archutheon-value = { $value ->
    [base] базовая
    [one] I
    [two] II
    [three] III
   *[leader] лидерская
}

## Цифры карты

archutheon-damage = урон { $n }
archutheon-scheme-targeted = прицельная { $span }
archutheon-scheme-area = по области { $span }
archutheon-scheme-pattern = по области: { $areas }
archutheon-scheme-dash = Рывок, затем { $text }
archutheon-area-around = все соседние
archutheon-area-o = своя
archutheon-area-f = впереди
archutheon-area-fl = впереди слева
archutheon-area-fr = впереди справа
archutheon-area-b = сзади
archutheon-area-bl = сзади слева
archutheon-area-br = сзади справа
archutheon-area-ff = вторая впереди
archutheon-area-ffl = вторая впереди слева
archutheon-area-ffr = вторая впереди справа
archutheon-block = { $kind ->
    [reflect] блок { $n } с отражением
    [absorb] блок { $n } с поглощением
    [effect] блок { $n } и блок эффекта
    [permanent] блок { $n } и блок перманента
    [movement] блок { $n } и блок перемещения
    [charge] блок { $n } и блок заряда
    [dodge] Уворот
    [hop] Подскок
   *[plain] блок { $n }
}

## Свойства

archutheon-boost = { $boost ->
    [stealth] Скрытная.
    [support] Усиливает другую карту:
   *[only] Только свойство:
}
archutheon-property-line = { $speed ->
    [slow] Медленная
    [fast] Быстрая
   *[swift] Стремительная
}: { $text }
archutheon-line = { $when }: { $text }
archutheon-before = до атаки: { $text }
archutheon-deferred = отложенный эффект: { $text }
archutheon-flip = переверните фишку Тактики: { $text }
archutheon-optional = { $text } (по желанию)
archutheon-if = если { $conditions }: { $text }
archutheon-text-if = { $text }, если { $conditions }
archutheon-not = неверно, что { $text }

## Герои по роли в карте

archutheon-role-hero = { $case ->
   *[nom] этот герой
    [gen] этого героя
    [acc] этого героя
    [dat] этому герою
    [ins] этим героем
}
archutheon-role-each = { $case ->
   *[nom] герой
    [gen] героя
    [acc] героя
    [dat] герою
    [ins] героем
}
archutheon-role-any = { $case ->
   *[nom] герой
    [gen] героя
    [acc] героя
    [dat] герою
    [ins] героем
}
archutheon-role-leader = { $case ->
   *[nom] ваш лидер
    [gen] вашего лидера
    [acc] вашего лидера
    [dat] вашему лидеру
    [ins] вашим лидером
}
archutheon-role-captain = { $case ->
   *[nom] свой лидер
    [gen] своего лидера
    [acc] своего лидера
    [dat] своему лидеру
    [ins] своим лидером
}
archutheon-role-target = { $case ->
   *[nom] цель
    [gen] цели
    [acc] цель
    [dat] цели
    [ins] целью
}
archutheon-role-hit = { $case ->
   *[nom] все поражённые
    [gen] всех поражённых
    [acc] всех поражённых
    [dat] всем поражённым
    [ins] всеми поражёнными
}
archutheon-role-one = { $case ->
   *[nom] поражённый герой
    [gen] поражённого героя
    [acc] поражённого героя
    [dat] поражённому герою
    [ins] поражённым героем
}
archutheon-role-attacker = { $case ->
   *[nom] атакующий
    [gen] атакующего
    [acc] атакующего
    [dat] атакующему
    [ins] атакующим
}
archutheon-role-ally_target = { $case ->
   *[nom] цель противника
    [gen] цели противника
    [acc] цель противника
    [dat] цели противника
    [ins] целью противника
}

## Группы: «один союзник в пределах 1 области», «все враги в области цели»

archutheon-pick = { $case ->
   *[nom] { $other ->
        [yes] один другой
       *[no] один
    }
    [gen] { $other ->
        [yes] одного другого
       *[no] одного
    }
    [acc] { $other ->
        [yes] одного другого
       *[no] одного
    }
    [dat] { $other ->
        [yes] одному другому
       *[no] одному
    }
    [ins] { $other ->
        [yes] одним другим
       *[no] одним
    }
} { $noun }
archutheon-side-enemies = { $case ->
   *[nom] враг
    [gen] врага
    [acc] врага
    [dat] врагу
    [ins] врагом
    [many] врагов
}
archutheon-side-allies = { $case ->
   *[nom] союзник
    [gen] союзника
    [acc] союзника
    [dat] союзнику
    [ins] союзником
    [many] союзников
}
archutheon-side-own = { $case ->
   *[nom] ваш герой
    [gen] вашего героя
    [acc] вашего героя
    [dat] вашему герою
    [ins] вашим героем
    [many] ваших героев
}
archutheon-side-mine = { $case ->
   *[nom] свой герой
    [gen] своего героя
    [acc] своего героя
    [dat] своему герою
    [ins] своим героем
    [many] своих героев
}
archutheon-side-heroes = { $case ->
   *[nom] герой
    [gen] героя
    [acc] героя
    [dat] герою
    [ins] героем
    [many] героев
}
archutheon-all-enemies = { $case ->
   *[nom] все{ $other ->
        [yes] {" "}другие
       *[no] {""}
    } враги
    [gen] всех{ $other ->
        [yes] {" "}других
       *[no] {""}
    } врагов
    [acc] всех{ $other ->
        [yes] {" "}других
       *[no] {""}
    } врагов
    [dat] всем{ $other ->
        [yes] {" "}другим
       *[no] {""}
    } врагам
    [ins] всеми{ $other ->
        [yes] {" "}другими
       *[no] {""}
    } врагами
}
archutheon-all-allies = { $case ->
   *[nom] все{ $other ->
        [yes] {" "}другие
       *[no] {""}
    } союзники
    [gen] всех{ $other ->
        [yes] {" "}других
       *[no] {""}
    } союзников
    [acc] всех{ $other ->
        [yes] {" "}других
       *[no] {""}
    } союзников
    [dat] всем{ $other ->
        [yes] {" "}другим
       *[no] {""}
    } союзникам
    [ins] всеми{ $other ->
        [yes] {" "}другими
       *[no] {""}
    } союзниками
}
archutheon-all-own = { $case ->
   *[nom] все ваши{ $other ->
        [yes] {" "}другие
       *[no] {""}
    } герои
    [gen] всех ваших{ $other ->
        [yes] {" "}других
       *[no] {""}
    } героев
    [acc] всех ваших{ $other ->
        [yes] {" "}других
       *[no] {""}
    } героев
    [dat] всем вашим{ $other ->
        [yes] {" "}другим
       *[no] {""}
    } героям
    [ins] всеми вашими{ $other ->
        [yes] {" "}другими
       *[no] {""}
    } героями
}
archutheon-all-mine = { $case ->
   *[nom] все{ $other ->
        [yes] {" "}другие
       *[no] {""}
    } свои герои
    [gen] всех{ $other ->
        [yes] {" "}других
       *[no] {""}
    } своих героев
    [acc] всех{ $other ->
        [yes] {" "}других
       *[no] {""}
    } своих героев
    [dat] всем{ $other ->
        [yes] {" "}другим
       *[no] {""}
    } своим героям
    [ins] всеми{ $other ->
        [yes] {" "}другими
       *[no] {""}
    } своими героями
}
archutheon-all-heroes = { $case ->
   *[nom] все{ $other ->
        [yes] {" "}другие
       *[no] {""}
    } герои
    [gen] всех{ $other ->
        [yes] {" "}других
       *[no] {""}
    } героев
    [acc] всех{ $other ->
        [yes] {" "}других
       *[no] {""}
    } героев
    [dat] всем{ $other ->
        [yes] {" "}другим
       *[no] {""}
    } героям
    [ins] всеми{ $other ->
        [yes] {" "}другими
       *[no] {""}
    } героями
}
archutheon-place-here = { $own ->
    [yes] в своей области
   *[no] в области { $of }
}
archutheon-place-near = в пределах { $n } { $n ->
    [one] области
   *[other] областей
}{ $own ->
    [yes] {""}
   *[no] {" "}от { $of }
}
archutheon-place-between = на расстоянии { $least ->
    [0] до { $n }
   *[other] { $least }–{ $n }
}{ $own ->
    [yes] {""}
   *[no] {" "}от { $of }
}
archutheon-place-exactly = { $n ->
    [1] в областях рядом с
   *[other] ровно в { $n } областях от
} { $own ->
    [yes] героем
   *[no] { $of }
}
archutheon-place-beyond = на расстоянии от { $least }{ $own ->
    [yes] {""}
   *[no] {" "}от { $of }
}
archutheon-place-board = на поле
archutheon-where = { $case ->
   *[acc] { $where ->
        [self] свою область
        [target] область цели
        [leader] область вашего лидера
        [captain] область своего лидера
       *[area] поражаемую область
    }
    [gen] { $where ->
        [self] своей области
        [target] области цели
        [leader] области вашего лидера
        [captain] области своего лидера
       *[area] поражаемой области
    }
}

## Числа

archutheon-at-most = {" "}(не больше { $n })
archutheon-times = { $what } × { $n }
archutheon-for-each = {" "}за каждого { $what }{ $limit }
archutheon-x = {", "}X — { $what }{ $limit }
archutheon-of-count = { $one }
archutheon-of-hit = поражённого героя
archutheon-of-dealt = нанесённый урон
archutheon-of-blocked = заблокированный урон
archutheon-of-missing = недостающее здоровье { $who }

## Условия, после «если»

archutheon-is-dealt = { $no ->
    [yes] не нанесли урон
   *[no] нанесли урон
}
archutheon-is-element = это{ $no ->
    [yes] {" "}не
   *[no] {""}
} карта { archutheon-element }
archutheon-is-element_of = { $no ->
    [yes] элемент { $gen } — не { archutheon-element }
   *[no] элемент { $gen } — { archutheon-element }
}
archutheon-is-has = у { $gen } { $no ->
    [yes] нет
   *[no] есть
} { archutheon-permanent }
archutheon-is-on = { $who }{ $no ->
    [yes] {" "}не
   *[no] {""}
} на { archutheon-thing }
archutheon-is-near = { $who }{ $no ->
    [yes] {" "}не
   *[no] {""}
} { $bounds ->
    [none] в одной области с { $of_ins }
    [least] не ближе { $least } { $least ->
        [one] области
       *[other] областей
    } от { $of }
    [most] не дальше { $most } { $most ->
        [one] области
       *[other] областей
    } от { $of }
    [exactly] ровно в { $least } обл. от { $of }
   *[both] в { $least }–{ $most } областях от { $of }
}
archutheon-is-health = здоровье { $gen }{ $no ->
    [yes] {" "}не
   *[no] {""}
} { $bounds ->
    [least] { $least } или больше
    [exactly] ровно { $least }
    [both] от { $least } до { $most }
   *[other] { $most } или меньше
}
archutheon-is-leader = { $who } — { $no ->
    [yes] не лидер
   *[no] лидер
}
archutheon-is-enemy = { $who } — { $no ->
    [yes] не враг
   *[no] враг
}
archutheon-is-alone = { $no ->
    [yes] рядом с { $ins } есть союзник
   *[no] { $who } без союзников в области
}
archutheon-is-defending = карта { $no ->
    [yes] в атаке
   *[no] в защите
}
archutheon-is-first = карта объявлена{ $no ->
    [yes] {" "}не
   *[no] {""}
} первой
archutheon-is-last = карта объявлена{ $no ->
    [yes] {" "}не
   *[no] {""}
} последней
archutheon-is-blocked = { $no ->
    [yes] урон карты не блокировали
   *[no] урон карты блокировали
}
archutheon-is-answers = карта { $no ->
    [yes] не отвечает
   *[no] отвечает
} на { $speed ->
    [faster] более быструю
   *[slower] более медленную
}
archutheon-is-placed = в области { $gen } { $no ->
    [yes] нет ни элемента, ни перманента
   *[no] лежит элемент или перманент
}
archutheon-is-moved = { $who }{ $no ->
    [yes] {" "}не
   *[no] {""}
} { $whose ->
    [target] меняла область
   *[other] менял область
} в этот ход
archutheon-count-none = { $place } нет { $many }
archutheon-count-some = { $place } есть { $one }
archutheon-count-least = { $place } не меньше { $least } { $many }
archutheon-count-most = { $place } не больше { $most } { $many }
archutheon-count-exactly = { $place } ровно { $least } из { $many }
archutheon-count-both = { $place } от { $least } до { $most } { $many }

## Изменения карты

archutheon-op-bonus = { $n } к урону
archutheon-op-guard = { $n } к блоку
archutheon-op-near = дальность начинается на { $n } ближе
archutheon-op-range = { $n } к дальности
archutheon-op-pierce = бронебойная
archutheon-op-lifesteal = Кровожадность
archutheon-op-spare = { $support ->
    [yes] карта не задевает
   *[no] не задевает
} ваших героев
archutheon-op-spread = поражает также { $acc }
archutheon-op-stealth = { $support ->
    [yes] карта получает Скрытность
   *[no] Скрытность карты
}
archutheon-op-retype-element = { $support ->
    [yes] элемент карты становится
   *[no] элемент названной карты (или этой) становится
} { $to ->
    [freedom] Свободой
    [truth] Истиной
   *[chaos] Хаосом
}
archutheon-op-retype-direction = { $support ->
    [yes] карта становится
   *[no] названная карта (или эта) становится
} { $to ->
    [targeted] прицельной
   *[area] картой по области
}

## Ответы на другие карты

archutheon-op-stop = { $part ->
    [damage] Блок урона
    [effect] Блок эффекта
   *[card] Отмена
} названной карты противника
archutheon-op-evade = названная прицельная карта не задевает { $itself ->
    [yes] этого героя
   *[no] лидера
} (уклонение)
archutheon-op-redirect = новая цель названной прицельной карты — { $who }

## Здоровье

archutheon-op-harm = { $n } { $count ->
    [one] неблокируемый урон
   *[other] неблокируемого урона
} { $dat }
archutheon-op-heal = Лечение { $n }{ $itself ->
    [yes] {""}
   *[no] {" "}{ $dat }
}
archutheon-op-save = { $who } в этот ход не { $many ->
    [yes] выбывают, а остаются
   *[no] выбывает, а остаётся
} с 1 здоровья (раз за партию)

## Перемещение

archutheon-op-dash = Рывок{ $itself ->
    [yes] {""}
   *[no] {" "}{ $gen }
}
archutheon-op-leap = Скачок{ $itself ->
    [yes] {""}
   *[no] {" "}{ $gen }
}
archutheon-op-teleport = Телепорт { $n }{ $itself ->
    [yes] {""}
   *[no] {" "}{ $gen }
}
archutheon-op-pull = Притягивание { $gen }
archutheon-op-push = Отталкивание { $gen }
archutheon-op-shift = Смещение{ $itself ->
    [yes] {""}
   *[no] {" "}{ $gen }
}
archutheon-op-swap = поменяйтесь ячейками с { $ins }

## Перманенты и элементы

archutheon-op-put = { $who } { $many ->
    [yes] получают
   *[no] получает
} { archutheon-permanent }
archutheon-op-put-area = положите { archutheon-permanent } в { $area }
archutheon-op-lift = снимите { $many ->
    [yes] по одному
   *[no] один
} { $kind ->
    [good] положительный перманент
    [bad] отрицательный перманент
   *[any] перманент
} { $many ->
    [yes] со
   *[no] с
} { $gen }
archutheon-op-dispel = Рассеивание { $many ->
    [yes] со
   *[no] с
} { $gen }
archutheon-op-element = положите { $what ->
    [freedom] Свободу
    [truth] Истину
    [chaos] Хаос
   *[any] любой элемент
} на { $acc }
archutheon-op-element-area = положите { $what ->
    [freedom] Свободу
    [truth] Истину
    [chaos] Хаос
   *[any] любой элемент
} в { $area }
archutheon-op-clear = уберите элемент или перманент из { $area }
archutheon-op-place = положите { archutheon-thing } из запаса в { $area }
archutheon-op-carry = передвиньте { archutheon-thing } { $within ->
    [0] из своей области
    [one] в пределах { $within } области
   *[other] в пределах { $within } областей
} { $n ->
    [0] на другую ячейку
    [1] в соседнюю или ту же область
   *[other] не дальше { $n } областей
}{ $hurts ->
    [yes] {"; "}герой под ним получает урон Разлома
   *[no] {""}
}

## Карты, фишки, треки

archutheon-op-gain = +1 Просветление
archutheon-op-recall = возьмите в руку карту из { $upto ->
    [1] ячейки 1 своей перезарядки
    [2] ячеек 1–2 своей перезарядки
   *[other] своей перезарядки
}
archutheon-op-recharge = { $whose ->
    [enemy] сдвиньте карту в перезарядке противника на { $n } дальше от руки
   *[own] сдвиньте карту в своей перезарядке на { $n } ближе к руке
}
archutheon-op-tactics = { $to ->
   *[grey] неиспользованная фишка Тактики противника переворачивается серой стороной
}

## Пассивные карты, местность, особенности героев

archutheon-subject-each = Ваши герои: { $text }
archutheon-subject-any = Все герои: { $text }
archutheon-subject-leader = Ваш лидер: { $text }
archutheon-subject-captain = Лидеры: { $text }
archutheon-rule-damage = { $n } к урону{ $element ->
    [any] {" "}карт
   *[other] {" "}карт { $element ->
        [freedom] Свободы
        [truth] Истины
       *[chaos] Хаоса
    }
}
archutheon-rule-block = { $n } к блоку{ $element ->
    [any] {""}
   *[other] {" "}карт { $element ->
        [freedom] Свободы
        [truth] Истины
       *[chaos] Хаоса
    }
}
archutheon-rule-range = { $n } к дальности{ $element ->
    [any] {""}
   *[other] {" "}карт { $element ->
        [freedom] Свободы
        [truth] Истины
       *[chaos] Хаоса
    }
}
archutheon-rule-incoming = { $many ->
    [yes] получают
   *[no] получает
} на { $count } { $more ->
    [yes] больше
   *[no] меньше
} урона от карт
archutheon-rule-healing = { $n } к получаемому Лечению
archutheon-rule-steps = { $n } { $count ->
    [one] шаг
    [few] шага
   *[other] шагов
} при перемещении Тактикой
archutheon-rule-dash_steps = шаги при перемещении Тактикой — Рывки
archutheon-rule-rift_damage = Разлом наносит на { $count } урона { $more ->
    [yes] больше
   *[no] меньше
}
archutheon-rule-rift_proof = Разломы не наносят урона
archutheon-rule-open_cover = { $thing ->
    [cover] Укрытия не защищают
    [wall] Стены не защищают
   *[any] Укрытия и Стены не защищают
}
archutheon-rule-steady = противник не может перемещать { $many ->
    [yes] их
   *[no] его
}
archutheon-rule-immune = не { $many ->
    [yes] получают
   *[no] получает
} { archutheon-permanent }
archutheon-rule-quicker = карты из { $speed ->
    [slow] медленного слота
    [fast] быстрого слота
    [swift] стремительного слота
   *[any] слотов
} попадают в перезарядку на { $count } ближе к руке
archutheon-rule-boost_more = базовое усиление{ $element ->
    [freedom] {" "}Свободой
    [truth] {" "}Истиной
    [chaos] {" "}Хаосом
   *[any] {""}
} даёт ещё { $n }
archutheon-rule-hold_gate = Врата не сдвигаются от врага, пока герой не дальше { $count } { $count ->
    [one] области
   *[other] областей
} от них
archutheon-rule-collect_aside = { $many ->
    [yes] собирают
   *[no] собирает
} Просветление с любой ячейки области
archutheon-rule-block_apart = блок не слабеет за области до цели
archutheon-rule-withering_more = Увядание наносит на { $count } больше
archutheon-moment-recovery = { $whose ->
    [each] каждый игрок в конце своего Восстановления
   *[own] в конце вашего Восстановления
}
archutheon-moment-turn_end = { $whose ->
    [each] каждый игрок в конце своего хода
   *[own] в конце вашего хода
}
archutheon-moment-death_ally = { $whose ->
    [each] игрок, чей герой выбыл
   *[own] когда выбыл ваш герой
}
archutheon-moment-death_enemy = { $whose ->
    [each] игрок, чей враг выбыл
   *[own] когда выбыл враг
}
archutheon-moment-collected = { $whose ->
    [each] игрок, который собрал Просветление
   *[own] когда вы собрали Просветление
}
archutheon-moment-gate_shifted = { $whose ->
    [each] игрок, который сдвинул Врата
   *[own] когда вы сдвинули Врата
}
