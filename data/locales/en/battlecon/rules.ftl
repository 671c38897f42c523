# The rules of BattleCON by topic: what cards say themselves. The topics are in data/battlecon/rules.toml.

battlecon-rules-card = - **{ $name }** { $figures }. { $text }
battlecon-rules-plain = - **{ $name }** { $figures }
battlecon-rules-support = - **{ $name }**: { $text }
battlecon-rules-adapted = **Adapted** ({ $count })
battlecon-rules-ours = **Ours** ({ $count })
battlecon-rules-pack = **The pack “{ $pack }”** ({ $count })
battlecon-rules-class = - { $name }: { $fighters }
