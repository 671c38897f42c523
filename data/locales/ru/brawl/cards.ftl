# Карты Super Fantasy Brawl словами. Тексты собираются из частей; действие пишется со строчной буквы и без точки.
# Термины книги: рывок, пролёт, прыжок, отталкивание, притягивание, принуждение, страх, оглушение, обездвиживание, лечение,
# добор, планирование, вампиризм, удвоение, яд, побитый, нокаут, размещение, ядро разрушения / сотворения / управления.
# $case — падеж: nom, gen, acc, dat, ins; many — родительный множественного.

## Имена и роды

brawl-gender = { $champion ->
    [akhet] f
    [alistair] m
    [deryn] f
    [dugrun] m
    [goldarr] m
    [gwaien] f
    [izabella] f
    [jacques] m
    [kilgore] m
    [kolel] m
    [korvash] m
    [lily] f
    [loralei] f
    [mariusz] m
    [nevamor] f
    [rath] m
    [sulka] f
    [taze] m
    [tentaclot] m
    [tzu_xiao] m
   *[other] other
}
brawl-gender-role = { $role ->
    [target] f
   *[other] m
}
brawl-pronoun = { $case ->
   *[nom] { $gender ->
        [f] она
        [m] он
       *[other] { $noun }
    }
    [gen] { $gender ->
        [f] неё
        [m] него
       *[other] { $noun }
    }
    [acc] { $gender ->
        [f] её
        [m] его
       *[other] { $noun }
    }
    [dat] { $gender ->
        [f] ней
        [m] нему
       *[other] { $noun }
    }
    [ins] { $gender ->
        [f] ней
        [m] ним
       *[other] { $noun }
    }
}
brawl-each-of-them = { $gender ->
    [f] { $case ->
       *[nom] каждая из них
        [gen] каждой из них
        [acc] каждую из них
        [dat] каждой из них
        [ins] каждой из них
    }
   *[m] { $case ->
       *[nom] каждый из них
        [gen] каждого из них
        [acc] каждого из них
        [dat] каждому из них
        [ins] каждым из них
    }
}
# Имена, которых здесь нет, стоят при слове «чемпион».
brawl-named = { $case ->
   *[nom] { $champion ->
        [alistair] король Алистер
        [tentaclot] сэр Тентаклот
       *[other] { $name }
    }
    [gen] { $champion ->
        [akhet] { $name }
        [alistair] короля Алистера
        [alkemi] { $name }
        [deryn] { $name }
        [dugrun] Дугруна
        [goldarr] Голд'арра
        [gwaien] { $name }
        [izabella] Изабеллы
        [jacques] Жака ле Бо
        [khalize] { $name }
        [kilgore] Килгора
        [kolel] Ко'лела
        [korvash] Корваша
        [lily] { $name }
        [loralei] { $name }
        [mariusz] Мариуша
        [nevamor] { $name }
        [nikkit] { $name }
        [rath] Рата
        [sulka] Сулки
        [taze] Тейза
        [tentaclot] сэра Тентаклота
        [tzu_xiao] { $name }
        [xinshen] { $name }
       *[other] чемпиона { $name }
    }
    [acc] { $champion ->
        [akhet] { $name }
        [alistair] короля Алистера
        [alkemi] { $name }
        [deryn] { $name }
        [dugrun] Дугруна
        [goldarr] Голд'арра
        [gwaien] { $name }
        [izabella] Изабеллу
        [jacques] Жака ле Бо
        [khalize] { $name }
        [kilgore] Килгора
        [kolel] Ко'лела
        [korvash] Корваша
        [lily] { $name }
        [loralei] { $name }
        [mariusz] Мариуша
        [nevamor] { $name }
        [nikkit] { $name }
        [rath] Рата
        [sulka] Сулку
        [taze] Тейза
        [tentaclot] сэра Тентаклота
        [tzu_xiao] { $name }
        [xinshen] { $name }
       *[other] чемпиона { $name }
    }
    [dat] { $champion ->
        [akhet] { $name }
        [alistair] королю Алистеру
        [alkemi] { $name }
        [deryn] { $name }
        [dugrun] Дугруну
        [goldarr] Голд'арру
        [gwaien] { $name }
        [izabella] Изабелле
        [jacques] Жаку ле Бо
        [khalize] { $name }
        [kilgore] Килгору
        [kolel] Ко'лелу
        [korvash] Корвашу
        [lily] { $name }
        [loralei] { $name }
        [mariusz] Мариушу
        [nevamor] { $name }
        [nikkit] { $name }
        [rath] Рату
        [sulka] Сулке
        [taze] Тейзу
        [tentaclot] сэру Тентаклоту
        [tzu_xiao] { $name }
        [xinshen] { $name }
       *[other] чемпиону { $name }
    }
    [ins] { $champion ->
        [akhet] { $name }
        [alistair] королём Алистером
        [alkemi] { $name }
        [deryn] { $name }
        [dugrun] Дугруном
        [goldarr] Голд'арром
        [gwaien] { $name }
        [izabella] Изабеллой
        [jacques] Жаком ле Бо
        [khalize] { $name }
        [kilgore] Килгором
        [kolel] Ко'лелом
        [korvash] Корвашем
        [lily] { $name }
        [loralei] { $name }
        [mariusz] Мариушем
        [nevamor] { $name }
        [nikkit] { $name }
        [rath] Ратом
        [sulka] Сулкой
        [taze] Тейзом
        [tentaclot] сэром Тентаклотом
        [tzu_xiao] { $name }
        [xinshen] { $name }
       *[other] чемпионом { $name }
    }
}

