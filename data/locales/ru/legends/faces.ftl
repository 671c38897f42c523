# Картинки руки, карты и колоды «Легенд».

legends-face-looking = Вы смотрите карты
legends-face-squad = Ваши герои
legends-face-hand = Рука
legends-face-empty = В руке нет карт

legends-face-author = Значок: { $author }, { $licence }
legends-face-unknown-author = автор неизвестен
legends-face-attack =
    { $type ->
        [magical] магическая атака
       *[physical] физическая атака
    }
legends-face-lives = жизни
legends-face-level = уровень
legends-face-gives = даёт легендарности
legends-face-occupies = занимает легендарности
legends-face-spends = тратит легендарности
legends-face-turns = поворот героя
legends-face-loses = жизни героя
legends-face-discards = сбросить из руки
legends-face-sacrifices = пожертвовать

legends-deck-unnamed = Колода без названия
legends-deck-no-heroes = Героев в колоде нет
legends-deck-best =
    { $count ->
        [one] даёт герой
        [few] дают { $count } лучших героя
       *[other] дают { $count } лучших героев
    }
legends-deck-type =
    { $type ->
        [follower] Последователи
        [event] Случаи
       *[skill] Навыки
    }
legends-deck-occupied = Легендарность последователей
legends-deck-costs = Стоимость случаев
legends-deck-skills =
    { $whose ->
        [general] Навыки генералов
        [mage] Навыки магов
        [oracle] Навыки оракулов
        [named] Именные навыки
       *[any] Навыки любого героя
    }
