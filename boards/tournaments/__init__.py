"""Pictures of tournaments: brackets, standings, cross tables, rounds, rating curves. Each page becomes one picture or two."""
