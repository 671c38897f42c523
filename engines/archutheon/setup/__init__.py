"""Before the first turn: colours, terrain, leaders, passives, the draft, the cards of each player (AR-04 to AR-08, AR-90 to
AR-92).
"""
