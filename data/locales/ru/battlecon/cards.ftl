# Карты BattleCON словами. Тексты собираются из частей: условие («Попадание, расстояние 1») и действие со строчной буквы.
# Термины книги: стиль, приём, сила, скорость, защита, дальность, броня, стойкость, жетон, счётчик, маркер, раунд.

battlecon-pair = { $style } { $base }
battlecon-figure-none = НЕТ
battlecon-figure-stable = стойкость

## Предложения: $text уже собрано

battlecon-line = { $when }: { $text }
battlecon-if = если { $conditions }, { $text }
battlecon-cost = { $cost }: { $text }
battlecon-may-after = { $text } (необязательно)
battlecon-may-before = необязательно — { $text }
battlecon-otherwise = иначе { $text }
battlecon-until-next = в следующем раунде { $text }
battlecon-until-fight = до конца боя { $text }
battlecon-choose = выберите: { $options }
battlecon-or = { $head }; или { $last }
battlecon-nothing = ничего не делайте

## Условия, выделенные цветом: фазы и моменты. $each: «Каждый раз»

battlecon-when-antes = Начало преимуществ
battlecon-when-use = При использовании
battlecon-when-reveal = Раскрытие
battlecon-when-start = Начало
battlecon-when-before = До атаки
battlecon-when-hit = Попадание
battlecon-when-damage = Урон
battlecon-when-after = После атаки
battlecon-when-end = Конец
battlecon-when-recycle = Возврат
battlecon-moment = { $each ->
    [yes] Каждый раз, когда
   *[no] Когда
} { $moment }
battlecon-moment-when_hit = по вам попали
battlecon-moment-when_damaged = вы получили урон
battlecon-moment-when_absorbed = ваша броня поглотила урон
battlecon-moment-when_missed = атака противника не попала по вам
battlecon-moment-when_stunned = вас оглушили
battlecon-moment-would_be_stunned = вас должны оглушить
battlecon-moment-would_be_out = вы должны выбыть
battlecon-moment-opponent_passed = противник передвинулся мимо вас
battlecon-moment-opponent_moved_me = противник передвинул вас
battlecon-moment-opponent_advances = противник должен продвинуться
battlecon-moment-opponent_retreats = противник должен отступить
battlecon-advantage = { $opponent ->
    [yes] {"["}Противнику]{" "}
   *[no] {""}
}{ $once ->
    [yes] Разовое преимущество
   *[no] Преимущество
}
battlecon-whose = здесь «вы» — тот, кто использует, а «противник» — { $fighter }
battlecon-advantage-named = { $advantage } «{ $name }»

## Жетоны и счётчики: $kind — token, counter или any (любые этого бойца), тогда в $held — что у него есть: token, counter или both

battlecon-token-count = { $kind ->
    [counter] { $n } { $count ->
        [one] счётчик
        [few] счётчика
       *[many] счётчиков
    } «{ $token }»
    [any] { $held ->
        [counter] { $n } { $count ->
            [one] любой счётчик
            [few] любых счётчика
           *[many] любых счётчиков
        }
        [both] { $n } { $count ->
            [one] любой жетон или счётчик
            [few] любых жетона или счётчика
           *[many] любых жетонов или счётчиков
        }
       *[token] { $n } { $count ->
            [one] любой жетон
            [few] любых жетона
           *[many] любых жетонов
        }
    }
   *[token] { $n } { $count ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } «{ $token }»
}
battlecon-token-limit = { $kind ->
    [counter] не больше { $n } { $count ->
        [one] счётчика
       *[many] счётчиков
    } «{ $token }»
    [any] { $held ->
        [counter] не больше { $n } { $count ->
            [one] счётчика
           *[many] счётчиков
        }
        [both] не больше { $n } { $count ->
            [one] жетона или счётчика
           *[many] жетонов или счётчиков
        }
       *[token] не больше { $n } { $count ->
            [one] жетона
           *[many] жетонов
        }
    }
   *[token] не больше { $n } { $count ->
        [one] жетона
       *[many] жетонов
    } «{ $token }»
}
battlecon-token-least_one = { $kind ->
    [counter] счётчик «{ $token }»
    [any] { $held ->
        [counter] счётчик
        [both] жетон или счётчик
       *[token] жетон
    }
   *[token] жетон «{ $token }»
}
battlecon-token-one = { $kind ->
    [counter] счётчик «{ $token }»
    [any] { $held ->
        [counter] счётчик
        [both] жетон или счётчик
       *[token] жетон
    }
   *[token] жетон «{ $token }»
}
battlecon-token-many = { $kind ->
    [counter] счётчиков «{ $token }»
    [any] { $held ->
        [counter] счётчиков
        [both] жетонов или счётчиков
       *[token] жетонов
    }
   *[token] жетонов «{ $token }»
}
battlecon-token-all = { $kind ->
    [counter] все счётчики «{ $token }»
    [any] { $held ->
        [counter] все счётчики
        [both] все жетоны и счётчики
       *[token] все жетоны
    }
   *[token] все жетоны «{ $token }»
}
battlecon-token-any_number = любое число { $tokens }
battlecon-token-some = 1 или больше { $tokens }
battlecon-token-list = { $list } { $tokens }
battlecon-list-or = { $head } или { $last }
battlecon-token-use = используйте { $tokens }
battlecon-token-use-group = используйте { $tokens } (за раунд { $limit })
battlecon-token-use-named = используйте { $tokens } (за раунд не больше { $n } из группы: { $group })
battlecon-token-queue = использованный жетон уходит в сброс 1 и возвращается вместе с картами

