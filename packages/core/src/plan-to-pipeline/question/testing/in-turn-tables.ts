/** Ordinals, what was built first said in short, and winners who shared a win. The format is read by `read-asked.ts`. */
export const IN_TURN_TABLES = String.raw`
@ weeks of a season
# weeks
[["Week","integer"],["Date","text"],["Rival","text"],["Gate","text"]]
[1,"Saturday, April 13","Hulm","32,092"]
[2,"Saturday, April 20","Varn","34,186"]
[3,"Sunday, April 28","Orl","17,503"]
[4,"Sunday, May 5","Skarn","28,627"]
? what is the total gate between the first and second weeks?
= [[66278]]
? What was the total gate between the second and the fourth week?
= [[80316]]
? how many rivals are listed for april?
= [[3]]
@ small duchies
# duchies
[["Name","text"],["Circle","text"],["Formed","integer"],["Notes","text"]]
["Ulm","Swab",1115,null]
["Uri",null,1231,null]
["Zug",null,1273,"joined late"]
["Usk","Rhine",1024,null]
? the first state formed?
= [["Usk"]]
? Which state was formed last?
= [["Zug"]]
? how many states were formed before 1200?
= [[2]]
@ sailing rounds
# rounds
[["Date","text"],["Round","text"],["Winner","text"],["Boat","text"]]
["23 Feb","Round 1","Ada Reed","Tern"]
["8 Mar","Round 2","Odo Kern","Gull"]
["5 Apr","Round 3","Ada Reed","Tern"]
["4 Oct","Long race","Ada Reed Odo Kern","Tern"]
["8 Nov","Finale","Odo Kern","Gull"]
? how many rounds were won by ada reed?
= [[3]]
? which rounds were won by Odo Kern?
= [["Round 2"],["Long race"],["Finale"]]
`
