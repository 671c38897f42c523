"""What is read from the table: figures, legendarity, groups, targets, amounts, conditions. Nothing here changes anything."""
