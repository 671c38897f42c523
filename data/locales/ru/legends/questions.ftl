# Вопросы «Легенд»: что спрашивается, ответы, что каждый ответ даёт.

## Вопросы

legends-ask-first = Кто ходит первым в этой игре?
legends-ask-mulligan = Оставить эту руку?
legends-ask-squad = Кого из героев ввести в игру? Можно до { $most }.
legends-ask-main = Ваше действие?
legends-window = { $moment ->
    [start] { $whose ->
        [own] Начало вашего хода
       *[enemy] Начало хода противника
    }
    [main] { $whose ->
        [own] Ваша главная фаза
       *[enemy] Главная фаза противника
    }
    [end] { $whose ->
        [own] Конец вашего хода
       *[enemy] Конец хода противника
    }
    [attack] Атака, до блока
    [blocks] Атака, после блока
    [fight] После боя
   *[none] Ваш приоритет
}
legends-ask-act = { $window }{ $waits ->
    [stack] : ваше заклинание ждёт в стеке
    [queue] : повреждения ждут в очереди
    [dying] : уходят карты, у которых меньше 1 жизни
    [ends] : он её заканчивает
   *[quiet] {""}
}. Разыграть что-нибудь?
legends-ask-respond = { $spell }. Ответить?
legends-ask-in-attack = { $who } атакует, цель — { $target }. Разыграть что-нибудь?
legends-ask-block-or-respond = { $who } атакует, цель — { $target }. Блокировать?
legends-ask-hero = { $card }: какой герой применит?
legends-ask-attack = { $card }: кого атаковать?
legends-ask-block = { $who } атакует, цель — { $target }. Кто блокирует?
legends-ask-target = { $card }: { $most ->
    [1] какую цель назвать?
   *[other] какие цели назвать? Можно до { $most }.
}
legends-ask-target-of = { $card }: выберите цель — { $what }.
legends-ask-mode = { $card }: что выбрать?
legends-ask-pay_discard = { $card }: что сбросить как плату? Карт — { $most }.
legends-ask-pay_sacrifice = { $card }: чем пожертвовать как платой?
legends-ask-split = { $who }: сколько повреждений? Осталось раздать { $left }.
legends-ask-order = В каком порядке срабатывают ваши способности?
legends-ask-may = { $card }: применить способность?
legends-ask-sacrifice = Чем пожертвовать? Нужно: { $most }.
legends-ask-discard = Что сбросить? Карт — { $most }.
legends-ask-look = Какие карты взять в руку? Карт — { $most }.
legends-ask-recover = Что вернуть с кладбища в руку? Карт — { $most }.

## Надписи на списках, пока ничего не выбрано

legends-choose-first = Первый игрок
legends-choose-mulligan = Рука
legends-choose-squad = Герои
legends-choose-main = Что сделать
legends-choose-act = Что сделать
legends-choose-hero = Герой
legends-choose-attack = Цель атаки
legends-choose-block = Блокирующие
legends-choose-target = Цель
legends-choose-mode = Вариант
legends-choose-pay_discard = Что сбросить
legends-choose-pay_sacrifice = Чем пожертвовать
legends-choose-split = Сколько повреждений
legends-choose-order = Порядок
legends-choose-may = Да или нет
legends-choose-sacrifice = Чем пожертвовать
legends-choose-discard = Что сбросить
legends-choose-look = Что взять
legends-choose-recover = Что вернуть
legends-nothing = Ничего
legends-nothing-target = Никого не выбирать
legends-part-play = Сыграть карту
legends-part-use = Применить способность
legends-part-attack = Атаковать
legends-part-enemy = Карты противника
legends-part-own = Ваши карты
legends-part-other = Заклинания в стеке

## Что даёт пас

legends-pass-only = Пас
legends-pass = Пас: { $then }
legends-pass-asks = Пас: если пасует и противник, { $then }
legends-then-resolve = сработает весь стек ({ $spells })
legends-then-settle = повреждения ({ $changes })
legends-then-no-change = без изменений
legends-then-check = из игры уйдут: { $names }
legends-then-blocks = блокирующие будут названы
legends-then-fight = бой начнётся
legends-then-main = главная фаза продолжится
legends-then-phase = фаза закончится
legends-then-turn = ход закончится
legends-and-more = { $text } и ещё { $count }
legends-so-many = карт: { $count }
legends-stack-whole = Стек срабатывает целиком, с последнего заклинания, и вмешаться посередине нельзя.
legends-stack-note = В стеке { $count }: { $spells }. { legends-stack-whole }

