# Первая партия: учебный стол на одного. Короткие сообщения, в каждом одна мысль.

## Турнир Кренделя: кто за столом; в текстах соперники названы с буквой места

krendel-lesson-you = Вы
krendel-lesson-rival-left = Бублик
krendel-lesson-rival-far = Ватрушка
krendel-lesson-rival-right = Сухарь
krendel-lesson-seat = { $letter } { $name }
krendel-phase-fight = Бой

## Шаги, как они названы в заголовке

krendel-lesson-at-start = Знакомство
krendel-lesson-at-card = Карта
krendel-lesson-at-neighbours = Соседи
krendel-lesson-at-choose = Выбор существ
krendel-lesson-at-reveal = Карты открыты
krendel-lesson-at-attacks = Ваши атаки
krendel-lesson-at-defence = Атаки на вас
krendel-lesson-at-reward = Награждение
krendel-lesson-at-offer = Приз по желанию
krendel-lesson-at-flip = Переворот
krendel-lesson-at-discard = Сброс
krendel-lesson-at-refill = Восполнение
krendel-lesson-at-spells = Заклинания
krendel-lesson-at-all = «Бой со всеми»
krendel-lesson-at-property = Свойства
krendel-lesson-at-previous = Два заклинания сразу
krendel-lesson-at-end = Конец партии
krendel-lesson-at-done = Теперь вы знаете всё

## До первого выбора

krendel-lesson-start =
    Привет! Это учебный стол: его видите только вы. Соперники: { $names }.
    {"**"}Цель** — набрать { $goal } трофеев раньше других. У кого { $goal } ран, тот выбывает.
    Сыграем три раунда, это минут пять.
krendel-lesson-card =
    {"**"}Сверху существо**: меч — атака, щит — защита. Оно дерётся сейчас.
    {"**"}Снизу заклинание**: сработает в следующем раунде. Обычно чем сильнее существо, тем слабее заклинание:
krendel-lesson-both = { $card }, потом { $spell }
krendel-lesson-neighbours =
    Вы — { $own }. Ваши соседи — { $left } и { $right }: вы атакуете их, а они — вас. { $far } сидит напротив: это не сосед.
    Слева от вас { $letter }: на стол вы смотрите со своего места, и следующий по часовой стрелке — по левую руку.
    {"**"}Атака строго больше защиты** — вам трофей, соседу рана. Иначе атака отбита.
krendel-lesson-secret =
    Выбирают все сразу и втайне. Столбцы { $left } и { $right } внизу — соседи: какую защиту карта пробьёт и какую атаку отобьёт (✓ — любую, ✗ — никакую).
krendel-lesson-reward-first = Кто выполнит **условие** ({ $condition }), получит **приз**: { $prize }.
krendel-lesson-reward = Условие: { $condition }. Приз: { $prize }.

## Бой

krendel-lesson-open = На карте → в бою. Буквы на картинке — чьи заклинания это сделали.
krendel-lesson-same = • { $name }: { $printed }
krendel-lesson-changed = • { $name }: { $printed } → { $total }
krendel-lesson-because = { $line } ({ $changes })
krendel-lesson-change = { $name } { $changes }
krendel-lesson-strictly = Карты открыты. Атака должна быть больше защиты; поровну — отбито.
krendel-lesson-attack = • { $name }: { $attack } { $sign } { $defence } — { $outcome }
krendel-lesson-hit = успех: вам { $trophies }
krendel-lesson-struck = удар прошёл: вам { $wounds }
krendel-lesson-repelled = отбито
krendel-lesson-equal = отбито: поровну
krendel-lesson-shielded = отбито заклинанием
krendel-lesson-thorned = { $outcome }; шипы: вам { $wounds }
krendel-lesson-thorny = { $outcome }; ваши шипы: сопернику { $wounds }
krendel-lesson-no-attack = На вас никто не напал.
krendel-lesson-no-target = Вы никого не атаковали.
krendel-lesson-alone = Делать для этого ничего не надо: защита одна на все атаки.
krendel-lesson-tracks = **После боя у вас:** трофеи { $trophies }, раны { $wounds }

## Награда и конец раунда

krendel-lesson-condition = **Условие**: { $condition }.
krendel-lesson-met = **Выполнили**: { $names }. Приз: { $prize }.
krendel-lesson-tie = Поровну — приз получает каждый.
krendel-lesson-unmet = Условие не выполнил никто: приза нет.
krendel-lesson-offer = Приз со словом «можно» берут только по желанию.
krendel-lesson-gains = Что изменилось: { $gains }
krendel-lesson-no-gains = Ни у кого ничего не изменилось.
krendel-lesson-flip = Существа перевернулись. В раунде { $round } ваше заклинание — { $spell }
krendel-lesson-cover = Прежнее заклинание накрыто и больше не действует.
krendel-lesson-rewards = Приз стал условием: { $condition }. Новый приз: { $prize }.
krendel-lesson-discard = Ненужные карты можно сбросить, хоть все, хоть ни одной. Потом рука дополнится до { $hand }.
krendel-lesson-dropped = В сброс: { $cards }.
krendel-lesson-kept = Вы ничего не сбросили.
krendel-lesson-drawn = Новые карты: { $cards }.
krendel-lesson-full = В руке снова { $cards }.

## Заклинания

krendel-lesson-spells = Прошлые существа стали заклинаниями. Что они дают вам:
krendel-lesson-effect = • { $name }, «{ $spell }»: { $changes }
krendel-lesson-printed = На картах в руке это уже посчитано.
krendel-lesson-all =
    У кого «Бой со всеми», тот сосед каждому, даже напротив. Сейчас это { $holder }.
    Ваши цели теперь: { $targets }. А { $holder } вас не атакует: хозяину это заклинание целей не прибавляет.
krendel-lesson-all-attacked =
    У кого «Бой со всеми», тот сосед каждому, даже напротив. Сейчас это { $holder }.
    Ваши цели теперь: { $targets }.
krendel-lesson-property = Бывают заклинания не про цифры. { $holder }: { $spell }
krendel-lesson-if-thorns = Это «шипы»: нападёте и не пробьёте защиту — получите рану.
krendel-lesson-if-shield = Первый же удачный удар по этому месту пропадёт.
krendel-lesson-if-extra-trophy = Каждый успех приносит больше обычного.
krendel-lesson-if-attack-only = Зато и нападений в другую сторону не будет.
krendel-lesson-previous =
    Обычно действует лишь верхнее заклинание стопки. Но есть заклинание-исключение.
    { $holder }: { $top }
    Под ним снова работает { $beneath }

## Конец

krendel-lesson-end =
    Настоящая партия кончается после раунда, в котором кто-то набрал { $goal } трофеев или { $goal } ран.
    У кого { $goal } ран, выбывает. Из остальных побеждает тот, у кого больше трофеев; поровну — у кого меньше ран.
    {"**"}Сейчас впереди**: { $names }.
krendel-lesson-done =
    {"**"}Раунд**: выбор, бой с соседями, награда, переворот, сброс, новые карты.
    {"**"}Карта**: сейчас существо, потом заклинание.
    {"**"}Удар**: только строго больше защиты.
    Теперь за настоящий стол! Можно и одному, с ботами. Забудете что-то — нажмите **Правила**.
krendel-alone = Сыграть одному с тремя ботами: `/играть крендель боты:3`