## Чемпионы по роли в карте. $many: у карты может быть несколько целей

brawl-role-target = { $many ->
    [yes] { $case ->
       *[nom] каждая цель
        [gen] каждой цели
        [acc] каждую цель
        [dat] каждой цели
        [ins] каждой целью
    }
   *[no] { $case ->
       *[nom] цель
        [gen] цели
        [acc] цель
        [dat] цели
        [ins] целью
    }
}
brawl-role-attacker = { $case ->
   *[nom] атакующий
    [gen] атакующего
    [acc] атакующего
    [dat] атакующему
    [ins] атакующим
}
brawl-role-defender = { $case ->
   *[nom] защитник
    [gen] защитника
    [acc] защитника
    [dat] защитнику
    [ins] защитником
}
brawl-role-passed = { $case ->
   *[nom] каждый враг { $path }
    [gen] каждого врага { $path }
    [acc] каждого врага { $path }
    [dat] каждому врагу { $path }
    [ins] каждым врагом { $path }
}
brawl-role-first_passed = { $case ->
   *[nom] первый чемпион { $path }
    [gen] первого чемпиона { $path }
    [acc] первого чемпиона { $path }
    [dat] первому чемпиону { $path }
    [ins] первым чемпионом { $path }
}
brawl-path = { $way ->
    [dash] на пути рывка
    [swoop] на пути пролёта
    [jump] на пути прыжка
   *[walk] на пройденном пути
}
brawl-role-chosen = { $case ->
   *[nom] этот чемпион
    [gen] этого чемпиона
    [acc] этого чемпиона
    [dat] этому чемпиону
    [ins] этим чемпионом
}

## Группы: «каждый другой побитый соседний враг», «один ваш чемпион в пределах 2 клеток от цели»

