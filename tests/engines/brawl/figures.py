"""The figures of all champions and cards as the facts of the game have them, to hold the data against (SB-80).

A champion is "name: health/defence of the base side, of the levelled side"; a card "number name | core/kind boots range strength
defence" with the cores R(ed), Y(ellow), B(lue), the kinds A(ttack), S(kill), X (reaction), the ranges M(elee), A(rea), D(irect),
I(ndirect); "-" is none. Where the sources differ, the figure is the one that is played with.
"""

FIGURES = """
Dugrun: 6/2 7/2
2 Hold Ground | R/X 0 - - -
3 Knock Down | Y/A 2 M1 2 -
4 Mighty Blow | B/A 1 M1 1 -
5 Shield Slam | B/S 1 - - -
6 Blizzard | R/A 2 M1 2 -
7 Onwards! | Y/S 1 - - -
Gold'arr: 8/1 8/1
2 Me Hearties | Y/S 2 - - -
3 Harpoon Strike | R/A 2 D2-3 1 -
4 Plundarr! | Y/A 2 M1 2 -
5 Intimidation | R/X 0 - - 1
6 Anchors Aweigh! | B/A 2 A3 1 -
7 Set Sail! | B/S 1 - - -
Gwaien: 6/0 6/0
2 Fireball | R/A 1 I2-3 3 -
3 Flamespear | R/A 1 D3-5 3 -
4 Chain Lightning | Y/A 2 D2-3 3 -
5 Ignite | B/A 2 I1-2 2 -
6 Arcane Shield | Y/X 0 - - 1
7 Teleport | B/S 0 - - -
Kilgore: 7/1 8/1
2 Relentless Advance | R/S 1 D1-2 - -
3 Darksteel Armour | R/X 0 - - 1
4 Throw | B/S 2 - - -
5 Maul Thrash | B/A 1 M1 2 -
6 Fury | Y/A 2 A6 2 -
7 Appetite for Destruction | Y/A 0 M1 1 -
Tzu Xiao: 9/0 9/0
2 Challenge | B/A 1 D1-2 2 -
3 Focus | Y/S 1 - - -
4 Double Strike | R/A 0 M1 2 -
5 Flash of Jade | R/S 2 A3 - -
6 Revenge | B/X 0 - - -
7 Pounce | Y/A 0 M1 1 -
Deryn: 7/0 7/0
2 Heavy Shot | R/A 2 D2-3 2 -
3 Hunter's Quarry | R/S 2 D1-4 - -
4 Prowl | B/S 2 - - -
5 Ambush | Y/X 0 - - 1
6 Spring the Trap | B/A 2 I1-4 2 -
7 Hit and Run | Y/A 3 I1-2 2 -
Rath: 6/0 7/0
2 Double Dealing | B/A 2 I1-2 2 -
3 Nightshade | B/S 2 - - -
4 Stalk Beneath | R/S 0 - - -
5 Burrow | Y/A 0 M1 3 -
6 Sneak Attack | R/A 2 M1 2 -
7 Go to Ground | Y/X 0 - - 1
Mariusz: 7/0 7/0
2 Ravenous Bite | B/A 0 M1 3 -
3 Stalk the Prey | B/S 0 - - -
4 Closing In | R/A 2 M1 2 -
5 Overpower | Y/A 1 M1 2 -
6 Bone to Pick | R/A 1 M1 2 -
7 A Cornered Beast | Y/X 0 - - -
Korvash: 8/0 9/0
2 Hell Hath No Fury | R/A 2 I1-2 3 -
3 Chop | R/A 0 A6 0 -
4 Shockwave | B/S 1 M1 - -
5 Leaping Strike | Y/A 1 M1 3 -
6 Bloodcurdling Roar | B/X 0 - - 2
7 Sap Strength | Y/A 2 D1-2 2 -
Loralei: 4/2 4/2
2 Clairvoyance | B/S 3 - - -
3 Grasping Vines | R/S 1 D1-2 - -
4 Healing Rain | Y/S 3 - - -
5 Intervention | B/X 0 - - 1
6 Nature's Wrath | R/A 1 I3-4 3 -
7 Winding Paths | Y/A 2 D1-2 2 -
Nevamor: 8/1 8/1
2 Dark Envoy | B/A 2 D2-3 1 -
3 Nightmare | B/S 1 - - -
4 Guiding Light | Y/S 2 - - -
5 Murder of Crows | R/X 0 - - 1
6 Soul Reave | Y/A 2 I1-2 2 -
7 Grim Harvest | R/A 2 M1 2 -
Taze: 9/0 9/0
2 Rodeo | R/S 2 - - -
3 Charge | Y/A 1 M1 1 -
4 Momentum | B/X 0 - - 1
5 Bludgeon | B/A 2 I1-2 2 -
6 Finishing Blow | R/A 0 M1 3 -
7 Rush | Y/S 2 - - -
Ko'lel: 8/0 8/0
2 Double Jump | Y/A 0 M1 2 -
3 Mighty Jump | R/A 0 A6 2 -
4 Poisoned Dart | R/A 1 I1-3 2 -
5 Blinding Dart | B/X 0 - - 1
6 Scout Ahead | Y/S 2 - - -
7 Tongue Lash | B/A 1 D1-3 1 -
Sulka: 7/0 8/0
2 Darting Strikes | R/A 0 I1-3 2 -
3 Life Drain | B/A 2 D1-3 2 -
4 Effigy | B/S 2 D1-2 - -
5 Spirit Slither | Y/S 3 - - -
6 Mind Control | R/S 2 - - -
7 Curse | Y/X 0 - - 2
Akhet: 7/1 8/1
2 Take Flight | B/S 0 - - -
3 Wingstorm | R/A 1 D1-2 1 -
4 From the Ashes | R/X 0 - - -
5 Healing Tears | Y/S 2 - - -
6 Inner Fire | Y/S 3 - - -
7 Death From Above | B/A 0 A3 2 -
Izabella: 8/0 8/0
2 Fully Prepared | Y/X 0 - - 2
3 Burden of Destiny | R/S 1 I1-3 - -
4 Right Place, Right Time | Y/S 0 - - -
5 Foretell | B/S 2 - - -
6 Prophecy of Doom | B/A 2 D2-3 1 -
7 Déjà vu | R/A 2 M1 3 -
Al'kemi: 6/0 6/0
2 Barrage | R/A 2 A3 2 -
3 Acid Rain | B/S 2 - - -
4 Recipe for Disaster | B/S 3 - - -
5 Aqua Vitae | Y/S 2 - - -
6 Alchemical Fire | Y/S 2 - - -
7 Up in Smoke | R/X 0 - - -
Xinshén: 4/1 5/1
2 Shift the Elements | R/X 0 - - 2
3 Mind Over Matter | R/A 1 I2-3 1 -
4 Feline's Grace | B/S 0 - - -
5 Pull of the Panther | Y/S 1 I3-5 - -
6 Contemplation | Y/S 2 - - -
7 Telekinetic Fury | B/A 2 D2-3 2 -
Jacques le Beau: 6/1 7/1
2 Parrying Blow | R/X 0 - - 1
3 Riposte | B/X 0 - - 1
4 En-Garde | Y/A 2 A3 1 -
5 A Pirate's Life For Me | Y/S 2 - - -
6 Swift Sword Cut | B/S 2 - - -
7 Coup de Grâce | R/A 2 M1 2 -
Lil'Y: 6/0 6/1
2 Flank | R/A 2 M1 2 -
3 Twin Blades | R/A 2 D1-3 1 -
4 Didn't See That Comin', Eh? | Y/X 0 - - 1
5 Vanish | B/X 0 - - 1
6 Snatch | Y/S 2 M1 - -
7 Through the Shadows | B/S 0 - - -
Nikkit: 7/0 9/0
2 Fearsome Spitfire | R/A 1 D1-3 2 -
3 Cracklewind | B/A 0 I1-3 2 -
4 Blackwater's Bite | Y/A 1 I1-3 2 -
5 Shell of the Swamp | Y/X 0 - - 1
6 Burning Wrath | R/S 1 I1-3 - -
7 Recovery | B/S 0 - - -
Khalize: 7/0 7/0
2 Heaven's Blessing | Y/S 2 - - -
3 Salt the Wound | R/A 2 M1 0 -
4 Glimpse of Divinity | R/X 0 - - -
5 Restoration | Y/S 2 - - -
6 Ibis Strike | B/A 2 I1-2 1 -
7 Radiant Rush | B/S 0 - - -
King Alistair: 9/0 10/1
2 Die for Your King! | R/A 2 A6 3 -
3 Long Live the King! | Y/A 2 M1 3 -
4 Bow Before the King! | B/A 1 M1 2 -
5 The Tyrant's Gaze | B/S 1 D1-2 - -
6 Forced March | R/S 2 - - -
7 Reverence | Y/X 0 - - 1
Sir Tentaclot: 7/0 7/1
2 All Eight Tentacles | Y/A 1 D2-3 2 -
3 Tentacle Strike | R/A 2 M1 2 -
4 One-Eighth of My Strength | B/A 1 D1-2 2 -
5 Mask of Fear | R/X 0 - - -
6 Mindcloud | Y/S 1 I1-2 - -
7 Oh R'Lyeh? | B/S 0 - - -
"""
