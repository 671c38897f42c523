# Что происходит в «Легендах»: события для журнала и рассказ о ходе. Названия карт не склоняются.

## Имена и числа

legends-twin = { $name } №{ $number }
legends-ability-of = { $card } (способность)
legends-times = { $name } ×{ $count }
legends-no-cards = карт нет
legends-won = { $name } { $count }
