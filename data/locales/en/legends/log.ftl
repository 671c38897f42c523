# What happens in Legends: events for the log and the story of a turn.

## Names and numbers

legends-twin = { $name } no. { $number }
legends-ability-of = { $card } (ability)
legends-times = { $name } ×{ $count }
legends-no-cards = no cards
legends-won = { $name } { $count }
