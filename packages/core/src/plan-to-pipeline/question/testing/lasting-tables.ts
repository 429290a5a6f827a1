/** How long, how many and since when, in columns that write it in several ways. The format is read by `read-asked.ts`. */
export const LASTING_TABLES = String.raw`
@ keepers
# keepers
[["Keeper","text"],["Took over","integer"],["Time at the light","text"],["Cats","text"]]
["Ada Moss",1901,"3 years, 20 days","2"]
["Ben Hode",1904,"200 days","0"]
["Cora Lint",1905,"1 year, 3 days","unknown"]
["Dan Wray",1906,"12 years","0"]
? who had the shortest time at the light?
= [["Ben Hode"]]
? who had the longest time at the light?
= [["Dan Wray"]]
? how many keepers had no cats?
= [[2]]
? which keepers had a time at the light over 300 days?
= [["Ada Moss"],["Cora Lint"],["Dan Wray"]]
@ balloon rides
# balloon_rides
[["Ride","text"],["Pilot","text"],["Duration","text"]]
["B-1","Lou Hart","0h 50m"]
["B-2","Lou Hart","11h 5m"]
["B-3","Mia Cole","9h 45m"]
["B-4","Mia Cole","2h 10m"]
? which was the longest ride?
= [["B-2"]]
? which ride had the shortest duration?
= [["B-1"]]
? who flew the longest ride?
= [["Lou Hart"]]
@ ferry lines
# ferry_lines
[["Line","text"],["Lands at","text"],["Owner","text"]]
["1","Holm","Skiff Co"]
["2","Sand","Skiff Co"]
["4","Rock","Bay Boats"]
["7X","Holm","Bay Boats"]
["8","Quay","Lone Oar"]
["N3","Sand","Bay Boats"]
? how many lines does bay boats run?
= [[3]]
? which owner runs only one line?
= [["Lone Oar"]]
? which owners run more than two lines?
= [["Bay Boats"]]
@ abbots
# abbots
[["Abbot","text"],["From","text"],["Until","integer"],["Age at death","text"]]
["Egwin","c. 690",702,"71"]
["Oswy","702",731,"about 80"]
["Wulf","731",735,"44"]
["Leo","735",790,"86"]
? how many years was oswy the abbot?
= [[29]]
? who lived the longest?
= [["Leo"]]
? which abbots served fewer than ten years?
= [["Wulf"]]
@ lifts of a valley
# lifts
[["Lift","text"],["First opened","text"],["Seats","text"],["Rides 2020","text"],["Rides 2021","text"]]
["Crow","1951, by the army","2","410","–[a]"]
["Larch","1938, private","1","95","120"]
["Gully","1962","4","800","912"]
? which lift opened first?
= [["Larch"]]
? which lift was opened last?
= [["Gully"]]
? which lift has no figure for rides in 2021?
= [["Crow"]]
`
