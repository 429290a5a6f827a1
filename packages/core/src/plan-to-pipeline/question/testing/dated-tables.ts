/** Rows that have days: their months and weekdays, what happened and what has not ended. The format is read by `read-asked.ts`. */
export const DATED_TABLES = String.raw`
@ bakery sales
# sales
[["sale_id","integer"],["sold_on","date"],["baker","text"],["shop","text"],["amount","number"],["delivered_on","date"]]
[1,"2023-01-04","Ann","North",30.5,"2023-01-05"]
[2,"2023-01-09","Bob","South",15,null]
[3,"2023-02-11","Ann","North",70,"2023-02-13"]
[4,"2023-02-13","Cy","East",10,"2023-02-14"]
[5,"2023-02-20","Bob","South",22,null]
[6,"2024-03-01","Ann","North",9,"2024-03-01"]
[7,"2024-03-04","Dee","East",99,"2024-03-08"]
[8,"2024-01-15","Cy","East",41,null]
? which month had the highest revenue?
= [["2024-03-01"]]
? which quarter had the lowest revenue?
= [["2023-01-01"]]
? in which month were the most sales made?
= [["2023-02-01"]]
? on which day of the week do we make the most sales?
= [["Monday"]]
? which weekday has the highest average amount?
= [["Saturday"]]
? which months had more than 2 sales?
= [["2023-02-01"]]
? which months had a total amount above 100?
= [["2023-02-01"],["2024-03-01"]]
? which month of 2023 had the fewest sales?
= [["2023-01-01"]]
? which 2 months had the highest revenue?
= [["2024-03-01"],["2023-02-01"]]
? show the top 2 shops by amount
= in order [["East",150],["North",109.5]]
? which 2 shops had the highest revenue?
= in order [["East"],["North"]]
? in which years did we have more than 4 sales?
= [[2023]]
? in which years did Ann have more than one sale?
= [[2023]]
? how many sales in October 2026?
= [[0]]
? how many sales were there in the year 2027?
= [[0]]
? which sales were delivered?
= [[1,"2023-01-04","Ann","North",30.5,"2023-01-05"],[3,"2023-02-11","Ann","North",70,"2023-02-13"],[4,"2023-02-13","Cy","East",10,"2023-02-14"],[6,"2024-03-01","Ann","North",9,"2024-03-01"],[7,"2024-03-04","Dee","East",99,"2024-03-08"]]
? how many sales have been delivered?
= [[5]]
? how many sales have not been delivered?
= [[3]]
@ tram stops
# stops
[["Stop","text"],["Opened","integer"],["Closed","integer"],["Tracks","integer"]]
["Aker",1888,null,4]
["Bru",1890,1971,2]
["Dal",1902,null,2]
["Elv",1911,null,6]
["Fjell",1911,1985,1]
["Gran",1955,null,2]
? which stops closed?
= [["Bru"],["Fjell"]]
? which stops have closed?
= [["Bru"],["Fjell"]]
? how many stops are still open?
= [[4]]
? how many stops have not closed?
= [[4]]
? which stops opened before 1900 have closed?
= [["Bru"]]
? which stop closed first?
= [["Bru"]]
? which stops closed after 1980?
= [["Fjell"]]
? when did Bru close?
= [[1971]]
@ harbour masters
# masters
[["No","integer"],["Master","text"],["Took office","date"],["Left office","text"],["Guild","text"]]
[1,"Anders Holm","1901-01-04","March 2, 1908","Ropers"]
[2,"Bertil Ek","1908-03-02","December 31, 1915","Coopers"]
[3,"Carl Nord","1916-01-01","May 9, 1917","Ropers"]
[4,"Dina Falk","1917-05-09","June 30, 1929","Sailors"]
[5,"Frida Lund","1933-08-15","Present","Ropers"]
? who is still in office?
= [["Frida Lund"]]
? who came after Carl Nord?
= [["Dina Falk"]]
@ screen roles
# filmography
[["Year","integer"],["Title","text"],["Role","text"],["Notes","text"]]
[1991,"Green Harbour","Tom",null]
[1993,"The Tall Clock","Detective Ames",null]
[1993,"Salt","Uncle Joe","uncredited"]
[1996,"Long Way to Oslo","Himself","documentary"]
[2001,"Salt 2","Uncle Joe",null]
[2001,"The Weir","Narrator","voice"]
[2004,"Paper Kings","Judge Hall","TV movie"]
? in what years did he have more than one film?
= [[1993],[2001]]
? which years had two films?
= [[1993],[2001]]
? which roles did he play more than once?
= [["Uncle Joe"]]
@ medal table
# medals
[["Rank","text"],["Nation","text"],["Gold","integer"],["Silver","integer"],["Bronze","integer"],["Total","integer"]]
["1","Norland (NOR)",12,8,7,27]
["2","Vestmark (VES)",9,11,4,24]
["3","Sorland (SOR)",9,3,10,22]
["4","Innland (INN)",2,5,0,7]
? who won more silver medals, sorland or innland?
= [["Innland (INN)"]]
? who has more bronze medals, norland or vestmark?
= [["Norland (NOR)"]]
`