## Числа из боя. each: «за каждый …», of: чему равно X. $last — что сделало предыдущее действие

battlecon-x = ({ $letter } — { $what })
battlecon-times = { $what } × { $n }
battlecon-over = { $what } ÷ { $n } с округлением вверх
battlecon-plus = { $what } + { $n }
battlecon-less = { $what } − { $n }
battlecon-from = { $n } − { $what }
battlecon-least = { $what }, но не меньше { $n }
battlecon-most = { $what }, но не больше { $n }
battlecon-at_most = (всего не больше { $n })

battlecon-each-amount = за { $last ->
    [moved] каждую пройденную ячейку
    [pushed] каждую ячейку, на которую передвинут противник
    [marker] каждую ячейку, пройденную маркером
    [spent] каждый потраченный
    [removed] каждый удалённый
    [exhausted] каждый истощённый
    [gained] каждый возвращённый
    [paid] каждое потраченное здоровье
    [lost] каждое отнятое здоровье
    [healed] каждое восстановленное здоровье
    [dealt] каждую единицу нанесённого урона
   *[other] каждый раз
}
battlecon-each-damage_taken = { $who ->
    [self] за каждую единицу полученного вами урона
   *[opponent] за каждую единицу полученного противником урона
}
battlecon-each-damage_dealt = { $who ->
    [self] за каждую единицу нанесённого вами урона
   *[opponent] за каждую единицу нанесённого противником урона
}
battlecon-each-damage = за каждую единицу урона этой атаки
battlecon-each-event = за каждую единицу этого урона
battlecon-each-absorbed = { $who ->
    [self] за каждую единицу урона, поглощённого вашей бронёй
   *[opponent] за каждую единицу урона, поглощённого бронёй противника
}
battlecon-each-tokens = { $who ->
    [self] за каждый { $token } в запасе
   *[opponent] за каждый { $token } в запасе противника
}
battlecon-each-spent_tokens = { $who ->
    [self] за каждый истощённый { $token }
   *[opponent] за каждый истощённый { $token } противника
}
battlecon-each-used = { $who ->
    [self] за каждый использованный { $token }
   *[opponent] за каждый { $token }, использованный противником
}
battlecon-each-discarded_bases = { $who ->
    [self] за каждый приём в ваших сбросах
   *[opponent] за каждый приём в сбросах противника
}
battlecon-each-between = { $who ->
    [self] за каждую ячейку между вами и маркером «{ $marker }»
   *[opponent] за каждую ячейку между противником и маркером «{ $marker }»
}

battlecon-of-amount = { $last ->
    [moved] число пройденных ячеек
    [pushed] на сколько ячеек передвинут противник
    [marker] на сколько ячеек передвинут маркер
    [spent] сколько потрачено
    [removed] сколько удалено
    [exhausted] сколько истощено
    [gained] сколько возвращено
    [paid] потраченное здоровье
    [lost] отнятое здоровье
    [healed] восстановленное здоровье
    [dealt] нанесённый урон
   *[other] сколько вышло
}
battlecon-of-distance = расстояние до противника
battlecon-of-damage_taken = { $who ->
    [self] полученный вами урон
   *[opponent] полученный противником урон
}
battlecon-of-damage_dealt = { $who ->
    [self] нанесённый вами урон
   *[opponent] нанесённый противником урон
}
battlecon-of-damage = урон этой атаки
battlecon-of-event = этот урон
battlecon-of-absorbed = { $who ->
    [self] урон, поглощённый вашей бронёй
   *[opponent] урон, поглощённый бронёй противника
}
battlecon-of-armour = { $who ->
    [self] ваша броня
   *[opponent] броня противника
}
battlecon-of-power = { $who ->
    [self] ваша сила
   *[opponent] сила противника
}
battlecon-of-priority = { $who ->
    [self] ваша скорость
   *[opponent] скорость противника
}
battlecon-of-min_range = { $who ->
    [self] ваша минимальная дальность
   *[opponent] минимальная дальность противника
}
battlecon-of-printed_power = { $who ->
    [self] ваша напечатанная сила
   *[opponent] напечатанная сила противника
}
battlecon-of-tokens = { $who ->
    [self] число { $tokens } в запасе
   *[opponent] число { $tokens } в запасе противника
}
battlecon-of-spent_tokens = { $who ->
    [self] число истощённых { $tokens }
   *[opponent] число истощённых { $tokens } противника
}
battlecon-of-used = { $who ->
    [self] число использованных { $tokens }
   *[opponent] число { $tokens }, использованных противником
}
battlecon-of-discarded_bases = { $who ->
    [self] число приёмов в ваших сбросах
   *[opponent] число приёмов в сбросах противника
}
battlecon-of-bonus_power = { $who ->
    [self] сумма ваших бонусов к силе
   *[opponent] сумма бонусов противника к силе
}
battlecon-of-between = { $who ->
    [self] число ячеек между вами и маркером «{ $marker }»
   *[opponent] число ячеек между противником и маркером «{ $marker }»
}

