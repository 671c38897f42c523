# О чём говорят законченные партии: профиль, рейтинги, рекорды, персонажи, год; и рейтинговые столы.

## Профиль

command-profile-name = профиль
command-profile-description = Показать законченные партии, рейтинги и персонажей: ваши или чужие
option-person-name = человек
option-person-description = Чей профиль; по умолчанию ваш
profile-title = ### { $who } на этом сервере
profile-open = -# Это могут посмотреть и другие: `/настройки`.
profile-private = -# Это видите только вы: `/настройки`.
profile-ratings = **Рейтинги**
profile-rating = { $book }: **{ $rating }** · { $games ->
    [one] { $games } рейтинговая партия
    [few] { $games } рейтинговые партии
   *[other] { $games } рейтинговых партий
}
profile-provisional = предварительный
profile-place = место { $place } из { $listed }
profile-curve = В последнее время: { $course } · лучший { $best }, { $day }
profile-form = **Форма:** { $signs } · побед { $won } из последних { $games } (сначала новые)
profile-streak-won = Побед подряд: { $count }. Рекорд: { $best }.
profile-streak-lost = Партий после последней победы: { $count }. Рекорд побед подряд: { $best }.
profile-same-side = На одной стороне с вами: сыграно { $played }, побед { $won }.
profile-favourites = **Персонажи**
profile-favourite = { $name } ({ $game }): сыграно { $played }, побед { $won }
button-profile = Профиль
button-ratings = Рейтинги здесь
button-year = { $year } год
refused-profile-bot = У ботов профиля нет.
refused-profile-private = Этот профиль закрыт: его видит только владелец.
refused-profile-empty = Законченных партий, на которые можно оглянуться, нет.
refused-ratings-nowhere = Рейтинги и профили есть у сервера: откройте их там.

menu-record-name = Итоги игр
record-none = Законченных партий с людьми пока нет.
record-game = **{ $game }**: сыграно { $played }, побед { $won }{ $left ->
    [0] {""}
   *[other] , до конца не доиграно { $left }
}
record-together = С вами: сыграно { $played }, побед у соперника { $theirs }, у вас { $yours }.
record-match = { $day } · { $game } `{ $code }` · { $result }
record-counts = -# Считаются партии с итогом, где был хотя бы ещё один человек. Партии только с ботами не считаются.
record-rulings = -# О чём в партии спрашивали судей и что они решили: `/протокол` с её кодом.

## Год

year-title = ### { $year } · { $who } на этом сервере
year-played = { $played ->
    [one] Сыграна **{ $played }** партия
    [few] Сыграно **{ $played }** партии
   *[other] Сыграно **{ $played }** партий
}, побед { $won }.
year-empty = В этом году законченных партий нет.
year-favourite = Любимый персонаж: **{ $name }** ({ $game }): сыграно { $played }, побед { $won }.
year-best-win = Лучшая победа: соперник **{ $who }**, тогда с рейтингом { $rating }, партия `{ $code }`.
year-nemesis = Самый трудный соперник: **{ $who }**, побед над вами { $count }.
year-nemesis-other = Самый трудный соперник: **{ $who }**, побед { $count }.
year-partner = Лучший напарник: **{ $who }**, побед вместе { $count }.
year-rival = Чаще всего за столом: **{ $who }**, { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}.
year-counts = -# Год считается по UTC. Кто не хочет быть в списках, здесь не назван.
button-year-before = ◀ { $year }
button-year-after = { $year } ▶

## Рейтинги

command-ratings-name = рейтинги
command-ratings-description = Показать рейтинги, рекорды и персонажей этого сервера
option-ratings-game-description = Игра; по умолчанию та, в которую здесь играют на рейтинг
option-form-name = вид
option-form-description = Дуэль, команды или каждый за себя
choice-form-duel-name = дуэль
choice-form-teams-name = команды
choice-form-free-for-all-name = каждый за себя
form-duel = дуэль
form-teams = команды
form-free-for-all = каждый за себя
ratings-book = { $game }, { $form }
ratings-title = ### Рейтинг · { $book }
ratings-none = Здесь пока никого нет. Считаются столы, открытые через `/играть` с параметром **рейтинг: да**, и все турниры.
ratings-line = { $place }. { $name } · **{ $rating }**{ $mark } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
ratings-line-own = **▸ { $place }. { $name } · { $rating }{ $mark } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}**
ratings-mark = ?
ratings-own-none = У вас здесь пока нет рейтинговых партий.
ratings-own-idle = У вас { $rating }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}. В списке вас нет: рейтинговых партий не было 90 дней.
ratings-own-unlisted = У вас { $rating }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}. В списке вас нет: так выбрано в `/настройки`.
ratings-about = -# ? — рейтинг предварительный: партий пока мало. Все начинают с 1000. После 30 дней без рейтинговых партий рейтинг с каждым днём менее точен и поэтому ниже; после 90 дней его нет в списке. Кто не хочет быть в списке: `/настройки`.
refused-ratings-form = В таком виде эта игра рейтинга не имеет.
button-ratings-list = Рейтинг
button-ratings-records = Рекорды
button-ratings-characters = Персонажи

records-title = ### Рекорды · { $book }
records-none = Законченных партий пока нет.
records-most-played = **Больше всех партий:** { $who }, { $count }
records-streak = **Больше всех побед подряд:** { $who }, { $count }
records-fastest = **Меньше всего решений:** { $count }, { $day }
records-longest = **Больше всего решений:** { $count }, { $day }
records-closest = **Самый близкий итог:** отрыв { $count }, { $day }
records-match = · `{ $code }` · { $names }
records-about = -# По { $count ->
    [one] { $count } партии
   *[other] { $count } партиям
} между людьми. Кто не хочет быть в списках, рекордов здесь не держит, и партий с ним здесь нет.

characters-title = ### Персонажи · { $book }
characters-none = Законченных партий пока нет.
characters-line = **{ $name }** · сыграно { $played } · побед { $share } % ({ $low }–{ $high })
characters-best = · лучше всех: { $who }, { $won ->
    [one] { $won } победа
    [few] { $won } победы
   *[other] { $won } побед
}
characters-about = -# В скобках: между этими числами истинная доля лежит с вероятностью 95 %. При малом числе партий это мало о чём говорит. Разделённая победа считается за половину.

## Рейтинговые столы

option-rated-name = рейтинг
option-rated-description = Идёт ли итог в рейтинг: играют только люди, параметры обычные
choice-rated-yes-name = да
choice-rated-no-name = нет
lobby-rated = 📈 **На рейтинг:** итог пойдёт в `/рейтинги`.
hosting-rated-yes = На рейтинг: итог идёт в рейтинг
hosting-rated-no = Не на рейтинг
refused-rated-private = На рейтинг играют только за столами сервера: рейтинг сравнивает его людей.
refused-rated-practice = На рейтинг играют только люди. Сначала уберите ботов или выключите рейтинг в **Параметрах партии**.
refused-rated-options = На рейтинг играют с обычными параметрами. Сначала выберите их или выключите рейтинг в **Параметрах партии**.
refused-rated-packs = На рейтинг играют без дополнений. Сначала уберите их или выключите рейтинг в **Параметрах партии**.
