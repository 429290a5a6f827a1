/** How long each of a field took, under heads that do not say so. The format is read by `read-asked.ts`. */
export const RACED_TABLES = String.raw`
@ sled runs
# sleds
[["Rank","integer"],["Bib","integer"],["Club","text"],["Crew","text"],["Run 1","text"],["Run 2","text"],["Total","text"]]
[1,4,"Hulm","Ost and Reyes","51.20","51.90","1:43.10"]
[2,1,"Varn","Pell and Iver","51.35","51.95","1:43.30"]
[3,7,"Skarn","Dole and Wynn","51.90","52.05","1:43.95"]
[4,2,"Orl","Kray and Moss","52.10","52.20","1:44.30"]
? which crew was fastest?
= [["Ost and Reyes"]]
? which club was slower: hulm or skarn?
= [["Skarn"]]
? which crew had the slowest time?
= [["Kray and Moss"]]
? Which clubs were faster than Skarn?
= [["Hulm"],["Varn"]]
@ relay heats
# relays
[["Rank","integer"],["Lane","integer"],["Club","text"],["Result","number"],["Notes","text"]]
[1,3,"Hulm",42.95,"Q"]
[2,7,"Varn",43.541,"Q"]
[3,2,"Skarn",44.197,null]
[4,5,"Orl",44.213,null]
[5,1,"Teck",44.9,null]
[6,6,"Wick",44.01,"put back"]
? which club had the fastest time?
= [["Hulm"]]
? which club was the slowest?
= [["Teck"]]
? Which club was faster, Orl or Skarn?
= [["Skarn"]]
? who was faster than Skarn?
= [["Hulm"],["Varn"],["Wick"]]
@ speedboats
# boats
[["Boat","text"],["Top speed (mph)","integer"],["Year","integer"]]
["Arrow",61,1934]
["Gull",74,1951]
["Heron",58,1928]
? which boat is the fastest?
= [["Gull"]]
? which boat is slower, arrow or heron?
= [["Heron"]]
`