## Дополнительные условия: после запятой за фазой и после «если». $no: отрицание, $n: границы

battlecon-bounds-least = { $n }+
battlecon-bounds-most = { $n } или меньше
battlecon-bounds-both = { $least }–{ $most }
battlecon-bounds-not = не { $bounds }
battlecon-bounds-above = больше, чем { $what }

battlecon-is-did = { $no ->
    [yes] { $last ->
        [moved] вы не передвинулись
        [pushed] противник не передвинулся
        [spent] вы ничего не потратили
        [exhausted] ничего не истощено
        [gained] ничего не возвращено
        [dealt] урона не нанесено
       *[other] этого не произошло
    }
   *[no] { $last ->
        [moved] вы передвинулись
        [pushed] противник передвинулся
        [spent] вы их потратили
        [exhausted] что-то истощено
        [gained] что-то возвращено
        [dealt] урон нанесён
       *[other] это произошло
    }
}
battlecon-is-distance = { $form ->
    [if] расстояние до противника { $n }
   *[when] расстояние { $n }
}
battlecon-is-attack_distance = { $who ->
    [self] вы атаковали с расстояния { $n }
   *[opponent] противник атаковал с расстояния { $n }
}
battlecon-is-hit = { $who ->
    [self] { $no ->
        [yes] вы не попали
       *[no] вы попали
    }
   *[opponent] { $no ->
        [yes] противник не попал
       *[no] противник попал
    }
}
battlecon-is-was_hit = { $who ->
    [self] { $no ->
        [yes] по вам не попали
       *[no] по вам попали
    }
   *[opponent] { $no ->
        [yes] по противнику не попали
       *[no] по противнику попали
    }
}
battlecon-is-hit_last_beat = { $who ->
    [self] { $no ->
        [yes] в прошлом раунде вы не попали
       *[no] в прошлом раунде вы попали
    }
   *[opponent] { $no ->
        [yes] в прошлом раунде противник не попал
       *[no] в прошлом раунде противник попал
    }
}
battlecon-is-damaged = { $who ->
    [self] { $no ->
        [yes] вы не получили урона
       *[no] вы получили урон
    }
   *[opponent] { $no ->
        [yes] противник не получил урона
       *[no] противник получил урон
    }
}
battlecon-is-damaged_last_beat = { $who ->
    [self] { $no ->
        [yes] в прошлом раунде вы не получили урона
       *[no] в прошлом раунде вы получили урон
    }
   *[opponent] { $no ->
        [yes] в прошлом раунде противник не получил урона
       *[no] в прошлом раунде противник получил урон
    }
}
battlecon-is-moved = { $who ->
    [self] { $no ->
        [yes] вы не передвигались
       *[no] вы передвигались
    }
   *[opponent] { $no ->
        [yes] противник не передвигался
       *[no] противник передвигался
    }
}
battlecon-is-changed_sides = { $no ->
    [yes] вы с противником не поменялись сторонами
   *[no] вы с противником поменялись сторонами
}
battlecon-is-crossed = { $no ->
    [yes] при этом вы с противником не поменялись сторонами
   *[no] при этом вы с противником поменялись сторонами
}
battlecon-is-passed = { $who ->
    [self] { $no ->
        [yes] вы не передвигались мимо противника
       *[no] вы передвинулись мимо противника
    }
   *[opponent] { $no ->
        [yes] противник не передвигался мимо вас
       *[no] противник передвинулся мимо вас
    }
}
battlecon-is-stunned = { $who ->
    [self] { $no ->
        [yes] вы не оглушены
       *[no] вы оглушены
    }
   *[opponent] { $no ->
        [yes] противник не оглушён
       *[no] противник оглушён
    }
}
battlecon-is-stunned_last_beat = { $who ->
    [self] { $no ->
        [yes] в прошлом раунде вы не были оглушены
       *[no] в прошлом раунде вы были оглушены
    }
   *[opponent] { $no ->
        [yes] в прошлом раунде противник не был оглушён
       *[no] в прошлом раунде противник был оглушён
    }
}
battlecon-is-active = { $who ->
    [self] { $no ->
        [yes] вы не активный игрок
       *[no] вы активный игрок
    }
   *[opponent] { $no ->
        [yes] противник не активный игрок
       *[no] противник — активный игрок
    }
}
battlecon-is-corner = { $who ->
    [self] { $no ->
        [yes] вы не в углу
       *[no] вы в углу
    }
   *[opponent] { $no ->
        [yes] противник не в углу
       *[no] противник в углу
    }
}
battlecon-is-facing_edge = { $who ->
    [self] { $no ->
        [yes] за вами есть свободная ячейка
       *[no] за вами нет свободной ячейки
    }
   *[opponent] { $no ->
        [yes] за противником есть свободная ячейка
       *[no] за противником нет свободной ячейки
    }
}
battlecon-is-card_active = { $no ->
    [yes] { $kind ->
        [form] форма «{ $card }» неактивна
       *[card] карта «{ $card }» неактивна
    }
   *[no] { $kind ->
        [form] форма «{ $card }» активна
       *[card] карта «{ $card }» активна
    }
}
battlecon-is-plays = { $who ->
    [self] { $no ->
        [yes] в вашей атаке нет карты «{ $card }»
       *[no] в вашей атаке карта «{ $card }»
    }
   *[opponent] { $no ->
        [yes] в атаке противника нет карты «{ $card }»
       *[no] в атаке противника карта «{ $card }»
    }
}
battlecon-is-above = { $no ->
    [yes] { $what } не больше, чем { $than }
   *[no] { $what } больше, чем { $than }
}
battlecon-is-tokens = { $who ->
    [self] { $form ->
        [if] { $no ->
            [yes] у вас в запасе нет { $tokens }
           *[no] у вас в запасе { $tokens }
        }
       *[when] { $no ->
            [yes] в запасе нет { $tokens }
           *[no] в запасе { $tokens }
        }
    }
   *[opponent] { $no ->
        [yes] в запасе противника нет { $tokens }
       *[no] в запасе противника { $tokens }
    }
}
battlecon-is-spent_tokens = { $who ->
    [self] { $no ->
        [yes] в области истощения нет { $tokens }
       *[no] в области истощения { $tokens }
    }
   *[opponent] { $no ->
        [yes] в области истощения противника нет { $tokens }
       *[no] в области истощения противника { $tokens }
    }
}
battlecon-is-used = { $who ->
    [self] { $no ->
        [yes] вы не использовали { $tokens }
       *[no] вы использовали { $tokens }
    }
   *[opponent] { $no ->
        [yes] противник не использовал { $tokens }
       *[no] противник использовал { $tokens }
    }
}
battlecon-is-priority = { $who ->
    [self] ваша скорость { $n }
   *[opponent] скорость противника { $n }
}
battlecon-is-power = { $who ->
    [self] ваша сила { $n }
   *[opponent] сила противника { $n }
}
battlecon-is-life = { $who ->
    [self] ваше здоровье { $n }
   *[opponent] здоровье противника { $n }
}
battlecon-is-slower = { $who ->
    [self] { $no ->
        [yes] вы не медленнее противника
       *[no] вы медленнее противника
    }
   *[opponent] { $no ->
        [yes] противник не медленнее вас
       *[no] противник медленнее вас
    }
}
battlecon-is-marker_distance = { $who ->
    [self] { $zero ->
        [yes] вы на маркере «{ $marker }»
        [no] вы не на маркере «{ $marker }»
        [near] вы не дальше { $n } от маркера «{ $marker }»
       *[other] вы на расстоянии { $n } от маркера «{ $marker }»
    }
   *[opponent] { $zero ->
        [yes] противник на маркере «{ $marker }»
        [no] противник не на маркере «{ $marker }»
        [near] противник не дальше { $n } от маркера «{ $marker }»
       *[other] противник на расстоянии { $n } от маркера «{ $marker }»
    }
}
battlecon-is-marker_between = { $no ->
    [yes] маркер «{ $marker }» не между вами и противником
   *[no] маркер «{ $marker }» между вами и противником
}
battlecon-is-marker_on_board = { $no ->
    [yes] маркера «{ $marker }» нет на поле
   *[no] маркер «{ $marker }» на поле
}
battlecon-is-same_base = { $no ->
    [yes] ваши приёмы различны
   *[no] у вас и противника одинаковые приёмы
}
battlecon-is-guessed = { $no ->
    [yes] вы не угадали
   *[no] вы угадали
}
battlecon-is-finisher = { $who ->
    [self] { $no ->
        [yes] вы не играете спецатаку
       *[no] вы играете спецатаку
    }
   *[opponent] { $no ->
        [yes] противник не играет спецатаку
       *[no] противник играет спецатаку
    }
}
battlecon-is-first_attack = { $no ->
    [yes] это не первая ваша атака в раунде
   *[no] это ваша первая атака в раунде
}
battlecon-is-nobody_hit = { $no ->
    [yes] кто-то попал
   *[no] никто не попал
}
battlecon-is-attacked = { $who ->
    [self] { $no ->
        [yes] вы не атаковали
       *[no] вы атаковали
    }
   *[opponent] { $no ->
        [yes] противник не атаковал
       *[no] противник атаковал
    }
}
battlecon-is-state = { $no ->
    [yes] состояние этой карты не действует
   *[no] действует состояние этой карты
}

