"""Facts that follow from the table: permanents in force, heroes in reach, forecasts of cards. Nothing here changes it."""
