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
? Who drove the best run at Mount Sorrel?
= [["Nils Arden"]]
? What is Comet winning sled's lowest top speed?
= [[118.2]]
? Which track had a winning sled of Hornt and 5 crashes?
= [["Salt & Stone"]]
? What was the top speed at Mount Sorel?
= [[118.2]]

@ d_matches
# d_matches
[["Match no.","integer"],["Day","date"],["Rival","text"],["Score","text"],["Played at","text"],["Crowd","integer"],["Referee","text"],["Filmed by","text"],["Viewers (millions)","number"]]
[1,"2012-03-04","Dunmore Rovers","W 3-1","Mill Lane",4120,"A. Petrov","Joan Ash",1.42]
[2,"2012-03-11","Eastcliff","L 0-2","Harbour Ground",6890,"B. Osei","Max Field",2.05]
[3,"2012-03-18","Torwood","D 1-1","Mill Lane",3975,"A. Petrov","Joan Ash",0.98]
[4,"2012-03-25","Hexley Town","W 2-0","Quarry Park",5210,"C. Duval","Max Field",1.77]
[5,"2012-04-01","Eastcliff","W 4-3","Mill Lane",7045,"B. Osei","Rita Long",2.6]
? How many people were at the match on March 11, 2012?
= [[6890]]
? How many fans came on April 1, 2012?
= [[7045]]
? How many people watched the match against Torwood?
= [[0.98]]
? How many million viewers did match 4 have?
= [[1.77]]
? Which team was played on March 25, 2012?
= [["Hexley Town"]]
? What was the outcome of the match on March 4, 2012?
= [["W 3-1"]]
? How did the match against Hexley Town end?
= [["W 2-0"]]
? The match against Torwood was filmed by whom?
= [["Joan Ash"]]
? Who was the filmer of the match against Torwood?
= [["Joan Ash"]]
? Max Field filmed how many matches?
= [[2]]
? Which rival was met in the fourth match?
= [["Hexley Town"]]
? Which rival was third?
= [["Torwood"]]
? whatthe lowest crowd where the referee is A. Petrov
= [[3975]]
? Viewers (millions) maximum?
= [[2.6]]

@ d_schools
# d_schools
[["School","text"],["Town","text"],["Opened","integer"],["Enrolment","integer"],["Final class count","integer"],["Head","text"],["Nationality","text"]]
["Ash Grove","Corby Vale",1931,640,21,"Ines Mota","Portugal"]
["St Brannoc","Thornby",1958,1150,38,"Paul Keane","Ireland"]
["Lower Field","Corby Vale",1974,385,14,"Vera Holm","Norway"]
["Kestrel High","Danes Green",2003,1420,45,"Ravi Sen","India"]
? How many students go to Kestrel High?
= [[1420]]
? How many pupils are enrolled at St Brannoc?
= [[1150]]
? What is the final class count of Lower Field?
= [[14]]
? Where is Vera Holm from?
= [["Norway"]]
? How many schools are in Corby Vale?
= [[2]]

@ d_shares
# d_shares
[["Quarter","text"],["eInk","number"],["uLED","number"],["Other","number"]]
["Q1",21.5,60,18.5]
["Q2",24,58.5,17.5]
["Q3",26.5,51,22.5]
? What is the eink of Q2?
= [[24]]
? uled maximum?
= [[60]]
? In which quarter was the eInk 26.5?
= [["Q3"]]
`