## Характеристики: бонусы, штрафы и «равна»

battlecon-change-power = { $n } к силе
battlecon-change-priority = { $n } к скорости
battlecon-change-guard = { $n } к защите
battlecon-change-armour = { $n } к броне
battlecon-change-range = { $n } к дальности
battlecon-change-min_range = { $n } к минимальной дальности
battlecon-change-max_range = { $n } к максимальной дальности
battlecon-armour = броня { $n }
battlecon-bonus = { $who ->
    [self] { $changes }
   *[opponent] противнику { $changes }
}
battlecon-equal-power = { $who ->
    [self] ваша сила равна { $n }
   *[opponent] сила противника равна { $n }
}
battlecon-equal-priority = { $who ->
    [self] ваша скорость равна { $n }
   *[opponent] скорость противника равна { $n }
}
battlecon-equal-guard = { $who ->
    [self] ваша защита равна { $n }
   *[opponent] защита противника равна { $n }
}
battlecon-equal-armour = { $who ->
    [self] ваша броня равна { $n }
   *[opponent] броня противника равна { $n }
}
battlecon-equal-range = { $who ->
    [self] ваша дальность равна { $n }
   *[opponent] дальность противника равна { $n }
}
battlecon-equal-min_range = { $who ->
    [self] ваша минимальная дальность равна { $n }
   *[opponent] минимальная дальность противника равна { $n }
}
battlecon-equal-max_range = { $who ->
    [self] ваша максимальная дальность равна { $n }
   *[opponent] максимальная дальность противника равна { $n }
}
battlecon-x-power = сила X — { $what }
battlecon-x-range = дальность X — { $within ->
    [0] ячейка маркера «{ $marker }»
   *[other] ячейки на расстоянии не больше { $within } от маркера «{ $marker }»
}