brawl-pick = { $pick ->
   *[each] { $case ->
       *[nom] каждый
        [gen] каждого
        [acc] каждого
        [dat] каждому
        [ins] каждым
        [many] всех
    }
    [one] { $case ->
       *[nom] один
        [gen] одного
        [acc] одного
        [dat] одному
        [ins] одним
        [many] любых
    }
    [another] { $case ->
       *[nom] ещё один
        [gen] ещё одного
        [acc] ещё одного
        [dat] ещё одному
        [ins] ещё одним
        [many] других
    }
    [any] { $case ->
       *[nom] любой
        [gen] любого
        [acc] любого
        [dat] любому
        [ins] любым
        [many] любых
    }
}
brawl-pick_yours = { $pick ->
   *[each] { $case ->
       *[nom] каждый ваш
        [gen] каждого вашего
        [acc] каждого вашего
        [dat] каждому вашему
        [ins] каждым вашим
        [many] всех ваших
    }
    [one] { $case ->
       *[nom] один ваш
        [gen] одного вашего
        [acc] одного вашего
        [dat] одному вашему
        [ins] одним вашим
        [many] любых ваших
    }
    [another] { $case ->
       *[nom] ещё один ваш
        [gen] ещё одного вашего
        [acc] ещё одного вашего
        [dat] ещё одному вашему
        [ins] ещё одним вашим
        [many] других ваших
    }
    [any] { $case ->
       *[nom] любой ваш
        [gen] любого вашего
        [acc] любого вашего
        [dat] любому вашему
        [ins] любым вашим
        [many] любых ваших
    }
}
brawl-adjective = { $which ->
   *[other] { $case ->
       *[nom] другой
        [gen] другого
        [acc] другого
        [dat] другому
        [ins] другим
        [many] других
    }
    [bloodied] { $case ->
       *[nom] побитый
        [gen] побитого
        [acc] побитого
        [dat] побитому
        [ins] побитым
        [many] побитых
    }
    [adjacent] { $case ->
       *[nom] соседний
        [gen] соседнего
        [acc] соседнего
        [dat] соседнему
        [ins] соседним
        [many] соседних
    }
}
brawl-side-enemies = { $case ->
   *[nom] враг
    [gen] врага
    [acc] врага
    [dat] врагу
    [ins] врагом
    [many] врагов
}
brawl-side-allies = { $case ->
   *[nom] союзник
    [gen] союзника
    [acc] союзника
    [dat] союзнику
    [ins] союзником
    [many] союзников
}
brawl-side-team = { $case ->
   *[nom] чемпион вашей команды
    [gen] чемпиона вашей команды
    [acc] чемпиона вашей команды
    [dat] чемпиону вашей команды
    [ins] чемпионом вашей команды
    [many] чемпионов вашей команды
}
brawl-side-own = { $case ->
   *[nom] ваш чемпион
    [gen] вашего чемпиона
    [acc] вашего чемпиона
    [dat] вашему чемпиону
    [ins] вашим чемпионом
    [many] ваших чемпионов
}
brawl-side-own_yours = { $case ->
   *[nom] чемпион
    [gen] чемпиона
    [acc] чемпиона
    [dat] чемпиону
    [ins] чемпионом
    [many] чемпионов
}
brawl-side-champions = { $case ->
   *[nom] чемпион
    [gen] чемпиона
    [acc] чемпиона
    [dat] чемпиону
    [ins] чемпионом
    [many] чемпионов
}
brawl-place = { $n ->
    [1] рядом с { $ins }
    [one] в пределах { $n } клетки от { $gen }
   *[other] в пределах { $n } клеток от { $gen }
}

## Числа с арены: «за каждую …» или «X — …»

brawl-x = , где X — { $what }
brawl-times = { $what } × { $n }
brawl-each-damage = { $reaction ->
    [yes] за каждую единицу урона, полученного защитником от атаки
   *[no] за каждую единицу урона, нанесённого атакой
}
brawl-each-targets = за каждую цель
brawl-each-ready = за каждое ваше готовое ядро
brawl-each-in_discard = за каждую карту { brawl-of-core } в вашем сбросе
brawl-each-count = за каждого { $one }
brawl-each-damage_on = за каждую единицу урона на карте { $who }
brawl-each-moved = за каждую { $way ->
    [dash] клетку рывка
    [swoop] клетку пролёта
    [jump] клетку прыжка
   *[walk] пройденную клетку
}
brawl-each-discarded = { $core ->
    [any] за каждую сброшенную карту
   *[other] за каждую сброшенную карту { brawl-of-core }
}
brawl-of-damage = { $reaction ->
    [yes] урон, полученный защитником от атаки
   *[no] урон, нанесённый атакой
}
brawl-of-targets = число целей
brawl-of-ready = число ваших готовых ядер
brawl-of-in_discard = число карт { brawl-of-core } в вашем сбросе
brawl-of-count = число { $many }
brawl-of-damage_on = число урона на карте { $who }
brawl-of-moved = число { $way ->
    [dash] клеток рывка
    [swoop] клеток пролёта
    [jump] клеток прыжка
   *[walk] пройденных клеток
}
brawl-of-defence = защита { $who }
brawl-of-to_bloodied = сколько урона не хватает до 3
brawl-of-discarded = { $core ->
    [any] число сброшенных карт
   *[other] число сброшенных карт { brawl-of-core }
}
# Ядро в родительном падеже: «карта управления», «ядро управления».
brawl-of-core = { $core ->
    [red] разрушения
    [yellow] сотворения
    [blue] управления
   *[any] любого цвета
}

## Условия

