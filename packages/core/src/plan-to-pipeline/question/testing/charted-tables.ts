/** Tables of places, days and kinds: what charted, what is level, what happened in one year. The format is read by `read-asked.ts`. */
export const CHARTED_TABLES = String.raw`
@ tunes
# tunes
[["Year","integer"],["Tune","text"],["Chart placing Norland","text"],["Chart placing Estmark","text"],["Record","text"],["Notes","text"]]
[1991,"Low Tide","12","—","Harbour Lights","Recorded live"]
[1991,"Gravel","—","—","Harbour Lights","Written on a train"]
[1993,"Nine Lanterns","3","41","Oak and Ash",""]
[1994,"Cold Kettle","27","8","Oak and Ash","A waltz"]
[1996,"Paper Moons","—","19","Oak and Ash","Only sold in Estmark"]
[1996,"Sister Rain","45","—","Homeward",""]
? how many tunes made the Norland chart?
= [[4]]
? which tunes entered the Estmark chart?
= [["Nine Lanterns"],["Cold Kettle"],["Paper Moons"]]
? how many tunes never charted in Estmark?
= [[3]]
? which tune had the most favourable placing on the Estmark chart?
= [["Cold Kettle"]]
? which tune charted the lowest in Norland?
= [["Sister Rain"]]
? how many tunes peaked above number twenty on the Norland chart?
= [[2]]
? how many tunes were in the top ten of the Estmark chart?
= [[1]]
? which years had the most tunes?
= [[1991],[1996]]
? what records have the lowest number of tunes?
= [["Homeward"]]
? how many tunes has this band released so far?
= [[6]]

@ wrecks
# wrecks
[["Day","date"],["Ship","text"],["Flag","text"],["Fate","text"]]
["1891-03-02","Anemone","Norland","Sunk"]
["1891-07-19","Blue Heron","Estmark","Sunk (collision)"]
["1893-01-05","Cormorant","Estmark","Damaged"]
["1895-02-11","Dunlin","Tarsia","Sunk"]
["1895-02-28","Eider","Norland","Damaged"]
["1895-12-30","Fulmar","Norland","Sunk"]
? how many ships were sunk?
= [[4]]
? which ships were lost in the same year as Dunlin?
= [["Eider"],["Fulmar"]]
? which year had the most wrecks?
= [[1895]]
? how many ships were lost per year?
= [[1891,2],[1893,1],[1895,3]]

@ prizes
# prizes
[["Prize","text"],["Name","text"],["Contest","text"],["First won","text"]]
["Gold","Ines Hale","Baking","1988"]
["Silver","Oda Marsh","Weaving","1990 (shared)"]
["Bronze","Per Lund","Carving","1988"]
["Gold","Tom Reed","Ploughing","1994"]
? who received a prize in weaving?
= [["Oda Marsh"]]
? which prizewinner won in carving?
= [["Per Lund"]]
? tell me the number of people who first won in 1988
= [[2]]

@ auctions
# auctions
[["Lot","text"],["Owners","text"],["Age (at auction)","integer"],["Town","text"],["Held","date"]]
["Orbit clock","Ines Hale, Oda Marsh, Per Lund",41,"Wick","1971-05-04"]
["Brass hare","Tom Reed",112,"Wick","1971-09-30"]
["Fern plate","Oda Marsh, Tom Reed",87,"Dorr","1974-02-17"]
["Slate ewer","Una Field",60,"Dorr","1977-08-08"]
["The bell of nine sorrows","Una Field, Per Lund",33,"Manis","1979-01-20"]
? how many owners does Orbit clock have?
= [[3]]
? what is the number of owners of Fern plate?
= [[2]]
? tell me the lot that has the highest age
= [["Brass hare"]]
? which year had the most auctions?
= [[1971]]
? in which town was "the bell of nine sorows" sold?
= [["Manis"]]

@ trials
# trials
[["Day","date"],["Name","text"],["Age (at sentencing)","integer"],["Court","text"]]
["1871-03-02","Ines Hale",61,"Wick"]
["1873-07-19","Oda Marsh",33,"Wick"]
["1873-11-05","Una Field",47,"Dorr"]
? in what year were the most women sentenced?
= [[1873]]
? name all women who were sentenced in the same year as Oda Marsh
= [["Una Field"]]

@ heats
# heats
[["Season","integer"],["Runner","text"],["Heat time","text"]]
[2001,"Ada Quist","4:12"]
[2002,"Bo Rask","4:05"]
[2003,"Ada Quist","4:31"]
[2004,"Cy Tarn","4:44"]
? which runner had the most heats?
= [["Ada Quist"]]
? which runner had the longest heat time?
= [["Cy Tarn"]]
`