## Правила. $who: кого правило касается

battlecon-rule-stable = { $who ->
    [self] стойкость
   *[opponent] у противника стойкость
}
battlecon-rule-avoid = { $who ->
    [self] вы избегаете атак
   *[opponent] противник избегает атак
}
battlecon-rule-avoid_one = { $who ->
    [self] вы избегаете атак этого противника
   *[opponent] противник избегает ваших атак
}
battlecon-rule-avoid_far = { $who ->
    [self] вы избегаете атак на расстоянии { $n }
   *[opponent] противник избегает атак на расстоянии { $n }
}
battlecon-rule-avoid_near = { $who ->
    [self] вы избегаете атак на расстоянии { $n }
   *[opponent] противник избегает атак на расстоянии { $n }
}
battlecon-rule-ignore_armour = { $who ->
    [self] вы игнорируете броню
   *[opponent] противник игнорирует вашу броню
}
battlecon-rule-ignore_guard = { $who ->
    [self] вы игнорируете защиту
   *[opponent] противник игнорирует вашу защиту
}
battlecon-ignore_both = { $who ->
    [self] вы игнорируете броню и защиту
   *[opponent] противник игнорирует ваши броню и защиту
}
battlecon-rule-vulnerable = { $who ->
    [self] у вас уязвимость
   *[opponent] у противника уязвимость
}
battlecon-rule-unmoved = { $who ->
    [self] противник не может притягивать и отталкивать вас
   *[opponent] вы не можете притягивать и отталкивать противника
}
battlecon-rule-may_refuse = { $who ->
    [self] вы можете отказаться от передвижения по эффекту противника
   *[opponent] противник может отказаться от передвижения по вашему эффекту
}
battlecon-rule-may_refuse_all = { $who ->
    [self] вы можете отказаться от любого своего передвижения
   *[opponent] противник может отказаться от любого своего передвижения
}
battlecon-rule-no_move = { $who ->
    [self] вы не можете передвигаться
   *[opponent] противник не может передвигаться
}
battlecon-rule-no_advance = { $who ->
    [self] вы не можете продвигаться
   *[opponent] противник не может продвигаться
}
battlecon-rule-no_retreat = { $who ->
    [self] вы не можете отступать
   *[opponent] противник не может отступать
}
battlecon-rule-no_walk_back = { $who ->
    [self] вы не можете отступать, кроме телепортации
   *[opponent] противник не может отступать, кроме телепортации
}
battlecon-rule-no_pass = { $who ->
    [self] вы не можете передвигаться мимо противника
   *[opponent] противник не может передвигаться мимо вас
}
battlecon-rule-no_walk_past = { $who ->
    [self] вы не можете продвигаться мимо противника, кроме телепортации
   *[opponent] противник не может продвигаться мимо вас, кроме телепортации
}
battlecon-rule-no_enter_adjacent = { $who ->
    [self] вы не можете заходить на ячейки рядом с противником
   *[opponent] противник не может заходить на ячейки рядом с вами
}
battlecon-rule-no_walk_past_marker = { $who ->
    [self] вы не можете передвигаться мимо маркера противника, кроме телепортации
   *[opponent] противник не может передвигаться мимо маркера «{ $marker }», кроме телепортации
}
battlecon-rule-marker_fixed = { $who ->
    [self] маркер «{ $marker }» нельзя передвинуть, положить или убрать
   *[opponent] маркеры противника нельзя передвинуть, положить или убрать
}
battlecon-rule-damage_cap = { $who ->
    [self] вы получаете не больше { $n } урона за раз
   *[opponent] противник получает не больше { $n } урона за раз
}
battlecon-no_damage = { $who ->
    [self] вы больше не получаете урона
   *[opponent] противник больше не получает урона
}
battlecon-rule-life_floor = { $who ->
    [self] ваше здоровье не может опуститься ниже 1
   *[opponent] здоровье противника не может опуститься ниже 1
}
battlecon-rule-extra_damage = { $who ->
    [self] вы получаете на { $n } больше урона
   *[opponent] противник получает на { $n } больше урона
}
battlecon-rule-damage_stuns = { $who ->
    [self] любой ваш урон оглушает, какой бы ни была защита
   *[opponent] любой урон противника оглушает, какой бы ни была защита
}
battlecon-rule-no_stun = { $who ->
    [self] ваш урон не оглушает
   *[opponent] урон противника не оглушает
}
battlecon-rule-unstunnable_now = { $who ->
    [self] отмените это оглушение
   *[opponent] отмените оглушение противника
}
battlecon-rule-saved_now = { $who ->
    [self] вы не выбываете, у вас остаётся 1 здоровье
   *[opponent] противник не выбывает, у него остаётся 1 здоровье
}
battlecon-rule-wins_ties = { $who ->
    [self] у вас бонус при ничьей (▲)
   *[opponent] у противника бонус при ничьей (▲)
}
battlecon-rule-loses_ties = { $who ->
    [self] вы проигрываете ничьи (в ничьей с вами ▲ у противника)
   *[opponent] противник проигрывает ничьи (в ничьей с ним ▲ у вас)
}
battlecon-rule-any_range = { $who ->
    [self] ваша атака попадает с любого расстояния
   *[opponent] атака противника попадает с любого расстояния
}
battlecon-rule-misses = { $who ->
    [self] ваша атака не попадает
   *[opponent] атака противника не попадает
}
battlecon-rule-no_bonuses = { $who ->
    [self] ваши бонусы не действуют
   *[opponent] бонусы противника не действуют
}
battlecon-rule-no_tokens = { $who ->
    [self] вы не можете использовать жетоны
   *[opponent] противник не может использовать жетоны
}
battlecon-rule-no_return = { $who ->
    [self] ваши { $held ->
        [counter] счётчики
        [both] жетоны и счётчики
       *[token] жетоны
    } нельзя вернуть
   *[opponent] жетоны и счётчики противника нельзя вернуть
}
battlecon-rule-tokens_idle = { $who ->
    [self] эффекты использованных вами жетонов не действуют
   *[opponent] эффекты использованных противником жетонов не действуют
}
battlecon-rule-style_off = { $who ->
    [self] ваш стиль не учитывается
   *[opponent] стиль противника не учитывается
}
battlecon-rule-style_range_off = { $who ->
    [self] дальность вашего стиля не учитывается
   *[opponent] дальность стиля противника не учитывается
}
battlecon-rule-stop_and_push = { $who ->
    [self] когда вы должны пройти мимо противника, остановитесь рядом с ним и оттолкните его на оставшиеся ячейки, по 1 урону за каждую
   *[opponent] когда противник должен пройти мимо вас, он останавливается рядом и отталкивает вас на оставшиеся ячейки, по 1 урону за каждую
}
battlecon-rule-follow_pass = { $who ->
    [self] когда противник должен пройти мимо вас, вы передвигаетесь перед ним в ту же сторону
   *[opponent] когда вы должны пройти мимо противника, он передвигается перед вами в ту же сторону
}
battlecon-rule-silenced = { $who ->
    [self] ваши фазовые эффекты больше не применяются
   *[opponent] фазовые эффекты противника больше не применяются
}
battlecon-rule-wins_on_time = { $who ->
    [self] если время выйдет, вы победите
   *[opponent] если время выйдет, победит противник
}
battlecon-rule-unplayable = { $who ->
    [self] эту спецатаку нельзя разыграть
   *[opponent] противник не может разыграть спецатаку
}