brawl-if = если { $conditions }, { $text }
brawl-text-if = { $text }, если { $conditions }
brawl-text-while = { $text }, пока { $conditions }
brawl-otherwise = иначе { $text }
brawl-not = неверно, что { $text }
brawl-is-did = { $last ->
    [damage] урон { $no ->
        [yes] не нанесён
       *[no] нанесён
    }
    [heal] лечение { $no ->
        [yes] не получено
       *[no] получено
    }
    [discard] { $no ->
        [yes] ничего не сброшено
       *[no] карта сброшена
    }
    [exhaust] ядро { $no ->
        [yes] не истощено
       *[no] истощено
    }
    [draw] { $no ->
        [yes] ни одна карта не взята
       *[no] карта взята
    }
    [push] отталкивание { $no ->
        [yes] не удалось
       *[no] удалось
    }
    [pull] притягивание { $no ->
        [yes] не удалось
       *[no] удалось
    }
    [force] цель { $no ->
        [yes] не передвинута
       *[no] передвинута
    }
   *[other] это { $no ->
        [yes] не сделано
       *[no] сделано
    }
}
brawl-is-hurt = { $shift ->
    [push] отталкивание
    [pull] притягивание
   *[other] смещение
} { $no ->
    [yes] не нанесло урона
   *[no] нанесло урон
}
brawl-is-dealt = { $reaction ->
    [yes] защитник { $no ->
        [yes] не получил урона от атаки
       *[no] получил урон от атаки
    }
   *[no] { $many ->
        [yes] цель { $no ->
            [yes] не получила урона от атаки
           *[no] получила урон от атаки
        }
       *[no] атака { $no ->
            [yes] не нанесла урона
           *[no] нанесла урон
        }
    }
}
brawl-is-bloodied = { $who } { $no ->
    [yes] не { $gender ->
        [f] побита
       *[other] побит
    }
   *[no] { $gender ->
        [f] побита
       *[other] побит
    }
}
brawl-is-on_trap = { $who } { $no ->
    [yes] не на клетке ловушки
   *[no] на клетке ловушки
}
brawl-is-out = { $who } { $no ->
    [yes] не { $gender ->
        [f] нокаутирована
       *[other] нокаутирован
    }
   *[no] { $gender ->
        [f] нокаутирована
       *[other] нокаутирован
    }
}
brawl-is-near = { $who } { $n ->
    [1] { $no ->
        [yes] не рядом с { $of_ins }
       *[no] рядом с { $of_ins }
    }
   *[other] { $no ->
        [yes] дальше { $n } клеток от { $of_gen }
       *[no] не дальше { $n } клеток от { $of_gen }
    }
}
brawl-is-discard_lacks = в вашем сбросе { $no ->
    [yes] есть карты { brawl-of-core }
   *[no] нет карт { brawl-of-core }
}
brawl-count-none = нет { $group }
brawl-count-some = есть { $one }
brawl-count-least = число { $group } не меньше { $least }
brawl-count-exactly = число { $group } равно { $least }
brawl-count-most = число { $group } не больше { $most }
brawl-count-both = число { $group } от { $least } до { $most }

## Действия

