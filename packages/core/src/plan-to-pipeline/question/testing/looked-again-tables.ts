/**
 * Questions whose likeliest reading speaks against itself: it tells back what was said, ranks what is level,
 * leaves the average out, or gives no rows. The format is read by `read-asked.ts`.
 */
export const LOOKED_AGAIN_TABLES = String.raw`
@ sailings
# sailings
[["Ship Name","text"],["Berth","text"],["Ledger","text"],["Placing","text"],["Score","text"]]
["Grey Heron","North quay","Blue ledger","+1","70-71=141"]
["Plover","South quay","Red ledger","-2","69-70=139"]
["Little Tern","North quay","Green ledger","+4","73-71=144"]
? what is the name of the ledger that lists the ship name as little tern?
= [["Green ledger"]]
? what is the name of the berth that has the ship name of plover?
= [["South quay"]]
? What's the placing score of the Grey Heron with a score of 70-71=141?
= [["+1"]]
@ spices
# spice_kinds
[["spice","text"],["grown_as","text"]]
["Cumin","seed"]
["Sumac","berry"]
["Saffron","flower"]
["Fennel","seed"]
# recipe_spices
[["recipe_id","integer"],["spice","text"]]
[1,"Cumin"]
[1,"Sumac"]
[2,"Sumac"]
[3,"Sumac"]
[3,"Fennel"]
[4,"Cumin"]
# recipes
[["recipe_id","integer"],["title","text"],["minutes","integer"]]
[1,"Lentil pot",40]
[2,"Flat bread",25]
[3,"Green salad",10]
[4,"Bean stew",70]
? Which spice is the most common?
= [["Sumac"]]
? What is the most popular spice?
= [["Sumac"]]
? Which spice is used the most often?
= [["Sumac"]]
? Which spice is the least common?
= [["Fennel"]]
@ CREW SHIP
# CREW
[["CREW_NUM","integer"],["CREW_FNAME","text"],["CREW_LNAME","text"],["CREW_HIREDATE","date"],["SHIP_CODE","text"]]
[11,"Ada","Stone","2011-03-02","A1"]
[12,"Bo","Reed","2012-05-09","B2"]
[13,"Cy","Marsh","2015-07-30","A1"]
[14,"Di","Reed","2019-01-12","B2"]
# SHIP
[["SHIP_CODE","text"],["SHIP_TITLE","text"],["SHIP_LENGTH","integer"]]
["A1","Heron",120]
["B2","Plover",90]
? What are the first names of all crew?
= [["Ada"],["Bo"],["Cy"],["Di"]]
? What is the last name of the crew hired in 2015?
= [["Marsh"]]
? List the first name and last name of crew on the Heron, sorted by last name
= in order [["Cy","Marsh"],["Ada","Stone"]]
? What is the first name of the crew whose last name is Marsh?
= [["Cy"]]
@ fares
# fares
[["Route","text"],["Haul","text"],["Spring fare","number"],["Autumn fare","number"]]
["North","short",4.5,9.1]
["East","long",3.5,8]
["South","short",6.1,9.9]
["West","long",7.5,10]
? What is the average haul of the spring fare with more than 9 in the autumn fare?
= [[6.033333333333333]]
? the average spring fare of the short haul
= [[5.3]]
`