## Передвижение. $short: не мимо

battlecon-move-advance = продвиньтесь на { $n }{ $short ->
    [yes] , но не мимо противника
   *[no] {""}
}
battlecon-move-retreat = отступите на { $n }
battlecon-move-close = приблизьтесь на { $n }
battlecon-move-move = продвиньтесь или отступите на { $n }
battlecon-move-pull = притяните противника на { $n }{ $short ->
    [yes] , но не мимо себя
   *[no] {""}
}
battlecon-move-push = оттолкните противника на { $n }
battlecon-move-shift = притяните или оттолкните противника на { $n }{ $short ->
    [yes] , но не мимо себя
   *[no] {""}
}
battlecon-far-advance = продвиньтесь как можно дальше{ $short ->
    [yes] , но не мимо противника
   *[no] {""}
}
battlecon-far-retreat = отступите как можно дальше
battlecon-far-close = приблизьтесь вплотную
battlecon-far-move = продвиньтесь или отступите как можно дальше
battlecon-far-pull = притяните противника как можно дальше{ $short ->
    [yes] , но не мимо себя
   *[no] {""}
}
battlecon-far-push = оттолкните противника как можно дальше
battlecon-far-shift = притяните или оттолкните противника как можно дальше{ $short ->
    [yes] , но не мимо себя
   *[no] {""}
}
battlecon-teleport-anywhere = { $who ->
    [self] телепортируйтесь на любую ячейку
   *[opponent] телепортируйте противника на любую ячейку
}
battlecon-teleport-adjacent = { $who ->
    [self] телепортируйтесь на ячейку рядом с противником
   *[opponent] телепортируйте противника на ячейку рядом с собой
}
battlecon-teleport-own_side = { $who ->
    [self] телепортируйтесь на любую ячейку со своей стороны от противника
   *[opponent] телепортируйте противника на любую ячейку с его стороны от вас
}
battlecon-teleport-corner = { $who ->
    [self] телепортируйтесь в угол
   *[opponent] телепортируйте противника в угол
}
battlecon-teleport-marker = { $who ->
    [self] телепортируйтесь на ячейку маркера «{ $marker }»
   *[opponent] телепортируйте противника на ячейку маркера «{ $marker }»
}