brawl-optional = { $text } (необязательно)
brawl-optional-before = необязательно — { $text }
brawl-cost = { $cost }: { $text }
brawl-dash = { $who } { $may ->
    [yes] может совершить
   *[no] совершает
} рывок { $n }{ $through ->
    [yes] {" "}через чемпионов и ловушки (ловушки не активируются, статуи мешают)
   *[no] {""}
}
brawl-swoop = { $who } { $may ->
    [yes] может совершить
   *[no] совершает
} пролёт { $n }
brawl-jump = { $who } { $may ->
    [yes] может совершить
   *[no] совершает
} прыжок { $n }
brawl-heal = { $who } { $may ->
    [yes] может получить
   *[no] получает
} лечение { $n }
brawl-push = { $reaction ->
    [yes] защитник отталкивает { $acc } на { $n }
   *[no] оттолкните { $acc } на { $n }
}
brawl-pull = { $reaction ->
    [yes] защитник притягивает { $acc } на { $n }
   *[no] притяните { $acc } на { $n }
}
brawl-force = примените к { $dat } принуждение { $n }
brawl-fear = { $reaction ->
    [yes] защитник внушает { $dat } страх { $n }
   *[no] внушите { $dat } страх { $n }
}
brawl-damage = { $who } получает { $n } { $count ->
    [one] урон
    [few] урона
   *[many] урона
}
brawl-damage-damage = { $who } получает столько же урона, сколько { $reaction ->
    [yes] защитник получил от атаки
   *[no] нанесла атака
}
brawl-damage-defence = { $who } получает урон, равный своей защите
brawl-damage-to_bloodied = { $who } получает урон, недостающий до 3 (побитый чемпион)
brawl-draw = добор { $n }
brawl-draw-opponent = противник берёт { $n } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
brawl-plan = планирование { $n }
brawl-stun = оглушите { $who }
brawl-root = обездвижьте { $who }
brawl-modify = до конца хода { $who } получает { $changes }{ $against ->
    [yes] {" "}{ $many ->
        [yes] в атаках на цели этой карты
       *[no] в атаках на эту цель
    }
   *[no] {""}
}
brawl-change = { $n } { $stat ->
    [strength] к силе
    [defence] к защите
   *[movement] к движению
}
brawl-next_attack = следующая в этот ход атака { $target ->
    [yes] на эту цель
   *[no] { $whose }
} { $changes }
brawl-next-ignore = игнорирует защиту
brawl-next-strength = получает { $n } к силе
brawl-immune = до конца хода на { $who } не действует { $what ->
    [push] отталкивание
    [fear] страх
   *[stun] оглушение
}
brawl-place-near = разместите { $who } рядом с { $near }
brawl-place-anywhere = разместите { $who } на любой свободной клетке
brawl-place-apart = разместите { $who } на любой свободной клетке, рядом с которой нет чемпионов
brawl-place-deployment = разместите { $who } на свободной клетке вашей области появления
brawl-place-vacated = разместите { $who } на клетке, которую покинула цель
brawl-swap = поменяйте местами { $target } и { $other }
brawl-ready = { $core ->
    [any] восстановите любое своё ядро
   *[other] восстановите ядро { brawl-of-core }
}
brawl-exhaust = { $core ->
    [any] истощите любое своё ядро
   *[other] истощите ядро { brawl-of-core }
}
brawl-discard = { $n ->
    [1] можете сбросить 1 { brawl-of-hand }
   *[other] сбросьте до { $n } { brawl-of-hand }
}
brawl-of-hand = { $core ->
    [any] { brawl-of-cards } из руки
   *[other] { brawl-of-cards } { brawl-of-core } из руки
}
brawl-of-cards = { $n ->
    [1] карту
    [one] карты
   *[other] карт
}
brawl-discard-hand = сбросьте все карты из руки
brawl-discard-random = игрок, контролирующий { $who }, сбрасывает из руки { $n } { $n ->
    [one] случайную карту
    [few] случайные карты
   *[many] случайных карт
}
brawl-take_back = верните в руку 1 карту { $chosen ->
    [yes] этого чемпиона
   *[no] { brawl-of-core }
} из своего сброса
brawl-protect-displacement = отмените все смещения от этой атаки и урон от них
brawl-protect-post = отмените эффекты «после атаки» карты атаки
brawl-protect-lasting = прекратите все эффекты «до конца хода»
brawl-again = { $whole ->
    [yes] разыграйте эту карту ещё раз, включая движение
   *[no] примените эффекты этой карты ещё раз
}

## Особые правила карт

brawl-hook-move_trap = посмотрите любой жетон ловушки на арене и переложите его на любую свободную клетку ловушки
brawl-hook-heal_by_cards = каждый ваш чемпион получает лечение { $n } за каждую свою сброшенную карту
brawl-hook-command_top_card = сбросьте верхнюю карту колоды противника и примените к врагу, которому она принадлежит, принуждение { $n }
brawl-hook-rescue = разместите его рядом с атакующим, а не у ворот
brawl-hook-shuffle_discard = замешайте свой сброс в личную колоду
brawl-hook-bury_random = игрок, контролирующий цель, кладёт случайную карту из руки на верх своей колоды
brawl-hook-react_again = вы можете разыграть ещё одну реакцию на эту атаку

## Бонусы и свойства карт

brawl-gain-strength = { $n } к силе
brawl-gain-defence = { $more ->
    [yes] ещё { $n } к защите
   *[no] { $n } к защите
}
brawl-gain-poison = яд { $n }
brawl-gain-double = удвоение
brawl-gain-lifesteal = вампиризм
brawl-gain-lifesteal_shared = вампиризм (вместо { $whose } лечение может получить союзник)
brawl-gain-ignore_defence = игнорирует защиту
brawl-gain-no_reactions = на эту атаку нельзя разыгрывать реакции
brawl-travel-enemies = { $who } может двигаться через врагов.
brawl-travel-all = { $who } может двигаться через врагов, статуи и ловушки (ловушки по пути не активируются).

## Способности прокачанных чемпионов

