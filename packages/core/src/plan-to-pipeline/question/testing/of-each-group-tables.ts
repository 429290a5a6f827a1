/** Figures of each group and of the rows told of them, said in passing. The format is read by `read-asked.ts`. */
export const OF_EACH_GROUP_TABLES = String.raw`
@ anglers and catches
# anglers
[["angler_id","integer"],["fname","text"],["lname","text"],["club","text"],["grade","text"],["hours","integer"]]
[1,"Ola","Reed","Weir","B+",12]
[2,"Per","Stone","Weir","B-",30]
[3,"Quin","Tarn","Ford","B+",8]
[4,"Ros","Umber","Ford","A",21]
# lakes
[["lake_id","integer"],["lake_name","text"],["depth","integer"]]
[1,"Long Mere",20]
[2,"Black Mere",45]
[3,"High Tarn",60]
# catches
[["catch_id","integer"],["angler_id","integer"],["lake_id","integer"],["fish","text"],["grams","integer"],["bait","text"]]
[1,1,1,"perch",300,"worm"]
[2,1,2,"pike",2400,"worm"]
[3,2,1,"perch",500,"fly"]
[4,3,3,"perch",250,"fly"]
[5,3,1,"tench",900,"corn"]
[6,4,2,"pike",1800,"fly"]
? How many anglers have grade B+?
= [[2]]
? List the first and last names of anglers with grade A.
= [["Ros","Umber"]]
? How many anglers does each club have, and what is the largest number of hours there?
= [["Weir",2,30],["Ford",2,21]]
? How many catches are there for each fish, and what is the average grams?
= [["perch",3,350],["pike",2,2100],["tench",1,900]]
? How many perch catches had grams above the average grams of perch catches?
= [[1]]
? Which baits were used in at least two different fish?
= [["worm"],["fly"]]
? Which lakes have catches by anglers of the Ford club but not by anglers of the Weir club? List the lake names.
= [["High Tarn"]]
@ cabins and leases
# cabins
[["cabin_id","integer"],["cabin_name","text"],["beds","integer"]]
[1,"Fir",2]
[2,"Oak",4]
[3,"Ash",6]
# leases
[["lease_id","integer"],["cabin_id","integer"],["weeks","integer"]]
[1,1,3]
[2,3,1]
? Show the names of cabins that have never been let.
= [["Oak"]]
@ harbours ferries and inns
# harbours
[["harbour_id","integer"],["harbour_name","text"],["town","text"]]
[1,"Old Quay","Hale"]
[2,"North Pier","Moss"]
[3,"Sand Bay","Wick"]
# inns
[["inn_id","integer"],["inn_name","text"],["city","text"]]
[1,"The Anchor","Hale"]
[2,"The Gull","Dunn"]
# crossings
[["crossing_no","integer"],["origin_harbour","integer"],["destination_harbour","integer"],["paid_seats","integer"]]
[71,1,2,30]
[72,1,3,10]
[73,2,3,25]
? Which towns have a harbour but no inn?
= [["Moss"],["Wick"]]
? Show the name of each harbour with the number of crossings that arrive there. Leave out harbours that have none.
= [["North Pier",1],["Sand Bay",2]]
? For each harbour name, count the crossings departing there. Harbours with no crossings are not needed.
= [["Old Quay",2],["North Pier",1]]
@ licensed pilots
# pilots
[["pilot_id","integer"],["pilot_name","text"]]
[1,"Ena Holt"]
[2,"Fay Inch"]
[3,"Gus Jarl"]
# permits
[["permit_id","integer"],["pilot_id","integer"],["licensed_miles","integer"]]
[1,1,200]
[2,1,50]
[3,2,70]
? Show the name of every licensed pilot together with the total licensed miles.
= [["Ena Holt",250],["Fay Inch",70]]
@ vans and their depots
# depots
[["depot_id","integer"],["depot_name","text"]]
[1,"Quay"]
[2,"Hill"]
# trips
[["trip_id","integer"],["depot_id","integer"],["driver","text"],["driven_on","date"],["toll","number"]]
[11,1,"Ines","2024-03-01",12]
[12,1,"Jory","2024-03-05",30]
[13,2,"Ines","2024-04-02",9]
[14,1,"Ines","2024-02-11",4]
? depots with their number of trips
= [["Quay",3],["Hill",1]]
? drivers with their total toll, highest first
= in order [["Jory",30],["Ines",25]]
? drivers with their total toll
= [["Jory",30],["Ines",25]]
? drivers with their highest toll
= [["Ines",12],["Jory",30]]
`