## Жетоны, здоровье, урон

battlecon-gain = { $who ->
    [self] верните { $tokens }
   *[opponent] противник возвращает { $tokens }
}
battlecon-fresh = { $text }, кроме использованных в этом раунде
battlecon-spend = { $box ->
    [yes] удалите { $tokens }
   *[no] потратьте { $tokens }
}
battlecon-exhaust = { $who ->
    [self] истощите { $tokens }
   *[opponent] противник истощает { $tokens }
}
battlecon-set_tokens = число { $tokens } в запасе становится равным { $n }
battlecon-give = передайте противнику { $tokens }
battlecon-give-overflow = { $text }; за каждый недостающий отнимите у него { $n } здоровья
battlecon-take_back = верните в запас { $tokens }, использованные в этом раунде: их эффект не применяется
battlecon-use_token = { $all ->
    [yes] используйте все оставшиеся жетоны
   *[no] можете использовать ещё 1 жетон
}
battlecon-lose = { $who ->
    [self] отнимите у себя { $n } { $count ->
        [one] здоровье
       *[many] здоровья
    }
   *[opponent] отнимите у противника { $n } { $count ->
        [one] здоровье
       *[many] здоровья
    }
}
battlecon-drain = { $text } и восстановите столько же
battlecon-heal = { $who ->
    [self] восстановите { $n } { $count ->
        [one] здоровье
       *[many] здоровья
    }
   *[opponent] противник восстанавливает { $n } { $count ->
        [one] здоровье
       *[many] здоровья
    }
}
battlecon-pay_life = потратьте { $n } { $count ->
    [one] здоровье
   *[many] здоровья
}
battlecon-damage = { $who ->
    [self] получите { $n } { $count ->
        [one] урон
       *[many] урона
    }
   *[opponent] нанесите { $n } { $count ->
        [one] урон
       *[many] урона
    }
}
battlecon-stun = { $who ->
    [self] вы оглушены
   *[opponent] оглушите противника
}
battlecon-recover = вы больше не оглушены
battlecon-again = атакуйте ещё { $n } { $count ->
    [one] раз
    [few] раза
   *[many] раз
}
battlecon-again-once = атакуйте ещё раз
battlecon-become_active = станьте активным игроком

