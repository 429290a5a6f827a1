/** Tables that say with a few letters, or with one word, what a question tells in full. The format is read by `read-asked.ts`. */
export const TOLD_SHORT_TABLES = String.raw`
@ rowing heats
# rowing_heats
[["Heat","integer"],["Lane","integer"],["Rower","text"],["Club","text"],["Time","text"],["Remarks","text"]]
[1,1,"Ole Brandt","Fjord RC","7:02.1","Q"]
[1,2,"Max Thorn","Weir RC","7:05.4","Q, PB"]
[1,3,"Sid Lorne","Fjord RC","7:11.0",null]
[2,1,"Abe Falk","Lock RC","7:01.3","Q, NR"]
[2,2,"Tom Ivers","Weir RC","DSQ",null]
[2,3,"Hal Quist","Lock RC","DNF",null]
? how many rowers qualified?
= [[3]]
? which rowers qualified?
= [["Ole Brandt"],["Max Thorn"],["Abe Falk"]]
? who was disqualified?
= [["Tom Ivers"]]
? who did not finish?
= [["Hal Quist"]]
? which rower set a national record?
= [["Abe Falk"]]
@ cup ties
# cup_ties
[["Year","integer"],["Winner","text"],["Score","text"],["Loser","text"]]
[2001,"Elm Rovers","2–1","Ash Town"]
[2002,"Oak City","1–1 (4–2 p)","Elm Rovers"]
[2003,"Ash Town","3–2 (a.e.t.)","Fir United"]
[2004,"Fir United","0–0 (5–4 p)","Oak City"]
? how many ties were decided on penalties?
= [[2]]
? in which year did the tie go to extra time?
= [[2003]]
? who won on penalties in 2004?
= [["Fir United"]]
@ wrecks
# wrecks
[["Wreck","text"],["Lies off","text"],["Sank","integer"],["Salvage","text"]]
["Sea Lark","Grey Head",1788,"1912"]
["Fortune","Long Spit",1841,"unsalvaged"]
["Old Meg","Grey Head",1877,"unsalvaged"]
["Good Hope","Cold Bay",1903,"(in progress)"]
["Nixie","Cold Bay",1950,"1961"]
? which wrecks have not been salvaged?
= [["Fortune"],["Old Meg"]]
? how many wrecks were never salvaged?
= [[2]]
? which wrecks sank in the 19th century?
= [["Fortune"],["Old Meg"]]
? how many wrecks sank in the 20th century?
= [[2]]
? which salvage is not finished yet?
= [["Good Hope"]]
@ footbridges
# footbridges
[["Footbridge","text"],["Spans","text"],["Steps","integer"]]
["Iron Arch","Mill Race",40]
["Green Bow","Upper Canal",12]
["Little Sway","Mill Race",31]
? which footbridges are over the upper canal?
= [["Green Bow"]]
? how many footbridges go over the mill race?
= [[2]]
? which footbridges have over 30 steps?
= [["Iron Arch"],["Little Sway"]]
`
