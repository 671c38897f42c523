# Карты «Легенд» словами. Тексты собираются из частей; действие пишется со строчной буквы и без точки.
# Термины книги: герой, последователь, случай, навык, перманент, поворот и разворот, стек, очередь повреждений, кладбище,
# запас легендарности. Названия карт не склоняются: они стоят в кавычках.
# $case — падеж: nom, gen, acc, dat, ins; many — родительный множественного.

## О чём речь. В каком падеже прилагательные: у одушевлённых винительный совпадает с родительным

legends-agreement = { $case ->
    [acc] { $kind ->
        [follower] gen
        [hero] gen
        [fighter] gen
        [player] gen
       *[other] acc
    }
   *[other] { $case }
}
legends-noun = { $kind ->
    [follower] { $case ->
       *[nom] последователь
        [gen] последователя
        [acc] последователя
        [dat] последователю
        [ins] последователем
        [many] последователей
    }
    [hero] { $case ->
       *[nom] герой
        [gen] героя
        [acc] героя
        [dat] герою
        [ins] героем
        [many] героев
    }
    [fighter] { $case ->
       *[nom] герой или последователь
        [gen] героя или последователя
        [acc] героя или последователя
        [dat] герою или последователю
        [ins] героем или последователем
        [many] героев и последователей
    }
    [fighters] { $case ->
       *[nom] герой и последователь
        [gen] героя и последователя
        [acc] героя и последователя
        [dat] герою и последователю
        [ins] героем и последователем
        [many] героев и последователей
    }
    [event] { $case ->
       *[nom] случай
        [gen] случая
        [acc] случай
        [dat] случаю
        [ins] случаем
        [many] случаев
    }
    [skill] { $case ->
       *[nom] навык
        [gen] навыка
        [acc] навык
        [dat] навыку
        [ins] навыком
        [many] навыков
    }
    [spell] { $case ->
       *[nom] заклинание
        [gen] заклинания
        [acc] заклинание
        [dat] заклинанию
        [ins] заклинанием
        [many] заклинаний
    }
    [ability] { $case ->
       *[nom] способность
        [gen] способности
        [acc] способность
        [dat] способности
        [ins] способностью
        [many] способностей
    }
    [player] { $case ->
       *[nom] игрок
        [gen] игрока
        [acc] игрока
        [dat] игроку
        [ins] игроком
        [many] игроков
    }
   *[permanent] { $case ->
       *[nom] перманент
        [gen] перманента
        [acc] перманент
        [dat] перманенту
        [ins] перманентом
        [many] перманентов
    }
}
legends-pick = { $pick ->
    [each] { $case ->
       *[nom] каждый
        [gen] каждого
        [acc] каждый
        [dat] каждому
        [ins] каждым
        [many] всех
    }
    [another] { $case ->
       *[nom] другой
        [gen] другого
        [acc] другой
        [dat] другому
        [ins] другим
        [many] других
    }
   *[one] { $first ->
       *[other] {""}
    }
}
legends-adjective = { $which ->
   *[other] { $case ->
       *[nom] другой
        [gen] другого
        [acc] другой
        [dat] другому
        [ins] другим
        [many] других
    }
    [turned] { $case ->
       *[nom] повёрнутый
        [gen] повёрнутого
        [acc] повёрнутый
        [dat] повёрнутому
        [ins] повёрнутым
        [many] повёрнутых
    }
    [unturned] { $case ->
       *[nom] неповёрнутый
        [gen] неповёрнутого
        [acc] неповёрнутый
        [dat] неповёрнутому
        [ins] неповёрнутым
        [many] неповёрнутых
    }
    [hurt] { $case ->
       *[nom] раненый
        [gen] раненого
        [acc] раненый
        [dat] раненому
        [ins] раненым
        [many] раненых
    }
    [unhurt] { $case ->
       *[nom] невредимый
        [gen] невредимого
        [acc] невредимый
        [dat] невредимому
        [ins] невредимым
        [many] невредимых
    }
    [enemy] { $case ->
       *[nom] вражеский
        [gen] вражеского
        [acc] вражеский
        [dat] вражескому
        [ins] вражеским
        [many] вражеских
    }
    [own] { $case ->
       *[nom] ваш
        [gen] вашего
        [acc] ваш
        [dat] вашему
        [ins] вашим
        [many] ваших
    }
    [chosen] { $case ->
       *[nom] выбранный
        [gen] выбранного
        [acc] выбранный
        [dat] выбранному
        [ins] выбранным
        [many] выбранных
    }
}
legends-class = { $name ->
    [general] генерал
    [mage] маг
    [oracle] оракул
    [warrior] воин
    [beast] зверь
    [spirit] дух
   *[construct] механизм
}
legends-of-class = класса «{ $name }»
legends-limit = с легендарностью не больше { $n }
legends-thing = { $pick } { $other } { $turned } { $unturned } { $hurt } { $unhurt } { $enemy } { $own } { $noun } { $class_ } { $limit }
legends-spell = { $pick } { $noun } { $side ->
    [enemy] противника
    [own] под вашим контролем
   *[any] {""}
} в стеке
legends-list-or = { $head } или { $last }
legends-up-to-one = { $bare ->
   *[other] { $one } (необязательно)
}
legends-each-of = { $case ->
   *[nom] каждый
    [gen] каждого
    [acc] каждый
    [dat] каждому
    [ins] каждым
    [many] каждых
} из { $bounds ->
    [exactly] { $most } { $many }
    [most] выбранных { $many } (не больше { $most })
   *[both] выбранных { $many } (от { $least } до { $most })
}
legends-player = { $side ->
    [own] { $case ->
       *[nom] вы
        [gen] вас
        [acc] вас
        [dat] вам
        [ins] вами
        [many] вас
    }
    [enemy] { $case ->
       *[nom] противник
        [gen] противника
        [acc] противника
        [dat] противнику
        [ins] противником
        [many] противников
    }
   *[any] { $case ->
       *[nom] выбранный игрок
        [gen] выбранного игрока
        [acc] выбранного игрока
        [dat] выбранному игроку
        [ins] выбранным игроком
        [many] игроков
    }
}
legends-this = { $case ->
   *[nom] этот
    [gen] этого
    [acc] этот
    [dat] этому
    [ins] этим
    [many] этих
} { $noun }
legends-damaged = { $case ->
   *[nom] тот, кому они нанесены,
    [gen] того, кому они нанесены,
    [acc] того, кому они нанесены
    [dat] тому, кому они нанесены
    [ins] тем, кому они нанесены
    [many] тех, кому они нанесены
}
legends-nth = { $nth ->
    [target] { $case ->
       *[nom] первый
        [gen] первого
        [acc] первый
        [dat] первому
        [ins] первым
        [many] первых
    }
    [second] { $case ->
       *[nom] второй
        [gen] второго
        [acc] второй
        [dat] второму
        [ins] вторым
        [many] вторых
    }
   *[only] {""}
}
legends-chosen = { $pick } { $nth } { $chosen } { $noun }
legends-pronoun = { $case ->
   *[nom] { $kind ->
        [spell] оно
       *[other] он
    }
    [gen] него
    [acc] его
    [dat] ему
    [ins] ним
    [many] них
}
legends-self-brief = {""}
legends-each-of-them = { $case ->
   *[nom] каждый из них
    [gen] каждого из них
    [acc] каждый из них
    [dat] каждому из них
    [ins] каждым из них
    [many] каждого из них
}