## Карты и маркеры

battlecon-activate = активируйте { $kind ->
    [form] форму «{ $card }»
   *[card] карту «{ $card }»
}
battlecon-deactivate = деактивируйте { $kind ->
    [form] форму «{ $card }»
   *[card] карту «{ $card }»
}
battlecon-place-anywhere = положите маркер «{ $marker }» на любую ячейку
battlecon-place-own = положите маркер «{ $marker }» на свою ячейку
battlecon-place-in_range = положите маркер «{ $marker }» на ячейку в пределах дальности атаки
battlecon-place-opponent = положите маркер «{ $marker }» на ячейку противника
battlecon-place-adjacent = положите маркер «{ $marker }» на ячейку рядом с собой
battlecon-place-except = { $text }, кроме { $except ->
    [opponent] ячейки противника
    [own] своей
   *[both] своей и ячейки противника
}
battlecon-move_marker = передвиньте маркер «{ $marker }» на { $n }
battlecon-remove_marker = уберите маркер «{ $marker }»
battlecon-discard = { $who ->
    [self] { $kind ->
        [base] сбросьте приём с руки
       *[style] сбросьте стиль с руки
    }
   *[opponent] { $kind ->
        [base] противник сбрасывает приём с руки
       *[style] противник сбрасывает стиль с руки
    }
}
battlecon-take = { $kind ->
    [base] возьмите в руку свой приём из любого сброса
   *[style] возьмите в руку свой стиль из любого сброса
}
battlecon-swap_base = замените свой приём другим с руки
battlecon-add_style = добавьте к атакующей паре ещё один стиль с руки
battlecon-return_style = противник берёт свой стиль в руку, и тот больше не учитывается
battlecon-guess = назовите приём, который раскроет противник
battlecon-clash = вызовите стычку
battlecon-win = { $who ->
    [self] вы побеждаете в бою
   *[opponent] вы проигрываете бой
}

## Особые случаи: $value — число

battlecon-hook-avoid_passed = если вы передвинулись мимо противника, вы избегаете его атак
battlecon-hook-play_finisher = можете потратить мощь, равную вашему здоровью: замените пару спецатакой и удалите «Манёвр»
battlecon-hook-gather_force = получите 1 мощь и можете перевернуть спецатаку
battlecon-hook-mask_life = ваше здоровье становится равным { $value } × число счётчиков «Маска» в запасе, за вычетом всего отнятого и потраченного здоровья, но не меньше 1
battlecon-hook-set_pool = в общем запасе становится ровно { $value } мощи
battlecon-hook-ban_cards = вы и противник удаляете из игры по одному стилю и одному приёму друг друга
battlecon-hook-copy_form = примените ещё раз все эффекты облика (если облик — этот стиль, то эффекты разыгранного стиля)
battlecon-hook-push_to_edge = оттолкните противника на 1 за каждую единицу урона этой атаки, насколько позволяет поле; если помешал край, отнимите у него { $value } здоровья

## Уникальная способность, «Мастер» и «Чемпион»

battlecon-form-in-discard = последний стиль в сбросе 1 — ваш облик: его значения и эффекты действуют вместе с парой
battlecon-team-bonus = +{ $life } здоровья; в начале боя { $force } мощи
battlecon-setup = В начале боя
battlecon-setup-supply = { $given ->
    [yes] { $tokens } у противника
   *[no] { $tokens } в запасе
}
battlecon-setup-exhausted = { $tokens } в области истощения
battlecon-setup-each = по { $n } { $n ->
    [one] жетону
   *[many] жетона
} в запасе: { $names }
battlecon-setup-marker = маркер «{ $name }» — на { $n }-й ячейке от вашего края
battlecon-setup-marker-off = маркер «{ $name }» — в запасе
battlecon-setup-card = { $kind ->
    [form] активна форма «{ $name }»
   *[card] активна карта «{ $name }»
}