brawl-rule-taunt = враги рядом с { $ins } могут атаковать, только если одна из целей — { $nom }
brawl-rule-immune_push = на { $acc } не действует отталкивание
brawl-rule-immune_stun = на { $acc } не действует оглушение
brawl-rule-min_range = { $n } к минимальной дальности карт { $gen }
brawl-rule-max_range = { $n } к максимальной дальности карт { $gen }
brawl-rule-defence = { $n } к защите { $gen }
brawl-rule-aura_defence = { $n } к защите врагов рядом с { $ins }
brawl-rule-pierce = { $n } к защите целей, которых атакует { $nom }
brawl-rule-trap_proof = ловушки на клетке { $gen } не активируются
brawl-rule-poison = атаки { $gen } получают яд { $n }
brawl-rule-lifesteal = атаки { $gen } получают вампиризм
brawl-rule-ignore_defence = атаки { $gen } игнорируют защиту
brawl-rule-upkeep_draw = в фазе обновления вы берёте на { $n } { $count ->
    [one] карту
    [few] карты
   *[many] карт
} больше
brawl-rule-no_reactions_near = противник не может разыгрывать реакции на врагов рядом с { $ins }
brawl-rule-hit_for_dash = вместо рывка { $nom } может нанести { $n } { $count ->
    [one] урон
    [few] урона
   *[many] урона
} соседнему врагу
brawl-rule-red_for_strength = при каждой атаке { $gen } вы можете сбросить любое число карт разрушения: { $n } к силе за каждую
brawl-rule-free_standard = раз в раунд один из ваших чемпионов может выполнить базовое действие, не истощая ядро
brawl-rule-stunning = оглушите каждого врага, которого смещает { $nom }
brawl-rule-hidden_near_ally = { $nom } не может быть целью атак, пока стоит рядом с союзником
brawl-rule-plan_from_discard = при планировании вы можете класть на колоду и карты из своего сброса
brawl-rule-any_as_yellow = вы можете использовать любое ядро как ядро сотворения
brawl-rule-steady_near_statue = враги не могут смещать { $acc }, пока { $again } рядом со статуей
brawl-moment-activation = В начале вашей фазы активации
brawl-moment-card_played = { $core ->
    [any] После каждой разыгранной карты { $whose }
   *[other] После каждой разыгранной карты { brawl-of-core } { $whose }
}
brawl-line = { $when }: { $text }
brawl-when = { $when ->
    [pre] Перед атакой
    [post] После атаки
   *[do] { $kind ->
        [reaction] При розыгрыше
       *[other] {""}
    }
}

## Карты, ядра, базовые действия, ловушки

brawl-core = { $core ->
    [red] Разрушение
    [yellow] Сотворение
   *[blue] Управление
}
brawl-kind = { $kind ->
    [attack] Атака
    [skill] Навык
   *[reaction] Реакция
}
brawl-range-melee = { $any_side ->
    [yes] вплотную, враг или союзник
   *[no] вплотную
}
brawl-range-direct = { $any_side ->
    [yes] по прямой { $span }, враг или союзник
   *[no] по прямой { $span }
}
brawl-range-indirect = { $any_side ->
    [yes] навесом { $span }, враг или союзник
   *[no] навесом { $span }
}
brawl-range-area = { $hexes ->
    [6] область: все 6 соседних клеток
   *[other] область: { $hexes } соседние клетки
}
brawl-standard = { $kind ->
    [plan] Планирование
    [heal] Лечение
    [hit] Удар
   *[walk] Переход
}
brawl-standard-text = { $kind ->
    [plan] Ядро управления: движение 1, планирование 1.
    [heal] Ядро сотворения: движение 1, лечение 1.
    [hit] Ядро разрушения: движение 1, соседний враг получает 1 урон.
   *[walk] Любое ядро: движение 2.
}
brawl-trap = { $trap ->
    [stun] оглушение
    [root] обездвиживание
    [damage_1] 1 урон
    [damage_2] 2 урона
   *[damage_3] 3 урона
}

## Испытания

brawl-challenge-statues = Чемпионы вашей команды: { $list }.
brawl-challenge-statue = { $n } рядом с { $core ->
    [red] красной
    [yellow] жёлтой
   *[blue] синей
} статуей
brawl-challenge-control = { $area }: у вашей команды здесь больше чемпионов, чем у противника.
brawl-area-home = ваша половина арены
brawl-area-away = половина арены противника
brawl-area-middle = черта посередине арены