## Числа, которые считаются

legends-for-count = за { $each }
legends-for-level = за каждый уровень { $self }
legends-for-attack = за каждую единицу атаки { $self }
legends-for-damage_on = за каждую потерянную жизнь
legends-for-hand = за каждую карту в вашей руке
legends-for-spent = за каждую потраченную вами легендарность
legends-for-graveyard = за { $type ->
    [hero] каждую карту героя
    [follower] каждую карту последователя
    [event] каждую карту случая
    [skill] каждую карту навыка
   *[any] каждую карту
} на вашем кладбище
legends-for-most = { $text }, не больше { $most }

## Условия

legends-if = если { $conditions }, { $text }
legends-while = { $text }, пока { $conditions }
legends-not = неверно, что { $text }
legends-bounds = { $form ->
    [exactly] ровно { $least }
    [least] не меньше { $least }
    [most] не больше { $most }
   *[both] от { $least } до { $most }
}
legends-is-did = { $no ->
    [yes] это не сделано
   *[no] это сделано
}
legends-is-turned = { $who } { $no ->
    [yes] не повёрнут
   *[no] повёрнут
}
legends-is-hurt = у { $who } { $no ->
    [yes] нет повреждений
   *[no] есть повреждения
}
legends-is-count = { $kind ->
    [none] в игре нет { $many }
    [some] в игре есть { $one }
   *[bounds] число { $many } в игре { $bounds }
}
legends-is-lives = { $kind ->
    [none] у { $who } нет жизней
   *[bounds] число жизней у { $who } { $bounds }
}
legends-is-level = { $kind ->
   *[bounds] уровень у { $who } { $bounds }
}
legends-is-graveyard = { $kind ->
    [none] на вашем кладбище нет { $cards }
    [some] на вашем кладбище есть { $some }
   *[bounds] число { $cards } на вашем кладбище { $bounds }
}
legends-cards-many = карт{ $type ->
    [hero] {" "}героев
    [follower] {" "}последователей
    [event] {" "}случаев
    [skill] {" "}навыков
   *[any] {""}
}
legends-cards-some = карты{ $type ->
    [hero] {" "}героев
    [follower] {" "}последователей
    [event] {" "}случаев
    [skill] {" "}навыков
   *[any] {""}
}
legends-is-hand = { $kind ->
    [none] в вашей руке нет карт
    [some] в вашей руке есть карты
   *[bounds] число карт в вашей руке { $bounds }
}

