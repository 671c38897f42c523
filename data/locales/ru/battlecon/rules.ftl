# Правила BattleCON по темам: что говорят сами карты. Темы — в data/battlecon/rules.toml.

battlecon-rules-card = - **{ $name }** { $figures }. { $text }
battlecon-rules-plain = - **{ $name }** { $figures }
battlecon-rules-support = - **{ $name }**: { $text }
battlecon-rules-adapted = **Переложенные** ({ $count })
battlecon-rules-ours = **Наши** ({ $count })
battlecon-rules-pack = **Дополнение «{ $pack }»** ({ $count })
battlecon-rules-class = - { $name }: { $fighters }
