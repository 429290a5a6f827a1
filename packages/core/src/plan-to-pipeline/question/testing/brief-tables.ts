/** Tables asked about in few words and with slips: extremes said last, one value in two columns, cells spelled otherwise. The format is read by `read-asked.ts`. */
export const BRIEF_TABLES = String.raw`
@ d_sleds
# d_sleds
[["Heat","integer"],["Track","text"],["Fastest start","text"],["Best run","text"],["Winning sled","text"],["Top speed","number"],["Crashes","integer"]]
[1,"Ober Valley","Nils Arden","Nils Arden","Hornet",121.4,2]
[2,"Mount Sorrel","Kaja Lind","Nils Arden","Comet",118.2,0]
[3,"Salt & Stone","Nils Arden","Kaja Lind","Hornet",124.9,5]
[4,"Ober Valley","Tomas Roy","Tomas Roy","Arrow",119.7,1]
[5,"Pine Ridge (upper)","Kaja Lind","Kaja Lind","Comet",122.3,3]
[11,"Pine Ridge (lower)","Tomas Roy","Nils Arden","Arrow",117.5,4]
? Top speed maximum?
= [[124.9]]
? What top speed is the lowest?
= [[117.5]]
? Crashes minimum for the Hornet
= [[2]]
? Which heat is the highest one that has a winning sled of Arrow?
= [[11]]
? lowest top speed where winning sled is Comet
= [[118.2]]
? The highest top speed is what?
= [[124.9]]
? What was the top speed of the Arrow at its highest?
= [[119.7]]
? What is the minimum of crashes when the heat is above 2?
= [[1]]
? Which track had a minimum of 4 crashes?
= [["Salt & Stone"],["Pine Ridge (lower)"]]
? What was the winning sled when Kaja Lind had the fastest start and the best run?
= [["Comet"]]
? On which track were the fastest start and the best run both by Tomas Roy?
= [["Ober Valley"]]
? What is the heat where the fastest start and best run were Nils Arden?
= [[1]]
? Which track has Nils Arden as the fastest start and Kaja Lind as the best run?
= [["Salt & Stone"]]
? What are the fastest start and best run of heat 3?
= [["Nils Arden","Kaja Lind"]]
? How many crashes were there at Salt and Stone?
= [[5]]
? What is the winning sled of the eleventh heat?
= [["Arrow"]]
? Which track was the fastest?
= [["Salt & Stone"]]
`