## Ответы

legends-opt-use = { $who }: { $cost }
legends-opt-attack = Атакует { $who }
legends-opt-through = Пас: пропустить атаку
legends-opt-block = Блокировать
legends-opt-block-does = Дальше называют, кто блокирует. Каждый блокирующий поворачивается.
legends-opt-through-does = { $who } (атака { $attack }) и { $target } (атака { $back }) наносят повреждения друг другу.
legends-opt-of = {" "}из { $available }
legends-opt-event = Стоит { $cost }{ $of }.
legends-opt-skill = Уровень { $level }{ $extra }.
legends-opt-extra = , цена: { $cost }
legends-opt-follower = { $attack }/{ $lives }, занимает { $cost }{ $of }.
legends-opt-hero = { $class_ }, { $attack }/{ $lives }, даёт { $gives }.
legends-opt-whose = { $whose ->
    [own] Ваша карта
   *[enemy] Карта противника
}: { $state }
legends-opt-player = В руке { $hand }, в колоде { $deck }
legends-opt-blow = без блока: удар { $attack }, ответный { $back }
legends-opt-mode = Вариант { $number }
legends-opt-split = Останется жизней: { $lives }. Другим достанется { $left }
legends-opt-firing-nth = { $who } (способность { $number })
legends-opt-firing = { $who }, причина — { $it }
legends-opt-mulligan-keep = Оставить
legends-opt-mulligan-again = Пересдать
legends-opt-mulligan-does = Рука замешивается в колоду, в новой руке { $hand } { $hand ->
    [one] карта
    [few] карты
   *[many] карт
}
legends-opt-may-yes = Да
legends-opt-may-no = Нет

## Пояснения

legends-aside-mulligan = Каждая пересдача — на карту меньше, до трёх. Сколько пересдач взято, видно всем.
legends-aside-squad = Выбор тайный: оба вводят героев одновременно. Герои противника до этого не видны.
legends-aside-block = Каждый блокирующий поворачивается и отвечает ударом; цель атаки не страдает. Атакующий раздаёт им повреждения в том порядке, в каком вы их назовёте.
legends-aside-limit = В руке { $hand }, предел — { $limit }.
legends-aside-only-pass = Разыграть вам сейчас нечего. Вопрос задан всё равно, чтобы никто не догадался, что у вас в руке.
legends-aside-first-turn = -# В первый ход игры никто не атакует.
legends-barred = -# Сейчас нельзя: { $reasons }.
legends-barred-points = { $cards } (не хватает легендарности)
legends-barred-level = { $cards } (у ваших героев не хватает уровня)
legends-barred-turned = { $cards } (герой повёрнут)
legends-barred-class = { $cards } (нет подходящего героя)
legends-barred-time = { $cards } (не время: срок — на карте)
legends-barred-target = { $cards } (нет цели, или нечем заплатить)
legends-aside-sum = Легендарность: { $heroes } (герои, и павшие тоже) − { $followers } (последователи) − { $spent } (потрачено) = **{ $available }**
legends-aside-text = { $card }: { $text }

## Указания, данные заранее

legends-order-pass = Пасовать за меня, не блокируя
legends-ends-own_turn = до моего хода
legends-ends-turn = до конца этого хода
legends-ends-named = пока меня не атакуют и не выберут целью
legends-ends-cancel = пока не отменю

legends-mark-example = Например, «Спрашивать меня: конец хода» вернёт вам вопрос в конце каждого хода, даже если там ничего не решается, а карта с отметкой «Не разворачивать» останется повёрнутой, пока вы не снимете отметку.
legends-mark-stop = { $value ->
    [on] Спрашивать меня: { $stop }
   *[off] Больше не спрашивать: { $stop }
}
legends-mark-hold = { $value ->
    [on] Оставлять мне приоритет после моих заклинаний
   *[off] После моих заклинаний сразу пасовать
}
legends-mark-turned = { $value ->
    [on] Не разворачивать «{ $card }»
   *[off] Снова разворачивать «{ $card }»
}