## Действия

legends-optional = { $text } (необязательно)
legends-optional-before = необязательно — { $text }
legends-who-first = { $it ->
    [yes] { $who }
   *[no] {""}
}
legends-who-last = { $it ->
    [yes] {""}
   *[no] { $who }
}
legends-damage = нанесите { $first } { $n } { $type ->
    [physical] { $count ->
        [one] физическое повреждение
        [few] физических повреждения
       *[many] физических повреждений
    }
   *[magical] { $count ->
        [one] магическое повреждение
        [few] магических повреждения
       *[many] магических повреждений
    }
} { $last }
legends-heal = восстановите { $first } { $n } { $count ->
    [one] жизнь
    [few] жизни
   *[many] жизней
} { $last }
legends-heal-all = восстановите { $first } все жизни { $last }
legends-prevent = предотвратите { $first } { $n } { $type ->
    [physical] { $count ->
        [one] физическое повреждение
        [few] физических повреждения
       *[many] физических повреждений
    }
    [magical] { $count ->
        [one] магическое повреждение
        [few] магических повреждения
       *[many] магических повреждений
    }
   *[any] { $count ->
        [one] повреждение
        [few] повреждения
       *[many] повреждений
    }
} { $last }
legends-fight = { $who } и { $other } наносят друг другу повреждения, равные своей атаке
legends-destroy = уничтожьте { $who }
legends-bounce = верните { $who } в руку хозяина
legends-counter = отмените { $who }
legends-untap = разверните { $who }
legends-turn = поверните { $who }
legends-control = получите контроль над { $who } { $until ->
    [turn] до конца хода
   *[stays] навсегда
}
legends-draw = { $you ->
    [yes] возьмите
   *[no] { $who } берёт
} { $n } { $cards }
legends-cards-taken = { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
legends-discard = { $you ->
    [yes] сбросьте
   *[no] { $who } сбрасывает
} { $n } { $random ->
    [yes] { $count ->
        [one] случайную карту
        [few] случайные карты
       *[many] случайных карт
    }
   *[no] { $cards }
}
legends-sacrifice = { $you ->
    [yes] пожертвуйте
   *[no] { $who } жертвует
} { $n } { $kind ->
    [follower] { $count ->
        [one] последователем
       *[other] последователями
    }
    [event] { $count ->
        [one] случаем
       *[other] случаями
    }
    [skill] { $count ->
        [one] навыком
       *[other] навыками
    }
   *[permanent] { $count ->
        [one] перманентом
       *[other] перманентами
    }
}
legends-recover = верните { $n } { $cards }{ $type ->
    [hero] {" "}героя
    [follower] {" "}последователя
    [event] {" "}случая
    [skill] {" "}навыка
   *[any] {""}
} со своего кладбища в руку
legends-look = посмотрите { $top } { $top ->
    [one] верхнюю карту
    [few] верхние карты
   *[many] верхних карт
} своей колоды: { $take } возьмите в руку, остальные положите под колоду
legends-reveal = { $you ->
    [yes] покажите свою руку всем
   *[no] { $who } показывает свою руку всем
}
legends-points-back = { $you ->
    [yes] верните в запас
   *[no] { $who } возвращает в запас
} { $n } { $count ->
    [one] легендарность
   *[other] легендарности
}
legends-points-lost = { $you ->
    [yes] потеряйте
   *[no] { $who } теряет
} { $n } { $count ->
    [one] легендарность
   *[other] легендарности
}
legends-change = { $by } { $what ->
    [attack] к атаке
    [lives] { $count ->
       *[other] к жизням
    }
    [level] к уровню
   *[legendarity] к легендарности
}
legends-gets = { $who } получает { $change }{ $until ->
    [turn] {" "}до конца хода
    [stays] {" "}навсегда
   *[always] {""}
}
legends-choose = выберите одно: { $modes }; или { $last }

## Способности: цена, момент, постоянное действие

legends-cost-turn = поворот
legends-cost-points = { $n } { $n ->
    [one] легендарность
   *[other] легендарности
}
legends-cost-lives = { $n } { $n ->
    [one] жизнь
    [few] жизни
   *[many] жизней
}
legends-cost-discard = сброс { $n } { $n ->
    [one] карты
   *[other] карт
}
legends-cost-sacrifice = жертва { $what }
legends-cost-once = раз в ход
legends-when = { $moment }, { $text }
legends-when-turn = { $moment } { $text }
legends-when-if = { $moment }, если { $conditions }, { $text }
legends-at-enters = когда { $who } входит в игру
legends-at-leaves = когда { $who } покидает игру
legends-at-attacks = когда { $who } атакует
legends-at-blocks = когда { $who } блокирует
legends-at-damages = когда { $who } наносит повреждения
legends-at-damaged = когда { $who } получает повреждения
legends-at-kills = когда { $who } убивает последователя
legends-at-played = когда { $whose ->
    [own] вы разыгрываете
    [enemy] противник разыгрывает
   *[any] кто-либо разыгрывает
} { $type ->
    [hero] героя
    [follower] последователя
    [event] случай
    [skill] навык
   *[any] карту
}
legends-at-turn_start = в начале { $whose ->
    [own] вашего хода
    [enemy] хода противника
   *[any] каждого хода
}
legends-at-turn_end = в конце { $whose ->
    [own] вашего хода
    [enemy] хода противника
   *[any] каждого хода
}
legends-static-cost = ваши случаи стоят на { $n } { $more ->
    [more] больше
   *[less] меньше
}
legends-static-hand_size = предел вашей руки: { $by }
legends-static-extra_draw = в начале своего хода вы берёте на { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
} { $more ->
    [more] больше
   *[less] меньше
}
legends-static-shield = { $type ->
    [physical] физические повреждения
    [magical] магические повреждения
   *[any] повреждения
} { $dat } каждый раз меньше на { $n }
legends-static-no_untap = { $nom } не разворачивается в начале хода
legends-in-graveyard = пока эта карта на кладбище, { $text }
legends-line = { $when }: { $text }

## Особые правила карт

legends-hook-shuffle_graveyard = замешайте своё кладбище в колоду

## Ключевые слова

legends-keyword-stays = Перманент
legends-keyword-guard = Страж
legends-keyword-cannot_attack = Не атакует
legends-keyword-cannot_block = Не блокирует
legends-keyword-untargetable = Неприступность
legends-keyword-no_strike_back = Безответный удар
legends-keyword-untouched = Неутомимость
legends-reminder-stays = остаётся в игре
legends-reminder-guard = враг, который вправе атаковать стража, обязан выбрать его, а не тех, кто не страж
legends-reminder-cannot_attack = не может быть назначен атакующим
legends-reminder-cannot_block = не может быть назначен блокирующим
legends-reminder-untargetable = заклинания и способности противника не могут выбрать его целью
legends-reminder-no_strike_back = тот, кого он атакует или блокирует, не наносит ему повреждений
legends-reminder-untouched = атака его не поворачивает; атакует он раз за ход

## Название, тип, свойства

legends-quoted = «{ $name }»
legends-kind-hero = Герой, { $class_ }
legends-kind-follower = Последователь, { $class_ }
legends-kind-event = Случай
legends-kind-skill = { $whose ->
    [general] Навык генерала
    [mage] Навык мага
    [oracle] Навык оракула
    [named] Навык героя «{ $hero }»
   *[any] Навык любого героя
}
legends-rarity = { $rarity ->
    [gold] редкая
    [silver] необычная
   *[black] обычная
}
legends-collector = { $number }/{ $size }, { $rarity }
legends-damage-type = { $type ->
    [physical] физическая
   *[magical] магическая
}
legends-timing = { $when ->
    [main] в свою главную фазу
    [own_turn] в свой ход
    [attack] в ответ на атаку
    [end] в фазу конца хода
   *[any] в любой момент
}
legends-figure-attack = атака { $n } ({ $type })
legends-figure-lives = жизни { $n }
legends-figure-level = уровень { $n }
legends-figure-hero = даёт { $n }
legends-figure-follower = занимает { $n }
legends-figure-event = стоит { $n }
