# Super Fantasy Brawl за столом в Discord: команда и её настройки.

command-play-brawl-name = brawl
command-play-brawl-description = Super Fantasy Brawl: арена, по три чемпиона, на выбор 24; около 45 минут
option-players-name = игроки
option-players-description = Дуэль или две команды по двое
choice-teams-name = две команды по двое
option-draft-name = драфт
option-draft-description = Как выбирают чемпионов
choice-casual-name = обычный драфт
choice-tournament-name = турнирный драфт
choice-agreement-name = по договорённости
option-challenges-name = испытания
option-challenges-description = Сколько испытаний открыто в начале дуэли
choice-one-challenge-name = одно
choice-two-challenges-name = два
